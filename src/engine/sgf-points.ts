import sgf from '@sabaki/sgf';
import { type Geometry, PASS } from './geometry.ts';

/** Reads `aa` (top left); `` and, where it is no point, `tt` are a pass. Undefined off the board. */
export function parseSgfPoint(text: string, geometry: Geometry): number | undefined {
  text = text.trim();
  if (text === '') return PASS;
  const [x, y] = sgf.parseVertex(text);
  if (geometry.has(x, y)) return geometry.at(x, y);
  return text === 'tt' ? PASS : undefined;
}

export function makeSgfPoint(point: number, geometry: Geometry): string {
  return point === PASS ? '' : sgf.stringifyVertex([geometry.x(point), geometry.y(point)]);
}

/** Reads points and rectangles (`aa:cc`, from corner to corner): every point once, nothing off the board. */
export function parsePointList(values: readonly string[], geometry: Geometry): number[] {
  const points = new Set<number>();
  for (const value of values) {
    const corners = value.split(':').map((corner) => sgf.parseVertex(corner.trim()));
    if (corners.length > 2 || corners.flat().includes(-1)) continue;
    const [x1, y1] = corners[0]!;
    const [x2, y2] = corners.at(-1)!;
    for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++) {
      for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) {
        if (geometry.has(x, y)) points.add(geometry.at(x, y));
      }
    }
  }
  return [...points];
}

/** Writes points with as few values as a simple rule finds: each rectangle goes right, then down, as far as it can. */
export function makePointList(points: Iterable<number>, geometry: Geometry): string[] {
  const left = new Set([...points].filter((point) => point !== PASS).sort((a, b) => a - b));
  const values: string[] = [];
  for (const first of left) {
    let right = first;
    while (left.has(right + 1)) right++;
    let last = right;
    while (hasRow(left, first + last - right + geometry.stride, last + geometry.stride))
      last += geometry.stride;
    removeRectangle(left, first, last, right - first, geometry.stride);
    const corner = makeSgfPoint(first, geometry);
    values.push(first === last ? corner : `${corner}:${makeSgfPoint(last, geometry)}`);
  }
  return values;
}

/** Whether the set has every point of a piece of a row. */
function hasRow(points: Set<number>, from: number, to: number): boolean {
  for (let point = from; point <= to; point++) if (!points.has(point)) return false;
  return true;
}

function removeRectangle(
  points: Set<number>,
  first: number,
  last: number,
  width: number,
  stride: number,
): void {
  for (let row = first; row <= last; row += stride) {
    for (let point = row; point <= row + width; point++) points.delete(point);
  }
}
