import { type Color, opponent } from '../engine/color.ts';
import type { Stones } from '../engine/stones.ts';
import { findGroups, type Group } from './find-groups.ts';
import { type Ground, makeGround } from './find-region.ts';
import { FIRST_OPEN_RUNG, RUNGS } from './pose.ts';
import { type Problem, readColors } from './problem.ts';
import type { SolveOptions, Solver } from './solver.ts';
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

export type ExploreOptions = Pick<SolveOptions, 'time' | 'nodes' | 'stopped'>;

/** A problem about a group, and what is known of it. */
export interface Attempt {
  readonly group: Group;
  readonly rung: number;
  readonly problem: Problem;
  verdict: Verdict | undefined;
  /** What the first move is worth: the result of moving first less that of moving second, 0 to 3; undefined if not known. */
  gain: number | undefined;
  /** Every first move was looked at. */
  complete: boolean;
}

/** Finds the problem on the board and answers it. */
export function explore(
  position: Position,
  solver: Solver,
  options: ExploreOptions = {},
): Finding | undefined {
  return new Exploration(position, solver, options).run();
}

/** Nodes for each question in the first round; three times as many in each round after that. */
const FIRST_NODES = 15_000;
const GROWTH = 3;
/** Groups that are looked at. */
const MOST_GROUPS = 5;
/** Groups of less than this part of the heaviest wait until all heavier ones are settled. */
const LIGHT = 0.25;

class Exploration {
  private readonly candidates: Candidate[];
  private readonly ground: Ground;
  private readonly toPlay: Color;
  private readonly solver: Solver;
  private readonly stopped: () => boolean;
  private readonly deadline: number;
  private nodesLeft: number;

  constructor(position: Position, solver: Solver, { time, nodes, stopped }: ExploreOptions) {
    this.ground = makeGround(position.geometry, readColors(position));
    this.toPlay = position.toPlay;
    this.solver = solver;
    this.deadline = performance.now() + 1000 * (time ?? Number.POSITIVE_INFINITY);
    this.nodesLeft = nodes ?? Number.POSITIVE_INFINITY;
    this.stopped = stopped ?? (() => false);
    const groups = findGroups(position.geometry, this.ground.colors).slice(0, MOST_GROUPS);
    this.candidates = groups.map((group) => new Candidate(group));
  }

  run(): Finding | undefined {
    for (let nodes = FIRST_NODES; !this.isOver(); nodes *= GROWTH) {
      for (const candidate of this.candidates) {
        if (this.waits(candidate)) continue;
        this.climb(candidate, nodes);
        if (!candidate.isGood || this.hasHeavier(candidate, HEAVIER)) continue;
        for (let more = nodes; !this.isOver([candidate]) && !candidate.isShown; more *= GROWTH)
          this.climb(candidate, more);
        return this.report(candidate);
      }
    }
    const [best] = this.candidates.toSorted((a, b) => b.score - a.score);
    return best && this.report(best);
  }

  private isOver(candidates: readonly Candidate[] = this.candidates): boolean {
    const isOut = this.nodesLeft <= 0 || performance.now() >= this.deadline || this.stopped();
    return isOut || candidates.every((candidate) => candidate.isOver);
  }

  private waits(candidate: Candidate): boolean {
    const heaviest = Math.max(...this.candidates.map(({ group }) => group.weight));
    return candidate.group.weight < LIGHT * heaviest && this.hasHeavier(candidate, HEAVIER);
  }

  /** Is there a heavier group of which it is not known yet whether it is the question? */
  private hasHeavier({ group }: Candidate, factor: number): boolean {
    return this.candidates.some(
      (other) => other.group.weight > factor * group.weight && !other.isGood && !other.isOver,
    );
  }

  /** Goes on to wider regions as long as each is solved within so many nodes. */
  private climb(candidate: Candidate, nodes: number): void {
    while (!this.isOver([candidate])) {
      const attempt = candidate.nextAttempt(this.ground, this.toPlay);
      if (!attempt) return;
      this.try(attempt, nodes);
      if (attempt.gain === undefined) return;
      candidate.rung++;
      if (candidate.isShown) return;
    }
  }

  /** Solves with either side to move, without ko threats first, which is cheaper and mostly tells enough. */
  private try(attempt: Attempt, nodes: number): void {
    const { problem } = attempt;
    const other = { ...problem, toPlay: opponent(problem.toPlay) };
    const plain = this.ask(problem, nodes, 0);
    attempt.verdict = plain;
    if (!plain.proved) return;
    const plainReverse = this.ask(other, nodes, 0);
    if (!plainReverse.proved) return;
    const verdict = this.ask(problem, nodes, 1);
    if (verdict.proved) attempt.verdict = verdict;
    if (plain.winner !== plainReverse.winner) attempt.gain = 2;
    else {
      const reverse = this.ask(other, nodes, 1);
      if (!verdict.proved || !reverse.proved) return;
      attempt.gain = Math.abs(rateResult(verdict) - rateResult(reverse));
    }
    if (attempt.gain === 0) return;
    const full = this.ask(problem, ALL_MOVES * nodes, verdict.proved ? 1 : 0, true);
    if (!full.proved) return;
    attempt.verdict = full;
    attempt.complete = full.movesComplete;
  }

  private ask(problem: Problem, nodes: number, maxThreats: number, allMoves = false): Verdict {
    const verdict = this.solver.solve(problem, {
      maxThreats,
      allMoves,
      kind: false,
      nodes: Math.min(nodes, this.nodesLeft),
      time: (this.deadline - performance.now()) / 1000,
      stopped: this.stopped,
    });
    this.nodesLeft -= verdict.nodes;
    return verdict;
  }

  private report(candidate: Candidate): Finding {
    const { problem, verdict } = candidate.best!;
    const others = this.candidates.filter((each) => each !== candidate);
    const attempts = [candidate, ...others].flatMap((each) => each.attempts);
    return { problem, verdict: { ...verdict!, moves: candidate.findMoves() }, attempts };
  }
}

/** So much heavier a group has to be to be looked at before one that is known to be unsettled. */
const HEAVIER = 1.5;
/** To find every winning move takes so many times the nodes. */
const ALL_MOVES = 3;

/** A group, and what the problems about it have told. */
class Candidate {
  readonly group: Group;
  readonly attempts: Attempt[] = [];
  /** The next rung of the ladder. */
  rung = 0;

  constructor(group: Group) {
    this.group = group;
  }

  /** The attempt on this rung, or on the next one that has a problem of its own. */
  nextAttempt(ground: Ground, toPlay: Color): Attempt | undefined {
    for (; !this.isOver; this.rung++) {
      const { rung, group } = this;
      const started = this.attempts.find((attempt) => attempt.rung === rung);
      if (started) return started;
      const problem = RUNGS[rung]!(ground, group, toPlay);
      if (!problem || this.attempts.some((each) => isSame(each.problem, problem))) continue;
      const attempt = { group, rung, problem, verdict: undefined, gain: undefined, complete: false };
      this.attempts.push(attempt);
      return attempt;
    }
    return undefined;
  }

  get isOver(): boolean {
    return this.rung >= RUNGS.length;
  }

  /** The widest in which the first move counts; else one that is won; else the last. */
  get best(): Attempt | undefined {
    return (
      this.attempts.findLast(({ gain }) => gain && gain > 0) ??
      this.attempts.findLast(({ verdict }) => verdict?.proved && verdict.moves.length > 0) ??
      this.attempts.findLast(({ verdict }) => verdict)
    );
  }

  /** The first move counts. */
  get isGood(): boolean {
    return (this.best?.gain ?? 0) > 0;
  }

  /** It counts on the board as it is. */
  get isShown(): boolean {
    return this.attempts.some(({ rung, gain }) => rung >= FIRST_OPEN_RUNG && gain! > 0);
  }

  /** How likely it is the question. */
  get score(): number {
    const { best } = this;
    const { weight } = this.group;
    if (!best?.verdict) return 0;
    if (best.gain) return weight * (1 + best.gain);
    if (best.gain === 0) return 0.01 * weight;
    return best.verdict.proved ? weight : 0.5 * weight;
  }

  /**
   * The winning moves of the widest problem in which all are known, if possible those that win in the others, too. Of a defender that
   * is to move and lives in a fence, those: they live whatever is outside.
   */
  findMoves(): readonly number[] {
    const good = this.attempts.filter(({ gain }) => gain && gain > 0).reverse();
    const isDefender = this.best?.problem.toPlay === this.group.defender;
    const fenced = good.filter(({ rung }) => isDefender && rung < FIRST_OPEN_RUNG);
    const first = [...fenced, ...good].find(({ complete }) => complete) ?? good[0] ?? this.best;
    let moves = first?.verdict?.moves ?? [];
    for (const { verdict } of good) {
      const common = moves.filter((move) => verdict!.moves.includes(move));
      if (common.length > 0) moves = common;
    }
    return moves;
  }
}

/** What a verdict is worth to the defender. */
function rateResult({ status, threats }: Verdict): number {
  if (status === 'alive') return 3;
  if (status === 'dead') return 0;
  return threats?.who === 'attacker' ? 2 : 1;
}

function isSame(one: Problem, other: Problem): boolean {
  return one.region.join() === other.region.join() && one.colors.join() === other.colors.join();
}
