import { BLACK, WHITE } from '../engine/color.ts';
import { makeGameRecord } from '../engine/game-record.ts';
import type { Judgement } from '../engine/play/status.ts';
import { type Score, type Scoring, scorePosition } from '../engine/scoring.ts';
import type { Context } from './context.ts';

/** Enough for the playouts to agree about a finished game, few enough for an answer at once. */
const PLAYOUTS = 1000;

/** Asks the worker which stones are dead, and counts without them. */
export async function judgeGame(context: Context): Promise<{ judgement: Judgement; score: Score }> {
  const { game, parameters } = context.session;
  const judgement = await context.runJob('judge', {
    game: makeGameRecord(game),
    seed: parameters.number('seed'),
    playouts: PLAYOUTS,
  });
  const score = scorePosition(game, {
    scoring: parameters.get('scoring') as Scoring,
    isDead: (point) => judgement.status.get(point) === 'dead',
    isSeki: (point) => judgement.status.get(point) === 'seki',
    captures: { black: game.captures(BLACK), white: game.captures(WHITE) },
  });
  return { judgement, score };
}
