import { expect, test } from 'vitest';
import { parseDrawing } from '../../bench/drawing.ts';
import { BLACK, WHITE } from '../../src/engine/color.ts';
import { findParameters, isAnsweredRight } from '../../src/lifedeath/heuristic-parameters.ts';
import { HeuristicSolver } from '../../src/lifedeath/heuristic-solver.ts';
import { Solver } from '../../src/lifedeath/solver.ts';

const CORNER = `
  . . . # . O ,
  . . . # O O ,
  # # # # O , ,
  O O O O O , ,
  , , , , , , ,`;

test('the parameters solve the problem, and so do the next depths', () => {
  const problem = parseDrawing(CORNER, WHITE);
  const exact = new Solver(16).solve(problem);
  expect(exact).toMatchObject({ status: 'ko', movesComplete: true });
  const solver = new HeuristicSolver();
  const found = findParameters(problem, exact, solver)!;
  expect(found.depth).toBeGreaterThan(0);
  for (const depth of [found.depth, found.depth + 1, found.depth + 2]) {
    const answer = solver.solve(problem, { ...found, depth, iterative: true });
    expect(isAnsweredRight(exact, answer), `depth ${depth}`).toBe(true);
  }
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
