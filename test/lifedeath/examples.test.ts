import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BLACK, type Color, EMPTY, WHITE } from '../../src/engine/color.ts';
import { makeVertex, parseVertex } from '../../src/engine/geometry.ts';
import { readSgfFile } from '../../src/engine/sgf.ts';
import { ATTACKER, DEFENDER, Field, type Side } from '../../src/lifedeath/field.ts';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { makeProblem, type Problem } from '../../src/lifedeath/problem.ts';
import { type ProblemRecord, readProblem } from '../../src/lifedeath/problem-sgf.ts';
import { ProofSearch } from '../../src/lifedeath/proof-search.ts';
import { listMoves, Solver } from '../../src/lifedeath/solver.ts';
import { Table } from '../../src/lifedeath/table.ts';
import { verifyVerdict } from '../../src/lifedeath/verify.ts';

/** A shipped problem, read as a user's would be. */
function load(name: string): ProblemRecord {
  const file = readSgfFile(fileURLToPath(new URL(`../../problems-sgf/${name}.sgf`, import.meta.url)));
  if (!file.ok) throw new Error(file.reason);
  expect(file.trees.length).toBe(1);
  const read = readProblem(file.trees[0]!);
  if (!read.ok) throw new Error(read.reason);
  expect(read.notes).toEqual([]);
  return read.record;
}

/** The problem for one side to move, perhaps without some of its stones. */
function pose(record: ProblemRecord, toPlay: Color, without: readonly number[] = []): Problem {
  const { game, keystones, region } = record;
  const result = makeProblem({
    geometry: game.geometry,
    colorAt: (point) => (without.includes(point) ? EMPTY : game.colorAt(point)),
    keystones,
    region: [...region, ...without],
    toPlay,
  });
  if (!result.ok) throw new Error(result.reasons.join(', '));
  return result.problem;
}

/** Solved, and the proof replayed. */
function solve(problem: Problem) {
  const solver = new Solver(16);
  const verdict = solver.solve(problem);
  // A fresh solver for each reply, so that nothing is taken over from the solution.
  const { ok, hole } = verifyVerdict(problem, verdict, (state) => new Solver(0).findReply(state));
  expect({ ok, hole }).toEqual({ ok: true });
  expect(verdict.proved && verdict.movesComplete).toBe(true);
  return { status: verdict.status, moves: verdict.moves.map((point) => makeVertex(point, problem.geometry)) };
}

/** Can the side to move reach a position that is decided at sight within so many moves, whatever the other side does? */
function winsWithin(problem: Problem, depth: number): boolean {
  const field = new Field(problem);
  const search = new ProofSearch(field, new Table(1));
  const known = new Map<string, boolean>();
  const mover: Side = problem.toPlay === problem.defender ? DEFENDER : ATTACKER;
  const root = search.newFrame();
  root.reset(mover, field.size, 0, 0);

  const decided = (frame: Frame): Side | 0 => {
    if (frame.keystones === 0) return ATTACKER;
    if (search.statics.hasEscaped(frame) || search.statics.isAlive(frame)) return DEFENDER;
    return search.statics.isDead(frame) ? ATTACKER : 0;
  };
  const wins = (frame: Frame, left: number): boolean => {
    frame.label();
    const winner = decided(frame);
    if (winner !== 0 || left === 0) return winner === mover;
    const key = `${frame.cells.join('')} ${frame.toPlay} ${frame.ko} ${left}`;
    const result = known.get(key) ?? tryMoves(frame, left);
    known.set(key, result);
    return result;
  };
  const tryMoves = (frame: Frame, left: number): boolean => {
    const after = listMoves(frame).map((cell) => {
      const next = search.newFrame();
      next.make(frame, cell);
      return next;
    });
    const test = (next: Frame) => wins(next, left - 1);
    return frame.toPlay === mover ? after.some(test) : after.every(test);
  };
  return wins(root, depth);
}

describe('one point to live, two to kill', () => {
  const record = load('one-point-to-live');

  test('says what it is', () => {
    expect(record.name).toBe('One point to live');
    expect(record.rank).toBe('9k');
    expect(record.game.toPlay).toBe(BLACK);
  });

  test('Black lives at one point', () => {
    expect(solve(pose(record, BLACK))).toEqual({ status: 'alive', moves: ['A19'] });
  });

  test('White kills at two', () => {
    expect(solve(pose(record, WHITE))).toEqual({ status: 'dead', moves: ['A19', 'D19'] });
  });
});

describe('six moves ahead', () => {
  const record = load('six-moves-ahead');

  test('says what it is', () => {
    expect(record.name).toBe('Six moves ahead');
    expect(record.rank).toBe('3k');
    expect(record.game.toPlay).toBe(BLACK);
  });

  test('Black lives', () => {
    expect(solve(pose(record, BLACK))).toEqual({ status: 'alive', moves: ['P19'] });
  });

  test('White kills', () => {
    expect(solve(pose(record, WHITE))).toEqual({ status: 'dead', moves: ['P19', 'Q19'] });
  });

  for (const toPlay of [BLACK, WHITE] as const) {
    test(`six moves are enough for ${toPlay === BLACK ? 'Black' : 'White'}, four are not`, () => {
      expect(winsWithin(pose(record, toPlay), 6)).toBe(true);
      expect(winsWithin(pose(record, toPlay), 4)).toBe(false);
    });
  }
});

describe('the second eye', () => {
  const record = load('second-eye');
  const { geometry } = record.game;
  const points = (text: string) => text.split(' ').map((vertex) => parseVertex(vertex, geometry)!);
  const corner = points('A1 B1 A2 B2');
  const outside = points('B4 A5');

  test('says what it is', () => {
    expect(record.name).toBe('The second eye');
    expect(record.rank).toBe('2d');
    expect(record.game.toPlay).toBe(BLACK);
  });

  test('has four empty points in the corner, and two black stones outside that are no keystones', () => {
    for (const point of corner) expect(record.region).toContain(point);
    for (const point of outside) {
      expect(record.game.colorAt(point)).toBe(BLACK);
      expect(record.keystones).not.toContain(point);
    }
  });

  test('Black makes it', () => {
    expect(solve(pose(record, BLACK))).toEqual({ status: 'alive', moves: ['A2'] });
  });

  test('White takes it', () => {
    const { status, moves } = solve(pose(record, WHITE));
    expect(status).toBe('dead');
    expect(moves.sort()).toEqual(['A1', 'A2', 'B1', 'B2', 'B3', 'B5']);
  });

  test('not without either of the stones outside, even if Black plays first', () => {
    for (const stone of outside) expect(solve(pose(record, BLACK, [stone])).status).toBe('dead');
  });
});
