import type { Color } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import { PlainRules } from './plain-rules.ts';
import { type Problem, USUAL_THREATS } from './problem.ts';
import type { SolveOptions, Solver } from './solver.ts';
import { readTurningPoint, type Verdict } from './verdict.ts';

export type ResultLimits = Pick<SolveOptions, 'nodes' | 'time' | 'stopped' | 'maxThreats'>;

/**
 * The proved results of the states that come up when a problem is played out, each worked out once, all within one limit. States have
 * no ko threats: nobody retakes a ko at once in them; their results say what threats would change.
 */
export class StateResults {
  readonly rules: PlainRules;
  /** The problem without threats. */
  readonly root: Problem;
  readonly max: number;
  /** Something was asked that could not be answered within the limits. */
  exhausted = false;
  private readonly solver: Solver;
  private readonly verdicts = new Map<string, Verdict>();
  private readonly fullVerdicts = new Map<string, Verdict>();
  private readonly stopped: () => boolean;
  private readonly deadline: number;
  private nodesLeft: number;
  private nodesSpent = 0;

  constructor(problem: Problem, solver: Solver, { nodes, time, stopped, maxThreats }: ResultLimits) {
    this.rules = new PlainRules(problem);
    this.root = this.rules.start(0, 0);
    this.max = maxThreats ?? USUAL_THREATS;
    this.solver = solver;
    this.stopped = stopped ?? (() => false);
    this.deadline = performance.now() + 1000 * (time ?? Number.POSITIVE_INFINITY);
    this.nodesLeft = nodes ?? Number.POSITIVE_INFINITY;
  }

  get nodes(): number {
    return this.nodesSpent;
  }

  /** The verdict with one winning move; undefined if it is not proved within the limits. */
  ask(state: Problem): Verdict | undefined {
    const key = this.rules.makeKey(state);
    return (
      this.fullVerdicts.get(key) ?? this.remember(this.verdicts, key, state, { allMoves: false, kind: false })
    );
  }

  /** The verdict with every winning move, and with the way of living. */
  askAll(state: Problem): Verdict | undefined {
    return this.remember(this.fullVerdicts, this.rules.makeKey(state), state, {});
  }

  /** The turning point of a state: the smaller, the better for the defender. */
  turn(state: Problem): number | undefined {
    if (state.keystones.length === 0) return this.max + 1;
    const verdict = this.ask(state);
    return verdict && readTurningPoint(verdict, this.max);
  }

  /** The same if the side that has just moved could move again. */
  turnAgain(state: Problem): number | undefined {
    if (state.keystones.length === 0) return this.max + 1;
    const toPlay = state.toPlay === state.attacker ? state.defender : state.attacker;
    return this.turn({ ...state, toPlay, koPoint: PASS });
  }

  /** Is this turning point all lost for a side: no number of threats that counts would help? */
  isLost(color: Color, turn: number): boolean {
    return color === this.root.defender ? turn > this.max : turn <= -this.max;
  }

  private remember(
    verdicts: Map<string, Verdict>,
    key: string,
    state: Problem,
    options: SolveOptions,
  ): Verdict | undefined {
    const known = verdicts.get(key);
    if (known) return known;
    const { deadline, max, stopped } = this;
    const time = (deadline - performance.now()) / 1000;
    if (this.nodesLeft <= 0 || time <= 0 || stopped()) return this.giveUp();
    const limits = { nodes: this.nodesLeft, time, stopped, maxThreats: max };
    const verdict = this.solver.solve(state, { ...options, ...limits });
    this.nodesLeft -= verdict.nodes;
    this.nodesSpent += verdict.nodes;
    if (!verdict.proved) return this.giveUp();
    if (!verdict.movesComplete) this.exhausted = true;
    else verdicts.set(key, verdict);
    return verdict;
  }

  private giveUp(): undefined {
    this.exhausted = true;
  }
}
