import { EMPTY, opponent } from '../engine/color.ts';
import type { Group } from './find-groups.ts';
import { findBorder, findCore, findRegion, findSpareLiberties } from './find-region.ts';
import type { Ground } from './ground.ts';
import { type Chain, findChains, makeProblem, neighbours, type Problem } from './problem.ts';

/** Puts a problem about a group; undefined if there is none of the kind. */
export type Rung = (ground: Ground, group: Group) => Problem | undefined;

/**
 * The problems that are put about a group, from small to large.
 *
 * The first ones are fenced: enemy stones that are not on the board stand all around, so that nobody gets out. These problems are small.
 * What lives in a fence lives without it, too; what dies in it may get out. Nothing is said of them but which group is in question
 * and which moves to look at first. The others are those of the board as it is.
 */
export const RUNGS: readonly Rung[] = [
  (ground, group) => poseFenced(ground, group, 0, true),
  (ground, group) => poseFenced(ground, group, 1, true),
  (ground, group) => poseFenced(ground, group, 1, false),
  // Where an attacker kills though every way out leads to safety, it kills.
  (ground, group) => (isAttack(ground, group) ? pose(ground, group, findCore(ground, group, 1)) : undefined),
  // A kill in a wide fence mostly holds on the board as it is, which takes longer. A life that a narrow fence does not tell is hardly ever found in these.
  ...[2, 3].map(
    (rings) => (ground: Ground, group: Group) =>
      isAttack(ground, group) ? poseFenced(ground, group, rings, false) : undefined,
  ),
  ...[0, 1, 2, 3].map(
    (rings) => (ground: Ground, group: Group) => pose(ground, group, findRegion(ground, group, rings)),
  ),
];

/** The last of the narrow fences. */
export const FENCE_RUNG = 2;
/** The last of the wide fences, which are there for attackers. */
export const LAST_FENCE_RUNG = 5;
/** The first rung of the board as it is on which the way out can be stopped. */
export const OPEN_RUNG = 6;
/** From this rung on the region is so wide that an attacker has room to stop a group that gets out. */
export const WIDE_RUNG = 8;

/** The one problem in a region that is given. */
export function poseIn(region: readonly number[]): Rung {
  return (ground, group) => pose(ground, group, region);
}

/** Is it a problem of the board as it is, not one in a fence? */
export function isOpen({ geometry, colors }: Ground, problem: Problem): boolean {
  return geometry.points.every((point) => problem.colors[point] === colors[point]);
}

function isAttack({ toPlay }: Ground, { defender }: Group): boolean {
  return toPlay !== defender;
}

/** Larger ones are not put: nobody would look that far for a group that is enclosed. */
const MOST_POINTS = 60;

function poseFenced(ground: Ground, group: Group, rings: number, isLean: boolean): Problem | undefined {
  const core = findCore(ground, group, rings);
  const border = new Set(findBorder(ground, core));
  const spare = isLean ? findSpareLiberties(ground, group, core, border) : [];
  const fence = new Set([...border, ...spare]);
  const region = new Set(core.filter((point) => !fence.has(point)));
  dropWeak(ground, group, fence, region);
  return pose(
    ground,
    group,
    [...region].sort((a, b) => a - b),
    fence,
  );
}

/**
 * A fence that could be captured would take a liberty from the stones that it joins, and so help the group: what lives in it need not live without it.
 * Such points are left free to be played, and so are those that would take the last liberty of a chain.
 */
function dropWeak({ geometry, colors }: Ground, group: Group, fence: Set<number>, region: Set<number>): void {
  const fenced = colors.slice();
  for (const point of fence) fenced[point] = opponent(group.defender);
  const isWeak = ({ liberties }: Chain) => liberties.every((point) => region.has(point));
  const listFence = ({ points, liberties }: Chain) =>
    (liberties.length > 0
      ? points
      : points.flatMap((point) => [point, ...neighbours(geometry, point)])
    ).filter((point) => fence.has(point));
  for (let weak = [...fence]; weak.length > 0; ) {
    weak = findChains(geometry, fenced).filter(isWeak).flatMap(listFence);
    for (const point of weak) {
      fence.delete(point);
      region.add(point);
      fenced[point] = EMPTY;
    }
  }
}

function pose(
  { geometry, colors, toPlay, koPoint }: Ground,
  group: Group,
  region: readonly number[],
  fence: ReadonlySet<number> = new Set(),
): Problem | undefined {
  if (region.filter((point) => colors[point] === EMPTY).length > MOST_POINTS) return undefined;
  const result = makeProblem({
    geometry,
    colorAt: (point) => (fence.has(point) ? opponent(group.defender) : colors[point]!),
    keystones: group.keystones,
    region,
    toPlay,
    koPoints: region.includes(koPoint) ? [koPoint] : [],
  });
  return result.ok ? result.problem : undefined;
}
