import { type Color, makeColor, parseColor } from '../../engine/color.ts';
import { makeVertex, PASS } from '../../engine/geometry.ts';
import { MOST_SCORE } from '../../lifedeath/evaluation.ts';
import type { HeuristicVerdict } from '../../lifedeath/heuristic-solver.ts';
import type { Problem } from '../../lifedeath/problem.ts';
import type { Status, Verdict } from '../../lifedeath/verdict.ts';
import type { Verification } from '../../lifedeath/verify.ts';
import { needColor } from '../arguments.ts';
import type { Context } from '../context.ts';
import { chooseFoundMove, findAtFirst } from '../finding.ts';
import { halve, type Limits, makeLimits, makeMoveLimits, readLimits } from '../limits.ts';
import type { CommandSpec } from '../registry.ts';
import type { Session } from '../session.ts';
import { chooseProblemMove, needProblem, solveProblem } from '../solving.ts';
import { makeRegion, makeVertices } from '../vertices.ts';

/** What becomes of the keystones. */
export const solve: readonly CommandSpec[] = [
  {
    name: 'gold-solve',
    usage: '[COLOR] [depth NUMBER] [breadth NUMBER] [time SECONDS] [nodes NUMBER] [verify]',
    help:
      'The verdict of the problem with this color to move, else the side to move: the status and whether it is proved,\n' +
      'every winning first move, a line of best play, and the effort. Plays nothing. With a limit of nodes the search\n' +
      'starts from nothing, so that it always takes the same way; else it uses what it knows of the problem already.\n' +
      'With verify the proof is replayed against every reply by a checker of its own. With depth or breadth the heuristic\n' +
      'search answers: what it has not proved is unknown, with a guess and a score from -5000 (dies) to 5000 (lives).',
    analyze: ['string/Solve/gold-solve %m'],
    run: async (args, context) => {
      const { session } = context;
      const { color, limits: given, verify } = readQuestion(args, session);
      const limits = await findAtFirst(context, color, makeLimits(session, given));
      const problem = needProblem(session, color);
      const { verdict, verification } = await solveProblem(context, problem, limits, { verify });
      session.lastVerdict = { problem, verdict };
      return [
        ...describeVerdict(problem, verdict),
        describeRegion(session, color),
        ...describeFound(session, color),
        ...(verification ? describeVerification(verification) : []),
      ].join('\n');
    },
  },
  {
    name: 'gold-status',
    usage: '[depth NUMBER] [breadth NUMBER] [time SECONDS] [nodes NUMBER]',
    help:
      'alive, dead, unsettled or ko for the keystones, or unknown, by solving the problem with each side to move;\n' +
      'then what comes of it with Black and with White first, and their winning first moves.',
    analyze: ['string/Status/gold-status'],
    run: async (args, context) => await describeStatus(context, readLimits(args)),
  },
  {
    name: 'gold-genmove',
    usage: 'COLOR [depth NUMBER] [breadth NUMBER] [time SECONDS] [nodes NUMBER]',
    help:
      'Plays the life-and-death move and answers with it: the winner wins, unconditionally before by ko, shorter before\n' +
      'longer; the loser resists as long as it can. Passes only where that is as good as anything. With depth or breadth\n' +
      'the heuristic search chooses.',
    run: async ([word, ...words], context) => {
      const { session } = context;
      const { game } = session;
      const color = needColor(word);
      const limits = makeMoveLimits(session, color, readLimits(words));
      const move = await chooseMove(context, color, limits);
      game.play(color, move);
      return makeVertex(move, game.geometry);
    },
  },
];

async function chooseMove(context: Context, color: Color, limits: Limits): Promise<number> {
  const { session } = context;
  if (session.problem.isOver(session.game)) return PASS;
  const found = await chooseFoundMove(context, color, limits);
  return found ?? (await chooseProblemMove(context, needProblem(session, color), limits));
}

/** For a region that was found: how many rings wider than the narrowest it is with the same verdict. */
function describeFound({ problem, game }: Session, color: Color): string[] {
  const found = problem.hasRegion ? undefined : problem.found.lookUpExactly(game, color);
  return found?.region ? [`region_confirmed ${found.confirmed}`] : [];
}

/** The arguments of `gold-solve`. */
function readQuestion(args: readonly string[], { game }: Session) {
  const color = parseColor(args[0] ?? '');
  let verify = false;
  const limits = readLimits(color ? args.slice(1) : args, (word) => {
    if (word !== 'verify') return false;
    verify = true;
    return true;
  });
  return { color: color ?? game.toPlay, limits, verify };
}

function describeVerdict({ geometry }: Problem, verdict: Verdict | HeuristicVerdict): string[] {
  const heuristic = 'score' in verdict ? verdict : undefined;
  const { status, proved, toPlay, winner, threats, moves, line, nodes, seconds, kind, guess } = verdict;
  const lines: [string, string | undefined][] = [
    ['status', status],
    ['proved', String(proved)],
    ['to_move', makeColor(toPlay)],
    ['winner', winner],
    ['threats', threats && `${threats.count} ${threats.who}`],
    ['moves', makeVertices(moves, geometry)],
    ['pv', makeVertices(line, geometry)],
    ['depth', String(heuristic?.iterations.at(-1)?.depth ?? line.length)],
    ['nodes', String(nodes)],
    ['seconds', seconds.toFixed(3)],
    ['kind', kind],
    // Of an unknown result no move is known to be right or wrong.
    ['moves_complete', verdict.movesComplete && status !== 'unknown' ? undefined : 'false'],
    ['guess', status === 'unknown' ? guess : undefined],
    ['score', heuristic && makeScore(heuristic.score)],
  ];
  return lines.filter(([, value]) => value !== undefined).map(([key, value]) => `${key} ${value}`);
}

/** Proved results lie beyond all scores. */
function makeScore(score: number): string {
  if (Math.abs(score) <= MOST_SCORE) return String(score);
  return score > 0 ? 'win' : 'loss';
}

/** A verdict holds in its region, so the region belongs to it. */
function describeRegion({ problem, game }: Session, color: Color): string {
  return `region ${makeRegion(problem.listRegion(game, color), game.geometry)}`;
}

/** `unknown` where a limit came before the end of the replay. */
function describeVerification({ ok, states, hole, exhausted }: Verification): string[] {
  const lines = [`verified ${ok ? 'true' : exhausted ? 'unknown' : 'false'}`, `states ${states}`];
  return hole === undefined ? lines : [...lines, `hole ${hole}`];
}

async function describeStatus(context: Context, given: ReadonlyMap<string, number>): Promise<string> {
  const { session } = context;
  const { toPlay } = session.game;
  const limits = halve(await findAtFirst(context, toPlay, makeLimits(session, given)));
  const { attacker, defender, geometry } = needProblem(session, toPlay);
  const ask = async (color: Color) =>
    (await solveProblem(context, needProblem(session, color), limits)).verdict;
  const attackerFirst = await ask(attacker);
  const defenderFirst = await ask(defender);
  const both = attacker < defender ? [attackerFirst, defenderFirst] : [defenderFirst, attackerFirst];
  const seconds = both.reduce((sum, verdict) => sum + verdict.seconds, 0);
  return [
    combine(attackerFirst.status, defenderFirst.status),
    `proved ${both.every((verdict) => verdict.proved)}`,
    `defender ${makeColor(defender)}`,
    ...both.flatMap((verdict) => {
      const { status, threats, kind, moves, toPlay } = verdict;
      const first = `${makeColor(toPlay)}_first`;
      const detail = threats ? ` ${threats.count} ${threats.who}` : kind ? ` ${kind}` : '';
      return [`${first} ${status}${detail}`, `${first}_moves ${makeVertices(moves, geometry)}`];
    }),
    `nodes ${both.reduce((sum, verdict) => sum + verdict.nodes, 0)}`,
    `seconds ${seconds.toFixed(3)}`,
    describeRegion(session, toPlay),
  ].join('\n');
}

/** The word that players use: it depends on both sides to move. */
function combine(attackerFirst: Status, defenderFirst: Status): string {
  if (attackerFirst === defenderFirst) return attackerFirst;
  const both = [attackerFirst, defenderFirst];
  if (both.includes('unknown')) return 'unknown';
  return both.includes('ko') ? 'ko' : 'unsettled';
}
