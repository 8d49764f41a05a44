import type { Color } from '../engine/color.ts';
import { makeGameRecord } from '../engine/game-record.ts';
import { type Geometry, makeVertex, PASS } from '../engine/geometry.ts';
import type { PlayOptions, PlayResult } from '../engine/play/player.ts';
import type { TreeKind } from '../engine/play/search.ts';
import type { Context } from './context.ts';
import { chooseFoundMove, hasQuestion, isOrdinaryGame } from './finding.ts';
import { countClockSeconds, makeMoveLimits } from './limits.ts';
import type { Session } from './session.ts';
import { chooseProblemMove } from './solving.ts';
import { runWatched } from './watching.ts';

/** A point, PASS or giving up. */
export type GameMove = number | 'resign';

export function makeGameMove(move: GameMove, geometry: Geometry): string {
  return move === 'resign' ? move : makeVertex(move, geometry);
}

/** A front-end may send no time at all; a move of ordinary Go takes this long then. */
const PLAY_SECONDS = 5;

/**
 * The move for `genmove`: that of the problem where there is one on the board, a pass where it has been played to its end,
 * else that of an ordinary player.
 */
export async function chooseGameMove(
  context: Context,
  color: Color,
  { cleanup = false } = {},
): Promise<GameMove> {
  const { session } = context;
  const since = Date.now();
  const { problem, game } = session;
  if (problem.isOver(game)) return PASS;
  const limits = makeMoveLimits(session, color, new Map());
  const isAsked = hasQuestion(context, color) || problem.hasRegion;
  const found = isAsked || !isOrdinaryGame(game) ? await chooseFoundMove(context, color, limits) : undefined;
  if (found !== undefined) return found;
  const result = problem.make(game, color);
  if (result.ok && isAsked) return await chooseProblemMove(context, result.problem, limits);
  const { move, resigns } = await think(context, color, since, cleanup);
  return resigns ? 'resign' : move;
}

async function think(context: Context, color: Color, since: number, cleanup: boolean): Promise<PlayResult> {
  const { session } = context;
  const playouts = session.parameters.number('playouts');
  const seconds = findSeconds(session, color);
  return await runWatched(context, 'play', color, {
    game: makeGameRecord(session.game),
    color,
    since,
    ...(playouts > 0 && { playouts }),
    ...(seconds > 0 && { seconds }),
    // With a fixed number of playouts the same position gets the same move.
    options: { ...makePlayOptions(session), reuse: playouts === 0, cleanup },
  });
}

/** Thinks about ordinary Go until the command is stopped, or for so many playouts. Only those who watch hear of it. */
export async function ponderGame(context: Context, color: Color, playouts?: number): Promise<void> {
  const { session } = context;
  await runWatched(context, 'ponder', color, {
    game: makeGameRecord(session.game),
    color,
    ...(playouts !== undefined && { playouts }),
    options: makePlayOptions(session),
  });
}

function makePlayOptions({ parameters }: Session): PlayOptions {
  return {
    tree: parameters.get('tree') as TreeKind,
    safeWeight: parameters.number('safe_weight'),
    seed: parameters.number('seed'),
    memory: parameters.number('memory'),
    resign: parameters.number('resign'),
    reuse: false,
    cleanup: false,
  };
}

/** The time for a move: what was set for a search, within what the clock leaves; 0 if a number of playouts is limit enough. */
function findSeconds(session: Session, color: Color): number {
  const { parameters } = session;
  const set = parameters.number('time');
  const seconds = Math.min(set > 0 ? set : Number.POSITIVE_INFINITY, countClockSeconds(session, color));
  if (seconds < Number.POSITIVE_INFINITY) return seconds;
  return parameters.number('playouts') > 0 ? 0 : PLAY_SECONDS;
}
