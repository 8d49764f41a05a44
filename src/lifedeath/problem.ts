import { BLACK, BORDER, type Color, EMPTY, opponent, WHITE } from '../engine/color.ts';
import { type Geometry, makeVertex, PASS } from '../engine/geometry.ts';
import type { Stones } from '../engine/stones.ts';

/** What a user or a file says; it may be nonsense. `makeProblem` alone decides. */
export interface ProblemSetup {
  readonly geometry: Geometry;
  readonly colorAt: (point: number) => number;
  readonly keystones: readonly number[];
  readonly region: readonly number[];
  readonly toPlay: Color;
  /** Points that the side to move may not retake now; a valid problem has at most one. */
  readonly koPoints?: readonly number[];
  readonly threats?: Threats;
}

/** Ko threats that each side has elsewhere on the board. */
export interface Threats {
  readonly black: number;
  readonly white: number;
}

/** A question that can be answered: do the keystones live, with this side to move? Always valid. */
export interface Problem {
  readonly geometry: Geometry;
  /** Colour of every point of the bordered board. */
  readonly colors: Uint8Array;
  /** In ascending order, at least one, all of the defender's colour. */
  readonly keystones: readonly number[];
  /** Empty points that may be played, and whatever points under stones the user listed, in ascending order. */
  readonly region: readonly number[];
  readonly toPlay: Color;
  /** PASS if there is no ban. */
  readonly koPoint: number;
  readonly threats: Threats;
  readonly defender: Color;
  readonly attacker: Color;
}

export type ProblemResult =
  | { readonly ok: true; readonly problem: Problem }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** More ko threats than this for one side are refused: the table keeps their difference in a byte. */
export const MAX_THREATS = 50;

/** Ko threats up to which a verdict must hold where nothing else is said: in practice nobody has more to spare. */
export const USUAL_THREATS = 5;

/** Decides whether the setup is a problem; if not, gives every reason. */
export function makeProblem(setup: ProblemSetup): ProblemResult {
  const { geometry, toPlay } = setup;
  const threats = setup.threats ?? { black: 0, white: 0 };
  const colors = readColors(setup);
  const keystones = sortedSet(setup.keystones);
  const region = sortedSet(setup.region);
  const koPoint = setup.koPoints?.[0] ?? PASS;

  const reasons = [
    ...checkKeystones(geometry, colors, keystones),
    ...checkRegion(colors, region),
    ...checkChains(geometry, colors),
    ...checkKo(geometry, colors, region, toPlay, setup.koPoints ?? []),
    ...checkThreats(threats),
  ];
  if (reasons.length > 0) return { ok: false, reasons };
  const defender = colors[keystones[0]!] as Color;
  const attacker = opponent(defender);
  return {
    ok: true,
    problem: { geometry, colors, keystones, region, toPlay, koPoint, threats, defender, attacker },
  };
}

/** Colour of every point of the bordered board. */
export function readColors(stones: Stones): Uint8Array {
  const { geometry } = stones;
  const colors = new Uint8Array(geometry.length).fill(BORDER);
  for (const point of geometry.points) colors[point] = stones.colorAt(point);
  return colors;
}

function sortedSet(points: readonly number[]): number[] {
  return [...new Set(points)].sort((a, b) => a - b);
}

function checkKeystones(geometry: Geometry, colors: Uint8Array, keystones: readonly number[]): string[] {
  if (keystones.length === 0) return ['no keystones'];
  const reasons = keystones
    .filter((point) => colors[point] !== BLACK && colors[point] !== WHITE)
    .map((point) => `keystone ${makeVertex(point, geometry)} is not a stone`);
  const seen = new Set(keystones.map((point) => colors[point]));
  if (seen.has(BLACK) && seen.has(WHITE)) reasons.push('keystones of two colours');
  return reasons;
}

function checkRegion(colors: Uint8Array, region: readonly number[]): string[] {
  return region.some((point) => colors[point] === EMPTY) ? [] : ['no playable point in the region'];
}

function checkChains(geometry: Geometry, colors: Uint8Array): string[] {
  return findChains(geometry, colors)
    .filter((chain) => chain.liberties.length === 0)
    .map((chain) => `chain at ${makeVertex(chain.points[0]!, geometry)} has no liberties`);
}

function checkKo(
  geometry: Geometry,
  colors: Uint8Array,
  region: readonly number[],
  toPlay: Color,
  koPoints: readonly number[],
): string[] {
  if (koPoints.length > 1) return ['more than one ko point'];
  return koPoints
    .filter((point) => !region.includes(point) || !isKo(geometry, colors, toPlay, point))
    .map((point) => `${makeVertex(point, geometry)} is not a ko that could be retaken`);
}

/** Was a single stone of this side captured here by a single stone that stands alone with this point as its only liberty? */
export function isKo(geometry: Geometry, colors: Uint8Array, toPlay: Color, point: number): boolean {
  const around = neighbours(geometry, point).filter((next) => colors[next] !== BORDER);
  if (colors[point] !== EMPTY || around.some((next) => colors[next] !== opponent(toPlay))) return false;
  const takers = findChains(geometry, colors).filter((chain) =>
    chain.points.some((stone) => around.includes(stone)),
  );
  return takers.some((chain) => chain.points.length === 1 && chain.liberties.length === 1);
}

function checkThreats(threats: Threats): string[] {
  const fine = (n: number) => Number.isInteger(n) && n >= 0 && n <= MAX_THREATS;
  if (fine(threats.black) && fine(threats.white)) return [];
  return [`ko threats must be whole numbers from 0 to ${MAX_THREATS}`];
}

/** A chain of a position at rest: used where problems are made, never in a search. */
export interface Chain {
  readonly color: Color;
  readonly points: readonly number[];
  readonly liberties: readonly number[];
}

export function findChains(geometry: Geometry, colors: Uint8Array): Chain[] {
  const seen = new Set<number>();
  const chains: Chain[] = [];
  for (const start of geometry.points) {
    if (colors[start] === EMPTY || seen.has(start)) continue;
    const color = colors[start] as Color;
    const points = [start];
    const liberties = new Set<number>();
    seen.add(start);
    for (const point of points) {
      for (const next of neighbours(geometry, point)) {
        if (colors[next] === EMPTY) liberties.add(next);
        else if (colors[next] === color && !seen.has(next)) {
          seen.add(next);
          points.push(next);
        }
      }
    }
    chains.push({ color, points, liberties: [...liberties] });
  }
  return chains;
}

export function neighbours(geometry: Geometry, point: number): readonly number[] {
  return [point - geometry.stride, point - 1, point + 1, point + geometry.stride];
}

export function diagonals({ stride }: Geometry, point: number): readonly number[] {
  return [point - stride - 1, point - stride + 1, point + stride - 1, point + stride + 1];
}
