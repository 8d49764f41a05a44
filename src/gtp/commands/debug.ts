import { Board } from '../../engine/board.ts';
import { listChains } from '../../engine/play/status.ts';
import { makeSgf, saveGame } from '../../engine/sgf.ts';
import { needFloat } from '../arguments.ts';
import { drawSession } from '../board-picture.ts';
import type { CommandSpec } from '../registry.ts';
import { saveFile } from '../save-file.ts';
import { makeVertices } from '../vertices.ts';

/** What people and test suites look at. */
export const debug: readonly CommandSpec[] = [
  {
    name: 'showboard',
    help:
      'A picture of the board, the last move in brackets. Where a problem is set, # are black keystones, @ white ones, and\n' +
      ': the empty points of the region; after gold-solve the verdict stands below. On a terminal it has colors, unless\n' +
      'NO_COLOR is set: keystones are stones with a ring, the region is on brighter wood.',
    analyze: ['string/Show Board/showboard'],
    // The picture begins on a line of its own, so that its columns stand in line.
    run: (_, { session, colors }) => `\n${drawSession(session, { colors })}`,
  },
  {
    name: 'gold-chains',
    help: 'The stones on the board, one chain a line.',
    run: (_, { session: { game } }) => {
      const board = new Board(game.geometry);
      board.setStones(game);
      return listChains(board)
        .map((chain) => makeVertices(chain, game.geometry))
        .join('\n');
    },
  },
  {
    name: 'cputime',
    help: 'The seconds of processor time that the process has used, all threads together.',
    run: () => {
      const { user, system } = process.cpuUsage();
      return ((user + system) / 1e6).toFixed(3);
    },
  },
  {
    name: 'printsgf',
    usage: '[FILE]',
    help: 'The game as SGF, in the answer or written to a file.',
    analyze: ['none/Save SGF/printsgf %w'],
    run: ([file], { session }) => {
      const sgf = makeSgf([saveGame(session.game)]);
      if (file === undefined || file === '-') return sgf;
      // Front-ends ask before they name a file that exists.
      saveFile(file, sgf, { overwrite: true });
    },
  },
  {
    name: 'gold-sleep',
    usage: 'SECONDS [tell|watch|throw|crash|deaf]',
    help: 'Keeps the worker thread busy, so that tests can watch it, stop it and break it.',
    hidden: true,
    run: async ([seconds, mode = ''], context) => {
      const args = { seconds: needFloat(seconds, 'a number of seconds'), mode };
      if (mode === 'watch') context.stopOnInput();
      const slept = await context.runJob('idle', args, (elapsed) => {
        if (mode === 'watch' || mode === 'tell') context.write(`info slept ${elapsed}`);
      });
      return `${context.signal.aborted ? 'stopped' : 'slept'} ${slept.toFixed(3)}`;
    },
  },
];
