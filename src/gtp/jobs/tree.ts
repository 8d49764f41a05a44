import { buildSolution, type SolutionResult } from '../../lifedeath/solution-tree.ts';
import type { JobContext } from '../jobs.ts';
import { type ProblemArgs, prepareSolver, unpackProblem } from './solve.ts';

export interface TreeArgs extends Omit<ProblemArgs, 'heuristic'> {
  /** Of the tree: moves in a line, and answers in a position. */
  readonly depth?: number;
  readonly width?: number;
}

/** Builds the solution of a problem. */
export function tree(args: TreeArgs, { stopped }: JobContext): SolutionResult {
  const { depth, width } = args;
  return buildSolution(unpackProblem(args.problem), prepareSolver(args), {
    ...args.options,
    stopped,
    ...(depth !== undefined && { depth }),
    ...(width !== undefined && { width }),
  });
}
