import { type Color, EMPTY, opponent } from '../engine/color.ts';
import type { Geometry } from '../engine/geometry.ts';
import { diagonals, neighbours } from './problem.ts';

/** What a way out costs where there is none. */
export const SEALED = 99;

/** Empty points so far from every stone are open, where the board has any. */
const OPEN_DISTANCE = 4;

/** An open area has so many points, where the board has one as large. */
const OPEN_AREA = 20;

/**
 * How hard it is for a colour to get from each point to the open board: its own stones are free to pass, the other side's are in the
 * way, and an empty point costs the more the more the other side's stones look at it. Nothing is proved by it; it tells the
 * enclosed side from the enclosing one as a player does at a glance.
 */
export function measureEscape(geometry: Geometry, colors: Uint8Array, color: Color): Uint8Array {
  const cost = new Uint8Array(geometry.length).fill(SEALED);
  const waiting: number[][] = Array.from({ length: SEALED }, () => []);
  const reach = (point: number, value: number) => {
    if (value >= cost[point]!) return;
    cost[point] = value;
    waiting[value]!.push(point);
  };
  for (const point of findOpen(geometry, colors)) reach(point, 0);
  for (let value = 0; value < SEALED; value++) {
    for (const point of waiting[value]!) {
      if (cost[point] !== value) continue;
      for (const next of neighbours(geometry, point)) {
        if (colors[next] === color) reach(next, value);
        else if (colors[next] === EMPTY) reach(next, value + countStep(geometry, colors, color, next));
      }
    }
  }
  return cost;
}

/**
 * The empty points far from all stones; where the stones are everywhere, those that are farthest. A small corner far from all
 * stones is not open.
 */
function findOpen(geometry: Geometry, colors: Uint8Array): number[] {
  const points = [...geometry.points];
  const stones = points.filter((point) => colors[point] !== EMPTY);
  const distance = measureDistance(geometry, stones, () => true);
  const most = Math.max(0, ...points.map((point) => distance[point]!));
  const far = Math.min(OPEN_DISTANCE, most);
  if (far < 2) return [];
  const isFar = (point: number) => distance[point]! >= far;
  const areas = findAreas(geometry, points.filter(isFar), isFar);
  const least = Math.min(OPEN_AREA, Math.max(...areas.map((area) => area.length)));
  return areas.filter((area) => area.length >= least).flat();
}

/** Are there stones all over a board that is large enough for more than a problem? */
export function isCrowded(geometry: Geometry, colors: Uint8Array): boolean {
  const stones = [...geometry.points].filter((point) => colors[point] !== EMPTY);
  const distance = measureDistance(geometry, stones, () => true);
  const isFar = (point: number) => distance[point]! >= OPEN_DISTANCE;
  return geometry.points.length >= LARGE_BOARD && !geometry.points.some(isFar);
}

const LARGE_BOARD = 13 * 13;

/** Connected areas of points with this property. */
function findAreas(
  geometry: Geometry,
  points: readonly number[],
  belongs: (point: number) => boolean,
): number[][] {
  const seen = new Set<number>();
  const onBoard = new Set(geometry.points);
  const areas: number[][] = [];
  for (const start of points) {
    if (seen.has(start)) continue;
    const area = [start];
    seen.add(start);
    for (const point of area) {
      for (const next of neighbours(geometry, point)) {
        if (seen.has(next) || !onBoard.has(next) || !belongs(next)) continue;
        seen.add(next);
        area.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

function countStep(geometry: Geometry, colors: Uint8Array, color: Color, point: number): number {
  const enemy = opponent(color);
  const near = neighbours(geometry, point).filter((next) => colors[next] === enemy).length;
  const aside = diagonals(geometry, point).filter((next) => colors[next] === enemy).length;
  const own = neighbours(geometry, point).some((next) => colors[next] === color);
  return 1 + 3 * near + aside - (own && near > 0 ? 1 : 0);
}

/** Steps from the nearest of these points, going over points that may be passed; 255 where none leads. */
export function measureDistance(
  geometry: Geometry,
  from: Iterable<number>,
  canPass: (point: number) => boolean,
): Uint8Array {
  const distance = new Uint8Array(geometry.length).fill(FAR);
  const queue = [...from];
  for (const point of queue) distance[point] = 0;
  const onBoard = new Set(geometry.points);
  for (const point of queue) {
    for (const next of neighbours(geometry, point)) {
      if (distance[next] !== FAR || !onBoard.has(next) || !canPass(next)) continue;
      distance[next] = Math.min(distance[point]! + 1, FAR - 1);
      queue.push(next);
    }
  }
  return distance;
}

export const FAR = 255;
