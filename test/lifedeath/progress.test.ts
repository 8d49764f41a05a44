import { describe, expect, test } from 'vitest';
import { PASS, parseVertex } from '../../src/engine/geometry.ts';
import { chooseMove } from '../../src/lifedeath/choose-move.ts';
import { afterMove } from '../../src/lifedeath/judge-move.ts';
import { listLegalMoves } from '../../src/lifedeath/legal-moves.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import { findProgress, type ProgressState } from '../../src/lifedeath/progress.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import { parseProblem } from '../oracle/diagram.ts';
import { randomProblem } from '../oracle/random.ts';
import { convert } from './convert.ts';

const solver = new Solver(16);

function draw(text: string, toPlay: 1 | 2): Problem {
  return convert(parseProblem(text, { toPlay }));
}

/** The state after these moves of both sides. */
function play(text: string, toPlay: 1 | 2, ...vertices: string[]): ProgressState {
  const start = draw(text, toPlay);
  const moves = vertices.map((vertex) => parseVertex(vertex, start.geometry)!);
  const now = moves.reduce(afterMove, start);
  const opponentPassed = moves.length > 1 && moves.length % 2 === 0 && moves.at(-1) === PASS;
  return ask(start, now, opponentPassed);
}

function ask(start: Problem, now: Problem, opponentPassed: boolean): ProgressState {
  const left = now.keystones.length > 0 ? now : undefined;
  return findProgress({ start, now: left, opponentPassed }, solver).state;
}

const THREE = `
  . . . X O ,
  # # # X O ,
  O O O O O ,
  , , , , , ,`;

describe('a problem that is played out', () => {
  test('is solved when the group lives for all to see', () => {
    expect(play(THREE, 1, 'B4')).toBe('solved');
    expect(play(THREE, 1, 'A4')).toBe('failed');
  });

  test('is solved when the group is taken, not before that can be seen', () => {
    expect(play(THREE, 2, 'B4')).toBe('going on');
    expect(play(THREE, 2, 'B4', 'A4', 'C4')).toBe('solved');
    expect(play(THREE, 2, 'A4', 'B4')).toBe('failed');
  });

  test('is failed when the group is taken from the one who has to save it', () => {
    expect(play(THREE, 1, 'A4', 'B4', 'pass', 'C4')).toBe('failed');
  });

  test('is solved when the other side gives up', () => {
    expect(play(THREE, 2, 'B4', 'pass')).toBe('solved');
  });

  test('is unsolvable where nothing was promised, until the other side makes a mistake', () => {
    const alive = `
      . X . X O ,
      # # # X O ,
      O O O O O ,
      , , , , , ,`;
    expect(play(alive, 2, 'F1', 'pass')).toBe('unsolvable');
    expect(play(alive, 2, 'F1', 'A4', 'C4')).toBe('solved');
  });

  test('is unknown where a limit comes first', () => {
    const start = draw(THREE, 1);
    const now = afterMove(start, start.region[0]!);
    const report = findProgress({ start, now, opponentPassed: false }, new Solver(1), {
      nodes: 1,
      stopped: () => true,
    });
    expect(report.state).toBe('unknown');
  });

  test('never fails by right moves and always by wrong ones, and comes to an end, on random problems', () => {
    const ends = new Map<string, number>();
    for (let seed = 0; seed < 50; seed++) {
      const start = { ...convert(randomProblem(seed)), threats: { black: 0, white: 0 } };
      const { moves, status } = solver.solve(start);
      // Where a ko may not be retaken at the start, the right move may be a threat, which is not on this board.
      if (moves.length === 0 || start.koPoint !== PASS) continue;
      for (const move of listLegalMoves(start)) {
        const state = ask(start, afterMove(start, move), false);
        if (!moves.includes(move)) expect([seed, state]).toEqual([seed, 'failed']);
      }
      const end = playOut(start);
      ends.set(`${status} ${end}`, (ends.get(`${status} ${end}`) ?? 0) + 1);
    }
    expect([...ends.keys()].filter((end) => !end.endsWith('solved'))).toEqual([]);
    expect([...ends.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(15);
  });
});

/** Right moves against the engine's own, to the end. */
function playOut(start: Problem): ProgressState {
  let now = start;
  for (let count = 0; count < 60; count++) {
    const { moves } = solver.solve(now);
    const mine = moves.find((move) => move !== PASS) ?? moves[0] ?? PASS;
    now = afterMove(now, mine);
    let state = ask(start, now, false);
    if (state !== 'going on') return state;
    const theirs = chooseMove(now, solver);
    now = afterMove(now, theirs);
    state = ask(start, now, theirs === PASS);
    if (state !== 'going on') return state;
  }
  return 'going on';
}
