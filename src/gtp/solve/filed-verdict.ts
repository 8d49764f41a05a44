import { type Color, makeColor } from '../../engine/color.ts';
import type { Geometry } from '../../engine/geometry.ts';
import type { SgfNode } from '../../engine/sgf.ts';
import { readMarkedSolution } from '../../lifedeath/marked-solution.ts';
import type { Kind, Role, Status, Verdict } from '../../lifedeath/verdict.ts';
import { Context } from '../context.ts';
import { findAtFirst } from '../finding.ts';
import { makeLimits } from '../limits.ts';
import { loadProblem } from '../load-problem.ts';
import type { FiledProblem } from '../problem-files.ts';
import { Registry } from '../registry.ts';
import { Session } from '../session.ts';
import { needProblem, solveProblem } from '../solving.ts';
import { makeRegion, makeVertices } from '../vertices.ts';
import type { JobRunner } from '../worker-host.ts';

/** What a file says the answer is: its right first moves, and whether they are proved to be right, and its wrong ones wrong. */
interface ToldAnswer {
  readonly moves: readonly string[];
  /** Undefined where the proof did not get that far. */
  readonly agrees?: boolean;
}

/** A problem of a file and its verdict, in the words of `gold-solve`. This is what `--json` prints. */
export interface FiledVerdict {
  readonly file: string;
  readonly number: number;
  readonly name?: string;
  /** Why there is no verdict; then nothing else is there. */
  readonly error?: string;
  readonly status?: Status;
  readonly proved?: boolean;
  readonly to_move?: string;
  readonly winner?: Role | 'unknown';
  readonly threats?: { readonly count: number; readonly who: Role };
  readonly moves?: readonly string[];
  readonly moves_complete?: boolean;
  readonly pv?: readonly string[];
  readonly kind?: Kind;
  readonly nodes?: number;
  readonly seconds?: number;
  readonly keystones?: readonly string[];
  readonly region?: readonly string[];
  /** What of it was not in the file and had to be found on the board. */
  readonly found?: 'keystones' | 'region' | 'keystones and region';
  readonly answer?: ToldAnswer;
}

export interface SolveLimits {
  /** Seconds and nodes for a problem; 0 is no limit. */
  readonly time: number;
  readonly nodes: number;
  readonly memory: number;
}

/** Solves a problem as `gold-load` and `gold-solve` would in a session of its own. Never throws: an error is part of the result. */
export async function solveFiled(
  { file, number, tree }: FiledProblem,
  worker: JobRunner,
  limits: SolveLimits,
  onStart: (context: Context) => void,
): Promise<FiledVerdict> {
  const session = new Session();
  const context = makeContext(session, worker);
  onStart(context);
  try {
    return { file, number, ...(await solve(context, tree, limits)) };
  } catch (error) {
    return { file, number, error: (error as Error).message };
  }
}

async function solve(context: Context, tree: SgfNode, { time, nodes, memory }: SolveLimits) {
  const { session } = context;
  const { problem, parameters } = session;
  session.game = loadProblem(session, tree).game;
  parameters.set('memory', String(memory));
  const { game } = session;
  const { geometry, toPlay } = game;
  const given = new Map([
    ['time', time],
    ['nodes', nodes],
  ]);
  const found = describeFound(problem.hasKeystones, problem.hasRegion);
  const left = await findAtFirst(context, toPlay, makeLimits(session, given));
  const posed = needProblem(session, toPlay);
  const { verdict } = await solveProblem(context, posed, left);
  const { status, proved, winner, threats, moves, movesComplete, line, kind } = verdict;
  const list = (points: readonly number[]) => split(makeVertices(points, geometry));
  const answer = judgeAnswer(tree, toPlay, verdict, geometry);
  return {
    ...(problem.info.name && { name: problem.info.name }),
    status,
    proved,
    to_move: makeColor(toPlay),
    winner,
    ...(threats && { threats }),
    moves: list(moves),
    moves_complete: proved && movesComplete,
    pv: list(line),
    ...(kind && { kind }),
    nodes: verdict.nodes,
    seconds: Number(verdict.seconds.toFixed(3)),
    keystones: list(posed.keystones),
    region: split(makeRegion(problem.listRegion(game, toPlay), geometry)),
    ...(found && { found }),
    ...(answer && { answer }),
  };
}

/** Compares the first moves that the tree of the file calls right and wrong with those that win. */
function judgeAnswer(
  tree: SgfNode,
  toPlay: Color,
  { proved, moves, movesComplete }: Verdict,
  geometry: Geometry,
): ToldAnswer | undefined {
  const told = readMarkedSolution(tree, geometry)?.firstMoves.filter(({ color }) => color === toPlay);
  const right = told?.filter(({ mark }) => mark === 'right').map(({ move }) => move) ?? [];
  if (right.length === 0) return undefined;
  const wins = (move: number | undefined) => move !== undefined && moves.includes(move);
  const isWrong = told!.some(({ mark, move }) => mark === 'wrong' && wins(move));
  const answer = {
    moves: split(
      makeVertices(
        right.filter((move) => move !== undefined),
        geometry,
      ),
    ),
  };
  if (!proved) return answer;
  if (isWrong) return { ...answer, agrees: false };
  if (right.every(wins)) return { ...answer, agrees: true };
  // A move that is not among those that win is wrong only if all were looked at.
  return movesComplete ? { ...answer, agrees: false } : answer;
}

function describeFound(hasKeystones: boolean, hasRegion: boolean): FiledVerdict['found'] | undefined {
  if (hasKeystones) return hasRegion ? undefined : 'region';
  return hasRegion ? 'keystones' : 'keystones and region';
}

function split(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** A context without a conversation. */
function makeContext(session: Session, worker: JobRunner): Context {
  return new Context(
    { id: undefined, name: 'solve', args: [], text: '' },
    {
      session,
      registry: new Registry([]),
      worker,
      colors: false,
      output: () => true,
      draw: () => {},
      isInputWaiting: () => false,
      quit: () => {},
    },
  );
}
