import { BLACK, EMPTY } from '../src/engine/color.ts';
import type { Geometry } from '../src/engine/geometry.ts';
import type { Problem } from '../src/lifedeath/problem.ts';

/** A rectangle of points, its borders included. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Distance of two lines. */
export const GRID = 18;
/** How far a cut line goes on beyond the last point that is shown. */
const STUB = GRID / 2;
const RADIUS = 8.5;

/** The part of the board with the problem in it: a line of empty points around the stones, or the edge where it is near. */
export function findWindow({ geometry, colors, region }: Problem): Window {
  const used = [...geometry.points].filter((point) => colors[point] !== EMPTY || region.includes(point));
  const columns = used.map((point) => geometry.x(point));
  const rows = used.map((point) => geometry.y(point));
  const before = (least: number) => (least <= 2 ? 0 : least - 1);
  const behind = (most: number, last: number) => (most >= last - 2 ? last : most + 1);
  return {
    left: before(Math.min(...columns)),
    top: before(Math.min(...rows)),
    right: behind(Math.max(...columns), geometry.width - 1),
    bottom: behind(Math.max(...rows), geometry.height - 1),
  };
}

export function widthOf({ left, right }: Window): number {
  return (right - left) * GRID + 2 * STUB;
}

export function heightOf({ top, bottom }: Window): number {
  return (bottom - top) * GRID + 2 * STUB;
}

/** The lines and stones in a window, from (0, 0) to its width and height. Styles are those of the sheet, by class. */
export function drawBoard({ geometry, colors }: Problem, window: Window): string {
  const parts = [
    `<rect class="wood" width="${widthOf(window)}" height="${heightOf(window)}"/>`,
    ...drawLines(geometry, window),
  ];
  for (let y = window.top; y <= window.bottom; y++) {
    for (let x = window.left; x <= window.right; x++) {
      const color = colors[geometry.at(x, y)]!;
      const at = `cx="${toX(x, window)}" cy="${toY(y, window)}"`;
      if (color !== EMPTY) parts.push(`<circle class="${color === BLACK ? 'b' : 'w'}" ${at} r="${RADIUS}"/>`);
      else if (isStar(x, y, geometry)) parts.push(`<circle ${at} r="2"/>`);
    }
  }
  return parts.join('\n');
}

/** All lines in one path, and the edges of the board, which are thicker, in another. */
function drawLines(geometry: Geometry, window: Window): string[] {
  const { left, top, right, bottom } = window;
  const { width, height } = geometry;
  const west = toX(left, window) - (left === 0 ? 0 : STUB);
  const east = toX(right, window) + (right === width - 1 ? 0 : STUB);
  const north = toY(top, window) - (top === 0 ? 0 : STUB);
  const south = toY(bottom, window) + (bottom === height - 1 ? 0 : STUB);
  let lines = '';
  let edges = '';
  for (let y = top; y <= bottom; y++) {
    const line = `M${west} ${toY(y, window)}H${east}`;
    if (y === 0 || y === height - 1) edges += line;
    else lines += line;
  }
  for (let x = left; x <= right; x++) {
    const line = `M${toX(x, window)} ${north}V${south}`;
    if (x === 0 || x === width - 1) edges += line;
    else lines += line;
  }
  return [`<path class="line" d="${lines}"/>`, ...(edges ? [`<path class="edge" d="${edges}"/>`] : [])];
}

function toX(x: number, { left }: Window): number {
  return (x - left) * GRID + STUB;
}

function toY(y: number, { top }: Window): number {
  return (y - top) * GRID + STUB;
}

/** The star points of a board of 19 lines. */
function isStar(x: number, y: number, { width, height }: Geometry): boolean {
  return width === 19 && height === 19 && x % 6 === 3 && y % 6 === 3;
}
