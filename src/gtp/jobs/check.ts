import { checkSolution } from '../../lifedeath/check-solution.ts';
import type { JobContext } from '../jobs.ts';
import { readProblemFile } from '../problem-files.ts';
import type { ProblemReport } from '../solutions/check-report.ts';
import { type ProblemArgs, prepareSolver } from './solve.ts';

export interface CheckArgs extends Pick<ProblemArgs, 'memory' | 'fresh' | 'options'> {
  readonly file: string;
}

export type CheckResult =
  | { readonly ok: true; readonly reports: readonly ProblemReport[] }
  | { readonly ok: false; readonly reason: string };

/** Checks the problems of a file, each within the limits. When it is stopped it answers with those it has done. */
export function check({ file, options, ...solverArgs }: CheckArgs, { stopped }: JobContext): CheckResult {
  const read = readProblemFile(file);
  if (!read.ok) return read;
  const reports: ProblemReport[] = [];
  for (const { number, count, tree } of read.problems) {
    if (reports.length > 0 && stopped()) break;
    const solver = prepareSolver(solverArgs);
    reports.push({ number, count, ...checkSolution(tree, solver, { ...options, stopped }) });
  }
  return { ok: true, reports };
}
