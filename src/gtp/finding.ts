import { type Color, opponent } from '../engine/color.ts';
import type { Game } from '../engine/game.ts';
import { PASS } from '../engine/geometry.ts';
import type { Clues } from '../lifedeath/find-problem.ts';
import { type Problem, readColors } from '../lifedeath/problem.ts';
import { chooseKeystones, chooseRegion } from './chosen.ts';
import type { Context } from './context.ts';
import type { FindResult } from './jobs/find.ts';
import type { Limits } from './limits.ts';
import { runWatched } from './watching.ts';

/** For those who only want to know what there is on the board. */
export const GLANCE: Limits = { seconds: 5, nodes: 1_000_000 };

/** Must something be found for there to be a problem: are the keystones or the region not set? */
export function isToBeFound({ session: { problem, game } }: Context): boolean {
  if (problem.hasKeystones && problem.hasRegion) return false;
  // Keystones that are not on the board: the problem sleeps until they are.
  return !problem.hasKeystones || problem.findKeystones(game).missing.length === 0;
}

/**
 * Finds what is not set of the problem with this colour to move, and remembers it, so that it is there for all commands. Undefined if
 * there is nothing to be found, or no group that is in question. What was found earlier in this game stays the question while it is played out.
 */
export async function findOnBoard(
  context: Context,
  toPlay: Color,
  limits: Limits,
): Promise<FindResult | undefined> {
  const { problem, game } = context.session;
  if (!isToBeFound(context)) return undefined;
  const result = await runFinder(context, toPlay, limits, gatherClues(context, toPlay));
  // What was the question stays it, though it is settled by now.
  const isQuestion = result !== undefined && (result.isQuestion || hasQuestion(context, toPlay));
  problem.found.add({
    key: game.key,
    toPlay,
    isQuestion,
    confirmed: result?.confirmed ?? 0,
    ...(result && {
      keystones: chooseKeystones(game, result.keystones),
      region: chooseRegion(game, result.region),
      certainty: result.certainty,
      move: result.move,
    }),
  });
  return isQuestion ? result : undefined;
}

/** The move of a problem that is not set, or not wholly, but was found; undefined if there is none. */
export async function chooseFoundMove(
  context: Context,
  color: Color,
  limits: Limits,
): Promise<number | undefined> {
  const found = await findOnBoard(context, color, limits);
  return found && (context.session.game.checkPlay(color, found.move) ? PASS : found.move);
}

/** Makes sure that what can be found of the problem with this colour to move has been looked for. */
export async function ensureProblem(context: Context, toPlay: Color, limits: Limits = GLANCE): Promise<void> {
  const { problem, game } = context.session;
  if (problem.found.lookUpExactly(game, toPlay) || problem.isOver(game)) return;
  await findOnBoard(context, toPlay, limits);
}

/**
 * The problem on the board with this colour to move, be it set or found; undefined where there is none, or it has been played to its end:
 * there ordinary Go is played.
 */
export async function findQuestion(context: Context, toPlay: Color): Promise<Problem | undefined> {
  const { problem, game } = context.session;
  const isAsked = hasQuestion(context, toPlay) || problem.hasRegion;
  if (problem.isOver(game) || !(isAsked || !isOrdinaryGame(game))) return undefined;
  await ensureProblem(context, toPlay);
  const result = problem.make(game, toPlay);
  return result.ok && (isAsked || hasQuestion(context, toPlay)) ? result.problem : undefined;
}

/** Finds what is not set of the problem, with a part of the limits, and returns what is left of them. */
export async function findAtFirst(context: Context, color: Color, limits: Limits): Promise<Limits> {
  const { problem, game } = context.session;
  if (!isToBeFound(context) || problem.isOver(game)) return limits;
  const { seconds = 2 * GLANCE.seconds!, nodes } = limits;
  const start = performance.now();
  await ensureProblem(context, color, {
    seconds: seconds / 2,
    nodes: Math.min(nodes ?? Infinity, GLANCE.nodes!),
  });
  const left = seconds - (performance.now() - start) / 1000;
  return { ...limits, ...(limits.seconds !== undefined && { seconds: Math.max(left, 0.001) }) };
}

/** Looks for a problem, whatever is set and remembered. */
export async function runFinder(
  context: Context,
  toPlay: Color,
  { seconds, nodes }: Limits,
  clues: Clues,
): Promise<FindResult | undefined> {
  const { game, problem, parameters } = context.session;
  const { width, height } = game.geometry;
  const ko = game.koPoint !== PASS && game.checkPlay(toPlay, game.koPoint) === 'ko' ? game.koPoint : PASS;
  return await runWatched(context, 'find', toPlay, {
    width,
    height,
    colors: readColors(game),
    toPlay,
    koPoint: ko === PASS ? problem.findKo(game, toPlay) : ko,
    clues,
    memory: parameters.number('memory'),
    limits: { ...(seconds !== undefined && { time: seconds }), ...(nodes !== undefined && { nodes }) },
  });
}

/** The question is known: by keystones that are set, or that were found earlier in this game. */
export function hasQuestion({ session: { problem, game } }: Context, toPlay: Color): boolean {
  return problem.hasKeystones || problem.found.lookUp(game, toPlay)?.isQuestion === true;
}

function gatherClues(context: Context, toPlay: Color): Clues {
  const { problem, game } = context.session;
  const { present } = problem.findKeystones(game, toPlay);
  const isSet = problem.hasKeystones;
  const isKnown = present.length > 0 && hasQuestion(context, toPlay);
  return {
    ...(isKnown && (isSet ? { keystones: present } : { stones: present })),
    ...(problem.hasRegion && { region: problem.listRegion(game) }),
  };
}

/**
 * Was this board made by two players in turn? Then nobody has put a problem on it. (Front-ends send the stones of a problem colour by
 * colour.)
 */
export function isOrdinaryGame(game: Game): boolean {
  const start = [...game.startStones().values()];
  if (start.length > 0 && (game.handicap === 0 || start.length > MOST_HANDICAP)) return false;
  return game.steps().every((step, index, steps) => {
    const before = steps[index - 1];
    if (step.kind !== 'move') return false;
    return !before || (before.kind === 'move' && step.move.color === opponent(before.move.color));
  });
}

const MOST_HANDICAP = 9;
