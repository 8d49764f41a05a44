import { EMPTY } from '../engine/color.ts';
import { type Chain, findChains, neighbours, type Problem } from './problem.ts';

/** Contents of a cell. The defender and the attacker take the place of the two colours. */
export const DEFENDER = 1;
export const ATTACKER = 2;
/** The cell beyond the edge of the field. */
export const EDGE = 3;
/** Bit set on a defender's stone that is a keystone. `cell & SIDE` is whose stone it is. */
export const KEY = 4;
export const SIDE = 3;

/** Who is to move, or who a result is for. */
export type Side = typeof DEFENDER | typeof ATTACKER;

/**
 * The part of the board that can change, cut out of the problem once, so that the search knows nothing of the rest.
 *
 * Cells are the empty points of the region and the points under stones that can be captured. Everything else stands
 * still for ever: a chain with a liberty outside the region can never be captured (nobody may fill that liberty), and
 * an empty point outside is never played. What a cell needs to know of these constant surroundings is one fact for each
 * side: would a stone of that side, standing here, have a permanent liberty, either because an unplayable empty point
 * is next to it or because it is solidly connected to a chain that has one? That is `safe`, a bit for each side.
 */
export class Field {
  readonly problem: Problem;
  /** Number of cells. */
  readonly size: number;
  /** Point of each cell. */
  readonly points: readonly number[];
  /** Cell of each point, -1 where the point is not a cell. */
  readonly cellOf: Int16Array;
  /** Four a cell: neighbouring cells, or `size` (the EDGE cell) where there is none. */
  readonly neighbours: Int16Array;
  /** Bits DEFENDER and ATTACKER: a stone of that side here has a permanent liberty. */
  readonly safe: Uint8Array;
  /** Contents at the start, with the EDGE cell at the end. */
  readonly start: Uint8Array;
  /** Empty cells at the start. */
  empties = 0;
  /** Keystones that can be captured. */
  keystones = 0;
  /** A keystone has a permanent liberty already: there is nothing to search. */
  escaped = false;

  constructor(problem: Problem) {
    const { geometry, colors, defender } = problem;
    const playable = new Set(problem.region.filter((point) => colors[point] === EMPTY));
    const chains = findChains(geometry, colors);
    const isImmortal = (chain: Chain) => chain.liberties.some((liberty) => !playable.has(liberty));
    const immortal = new Set(chains.filter(isImmortal).flatMap((chain) => chain.points));
    const mortal = chains.filter((chain) => !isImmortal(chain)).flatMap((chain) => chain.points);
    const isOutside = (point: number) => colors[point] === EMPTY && !playable.has(point);

    this.problem = problem;
    this.points = [...playable, ...mortal].sort((a, b) => a - b);
    this.size = this.points.length;
    this.cellOf = new Int16Array(geometry.length).fill(-1);
    this.points.forEach((point, cell) => {
      this.cellOf[point] = cell;
    });
    this.neighbours = new Int16Array(4 * this.size);
    this.safe = new Uint8Array(this.size);
    this.start = new Uint8Array(this.size + 1);
    this.start[this.size] = EDGE;
    this.points.forEach((point, cell) => {
      neighbours(geometry, point).forEach((next, i) => {
        const there = this.cellOf[next]!;
        this.neighbours[4 * cell + i] = there < 0 ? this.size : there;
        if (isOutside(next)) this.safe[cell]! |= DEFENDER | ATTACKER;
        else if (immortal.has(next)) this.safe[cell]! |= colors[next] === defender ? DEFENDER : ATTACKER;
      });
    });
    this.place(problem);
  }

  /**
   * Starts from another position of the same game, where only cells have changed; false, and nothing done, if it is none. What can be
   * played is up to the caller to compare. The cells stay the same, though fewer might do by now (a stone may have got a permanent liberty
   * since), so that what is known of this field keeps its meaning.
   */
  moveTo(problem: Problem): boolean {
    const base = this.problem;
    if (problem.geometry !== base.geometry || problem.defender !== base.defender) return false;
    const isSame = (point: number) =>
      this.cellOf[point]! >= 0 || problem.colors[point] === base.colors[point];
    if (!problem.geometry.points.every(isSame)) return false;
    this.place(problem);
    return true;
  }

  private place(problem: Problem): void {
    const { colors, defender, keystones } = problem;
    this.points.forEach((point, cell) => {
      if (colors[point] === EMPTY) this.start[cell] = EMPTY;
      else this.start[cell] = colors[point] === defender ? DEFENDER : ATTACKER;
    });
    this.empties = this.start.filter((content) => content === EMPTY).length;
    const cells = keystones.map((point) => this.cellOf[point]!).filter((cell) => cell >= 0);
    for (const cell of cells) this.start[cell]! |= KEY;
    this.keystones = cells.length;
    this.escaped = cells.length < keystones.length;
  }
}
