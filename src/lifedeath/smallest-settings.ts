import { PASS } from '../engine/geometry.ts';
import type { HeuristicSettings } from './heuristic-search.ts';
import type { HeuristicSolver } from './heuristic-solver.ts';
import type { Problem } from './problem.ts';
import type { Verdict } from './verdict.ts';

/** Depths and breadths that are tried, 0 being no limit. */
const DEEPEST = 12;
const BREADTHS = [1, 2, 3, 4, 5, 6, 8, 10, 0];
/** How many depths more must give the same answer: a right guess by chance does not count. */
const STEADY = 2;
/** Nodes that one search may take. */
const NODES = 100_000;

/**
 * The smallest depth, and for that depth the smallest breadth, with which the heuristic search finds a right first move and sees who
 * wins, and goes on to do so two depths further; undefined if there is none. The verdict has every right first move.
 */
export function findSmallestSettings(
  problem: Problem,
  verdict: Verdict,
  solver: HeuristicSolver,
): HeuristicSettings | undefined {
  const depth = findSteadyDepth(problem, verdict, solver, { depth: DEEPEST, breadth: 0, iterative: true });
  if (depth === undefined) return undefined;
  const isEnough = (breadth: number) => {
    const settings = { depth: depth + STEADY, breadth, iterative: true };
    return (findSteadyDepth(problem, verdict, solver, settings) ?? DEEPEST + 1) <= depth;
  };
  return { depth, breadth: BREADTHS.find(isEnough) ?? 0, iterative: true };
}

/** The depth from which on the answers of one search, a depth after the other, are right, as far as it got. */
function findSteadyDepth(
  problem: Problem,
  { moves, winner }: Verdict,
  solver: HeuristicSolver,
  settings: HeuristicSettings,
): number | undefined {
  const { iterations } = solver.solve(problem, settings, { nodes: NODES, maxThreats: 0 });
  const isRight = ({ move, score }: (typeof iterations)[number]) =>
    move !== PASS && moves.includes(move) && (score > 0 ? 'defender' : 'attacker') === winner;
  const lastWrong = iterations.findLastIndex((iteration) => !isRight(iteration));
  return iterations[lastWrong + 1]?.depth;
}
