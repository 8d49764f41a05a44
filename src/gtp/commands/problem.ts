import { type Color, makeColor } from '../../engine/color.ts';
import { makeVertex, PASS } from '../../engine/geometry.ts';
import { readSgfFile } from '../../engine/sgf.ts';
import { listLegalMoves } from '../../lifedeath/legal-moves.ts';
import { MAX_THREATS } from '../../lifedeath/problem.ts';
import { needColor, needInt, needPoints } from '../arguments.ts';
import { cannotLoad, GtpError, syntaxError } from '../error.ts';
import { loadProblem } from '../load-problem.ts';
import type { CommandSpec } from '../registry.ts';
import type { Session } from '../session.ts';
import { needProblem } from '../solving.ts';
import { makeRegion, makeVertices, needRegion } from '../vertices.ts';

/** The problem: which stones are in question, where may be played, who moves. */
export const problem: readonly CommandSpec[] = [
  {
    name: 'gold-keystones',
    usage: '[show | clear | VERTEX...]',
    help:
      'Shows or sets the stones whose life is in question, stones of one color. They stay set when the board is\n' +
      'cleared and sent again, and are no longer keystones when they have been captured.',
    analyze: ['eplist/Keystones/gold-keystones'],
    run: (args, { session: { problem, game } }) => {
      const [word] = args;
      if (word === undefined || word === 'show') {
        const { present, missing } = problem.findKeystones(game);
        return makeVertices(
          [...present, ...missing].sort((a, b) => a - b),
          game.geometry,
        );
      }
      if (word === 'auto') throw cannotFind('keystones');
      if (word === 'clear') return problem.clearKeystones();
      const reason = problem.setKeystones(game, needPoints(args, game.geometry));
      if (reason) throw new GtpError(`bad vertex list: ${reason}`);
    },
  },
  {
    name: 'gold-region',
    usage: '[show | all | clear | VERTEX... | VERTEX:VERTEX...]',
    help:
      'Shows or sets the points that may be played. A1:D4 is a rectangle. A point under a stone counts as in the\n' +
      'region; chains with a liberty outside it can never be captured. It stays set when the board is cleared.',
    analyze: ['eplist/Region/gold-region'],
    run: (args, { session: { problem, game } }) => {
      const [word] = args;
      if (word === undefined || word === 'show') return makeVertices(problem.listRegion(game), game.geometry);
      if (word === 'auto') throw cannotFind('region');
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
    help: 'The problem in words: goal, sides, keystones, region, threats, ko, and what its file says of it.',
    analyze: ['string/Problem/gold-problem'],
    run: (_, { session }) => describeProblem(session),
  },
  {
    name: 'gold-validate',
    help: 'Answers "valid", or with every reason why there is no valid problem, one a line.',
    analyze: ['string/Validate/gold-validate'],
    run: (_, { session: { problem, game } }) => {
      const result = problem.make(game, game.toPlay);
      return result.ok ? 'valid' : result.reasons.join('\n');
    },
  },
  {
    name: 'gold-legal',
    usage: 'COLOR',
    help: 'All moves that the rules of the problem allow this color: in the region, and a pass where it may pass.',
    analyze: ['plist/Legal Moves/gold-legal %c'],
    run: ([color], { session }) =>
      makeVertices(listLegalMoves(needProblem(session, needColor(color))), session.game.geometry),
  },
  {
    name: 'gold-load',
    usage: 'FILE [NUMBER]',
    help:
      'Loads the problem in an SGF file, or the one of this number in a collection, and answers as gold-problem.\n' +
      'It reads the keystones from KS, TR or MA, the region from VR, SQ or CR, and PL, KB, KT, SP, GN, RK, C.',
    analyze: ['string/Load Problem/gold-load %r'],
    run: ([file, number], { session }) => {
      if (file === undefined) throw syntaxError('a file name is missing');
      const index = number === undefined ? 1 : needInt(number, 'a number');
      return load(session, file, index);
    },
  },
];

function cannotFind(what: string): GtpError {
  return new GtpError(`cannot find the ${what}: that is not there yet, give them as vertices`);
}

function needThreats(word: string | undefined): number {
  const threats = needInt(word, 'a number of threats');
  if (threats > MAX_THREATS) throw syntaxError(`more than ${MAX_THREATS} threats`);
  return threats;
}

function load(session: Session, file: string, number: number): string {
  const read = readSgfFile(file);
  if (!read.ok) throw cannotLoad(read.reason);
  const tree = read.trees[number - 1];
  if (!tree) throw cannotLoad(`there are ${read.trees.length} games in it, and none is number ${number}`);
  const { game, notes } = loadProblem(session, tree);
  session.game = game;
  return [describeProblem(session), ...notes.map((note) => `note ${note}`)].join('\n');
}

/** Lines of `key value`, the goal first. */
function describeProblem({ problem, game }: Session): string {
  const { geometry, toPlay } = game;
  const { present, missing } = problem.findKeystones(game);
  const keystones = [...present, ...missing].sort((a, b) => a - b);
  const region = problem.listRegion(game);
  const result = problem.make(game, toPlay);
  const ko = problem.findKo(game, toPlay);
  const { name, rank, text } = problem.info;
  const lines: [string, string | undefined][] = [
    [
      'goal',
      result.ok ? describeGoal(toPlay, result.problem.defender) : `none: ${result.reasons.join('; ')}`,
    ],
    ['to_move', makeColor(toPlay)],
    ['attacker', result.ok ? makeColor(result.problem.attacker) : undefined],
    ['defender', result.ok ? makeColor(result.problem.defender) : undefined],
    ['keystones', makeVertices(keystones, geometry) || 'none'],
    ['region', makeRegion(region, geometry) || 'none'],
    ['threats', `black ${problem.threats.black} white ${problem.threats.white}`],
    ['ko', ko === PASS ? 'none' : makeVertex(ko, geometry)],
    ['name', name],
    ['rank', rank],
    ['text', text],
  ];
  return lines
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${value!.replace(/\s+/g, ' ')}`)
    .join('\n');
}

function describeGoal(toPlay: Color, defender: Color): string {
  return toPlay === defender
    ? `${makeColor(toPlay)} to move and live`
    : `${makeColor(toPlay)} to move and kill`;
}
