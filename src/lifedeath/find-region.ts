import { EMPTY, opponent } from '../engine/color.ts';
import type { Geometry } from '../engine/geometry.ts';
import type { Group } from './find-groups.ts';
import { type Chain, findChains, neighbours } from './problem.ts';

/**
 * The region of a group, `rings` wider than the narrowest. The narrowest has the inside, the liberties of the group and of what is shut
 * in with it, the points where the way out can be blocked, and the liberties of wall stones that are about to be taken.
 */
export function findRegion(geometry: Geometry, colors: Uint8Array, group: Group, rings: number): number[] {
  const isEmpty = (point: number) => colors[point] === EMPTY;
  const region = new Set(group.inside);
  for (const chain of [...group.chains, ...group.captives])
    for (const liberty of chain.liberties) region.add(liberty);
  const addRing = () => {
    for (const point of [...region])
      for (const next of neighbours(geometry, point)) if (isEmpty(next)) region.add(next);
  };
  addRing();
  addWeakWall(geometry, colors, group, region, 2);
  for (let ring = 1; ring <= rings; ring++) {
    addRing();
    addWeakWall(geometry, colors, group, region, 2 + ring);
  }
  return [...region].sort((a, b) => a - b);
}

/** Adds the liberties of enemy chains next to the group that have few. */
function addWeakWall(
  geometry: Geometry,
  colors: Uint8Array,
  group: Group,
  region: Set<number>,
  most: number,
): void {
  const stones = new Set(group.chains.flatMap((chain) => chain.points));
  const touches = (chain: Chain) =>
    chain.points.some((point) => neighbours(geometry, point).some((next) => stones.has(next)));
  for (const chain of findChains(geometry, colors)) {
    if (chain.color !== opponent(group.defender) || chain.liberties.length > most || !touches(chain))
      continue;
    for (const liberty of chain.liberties) region.add(liberty);
  }
}
