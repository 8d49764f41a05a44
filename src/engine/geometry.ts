/**
 * The shape of a board: where its points are, and how text names them.
 *
 * A point is an index into a board with a border around it. Rows are `width + 1` apart, so the border column on
 * the right of one row is the border column on the left of the next:
 *
 *     # # # # #          y = -1   (all border)
 *     # . . . .          y = 0    top row; x = 0 is at column 1
 *     # . . . .
 *     # # # # # #        y = height, and one more border point at the very end
 *
 * The neighbours of p are p - 1, p + 1, p - stride, p + stride, and never fall outside the arrays.
 */
export class Geometry {
  readonly width: number;
  readonly height: number;
  /** Distance from a point to the one below it. */
  readonly stride: number;
  /** Length of an array with an element for every point, border included. */
  readonly length: number;
  /** Every point on the board, row by row from the top left. */
  readonly points: Int16Array;

  private constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.stride = width + 1;
    this.length = (height + 2) * this.stride + 1;
    this.points = new Int16Array(width * height);
    for (let i = 0; i < this.points.length; i++) {
      this.points[i] = this.at(i % width, Math.floor(i / width));
    }
  }

  /** The one geometry of this size: equal sizes share an object, so `===` compares sizes. */
  static of(width: number, height: number = width): Geometry {
    const key = width * 100 + height;
    let geometry = cache.get(key);
    if (!geometry) {
      geometry = new Geometry(width, height);
      cache.set(key, geometry);
    }
    return geometry;
  }

  /** The point at column x from the left and row y from the top, both from 0. */
  at(x: number, y: number): number {
    return (y + 1) * this.stride + x + 1;
  }

  x(point: number): number {
    return (point % this.stride) - 1;
  }

  y(point: number): number {
    return Math.floor(point / this.stride) - 1;
  }

  has(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }
}

const cache = new Map<number, Geometry>();

/** Boards up to 25x25 have vertex names in GTP. */
export const MAX_SIZE = 25;
export const MIN_SIZE = 2;

/** The move that is no point. Index 0 is always border, so no real point equals it. */
export const PASS = 0;

/** Column letters of vertices: I is left out. */
export const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** Reads `C3` or `pass` in any case; undefined if it is neither or off the board. */
export function parseVertex(text: string, geometry: Geometry): number | undefined {
  if (text.toLowerCase() === 'pass') return PASS;
  const match = /^([A-HJ-Z])([1-9]\d?)$/.exec(text.toUpperCase());
  if (!match) return undefined;
  const x = COLUMNS.indexOf(match[1]!);
  const y = geometry.height - Number(match[2]);
  return geometry.has(x, y) ? geometry.at(x, y) : undefined;
}

export function makeVertex(point: number, geometry: Geometry): string {
  if (point === PASS) return 'pass';
  return `${COLUMNS[geometry.x(point)]}${geometry.height - geometry.y(point)}`;
}
