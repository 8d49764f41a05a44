import { EMPTY, opponent } from '../engine/color.ts';
import type { Geometry } from '../engine/geometry.ts';
import type { Group } from './find-groups.ts';
import type { Ground } from './ground.ts';
import { type Chain, neighbours } from './problem.ts';

/**
 * The region of a group, `rings` wider than the narrowest. The narrowest has the inside, the liberties of the group and of what is
 * shut in with it, the points where the way out can be blocked, and the liberties of wall stones that are about to be taken.
 */
export function findRegion(ground: Ground, group: Group, rings: number): number[] {
  const region = new Set([...group.inside, ...listLiberties(group)]);
  addFriends(ground, group, region);
  for (let ring = 0; ring <= rings; ring++) {
    // Before the ring: a stone that takes such a wall must not find a way out just because nothing beside it may be played.
    addWeakWall(ground, group, region, WEAK + ring);
    addRing(ground, region);
  }
  return sort(region);
}

/** The points that the group has for its eyes, and so many rings around them: enough where nobody gets out or in. */
export function findCore(ground: Ground, group: Group, rings: number): number[] {
  const core = new Set([...group.core, ...listLiberties(group)]);
  addFriends(ground, group, core);
  for (let ring = 1; ring <= rings; ring++) addRing(ground, core);
  if (rings > 0) addWeakWall(ground, group, core, WEAK);
  return sort(core);
}

/** Wall stones with so few liberties are about to be taken. */
const WEAK = 2;

/** Empty points next to these and not among them. */
export function findBorder(ground: Ground, points: readonly number[]): number[] {
  const wider = new Set(points);
  addRing(ground, wider);
  return [...wider].slice(points.length);
}

/**
 * Liberties of the group outside that are good for nothing else: no eye can be there or next to it, since the wall, of which
 * the fence is a part, looks at it. All but a few can be taken as filled for a first look: what is left is much smaller.
 */
export function findSpareLiberties(
  { geometry, colors }: Ground,
  group: Group,
  core: readonly number[],
  fence: ReadonlySet<number>,
): number[] {
  const attacker = opponent(group.defender);
  const captive = new Set(group.captives.flatMap((chain) => chain.points));
  const isWall = (point: number) => fence.has(point) || (colors[point] === attacker && !captive.has(point));
  const isWatched = (point: number) => neighbours(geometry, point).some(isWall);
  const mayBeEye = (point: number) =>
    captive.has(point) || (colors[point] === EMPTY && !fence.has(point) && !isWatched(point));
  const isSpare = (point: number) => {
    const near = neighbours(geometry, point);
    const around = [
      ...near,
      ...near.slice(1, 3).flatMap((side) => [side - geometry.stride, side + geometry.stride]),
    ];
    return isWatched(point) && !around.some(mayBeEye);
  };
  const left = new Map(group.chains.map((chain) => [chain, chain.liberties.length]));
  let kept = 0;
  return core.filter(isSpare).filter((point) => {
    const chains = group.chains.filter(({ liberties }) => liberties.includes(point));
    if (kept < KEPT_LIBERTIES || chains.some((chain) => left.get(chain)! <= KEPT_LIBERTIES + 1)) {
      kept++;
      return false;
    }
    for (const chain of chains) left.set(chain, left.get(chain)! - 1);
    return true;
  });
}

/** Spare liberties that are left to the group. */
const KEPT_LIBERTIES = 1;

function listLiberties({ chains, captives }: Group): number[] {
  return [...chains, ...captives].flatMap((chain) => chain.liberties);
}

function addRing({ geometry, colors }: Ground, points: Set<number>): void {
  for (const point of [...points])
    for (const next of neighbours(geometry, point)) if (colors[next] === EMPTY) points.add(next);
}

/** Adds the liberties of enemy chains next to the group that have few. */
function addWeakWall(ground: Ground, group: Group, region: Set<number>, most: number): void {
  for (const chain of findWeakWall(ground, group, most))
    for (const liberty of chain.liberties) region.add(liberty);
}

function findWeakWall({ geometry, chains }: Ground, group: Group, most: number): Chain[] {
  const isEnemy = ({ color, liberties }: Chain) =>
    color === opponent(group.defender) && liberties.length <= most;
  return chains.filter((chain) => isEnemy(chain) && touches(geometry, chain, stonesOf(group.chains)));
}

/**
 * Adds the liberties of weak chains on the group's side that it may join, across a point or by taking wall stones: left out they would stand for ever, and
 * to join them would be a way out.
 */
function addFriends({ geometry, ...ground }: Ground, group: Group, region: Set<number>): void {
  const weak = findWeakWall({ geometry, ...ground }, group, WEAK);
  const near = new Set([...region, ...stonesOf(weak)]);
  for (const chain of ground.chains) {
    if (chain.color !== group.defender || group.chains.includes(chain)) continue;
    if (chain.liberties.length > MOST_FRIENDLY || !touches(geometry, chain, near)) continue;
    for (const liberty of chain.liberties) region.add(liberty);
  }
}

/** A chain with more liberties is safe enough to be a way out. */
const MOST_FRIENDLY = 3;

function touches(geometry: Geometry, chain: Chain, points: ReadonlySet<number>): boolean {
  return chain.points.some((point) => neighbours(geometry, point).some((next) => points.has(next)));
}

function stonesOf(chains: readonly Chain[]): Set<number> {
  return new Set(chains.flatMap((chain) => chain.points));
}

function sort(points: Iterable<number>): number[] {
  return [...points].sort((a, b) => a - b);
}
