import { BORDER, type Color, EMPTY, opponent } from '../engine/color.ts';
import { Geometry } from '../engine/geometry.ts';
import type { Random } from '../engine/play/random.ts';
import { neighbours } from './problem.ts';

/** Where on the board the group lies. */
export const PLACES = ['corner', 'side', 'centre'] as const;
export type Place = (typeof PLACES)[number];

/** A position in the making: a group of the defender's inside a wall of the attacker's, at the top left or at the top. */
export interface Sketch {
  readonly geometry: Geometry;
  readonly place: Place;
  readonly defender: Color;
  /** The space for eyes and the stones around it: what the wall goes around. */
  readonly hull: ReadonlySet<number>;
  readonly colors: Uint8Array;
}

/** What a sketch is made of. */
export interface SketchPlan {
  readonly geometry: Geometry;
  readonly place: Place;
  readonly defender: Color;
  /** Points of the space in which the eyes have to be made. */
  readonly space: number;
}

/**
 * Composes a position as problems in books have them: a space of a compact shape along the edge, the defender's stones around it with gaps
 * where it is open, the attacker's wall around these, and a few stones inside.
 */
export function composeSketch(plan: SketchPlan, random: Random): Sketch {
  const { geometry, place, defender } = plan;
  const space = growSpace(plan, random);
  const outline = findRim(geometry, space);
  const hull = new Set([...space, ...outline]);
  const colors = new Uint8Array(geometry.length).fill(BORDER);
  for (const point of geometry.points) colors[point] = EMPTY;
  for (const point of findRim(geometry, hull)) colors[point] = opponent(defender);
  const sketch = { geometry, place, defender, hull, colors };
  for (const point of outline) colors[point] = chooseOutline(sketch, point, random);
  const inner = [...space].filter((point) => !isOnEdge(sketch, point) || random.chance(25));
  const strays = inner.length === 0 ? 0 : random.below(2 + Math.floor(plan.space / 5));
  for (let i = 0; i < strays; i++) {
    colors[pick(inner, random)] = random.chance(60) ? opponent(defender) : defender;
  }
  loosenWall(sketch, random);
  return sketch;
}

/** The outline is open more often on the edge, where books leave it open. */
function chooseOutline(sketch: Sketch, point: number, random: Random): number {
  const { defender } = sketch;
  const open = isOnEdge(sketch, point) ? 85 : 15;
  if (random.chance(open)) return EMPTY;
  return random.chance(8) ? opponent(defender) : defender;
}

/** Opens the wall on the edge, and now and then leaves an outside liberty, where a stone of the wall stands a line further out. */
function loosenWall(sketch: Sketch, random: Random): void {
  const { geometry, hull, colors, defender } = sketch;
  const wall = [...findRim(geometry, hull)];
  const open = wall.filter((point) => isOnEdge(sketch, point) && random.chance(70));
  if (random.chance(25)) open.push(pick(wall, random));
  for (const point of open) {
    colors[point] = EMPTY;
    const isFree = (next: number) => colors[next] === EMPTY && !hull.has(next) && !isOnEdge(sketch, next);
    for (const next of neighbours(geometry, point)) if (isFree(next)) colors[next] = opponent(defender);
  }
}

/** How far the space reaches along the edge and away from it. */
const REACH: Record<Place, readonly [number, number][]> = {
  corner: [
    [7, 2],
    [6, 3],
    [5, 4],
    [4, 4],
    [3, 5],
  ],
  side: [
    [6, 2],
    [7, 2],
    [5, 3],
    [6, 3],
  ],
  centre: [
    [4, 3],
    [4, 4],
    [5, 3],
  ],
};

/** Columns that the stones around the space and the way along the edge take. */
const MARGIN = { corner: 4, side: 8, centre: 8 };

function listReaches(place: Place, geometry: Geometry): (readonly [number, number])[] {
  const size = Math.min(geometry.width, geometry.height);
  return REACH[place].filter(([width, height]) => Math.max(width, height) + MARGIN[place] <= size);
}

/** The places for which a board of this size has room. */
export function listPlaces(size: number): Place[] {
  return PLACES.filter((place) => listReaches(place, Geometry.of(size)).length > 0);
}

/** A connected set of points; points with more neighbours in it, or on the edge, are taken more readily. */
function growSpace({ geometry, place, space: size }: SketchPlan, random: Random): Set<number> {
  const [width, height] = pick(listReaches(place, geometry), random);
  const left = place === 'corner' ? 0 : Math.floor((geometry.width - width) / 2);
  const top = place === 'centre' ? Math.floor((geometry.height - height) / 2) : 0;
  const isInside = (point: number) => {
    const x = geometry.x(point) - left;
    const y = geometry.y(point) - top;
    return x >= 0 && y >= 0 && x < width && y < height;
  };
  const start = place === 'corner' ? 0 : Math.floor(width / 2);
  const space = new Set([geometry.at(left + start, top)]);
  const most = Math.min(size, width * height);
  while (space.size < most) {
    const rim = [...findRim(geometry, space)].filter(isInside);
    const weights = rim.map((point) => {
      const close = neighbours(geometry, point).filter((next) => space.has(next)).length;
      const edge = geometry.y(point) === 0 || geometry.x(point) === 0 ? 2 : 1;
      return close ** 3 * edge;
    });
    space.add(rim[pickByWeight(weights, random)]!);
  }
  return space;
}

/** The points around a set, side by side. */
export function findRim(geometry: Geometry, points: ReadonlySet<number>): Set<number> {
  const rim = new Set<number>();
  for (const point of points)
    for (const next of neighbours(geometry, point))
      if (geometry.has(geometry.x(next), geometry.y(next)) && !points.has(next)) rim.add(next);
  return rim;
}

/** Liberties outside the hull at most. */
const MOST_POCKETS = 2;
/** So far one can crawl along the edge under the wall, unless it is said how far. */
const CRAWL = 2;

/**
 * The region: all that the defender can walk to from its stones over empty points. The wall has to be complete. Only on the edge it may
 * be open: there one can crawl under it for two points, and the attacker has to stop that. Undefined if the wall has a hole.
 */
export function findSketchRegion(sketch: Sketch, crawl = CRAWL): number[] | undefined {
  const { geometry, hull, colors, defender } = sketch;
  /** Steps outside the hull. */
  const steps = new Map<number, number>();
  for (const point of hull) if (colors[point] === defender) steps.set(point, 0);
  let pockets = 0;
  for (const [point, step] of steps) {
    if (step === crawl) continue;
    for (const next of neighbours(geometry, point)) {
      if (colors[next] === opponent(defender) || colors[next] === BORDER || steps.has(next)) continue;
      if (hull.has(next)) {
        if (step === 0) steps.set(next, 0);
        continue;
      }
      if (isOnEdge(sketch, next)) steps.set(next, step + 1);
      else if (step === 0) {
        pockets++;
        steps.set(next, 0);
      } else if (step < CRAWL) return undefined;
      if (pockets > MOST_POCKETS) return undefined;
    }
  }
  return [...steps.keys()].filter((point) => colors[point] === EMPTY).sort((a, b) => a - b);
}

/** On the edge that the group lies at. */
export function isOnEdge({ geometry, place }: Sketch, point: number): boolean {
  if (place === 'centre') return false;
  return geometry.y(point) === 0 || (place === 'corner' && geometry.x(point) === 0);
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]!;
}

function pickByWeight(weights: readonly number[], random: Random): number {
  let rest = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}

export function listStones({ geometry, colors }: Sketch): number[] {
  return [...geometry.points].filter((point) => colors[point] !== EMPTY);
}

/** A copy with one point changed. */
export function change(sketch: Sketch, point: number, color: number): Sketch {
  const colors = sketch.colors.slice();
  colors[point] = color;
  return { ...sketch, colors };
}
