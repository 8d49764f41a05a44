import { EMPTY } from '../../engine/color.ts';
import { makeVertex } from '../../engine/geometry.ts';
import { makeFlip, makeInversion, makeRotation } from '../../engine/transform.ts';
import { needColor, needInt, quote } from '../arguments.ts';
import { placeStones, removeStones, shiftBoard, transformBoard } from '../editing.ts';
import { GtpError, syntaxError } from '../error.ts';
import type { ProblemInfo } from '../problem-state.ts';
import type { CommandSpec } from '../registry.ts';
import { saveProblem } from '../save-problem.ts';
import type { Session } from '../session.ts';
import { makeVertices, needRegion } from '../vertices.ts';

/** The editor: problems are made, turned about, described and saved. */
export const compose: readonly CommandSpec[] = [
  {
    name: 'gold-place',
    usage: 'COLOR VERTEX...',
    help:
      'Puts stones on the board, in the place of what is there; A1:D4 is a rectangle. Stones of the other color that are\n' +
      'left without a liberty are taken off and answered; where own stones are left without one, nothing is changed. The\n' +
      'position begins anew, and undo takes the edit back as a whole.',
    run: ([word, ...words], { session }) => {
      const { geometry } = session.game;
      const color = needColor(word);
      if (words.length === 0) throw syntaxError('a vertex is missing');
      const captured = placeStones(session, color, needRegion(words, geometry));
      return captured.length > 0 ? `captured ${makeVertices(captured, geometry)}` : '';
    },
  },
  {
    name: 'gold-remove',
    usage: 'VERTEX...',
    help: 'Takes stones off the board; A1:D4 is every stone in a rectangle. undo takes the edit back as a whole.',
    run: (words, { session }) => {
      if (words.length === 0) throw syntaxError('a vertex is missing');
      removeStones(session, needStones(session, words));
    },
  },
  {
    name: 'gold-rotate',
    usage: '90|180|270',
    help: 'Turns the board clockwise, with the problem and all that was played. undo turns it back.',
    run: ([word], { session }) => {
      const degrees = ([90, 180, 270] as const).find((each) => String(each) === word);
      if (!degrees)
        throw syntaxError(
          word === undefined ? 'degrees are missing' : `${quote(word)} is none of 90, 180, 270`,
        );
      transformBoard(session, makeRotation(session.game.geometry, degrees));
    },
  },
  {
    name: 'gold-flip',
    usage: 'horizontal|vertical',
    help: 'Mirrors the board, with the problem and all that was played: left and right, or top and bottom.',
    run: ([word], { session }) => {
      if (word !== 'horizontal' && word !== 'vertical')
        throw syntaxError(
          word === undefined ? 'a direction is missing' : `${quote(word)} is neither horizontal nor vertical`,
        );
      transformBoard(session, makeFlip(session.game.geometry, word));
    },
  },
  {
    name: 'gold-invert',
    help:
      'Swaps the colors: of the stones and all that was played, of the side to move, the ko threats, the solution of the\n' +
      'file, and where its name and text say Black and White.',
    run: (_, { session }) => {
      transformBoard(session, makeInversion(session.game.geometry));
    },
  },
  {
    name: 'gold-shift',
    usage: 'left|right|up|down [NUMBER]',
    help:
      'Moves the stones, with keystones and region, so many points in a direction, 1 unless given. Refused where a stone\n' +
      'would fall off the board or be left without a liberty. The position begins anew; undo takes the edit back.',
    run: ([word, number], { session }) => {
      const direction = DIRECTIONS.get(word ?? '');
      if (!direction)
        throw syntaxError(
          word === undefined
            ? 'a direction is missing'
            : `${quote(word)} is none of ${[...DIRECTIONS.keys()].join(', ')}`,
        );
      const count = number === undefined ? 1 : needInt(number, 'a number of points');
      shiftBoard(session, direction[0] * count, direction[1] * count);
    },
  },
  {
    name: 'gold-describe',
    usage: '[name | rank] [TEXT]',
    help:
      'Shows or sets what is said of the problem: its text, or after the word "name" its name, after "rank" its rank. A\n' +
      'single "-" takes it away. This is not a step of undo: the board stays as it is.',
    run: (args, { session, command }) => describe(session, args, command.text),
  },
  {
    name: 'gold-save',
    usage: 'FILE [overwrite]',
    help:
      'Saves the problem as SGF: its position before the first move, what is set of it, and all that its file said, the\n' +
      'solution too unless the stones have changed. A file that exists is kept unless the word overwrite follows. The\n' +
      'moves that were played are not saved: printsgf does that.',
    // GoGui asks before a file is overwritten.
    analyze: ['string/Save Problem/gold-save %w overwrite'],
    run: ([file, word], { session }) => {
      if (file === undefined) throw syntaxError('a file name is missing');
      if (word !== undefined && word !== 'overwrite') throw syntaxError(`${quote(word)} is not "overwrite"`);
      const notes = saveProblem(session, file, { overwrite: word !== undefined });
      return notes.map((note) => `note ${note}`).join('\n');
    },
  },
];

/** To the right and upwards. */
const DIRECTIONS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['left', [-1, 0]],
  ['right', [1, 0]],
  ['up', [0, 1]],
  ['down', [0, -1]],
]);

/** The stones that are named; of a rectangle those that are there. */
function needStones({ game }: Session, words: readonly string[]): number[] {
  const { geometry } = game;
  const stones = words.flatMap((word) => {
    const points = [...needRegion([word], geometry)];
    const there = points.filter((point) => game.colorAt(point) !== EMPTY);
    if (there.length === 0) {
      const where = points.length === 1 ? makeVertex(points[0]!, geometry) : word;
      throw new GtpError(`bad vertex list: there is no stone on ${where}`);
    }
    return there;
  });
  return [...new Set(stones)];
}

const SUBJECTS = ['name', 'rank'] as const;

function describe(
  { problem }: Session,
  [first, ...rest]: readonly string[],
  all: string,
): string | undefined {
  const subject = SUBJECTS.find((each) => each === first);
  const text = subject ? rest.join(' ') : all;
  const key: keyof ProblemInfo = subject ?? 'text';
  if (text === '') return (problem.info[key] ?? '').replace(/\s+/g, ' ');
  const { [key]: _, ...others } = problem.info;
  problem.info = text === '-' ? others : { ...others, [key]: text };
  return undefined;
}
