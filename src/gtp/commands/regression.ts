import { makeColor } from '../../engine/color.ts';
import { makeVertex } from '../../engine/geometry.ts';
import { loadGame, readSgfFile } from '../../engine/sgf.ts';
import { chooseMove } from '../../engine/simple-player.ts';
import { needColor, needInt } from '../arguments.ts';
import { GtpError, syntaxError } from '../error.ts';
import { log } from '../log.ts';
import type { CommandSpec } from '../registry.ts';

/** What test suites need: positions from files, and moves that are not played. */
export const regression: readonly CommandSpec[] = [
  {
    name: 'loadsgf',
    usage: 'FILE [MOVE]',
    help:
      'Loads the main line of a game and answers with the color to play. With a number: the position before that\n' +
      'move, so 1 is the set-up.',
    analyze: ['string/Load SGF/loadsgf %r'],
    run: ([file, move], { session }) => {
      if (file === undefined) throw syntaxError('a file name is missing');
      const upTo = move === undefined ? undefined : needInt(move, 'a move number');
      const read = readSgfFile(file);
      if (!read.ok) throw cannotLoad(read.reason);
      const loaded = loadGame(read.trees[0]!, upTo);
      if (!loaded.ok) throw cannotLoad(loaded.reason);
      for (const note of loaded.notes) log.info(`${file}: ${note}`);
      session.game = loaded.game;
      return makeColor(session.game.toPlay);
    },
  },
  {
    name: 'reg_genmove',
    usage: 'COLOR',
    help: 'Answers with the move that genmove would play, and does not play it.',
    run: ([color], { session: { game } }) => makeVertex(chooseMove(game, needColor(color)), game.geometry),
  },
];

function cannotLoad(reason: string): GtpError {
  return new GtpError(`cannot load file: ${reason}`);
}
