import type { Geometry } from './geometry.ts';

/** Anything that says which stone stands where: a board, a game, a diagram. */
export interface Stones {
  readonly geometry: Geometry;
  /** EMPTY, BLACK or WHITE for a point on the board. */
  colorAt(point: number): number;
}
