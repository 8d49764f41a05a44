import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseInfoLine } from '../gtp/info-line.ts';
import { Engine } from './engine.ts';

const sgf = (name: string) => fileURLToPath(new URL(`../transcripts/sgf/${name}.sgf`, import.meta.url));

describe('an analysis of what would take for ever', () => {
  let engine: Engine;

  beforeEach(async () => {
    engine = new Engine();
    await engine.ask(`gold-load ${sgf('large')}`);
  });

  afterEach(async () => {
    engine.child.stdin.end();
    expect(await engine.outcome).toMatchObject({ code: 0 });
  });

  /** The next line of a report. */
  async function report(): Promise<string> {
    return (await engine.expect(/info .*\n/)).trimEnd();
  }

  test('goes on until a line comes, and the line is answered', async () => {
    engine.write('1 analyze b 2\n');
    await engine.expect(/^=1\n/);
    for (let i = 0; i < 10; i++) expect(parseInfoLine(await report(), 'leela').length).toBeGreaterThan(10);
    engine.write('2 protocol_version\n');
    expect(await engine.expect(/^(info .*\n)*\n=2 2\n\n/)).toMatch(/=2 2\n\n$/);
  });

  test('is ended by an empty line, too', async () => {
    engine.write('1 kata-analyze b 2\n');
    parseInfoLine(await report(), 'kata');
    engine.write('\n');
    await engine.expect(/^(info .*\n)*\n/);
    expect(await engine.ask('2 name')).toBe('=2 GoLD');
  });

  test('gives way to the next search at once, many times over', async () => {
    for (let i = 0; i < 10; i++) {
      engine.write('analyze b 1\n');
      parseInfoLine(await report(), 'leela');
      engine.write('lz-analyze w 1\n');
      await engine.expect(/^(info .*\n)*\n=\n/);
      parseInfoLine(await report(), 'leela');
      engine.write(`${i} gold-solve nodes 1000\n`);
      await engine.expect(new RegExp(`^(info .*\n)*\n=${i} status unknown\n(.+\n)+\n`));
    }
  });

  test('is ended by SIGINT and by # interrupt, as other commands are', async () => {
    engine.write('analyze b 2\n');
    await report();
    engine.child.kill('SIGINT');
    await engine.expect(/^(info .*\n)*\n/);
    engine.write('analyze b 2\n');
    await report();
    engine.write('# interrupt\n');
    await engine.expect(/^(info .*\n)*\n/);
    expect(await engine.ask('1 name')).toBe('=1 GoLD');
  });

  test('a move that is generated meanwhile waits for its limit, not for input', async () => {
    await engine.ask('gold-param time 0.5');
    engine.write('1 genmove_analyze b 10\n2 name\n');
    expect(await engine.expect(/^=1\n(info .*\n)+play \w\d\n\n=2 GoLD\n\n/)).toContain('play');
  });

  test('live graphics go to standard error', async () => {
    await engine.ask('gold-param live_gfx on');
    await engine.ask('gold-solve time 0.7');
    engine.child.stdin.end();
    const { stderr } = await engine.outcome;
    expect(stderr).toMatch(/^(gogui-gfx:\n([A-Z]+ .*\n)+\n)+gogui-gfx: CLEAR\n$/);
  });
});
