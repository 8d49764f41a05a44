import { BLACK, type Color, EMPTY, opponent, WHITE } from '../engine/color.ts';
import type { Geometry } from '../engine/geometry.ts';
import { FAR, measureDistance, measureEscape } from './escape.ts';
import { type Chain, findChains, neighbours } from './problem.ts';

/** Chains whose way out costs less than this belong to the outside. */
const INSIDE = 6;

/** A group that looks enclosed, and what encloses it. */
export interface Group {
  readonly defender: Color;
  /** Chains whose fate is in question together. */
  readonly chains: readonly Chain[];
  /** Enemy chains that are shut in with it. */
  readonly captives: readonly Chain[];
  /** Empty points that are nearer to the group than to the enemy's outside. */
  readonly inside: readonly number[];
  /** How much it looks like the question: the larger and the more enclosed the group, the more. */
  readonly weight: number;
}

/** The groups of both colours that look enclosed, the most likely first. */
export function findGroups(geometry: Geometry, colors: Uint8Array): Group[] {
  const chains = findChains(geometry, colors);
  const cost = ([BLACK, WHITE] as const).map((color) => measureEscape(geometry, colors, color));
  const costOf = ({ color, points }: Chain) => cost[color - 1]![points[0]!]!;
  const isInside = (chain: Chain) => costOf(chain) >= INSIDE;
  const groups = ([BLACK, WHITE] as const).flatMap((color) =>
    findGroupsOf(geometry, colors, color, chains, isInside).map((group) => ({
      ...group,
      weight: weigh(group.chains, costOf),
    })),
  );
  return groups.sort((a, b) => b.weight - a.weight);
}

function weigh(chains: readonly Chain[], costOf: (chain: Chain) => number): number {
  const worth = (chain: Chain) => chain.points.length * Math.min(10, costOf(chain) - INSIDE + 2);
  return chains.reduce((sum, chain) => sum + worth(chain), 0);
}

function findGroupsOf(
  geometry: Geometry,
  colors: Uint8Array,
  defender: Color,
  chains: readonly Chain[],
  isInside: (chain: Chain) => boolean,
): Omit<Group, 'weight'>[] {
  const attacker = opponent(defender);
  const ours = chains.filter((chain) => chain.color === defender && isInside(chain));
  const shutIn = chains.filter((chain) => chain.color === attacker && isInside(chain));
  const wall = chains.filter((chain) => chain.color === attacker && !isInside(chain));
  const passable = new Set([...ours, ...shutIn].flatMap((chain) => chain.points));
  const stonesOf = (list: readonly Chain[]) => list.flatMap((chain) => chain.points);
  const fromWall = measureDistance(geometry, stonesOf(wall), (point) => colors[point] === EMPTY);
  const fromUs = measureDistance(
    geometry,
    stonesOf(ours),
    (point) => colors[point] === EMPTY || passable.has(point),
  );
  const isOurs = (point: number) =>
    colors[point] === EMPTY
      ? fromUs[point]! < FAR && fromUs[point]! <= fromWall[point]!
      : passable.has(point);

  const seen = new Set<number>();
  const groups: Omit<Group, 'weight'>[] = [];
  for (const chain of ours) {
    if (seen.has(chain.points[0]!)) continue;
    const area = [chain.points[0]!];
    seen.add(area[0]!);
    for (const point of area) {
      for (const next of neighbours(geometry, point)) {
        if (colors[next]! > WHITE || seen.has(next) || !isOurs(next)) continue;
        seen.add(next);
        area.push(next);
      }
    }
    const here = new Set(area);
    const within = (list: readonly Chain[]) => list.filter(({ points }) => here.has(points[0]!));
    groups.push({
      defender,
      chains: within(ours),
      captives: within(shutIn),
      inside: area.filter((point) => colors[point] === EMPTY),
    });
  }
  return groups;
}
