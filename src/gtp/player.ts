import type { Color } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import { chooseMove } from '../engine/simple-player.ts';
import type { Context } from './context.ts';
import { chooseFoundMove, hasQuestion, isOrdinaryGame } from './finding.ts';
import { makeMoveLimits } from './limits.ts';
import { chooseProblemMove } from './solving.ts';

/**
 * The move for `genmove`: that of the problem where there is one on the board, a pass where it has been played to its end,
 * else that of an ordinary player.
 */
export async function chooseGameMove(context: Context, color: Color): Promise<number> {
  const { session } = context;
  const { problem, game } = session;
  if (problem.isOver(game)) return PASS;
  const limits = makeMoveLimits(session, color, new Map());
  const isAsked = hasQuestion(context, color) || problem.hasRegion;
  const move = isAsked || !isOrdinaryGame(game) ? await chooseFoundMove(context, color, limits) : undefined;
  if (move !== undefined) return move;
  const result = problem.make(game, color);
  if (!result.ok || !isAsked) return chooseMove(game, color);
  return await chooseProblemMove(context, result.problem, limits);
}
