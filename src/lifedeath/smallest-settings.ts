import type { HeuristicSettings } from './heuristic-search.ts';
import type { HeuristicSolver } from './heuristic-solver.ts';
import type { Problem } from './problem.ts';
import type { Verdict } from './verdict.ts';

/** Depths and breadths that are tried, 0 being no limit. */
const DEEPEST = 14;
const BREADTHS = [1, 2, 3, 4, 5, 6, 8, 10, 0];
/** Nodes that one search may take. */
const NODES = 200_000;

/**
 * The smallest depth, and for that depth the smallest breadth, with which the heuristic search finds a right first move and sees who
 * wins; undefined if there is none. The verdict has every right first move.
 */
export function findSmallestSettings(
  problem: Problem,
  verdict: Verdict,
  solver: HeuristicSolver,
): HeuristicSettings | undefined {
  const depths = Array.from({ length: DEEPEST }, (_, i) => i + 1);
  const isEnough = (settings: HeuristicSettings) => solves(problem, verdict, solver, settings);
  const depth = depths.find((each) => isEnough({ depth: each, breadth: 0, iterative: true }));
  if (depth === undefined) return undefined;
  const breadth = BREADTHS.find((each) => isEnough({ depth, breadth: each, iterative: true }));
  return { depth, breadth: breadth ?? 0, iterative: true };
}

/** Does the heuristic search get the first move and the winner right? */
export function solves(
  problem: Problem,
  { moves, winner }: Verdict,
  solver: HeuristicSolver,
  settings: HeuristicSettings,
): boolean {
  const found = solver.solve(problem, settings, { nodes: NODES });
  const told = found.winner === 'unknown' ? found.guess : found.winner;
  return told === winner && found.line[0] !== undefined && moves.includes(found.line[0]);
}
