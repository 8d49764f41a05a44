/** Problems that are being played out: where they began, how they stand, what answers a move. */
import { type Color, opponent } from '../engine/color.ts';
import type { Game } from '../engine/game.ts';
import { PASS } from '../engine/geometry.ts';
import type { Judgement } from '../lifedeath/judge-move.ts';
import type { Problem } from '../lifedeath/problem.ts';
import type { ProgressState } from '../lifedeath/progress.ts';
import type { Context } from './context.ts';
import { GtpError } from './error.ts';
import { ensureProblem } from './finding.ts';
import { packProblem } from './jobs/solve.ts';
import { type Limits, makeLimits, makeMoveLimits } from './limits.ts';
import type { ProblemState } from './problem-state.ts';
import { chooseProblemMove, makeSolverArgs } from './solving.ts';

/** A problem in a game, with what was found of it settled, so that it is the same from its beginning to its end. */
export interface PlayedProblem {
  readonly problem: ProblemState;
  /** Steps of the game before it began. */
  readonly step: number;
  /** The side that was to move then: the one that has to solve it. */
  readonly solver: Color;
}

/** How long may be thought about how a problem stands: it is said along with other things. */
const STATE_SECONDS = 5;
/** A judgement is worth waiting for, but not for ever. */
const JUDGE_SECONDS = 30;

/** The problem on the board and where it began; undefined if there is none. */
export async function findPlayed(context: Context): Promise<PlayedProblem | undefined> {
  const { problem, game } = context.session;
  const from = problem.findOrigin(game) ?? findSetupEnd(game);
  if (problem.hasKeystones && problem.hasRegion)
    return { problem, step: from, solver: findMover(game, from) };
  let first = problem.found.lookUpFirst(game, from);
  if (!first) {
    await ensureProblem(context, game.toPlay);
    const found = problem.found.lookUpExactly(game, game.toPlay);
    first = found && { found, step: game.stepCount };
  }
  if (!first?.found.keystones) return undefined;
  const { found, step } = first;
  return { problem: problem.settle(found), step, solver: findMover(game, step) };
}

/** The same; a GtpError if there is none. */
export async function needPlayed(context: Context): Promise<PlayedProblem> {
  const played = await findPlayed(context);
  if (played) return played;
  const { problem, game } = context.session;
  const result = problem.make(game, game.toPlay);
  throw new GtpError(
    `no valid problem: ${result.ok ? 'no group is in question' : result.reasons.join('; ')}`,
  );
}

/**
 * Steps that made the position and are not play: front-ends send stones colour by colour, and nobody plays a problem out with two
 * moves of one colour in a row.
 */
function findSetupEnd(game: Game): number {
  const steps = game.steps();
  for (let i = steps.length - 1; i >= 0; i--) {
    const [step, before] = [steps[i]!, steps[i - 1]];
    if (step.kind === 'setup') return i + 1;
    if (before?.kind === 'move' && before.move.color === step.move.color) return i + 1;
  }
  return 0;
}

/** Steps of the game before the problem began, as far as is known without looking for one. */
export function findBeginning(problem: ProblemState, game: Game): number {
  const from = problem.findOrigin(game) ?? findSetupEnd(game);
  return problem.hasKeystones && problem.hasRegion
    ? from
    : (problem.found.lookUpFirst(game, from)?.step ?? from);
}

/** Who moved after so many steps, or is to move if nobody has. */
export function findMover(game: Game, step: number): Color {
  const next = game.steps()[step];
  return next?.kind === 'move' ? next.move.color : game.toPlayAfter(step);
}

/** The problem in this position of the game. */
export function needPosition({ problem }: PlayedProblem, game: Game, toPlay = game.toPlay): Problem {
  const result = problem.make(game, toPlay);
  if (!result.ok) throw new GtpError(`no valid problem: ${result.reasons.join('; ')}`);
  return result.problem;
}

/** How the problem stands in this game, which is the one on the board or one that goes on from it; undefined where there is none. */
export async function findState(
  context: Context,
  { problem, step, solver }: PlayedProblem,
  game = context.session.game,
): Promise<ProgressState | undefined> {
  const { session } = context;
  const start = problem.make(game.at(step), solver);
  const now = problem.make(game, game.toPlay);
  if (!start.ok || (!now.ok && !problem.isOver(game))) return undefined;
  if (game.stepCount === step) return 'going on';
  const { lastMove } = game;
  const { seconds = STATE_SECONDS, ...limits } = makeLimits(session, new Map());
  const { state } = await context.runJob('progress', {
    start: packProblem(start.problem),
    now: now.ok ? packProblem(now.problem) : undefined,
    opponentPassed: lastMove?.point === PASS && lastMove.color !== solver && game.stepCount > step + 1,
    ...makeSolverArgs(session, { ...limits, seconds }),
  });
  return state;
}

/** What a move of the side to move is worth. The board stays as it is. */
export async function judgeMove(
  context: Context,
  problem: Problem,
  move: number,
  given: ReadonlyMap<string, number>,
): Promise<Judgement> {
  const { seconds = JUDGE_SECONDS, ...limits } = makeLimits(context.session, given);
  return await context.runJob('judgeMove', {
    problem: packProblem(problem),
    move,
    ...makeSolverArgs(context.session, { ...limits, seconds }),
  });
}

/** What the engine does after a move of the user's. */
export interface Reply {
  /** Undefined where it does not answer. */
  readonly move: number | undefined;
  readonly state: ProgressState;
}

/**
 * The answer to a legal move that has not been made yet; undefined where nobody is asked for one: there is no problem, or it is not the
 * move of the side that has to solve it.
 */
export async function findReply(context: Context, color: Color, point: number): Promise<Reply | undefined> {
  const { session } = context;
  const played = await findPlayed(context);
  if (played?.solver !== color) return undefined;
  const game = session.game.at(session.game.stepCount);
  game.play(color, point);
  const state = await findState(context, played, game);
  if (state === undefined) return undefined;
  if (state === 'solved' || played.problem.isOver(game)) return { move: undefined, state };
  const limits: Limits = makeMoveLimits(session, opponent(color), new Map());
  const move = await chooseProblemMove(context, needPosition(played, game), limits);
  game.play(opponent(color), move);
  return { move, state: (await findState(context, played, game)) ?? state };
}
