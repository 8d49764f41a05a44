import { BLACK, type Color, EMPTY, opponent } from '../engine/color.ts';
import { Geometry, PASS } from '../engine/geometry.ts';
import type { Stones } from '../engine/stones.ts';

/** Stones as a front-end sends them, and who is to move. */
export interface Position extends Stones {
  readonly toPlay: Color;
  /** The point that the side to move may not take; PASS if there is none. */
  readonly koPoint: number;
}

/** A position seen from the side from which all eight orientations and both colours look the same. */
export interface View {
  readonly position: Position;
  /** To the point of this view, and from it back to the original. */
  see(point: number): number;
  restore(point: number): number;
  /** The colour in the original. */
  restoreColor(color: Color): Color;
}

/**
 * The orientation in which the position reads smallest, Black to move. What is found in this view is the same however the
 * position lies on the board, down to the order in which equal moves are tried.
 */
export function findView(position: Position): View {
  const views = Array.from({ length: 8 }, (_, orientation) => orient(position, orientation));
  return views.reduce((best, view) => (read(view.position) < read(best.position) ? view : best));
}

/** One of the eight orientations, Black to move: bit 0 mirrors left and right, bit 1 top and bottom, bit 2 swaps rows and columns. */
export function orient(original: Position, orientation: number): View {
  const { geometry, toPlay, koPoint } = original;
  const { width, height } = geometry;
  const isTurned = (orientation & 4) !== 0;
  const turned = isTurned ? Geometry.of(height, width) : geometry;
  const see = (point: number) => {
    if (point === PASS) return PASS;
    const x = orientation & 1 ? width - 1 - geometry.x(point) : geometry.x(point);
    const y = orientation & 2 ? height - 1 - geometry.y(point) : geometry.y(point);
    return isTurned ? turned.at(y, x) : turned.at(x, y);
  };
  const back = new Map([...geometry.points].map((point) => [see(point), point]));
  const restore = (point: number) => back.get(point) ?? PASS;
  const restoreColor = (color: Color) => (toPlay === BLACK ? color : opponent(color));
  const colorAt = (point: number) => {
    const color = original.colorAt(restore(point));
    return color === EMPTY ? EMPTY : restoreColor(color as Color);
  };
  const position: Position = { geometry: turned, colorAt, toPlay: BLACK, koPoint: see(koPoint) };
  return { position, see, restore, restoreColor };
}

/** Text that is the same for equal positions. */
function read({ geometry, colorAt, koPoint }: Position): string {
  return `${100 + geometry.width} ${[...geometry.points].map(colorAt).join('')} ${koPoint}`;
}
