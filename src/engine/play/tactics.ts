import type { Board } from '../board.ts';
import { BORDER, type Color, EMPTY, opponent } from '../color.ts';
import { PASS } from '../geometry.ts';

/** Moves of a ladder that are read at most, one after another and in all. */
const LADDER_DEPTH = 60;
const LADDER_MOVES = 200;
const MAX_STAMP = 0x7fffffff;

/** An eyespace of more points than this has no vital point that a playout need know. */
const MAX_NAKADE = 6;

/** Small questions about a board, for playouts and for the order of moves. It belongs to its board. */
export class Tactics {
  private readonly board: Board;
  private readonly steps: Int16Array;
  private readonly stamps: Int32Array;
  private stamp = 0;
  private readonly region = new Int16Array(MAX_NAKADE + 1);
  /** The liberties of the hunted chain, for each depth of a ladder. */
  private readonly ladder = Array.from({ length: LADDER_DEPTH + 1 }, () => new Int16Array(3));
  private ladderMoves = 0;

  constructor(board: Board) {
    const { stride, length } = board.geometry;
    this.board = board;
    this.steps = Int16Array.of(-1, 1, -stride, stride);
    this.stamps = new Int32Array(length);
  }

  /**
   * An empty point that only this colour's stones and the edge surround, and that cannot be made false by what stands on
   * its diagonals now: a playout leaves it alone.
   */
  isEye(color: Color, point: number): boolean {
    const { board, steps } = this;
    for (let i = 0; i < 4; i++) {
      const near = board.colorAt(point + steps[i]!);
      if (near !== color && near !== BORDER) return false;
    }
    const { stride } = board.geometry;
    const enemy = opponent(color);
    let enemies = 0;
    let borders = 0;
    for (let i = 0; i < 4; i++) {
      const corner = board.colorAt(point + (i & 1 ? 1 : -1) + (i & 2 ? stride : -stride));
      if (corner === enemy) enemies++;
      else if (corner === BORDER) borders++;
    }
    return borders > 0 ? enemies === 0 : enemies <= 1;
  }

  /** How many stones a stone here would capture. */
  countCaptures(color: Color, point: number): number {
    const { board, steps } = this;
    const enemy = opponent(color);
    const stamp = this.nextStamp();
    let count = 0;
    for (let i = 0; i < 4; i++) {
      const near = point + steps[i]!;
      if (board.colorAt(near) !== enemy || !board.isInAtari(near)) continue;
      const head = board.chainHead(near);
      if (this.stamps[head] === stamp) continue;
      this.stamps[head] = stamp;
      count += board.chainSize(near);
    }
    return count;
  }

  /**
   * The liberties that the chain of a stone played here would have, up to a limit, without counting those that captures
   * open up beyond the captured stones beside the point.
   */
  countLibertiesAfter(color: Color, point: number, limit: number): number {
    const { board, steps, stamps } = this;
    const enemy = opponent(color);
    const stamp = this.nextStamp();
    stamps[point] = stamp;
    let count = 0;
    for (let i = 0; i < 4; i++) {
      const near = point + steps[i]!;
      const nearColor = board.colorAt(near);
      if (nearColor !== EMPTY && !(nearColor === enemy && board.isInAtari(near))) continue;
      stamps[near] = stamp;
      count++;
    }
    if (count >= limit) return count;
    for (let i = 0; i < 4; i++) {
      const near = point + steps[i]!;
      if (board.colorAt(near) !== color) continue;
      let stone = near;
      do {
        for (let j = 0; j < 4; j++) {
          const liberty = stone + steps[j]!;
          if (board.colorAt(liberty) !== EMPTY || stamps[liberty] === stamp) continue;
          stamps[liberty] = stamp;
          if (++count >= limit) return count;
        }
        stone = board.nextInChain(stone);
      } while (stone !== near);
    }
    return count;
  }

  /** Whether a stone here leaves its chain with one liberty, without taking anything. */
  isSelfAtari(color: Color, point: number): boolean {
    return this.countLibertiesAfter(color, point, 2) < 2;
  }

  /**
   * Whether it is a mistake to put oneself into atari here. One or two stones are thrown in now and then; more are worth
   * it only in a shape that leaves the enemy one eye once it has taken them. All else throws a chain or a seki away.
   */
  isBadSelfAtari(color: Color, point: number): boolean {
    if (!this.isSelfAtari(color, point)) return false;
    const { board, steps, region, stamps } = this;
    const stamp = this.nextStamp();
    let enemies = 0;
    let size = 1;
    region[0] = point;
    stamps[point] = stamp;
    for (let i = 0; i < 4; i++) {
      const near = point + steps[i]!;
      const nearColor = board.colorAt(near);
      if (nearColor === opponent(color)) enemies++;
      if (nearColor !== color || stamps[near] === stamp) continue;
      if (size + board.chainSize(near) > MAX_NAKADE) return true;
      let stone = near;
      do {
        stamps[stone] = stamp;
        region[size++] = stone;
        stone = board.nextInChain(stone);
      } while (stone !== near);
    }
    if (size === 1) return enemies < 2;
    return size > 3 && !this.isNakade(size, stamp);
  }

  /** Whether the points collected in `region` leave one eye when they are taken: a T, a square, a bulk or a cross. */
  private isNakade(size: number, stamp: number): boolean {
    let links = 0;
    let most = 0;
    for (let at = 0; at < size; at++) {
      const touching = this.countTouching(this.region[at]!, stamp);
      links += touching;
      if (touching > most) most = touching;
    }
    if (size === 4) return most === 3 || links === 8;
    if (size === 5) return most === 4 || (most === 3 && links === 10);
    return most === 4 && links === 14;
  }

  /** How many of the points beside this one have the stamp. */
  private countTouching(point: number, stamp: number): number {
    let touching = 0;
    for (let i = 0; i < 4; i++) if (this.stamps[point + this.steps[i]!] === stamp) touching++;
    return touching;
  }

  /**
   * A move that saves the chain at this point, which is in atari: a capture of what surrounds it, or an extension that no
   * ladder catches. PASS if there is none.
   */
  findEscape(point: number): number {
    const { board } = this;
    const color = board.colorAt(point) as Color;
    const capture = this.findCounterCapture(point);
    if (capture !== PASS) return capture;
    const liberty = board.findLastLiberty(point);
    return this.canExtend(color, liberty) ? liberty : PASS;
  }

  /** A move that captures a chain in atari beside the chain at this point; PASS if there is none. */
  findCounterCapture(point: number): number {
    const { board, steps } = this;
    const color = board.colorAt(point) as Color;
    const enemy = opponent(color);
    let stone = point;
    do {
      for (let i = 0; i < 4; i++) {
        const near = stone + steps[i]!;
        if (board.colorAt(near) !== enemy) continue;
        const liberty = board.findLastLiberty(near);
        if (liberty !== PASS && board.isLegal(color, liberty)) return liberty;
      }
      stone = board.nextInChain(stone);
    } while (stone !== point);
    return PASS;
  }

  /** Whether the chain that gets this liberty filled is then out of reach of a ladder. */
  private canExtend(color: Color, liberty: number): boolean {
    const { board } = this;
    if (this.countLibertiesAfter(color, liberty, 3) < 2) return false;
    if (!board.play(color, liberty)) return false;
    const isCaught = this.isCaughtInLadder(liberty);
    board.undo();
    return !isCaught;
  }

  /**
   * Whether the enemy, to move, catches the chain at this point by keeping it in atari. More than two liberties are out
   * of reach; the chain saves itself by its extensions and by taking what is in atari beside it.
   */
  isCaughtInLadder(point: number): boolean {
    this.ladderMoves = 0;
    return this.isCaught(point, LADDER_DEPTH);
  }

  /** Whether a stone here, beside an enemy chain with two liberties, catches that chain in a ladder. */
  startsLadder(color: Color, point: number, chain: number): boolean {
    const { board } = this;
    if (!board.play(color, point)) return false;
    this.ladderMoves = 0;
    const isCaught = !board.isInAtari(point) && !this.canLeaveAtari(chain, opponent(color), LADDER_DEPTH);
    board.undo();
    return isCaught;
  }

  /** Whether a stone here leaves a chain of its colour where no ladder catches it. */
  stopsLadder(color: Color, point: number, chain: number): boolean {
    const { board } = this;
    if (!board.play(color, point)) return false;
    const isCaught = this.isCaughtInLadder(chain);
    board.undo();
    return !isCaught;
  }

  private isCaught(point: number, depth: number): boolean {
    const { board } = this;
    const color = board.colorAt(point) as Color;
    const enemy = opponent(color);
    const out = this.ladder[depth]!;
    const count = board.findLiberties(point, out, 3);
    if (count !== 2) return count < 2;
    if (depth <= 1 || ++this.ladderMoves > LADDER_MOVES) return false;
    for (let i = 0; i < 2; i++) {
      const attack = out[i]!;
      // A stone that can be taken at once keeps nothing in atari.
      if (!board.play(enemy, attack)) continue;
      const caught = !board.isInAtari(attack) && !this.canLeaveAtari(point, color, depth - 1);
      board.undo();
      if (caught) return true;
    }
    return false;
  }

  /** Whether the chain in atari at this point, to move, gets away. */
  private canLeaveAtari(point: number, color: Color, depth: number): boolean {
    const { board } = this;
    if (this.findCounterCapture(point) !== PASS) return true;
    const liberty = board.findLastLiberty(point);
    if (liberty === PASS) return true;
    if (this.countLibertiesAfter(color, liberty, 3) < 2) return false;
    if (!board.play(color, liberty)) return false;
    const caught = this.isCaught(liberty, depth - 1);
    board.undo();
    return !caught;
  }

  /**
   * The vital point of a small eyespace of the enemy beside this point: the middle of three, of four in a T, of five in a
   * cross or a bulk, of six with a cross in it. PASS if there is none. Whoever plays it decides about the eyes.
   */
  findVitalPoint(start: number, owner: Color): number {
    const { board, steps, stamps, region } = this;
    const stamp = this.nextStamp();
    let size = 1;
    region[0] = start;
    stamps[start] = stamp;
    for (let at = 0; at < size; at++) {
      for (let i = 0; i < 4; i++) {
        const near = region[at]! + steps[i]!;
        const color = board.colorAt(near);
        if (color === opponent(owner)) return PASS;
        if (color !== EMPTY || stamps[near] === stamp) continue;
        if (size === MAX_NAKADE) return PASS;
        stamps[near] = stamp;
        region[size++] = near;
      }
    }
    if (size < 3) return PASS;
    // What a vital point must touch: two of three, three of four, three or four of five, four of six.
    const need = size === 3 ? 2 : size === 6 ? 4 : 3;
    let vital = PASS;
    let most = need - 1;
    let isTie = false;
    for (let at = 0; at < size; at++) {
      const touching = this.countTouching(region[at]!, stamp);
      if (touching === most) isTie = true;
      if (touching <= most) continue;
      most = touching;
      vital = region[at]!;
      isTie = false;
    }
    return isTie ? PASS : vital;
  }

  private nextStamp(): number {
    if (this.stamp === MAX_STAMP) {
      this.stamps.fill(0);
      this.stamp = 0;
    }
    return ++this.stamp;
  }
}
