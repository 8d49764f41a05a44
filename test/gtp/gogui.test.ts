import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { commandGroups } from '../../src/gtp/commands/index.ts';
import { Registry } from '../../src/gtp/registry.ts';
import { Session } from '../../src/gtp/session.ts';
import { converse, startConversation } from './converse.ts';

const directory = mkdtempSync(join(tmpdir(), 'gold-gogui-'));
afterAll(() => rmSync(directory, { recursive: true }));

const SIZE = 9;
const PATIENCE = 1000;
/** Black to move lives at A9, White to move kills there. */
const PROBLEM =
  'boardsize 9\n' +
  'gogui-setup b A7 b B7 b B8 b C8 b D8 w E9 w E8 w E7 w D7 w C7 w A6 w B6 w C6\n' +
  'gogui-setup_player b\ngold-keystones A7 B7 B8 C8 D8\ngold-region A9:D9 A8\n';

const POINT = /^[A-HJ][1-9]$/;
const COLOR_NAME = /^(#[0-9a-f]{6}|red|green|blue|gray)$/;

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function expectPoints(list: readonly string[]): void {
  for (const word of list) expect(word).toMatch(POINT);
  expect(new Set(list).size).toBe(list.length);
}

function expectBoard(text: string, cell: RegExp): void {
  const rows = text.trim().split('\n');
  expect(rows).toHaveLength(SIZE);
  for (const row of rows) {
    expect(words(row)).toHaveLength(SIZE);
    for (const word of words(row)) expect(word).toMatch(cell);
  }
}

/** Pairs of a point and a word. */
function expectPairs(list: readonly string[]): void {
  expect(list.length % 2).toBe(0);
  expectPoints(list.filter((_, index) => index % 2 === 0));
}

function expectVariation(list: readonly string[]): void {
  for (let i = 0; i < list.length; i += 2) {
    expect(list[i]).toMatch(/^[bw]$/);
    expect(list[i + 1]).toMatch(/^([A-HJ][1-9]|pass)$/);
  }
}

function expectGraphics(text: string): void {
  for (const line of text.split('\n')) {
    const [head, ...rest] = line.split(' ');
    expect(['COLOR', 'LABEL', 'SQUARE', 'TRIANGLE', 'CIRCLE', 'MARK', 'TEXT', 'VAR', 'CLEAR']).toContain(
      head,
    );
    if (head === 'COLOR') expect(rest.shift()).toMatch(COLOR_NAME);
    if (head === 'TEXT') expect(rest.length).toBeGreaterThan(0);
    else if (head === 'LABEL') expectPairs(rest);
    else if (head === 'VAR') expectVariation(rest);
    else expectPoints(rest);
  }
}

/** How GoGui reads the answer to a command of each type. */
const READERS: Record<string, (text: string) => void> = {
  string: () => {},
  hstring: () => {},
  hpstring: () => {},
  none: (text) => expect(text).toBe(''),
  plist: (text) => expectPoints(words(text)),
  eplist: (text) => expectPoints(words(text)),
  pspairs: (text) => expectPairs(words(text)),
  bwboard: (text) => expectBoard(text, /^[bwn]$/),
  dboard: (text) => expectBoard(text, /^(-?0\.\d+|-?1\.0+)$/),
  gfx: expectGraphics,
  varc: (text) => {
    for (const word of words(text)) expect(word).toMatch(/^([A-HJ][1-9]|pass)$/);
    expect(words(text)).not.toEqual([]);
  },
  param: (text) => {
    for (const line of text.split('\n')) expect(line).toMatch(/^\[(string|bool|list(\/\w+)+)\] \w+ \S+$/);
  },
};

/** What GoGui puts in the place of its wildcards. */
function fillIn(command: string): string {
  return command
    .replaceAll('%m', 'b')
    .replaceAll('%c', 'w')
    .replaceAll('%p', 'A9')
    .replaceAll('%o', '')
    .replaceAll('%s', 'text')
    .replaceAll('%r', 'test/transcripts/sgf/corner.sgf')
    .replaceAll('%w', join(directory, 'written.sgf'));
}

async function ask(command: string, session: Session): Promise<string> {
  const output = await converse(`${command}\n`, session, [], PATIENCE);
  expect(output).toMatch(/^=/);
  return output.replace(/^= ?/, '').replace(/\n\n$/, '');
}

const lines = new Registry(commandGroups).listed().flatMap(({ analyze = [] }) => analyze);

describe('the analyze commands of GoGui', () => {
  test.each(lines)('%s', async (line) => {
    const parts = line.split('/');
    expect(parts).toHaveLength(3);
    const [type = '', , command = ''] = parts;
    expect(Object.keys(READERS)).toContain(type);
    expect(command.replaceAll(/%[cmpPorws]/g, '')).not.toContain('%');
    const session = new Session();
    await converse(PROBLEM, session);
    READERS[type]!(await ask(type === 'eplist' ? `${command} show` : fillIn(command), session));
  });

  test('have labels of their own', () => {
    const labels = lines.map((line) => line.split('/')[1]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('cover what a problem is edited and looked at with', () => {
    const types = lines.map((line) => line.split('/')[0]);
    for (const type of ['eplist', 'param', 'pspairs', 'gfx', 'dboard', 'bwboard', 'varc'])
      expect(types).toContain(type);
    expect(types.filter((type) => type === 'eplist')).toHaveLength(2);
  });

  test('edit point lists', async () => {
    const session = new Session();
    await converse(PROBLEM, session);
    for (const [line, points] of [
      ['gold-keystones', 'D8 C8'],
      ['gold-region', 'A9 B9'],
    ]) {
      await ask(`${line} ${points}`, session);
      expect(words(await ask(`${line} show`, session)).sort()).toEqual(points!.split(' ').sort());
    }
  });

  test('set every parameter to what its dialog shows', async () => {
    const session = new Session();
    const shown = await ask('gold-param gogui', session);
    for (const line of shown.split('\n')) {
      const [type, name, value] = line.split(' ');
      if (type!.startsWith('[list/')) expect(type!.slice(1, -1).split('/')).toContain(value);
      await converse(`gold-param gogui ${name} ${value}\n`, session);
    }
    expect(await ask('gold-param gogui', session)).toBe(shown);
    await ask('gold-param gogui breadth 5', session);
    expect(await ask('gold-param breadth', session)).toBe('5');
  });

  test('color right and wrong moves', async () => {
    const session = new Session();
    await converse(PROBLEM, session);
    expect(await ask('gold-moves b', session)).toMatch(/^A9 alive\n(\w\d (dead|ko)\n?){4}$/);
    expect(await ask('gold-moves b gfx', session)).toMatch(/^COLOR #30c030 A9\n/);
    expect(await ask('gold-line b', session)).toMatch(/^A9 /);
    expect(await ask('gold-show', session)).toBe(
      'TRIANGLE A7 B7 B8 C8 D8\nSQUARE A9 B9 C9 D9 A8\nTEXT black to live',
    );
  });
});

describe('live graphics', () => {
  async function draw(commands: string): Promise<string> {
    const graphics = new PassThrough({ highWaterMark: 2 ** 30 });
    const session = new Session();
    await converse(PROBLEM, session);
    const { stdin, answers } = startConversation(session, [], PATIENCE, graphics);
    stdin.end(commands);
    await answers;
    graphics.end();
    return await text(graphics);
  }

  test('are off', async () => {
    expect(await draw('gold-solve\ngenmove b\n')).toBe('');
  });

  test('show what the search thinks, and go before the answer', async () => {
    const drawn = await draw('gold-region all\ngold-param live_gfx on\ngold-solve nodes 30000\n');
    expect(drawn).toMatch(/^(gogui-gfx:\n([A-Z].*\n)+\n)+gogui-gfx: CLEAR\n$/);
    for (const [, lines] of drawn.matchAll(/gogui-gfx:\n(.*?)\n\n/gs)) expectGraphics(lines!);
    expect(drawn).toMatch(/^VAR [bw] \w+/m);
    expect(drawn).toMatch(/^TEXT \d+ positions$/m);
  });
});
