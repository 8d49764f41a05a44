import { opponent } from '../engine/color.ts';
import { findSketchRegion, isOnEdge, listStones, type Sketch } from './generate-sketch.ts';
import { findChains } from './problem.ts';

/** Is the wall complete and in one piece, side by side or diagonally? */
export function hasWholeWall(sketch: Sketch): boolean {
  const region = findSketchRegion(sketch);
  return region !== undefined && countPieces(sketch, findWall(sketch, region)) === 1;
}

/** The stones of the attacker's that stand firm: chains with a liberty where nobody can play. */
function findWall({ geometry, colors, defender }: Sketch, region: readonly number[]): number[] {
  const playable = new Set(region);
  return findChains(geometry, colors)
    .filter(({ color, liberties }) => color !== defender && liberties.some((point) => !playable.has(point)))
    .flatMap(({ points }) => points);
}

function countPieces({ geometry: { stride } }: Sketch, points: readonly number[]): number {
  const left = new Set(points);
  let pieces = 0;
  for (const start of points) {
    if (!left.delete(start)) continue;
    pieces++;
    const piece = [start];
    for (const point of piece)
      for (const next of around(point, stride)) if (left.delete(next)) piece.push(next);
  }
  return pieces;
}

/**
 * How many things about the position no player would have put there: stones in the very corner, many stones on the first line, stones that
 * stand alone, chains in atari, lumps of the attacker's stones inside, bumps in the wall, far more stones of one side than of the other.
 */
export function countOddities(sketch: Sketch): number {
  const { geometry, colors, defender, hull } = sketch;
  const region = findSketchRegion(sketch)!;
  const stones = listStones(sketch);
  const wall = new Set(findWall(sketch, region));
  const chains = findChains(geometry, colors);
  const own = stones.filter((point) => colors[point] === defender);
  const inside = stones.filter((point) => colors[point] === opponent(defender) && !wall.has(point));
  const lonely = (points: readonly number[]) => points.filter((point) => isAlone(sketch, point)).length;
  const onEdge = (points: readonly number[]) => points.filter((point) => isOnEdge(sketch, point)).length;
  const inAtari = chains.filter(({ liberties }) => liberties.length === 1);
  const pockets = region.filter((point) => !hull.has(point) && !isOnEdge(sketch, point)).length;
  return sum([
    3 * stones.filter((point) => isInCorner(sketch, point)).length,
    more(onEdge(own), 1),
    more(onEdge([...wall]), 1),
    more(onEdge(inside), 1),
    more(lonely(own), 1),
    more(lonely(inside), 1),
    more(inside.length, 2),
    sum(inAtari.map((chain) => (chain.color === defender ? 3 : chain.points.length))),
    pockets,
    more(4 - own.length, 0),
    more(wall.size, 2 * own.length + 2),
    more(countBlank(sketch, region), 6),
  ]);
}

/** Empty points of the region with nothing of the defender's around them: too large a void looks unfinished. */
function countBlank({ geometry: { stride }, colors, defender }: Sketch, region: readonly number[]): number {
  return region.filter((point) => !around(point, stride).some((next) => colors[next] === defender)).length;
}

function isInCorner(sketch: Sketch, point: number): boolean {
  const { geometry, place } = sketch;
  return place === 'corner' && geometry.x(point) === 0 && geometry.y(point) === 0;
}

/** No stone of its own colour next to it, not even diagonally. */
function isAlone({ geometry: { stride }, colors }: Sketch, point: number): boolean {
  return !around(point, stride).some((next) => colors[next] === colors[point]);
}

function around(point: number, stride: number): number[] {
  return [-stride, 0, stride]
    .flatMap((row) => [-1, 0, 1].map((column) => point + row + column))
    .filter((next) => next !== point);
}

function more(count: number, allowed: number): number {
  return Math.max(count - allowed, 0);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
