import { PASS } from '../engine/geometry.ts';
import { type Problem, USUAL_THREATS } from './problem.ts';
import type { SolveOptions, Solver } from './solver.ts';
import { readTurningPoint, type Status, type Verdict } from './verdict.ts';

/**
 * How a problem that is being played out stands for the side that was to move at its start:
 * - `solved`: it gets the result that the start promised, or a better one, and for all to see;
 * - `failed`: it gets less than that now;
 * - `going on`: the promise still holds, and there is something left to be played;
 * - `unsolvable`: the start promised it nothing, and it has nothing yet;
 * - `unknown`: a limit came before the proof.
 */
export type ProgressState = 'solved' | 'failed' | 'going on' | 'unsolvable' | 'unknown';

export interface ProgressReport {
  readonly state: ProgressState;
  /** What the start promised. */
  readonly promise: Result;
  /** What there is now. */
  readonly now: Result;
}

/** Part of a verdict. */
export type Result = Pick<Verdict, 'status' | 'threats' | 'kind'>;

const UNKNOWN: Result = { status: 'unknown' };

/** The place that play has reached. */
export interface Stage {
  readonly start: Problem;
  /** Undefined once the keystones have been captured. */
  readonly now: Problem | undefined;
  /** The other side has passed: it has given up. */
  readonly opponentPassed: boolean;
}

/** Compares what there is now with what the start promised, by proof. */
export function findProgress(
  { start, now, opponentPassed }: Stage,
  solver: Solver,
  options: SolveOptions = {},
): ProgressReport {
  const max = options.maxThreats ?? USUAL_THREATS;
  const isDefender = start.toPlay === start.defender;
  const time = options.time === undefined ? {} : { time: options.time / 2 };
  const ask = (problem: Problem) =>
    solver.solve(problem, { ...options, ...time, allMoves: false, kind: false });

  const result: Result = now ? ask(now) : { status: 'dead' };
  const promise: Result = ask(start);
  const [got, promised] = [result, promise].map((each) => readTurningPoint(each, max));
  const report = (state: ProgressState) => ({ state, promise, now: result });
  if (got === undefined || promised === undefined) {
    // The best that there is needs no comparison.
    const isBest = result.status === (isDefender ? 'alive' : 'dead');
    return isBest && isSettled() ? { ...report('solved'), promise: UNKNOWN } : report('unknown');
  }

  /** From the user's side: more is better. */
  const gain = isDefender ? promised - got : got - promised;
  if (gain < 0) return report('failed');
  const isNothing = (status: Status) => status === (isDefender ? 'dead' : 'alive');
  if (isNothing(result.status)) return report('unsolvable');
  return report(isSettled() ? 'solved' : 'going on');

  function isSettled(): boolean {
    if (!now || opponentPassed) return true;
    if (result.status !== 'ko') return solver.findSettled(now) !== undefined;
    // A ko was all that could be had: it is reached once it is being fought.
    return now.koPoint !== PASS;
  }
}
