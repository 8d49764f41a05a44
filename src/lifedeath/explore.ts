import { opponent } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import { Asker, type ExploreOptions } from './asker.ts';
import { type Attempt, FAINT } from './attempt.ts';
import { Candidate } from './candidate.ts';
import { findFavourite } from './favourite.ts';
import type { Group } from './find-groups.ts';
import type { Ground } from './ground.ts';
import type { Rung } from './pose.ts';
import type { Problem } from './problem.ts';
import type { Solver } from './solver.ts';
import { isSure, MOST_WINNING, Survey } from './survey.ts';

/** Nodes for each question in the first round; three times as many in each round after that. */
const FIRST_NODES = 15_000;
const GROWTH = 3;
/** Nodes for each question about a wider region than the one in which the first move was shown to count, at least. */
const WIDER_NODES = 600_000;
/** To find every winning move takes so many times the nodes; where a win means little, less is spent on it. */
const ALL_MOVES = 12;
const FEW_MOVES = 3;
/** Nodes for all winning moves of a problem in which a win means much, however quickly it was found. */
const LIST_NODES = 120_000;
/** Nodes to look for a ko of several steps on the board as it is before wider regions are looked at. */
const KO_NODES = 60_000;
/** Where a win in a fence is known in a round of so many nodes, whether it counts is left open at first. */
const PATIENCE = 1_000_000;
/** Nodes to look for a refutation of the moves in question in a wider region that is not solved. */
const DOUBT_NODES = 400_000;
/** Nodes for all winning moves of a problem, where a limit is left when the question is known. */
const DEEP_NODES = 1_500_000;
/** After so many nodes, groups that look weak rather than enclosed are left alone. */
const LOOSE_NODES = 300_000;
/** A group gets so much less as long as a heavier one is not known: that is the question nearly always. */
const LAG = 9;
/** So much heavier a group has to be to be looked at before one that is known to be unsettled. */
const HEAVIER = 1.5;
/** Groups of less than this part of the heaviest wait until all heavier ones are known. */
const LIGHT = 0.25;

/**
 * Finds out which of several groups is the question: the one for which the first move counts. Every group gets problems from small
 * to large, in rounds of more and more nodes, the heavier groups first. Limits of time apart, only nodes count, so that the same
 * position is always looked at in the same way.
 */
export class Exploration {
  private readonly ground: Ground;
  private readonly rungs: readonly Rung[];
  /** The groups, as far as is known. */
  readonly candidates: readonly Candidate[];
  private readonly asker: Asker;
  private readonly survey: Survey;
  /** Nodes for each question in this round. */
  private nodes = FIRST_NODES;
  /** Nothing of the limits is kept for games, since none are played out in the end. */
  private isFree = false;

  constructor(
    ground: Ground,
    groups: readonly Group[],
    rungs: readonly Rung[],
    solver: Solver,
    options: ExploreOptions,
  ) {
    this.ground = ground;
    this.rungs = rungs;
    this.asker = new Asker(solver, options);
    this.asker.isSaving = () => this.isSaving;
    this.survey = new Survey(this.asker);
    this.candidates = groups.map((group) => new Candidate(ground, group, rungs));
  }

  /** The group in question with all that is known of it; undefined if there are no groups. */
  run(): Candidate | undefined {
    let candidate = this.choose();
    if (candidate && !this.mayGuess(candidate) && this.isSaving && this.asker.isOut) {
      this.isFree = true;
      candidate = this.choose();
    }
    if (candidate) this.catchUp(candidate);
    if (candidate && this.mayGuess(candidate)) candidate.favourite = this.findFavourite(candidate);
    return candidate;
  }

  private choose(): Candidate | undefined {
    for (; !this.isOver(this.worthwhile); this.nodes *= GROWTH) {
      const { nodes } = this;
      for (const candidate of this.worthwhile) {
        if (this.waits(candidate)) continue;
        this.climb(candidate, this.hasHeavier(candidate) ? nodes / LAG : nodes);
        if (!this.isQuestion(candidate) || this.hasHeavier(candidate)) continue;
        this.show(candidate, nodes);
        if (!this.isQuestion(candidate)) continue;
        this.compare(candidate);
        const chosen = this.findHeavier(candidate);
        if (chosen !== candidate) this.show(chosen, nodes);
        this.complete(chosen, DEEP_NODES, false);
        return chosen;
      }
    }
    const [best] = this.candidates.toSorted((a, b) => b.score - a.score);
    return best;
  }

  /** Groups that are just weak are not worth much work: they are all over the board in a game. But if there is nothing else, the heaviest is. */
  private get worthwhile(): readonly Candidate[] {
    if (this.asker.nodes < LOOSE_NODES) return this.candidates;
    const isLikely = ({ group, isUnsettled, hasWin }: Candidate) => !group.isLoose || isUnsettled || hasWin;
    const likely = this.candidates.filter(isLikely);
    return likely.some(({ isOver }) => !isOver) ? likely : [...likely, ...this.candidates.slice(0, 1)];
  }

  /**
   * Goes on until the first move is known to count on the board as it is; then widens the region, as long as each wider one is solved with
   * no more effort than that took, or about a second if that is more.
   */
  private show(candidate: Candidate, nodes: number): void {
    let more = nodes;
    do {
      const isDone = () => candidate.isShown || candidate.isRefuted || this.isOver([candidate]);
      for (; !isDone(); more *= GROWTH) this.climb(candidate, more);
      if (!candidate.isShown) return;
      more = Math.max(this.asker.nodes, WIDER_NODES);
      this.complete(candidate, more, true);
      do {
        this.asker.turnTo(candidate === this.candidates[0]);
        while (!this.isOver([candidate]) && this.step(candidate, more)) candidate.rung++;
        more *= GROWTH;
      } while (!this.isOver([candidate]) && this.isContested(candidate));
      // A wider region may have shown that it does not count.
    } while (!candidate.isShown && !this.isOver([candidate]));
  }

  /**
   * Does the next wider region refute all moves that come into question, though it is not known what wins there? To look for a refutation takes less than to look for another
   * winning move.
   */
  private isContested(candidate: Candidate): boolean {
    const attempt = candidate.nextAttempt();
    if (!attempt || attempt.verdict?.proved) return false;
    const moves = candidate.findMoves().filter((move) => move !== PASS);
    if (moves.length === 0 || moves.length > MOST_WINNING) return false;
    for (const move of moves) {
      if (attempt.lost.has(move)) continue;
      this.survey.note(
        attempt,
        move,
        this.asker.askAfter(attempt.problem, move, DOUBT_NODES / moves.length, 0),
      );
      if (!attempt.lost.has(move)) return false;
    }
    return true;
  }

  /**
   * Where several moves win, one may serve other groups as well, as where one group is shut in by another that is shut in: these are looked at. And so is one that is heavier, if only by a
   * little: that this one was solved first is chance.
   */
  private compare(candidate: Candidate): void {
    const isSingle = candidate.findMoves([], false).length < 2;
    const nodes = Math.max(this.asker.nodes, WIDER_NODES) / this.candidates.length;
    for (const other of this.candidates) {
      const least = isSingle ? 1 : LIGHT;
      if (other === candidate || other.group.weight <= least * candidate.group.weight) continue;
      this.climb(other, nodes);
    }
  }

  /** The heaviest of the groups that are the question as far as is known: this one or a heavier one. */
  private findHeavier(candidate: Candidate): Candidate {
    const isHeavier = (other: Candidate) => other.group.weight > candidate.group.weight;
    return this.candidates.find((other) => isHeavier(other) && this.isQuestion(other)) ?? candidate;
  }

  /** Where not all winning moves of a problem are known, which of them is played is a matter of luck: they are looked for, the narrowest problems first. */
  private complete(candidate: Candidate, nodes: number, isFirst: boolean): void {
    for (const attempt of candidate.attempts) {
      if (attempt.complete || !attempt.gain || attempt.gain <= FAINT || (isFirst && !isSure(attempt)))
        continue;
      if (this.asker.isOut || candidate.isAgreed) return;
      const other = { ...attempt.problem, toPlay: opponent(attempt.problem.toPlay), koPoint: 0 };
      this.asker.turnAside(attempt.problem);
      this.survey.findAllMoves(candidate, attempt, other, nodes, 1);
    }
  }

  private findFavourite(candidate: Candidate): number | undefined {
    const pose = (rung: number) => (this.rungs[rung] ?? this.rungs[0]!)(this.ground, candidate.group);
    return findFavourite(candidate, pose, this.asker.allowance);
  }

  /**
   * May it be a guess in the end what to play: is a defender not known to live by any move, or has an attacker found a kill in a fence by chance? Then a part of the limits is kept
   * for games that are played out.
   */
  private mayGuess({ group, hasWin, isChance, isSettled, isShown }: Candidate): boolean {
    if (isSettled || isShown) return false;
    return group.defender === this.ground.toPlay ? !hasWin : isChance;
  }

  private isOver(candidates: readonly Candidate[]): boolean {
    return this.asker.isOut || candidates.every((candidate) => candidate.isOver);
  }

  private get isSaving(): boolean {
    const [heaviest] = this.candidates;
    return heaviest !== undefined && !this.isFree && this.mayGuess(heaviest);
  }

  private waits(candidate: Candidate): boolean {
    const heaviest = Math.max(...this.candidates.map(({ group }) => group.weight));
    return candidate.group.weight < LIGHT * heaviest && this.hasHeavier(candidate);
  }

  /** Is there a heavier group of which it is not known yet whether it is the question? */
  private hasHeavier({ group }: Candidate): boolean {
    return this.candidates.some(
      (other) => other.group.weight > HEAVIER * group.weight && !other.isUnsettled && !other.isOver,
    );
  }

  /** Does the first move count, as far as is known, and is no other group likelier though it counts less there? */
  private isQuestion({ isUnsettled, isRefuted, score }: Candidate): boolean {
    const isUndecided = (other: Candidate) =>
      other.isRefuted || other.isFaint || (other.isPresumed && !other.isUnsettled);
    const isLikelier = (other: Candidate) => isUndecided(other) && other.score > score;
    return isUnsettled && !isRefuted && !this.candidates.some(isLikelier);
  }

  /** Goes on to wider regions as long as each is solved within so many nodes. */
  private climb(candidate: Candidate, nodes: number): void {
    this.asker.turnTo(candidate === this.candidates[0]);
    while (!candidate.isShown && !this.isOver([candidate]) && this.step(candidate, nodes)) candidate.rung++;
  }

  /** Solves the candidate's next problem. False if it takes too long. */
  private step(candidate: Candidate, nodes: number): boolean {
    const { isShown } = candidate;
    const attempt = candidate.nextAttempt();
    if (!attempt) return false;
    const { problem } = attempt;
    const other = { ...problem, toPlay: opponent(problem.toPlay), koPoint: 0 };
    const before = this.asker.nodes;
    if (!attempt.isPresumed) {
      this.survey.lookAhead(candidate, attempt, nodes);
      attempt.verdict = this.asker.ask(problem, nodes, 0);
      attempt.nodes += this.asker.nodes - before;
      if (!attempt.verdict.proved) return false;
    }
    const spent = this.asker.nodes - before;
    if (candidate.mayPresume(attempt)) this.presume(candidate, attempt, other, nodes);
    if (nodes >= PATIENCE && !isShown && candidate.mayGoOn(attempt)) {
      this.presume(candidate, attempt, other, nodes);
      if (attempt.isPresumed) return this.goesOn(attempt);
    }
    const firm = isShown
      ? this.survey.confirm(attempt, nodes)
      : this.survey.measure(candidate, attempt, other, nodes);
    if (!firm || attempt.gain === undefined) return this.goesOn(attempt);
    const cost = spent + firm.nodes;
    if (attempt.gain === 0) {
      const most = FEW_MOVES * cost + FIRST_NODES;
      if (problem.toPlay === problem.defender)
        this.survey.lookForKo(attempt, other, attempt.isOpen ? Math.min(most, KO_NODES) : most);
      return true;
    }
    if (attempt.isPresumed) {
      this.survey.findVital(attempt, other, nodes);
      return this.goesOn(attempt);
    }
    const most = isSure(attempt) ? ALL_MOVES * cost + LIST_NODES : FEW_MOVES * cost + FIRST_NODES;
    this.survey.findAllMoves(candidate, attempt, other, most, firm.proved ? 1 : 0);
    this.asker.changeMentor();
    return true;
  }

  /**
   * A defender that lives on the board as it is, but not in a fence if the attacker moves first: the moves come first. To show that it counts here, too, would take the
   * attacker's kill, which is far dearer than life and tells nothing of the moves. So it is with a win in a fence in a late round (see `mayGoOn`).
   */
  private presume(candidate: Candidate, attempt: Attempt, other: Problem, nodes: number): void {
    const verdict = this.asker.ask(attempt.problem, nodes, 1);
    if (!verdict.proved) return;
    attempt.verdict = verdict;
    attempt.isPresumed = true;
    const cost = attempt.nodes + verdict.nodes;
    const most = isSure(attempt) ? ALL_MOVES * cost + LIST_NODES : FEW_MOVES * cost + FIRST_NODES;
    this.survey.findAllMoves(candidate, attempt, other, most, 1);
  }

  /** That the first move counts can be shown later: what a wider region tells of the moves comes first. */
  private goesOn({ isPresumed }: Attempt): boolean {
    if (isPresumed) this.asker.changeMentor();
    return isPresumed === true;
  }

  /**
   * With what is left of the limits: does the first move count where it was presumed to, the narrowest region first, and where nothing is known to win, may it count in a
   * ko of several steps?
   */
  private catchUp(candidate: Candidate): void {
    const { attempts, hasWin, isSettled, group } = candidate;
    const isAttack = group.defender !== this.ground.toPlay;
    for (const attempt of attempts) {
      if (this.asker.isOut) return;
      const other = { ...attempt.problem, toPlay: opponent(attempt.problem.toPlay), koPoint: 0 };
      this.asker.turnAside(attempt.problem);
      if (attempt.isPresumed && attempt.gain === undefined)
        this.survey.measure(candidate, attempt, other, DEEP_NODES);
      else if (hasWin || attempt.gain !== 0) continue;
      else if (isAttack ? !isSettled : attempt.isOpen) this.survey.lookForKo(attempt, other, DEEP_NODES);
    }
  }
}
