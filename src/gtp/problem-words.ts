/** The problem on the board in words. */
import { makeColor } from '../engine/color.ts';
import type { Game } from '../engine/game.ts';
import { makeVertex, PASS } from '../engine/geometry.ts';
import type { Certainty } from '../lifedeath/find-problem.ts';
import type { ProblemResult } from '../lifedeath/problem.ts';
import type { ProgressState } from '../lifedeath/progress.ts';
import type { Context } from './context.ts';
import { ensureProblem, isOrdinaryGame } from './finding.ts';
import { findPlayed, findState } from './practise.ts';
import type { ProblemState } from './problem-state.ts';
import type { Session } from './session.ts';
import { makeRegion, makeVertices } from './vertices.ts';

/** What `gold-problem` answers: lines of `key value`, the goal first. */
export async function describeProblem(context: Context): Promise<string> {
  await glance(context);
  return makeLines(context.session, await findPresentState(context));
}

/** The same for a problem that has just been loaded, with what there is to say about its file. */
export async function describeLoaded(context: Context, notes: readonly string[]): Promise<string> {
  return [await describeProblem(context), ...notes.map((note) => `note ${note}`)].join('\n');
}

/** How the problem stands; undefined if there is none. */
async function findPresentState(context: Context): Promise<ProgressState | undefined> {
  const { problem, game } = context.session;
  if (!problem.make(game, game.toPlay).ok && !problem.isOver(game)) return undefined;
  const played = await findPlayed(context);
  return played && (await findState(context, played));
}

/** Looks for what is not set, but not where two players are at it: there, nobody has put a problem. */
export async function glance(context: Context): Promise<void> {
  const { problem, game } = context.session;
  const isAsked = problem.hasKeystones || problem.hasRegion;
  if (isAsked || !isOrdinaryGame(game)) await ensureProblem(context, game.toPlay);
}

function makeLines(session: Session, state: ProgressState | undefined): string {
  const { problem, game } = session;
  const { geometry, toPlay } = game;
  const { present, missing } = problem.findKeystones(game);
  const keystones = [...present, ...missing].sort((a, b) => a - b);
  const region = problem.listRegion(game);
  const result = problem.make(game, toPlay);
  const ko = problem.findKo(game, toPlay);
  const { name, rank, text } = problem.info;
  const lines: [string, string | undefined][] = [
    ['goal', describeGoal(session, result)],
    ['to_move', makeColor(toPlay)],
    ['attacker', result.ok ? makeColor(result.problem.attacker) : undefined],
    ['defender', result.ok ? makeColor(result.problem.defender) : undefined],
    ['keystones', makeVertices(keystones, geometry) || 'none'],
    ['region', makeRegion(region, geometry) || 'none'],
    ['found', describeFound(problem, game)],
    ['threats', `black ${problem.threats.black} white ${problem.threats.white}`],
    ['ko', ko === PASS ? 'none' : makeVertex(ko, geometry)],
    ['state', state],
    ['name', name],
    ['rank', rank],
    ['text', text],
  ];
  return lines
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${value!.replace(/[\s\p{Cc}]+/gu, ' ')}`)
    .join('\n');
}

/** What was found and how sure it is; undefined where everything is set, or nothing was looked for. */
function describeFound(problem: ProblemState, game: Game): string | undefined {
  if (problem.hasKeystones && problem.hasRegion) return undefined;
  const found = problem.found.lookUp(game);
  if (!found) return undefined;
  if (!found.certainty) return 'nothing: no group on the board is in question';
  const what = problem.hasKeystones ? 'region' : problem.hasRegion ? 'keystones' : 'keystones and region';
  const wider = found.confirmed > 0 ? `, also ${found.confirmed} wider` : '';
  return `${what}; ${CERTAINTIES[found.certainty]}${found.certainty === 'shown' ? wider : ''}`;
}

const CERTAINTIES: Record<Certainty, string> = {
  shown: 'sure: the first move decides in this region',
  likely: 'likely: the first move decides if nobody gets out',
  guess: 'a guess: the group looks enclosed, nothing is proved',
  settled: 'settled: no first move changes the result',
};

function describeGoal({ problem, game }: Session, result: ProblemResult): string {
  if (!result.ok) return `none: ${result.reasons.join('; ')}`;
  const { toPlay, defender } = result.problem;
  const isAsked = problem.hasKeystones || problem.found.lookUp(game)?.isQuestion;
  if (!isAsked) return 'none: no group on the board is unsettled';
  return `${makeColor(toPlay)} to move and ${toPlay === defender ? 'live' : 'kill'}`;
}
