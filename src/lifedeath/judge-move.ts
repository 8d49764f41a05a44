import { opponent } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import { PlainRules } from './plain-rules.ts';
import { type Problem, USUAL_THREATS } from './problem.ts';
import type { SolveOptions, Solver } from './solver.ts';
import { readTurningPoint, type Verdict } from './verdict.ts';

/** What a move is worth, by proof. */
export interface Judgement {
  /** It gets the best result that there is. Undefined where that was not proved within the limits. */
  readonly isRight: boolean | undefined;
  /** The position before the move: the best result, and every move that gets it. */
  readonly before: Verdict;
  /** The position after it, the other side to move; undefined once the keystones have been captured. */
  readonly after: Verdict | undefined;
  /** There was nothing to be played for: no move gets anything, or none was needed. Undefined if that is not known. */
  readonly decided?: 'lost' | 'won';
}

/**
 * Judges a move of the side to move. Points outside the region, and a pass of the attacker, are moves elsewhere: there nothing happens,
 * and the other side is to move.
 */
export function judgeMove(
  problem: Problem,
  move: number,
  solver: Solver,
  options: SolveOptions = {},
): Judgement {
  const max = options.maxThreats ?? USUAL_THREATS;
  const deadline = performance.now() + 1000 * (options.time ?? Number.POSITIVE_INFINITY);
  let nodesLeft = options.nodes ?? Number.POSITIVE_INFINITY;
  const ask = (state: Problem, more: SolveOptions): Verdict => {
    const time = Math.max(0.001, (deadline - performance.now()) / 1000);
    const verdict = solver.solve(state, { ...options, time, nodes: nodesLeft, ...more });
    nodesLeft = Math.max(0, nodesLeft - verdict.nodes);
    return verdict;
  };
  const state = afterMove(problem, move);
  const before = ask(problem, {});
  const after = state.keystones.length === 0 ? undefined : ask(state, {});
  const best = readTurningPoint(before, max);
  const got = after ? readTurningPoint(after, max) : max + 1;
  if (best === undefined || got === undefined) return { isRight: undefined, before, after };

  const isLost = best === (problem.toPlay === problem.defender ? max + 1 : -max);
  if (isLost) return { isRight: false, before, after, decided: 'lost' };
  const elsewhere = readTurningPoint(ask(afterPass(problem), { allMoves: false, kind: false }), max);
  return { isRight: got === best, before, after, ...(elsewhere === best && { decided: 'won' }) };
}

/** The state after a move, wherever it is. Its region has the points under the stones, too, which may come free. */
export function afterMove(problem: Problem, move: number): Problem {
  const rules = new PlainRules(problem);
  return rules.play(rules.root, move) ?? afterPass(rules.root);
}

/** The state after a move that has nothing to do with the problem. */
function afterPass(problem: Problem): Problem {
  return { ...problem, toPlay: opponent(problem.toPlay), koPoint: PASS };
}
