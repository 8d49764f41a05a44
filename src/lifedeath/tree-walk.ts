import { type Color, EMPTY, makeColor, opponent } from '../engine/color.ts';
import { makeVertex, PASS } from '../engine/geometry.ts';
import type { Problem } from './problem.ts';
import { describeResult } from './solution-words.ts';
import type { StateResults } from './state-results.ts';
import { readTurningPoint, type Verdict } from './verdict.ts';

/** A move of a tree that is on the board, or a pass. */
export interface Played {
  readonly color: Color;
  readonly move: number;
}

/** The problem while the moves of a tree are played, and what the states are worth to the side that is to solve it. */
export class TreeWalk {
  readonly problem: Problem;
  readonly start: Problem;
  /** First moves that get the best result without a ko threat. */
  readonly best: readonly number[];
  private readonly results: StateResults;
  private readonly verdict: Verdict | undefined;
  /** The best result. */
  private readonly turn: number | undefined;

  constructor(problem: Problem, results: StateResults, verdict: Verdict | undefined) {
    this.problem = problem;
    this.results = results;
    this.start = results.root;
    this.verdict = verdict;
    this.turn = verdict && readTurningPoint(verdict, results.max);
    this.best = (verdict?.moves ?? []).filter((move) => move === PASS || move !== problem.koPoint);
  }

  /** Why the move cannot be made; undefined if it can, or is made elsewhere. */
  findObstacle(state: Problem, color: Color, move: number): string | undefined {
    if (move === PASS || this.isOutside(move)) return undefined;
    if (state.colors[move] !== EMPTY) return 'there is a stone already';
    const turned = turn(state, color);
    if (move === turned.koPoint || this.results.rules.play(turned, move)) return undefined;
    return 'this is suicide';
  }

  /** A move outside the region, or a pass, is one elsewhere. Undefined for a ko that is taken back at once. */
  step(state: Problem, color: Color, move: number): Problem | undefined {
    const turned = turn(state, color);
    if (move === PASS || this.isOutside(move)) return { ...turned, toPlay: opponent(color), koPoint: PASS };
    return this.results.rules.play(turned, move);
  }

  isOutside(move: number): boolean {
    return move !== PASS && !this.results.rules.isPlayable[move];
  }

  /** The result is known, and what comes of every first move. */
  get knowsAllBest(): boolean {
    return this.verdict?.movesComplete === true;
  }

  /** The result is known, and no first move gets anything. */
  get isLost(): boolean {
    return this.turn !== undefined && this.results.isLost(this.problem.toPlay, this.turn);
  }

  /** Has the side that is to solve the problem at least its best result here? Undefined if that is not known. */
  holds(state: Problem): boolean | undefined {
    const turn = this.results.turn(state);
    if (this.turn === undefined || turn === undefined) return undefined;
    return this.problem.toPlay === this.problem.defender ? turn <= this.turn : turn >= this.turn;
  }

  findStatus(state: Problem): Verdict['status'] | undefined {
    return state.keystones.length === 0 ? 'dead' : this.results.ask(state)?.status;
  }

  describe(state: Problem): string {
    if (state.keystones.length === 0) return describeResult({ status: 'dead' }, this.problem.defender);
    const verdict = this.results.ask(state);
    return verdict ? describeResult(verdict, this.problem.defender) : '';
  }

  describeBest(): string {
    if (this.isLost) return 'No first move gets anything.';
    const moves = this.best.map((move) => makeVertex(move, this.problem.geometry)).join(', ');
    return `Best is ${moves}: ${describeResult(this.verdict!, this.problem.defender)}`;
  }

  /** `after black A1, white B2: ` */
  makeLine(line: readonly Played[]): string {
    const moves = line.map(
      ({ color, move }) => `${makeColor(color)} ${makeVertex(move, this.problem.geometry)}`,
    );
    return moves.length === 0 ? '' : `after ${moves.join(', ')}: `;
  }
}

/** The same state with this side to move: where a tree has two moves of a colour in a row, the other side has played elsewhere. */
function turn(state: Problem, color: Color): Problem {
  return state.toPlay === color ? state : { ...state, toPlay: color, koPoint: PASS };
}
