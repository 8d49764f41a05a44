import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Engine, runEngine } from './engine.ts';

const sgf = (name: string) => fileURLToPath(new URL(`../transcripts/sgf/${name}.sgf`, import.meta.url));

/** Far too much for any proof in a lifetime. */
const LARGE = `gold-load ${sgf('large')}`;
const SMALL = `gold-load ${sgf('corner')}`;

describe('a search that would take for ever', () => {
  let engine: Engine;

  beforeEach(async () => {
    engine = new Engine();
    await engine.ask(LARGE);
  });

  afterEach(async () => {
    engine.child.stdin.end();
    expect(await engine.outcome).toMatchObject({ code: 0, stderr: '' });
  });

  /** A command that has certainly begun. */
  async function start(command: string): Promise<void> {
    engine.write(`${command}\n`);
    await sleep(500);
  }

  test('answers unknown when it is interrupted, and the next command works', async () => {
    await start('1 gold-solve');
    engine.write('# interrupt\n');
    expect(await engine.response()).toMatch(
      /^=1 status unknown\nproved false\n.*\nguess (attacker|defender)\n/s,
    );
    await engine.ask(SMALL);
    expect(await engine.ask('2 gold-solve')).toMatch(/^=2 status dead\nproved true\n/);
  });

  test('is interrupted by SIGINT, and so is a move', async () => {
    await start('gold-solve');
    engine.child.kill('SIGINT');
    expect(await engine.response()).toMatch(/^= status unknown\n/);
    await start('genmove b');
    engine.child.kill('SIGINT');
    expect(await engine.response()).toMatch(/^= [A-HJ][1-9]$/);
    expect(await engine.ask('undo')).toBe('=');
  });

  test('is interrupted as a whole, where it is two', async () => {
    await start('gold-status');
    engine.write('# interrupt\n');
    expect(await engine.response()).toMatch(/^= unknown\nproved false\n/);
  });

  test('ends with quit', async () => {
    await start('gold-solve');
    engine.write('quit\n');
    expect(await engine.response()).toMatch(/^= status unknown\n/);
    expect(await engine.response()).toBe('=');
  });

  test('ends by its own limits, those of the command or those of the session', async () => {
    expect(await engine.ask('gold-solve time 0.2')).toMatch(/^= status unknown\n/);
    expect(await engine.ask('gold-genmove w time 0.2')).toMatch(/^= [A-HJ][1-9]$/);
    await engine.ask('gold-param time 0.2');
    expect(await engine.ask('gold-solve')).toMatch(/^= status unknown\n/);
    expect(await engine.ask('genmove b')).toMatch(/^= [A-HJ][1-9]$/);
    await engine.ask('gold-param memory 1');
    expect(await engine.ask('gold-solve')).toMatch(/^= status unknown\n/);
  });

  test('does not spend more than its part of the clock', async () => {
    await engine.ask('time_left b 2 0');
    expect(await engine.ask('genmove b')).toMatch(/^= [A-HJ][1-9]$/);
    await engine.ask('time_left b 1 5');
    expect(await engine.ask('genmove b')).toMatch(/^= [A-HJ][1-9]$/);
  });
});

describe('a limit of nodes', () => {
  const count = (output: string) => [...output.matchAll(/^nodes (\d+)$/gm)].map((match) => match[1]);

  test('gives the same number of nodes every time, whatever came before', async () => {
    const solve = 'gold-solve nodes 30000\n';
    const first = await runEngine(`${LARGE}\n${solve}${solve}`);
    const second = await runEngine(`${SMALL}\ngold-solve\n${LARGE}\ngold-solve time 0.3\n${solve}`);
    const [one, two] = count(first.stdout);
    expect(two).toBe(one);
    expect(count(second.stdout).at(-1)).toBe(one);
  });
});

describe('a script', () => {
  test('gets all its answers, though the input has ended', async () => {
    const { stdout, code } = await runEngine(
      `1 ${SMALL}\n2 gold-solve\n3 gold-status\n4 genmove w\n5 quit\n`,
    );
    expect(stdout).toMatch(/^=1 goal .*\n\n=2 status dead\n.*\n\n=3 unsettled\n.*\n\n=4 B9\n\n=5\n\n$/s);
    expect(code).toBe(0);
  });
});
