import { BLACK, type Color, EMPTY, opponent, WHITE } from '../engine/color.ts';
import type { Random } from '../engine/play/random.ts';
import { countOddities, hasWholeWall } from './generate-look.ts';
import { change, findSketchRegion, isOnEdge, listStones, pick, type Sketch } from './generate-sketch.ts';
import { makeProblem, type Problem } from './problem.ts';
import type { Solver } from './solver.ts';
import type { Role, Verdict } from './verdict.ts';

/** What the side to move can get. */
export const KINDS = ['live', 'kill', 'ko'] as const;
export type ProblemKind = (typeof KINDS)[number];

/** The search starts with an empty table every time, so that the same seed makes the same problems everywhere. */
export const MEGABYTES = 32;

/** Of the nodes to look at every first move, so many times fewer are enough to see who wins. */
const GLANCE = 6;
/** Without a stone a position may take so many times the nodes that it took with it; else it became another problem. */
const GROWTH = 3;
const LEAST_LOOK = 500;
/** Changes until a position is unsettled, and until it has one right first move. */
const BALANCE_STEPS = 15;
const SHARPEN_STEPS = 12;
/** Changes that are tried to come closer to the rank that is aimed at. */
const APPROACH_STEPS = 16;
const MUTATIONS = 8;
/** A sketch with more oddities than this will hardly become a good one by polishing. */
const MOST_ODDITIES = 6;
/** What is further than this from the goal is not worth polishing. */
const FAR = 2;

/** A sketch in which Black, to move, has one right first move. */
export interface Draft {
  readonly sketch: Sketch;
  readonly problem: Problem;
  readonly verdict: Verdict;
  /** What happens if White moves first. */
  readonly other: Verdict;
}

type Direction = 'weaken' | 'strengthen' | 'fill';

/** What the search is to come to. */
export interface SearchGoal {
  readonly kind: ProblemKind;
  /** Points of the region at most. */
  readonly mostPoints: number;
  /** Nodes to look at every first move. What takes longer is left: there is enough that does not. */
  readonly nodes: number;
  /** How far a draft is from what is wanted: not at all at 0, hopelessly at infinity. */
  readonly measure: (draft: Draft) => number;
}

/** Turns a sketch into a problem by changing stones, and takes away all stones that are not needed. */
export class SketchSearch {
  private readonly solver: Solver;
  private readonly random: Random;
  private readonly goal: SearchGoal;

  constructor(solver: Solver, random: Random, goal: SearchGoal) {
    this.solver = solver;
    this.random = random;
    this.goal = goal;
  }

  /** Undefined where it came to nothing. */
  run(start: Sketch): Draft | undefined {
    if (!this.isUsable(start)) return undefined;
    const sketch = this.balance(start);
    const draft = sketch && this.sharpen(sketch);
    const near = draft && this.approach(draft);
    return near && countOddities(near.sketch) <= MOST_ODDITIES ? this.polish(near) : undefined;
  }

  /** Changes stones until the group lives if it moves first, and dies if it does not. */
  private balance(start: Sketch): Sketch | undefined {
    let sketch = start;
    for (let step = 0; step < BALANCE_STEPS; step++) {
      const direction = this.findDirection(sketch);
      if (direction === undefined) return sketch;
      sketch = this.mutate(sketch, direction) ?? sketch;
    }
    return undefined;
  }

  private findDirection(sketch: Sketch): Direction | undefined {
    const first = this.findWinner(sketch, sketch.defender);
    if (first === 'attacker') return 'strengthen';
    const second = first === 'defender' ? this.findWinner(sketch, opponent(sketch.defender)) : undefined;
    if (second === 'attacker') return undefined;
    return second === 'defender' ? 'weaken' : 'fill';
  }

  /** Changes stones until there is one right first move, and the result is of the kind that is wanted. */
  private sharpen(start: Sketch): Draft | undefined {
    const { kind } = this.goal;
    let draft = this.examine(start);
    for (let step = 0; step < SHARPEN_STEPS; step++) {
      if (draft && rate(draft, kind) === 1) return draft;
      const next = this.vary(draft?.sketch ?? start);
      if (next && (!draft || rate(next, kind) <= rate(draft, kind))) draft = next;
    }
    return undefined;
  }

  /** Changes stones as long as it brings the draft closer to the goal; undefined if it stays far. */
  private approach(start: Draft): Draft | undefined {
    const { kind, measure } = this.goal;
    let draft = start;
    let distance = measure(start);
    if (distance === Number.POSITIVE_INFINITY) return undefined;
    for (let step = 0; step < APPROACH_STEPS && distance > 0; step++) {
      const next = this.vary(draft.sketch);
      if (!next || rate(next, kind) !== 1 || countOddities(next.sketch) > countOddities(draft.sketch) + 1)
        continue;
      const nextDistance = measure(next);
      if (nextDistance > distance) continue;
      draft = next;
      distance = nextDistance;
    }
    return distance <= FAR ? draft : undefined;
  }

  /** The sketch with a stone changed, if it is as unsettled as before. */
  private vary(sketch: Sketch): Draft | undefined {
    const direction = pick(['weaken', 'strengthen', 'weaken', 'strengthen', 'fill'] as const, this.random);
    const next = this.mutate(sketch, direction);
    return next && this.findDirection(next) === undefined ? this.examine(next) : undefined;
  }

  /** Takes stones away one by one as long as results and right first move stay what they are, those on the edge first. */
  private polish(start: Draft): Draft {
    let draft = start;
    for (let before = Number.POSITIVE_INFINITY; ; ) {
      const stones = this.shuffleStones(draft.sketch);
      if (stones.length === before) return draft;
      before = stones.length;
      for (const point of stones) draft = this.tryWithout(draft, point) ?? draft;
    }
  }

  private shuffleStones(sketch: Sketch): number[] {
    return listStones(sketch)
      .map((point) => ({ point, order: this.random.below(100) + (isOnEdge(sketch, point) ? 0 : 60) }))
      .sort((a, b) => a.order - b.order)
      .map(({ point }) => point);
  }

  private tryWithout(draft: Draft, point: number): Draft | undefined {
    const sketch = change(draft.sketch, point, EMPTY);
    if (!this.isUsable(sketch) || countOddities(sketch) > countOddities(draft.sketch)) return undefined;
    const nodes = Math.min(LEAST_LOOK + GROWTH * draft.verdict.nodes, this.goal.nodes);
    const first = this.solve(poseSketch(sketch, BLACK)!, false, nodes);
    if (first.status !== draft.verdict.status || first.moves[0] !== draft.verdict.moves[0]) return undefined;
    const next = this.examine(sketch, nodes);
    return next && isSameResult(next, draft) ? next : undefined;
  }

  /** Both results with every right first move of Black; undefined if they are not found quickly. */
  private examine(sketch: Sketch, nodes = this.goal.nodes): Draft | undefined {
    const problem = poseSketch(sketch, BLACK);
    const reverse = poseSketch(sketch, WHITE);
    if (!problem || !reverse) return undefined;
    const verdict = this.solve(problem, true, nodes);
    if (!verdict.proved || !verdict.movesComplete || verdict.moves.length === 0) return undefined;
    const other = this.solve(reverse, false, nodes);
    return other.proved ? { sketch, problem, verdict, other } : undefined;
  }

  private solve(problem: Problem, allMoves: boolean, nodes: number): Verdict {
    this.solver.setMemory(MEGABYTES);
    return this.solver.solve(problem, { nodes, maxThreats: 1, kind: false, allMoves });
  }

  private findWinner(sketch: Sketch, toPlay: Color): Role | 'unknown' {
    const problem = poseSketch(sketch, toPlay);
    if (!problem) return 'unknown';
    this.solver.setMemory(MEGABYTES);
    const nodes = Math.ceil(this.goal.nodes / GLANCE);
    return this.solver.solve(problem, { nodes, maxThreats: 0, kind: false, allMoves: false }).winner;
  }

  private mutate(sketch: Sketch, direction: Direction): Sketch | undefined {
    for (let attempt = 0; attempt < MUTATIONS; attempt++) {
      const next = this.changeStone(sketch, direction);
      if (next && this.isUsable(next)) return next;
    }
    return undefined;
  }

  private changeStone(sketch: Sketch, direction: Direction): Sketch | undefined {
    const { random } = this;
    const { defender, hull, colors } = sketch;
    const attacker = opponent(defender);
    const dice = random.below(100);
    const put = (from: number, to: number) => {
      const points = [...hull].filter((point) => colors[point] === from);
      // Stones on the first line are rare in problems.
      const point = points.length === 0 ? undefined : pick(points, random);
      if (point === undefined || (to !== EMPTY && isOnEdge(sketch, point) && random.chance(60)))
        return undefined;
      return change(sketch, point, to);
    };
    if (direction === 'weaken') {
      if (dice < 50) return put(defender, EMPTY);
      return dice < 85 ? put(EMPTY, attacker) : put(defender, attacker);
    }
    if (direction === 'strengthen') {
      if (dice < 60) return put(EMPTY, defender);
      return dice < 90 ? put(attacker, EMPTY) : put(attacker, defender);
    }
    return put(EMPTY, dice < 70 ? defender : attacker);
  }

  private isUsable(sketch: Sketch): boolean {
    const region = findSketchRegion(sketch);
    if (!region || region.length > this.goal.mostPoints || !hasWholeWall(sketch)) return false;
    return poseSketch(sketch, BLACK) !== undefined;
  }
}

/** The number of right first moves, and far more where the result is not of the kind that is wanted. */
function rate({ verdict, sketch }: Draft, kind: ProblemKind): number {
  const found = verdict.status === 'ko' ? 'ko' : sketch.defender === BLACK ? 'live' : 'kill';
  return verdict.moves.length + (found === kind ? 0 : 100);
}

function isSameResult(one: Draft, two: Draft): boolean {
  const read = ({ verdict, other }: Draft) =>
    [verdict.status, verdict.threats?.count, verdict.moves, other.status].join(' ');
  return read(one) === read(two);
}

/** The problem of a sketch: all stones of the group are keystones. */
export function poseSketch(sketch: Sketch, toPlay: Color, crawl?: number): Problem | undefined {
  const { geometry, colors, defender } = sketch;
  const region = findSketchRegion(sketch, crawl);
  if (!region) return undefined;
  const made = makeProblem({
    geometry,
    colorAt: (point) => colors[point]!,
    keystones: listStones(sketch).filter((point) => colors[point] === defender),
    region,
    toPlay,
  });
  return made.ok ? made.problem : undefined;
}
