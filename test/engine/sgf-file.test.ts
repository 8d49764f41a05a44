import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findValue, loadGame, makeSgf, readSgfFile, type SgfNode } from '../../src/engine/sgf.ts';
import { draw } from './sgf-helpers.ts';

const FILES = new URL('../sgf/', import.meta.url).pathname;
const temporary = mkdtempSync(join(tmpdir(), 'gold-sgf-'));
afterAll(() => rmSync(temporary, { recursive: true }));

function write(name: string, content: string | Uint8Array): string {
  const path = join(temporary, name);
  writeFileSync(path, content);
  return path;
}

function readTrees(path: string): SgfNode[] {
  const result = readSgfFile(path);
  if (!result.ok) throw new Error(result.reason);
  return result.trees;
}

function findFileReason(path: string): string {
  const result = readSgfFile(path);
  return result.ok ? 'no reason' : result.reason;
}

function play(tree: SgfNode): string[] {
  const result = loadGame(tree);
  return result.ok ? draw(result.game) : [result.reason];
}

describe('files by hand', () => {
  test('a collection of problems', () => {
    const trees = readTrees(`${FILES}collection.sgf`);
    expect(trees).toHaveLength(2);
    expect(play(trees[0]!).slice(0, 4)).toEqual(['.OXO.....', 'XXXO.....', 'OOOO.....', '.........']);
    expect(play(trees[1]!)).toEqual(['..O..', 'OO...', '.....']);
    expect(findValue(trees[0]!, 'C')).toBe('White to kill. A bracket ] and a backslash \\ for the reader.');
    const text = makeSgf(trees);
    expect(text).toContain('XYZ[note\\: kept:as it is]');
    expect(text).toContain('(;W[ba]TE[1]C[RIGHT])\n(;W[aa]BM[1];B[ba]))');
  });

  test('set-up in mid-game', () =>
    expect(play(readTrees(`${FILES}mid-game-setup.sgf`)[0]!)).toEqual([
      'O....',
      'OX...',
      '..X..',
      '..XX.',
      '....O',
    ]));

  test('names spelled out', () =>
    expect(play(readTrees(`${FILES}old-names.sgf`)[0]!)).toEqual([
      '.....',
      '.X...',
      '..O..',
      '...O.',
      '....O',
    ]));
});

describe('character sets', () => {
  test.each([
    ['gb2312.sgf', '死活题'],
    ['shift-jis.sgf', '表ソ十'],
    ['euc-kr.sgf', '사활'],
    ['latin1.sgf', 'Tod für Größe'],
    ['utf16.sgf', '死活'],
    ['utf8-bom.sgf', '死活'],
  ])('%s', (name, title) => expect(findValue(readTrees(FILES + name)[0]!, 'GN')).toBe(title));

  test('CA says what the text will be written in', () => {
    const [tree] = readTrees(`${FILES}gb2312.sgf`);
    expect(findValue(tree!, 'CA')).toBe('UTF-8');
    expect(findValue(readTrees(write('again.sgf', makeSgf([tree!])))[0]!, 'GN')).toBe('死活题');
  });

  test('UTF-8 is what a file without CA has, if it can be', () => {
    const [tree] = readTrees(write('plain.sgf', '(;SZ[9]GN[死活])'));
    expect(findValue(tree!, 'GN')).toBe('死活');
    expect(tree!.properties.has('CA')).toBe(false);
  });

  test.each(['nonsense', 'UTF-16', 'hz-gb-2312', ']', '\\', ''])('CA[%s] does no harm', (name) => {
    const escaped = name.replace(/[\]\\]/g, '\\$&');
    expect(findValue(readTrees(write('odd.sgf', `(;CA[${escaped}]GN[plain])`))[0]!, 'GN')).toBe('plain');
  });

  test('bytes that are not valid in the character set do no harm', () => {
    const bytes = Buffer.concat([
      Buffer.from('(;CA[UTF-8]GN[a'),
      Buffer.from([0xff, 0xc3]),
      Buffer.from('b])'),
    ]);
    expect(findValue(readTrees(write('invalid.sgf', bytes))[0]!, 'GN')).toMatch(/^a\uFFFD+b$/);
  });
});

describe('what is refused', () => {
  test('missing', () => expect(findFileReason(join(temporary, 'missing.sgf'))).toBe('no such file'));
  test('a path through a file', () =>
    expect(findFileReason(`${write('file', 'x')}/y.sgf`)).toBe('no such file'));
  test('no name', () => expect(findFileReason('')).toBe('no such file'));
  test('a name with a NUL', () => expect(findFileReason('a\0b')).not.toBe('no reason'));
  test('a very long name', () => expect(findFileReason('x'.repeat(10_000))).toBe('ENAMETOOLONG'));
  test('a directory', () => expect(findFileReason(temporary)).toBe('a directory'));
  test('empty', () => expect(findFileReason(write('empty.sgf', ''))).toMatch(/^there is no game tree/));
  test('no SGF', () =>
    expect(findFileReason(write('text.sgf', 'Dear (reader)'))).toMatch(/^there is no game tree/));
  test('binary', () => expect(findFileReason(write('binary.sgf', '(;SZ[9]C[\0])'))).toBe('a binary file'));
  test('broken', () =>
    expect(findFileReason(write('broken.sgf', '(;SZ[9]\r\n;B[aa]}'))).toBe(
      'line 2, column 7: unexpected "}"',
    ));

  test('huge', () => {
    const path = write('huge.sgf', '(;SZ[9])');
    truncateSync(path, 65 * 2 ** 20);
    expect(findFileReason(path)).toBe('larger than 64 MB');
  });

  test.runIf(process.platform !== 'win32')('a device', () =>
    expect(findFileReason('/dev/zero')).toBe('not a regular file'),
  );
});
