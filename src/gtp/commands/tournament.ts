import type { Game } from '../../engine/game.ts';
import { fixedHandicap, placeFreeHandicap } from '../../engine/handicap.ts';
import { needColor, needInt, needPoints } from '../arguments.ts';
import { GtpError } from '../error.ts';
import type { CommandSpec } from '../registry.ts';
import { makeVertices } from '../vertices.ts';

/** Handicap and time. */
export const tournament: readonly CommandSpec[] = [
  {
    name: 'fixed_handicap',
    usage: 'NUMBER',
    help: 'Places handicap stones on the star points of an empty board, as many as the standard allows.',
    run: ([word], { session: { game } }) => {
      const count = needInt(word, 'a number of stones');
      checkEmpty(game);
      const points = fixedHandicap(game.geometry, count);
      if (!points) throw new GtpError('invalid number of stones');
      return placeHandicap(game, points);
    },
  },
  {
    name: 'place_free_handicap',
    usage: 'NUMBER',
    help: 'Places handicap stones where the engine wants them.',
    run: ([word], { session: { game } }) => {
      const count = needInt(word, 'a number of stones');
      checkEmpty(game);
      if (count < 2 || count >= game.geometry.points.length) throw new GtpError('invalid number of stones');
      return placeHandicap(game, placeFreeHandicap(game.geometry, count));
    },
  },
  {
    name: 'set_free_handicap',
    usage: 'VERTEX VERTEX...',
    help: 'Places handicap stones on these points of an empty board, at least two.',
    run: (args, { session: { game } }) => {
      const points = needPoints(args, game.geometry);
      checkEmpty(game);
      if (points.length < 2) throw new GtpError('bad vertex list: fewer than two stones');
      if (points.length >= game.geometry.points.length)
        throw new GtpError('bad vertex list: too many stones');
      placeHandicap(game, points);
    },
  },
  {
    name: 'time_settings',
    usage: 'MAIN_SECONDS PERIOD_SECONDS PERIOD_STONES',
    help: 'Sets the time for a game. A period without stones means no limit.',
    run: ([main, period, stones], { session }) => {
      session.setTime({
        mainSeconds: needInt(main, 'a number of seconds'),
        periodSeconds: needInt(period, 'a number of seconds'),
        periodStones: needInt(stones, 'a number of stones'),
      });
    },
  },
  {
    name: 'time_left',
    usage: 'COLOR SECONDS STONES',
    help: 'Says how much time a color has left; no stones while its main time runs.',
    run: ([color, seconds, stones], { session }) => {
      session.timeLeft.set(needColor(color), {
        seconds: needInt(seconds, 'a number of seconds'),
        stones: needInt(stones, 'a number of stones'),
      });
    },
  },
];

function checkEmpty(game: Game): void {
  if (game.stones().size > 0) throw new GtpError('board not empty');
}

/** Places the stones and answers with them. */
function placeHandicap(game: Game, points: readonly number[]): string {
  const reason = game.placeHandicap(points);
  if (reason) throw new GtpError(reason);
  return makeVertices(points, game.geometry);
}
