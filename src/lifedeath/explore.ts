import { type Color, EMPTY, opponent } from '../engine/color.ts';
import type { Stones } from '../engine/stones.ts';
import { findGroups, type Group } from './find-groups.ts';
import { findBorder, findCore, findRegion, findSpareLiberties } from './find-region.ts';
import { makeProblem, type Problem, readColors } from './problem.ts';
import type { Solver } from './solver.ts';
import type { Verdict } from './verdict.ts';

/** Stones as a front-end sends them, and who is to move. */
export interface Position extends Stones {
  readonly toPlay: Color;
}

export interface Finding {
  readonly problem: Problem;
  readonly verdict: Verdict;
  readonly attempts: readonly Attempt[];
}

export interface ExploreOptions {
  readonly time: number;
}

/** A group in a region, and what is known of it. */
export interface Attempt {
  readonly group: Group;
  readonly rung: number;
  readonly problem: Problem;
  verdict: Verdict | undefined;
  /** What the move is worth: the result of moving first less that of moving second, 0 to 3. */
  gain: number | undefined;
}

/**
 * The problems of a group from small to large. Fenced ones have enemy stones all around, so that there is no way out: they
 * are small, and tell what becomes of the group where escape and weak walls do not matter.
 */
const LADDER: readonly ((position: Position, group: Group) => Problem | undefined)[] = [
  (position, group) => poseLean(position, group, 0),
  (position, group) => poseLean(position, group, 1),
  (position, group) => poseFenced(position, group, 1),
  (position, group) => poseOpen(position, group, 0),
  (position, group) => poseOpen(position, group, 1),
  (position, group) => poseOpen(position, group, 2),
];
const OPEN_RUNG = 3;

const SHARES = [0.03, 0.1, 0.3, 1];
const LIGHT = 0.25;
const MOST_GROUPS = 5;
const MOST_POINTS = 60;

/** Finds the problem on the board and answers it. */
export function explore(position: Position, solver: Solver, options: ExploreOptions): Finding | undefined {
  return new Exploration(position, solver, options).run();
}

/** What is known of one group. */
class Candidate {
  readonly group: Group;
  readonly attempts: Attempt[] = [];
  /** Rung of the next attempt. */
  next = 0;

  constructor(group: Group) {
    this.group = group;
  }

  get best(): Attempt | undefined {
    const solved = this.attempts.filter(({ gain }) => gain !== undefined);
    return (
      solved.findLast(({ gain }) => gain! > 0) ??
      this.attempts.findLast(({ verdict }) => verdict?.proved && verdict.moves.length > 0) ??
      this.attempts.at(-1)
    );
  }

  /** The winning moves of the widest region that tells, those first that win in narrower ones, too. */
  get commonMoves(): readonly number[] {
    const { best } = this;
    let moves = best?.verdict?.moves ?? [];
    for (const { verdict, gain } of [...this.attempts].reverse()) {
      if (!gain) continue;
      const common = moves.filter((move) => verdict!.moves.includes(move));
      if (common.length > 0) moves = common;
    }
    return moves;
  }

  get score(): number {
    const { best } = this;
    if (!best?.verdict) return 0;
    const { weight } = this.group;
    if (best.gain) return weight * (1 + best.gain);
    if (best.gain === 0) return 0.01 * weight;
    return best.verdict.proved ? weight : 0.5 * weight;
  }

  get isGood(): boolean {
    return (this.best?.gain ?? 0) > 0;
  }

  get isOver(): boolean {
    return this.next >= LADDER.length;
  }
}

class Exploration {
  private readonly candidates: Candidate[];
  private readonly position: Position;
  private readonly solver: Solver;
  private readonly deadline: number;
  private readonly time: number;

  constructor(position: Position, solver: Solver, { time }: ExploreOptions) {
    this.position = position;
    this.solver = solver;
    this.time = time;
    this.deadline = performance.now() + 1000 * time;
    const groups = findGroups(position.geometry, readColors(position)).slice(0, MOST_GROUPS);
    this.candidates = groups.map((group) => new Candidate(group));
  }

  run(): Finding | undefined {
    const heaviest = Math.max(...this.candidates.map(({ group }) => group.weight));
    for (const share of SHARES) {
      for (const candidate of this.candidates) {
        const isLight = candidate.group.weight < LIGHT * heaviest;
        if (isLight && this.hasHeavier(candidate)) continue;
        this.climb(candidate, share);
        if (candidate.isGood && !this.hasHeavier(candidate)) {
          this.climb(candidate, 1);
          return this.report(candidate);
        }
      }
    }
    const [best] = this.candidates.sort((a, b) => b.score - a.score);
    return best && this.report(best);
  }

  private left(): number {
    return (this.deadline - performance.now()) / 1000;
  }

  private climb(candidate: Candidate, share: number): void {
    while (!candidate.isOver && this.left() > 0) {
      let attempt = candidate.attempts.find(({ rung }) => rung === candidate.next);
      if (!attempt) {
        const problem = LADDER[candidate.next]!(this.position, candidate.group);
        if (
          !problem ||
          countEmpty(problem) > MOST_POINTS ||
          candidate.attempts.some((each) => isSame(each.problem, problem))
        ) {
          candidate.next++;
          continue;
        }
        attempt = {
          group: candidate.group,
          rung: candidate.next,
          problem,
          verdict: undefined,
          gain: undefined,
        };
        candidate.attempts.push(attempt);
      }
      this.try(attempt, share);
      if (attempt.gain === undefined) break;
      candidate.next++;
      if (attempt.rung >= OPEN_RUNG && attempt.gain > 0 && share === 1) break;
    }
  }

  /** Solves with either side to move, without ko threats first, which is cheaper and mostly tells enough. */
  private try(attempt: Attempt, share: number): void {
    const { problem } = attempt;
    const other = { ...problem, toPlay: opponent(problem.toPlay) };
    const ask = (which: Problem, maxThreats: number, allMoves: boolean) => {
      const time = Math.min(this.left(), this.time * share);
      return this.solver.solve(which, { maxThreats, allMoves, time, kind: false });
    };
    const plain = ask(problem, 0, false);
    attempt.verdict = plain;
    if (!plain.proved) return;
    const plainReverse = ask(other, 0, false);
    if (!plainReverse.proved) return;
    if (plain.winner === plainReverse.winner) {
      const verdict = ask(problem, 1, false);
      const reverse = ask(other, 1, false);
      if (!verdict.proved || !reverse.proved) return;
      attempt.gain = Math.abs(valueOf(verdict) - valueOf(reverse));
      attempt.verdict = attempt.gain > 0 ? ask(problem, 1, true) : verdict;
      return;
    }
    attempt.gain = 2;
    const verdict = ask(problem, 1, true);
    attempt.verdict = verdict.proved ? verdict : ask(problem, 0, true);
  }

  private hasHeavier({ group }: Candidate): boolean {
    return this.candidates.some(
      (other) => other.group.weight > 1.5 * group.weight && !other.isGood && !other.isOver,
    );
  }

  private report(candidate: Candidate): Finding {
    const { problem, verdict } = candidate.best!;
    const moves = candidate.commonMoves;
    const attempts = [candidate, ...this.candidates.filter((each) => each !== candidate)].flatMap(
      (each) => each.attempts,
    );
    return { problem, verdict: { ...verdict!, moves }, attempts };
  }
}

/** What a verdict is worth to the defender. */
function valueOf({ status, threats }: Verdict): number {
  if (status === 'alive') return 3;
  if (status === 'dead') return 0;
  return threats?.who === 'attacker' ? 2 : 1;
}

function isSame(one: Problem, other: Problem): boolean {
  return one.region.join() === other.region.join() && one.colors.join() === other.colors.join();
}

function countEmpty({ region, colors }: Problem): number {
  return region.filter((point) => colors[point] === EMPTY).length;
}

function poseOpen(position: Position, group: Group, rings: number): Problem | undefined {
  return pose(position, group, findRegion(position.geometry, readColors(position), group, rings), new Set());
}

function poseFenced(position: Position, group: Group, rings: number): Problem | undefined {
  const colors = readColors(position);
  const core = findCore(position.geometry, colors, group, rings);
  return pose(position, group, core, new Set(findBorder(position.geometry, colors, core)));
}

/** Fenced, and without liberties that are good for nothing else. */
function poseLean(position: Position, group: Group, rings: number): Problem | undefined {
  const { geometry } = position;
  const colors = readColors(position);
  const core = findCore(geometry, colors, group, rings);
  const fence = new Set(findBorder(geometry, colors, core));
  const spare = new Set(findSpareLiberties(geometry, colors, group, core, fence));
  return pose(
    position,
    group,
    core.filter((point) => !spare.has(point)),
    new Set([...fence, ...spare]),
  );
}

function pose(
  position: Position,
  group: Group,
  region: readonly number[],
  fence: ReadonlySet<number>,
): Problem | undefined {
  const { geometry, toPlay } = position;
  const result = makeProblem({
    geometry,
    colorAt: (point) => (fence.has(point) ? opponent(group.defender) : position.colorAt(point)),
    keystones: group.chains.flatMap((chain) => chain.points),
    region,
    toPlay,
  });
  return result.ok ? result.problem : undefined;
}
