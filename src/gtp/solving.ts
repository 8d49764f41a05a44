import type { Color } from '../engine/color.ts';
import type { Problem } from '../lifedeath/problem.ts';
import type { Context } from './context.ts';
import { GtpError } from './error.ts';
import { type ProblemArgs, packProblem, type SolveResult } from './jobs/solve.ts';
import type { Limits } from './limits.ts';
import type { Session } from './session.ts';

/** Asks the worker for the verdict, and to verify it if wanted. */
export async function solveProblem(
  context: Context,
  problem: Problem,
  limits: Limits,
  { verify = false } = {},
): Promise<SolveResult> {
  return await context.runJob('solve', { ...makeArgs(context.session, problem, limits), verify });
}

/** Asks the worker for the move of the side to move, which is legal in the game. */
export async function chooseProblemMove(context: Context, problem: Problem, limits: Limits): Promise<number> {
  return await context.runJob('choose', makeArgs(context.session, problem, limits));
}

/** The problem with this colour to move; a GtpError with every reason if there is none. */
export function needProblem({ problem, game }: Session, toPlay: Color): Problem {
  const result = problem.make(game, toPlay);
  if (!result.ok) throw new GtpError(`no valid problem: ${result.reasons.join('; ')}`);
  return result.problem;
}

function makeArgs({ parameters }: Session, problem: Problem, { seconds, nodes }: Limits): ProblemArgs {
  return {
    problem: packProblem(problem),
    memory: parameters.number('memory'),
    fresh: nodes !== undefined,
    options: {
      maxThreats: parameters.number('max_threats'),
      ...(seconds !== undefined && { time: seconds }),
      ...(nodes !== undefined && { nodes }),
    },
  };
}
