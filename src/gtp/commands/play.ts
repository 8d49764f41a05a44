import { type Color, makeColor, opponent } from '../../engine/color.ts';
import { Game, type Move } from '../../engine/game.ts';
import { makeVertex } from '../../engine/geometry.ts';
import { needColor, needInt, needMoves, needVertex } from '../arguments.ts';
import { spendTime } from '../clock.ts';
import type { Context } from '../context.ts';
import { GtpError } from '../error.ts';
import { chooseGameMove, makeGameMove } from '../player.ts';
import { findReply } from '../practise.ts';
import type { CommandSpec } from '../registry.ts';
import type { Session } from '../session.ts';

/** Moves, made and taken back. */
export const play: readonly CommandSpec[] = [
  {
    name: 'play',
    usage: 'COLOR VERTEX',
    help: 'Plays a stone or a pass. Either color may play at any time. With gold-auto on, the engine may answer at once.',
    run: ([color, vertex], context) => {
      const { session } = context;
      const { game } = session;
      const move = { color: needColor(color), point: needVertex(vertex, game.geometry) };
      const reason = game.checkPlay(move.color, move.point) ?? checkSuperko(session, move);
      if (reason) throw illegalMove(game, move, reason);
      if (session.auto) return playAndAnswer(context, move);
      game.play(move.color, move.point);
    },
  },
  {
    name: 'gogui-play_sequence',
    usage: '[COLOR VERTEX]...',
    help: 'Plays several moves, or none of them if one is illegal.',
    run: (args, { session: { game } }) => {
      const moves = needMoves(args, game.geometry);
      checkSequence(game, moves);
      for (const { color, point } of moves) game.play(color, point);
    },
  },
  {
    name: 'genmove',
    usage: 'COLOR',
    help:
      'Chooses a move, plays it and answers with it: where a problem is set, as gold-genmove does, within 30 seconds\n' +
      'unless the parameter time says otherwise; else a move of ordinary Go, within the time of the game, the parameters\n' +
      'time and playouts, or 5 seconds.',
    run: async ([word], context) => await generate(context, needColor(word)),
  },
  {
    name: 'kgs-genmove_cleanup',
    usage: 'COLOR',
    help: 'As genmove, but takes dead stones of the enemy off the board before it passes.',
    run: async ([word], context) => await generate(context, needColor(word), { cleanup: true }),
  },
  {
    name: 'undo',
    help: 'Takes the last move or edit back. Set-up and handicap stones cannot be taken back.',
    run: (_, { session }) => {
      undoSteps(session, 1);
    },
  },
  {
    name: 'gg-undo',
    usage: '[NUMBER]',
    help: 'Takes so many moves and edits back, 1 if no number is given, or none if there are not so many.',
    run: ([count], { session }) => {
      undoSteps(session, count === undefined ? 1 : needInt(count, 'a number'));
    },
  },
  {
    name: 'gold-redo',
    help: 'Makes the move or edit again that was taken back last.',
    run: (_, { session }) => {
      if (!session.redo()) throw new GtpError('cannot redo');
    },
  },
];

/** The answer is found before anything is played, so that a failure changes nothing. */
async function playAndAnswer(context: Context, { color, point }: Move): Promise<void> {
  const { session } = context;
  const { game } = session;
  const reply = await findReply(context, color, point);
  game.play(color, point);
  if (reply?.move !== undefined) game.play(opponent(color), reply.move);
  session.lastReply = reply && { mark: game.mark, reply };
}

async function generate(context: Context, color: Color, options = {}): Promise<string> {
  const { session } = context;
  const { game } = session;
  const start = performance.now();
  const move = await chooseGameMove(context, color, options);
  spendTime(session, color, (performance.now() - start) / 1000);
  if (move !== 'resign') game.play(color, move);
  return makeGameMove(move, game.geometry);
}

/** Why a legal move is forbidden by the rule about repetitions that was chosen. */
function checkSuperko({ game, parameters }: Session, { color, point }: Move): string | undefined {
  const kind = parameters.get('superko');
  if (kind !== 'positional' && kind !== 'situational') return undefined;
  return game.wouldRepeat(color, point, kind) ? 'superko' : undefined;
}

/**
 * Tries the moves on a board of their own, so that a failure leaves the game and what can be redone as they are.
 * Only the first move can meet a ko ban from before: it is tried in the game itself.
 */
function checkSequence(game: Game, moves: readonly Move[]): void {
  const trial = new Game(game.geometry);
  trial.setup(game.stones());
  for (const [index, move] of moves.entries()) {
    const ban = index === 0 ? game.checkPlay(move.color, move.point) : undefined;
    const reason = ban ?? trial.play(move.color, move.point);
    if (reason) throw illegalMove(game, move, reason);
  }
}

function illegalMove({ geometry }: Game, { color, point }: Move, reason: string): GtpError {
  return new GtpError(`illegal move: ${makeColor(color)} ${makeVertex(point, geometry)} (${reason})`);
}

/** Takes back so many moves and edits, or none if a set-up or the start comes first. */
function undoSteps(session: Session, count: number): void {
  for (let undone = 0; undone < count; undone++) {
    if (session.undo()) continue;
    for (let redone = 0; redone < undone; redone++) session.redo();
    throw new GtpError('cannot undo');
  }
}
