import { Board } from '../../engine/board.ts';
import { EMPTY } from '../../engine/color.ts';
import type { Game } from '../../engine/game.ts';
import { makeVertex } from '../../engine/geometry.ts';
import { fixedHandicap, placeFreeHandicap } from '../../engine/handicap.ts';
import { makeScore, scoreArea } from '../../engine/scoring.ts';
import { needColor, needInt, needPoints, quote } from '../arguments.ts';
import { GtpError, syntaxError } from '../error.ts';
import type { CommandSpec } from '../registry.ts';

/** Handicap, time and the end of the game. */
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
  {
    name: 'final_score',
    help: 'The score by area, of the board as it stands: all stones are taken for alive.',
    analyze: ['string/Final Score/final_score'],
    run: (_, { session: { game } }) => {
      const { black, white } = scoreArea(game);
      return makeScore(black - white - game.komi);
    },
  },
  {
    name: 'final_status_list',
    usage: 'alive|seki|dead',
    help: 'The stones of this status, one chain a line. All stones are taken for alive.',
    run: ([status], { session: { game } }) => {
      if (status === undefined) throw syntaxError('a status is missing');
      if (!STATUSES.includes(status)) throw syntaxError(`${quote(status)} is not a status`);
      return status === 'alive' ? findChains(game).map(makeVertices(game)).join('\n') : '';
    },
  },
];

const STATUSES = ['alive', 'seki', 'dead'];

function checkEmpty(game: Game): void {
  if (game.stones().size > 0) throw new GtpError('board not empty');
}

/** Places the stones and answers with them. */
function placeHandicap(game: Game, points: readonly number[]): string {
  const reason = game.placeHandicap(points);
  if (reason) throw new GtpError(reason);
  return makeVertices(game)(points);
}

function makeVertices({ geometry }: Game): (points: readonly number[]) => string {
  return (points) => points.map((point) => makeVertex(point, geometry)).join(' ');
}

/** The stones of each chain, the topmost chain first. */
function findChains(game: Game): number[][] {
  const board = new Board(game.geometry);
  board.setStones(game);
  const chains = new Map<number, number[]>();
  for (const point of game.geometry.points) {
    if (game.colorAt(point) === EMPTY) continue;
    const head = board.chainHead(point);
    const chain = chains.get(head);
    if (chain) chain.push(point);
    else chains.set(head, [point]);
  }
  return [...chains.values()];
}
