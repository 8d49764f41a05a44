import { describe, expect, test } from 'vitest';
import { runEngine } from './engine.ts';

describe('gold-gtp play', () => {
  test('puts shipped problems to whoever types', async () => {
    const { stdout, stderr, code } = await runEngine('B19\nundo\nA19\nC19\nquit\n', [
      'play',
      'one-point-to-live',
    ]);
    expect(stdout).toMatch(/^Problem \d+ of \d+: One point to live/);
    expect(stdout).toContain('Wrong: Black dies. There is a move to live.\nWhite answers D19.');
    expect(stdout).toMatch(/\n1 of \d+ solved, 0 at the first try and without help\.\n$/);
    expect(stdout).not.toContain('\x1b');
    expect([stderr, code]).toEqual(['', 0]);
  });

  test('ends with the input', async () => {
    const { stdout, code } = await runEngine('hint', ['play', 'one-point-to-live']);
    expect(stdout).toContain('Black to move can live');
    expect(code).toBe(0);
  });

  test('tells what it is, and what is wrong', async () => {
    expect((await runEngine('', ['play', '--help'])).stdout).toMatch(/^usage: gold-gtp play/);
    const { stderr, code } = await runEngine('', ['play', 'one-piont-to-live']);
    expect(stderr).toBe('gold-gtp play: unknown problem: did you mean one-point-to-live?\n');
    expect(code).toBe(2);
    expect((await runEngine('', ['play', '--fast'])).code).toBe(2);
  });
});
