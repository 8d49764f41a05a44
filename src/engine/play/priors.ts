import type { Board } from '../board.ts';
import { BORDER, type Color, EMPTY } from '../color.ts';
import { type Geometry, PASS } from '../geometry.ts';
import { isShape } from './patterns.ts';
import type { Tactics } from './tactics.ts';

/** What a move is worth before any playout, in playouts won or lost. */
const EVEN = 10;
const SELF_ATARI = 10;
const CAPTURE_ONE = 15;
const CAPTURE_MANY = 30;
const LADDER = 20;
const SHAPE = 10;
const OPEN_EDGE = 10;
const OPEN_THIRD_LINE = 10;
/** By the distance to the last move, where chains count as one point. */
const NEAR = [0, 24, 22, 8];
/** Moves in a region without stones are judged by their line; a stone this near ends it. */
const OPEN_RADIUS = 3;
/** On boards with sides of at least this length the opening begins in the corners, */
const LARGE = 13;
/** on the third and fourth lines of a corner of so many lines without a stone, */
const CORNER_LINES = 7;
const EMPTY_CORNER = 50;
/** and not every move is answered where it was made. */
const LARGE_NEAR = 0.5;

/** Judges the moves of a position before any playout, after Michi: captures, shapes, what is near to the last move. */
export class Priors {
  private readonly geometry: Geometry;
  private readonly board: Board;
  private readonly tactics: Tactics;
  private readonly steps: Int16Array;
  /** The distance of each point to the last move, up to the last entry of NEAR; 0 if it is farther. */
  private readonly distance: Uint8Array;
  private readonly queue: Int16Array;
  private readonly line: Uint8Array;
  private readonly liberties = new Int16Array(3);
  private readonly isLarge: boolean;
  /** The corner that a point of its third and fourth lines belongs to, from 1 on; 0 for all other points, and on small boards. */
  private readonly corner: Uint8Array;
  private readonly isEmptyCorner = new Uint8Array(5);

  /** Of the move judged last: so many playouts, so many of them won. */
  visits = 0;
  wins = 0;

  constructor(board: Board, tactics: Tactics) {
    const { geometry } = board;
    this.geometry = geometry;
    this.board = board;
    this.tactics = tactics;
    this.steps = Int16Array.of(-1, 1, -geometry.stride, geometry.stride);
    this.distance = new Uint8Array(geometry.length);
    this.queue = new Int16Array(geometry.points.length);
    this.line = new Uint8Array(geometry.length);
    for (const point of geometry.points) this.line[point] = countLine(geometry, point);
    this.isLarge = Math.min(geometry.width, geometry.height) >= LARGE;
    this.corner = new Uint8Array(geometry.length);
    if (this.isLarge) this.numberCorners();
  }

  /** Prepares for a position in which this was the last move. */
  prepare(last: number): void {
    this.distance.fill(0);
    if (this.isLarge) this.findEmptyCorners();
    if (last === PASS) return;
    const { board, distance, queue, steps } = this;
    let size = 0;
    const visit = (point: number, steps: number) => {
      if (distance[point] !== 0) return;
      distance[point] = steps;
      queue[size++] = point;
    };
    visit(last, 1);
    for (let at = 0; at < size; at++) {
      const point = queue[at]!;
      const color = board.colorAt(point);
      const here = distance[point]!;
      for (let i = 0; i < 4; i++) {
        const near = point + steps[i]!;
        const nearColor = board.colorAt(near);
        // Stones of one chain are at the same distance: they are visited before anything farther, or hardly later.
        const isSame = color !== EMPTY && nearColor === color;
        if (nearColor === BORDER || (here >= NEAR.length && !isSame)) continue;
        visit(near, isSame ? here : here + 1);
      }
    }
  }

  /** Judges a legal move. */
  judge(color: Color, point: number): void {
    const { board, tactics } = this;
    this.visits = EVEN;
    this.wins = EVEN / 2;

    const captured = tactics.countCaptures(color, point);
    if (captured === 1) this.praise(CAPTURE_ONE);
    else if (captured > 1) this.praise(CAPTURE_MANY);
    else if (tactics.isSelfAtari(color, point)) this.blame(SELF_ATARI);
    else this.judgeLadders(color, point);

    if (isShape(board, point)) this.praise(SHAPE);
    const distance = this.distance[point]!;
    if (distance > 1) this.praise((NEAR[distance - 1] ?? 0) * (this.isLarge ? LARGE_NEAR : 1));
    if (this.isEmptyCorner[this.corner[point]!]) this.praise(EMPTY_CORNER);
    else this.judgeLine(point);
  }

  /** On an empty stretch of the board the first two lines are small, the third is large. */
  private judgeLine(point: number): void {
    const line = this.line[point]!;
    if (line > (this.isLarge ? 4 : 3) || !this.isOpen(point)) return;
    if (line <= 2) this.blame(OPEN_EDGE);
    else this.praise(OPEN_THIRD_LINE);
  }

  /** Chains in atari or with two liberties are caught or saved by reading ladders. */
  private judgeLadders(color: Color, point: number): void {
    const { board, tactics, steps, liberties } = this;
    let isGood = false;
    for (let i = 0; i < 4 && !isGood; i++) {
      const near = point + steps[i]!;
      const nearColor = board.colorAt(near);
      if (nearColor === EMPTY || nearColor === BORDER) continue;
      const count = board.findLiberties(near, liberties, 3);
      if (nearColor !== color) isGood = count === 2 && tactics.startsLadder(color, point, near);
      else if (count === 1) isGood = tactics.findEscape(near) === point;
      else if (count === 2)
        isGood = tactics.isCaughtInLadder(near) && tactics.stopsLadder(color, point, near);
    }
    if (isGood) this.praise(LADDER);
    else if (!tactics.stopsLadder(color, point, point)) this.blame(SELF_ATARI);
  }

  private isOpen(point: number): boolean {
    const { geometry, board } = this;
    const x = geometry.x(point);
    const y = geometry.y(point);
    for (let dy = -OPEN_RADIUS; dy <= OPEN_RADIUS; dy++) {
      const width = OPEN_RADIUS - Math.abs(dy);
      for (let dx = -width; dx <= width; dx++) {
        if (geometry.has(x + dx, y + dy) && board.colorAt(geometry.at(x + dx, y + dy)) !== EMPTY)
          return false;
      }
    }
    return true;
  }

  private numberCorners(): void {
    const { geometry } = this;
    const { width, height } = geometry;
    for (const point of geometry.points) {
      const [x, y] = [geometry.x(point), geometry.y(point)];
      const column = Math.min(x, width - 1 - x);
      const row = Math.min(y, height - 1 - y);
      // The third line counts from 0 as 2.
      if (column < 2 || column > 3 || row < 2 || row > 3) continue;
      this.corner[point] = 1 + (x > width / 2 ? 1 : 0) + (y > height / 2 ? 2 : 0);
    }
  }

  private findEmptyCorners(): void {
    const { geometry, board, isEmptyCorner } = this;
    const { width, height } = geometry;
    isEmptyCorner.fill(1);
    isEmptyCorner[0] = 0;
    for (let y = 0; y < CORNER_LINES; y++) {
      for (let x = 0; x < CORNER_LINES; x++) {
        for (let corner = 0; corner < 4; corner++) {
          const point = geometry.at(corner & 1 ? width - 1 - x : x, corner & 2 ? height - 1 - y : y);
          if (board.colorAt(point) !== EMPTY) isEmptyCorner[1 + corner] = 0;
        }
      }
    }
  }

  private praise(by: number): void {
    this.visits += by;
    this.wins += by;
  }

  private blame(by: number): void {
    this.visits += by;
  }
}

/** The line of a point, from 1 at the edge. */
function countLine(geometry: Geometry, point: number): number {
  const x = geometry.x(point);
  const y = geometry.y(point);
  return 1 + Math.min(x, y, geometry.width - 1 - x, geometry.height - 1 - y);
}
