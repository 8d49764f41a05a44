import { BLACK, type Color, EMPTY, opponent, WHITE } from '../src/engine/color.ts';
import { Geometry } from '../src/engine/geometry.ts';
import { findChains, makeProblem, type Problem } from '../src/lifedeath/problem.ts';

/** Where on the board the eyespace lies. */
export type Place = 'corner' | 'side' | 'centre';

export interface EnclosedProblem {
  readonly name: string;
  readonly place: Place;
  readonly empties: number;
  readonly problem: Problem;
}

/**
 * A random but legal enclosed position with exactly so many playable points: an eyespace of random shape with stray stones in
 * it, a wall of the defender's with gaps and cutting points, and around it the attacker's wall, which stands firm by the
 * unplayable points outside. The same seed gives the same problem.
 */
export function makeEnclosed(seed: number, empties: number): EnclosedProblem {
  const random = makeRandom(seed * 1000 + empties);
  for (;;) {
    const made = compose(random, empties);
    if (made) return { ...made, name: `${made.place}-${empties}-${seed}`, empties };
  }
}

const SIZE = 13;

function compose(random: () => number, empties: number): { place: Place; problem: Problem } | undefined {
  const geometry = Geometry.of(SIZE);
  const place = (['corner', 'side', 'centre'] as const)[Math.floor(random() * 3)]!;
  const defender: Color = random() < 0.5 ? BLACK : WHITE;
  const colors = new Uint8Array(geometry.length);
  const strays = Math.floor(random() * (2 + empties / 3));
  const gaps = Math.floor(random() * (empties / 2));
  const space = growSpace(random, geometry, place, empties + strays - gaps);
  const wall = ring(geometry, space);
  const outside = ring(geometry, new Set([...space, ...wall]));
  for (const point of wall) colors[point] = defender;
  for (const point of outside) colors[point] = opponent(defender);
  // Gaps: some of the defender's wall is missing or the attacker's.
  for (const point of wall) {
    const dice = random();
    if (dice < 0.2) colors[point] = EMPTY;
    else if (dice < 0.3) colors[point] = opponent(defender);
  }
  for (const point of shuffle(random, [...space]).slice(0, strays)) {
    colors[point] = random() < 0.6 ? opponent(defender) : defender;
  }
  const inside = [...space, ...wall];
  const region = inside.filter((point) => colors[point] === EMPTY);
  if (region.length !== empties) return undefined;
  const keystones = largestChain(geometry, colors, defender, wall);
  if (!keystones) return undefined;
  const toPlay = random() < 0.5 ? BLACK : WHITE;
  const made = makeProblem({ geometry, colorAt: (point) => colors[point]!, keystones, region, toPlay });
  return made.ok ? { place, problem: made.problem } : undefined;
}

/** A connected set of points, touching the edges that its place asks for. */
function growSpace(random: () => number, geometry: Geometry, place: Place, size: number): Set<number> {
  const middle = Math.floor(SIZE / 2);
  const start = place === 'corner' ? [0, 0] : place === 'side' ? [middle, 0] : [middle, middle];
  const space = new Set([geometry.at(start[0]!, start[1]!)]);
  while (space.size < size) {
    const from = [...space][Math.floor(random() * space.size)]!;
    const step = [1, -1, geometry.stride, -geometry.stride][Math.floor(random() * 4)]!;
    const x = geometry.x(from + step);
    const y = geometry.y(from + step);
    // Stay away from the other edges, so that both walls have room.
    const least = place === 'centre' ? 3 : 0;
    const left = place === 'corner' ? 0 : 3;
    if (x >= left && y >= least && x <= SIZE - 4 && y <= SIZE - 4) space.add(from + step);
  }
  return space;
}

/** The points around a set, diagonals included, so that a wall on them is connected. */
function ring(geometry: Geometry, inner: ReadonlySet<number>): Set<number> {
  const found = new Set<number>();
  for (const point of inner) {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const x = geometry.x(point) + dx;
        const y = geometry.y(point) + dy;
        if (geometry.has(x, y) && !inner.has(geometry.at(x, y))) found.add(geometry.at(x, y));
      }
    }
  }
  return found;
}

function largestChain(
  geometry: Geometry,
  colors: Uint8Array,
  color: Color,
  wall: ReadonlySet<number>,
): readonly number[] | undefined {
  const chains = findChains(geometry, colors).filter(
    (chain) => chain.color === color && wall.has(chain.points[0]!),
  );
  chains.sort((a, b) => b.points.length - a.points.length);
  return chains[0]?.points;
}

export function shuffle<T>(random: () => number, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** Mulberry32: small, seeded, even enough for making positions. */
export function makeRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
