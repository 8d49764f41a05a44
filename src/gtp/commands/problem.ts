import { EMPTY, makeColor } from '../../engine/color.ts';
import { makeVertex, PASS } from '../../engine/geometry.ts';
import { listLegalMoves } from '../../lifedeath/legal-moves.ts';
import { MAX_THREATS } from '../../lifedeath/problem.ts';
import { needColor, needInt, needOptional, needPoints } from '../arguments.ts';
import type { Context } from '../context.ts';
import { GtpError, syntaxError } from '../error.ts';
import { ensureProblem, GLANCE, runFinder } from '../finding.ts';
import { loadFile } from '../load-problem.ts';
import { describeLoaded, describeProblem, glance } from '../problem-words.ts';
import type { CommandSpec } from '../registry.ts';
import { needProblem } from '../solving.ts';
import { makeVertices, needRegion } from '../vertices.ts';

/** The problem: which stones are in question, where may be played, who moves. */
export const problem: readonly CommandSpec[] = [
  {
    name: 'gold-keystones',
    usage: '[show | auto | clear | VERTEX... | VERTEX auto]',
    help:
      'Shows or sets the stones whose life is in question, stones of one color. They stay set when the board is\n' +
      'cleared and sent again, and are no longer keystones when they have been captured. With auto they are found: the\n' +
      'group that is unsettled, or the group around a stone. Where none are set, they are found when they are needed.',
    analyze: ['eplist/Keystones/gold-keystones'],
    run: async (args, context) => {
      const { problem, game } = context.session;
      const [word] = args;
      if (word === undefined || word === 'show') {
        const { present, missing } = problem.findKeystones(game);
        return makeVertices(
          [...present, ...missing].sort((a, b) => a - b),
          game.geometry,
        );
      }
      if (args.at(-1) === 'auto') return await setFoundKeystones(context, args.slice(0, -1));
      if (word === 'clear') return problem.clearKeystones();
      const reason = problem.setKeystones(game, needPoints(args, game.geometry));
      if (reason) throw new GtpError(`bad vertex list: ${reason}`);
    },
  },
  {
    name: 'gold-region',
    usage: '[show | auto | all | clear | VERTEX... | VERTEX:VERTEX...]',
    help:
      'Shows or sets the points that may be played. A1:D4 is a rectangle. A point under a stone counts as in the\n' +
      'region; chains with a liberty outside it can never be captured. It stays set when the board is cleared. With\n' +
      'auto it is found for the keystones. Where none is set, it is found when it is needed.',
    analyze: ['eplist/Region/gold-region'],
    run: async (args, context) => {
      const { problem, game } = context.session;
      const [word] = args;
      if (word === undefined || word === 'show') return makeVertices(problem.listRegion(game), game.geometry);
      if (word === 'auto') return await setFoundRegion(context);
      if (word === 'clear') return problem.clearRegion();
      const points = word === 'all' ? game.geometry.points : needRegion(args, game.geometry);
      const reason = problem.setRegion(game, points);
      if (reason) throw new GtpError(`bad vertex list: ${reason}`);
    },
  },
  {
    name: 'gold-turn',
    usage: '[COLOR]',
    help: 'Shows or sets the side to move.',
    analyze: ['string/Turn/gold-turn %o'],
    run: ([color], { session: { game } }) => {
      if (color !== undefined) game.setToPlay(needColor(color));
      return makeColor(game.toPlay);
    },
  },
  {
    name: 'gold-threats',
    usage: '[BLACK WHITE]',
    help: `Shows or sets how many ko threats Black and White have elsewhere on the board, 0 to ${MAX_THREATS} each.`,
    analyze: ['string/Ko Threats/gold-threats %o'],
    run: ([black, white], { session: { problem } }) => {
      if (black !== undefined) problem.threats = { black: needThreats(black), white: needThreats(white) };
      return `${problem.threats.black} ${problem.threats.white}`;
    },
  },
  {
    name: 'gold-problem',
    help:
      'The problem in words: goal, sides, keystones, region, threats, ko, and what its file says of it. What is not set\n' +
      'is found on the board; the line "found" then says how sure it is. The line "state" tells how the problem stands\n' +
      'for the side that was to move at its start: solved, failed, going on, unsolvable, or unknown within 5 seconds.',
    analyze: ['string/Problem/gold-problem'],
    run: async (_, context) => {
      return await describeProblem(context);
    },
  },
  {
    name: 'gold-validate',
    help: 'Answers "valid", or with every reason why there is no valid problem, one a line.',
    analyze: ['string/Validate/gold-validate'],
    run: async (_, context) => {
      await glance(context);
      const { problem, game } = context.session;
      const result = problem.make(game, game.toPlay);
      return result.ok ? 'valid' : result.reasons.join('\n');
    },
  },
  {
    name: 'gold-legal',
    usage: 'COLOR [points]',
    help:
      'All moves that the rules of the problem allow this color: in the region, and a pass where it may pass, unless\n' +
      'only points are wanted.',
    analyze: ['plist/Legal Moves/gold-legal %m points'],
    run: async ([word, what], context) => {
      const color = needColor(word);
      const isPoints = needOptional(what, 'points');
      await ensureProblem(context, color);
      const { session } = context;
      const moves = listLegalMoves(needProblem(session, color)).filter((move) => !isPoints || move !== PASS);
      return makeVertices(moves, session.game.geometry);
    },
  },
  {
    name: 'gold-load',
    usage: 'FILE [NUMBER]',
    help:
      'Loads the problem in an SGF file, or the one of this number in a collection, and answers as gold-problem.\n' +
      'It reads the keystones from KS, TR or MA, the region from VR, SQ or CR, and PL, KB, KT, SP, GN, RK, C. Keystones\n' +
      'and region that are not in the file are found.',
    analyze: ['string/Load Problem/gold-load %r'],
    run: async ([file, number], context) => {
      if (file === undefined) throw syntaxError('a file name is missing');
      const index = number === undefined ? 1 : needInt(number, 'a number');
      return await describeLoaded(context, loadFile(context.session, file, index));
    },
  },
];

/** Finds the group in question, or the one around a stone, and sets its stones. */
async function setFoundKeystones(context: Context, words: readonly string[]): Promise<string> {
  const { problem, game } = context.session;
  const stones = words.length > 0 ? needPoints(words, game.geometry) : [];
  const empty = stones.find((point) => game.colorAt(point) === EMPTY);
  if (empty !== undefined)
    throw new GtpError(`bad vertex list: ${makeVertex(empty, game.geometry)} is not a stone`);
  const clues = stones.length > 0 ? { stones } : {};
  const found = await runFinder(context, game.toPlay, GLANCE, clues);
  if (!found || (stones.length === 0 && !found.isQuestion)) throw cannotFind('keystones');
  problem.setKeystones(game, found.keystones);
  return makeVertices(found.keystones, game.geometry);
}

/** Finds the region for the keystones, which are found, too, if none are set. */
async function setFoundRegion(context: Context): Promise<string> {
  const { problem, game } = context.session;
  const { present } = problem.findKeystones(game);
  const clues = present.length > 0 ? { keystones: present } : {};
  const found = await runFinder(context, game.toPlay, GLANCE, clues);
  if (!found || (present.length === 0 && !found.isQuestion)) throw cannotFind('region');
  problem.setRegion(game, found.region);
  return makeVertices(problem.listRegion(game), game.geometry);
}

function cannotFind(what: string): GtpError {
  return new GtpError(`cannot find the ${what}: no group on the board is in question`);
}

function needThreats(word: string | undefined): number {
  const threats = needInt(word, 'a number of threats');
  if (threats > MAX_THREATS) throw syntaxError(`more than ${MAX_THREATS} threats`);
  return threats;
}
