import { BLACK, type Color, EMPTY, opponent, WHITE } from '../src/engine/color.ts';
import { Geometry } from '../src/engine/geometry.ts';
import { Random } from '../src/engine/play/random.ts';
import { ATTACKER, DEFENDER, Field, type Side } from '../src/lifedeath/field.ts';
import { findGroups, type Group } from '../src/lifedeath/find-groups.ts';
import { composeSketch, pick, type Sketch } from '../src/lifedeath/generate-sketch.ts';
import { type Ground, makeGround } from '../src/lifedeath/ground.ts';
import { RUNGS } from '../src/lifedeath/pose.ts';
import { findChains, neighbours, type Problem } from '../src/lifedeath/problem.ts';
import { CAPTURE, ProofSearch } from '../src/lifedeath/proof-search.ts';
import { Table } from '../src/lifedeath/table.ts';
import { addStrays, listWall, openWall } from './open-position.ts';

/** Stones of the wall that are missing, of a hundred; walls of books are whole more often than not. */
const HOLES = [0, 0, 0, 3, 6, 12, 20];
/** How often some stones of the wall stand a line further out. */
const LOOSE = 35;
/** Changes at most until the first move counts. */
const MOST_CHANGES = 10;
const FENCE_NODES = 15_000;

/**
 * A random position in which the first move counts, as far as a narrow fence tells: what random sketches hardly ever are, and problems always. Stones
 * inside are changed in favour of the side that wins either way until the other one does. Undefined where that does not come to pass. The
 * same seed gives the same position.
 */
export function makeBalancedPosition(seed: number): { ground: Ground; group: Group } | undefined {
  const random = new Random(seed);
  const geometry = Geometry.of(13);
  const defender = random.chance(50) ? BLACK : WHITE;
  const place = random.chance(60) ? 'corner' : random.chance(80) ? 'side' : 'centre';
  const sketch = composeSketch({ geometry, place, defender, space: 2 + random.below(8) }, random);
  const wall = listWall(sketch);
  openWall(sketch, wall, pick(HOLES, random), random);
  if (random.chance(LOOSE)) loosenWall(sketch, wall, random);
  addStrays(sketch, wall, random);
  const toPlay = random.chance(50) ? BLACK : WHITE;
  for (let changes = 0; changes < MOST_CHANGES; changes++) {
    const found = findGroup(sketch, toPlay);
    const fence = found && (RUNGS[1]!(found.ground, found.group) ?? RUNGS[0]!(found.ground, found.group));
    if (!fence) return undefined;
    const table = new Table(16);
    const winners = [ATTACKER, DEFENDER].map((side) => findWinner(fence, side as Side, table));
    if (winners.includes(0)) crowd(sketch, random);
    else if (winners[0] !== winners[1]) return found;
    else weaken(sketch, winners[0] as Side, random);
  }
  return undefined;
}

function loosenWall(
  { geometry, hull, colors, defender }: Sketch,
  wall: readonly number[],
  random: Random,
): void {
  const share = 15 + random.below(40);
  for (const point of wall) {
    if (colors[point] === EMPTY || !random.chance(share)) continue;
    const isFree = (next: number) => colors[next] === EMPTY && !hull.has(next) && !wall.includes(next);
    const outer = neighbours(geometry, point).find(isFree);
    if (outer === undefined) continue;
    colors[point] = EMPTY;
    colors[outer] = opponent(defender);
  }
}

function findGroup(
  { geometry, colors, defender }: Sketch,
  toPlay: Color,
): { ground: Ground; group: Group } | undefined {
  if (findChains(geometry, colors).some(({ liberties }) => liberties.length === 0)) return undefined;
  const stones = colors.slice();
  const ground = makeGround({
    geometry,
    colorAt: (point) => stones[point] as Color,
    toPlay,
    koPoint: 0,
  });
  const group = findGroups(ground).find((candidate) => candidate.defender === defender);
  return group && { ground, group };
}

/** Who wins without threats; 0 if it takes too long. */
function findWinner(problem: Problem, toPlay: Side, table: Table): Side | 0 {
  const field = new Field(problem);
  if (field.escaped) return DEFENDER;
  table.clear();
  const search = new ProofSearch(field, table);
  const root = search.newFrame();
  root.reset(toPlay, field.size, 0, 0);
  return search.solve(CAPTURE, root, { nodes: FENCE_NODES, stopped: () => false });
}

/** Two more stones inside, so that less is open. */
function crowd({ hull, colors, defender }: Sketch, random: Random): void {
  const free = [...hull].filter((point) => colors[point] === EMPTY);
  for (let i = 0; i < 2 && free.length > 0; i++)
    colors[pick(free, random)] = random.chance(65) ? defender : opponent(defender);
}

/** Changes a point inside to the disadvantage of a side. */
function weaken({ hull, colors, defender }: Sketch, side: Side, random: Random): void {
  const [mine, other] = side === DEFENDER ? [defender, opponent(defender)] : [opponent(defender), defender];
  const points = [...hull];
  for (let tries = 0; tries < 20; tries++) {
    const point = pick(points, random);
    if (colors[point] === other) continue;
    const isStone = colors[point] === mine;
    if (!random.chance(isStone ? 60 : 40)) continue;
    colors[point] = isStone ? EMPTY : other;
    return;
  }
}
