import { HeuristicSolver, type HeuristicVerdict } from './heuristic-solver.ts';
import type { Problem } from './problem.ts';
import type { Verdict } from './verdict.ts';

/** What steers the heuristic search: `SP[depth:6][breadth:8]` in a file. A breadth of 0 is all moves. */
export interface HeuristicParameters {
  readonly depth: number;
  readonly breadth: number;
}

/** Depths beyond this are not tried. */
const DEEPEST = 16;
const BREADTHS = [2, 3, 4, 6, 8, 12, 16, 0];
/** So many greater depths have to agree: a lucky guess that is taken back is none. */
const AGREEING = 3;
/** For one search: what takes longer is not what a user would wait for. */
const NODES = 100_000;

/**
 * The least depth, and with it the least breadth, at which the heuristic search answers as the exact one does, and keeps doing so at the
 * next depths, unless a proof or its limit ends it. Undefined if there is no such depth.
 */
export function findParameters(
  problem: Problem,
  exact: Verdict,
  solver = new HeuristicSolver(),
): HeuristicParameters | undefined {
  let best: HeuristicParameters | undefined;
  for (const breadth of BREADTHS) {
    const depth = findDepth(problem, exact, solver, breadth, best?.depth ?? DEEPEST + 1);
    if (depth !== undefined && depth < (best?.depth ?? DEEPEST + 1)) best = { depth, breadth };
    if (best?.depth === 1) break;
  }
  return best;
}

/** The depth from which the answers are right; undefined if it is not less than `below`. */
function findDepth(
  problem: Problem,
  exact: Verdict,
  solver: HeuristicSolver,
  breadth: number,
  below: number,
): number | undefined {
  let first: number | undefined;
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const settings = { depth, breadth, iterative: true };
    const verdict = solver.solve(problem, settings, { nodes: NODES });
    if (!isAnsweredRight(exact, verdict)) first = undefined;
    else first ??= depth;
    if (first === undefined && depth + 1 >= below) return undefined;
    if (verdict.proved || verdict.nodes >= NODES || (first !== undefined && depth >= first + AGREEING)) break;
  }
  return first;
}

/** Does the heuristic search name a winning first move, and the winner? Where nothing is proved, what it leans to counts. */
export function isAnsweredRight(exact: Verdict, answer: HeuristicVerdict): boolean {
  const winner = answer.winner === 'unknown' ? answer.guess : answer.winner;
  return winner === exact.winner && answer.line.length > 0 && exact.moves.includes(answer.line[0]!);
}
