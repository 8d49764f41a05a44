import { describe, expect, test } from 'vitest';
import { BLACK, type Color, EMPTY, opponent, WHITE } from '../../src/engine/color.ts';
import { Geometry } from '../../src/engine/geometry.ts';
import { listEyeShapes } from '../../src/lifedeath/heuristic-view.ts';
import {
  eyePatterns,
  isSpace,
  OWN,
  type Pattern,
  type Sign,
  VITAL,
} from '../../src/lifedeath/pattern-notation.ts';
import { makeProblem, type Problem } from '../../src/lifedeath/problem.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import type { Status } from '../../src/lifedeath/verdict.ts';

const SHAPES = [
  'single point',
  'two',
  'straight three',
  'bent three',
  'straight four',
  'bent four',
  'square four',
  'pyramid four',
  'zigzag four',
  'straight five',
  'bent five',
  'bulky five',
  'cross five',
  'rectangular six',
  'rabbity six',
];

const SIZE = 13;
const geometry = Geometry.of(SIZE);
const solver = new Solver(16);

/** A drawn shape on a board of its own: a wall that is one chain without a liberty outside, and the enemy around it. */
interface Scene {
  readonly pattern: Pattern;
  readonly owner: Color;
  readonly space: readonly number[];
  readonly vital: readonly number[];
  /** The points of the wall next to the space; the others only connect them. */
  readonly wall: readonly number[];
  readonly corners: readonly number[];
  readonly outside: readonly number[];
  readonly enemies: readonly number[];
}

function makeScene(pattern: Pattern, look: readonly Sign[], owner: Color): Scene {
  const at = findPlace(look);
  const pointsOf = (accepts: (sign: string) => boolean) =>
    look.filter(({ sign }) => accepts(sign)).map(({ dx, dy }) => geometry.at(at.x + dx, at.y + dy));
  const space = pointsOf(isSpace);
  const wall = pointsOf((sign) => sign === OWN);
  const corners = ring(space).filter((point) => !wall.includes(point));
  const around = ring([...space, ...wall, ...corners]);
  // A single point needs a liberty outside: without one its wall can be captured.
  const outside = space.length > 1 ? [] : around.filter((point) => touches(point, wall)).slice(0, 1);
  const enemies = around.filter((point) => !outside.includes(point));
  const vital = pointsOf((sign) => sign === VITAL);
  return { pattern, owner, space, vital, wall, corners, outside, enemies };
}

/** Where the first point of the space has to be, so that the edges of the drawing are those of the board, and the rest is far from them. */
function findPlace(look: readonly Sign[]): { x: number; y: number } {
  const place = (axis: 'dx' | 'dy', before: string) => {
    const others = look.filter(({ sign }) => isSpace(sign)).map((sign) => sign[axis]);
    const edges = look.filter(({ sign }) => !isSpace(sign) && sign !== OWN).map((sign) => sign[axis]);
    if (edges.includes(Math.min(...others) - 1) && countOn(axis, Math.min(...others) - 1))
      return -Math.min(...others);
    if (edges.includes(Math.max(...others) + 1) && countOn(axis, Math.max(...others) + 1))
      return SIZE - 1 - Math.max(...others);
    return before.length;
  };
  /** A whole row or column of edge, and not only the end of one. */
  const countOn = (axis: 'dx' | 'dy', value: number) =>
    look.filter((sign) => sign[axis] === value).every(({ sign }) => !isSpace(sign) && sign !== OWN);
  const middle = '......';
  return { x: place('dx', middle), y: place('dy', middle) };
}

function touches(point: number, points: readonly number[]): boolean {
  const { stride } = geometry;
  return [1, -1, stride, -stride].some((step) => points.includes(point + step));
}

function ring(points: readonly number[]): number[] {
  const inner = new Set(points);
  const found = new Set<number>();
  for (const point of points) {
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [x, y] = [geometry.x(point) + dx, geometry.y(point) + dy];
        if (geometry.has(x, y) && !inner.has(geometry.at(x, y))) found.add(geometry.at(x, y));
      }
    }
  }
  return [...found];
}

/** The scene as a problem, with some of its points changed. */
function pose(scene: Scene, toPlay: Color, changes: ReadonlyMap<number, number> = new Map()): Problem {
  const { owner, space, wall, corners, outside, enemies } = scene;
  const colors = new Map<number, number>([
    ...[...wall, ...corners].map((point) => [point, owner] as const),
    ...enemies.map((point) => [point, opponent(owner)] as const),
    ...changes,
  ]);
  const made = makeProblem({
    geometry,
    colorAt: (point) => colors.get(point) ?? EMPTY,
    keystones: [...wall, ...corners].filter((point) => colors.get(point) === owner),
    region: [...space, ...wall, ...corners, ...outside],
    toPlay,
  });
  if (!made.ok) throw new Error(made.reasons.join(', '));
  return made.problem;
}

function listShapes(problem: Problem) {
  return listEyeShapes(problem).filter(({ color }) => color === problem.defender);
}

const sorted = (points: readonly number[]) => [...points].sort((a, b) => a - b);
const EYES: Partial<Record<Status, number>> = { alive: 2, ko: 1.5, dead: 1 };

describe('the drawings', () => {
  test('are of fifteen shapes, each in the middle, on the side and in the corner', () => {
    expect([...new Set(eyePatterns.map(({ name }) => name))]).toEqual(SHAPES);
    for (const shape of SHAPES) {
      const places = eyePatterns.filter(({ name }) => name === shape).map(({ place }) => place);
      expect(new Set(places)).toEqual(new Set(['middle', 'side', 'corner']));
    }
  });

  test.each(SHAPES)('%s is recognised in all places, from all sides, in both colours', (shape) => {
    for (const pattern of eyePatterns.filter(({ name }) => name === shape)) {
      for (const look of pattern.looks) {
        for (const owner of [BLACK, WHITE] as Color[]) {
          const scene = makeScene(pattern, look, owner);
          const [found, ...others] = listShapes(pose(scene, owner));
          expect(others).toEqual([]);
          const [least, most] = pattern.numbers;
          expect(found).toMatchObject({
            name: shape,
            place: pattern.place,
            lacks: [],
            unsafe: false,
            least,
            most,
          });
          expect(found!.points).toEqual(sorted(scene.space));
          expect(found!.vital).toEqual(sorted(scene.vital));
        }
      }
    }
  });

  test.each(SHAPES)('what is said of %s is what the exact solver proves', (shape) => {
    for (const pattern of eyePatterns.filter(({ name }) => name === shape)) {
      const scene = makeScene(pattern, pattern.looks[0]!, BLACK);
      const closed = new Map(scene.outside.map((point) => [point, WHITE]));
      const enemyFirst = solver.solve(pose(scene, WHITE, closed), { kind: false });
      const ownerFirst = solver.solve(pose(scene, BLACK, closed), { kind: false });
      expect([EYES[enemyFirst.status], EYES[ownerFirst.status]]).toEqual(pattern.numbers);
      const vital = sorted(scene.vital);
      if (enemyFirst.status !== ownerFirst.status) {
        expect(vital).toEqual(enemyFirst.moves.filter((move) => ownerFirst.moves.includes(move)));
      } else if (enemyFirst.status === 'alive') {
        const asksForAnswer = (point: number) =>
          solver.solve(pose(scene, WHITE, new Map([[point, WHITE]])), { kind: false }).status !== 'alive';
        expect(vital).toEqual(sorted(scene.space.filter(asksForAnswer)));
      } else expect(vital).toEqual([]);
    }
  });
});

describe('a wall', () => {
  /** The first drawing of each shape and place. */
  const scenes = SHAPES.flatMap((shape) =>
    ['middle', 'side', 'corner'].map((place) => {
      const pattern = eyePatterns.find((each) => each.name === shape && each.place === place)!;
      return { label: `${shape}, ${place}`, scene: makeScene(pattern, pattern.looks[0]!, WHITE) };
    }),
  );
  const total = (problem: Problem) =>
    listShapes(problem).reduce((sum, { least, most }) => sum + least + most, 0);

  test.each(scenes)('with a gap gives fewer eyes: $label', ({ scene }) => {
    const whole = total(pose(scene, BLACK));
    for (const gap of scene.wall) {
      const shapes = listShapes(pose(scene, BLACK, new Map([[gap, EMPTY]])));
      const same = shapes.find(({ points }) => String(points) === String(sorted(scene.space)));
      if (same) expect(same.lacks).toContain(gap);
      if (same) expect(same.least + same.most).toBeLessThan(whole);
    }
  });

  test.each(scenes)('that the enemy has broken is none: $label', ({ scene }) => {
    for (const breach of scene.wall) {
      const shapes = listShapes(pose(scene, BLACK, new Map([[breach, BLACK]])));
      expect(shapes.map(({ points }) => String(points))).not.toContain(String(sorted(scene.space)));
    }
  });

  test('that falls into chains which share nothing else is not safe: a false eye', () => {
    const pattern = eyePatterns.find(({ name, place }) => name === 'single point' && place === 'middle')!;
    const scene = makeScene(pattern, pattern.looks[0]!, BLACK);
    const whole = listShapes(pose(scene, WHITE))[0]!;
    expect(whole).toMatchObject({ unsafe: false, least: 1, most: 1 });
    const [one, other] = [scene.corners[0]!, scene.corners.at(-1)!];
    const cut = new Map([one, other].map((point) => [point, WHITE]));
    expect(listShapes(pose(scene, WHITE, cut))[0]).toMatchObject({ unsafe: true, least: 0, most: 0 });
    // Where one corner is still open, it depends on who plays there.
    const half = new Map([
      [one, WHITE],
      [other, EMPTY],
    ]);
    expect(listShapes(pose(scene, WHITE, half))[0]).toMatchObject({ unsafe: true, least: 0, most: 1 });
  });
});
