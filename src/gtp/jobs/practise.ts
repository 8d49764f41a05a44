import { type Judgement, judgeMove as judge } from '../../lifedeath/judge-move.ts';
import { findProgress, type ProgressReport } from '../../lifedeath/progress.ts';
import type { JobContext } from '../jobs.ts';
import { type PlainProblem, type ProblemArgs, prepareSolver, unpackProblem } from './solve.ts';

export interface JudgeMoveArgs extends Omit<ProblemArgs, 'heuristic'> {
  readonly move: number;
}

/** Judges a move of a problem, always by proof. */
export function judgeMove(args: JudgeMoveArgs, { stopped }: JobContext): Judgement {
  const options = { ...args.options, stopped };
  return judge(unpackProblem(args.problem), args.move, prepareSolver(args), options);
}

export interface ProgressArgs extends Omit<ProblemArgs, 'heuristic' | 'problem'> {
  readonly start: PlainProblem;
  readonly now: PlainProblem | undefined;
  readonly opponentPassed: boolean;
}

/** Says how a problem stands that is being played out. */
export function progress(args: ProgressArgs, { stopped }: JobContext): ProgressReport {
  const { start, now, opponentPassed } = args;
  const stage = { start: unpackProblem(start), now: now && unpackProblem(now), opponentPassed };
  return findProgress(stage, prepareSolver(args), { ...args.options, stopped });
}
