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

/** The least depth, and with it the least breadth, at which the heuristic search solves a problem; undefined if it does not. */
export function findParameters(
  problem: Problem,
  exact: Verdict,
  solver = new HeuristicSolver(),
): HeuristicParameters | undefined {
  let best: HeuristicParameters | undefined;
  for (const breadth of BREADTHS) {
    const below = best?.depth ?? DEEPEST + 1;
    const depth = findSolvingDepth(problem, exact, breadth, { solver, below });
    if (depth !== undefined && depth < below) best = { depth, breadth };
    if (best?.depth === 1) break;
  }
  return best;
}

/**
 * The least depth at which the heuristic search of this breadth answers as the exact one does, and keeps doing so at the next depths, unless
 * a proof or its limit ends it. Undefined if there is none, or none below the one that is given.
 */
export function findSolvingDepth(
  problem: Problem,
  exact: Verdict,
  breadth: number,
  {
    solver = new HeuristicSolver(),
    below = DEEPEST + 1,
    nodes = NODES,
  }: { readonly solver?: HeuristicSolver; readonly below?: number; readonly nodes?: number } = {},
): number | undefined {
  let first: number | undefined;
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const verdict = solver.solve(problem, { depth, breadth, iterative: true }, { nodes });
    if (!isAnsweredRight(exact, verdict)) first = undefined;
    else first ??= depth;
    if (first === undefined && depth + 1 >= below) return undefined;
    const isAgreed = first !== undefined && depth >= first + AGREEING;
    if (verdict.proved || verdict.nodes >= nodes || isAgreed) break;
  }
  return first;
}

/**
 * Does the heuristic search name the winner, and a winning first move if there is one? Where nothing is proved, what it leans to
 * counts.
 */
export function isAnsweredRight(exact: Verdict, answer: HeuristicVerdict): boolean {
  const winner = answer.winner === 'unknown' ? answer.guess : answer.winner;
  const isMoveRight = exact.moves.length === 0 || exact.moves.includes(answer.line[0]!);
  return winner === exact.winner && isMoveRight;
}
