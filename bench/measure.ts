import type { Problem } from '../src/lifedeath/problem.ts';
import type { SolveOptions, Solver } from '../src/lifedeath/solver.ts';
import type { Verdict } from '../src/lifedeath/verdict.ts';
import { makeEnclosed } from './enclosed.ts';

export interface Measurement {
  readonly verdict: Verdict;
  /** By a clock around the whole call. */
  readonly seconds: number;
}

/** How long one problem may take. */
export type Limits = Pick<SolveOptions, 'time' | 'nodes'>;

/** The table's limit, as in the shipped process. */
export const MEGABYTES = 256;

/** The status, ko threats included, with one winning move. */
export function measureVerdict(solver: Solver, problem: Problem, limits: Limits): Measurement {
  return measure(solver, problem, { ...limits, maxThreats: 5, allMoves: false, kind: false });
}

/** All that is told: every winning first move, the line, the way of living. */
export function measureAnswer(solver: Solver, problem: Problem, limits: Limits): Measurement {
  return measure(solver, problem, { ...limits, maxThreats: 5 });
}

/**
 * Every measurement starts with the small and empty table of a new solver: nothing is known from before, and the number of
 * nodes does not depend on how far the table had grown. To grow it belongs to the work that is measured.
 */
function measure(solver: Solver, problem: Problem, options: SolveOptions): Measurement {
  solver.setMemory(MEGABYTES);
  const start = performance.now();
  const verdict = solver.solve(problem, options);
  return { verdict, seconds: (performance.now() - start) / 1000 };
}

/** Lets the compiler see the search at work, on problems that are not in the set. */
export function warmUp(solver: Solver): void {
  for (let seed = -1; seed >= -60; seed--) {
    const { problem } = makeEnclosed(seed, 6 - (seed % 7));
    measureAnswer(solver, problem, { nodes: 50_000 });
  }
}
