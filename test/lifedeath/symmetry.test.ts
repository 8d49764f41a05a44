import { describe, expect, test } from 'vitest';
import { Solver } from '../../src/lifedeath/solver.ts';
import { describe as draw, parseProblem } from '../oracle/diagram.ts';
import { randomProblem } from '../oracle/random.ts';
import type { OracleProblem } from '../oracle/rules.ts';
import { convert } from './convert.ts';
import { orient, swapColors, toIndex } from './transform.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 50);
const SEED = Number(process.env.GOLD_SEED ?? 1);
const ORIENTATIONS = [0, 1, 2, 3, 4, 5, 6, 7];

const DRAWINGS = {
  'a side with a cut': `
    , O O O O O O ,
    , O # # # # O ,
    O O # . . # O O
    O # # . O # # O
    O # . . . . # O`,
  'the bent four eyespace in the corner': `
    . . . # O ,
    . # # # O ,
    # # O O O ,
    O O O , , ,
    , , , , , ,`,
  'a ko for the second eye': `
    . O . # . O ,
    O . O # # O ,
    # # # # O O ,
    O O O O O , ,
    , , , , , , ,`,
};

/** The verdict as the referee would put it, for comparison. */
function solve(solver: Solver, problem: OracleProblem, map: (index: number) => number) {
  const { status, winner, threats, moves, kind } = solver.solve(convert(problem));
  const indices = moves.map((point) => toIndex(problem, point));
  // A group that can both escape and make eyes lives as the line shown has it, and equal lines may change places.
  const way = kind === 'escape' ? 'two-eyes' : kind;
  return { status, winner, threats, way, moves: indices.map(map).sort((a, b) => a - b) };
}

/** The same verdict from all sides, with both colours. */
function checkViews(problem: OracleProblem): void {
  const solver = new Solver(16);
  const verdict = solve(solver, problem, (index) => index);
  for (const orientation of ORIENTATIONS) {
    const view = orient(problem, orientation);
    const back = new Map(problem.stones.map((_, index) => [view.map(index), index]));
    const home = (index: number) => back.get(index) ?? index;
    for (const seen of [view.problem, swapColors(view.problem)]) {
      expect(solve(solver, seen, home), `orientation ${orientation}\n${draw(seen)}`).toEqual(verdict);
    }
  }
}

describe('eight orientations and both colours give one verdict', () => {
  test('on random problems', () => {
    for (let seed = SEED; seed < SEED + PROBLEMS; seed++) checkViews(randomProblem(seed));
  });

  for (const [name, drawing] of Object.entries(DRAWINGS)) {
    for (const toPlay of [1, 2] as const) {
      test(`${name}, ${toPlay === 1 ? 'black' : 'white'} to play`, () => {
        checkViews(parseProblem(drawing, { toPlay }));
      });
    }
  }
});

describe('under a limit of nodes', () => {
  test('the same problem takes the same nodes on every run', () => {
    for (let seed = SEED; seed < SEED + PROBLEMS; seed++) {
      const problem = convert(randomProblem(seed));
      const limits = [50, 500, Infinity];
      for (const nodes of limits) {
        const [first, second] = [1, 2].map(() => new Solver(4).solve(problem, { nodes }));
        expect({ ...second, seconds: 0 }).toEqual({ ...first, seconds: 0 });
      }
    }
  });

  test('a larger one too', () => {
    const problem = convert(parseProblem(DRAWINGS['a side with a cut'], { toPlay: 2 }));
    const run = (nodes: number) => ({ ...new Solver(4).solve(problem, { nodes }), seconds: 0 });
    for (const nodes of [1_000, 10_000, 30_000]) expect(run(nodes)).toEqual(run(nodes));
  });
});
