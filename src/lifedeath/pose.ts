import { type Color, EMPTY, opponent } from '../engine/color.ts';
import type { Group } from './find-groups.ts';
import { findBorder, findCore, findRegion, findSpareLiberties, type Ground } from './find-region.ts';
import { makeProblem, type Problem } from './problem.ts';

/**
 * The problems that are put about a group, from small to large.
 *
 * The first ones are fenced: enemy stones that are not on the board stand all around, so that nobody gets out. These problems are small.
 * What lives in a fence lives without it, too; what dies in it may get out. Nothing is said of them but which group is in question
 * and which moves to look at first. The others are those of the board as it is.
 */
export const RUNGS: readonly ((ground: Ground, group: Group, toPlay: Color) => Problem | undefined)[] = [
  (ground, group, toPlay) => poseFenced(ground, group, toPlay, 0, true),
  (ground, group, toPlay) => poseFenced(ground, group, toPlay, 1, true),
  (ground, group, toPlay) => poseFenced(ground, group, toPlay, 1, false),
  (ground, group, toPlay) => pose(ground, group, toPlay, findRegion(ground, group, 0)),
  (ground, group, toPlay) => pose(ground, group, toPlay, findRegion(ground, group, 1)),
  (ground, group, toPlay) => pose(ground, group, toPlay, findRegion(ground, group, 2)),
];

/** The first that is a problem of the board as it is. */
export const FIRST_OPEN_RUNG = 3;

/** Larger ones are not put: nobody would look that far for a group that is enclosed. */
const MOST_POINTS = 60;

function poseFenced(
  ground: Ground,
  group: Group,
  toPlay: Color,
  rings: number,
  isLean: boolean,
): Problem | undefined {
  const core = findCore(ground, group, rings);
  const fence = new Set(findBorder(ground, core));
  const spare = new Set(isLean ? findSpareLiberties(ground, group, core, fence) : []);
  const region = core.filter((point) => !spare.has(point));
  return pose(ground, group, toPlay, region, new Set([...fence, ...spare]));
}

export function pose(
  { geometry, colors }: Ground,
  group: Group,
  toPlay: Color,
  region: readonly number[],
  fence: ReadonlySet<number> = new Set(),
): Problem | undefined {
  if (region.filter((point) => colors[point] === EMPTY).length > MOST_POINTS) return undefined;
  const result = makeProblem({
    geometry,
    colorAt: (point) => (fence.has(point) ? opponent(group.defender) : colors[point]!),
    keystones: group.chains.flatMap((chain) => chain.points),
    region,
    toPlay,
  });
  return result.ok ? result.problem : undefined;
}
