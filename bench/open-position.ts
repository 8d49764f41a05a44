import { BLACK, EMPTY, opponent, WHITE } from '../src/engine/color.ts';
import { Geometry } from '../src/engine/geometry.ts';
import { Random } from '../src/engine/play/random.ts';
import { composeSketch, findRim, PLACES, pick, type Sketch } from '../src/lifedeath/generate-sketch.ts';
import { type Ground, makeGround } from '../src/lifedeath/ground.ts';
import { findChains, neighbours } from '../src/lifedeath/problem.ts';

/** Stones of the wall that are missing, of a hundred. */
const HOLES = [0, 6, 12, 25];

/**
 * A random position like those of books, open as they are: a sketch of the generator's with holes in the wall, some of them closed a line further
 * out, and stray stones. Undefined where a chain has no liberty. The same seed gives the same position.
 */
export function makeOpenPosition(seed: number): Ground | undefined {
  const random = new Random(seed);
  const geometry = Geometry.of(13);
  const any = pick(PLACES, random);
  const sketch = composeSketch(
    {
      geometry,
      place: random.chance(60) ? 'corner' : any,
      defender: random.chance(50) ? BLACK : WHITE,
      space: 5 + random.below(13),
    },
    random,
  );
  const wall = listWall(sketch);
  openWall(sketch, wall, pick(HOLES, random), random);
  addStrays(sketch, wall, random);
  const { colors } = sketch;
  if (findChains(geometry, colors).some(({ liberties }) => liberties.length === 0)) return undefined;
  const toPlay = random.chance(50) ? BLACK : WHITE;
  return makeGround({ geometry, colorAt: (point) => colors[point]!, toPlay, koPoint: 0 });
}

export function listWall({ geometry, hull, colors, defender }: Sketch): number[] {
  return [...findRim(geometry, hull)].filter((point) => colors[point] === opponent(defender));
}

export function openWall(
  { geometry, hull, colors, defender }: Sketch,
  wall: readonly number[],
  holes: number,
  random: Random,
): void {
  for (const point of wall) {
    if (!random.chance(holes)) continue;
    colors[point] = EMPTY;
    if (!random.chance(60)) continue;
    const outer = neighbours(geometry, point).find((next) => colors[next] === EMPTY && !hull.has(next));
    if (outer !== undefined) colors[outer] = opponent(defender);
  }
}

export function addStrays({ geometry, hull, colors }: Sketch, wall: readonly number[], random: Random): void {
  const strays = random.below(4);
  for (let i = 0; i < strays; i++) {
    const around = findRim(geometry, new Set([...hull, ...wall]));
    const point = pick([...(random.chance(50) ? hull : around)], random);
    if (colors[point] === EMPTY) colors[point] = random.chance(50) ? BLACK : WHITE;
  }
}
