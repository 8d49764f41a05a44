import { expect, test } from 'vitest';
import { isAnsweredRight } from '../../bench/answered-right.ts';
import { parseDrawing } from '../../bench/drawing.ts';
import { BLACK, WHITE } from '../../src/engine/color.ts';
import { HeuristicSolver } from '../../src/lifedeath/heuristic-solver.ts';
import { findSmallestSettings } from '../../src/lifedeath/smallest-settings.ts';
import { Solver } from '../../src/lifedeath/solver.ts';

const CORNER = `
  . . . # . O ,
  . . . # O O ,
  # # # # O , ,
  O O O O O , ,
  , , , , , , ,`;

test('the smallest settings solve the problem', () => {
  const problem = parseDrawing(CORNER, WHITE);
  const exact = new Solver(16).solve(problem);
  expect(exact).toMatchObject({ status: 'ko', movesComplete: true });
  const solver = new HeuristicSolver();
  const found = findSmallestSettings(problem, exact, solver)!;
  expect(found.depth).toBeGreaterThan(1);
  expect(isAnsweredRight(exact, solver.solve(problem, found))).toBe(true);
});

test('a wrong move or a wrong winner is no answer', () => {
  const problem = parseDrawing(CORNER, BLACK);
  const exact = new Solver(16).solve(problem);
  const answer = new HeuristicSolver().solve(problem, { depth: 8, breadth: 0, iterative: true });
  expect(isAnsweredRight(exact, answer)).toBe(true);
  expect(isAnsweredRight({ ...exact, moves: [-1] }, answer)).toBe(false);
  expect(isAnsweredRight({ ...exact, moves: [] }, answer), 'no move to find').toBe(true);
  expect(isAnsweredRight({ ...exact, winner: 'attacker' }, answer)).toBe(false);
});
