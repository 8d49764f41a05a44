import { makeColor } from '../../engine/color.ts';
import { loadGame, readSgfFile } from '../../engine/sgf.ts';
import { hasProblem } from '../../lifedeath/problem-sgf.ts';
import { needColor, needInt } from '../arguments.ts';
import { cannotLoad, syntaxError } from '../error.ts';
import { loadProblem } from '../load-problem.ts';
import { log } from '../log.ts';
import { chooseGameMove, makeGameMove } from '../player.ts';
import type { CommandSpec } from '../registry.ts';

/** What test suites need: positions from files, and moves that are not played. */
export const regression: readonly CommandSpec[] = [
  {
    name: 'loadsgf',
    usage: 'FILE [MOVE]',
    help:
      'Loads the main line of a game and answers with the color to play. With a number: the position before that\n' +
      'move, so 1 is the set-up. The problem that the file sets (KS or VR) takes the place of the old one; a file without\n' +
      'one sets none.',
    analyze: ['string/Load SGF/loadsgf %r'],
    run: ([file, move], { session }) => {
      if (file === undefined) throw syntaxError('a file name is missing');
      const upTo = move === undefined ? undefined : needInt(move, 'a move number');
      const read = readSgfFile(file);
      if (!read.ok) throw cannotLoad(read.reason);
      const tree = read.trees[0]!;
      const loaded = loadGame(tree, upTo);
      if (!loaded.ok) throw cannotLoad(loaded.reason);
      // Another file is another problem, or none.
      if (hasProblem(tree)) loadProblem(session, tree);
      else session.clearProblem();
      for (const note of loaded.notes) log.info(`${file}: ${note}`);
      session.game = loaded.game;
      return makeColor(session.game.toPlay);
    },
  },
  {
    name: 'reg_genmove',
    usage: 'COLOR',
    help: 'Answers with the move that genmove would play, and does not play it.',
    run: async ([color], context) => {
      const { geometry } = context.session.game;
      return makeGameMove(await chooseGameMove(context, needColor(color)), geometry);
    },
  },
];
