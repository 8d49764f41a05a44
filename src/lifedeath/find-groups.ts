import { BLACK, type Color, EMPTY, opponent, WHITE } from '../engine/color.ts';
import type { Geometry } from '../engine/geometry.ts';
import { FAR, measureDistance, measureEscape } from './escape.ts';
import type { Ground } from './ground.ts';
import { type Chain, neighbours } from './problem.ts';

/** A stone whose way out costs less than this belongs to the outside. */
const INSIDE = 6;

/** The same for groups that a player would rather call weak than enclosed, and how much less likely these are the question. */
const LOOSE = 4;
const LOOSE_SHARE = 0.3;

/** How much less likely the question is about stones that enemy stones keep apart. */
const WHOLE_SHARE = 0.4;

/** Chains of less than this part of the largest do not count as the question. */
const MAIN_SHARE = 0.3;

/** A group that looks enclosed. */
export interface Group {
  readonly defender: Color;
  /** Chains that are enclosed together. */
  readonly chains: readonly Chain[];
  /** Stones of those chains whose fate is in question. */
  readonly keystones: readonly number[];
  /** Enemy chains that are shut in with it. */
  readonly captives: readonly Chain[];
  /** Empty points from which the group has not got out yet. */
  readonly inside: readonly number[];
  /** Those of them that are nearer to the group than to what encloses it. */
  readonly core: readonly number[];
  /** It looks weak rather than enclosed. */
  readonly isLoose: boolean;
  /** How much it looks like the question: the larger and the more enclosed the group, the more. */
  readonly weight: number;
}

/** The groups of both colours that look enclosed, the most likely first. */
export function findGroups(ground: Ground): Group[] {
  const { geometry, colors } = ground;
  const cost = ([BLACK, WHITE] as const).map((color) => measureEscape(geometry, colors, color));
  const groups = new Map<string, Group>();
  for (const limit of [INSIDE, LOOSE]) {
    for (const color of [BLACK, WHITE] as const) {
      for (const group of findGroupsOf(ground, color, cost, limit)) {
        const name = `${color} ${group.chains.map(({ points }) => points[0])}`;
        if (!groups.has(name)) groups.set(name, group);
      }
    }
  }
  return [...groups.values()].sort((a, b) => b.weight - a.weight);
}

/** The groups to which one of these stones belongs, the most likely first; where none looks enclosed, that of the stones alone. */
export function findGroupsOfStones(ground: Ground, stones: readonly number[]): Group[] {
  const holds = (chain: Chain) => chain.points.some((point) => stones.includes(point));
  const groups = findGroups(ground).filter(({ chains }) => chains.some(holds));
  if (groups.length > 0) return groups;
  const chains = ground.chains.filter(holds);
  return chains.length === 0 ? [] : [makeOpenGroup(ground, chains)];
}

/** The group of these keystones and no others, with the surroundings of the group that they belong to. */
export function findGroupOfKeystones(ground: Ground, keystones: readonly number[]): Group | undefined {
  const [group] = findGroupsOfStones(ground, keystones);
  const chains = ground.chains.filter((chain) => chain.points.some((point) => keystones.includes(point)));
  return group && { ...group, chains, keystones };
}

/** A group that nothing encloses: what it can reach in a few moves. */
function makeOpenGroup({ geometry, colors }: Ground, chains: readonly Chain[]): Group {
  const keystones = chains.flatMap((chain) => chain.points);
  const distance = measureDistance(geometry, keystones, (point) => colors[point] === EMPTY);
  const within = (steps: number) =>
    [...geometry.points].filter((point) => distance[point]! > 0 && distance[point]! <= steps);
  return {
    defender: chains[0]!.color,
    chains,
    keystones,
    captives: [],
    inside: within(2),
    core: within(1),
    isLoose: true,
    weight: 0,
  };
}

function findGroupsOf(
  { geometry, colors, chains }: Ground,
  defender: Color,
  cost: readonly Uint8Array[],
  limit: number,
): Group[] {
  const costOf = ({ color, points }: Chain) => cost[color - 1]![points[0]!]!;
  const weigh = (chain: Chain) => chain.points.length * Math.min(10, Math.max(1, costOf(chain) - LOOSE + 1));
  const isInside = (chain: Chain) => costOf(chain) >= limit;
  const ours = chains.filter((chain) => chain.color === defender && isInside(chain));
  const captives = chains.filter((chain) => chain.color === opponent(defender) && isInside(chain));
  const wall = chains.filter((chain) => chain.color === opponent(defender) && !isInside(chain));
  const stonesOf = (list: readonly Chain[]) => list.flatMap((chain) => chain.points);
  const captive = new Set(stonesOf(captives));
  const stones = new Set(stonesOf([...ours, ...captives]));
  const isInsidePoint = (point: number) =>
    colors[point] === EMPTY ? cost[defender - 1]![point]! >= limit : stones.has(point);
  const isEmpty = (point: number) => colors[point] === EMPTY;
  const fromWall = measureDistance(geometry, stonesOf(wall), isEmpty);

  // Stones that only an enemy chain keeps together need not share their fate, so the parts are looked at before the whole.
  const isOurPoint = (point: number) => isInsidePoint(point) && !captive.has(point);
  const share = limit === INSIDE ? 1 : LOOSE_SHARE;
  const wholes = divide(geometry, colors, ours, isInsidePoint);
  return wholes.flatMap(({ members, area }) => {
    const inside = [...area].filter(isEmpty);
    const parts = divide(geometry, colors, members, isOurPoint);
    const all = parts.length > 1 ? [...parts.map((part) => part.members), members] : [members];
    return all.map((own) => {
      const fromUs = measureDistance(geometry, stonesOf(own), isInsidePoint);
      const weight = share * own.reduce((sum, chain) => sum + weigh(chain), 0);
      return {
        defender,
        chains: own,
        keystones: stonesOf(listMain(own)),
        captives: captives.filter((chain) => area.has(chain.points[0]!)),
        inside,
        core: inside.filter((point) => fromUs[point]! < FAR && fromUs[point]! <= fromWall[point]!),
        isLoose: limit === LOOSE,
        weight: parts.length > 1 && own === members ? WHOLE_SHARE * weight : weight,
      };
    });
  });
}

/** The chains that the question is about: a chain much smaller than the largest may be given up or get away, and nothing is decided by it. */
function listMain(chains: readonly Chain[]): Chain[] {
  const largest = Math.max(...chains.map(({ points }) => points.length));
  return chains.filter(({ points }) => points.length >= MAIN_SHARE * largest);
}

/** Chains by the connected areas of points with a property in which they stand. */
function divide(
  geometry: Geometry,
  colors: Uint8Array,
  chains: readonly Chain[],
  belongs: (point: number) => boolean,
): { members: Chain[]; area: Set<number> }[] {
  const parts: { members: Chain[]; area: Set<number> }[] = [];
  for (const chain of chains) {
    const start = chain.points[0]!;
    if (parts.some(({ area }) => area.has(start))) continue;
    const area = flood(geometry, colors, [start], belongs);
    parts.push({ members: chains.filter(({ points }) => area.has(points[0]!)), area });
  }
  return parts;
}

function flood(
  geometry: Geometry,
  colors: Uint8Array,
  from: readonly number[],
  belongs: (point: number) => boolean,
): Set<number> {
  const area = new Set(from);
  for (const point of area) {
    for (const next of neighbours(geometry, point))
      if (colors[next]! <= WHITE && belongs(next)) area.add(next);
  }
  return area;
}
