import { makeColor, opponent } from '../engine/color.ts';
import { makeVertex } from '../engine/geometry.ts';
import { isPassAlive } from './plain-life.ts';
import type { PlainRules, Step } from './plain-rules.ts';
import type { Problem } from './problem.ts';

/**
 * The winner's move in a state that it wins, PASS included, or undefined if it has none; normally `Solver.findReply`.
 * It is asked once at most in each state, so it need not give the same answer twice.
 */
export type Strategy = (state: Problem) => number | undefined;

/** States at most, and a question that is asked now and then whether to stop. */
export interface ReplayLimits {
  readonly maxStates: number;
  readonly stopped: () => boolean;
}

/**
 * Replays the winner's strategy against everything that the loser can do. After a replay that did not succeed either
 * `hole` says why, or `exhausted` is set because a limit came first; then nothing more should be asked.
 */
export class Replay {
  /** Different states looked at. */
  states = 0;
  hole: string | undefined;
  exhausted = false;
  private readonly rules: PlainRules;
  private readonly strategy: Strategy;
  private readonly limits: ReplayLimits;
  /** States of capture walks: false while the walk is below them, true when the capture has been proved from there. */
  private readonly captured = new Map<string, boolean>();
  /** States of survival sets. */
  private readonly surviving = new Set<string>();

  constructor(rules: PlainRules, strategy: Strategy, limits: ReplayLimits) {
    this.rules = rules;
    this.strategy = strategy;
    this.limits = limits;
  }

  /**
   * Does the attacker capture all keystones from this state? It follows the strategy, the defender tries every move and the
   * pass. No state may come up again below itself: so every line ends, and there is nothing but the capture to end it.
   */
  proveCapture(start: Problem, lead: Line): boolean {
    if (start.keystones.length === 0) return true;
    const path: Visit[] = [];
    let next: Step | undefined = { move: -1, after: start };
    let line = lead;
    for (;;) {
      if (next) {
        const visit = this.enter(next.after, line);
        if (visit === undefined) return false;
        if (visit !== PROVED) path.push(visit);
      }
      const top = path.at(-1);
      if (!top) return true;
      next = top.steps.pop();
      if (!next) {
        this.captured.set(top.key, true);
        path.pop();
      } else {
        line = { move: next.move, before: top.line };
        if (next.after.keystones.length === 0) next = undefined;
      }
    }
  }

  /** One more state of a capture walk; PROVED if nothing remains to be done there, undefined if there is a hole. */
  private enter(state: Problem, line: Line): Visit | typeof PROVED | undefined {
    const key = this.rules.makeKey(state);
    const known = this.captured.get(key);
    if (known) return PROVED;
    if (known === false)
      return this.fail(line, 'the position has come up before: the attacker runs in circles');
    if (!this.count()) return undefined;
    this.captured.set(key, false);
    if (state.toPlay === state.defender) return { key, line, steps: this.rules.successors(state) };
    const step = this.follow(state, line);
    return step && { key, line, steps: [step] };
  }

  /**
   * Does the defender keep a keystone for ever? It follows the strategy, the attacker tries everything. The states that come up are
   * a closed set, so if none of them has lost the last keystone, none ever will. A state in which a keystone lives though
   * the defender always passes needs no looking further.
   */
  proveSurvival(start: Problem, lead: Line): boolean {
    let level = [{ state: start, line: lead }];
    while (level.length > 0) {
      const below: typeof level = [];
      for (const { state, line } of level) {
        if (state.keystones.length === 0) {
          this.fail(line, 'the last keystone is captured');
          return false;
        }
        const key = this.rules.makeKey(state);
        if (this.surviving.has(key)) continue;
        if (!this.count()) return false;
        this.surviving.add(key);
        if (isPassAlive(state, this.rules)) continue;
        const steps = this.continuations(state, line);
        if (!steps) return false;
        for (const { move, after } of steps) below.push({ state: after, line: { move, before: line } });
      }
      level = below;
    }
    return true;
  }

  private continuations(state: Problem, line: Line): Step[] | undefined {
    if (state.toPlay === state.attacker) return this.rules.successors(state);
    const step = this.follow(state, line);
    return step && [step];
  }

  /** The strategy's move. */
  private follow(state: Problem, line: Line): Step | undefined {
    const color = makeColor(state.toPlay);
    const move = this.strategy(state);
    if (move === undefined) return this.fail(line, `there is no move for ${color} that keeps its win`);
    const after = this.rules.play(state, move);
    if (!after) return this.fail(line, `${color} ${makeVertex(move, state.geometry)} is not allowed`);
    return { move, after };
  }

  /** One more state; false if that is too many. */
  private count(): boolean {
    this.states++;
    const { maxStates, stopped } = this.limits;
    if (this.states > maxStates || (this.states % CHECK_EVERY === 0 && stopped())) this.exhausted = true;
    return !this.exhausted;
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

/** The moves that led to a state, the last one first; undefined for the root. */
export type Line = { readonly move: number; readonly before: Line } | undefined;

/** A state on the path of a capture walk, with the steps still to be followed. */
interface Visit {
  readonly key: string;
  readonly line: Line;
  readonly steps: Step[];
}

const PROVED = 'proved';
const CHECK_EVERY = 256;
