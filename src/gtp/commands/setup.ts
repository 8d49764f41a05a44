import { BLACK, type Color } from '../../engine/color.ts';
import { Geometry, MAX_SIZE, MIN_SIZE } from '../../engine/geometry.ts';
import { needColor, needFloat, needInt, needMoves, needPoints } from '../arguments.ts';
import { GtpError } from '../error.ts';
import type { CommandSpec } from '../registry.ts';
import type { Session } from '../session.ts';

/** The board, the komi, and positions that nobody played. */
export const setup: readonly CommandSpec[] = [
  {
    name: 'boardsize',
    usage: 'SIZE',
    help: `An empty square board, ${MIN_SIZE} to ${MAX_SIZE}. Komi stays.`,
    run: ([size], { session }) => {
      const width = needInt(size, 'a board size');
      session.startBoard(needGeometry(width, width));
    },
  },
  {
    name: 'rectangular_boardsize',
    usage: 'WIDTH HEIGHT',
    help: `An empty board of any sides from ${MIN_SIZE} to ${MAX_SIZE}. Komi stays.`,
    run: ([width, height], { session }) => {
      session.startBoard(needGeometry(needInt(width, 'a width'), needInt(height, 'a height')));
    },
  },
  {
    name: 'clear_board',
    help: 'Empties the board and forgets the moves and captures. Komi, time and parameters stay.',
    run: (_, { session }) => {
      session.clearBoard();
    },
  },
  {
    name: 'komi',
    usage: 'NUMBER',
    help: 'Sets the komi.',
    run: ([komi], { session }) => {
      session.game.komi = needFloat(komi, 'a number');
    },
  },
  {
    name: 'set_position',
    usage: '[COLOR VERTEX]...',
    help: 'Replaces the position by these stones, Black to play. Without stones: an empty board.',
    run: (args, { session }) => setPosition(session, args),
  },
  {
    name: 'gogui-setup',
    usage: '[COLOR VERTEX]...',
    help: 'Sets stones up on an empty board.',
    run: (args, { session }) => {
      if (session.game.stones().size > 0) throw new GtpError('board not empty');
      return setPosition(session, args);
    },
  },
  {
    name: 'gogui-setup_player',
    usage: 'COLOR',
    help: 'Sets the side to play.',
    run: ([color], { session }) => {
      session.game.setToPlay(needColor(color));
    },
  },
];

/** All stones or none: a position with a chain that has no liberty is refused. */
function setPosition({ game }: Session, args: readonly string[]): undefined {
  const moves = needMoves(args, game.geometry);
  needPoints(
    args.filter((_, index) => index % 2 === 1),
    game.geometry,
  );
  const stones = new Map<number, Color>(moves.map(({ color, point }) => [point, color]));
  const reason = game.setup(stones, BLACK);
  if (reason) throw new GtpError(`bad vertex list: ${reason}`);
}

function needGeometry(width: number, height: number): Geometry {
  if (Math.min(width, height) < MIN_SIZE || Math.max(width, height) > MAX_SIZE) {
    throw new GtpError('unacceptable size');
  }
  return Geometry.of(width, height);
}
