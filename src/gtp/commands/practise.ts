import { type Color, makeColor } from '../../engine/color.ts';
import { makeVertex, PASS } from '../../engine/geometry.ts';
import { chooseByVerdict } from '../../lifedeath/choose-move.ts';
import { findHintArea } from '../../lifedeath/hint-area.ts';
import type { Judgement } from '../../lifedeath/judge-move.ts';
import type { Problem } from '../../lifedeath/problem.ts';
import type { Verdict } from '../../lifedeath/verdict.ts';
import { needVertex, quote } from '../arguments.ts';
import type { Context } from '../context.ts';
import { GtpError, syntaxError } from '../error.ts';
import { makeMoveLimits, readLimits } from '../limits.ts';
import { loadFile } from '../load-problem.ts';
import { judgeMove, needPlayed, needPosition } from '../practise.ts';
import { describeLoaded } from '../problem-words.ts';
import type { CommandSpec } from '../registry.ts';
import { describeGain, describeResult, makeResult, nameColor } from '../result-words.ts';
import type { Session } from '../session.ts';
import { describeShipped, findShipped, listShipped, listShippedFolder } from '../shipped-problems.ts';
import { solveProblem } from '../solving.ts';
import { makeRegion, makeVertices } from '../vertices.ts';

/** Problems to be solved by people: open, try, ask, begin again. */
export const practise: readonly CommandSpec[] = [
  {
    name: 'gold-open',
    usage: '[NAME | NUMBER]',
    help:
      'Opens a problem that comes with the program, by its number or its name, of which the last part is enough, and\n' +
      'answers as gold-problem. Without a name: lists all of them with number, name, rank and title; with the name of a\n' +
      'folder: those in it.',
    analyze: ['string/Open Problem/gold-open %o'],
    run: async ([word], context) => {
      if (word === undefined) return listShipped().map(describeShipped).join('\n');
      const folder = listShippedFolder(word);
      if (folder.length > 0) return folder.map(describeShipped).join('\n');
      const notes = loadFile(context.session, findShipped(word).file);
      return await describeLoaded(context, notes);
    },
  },
  {
    name: 'gold-reset',
    help:
      'Goes back to the problem as it was loaded; where none was loaded, to the position in which it was set or found.\n' +
      'undo takes this back.',
    run: async (_, context) => await resetProblem(context),
  },
  {
    name: 'gold-judge',
    usage: 'VERTEX [time SECONDS] [nodes NUMBER]',
    help:
      'Says whether a move of the side to move is right, by proof, and does not play it. A move is right if it gets the\n' +
      'best result that there is. After "result" comes what it gets, after "best" what can be got, after "moves" every\n' +
      'right move, after "line" how play goes on, or after "refutation" how a wrong move is punished. "decided won" is\n' +
      'said where no move was needed, "decided lost" where none helps. Within 30 seconds unless limits are given.',
    analyze: ['hpstring/Judge Move/gold-judge %p'],
    run: async ([word, ...words], context) => {
      const { game } = context.session;
      const move = needVertex(word, game.geometry);
      const limits = readLimits(words);
      const problem = needPosition(await needPlayed(context), game);
      checkMove(context.session, problem, move);
      return describeJudgement(problem, move, await judgeMove(context, problem, move, limits));
    },
  },
  {
    name: 'gold-hint',
    usage: '[1 | 2 | 3]',
    help:
      'Helps with the problem step by step: 1 tells who wins and how, 2 the area of the key move, 3 the move and how play\n' +
      'goes on. Without a number: the next step each time, from the first after every change of the board.',
    analyze: ['hstring/Hint/gold-hint'],
    run: async ([word], context) => await giveHint(context, word),
  },
  {
    name: 'gold-auto',
    usage: '[on | off]',
    help:
      'Shows or sets whether moves are answered at once: with it on, each "play" of the side that has to solve the problem\n' +
      'is answered on the board with the best reply, which gold-reply tells. For terminals and scripts; front-ends that\n' +
      'have a board of their own play their own answers.',
    run: ([word], { session }) => {
      if (word !== undefined && word !== 'on' && word !== 'off')
        throw syntaxError(`${quote(word)} is neither on nor off`);
      if (word !== undefined) session.auto = word === 'on';
      return session.auto ? 'on' : 'off';
    },
  },
  {
    name: 'gold-reply',
    help:
      'How the last move was answered, if gold-auto is on: the reply, or none where the problem is over, and whether the\n' +
      'problem is solved, failed or going on.',
    run: (_, { session: { game, lastReply } }) => {
      if (!lastReply || lastReply.mark !== game.mark) return 'reply none';
      const { move, state } = lastReply.reply;
      return `reply ${move === undefined ? 'none' : makeVertex(move, game.geometry)}\nstate ${state}`;
    },
  },
];

/** The file is read again where there is one; else the game goes back, as one step. */
async function resetProblem(context: Context): Promise<void> {
  const { session } = context;
  const { problem, game, edits, loaded } = session;
  if (loaded) {
    edits.make(session, loaded.game.at(0), loaded.settings);
    return;
  }
  const { step, solver } = await needPlayed(context);
  const start = game.at(step);
  start.setToPlay(solver);
  edits.make(session, start, problem.settings);
}

function checkMove({ game }: Session, { toPlay, koPoint, threats }: Problem, move: number): void {
  const isBanned = move !== PASS && move === koPoint && threats[makeColor(toPlay)] === 0;
  const reason = game.checkPlay(toPlay, move) ?? (isBanned ? 'ko' : undefined);
  if (reason)
    throw new GtpError(`illegal move: ${makeColor(toPlay)} ${makeVertex(move, game.geometry)} (${reason})`);
}

function describeJudgement(problem: Problem, move: number, judgement: Judgement): string {
  const { geometry } = problem;
  const { isRight, before, after, decided } = judgement;
  const isKnown = isRight !== undefined;
  const result = after ?? ({ status: 'dead' } as const);
  const lines: [string, string | undefined][] = [
    ['verdict', isKnown ? (isRight ? 'right' : 'wrong') : 'unknown'],
    ['proved', String(isKnown)],
    ['move', makeVertex(move, geometry)],
    ['result', makeResult(result)],
    ['best', makeResult(before)],
    ['moves', isKnown ? makeVertices(before.moves, geometry) : undefined],
    [isRight === false ? 'refutation' : 'line', makeVertices(after?.line ?? [], geometry)],
    ['decided', decided],
    ['text', explainJudgement(problem, move, judgement)],
  ];
  return lines
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${value}`)
    .join('\n');
}

function explainJudgement(problem: Problem, move: number, judgement: Judgement): string {
  const { geometry, toPlay, defender } = problem;
  const { isRight, before, after, decided } = judgement;
  const outcome = describeResult(after ?? { status: 'dead' }, defender);
  const mover = nameColor(toPlay);
  if (isRight === undefined) return 'Not known: the limits came before a proof.';
  if (decided === 'lost') return `No move helps ${mover}: ${describeResult(before, defender)}.`;
  if (!isRight) {
    const isWorse = after?.status === 'ko';
    const gain = isWorse && before.status === 'ko' ? 'make a better ko' : describeGain(before);
    const better = decided === 'won' ? `${mover} need not move here` : `There is a move to ${gain}`;
    return `${isWorse ? 'Not the best' : 'Wrong'}: ${outcome}. ${better}.`;
  }
  if (decided === 'won') return `Right, though ${mover} did not have to move here: ${outcome}.`;
  const others = before.moves.filter((each) => each !== move);
  const also = makeVertices(others, geometry).replaceAll(' ', ', ');
  const single = before.movesComplete ? ' No other move does it.' : '';
  return `Right: ${outcome}.${others.length > 0 ? ` Right as well: ${also}.` : single}`;
}

async function giveHint(context: Context, word: string | undefined): Promise<string> {
  const { session } = context;
  const { game } = session;
  if (word !== undefined && !['1', '2', '3'].includes(word))
    throw syntaxError(`${quote(word)} is none of 1, 2, 3`);
  const { mark, toPlay } = game;
  const last = session.hints?.mark === mark && session.hints.toPlay === toPlay ? session.hints.step : 0;
  const step = word === undefined ? Math.min(last + 1, 3) : Number(word);
  const problem = needPosition(await needPlayed(context), game);
  const { heuristic, ...limits } = makeMoveLimits(session, toPlay, new Map());
  const { verdict } = await solveProblem(context, problem, limits);
  session.hints = { mark, toPlay, step };
  const lines = [`hint ${step}`, `proved ${verdict.proved}`, ...HINTS[step - 1]!(problem, verdict)];
  return lines.join('\n');
}

type Hint = (problem: Problem, verdict: Verdict) => string[];

const HINTS: readonly Hint[] = [
  (problem, verdict) => [`result ${makeResult(verdict)}`, `text ${explainResult(problem, verdict)}`],
  (problem, verdict) => {
    const move = chooseByVerdict(problem, verdict);
    if (move === PASS) return ['text Nothing has to be played here.'];
    const area = makeRegion(findHintArea(problem, move), problem.geometry);
    return [
      `area ${area}`,
      `text The ${isLost(problem, verdict) ? 'longest resistance' : 'key move'} is one of ${area}.`,
    ];
  },
  (problem, verdict) => {
    const { geometry } = problem;
    const move = chooseByVerdict(problem, verdict);
    const others = verdict.moves.length > 1 ? [`moves ${makeVertices(verdict.moves, geometry)}`] : [];
    const line = makeVertices(verdict.line, geometry);
    return [
      `move ${makeVertex(move, geometry)}`,
      ...others,
      ...(line === '' ? [] : [`line ${line}`]),
      `text ${nameColor(problem.toPlay)} ${move === PASS ? 'need not move here' : `plays ${makeVertex(move, geometry)}`}.`,
    ];
  },
];

function explainResult(problem: Problem, verdict: Verdict): string {
  const { toPlay, defender } = problem;
  const mover = nameColor(toPlay);
  if (!verdict.proved) return `Not proved within the limits${leaning(verdict, defender)}.`;
  const outcome = describeResult(verdict, defender);
  if (isLost(problem, verdict)) return `${mover} to move can do nothing: ${outcome}.`;
  return `${mover} to move can ${describeGain(verdict)}: ${outcome}.`;
}

function leaning({ guess }: Verdict, defender: Color): string {
  return guess ? `; ${nameColor(defender)} seems to ${guess === 'defender' ? 'live' : 'die'}` : '';
}

function isLost({ toPlay, defender }: Problem, { status }: Verdict): boolean {
  return status === (toPlay === defender ? 'dead' : 'alive');
}
