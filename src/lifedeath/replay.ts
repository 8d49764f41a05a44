import { makeColor, opponent } from '../engine/color.ts';
import { makeVertex } from '../engine/geometry.ts';
import type { PlainRules, Step } from './plain-rules.ts';
import type { Problem } from './problem.ts';

/**
 * A move of the side to move that keeps its win, PASS included; undefined if it does not win. Normally `Solver.findReply`. In each
 * state it is asked once for the winner's move, so it need not give the same answer twice.
 */
export type Strategy = (state: Problem) => number | undefined;

/** States at most, and a question that is asked now and then whether to stop. */
export interface ReplayLimits {
  readonly maxStates: number;
  readonly stopped: () => boolean;
}

/**
 * What both kinds of proof need when they are replayed: the rules, the strategy that is being followed, the effort, and the hole
 * if one is found. Whatever returns undefined or false has either set `hole` or `exhausted`, and then nothing more should be asked.
 */
export class Replay {
  readonly rules: PlainRules;
  readonly strategy: Strategy;
  private readonly limits: ReplayLimits;
  /** Different states looked at. */
  states = 0;
  /** What is wrong, in words. */
  hole: string | undefined;
  /** A limit came first. */
  exhausted = false;

  constructor(rules: PlainRules, strategy: Strategy, limits: ReplayLimits) {
    this.rules = rules;
    this.strategy = strategy;
    this.limits = limits;
  }

  /** The strategy's move, as an only step. */
  follow(state: Problem, line: Line): Step[] | undefined {
    const color = makeColor(state.toPlay);
    const move = this.strategy(state);
    if (move === undefined && this.isStopped()) return undefined;
    if (move === undefined) return this.fail(line, `there is no move for ${color} that keeps its win`);
    const after = this.rules.play(state, move);
    if (!after) return this.fail(line, `${color} ${makeVertex(move, state.geometry)} is not allowed`);
    return [{ move, after }];
  }

  /** One more state; false if that is too many. */
  count(): boolean {
    this.states++;
    const { maxStates, stopped } = this.limits;
    if (this.states > maxStates || (this.states % CHECK_EVERY === 1 && stopped())) this.exhausted = true;
    return !this.exhausted;
  }

  /** Was it stopped? A strategy that is stopped has no move, which says nothing. */
  isStopped(): boolean {
    if (this.limits.stopped()) this.exhausted = true;
    return this.exhausted;
  }

  /** Notes a hole with the moves that lead there. */
  fail(line: Line, what: string): undefined {
    const moves = this.makeLine(line);
    this.hole = moves === '' ? what : `after ${moves}: ${what}`;
  }

  private makeLine(line: Line): string {
    const { geometry, toPlay } = this.rules.root;
    const moves: number[] = [];
    for (let at = line; at; at = at.before) moves.unshift(at.move);
    return moves
      .map((move, i) => `${makeColor(i % 2 === 0 ? toPlay : opponent(toPlay))} ${makeVertex(move, geometry)}`)
      .join(', ');
  }
}

/** The moves from the root to a state, the last one first; undefined for the root. */
export type Line = { readonly move: number; readonly before: Line } | undefined;

const CHECK_EVERY = 256;
