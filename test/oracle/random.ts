import { verdict } from './oracle.ts';
import { chainAt, findFaults, libertiesAt, NO_KO, neighboursOf, type OracleProblem } from './rules.ts';

/**
 * A small random problem, the same for the same seed. Several ways of making one are mixed, so that captures, kos,
 * sekis, refills of captured points and groups of several chains all turn up often; the sizes are such that the
 * referee needs a few tens of thousands of states for most. Real kos are rare among random stones, so a fifth of the
 * problems are drawn until the referee finds one.
 */
export function randomProblem(seed: number): OracleProblem {
  const random = new Random(seed);
  const wantsKo = random.chance(0.2);
  for (;;) {
    const problem = compose(random, wantsKo ? [sketchKo, sketchKo, sketchBoard] : SKETCHES);
    if (!problem) continue;
    if (!wantsKo || verdict({ ...problem, threats: [0, 0] }, 5, 20_000)?.status === 'ko') return problem;
  }
}

/** A small generator of numbers of its own (mulberry32), so that a seed means the same on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) >>> 0;
    this.real();
  }

  /** From 0 up to but not including 1. */
  real(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.real() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.real() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.between(0, items.length - 1)]!;
  }
}

/** Nine points that change make some ten thousand states for each number of threats. */
const MOST_CHANGING = 9;

/** A drawing in the making. The tokens are those of diagrams, with D and A for the two sides. */
interface Sketch {
  width: number;
  height: number;
  tokens: string[];
}

function compose(random: Random, sketches: readonly Maker[]): OracleProblem | undefined {
  const sketch = random.pick(sketches)(random);
  freeTheStifled(sketch);
  const problem = finish(sketch, random);
  if (!problem || findFaults(problem).length > 0) return undefined;
  const size = sizeOf(problem);
  if (size > MOST_CHANGING) return undefined;
  // Keystones that can be taken at once, or next to nothing to play, are worth a few problems and no more.
  if (isTrivial(problem) && random.chance(0.9)) return undefined;
  // Every pair of numbers of threats multiplies the states.
  const most = size > 7 ? 2 : 3;
  if (random.chance(0.6)) problem.threats = [random.between(0, most), random.between(0, most)];
  return problem;
}

type Maker = (random: Random) => Sketch;

/** Stones scattered over a small window, with walls, holes and board edges around it. */
function sketchScatter(random: Random): Sketch {
  const inner = { width: random.between(2, 4), height: random.between(2, 5) };
  const margins = [0, 0, 0, 0].map(() => (random.chance(0.45) ? 0 : random.between(1, 2)));
  const [left, right, top, bottom] = margins as [number, number, number, number];
  const sketch = blank(inner.width + left + right, inner.height + top + bottom);
  const stones = 0.2 + 0.55 * random.real();
  const ofDefender = 0.3 + 0.4 * random.real();
  const holes = 0.25 * random.real();
  const guests = random.chance(0.3) ? 0.2 : 0;
  fill(sketch, (column, row) => {
    const inside = column >= left && row >= top && column < left + inner.width && row < top + inner.height;
    if (inside) {
      if (random.chance(stones)) return random.chance(ofDefender) ? 'D' : 'A';
      return random.chance(0.05) ? ',' : '.';
    }
    if (random.chance(holes)) return ',';
    return random.chance(guests) ? 'D' : 'A';
  });
  // The corner of a board with an outside always leads somewhere, so most walls stand firm.
  if (bottom > 0 && right > 0 && random.chance(0.8)) sketch.tokens[sketch.tokens.length - 1] = ',';
  return sketch;
}

/** A chain of the defender around an eyespace, stones of the attacker inside, its wall and a few liberties outside. */
function sketchEyespace(random: Random, invaders = random.chance(0.3) ? 0 : 0.7 * random.real()): Sketch {
  const side = random.between(5, 7);
  const sketch = blank(side, side);
  const { tokens } = sketch;
  const around = (point: number) => neighboursOf(point, side, side);
  const start = random.pick([0, 0, 1, 2, side + 1, 2 * side + 2]);
  const space = new Set([start]);
  const size = random.between(2, 7);
  while (space.size < size) space.add(random.pick(around(random.pick([...space]))));
  const shell = new Set([...space].flatMap(around).filter((point) => !space.has(point)));
  // Stones at the corners of the shell, most of the time: without them it falls into several chains.
  for (const point of [...space]) {
    for (const diagonal of diagonalsOf(point, side)) {
      if (!space.has(diagonal) && random.chance(0.75)) shell.add(diagonal);
    }
  }
  tokens.fill('A');
  for (const point of shell) tokens[point] = random.chance(0.06) ? random.pick(['A', '.']) : 'D';
  for (const point of space) tokens[point] = random.chance(invaders) ? 'A' : random.chance(0.06) ? 'D' : '.';
  const outside = [...shell].flatMap(around).filter((point) => !space.has(point) && !shell.has(point));
  for (let i = random.pick([0, 0, 1, 1, 2]); i > 0 && outside.length > 0; i--)
    tokens[random.pick(outside)] = '.';
  openOutside(sketch, random);
  return sketch;
}

/** A scatter with one or two kos in it: a stone that can be taken, between the two colours. */
function sketchKo(random: Random): Sketch {
  const sketch = random.chance(0.5) ? sketchScatter(random) : sketchEyespace(random);
  plantKo(sketch, random);
  if (random.chance(0.5)) plantKo(sketch, random);
  return sketch;
}

/**
 * Around two neighbouring points, one colour on one side and the other on the other:
 *
 *       D A
 *     D A . A
 *       D A
 */
function plantKo(sketch: Sketch, random: Random): void {
  const { width, height, tokens } = sketch;
  const playable = tokens.flatMap((token, point) => (token === '.' ? [point] : []));
  if (playable.length === 0) return;
  const hole = random.pick(playable);
  const taken = random.pick(neighboursOf(hole, width, height));
  const colors = random.pick([
    ['D', 'A'],
    ['A', 'D'],
  ]) as [string, string];
  for (const n of neighboursOf(hole, width, height)) tokens[n] = colors[1];
  for (const n of neighboursOf(taken, width, height)) tokens[n] = colors[0];
  tokens[hole] = '.';
  tokens[taken] = colors[1];
}

/** An eyespace that the attacker has filled but for two or three points, with no liberty outside, or one. */
function sketchFilled(random: Random): Sketch {
  const sketch = sketchEyespace(random, 0);
  const { tokens } = sketch;
  const space = tokens.flatMap((token, point) => (token === '.' ? [point] : []));
  for (let left = random.pick([2, 2, 2, 3]); space.length > left; ) {
    const [point] = space.splice(random.between(0, space.length - 1), 1);
    tokens[point!] = 'A';
  }
  return sketch;
}

/** A whole tiny board where every point is playable. */
function sketchBoard(random: Random): Sketch {
  const [width, height] = random.pick([
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [2, 4],
    [4, 2],
    [3, 4],
    [4, 3],
  ]) as [number, number];
  const sketch = blank(width, height);
  const stones = 0.3 + 0.5 * random.real();
  fill(sketch, () => (random.chance(stones) ? random.pick(['D', 'A']) : '.'));
  return sketch;
}

/**
 * Two groups face to face, each shut in by a wall of the other colour, with a few liberties between them:
 *
 *     , A D . A D ,
 *     , A D . A D ,
 */
function sketchRace(random: Random): Sketch {
  const height = random.between(2, 3);
  const blocks = [1, random.pick([1, 1, 2]), random.pick([1, 1, 2]), random.pick([1, 1, 2]), 1];
  const columns = [...'ADsAD'].flatMap((token, i) => new Array<string>(blocks[i]!).fill(token));
  const gaps = random.pick([0, 0.1, 0.2, 0.3]);
  const sketch = blank(columns.length + 2, height);
  const last = columns.length - 1;
  fill(sketch, (column) => {
    const token = columns[column - 1];
    if (token === undefined) return ',';
    if (token === 's') return random.chance(0.8) ? '.' : random.pick(['D', 'A']);
    if (column - 1 === 0 || column - 1 === last) return token;
    return random.chance(gaps) ? '.' : random.chance(0.05) ? random.pick(['D', 'A']) : token;
  });
  return sketch;
}

/**
 * The same race with a ko at each end of the border between the groups, which makes double kos, lives that rest on a
 * repetition, and now and then a ko of several steps:
 *
 *     , A D A .
 *     , A D D A
 *     , A D . A
 *     , A D . D
 */
function sketchDoubleKo(random: Random): Sketch {
  const height = random.between(4, 5);
  const sketch = blank(5, height);
  const koRows = [0, height - 1].map(() => (random.chance(0.5) ? 'A.' : '.D'));
  fill(sketch, (column, row) => {
    if (column < 3) return ',AD'[column]!;
    if (random.chance(0.08)) return random.pick(['D', 'A', '.']);
    if (row === 0 || row === height - 1) return koRows[row === 0 ? 0 : 1]![column - 3]!;
    if (column === 4) return 'A';
    return random.chance(0.35) ? '.' : 'D';
  });
  return sketch;
}

const SKETCHES: readonly Maker[] = [
  sketchScatter,
  sketchEyespace,
  sketchFilled,
  sketchKo,
  sketchBoard,
  sketchBoard,
  sketchRace,
  sketchRace,
  sketchDoubleKo,
];

function blank(width: number, height: number): Sketch {
  return { width, height, tokens: new Array<string>(width * height).fill('.') };
}

function fill(sketch: Sketch, token: (column: number, row: number) => string): void {
  const { width, tokens } = sketch;
  for (let point = 0; point < tokens.length; point++) {
    tokens[point] = token(point % width, Math.floor(point / width));
  }
}

function diagonalsOf(point: number, side: number): number[] {
  const column = point % side;
  return [-side - 1, -side + 1, side - 1, side + 1]
    .map((step) => point + step)
    .filter((p) => p >= 0 && p < side * side && Math.abs((p % side) - column) === 1);
}

/** Turns the attacker's stones that touch nothing but each other into unplayable points, and a few others. */
function openOutside(sketch: Sketch, random: Random): void {
  const { tokens, width, height } = sketch;
  const old = [...tokens];
  for (let point = 0; point < old.length; point++) {
    if (old[point] !== 'A') continue;
    const needed = neighboursOf(point, width, height).some((n) => old[n] !== 'A');
    if (needed ? random.chance(0.02) : random.chance(0.8)) tokens[point] = ',';
  }
}

/** Empties points until every chain has a liberty. */
function freeTheStifled(sketch: Sketch): void {
  const { tokens } = sketch;
  for (;;) {
    const board = toProblem(sketch);
    const point = tokens.findIndex((t, p) => 'DA'.includes(t) && libertiesAt(board, p).size === 0);
    if (point < 0) return;
    tokens[point] = '.';
  }
}

function toProblem(sketch: Sketch): OracleProblem {
  const { width, height, tokens } = sketch;
  return {
    width,
    height,
    stones: tokens.map((token) => (token === 'D' ? 1 : token === 'A' ? 2 : 0)),
    keystones: [],
    region: tokens.flatMap((token, point) => (token === '.' ? [point] : [])),
    toPlay: 1,
    koPoint: NO_KO,
    threats: [0, 0],
  };
}

/** Chooses keystones, side, colours and ko ban. */
function finish(sketch: Sketch, random: Random): OracleProblem | undefined {
  const problem = toProblem(sketch);
  const { stones, region } = problem;
  const chains = chainsOf(problem, 1);
  const mortal = chains.filter((chain) => !isLasting(problem, chain));
  if (mortal.length === 0) return undefined;
  // An escaped keystone settles everything, so one is chosen only now and then.
  const candidates = random.chance(0.03) ? chains : mortal;
  const first = candidates.reduce((a, b) =>
    b.length > a.length || (b.length === a.length && random.chance(0.5)) ? b : a,
  );
  const chosen = new Set(random.chance(0.8) ? first : random.pick(candidates));
  const others = random.pick([0, 0.5, 1]);
  for (const chain of candidates) if (random.chance(others)) for (const stone of chain) chosen.add(stone);
  if (chosen.size > 1 && random.chance(0.1)) chosen.delete([...chosen][0]!);
  problem.keystones = [...chosen].sort((a, b) => a - b);
  if (random.chance(0.5)) {
    for (let point = 0; point < stones.length; point++)
      if (stones[point] !== 0) stones[point] = 3 - stones[point]!;
  }
  // A region may list the stones too; it must not matter.
  if (random.chance(0.3)) for (const point of stones.keys()) if (stones[point] !== 0) region.push(point);
  problem.toPlay = random.chance(0.5) ? 1 : 2;
  const bans = possibleBans(problem);
  if (bans.length > 0 && random.chance(0.6)) problem.koPoint = random.pick(bans);
  return problem;
}

function chainsOf(problem: OracleProblem, color: number): number[][] {
  const chains: number[][] = [];
  for (let point = 0; point < problem.stones.length; point++) {
    if (problem.stones[point] !== color || chains.some((chain) => chain.includes(point))) continue;
    chains.push([...chainAt(problem, point)]);
  }
  return chains;
}

function isLasting(problem: OracleProblem, chain: readonly number[]): boolean {
  const listed = new Set(problem.region);
  return [...libertiesAt(problem, chain[0]!)].some((liberty) => !listed.has(liberty));
}

/** The points where the side to move may just have lost a stone to a ko capture. */
function possibleBans(problem: OracleProblem): number[] {
  const { width, height, stones, region, toPlay } = problem;
  return region.filter((point) => {
    if (stones[point] !== 0) return false;
    const around = neighboursOf(point, width, height);
    if (around.some((n) => stones[n] !== 3 - toPlay)) return false;
    return around.some((n) => chainAt(problem, n).size === 1 && libertiesAt(problem, n).size === 1);
  });
}

/** The attacker takes the last keystones with its first move, or there are hardly two points to play on. */
function isTrivial(problem: OracleProblem): boolean {
  const { stones, keystones, region, toPlay, koPoint } = problem;
  if (region.filter((point) => stones[point] === 0).length < 3) return true;
  const first = chainAt(problem, keystones[0]!);
  const oneChain = keystones.every((stone) => first.has(stone));
  const [liberty, ...more] = libertiesAt(problem, keystones[0]!);
  return oneChain && toPlay !== stones[keystones[0]!] && more.length === 0 && liberty !== koPoint;
}

/** How many points can change before the problem is decided, a measure of the states. */
function sizeOf(problem: OracleProblem): number {
  const keystones = new Set(problem.keystones);
  const chains = [...chainsOf(problem, 1), ...chainsOf(problem, 2)].filter(
    (chain) => !isLasting(problem, chain),
  );
  const empty = problem.stones.filter((color, point) => color === 0 && problem.region.includes(point)).length;
  const holding = chains.filter((chain) => chain.some((stone) => keystones.has(stone)));
  // Where the keystones are one chain, its stones never change before the end.
  const changing = holding.length === 1 ? chains.filter((chain) => chain !== holding[0]) : chains;
  return empty + changing.flat().length;
}
