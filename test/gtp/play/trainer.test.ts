import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { commandGroups } from '../../../src/gtp/commands/index.ts';
import { Commander } from '../../../src/gtp/play/commander.ts';
import { findProblemSet } from '../../../src/gtp/play/problem-set.ts';
import { Trainer } from '../../../src/gtp/play/trainer.ts';
import { Registry } from '../../../src/gtp/registry.ts';
import { Session } from '../../../src/gtp/session.ts';
import { makeRunner } from '../converse.ts';

async function train(word: string, { colors = false } = {}) {
  const session = new Session();
  const registry = new Registry(commandGroups);
  const commander = new Commander({ session, registry, worker: makeRunner(), colors });
  const trainer = new Trainer(commander, findProblemSet(word), { colors });
  return { session, trainer, first: await trainer.start(), hear: (line: string) => trainer.hear(line) };
}

const ONE_POINT = 'one-point-to-live';

describe('a person at a terminal', () => {
  test('sees the problem', async () => {
    const { first } = await train(ONE_POINT);
    expect(first).toMatch(/^Problem \d+ of \d+: One point to live, 9k\nBlack to play and live\./);
    expect(first).toContain('\n18 : # # # O . . 18\n');
    expect(first).toMatch(/\nBlack to move and live\. Where\?$/);
  });

  test('solves a problem', async () => {
    const { hear, trainer } = await train(ONE_POINT);
    expect(await hear('a19')).toMatch(/19 X\(O\): : O(.|\n)*\nRight\.\nWhite answers B19\.$/);
    expect(await hear('C19')).toMatch(/\nRight\.\nSolved! 1 of \d+ solved, 1 at the first try/);
    expect(await hear('D19')).toMatch(/^This one is solved/);
    expect(await hear('list')).toMatch(/^>.* one-point-to-live \(solved\)$/m);
    expect(trainer.summary).toMatch(/^1 of /);
  });

  test('fails, asks why, takes the move back, and solves it with help', async () => {
    const { hear, session } = await train(ONE_POINT);
    expect(await hear('why')).toMatch(/^Play a move first/);
    expect(await hear('B19')).toMatch(
      /\nWrong: Black dies\. There is a move to live\.\nWhite answers D19\.\n"why" /,
    );
    expect(await hear('why')).toMatch(/^Wrong: .*\nPlay goes on like this: B19 D19/);
    expect(await hear('undo')).toContain('19 : : : : O');
    expect(session.game.moves).toEqual([]);
    expect(await hear('undo')).toBe('Cannot undo.');
    expect(await hear('hint')).toBe('Black to move can live: Black lives with two eyes.');
    expect(await hear('hint')).toMatch(/^The key move is one of /);
    expect(await hear('hint')).toBe('Black plays A19. (A19 B19 C19)');
    await hear('A19');
    expect(await hear('C19')).toMatch(/Solved! 1 of \d+ solved, 0 at the first try/);
  });

  test('goes on to the next problem, begins one again, and chooses one', async () => {
    const { hear } = await train(ONE_POINT);
    expect(await hear('next')).toMatch(/^Problem \d+ of \d+: /);
    expect(await hear('open 1')).toMatch(/^Problem 1 of /);
    expect(await hear('again')).toMatch(/^Problem 1 of /);
    expect(await hear('open 100000')).toMatch(/^A number from 1 to /);
    expect(await hear('board')).toMatch(/^ {3}[A-T]/);
  });

  test('uses the commands of the engine, and is helped with names', async () => {
    const { hear, session } = await train(ONE_POINT);
    expect(await hear('gold-solve')).toMatch(/^status alive\nproved true/);
    expect(await hear('gold-place b T1')).toMatch(/^ {3}A B/);
    expect(session.game.stones().size).toBe(14);
    expect(await hear('gold-describe name Mine')).toBe('Done.');
    expect(await hear('gold-slove')).toMatch(/^There is no "gold-slove"; did you mean gold-solve\?/);
    expect(await hear('B18')).toBe('Illegal move: black B18 (occupied).');
    expect(await hear('')).toBe('');
    expect(await hear('help')).toMatch(/^Type a vertex/);
    expect(await hear('help undo')).toMatch(/^undo\n/);
    expect(await hear('quit')).toBeUndefined();
  });

  test('gets colours if there are some', async () => {
    const { first, hear } = await train(ONE_POINT, { colors: true });
    expect(first).toContain('\x1b[1mProblem');
    expect(first).toContain('◉');
    expect(await hear('B19')).toContain('\x1b[38;5;160mWrong');
  });
});

describe('a set of problems', () => {
  test('is a file, a folder, a shipped problem, or all that are shipped', () => {
    const collection = fileURLToPath(new URL('../../transcripts/sgf/collection.sgf', import.meta.url));
    expect(findProblemSet(collection).problems.map(({ name }) => name)).toEqual([
      'collection.sgf 1',
      'collection.sgf 2',
    ]);
    const all = findProblemSet(undefined);
    expect(all.problems.length).toBeGreaterThanOrEqual(3);
    const { problems, first } = findProblemSet('second-eye');
    expect(problems[first]!.name).toBe('second-eye');
    expect(() => findProblemSet('secnd-eye')).toThrow('unknown problem: did you mean second-eye?');
  });

  test('may have blanks in its name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gold set '));
    try {
      writeFileSync(
        join(folder, 'a # problem.sgf'),
        '(;SZ[9]PL[B]AB[ab][bb][cb][db][da]AW[ac][bc][cc][dc][ec][eb][ea])',
      );
      const { first, hear } = await train(folder);
      expect(first).toMatch(/^Problem 1 of 1: a # problem\.sgf\n/);
      expect(await hear('B9')).toMatch(/Solved! 1 of 1 solved(.|\n)*That was the last one\.$/);
      expect(await hear('next')).toMatch(/^All are solved\./);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
