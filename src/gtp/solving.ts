import type { Color } from '../engine/color.ts';
import { makeVertex } from '../engine/geometry.ts';
import type { Progress } from '../lifedeath/heuristic-solver.ts';
import type { Problem } from '../lifedeath/problem.ts';
import type { Context } from './context.ts';
import { GtpError } from './error.ts';
import type { SearchReport } from './jobs/reporting.ts';
import { type ProblemArgs, packProblem, type SolveResult } from './jobs/solve.ts';
import type { Limits } from './limits.ts';
import { log } from './log.ts';
import type { Session } from './session.ts';
import { makeVertices } from './vertices.ts';
import { runWatched } from './watching.ts';

/** Asks the worker for the verdict, and to verify it if wanted. */
export async function solveProblem(
  context: Context,
  problem: Problem,
  limits: Limits,
  { verify = false } = {},
): Promise<SolveResult> {
  const args = { ...makeArgs(context.session, problem, limits), verify };
  return await watchGrowth(context, problem, limits, (onProgress) =>
    runWatched(context, 'solve', problem.toPlay, args, onProgress),
  );
}

/** Asks the worker for the move of the side to move, which is legal in the game. */
export async function chooseProblemMove(context: Context, problem: Problem, limits: Limits): Promise<number> {
  const args = makeArgs(context.session, problem, limits);
  return await watchGrowth(context, problem, limits, (onProgress) =>
    runWatched(context, 'choose', problem.toPlay, args, onProgress),
  );
}

/** Asks the worker what comes of every first move. `preferred` is the one that others speak for, as long as nothing is proved. */
export async function analyseMoves(
  context: Context,
  problem: Problem,
  limits: Limits,
  preferred?: number,
): Promise<SearchReport> {
  const args = {
    ...makeArgs(context.session, problem, limits),
    ...(preferred !== undefined && { preferred }),
  };
  return await watchGrowth(context, problem, limits, (onProgress) =>
    runWatched(context, 'analyse', problem.toPlay, args, onProgress),
  );
}

/** Logs what each depth of a heuristic search brings, and remembers how much more work each of them was. */
async function watchGrowth<Result>(
  { session }: Context,
  problem: Problem,
  { heuristic }: Limits,
  run: (onProgress: (message: unknown) => void) => Promise<Result>,
): Promise<Result> {
  const seen: Progress[] = [];
  const result = await run((message) => {
    const progress = message as Progress;
    seen.push(progress);
    log.info(makeProgressLine(progress, problem));
  });
  if (heuristic) session.growth.note(heuristic, seen);
  return result;
}

/** `depth 3 move C3 score 120 nodes 345 seconds 0.012 pv C3 D4 E5` */
export function makeProgressLine(progress: Progress, { geometry }: Problem): string {
  const { depth, move, score, nodes, seconds, line } = progress;
  const head = `depth ${depth} move ${makeVertex(move, geometry)} score ${score} nodes ${nodes}`;
  return `${head} seconds ${seconds.toFixed(3)} pv ${makeVertices(line, geometry)}`;
}

/** The problem with this colour to move; a GtpError with every reason if there is none. */
export function needProblem({ problem, game }: Session, toPlay: Color): Problem {
  const result = problem.make(game, toPlay);
  if (!result.ok) throw new GtpError(`no valid problem: ${result.reasons.join('; ')}`);
  return result.problem;
}

function makeArgs(session: Session, problem: Problem, limits: Limits): ProblemArgs {
  const { heuristic } = limits;
  return {
    ...(heuristic && { heuristic }),
    problem: packProblem(problem),
    ...makeSolverArgs(session, limits),
  };
}

/** What every question to the exact solver has to say beside the problem. */
export function makeSolverArgs(
  { parameters }: Session,
  { seconds, nodes }: Limits,
): Pick<ProblemArgs, 'memory' | 'fresh' | 'options'> {
  return {
    memory: parameters.number('memory'),
    fresh: nodes !== undefined,
    options: {
      maxThreats: parameters.number('max_threats'),
      ...(seconds !== undefined && { time: seconds }),
      ...(nodes !== undefined && { nodes }),
    },
  };
}
