import { opponent } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import { Allowance } from './allowance.ts';
import {
  ALIVE,
  type Attempt,
  CAPTURED,
  Candidate,
  FAINT,
  intersect,
  isWideFence,
  rateResult,
} from './candidate.ts';
import { findFavourite } from './favourite.ts';
import type { Group } from './find-groups.ts';
import type { Ground } from './ground.ts';
import { PlainRules } from './plain-rules.ts';
import { FENCE_RUNG, type Rung } from './pose.ts';
import { findChains, type Problem, USUAL_THREATS } from './problem.ts';
import { type SolveOptions, Solver } from './solver.ts';
import type { Role, Verdict } from './verdict.ts';

export type ExploreOptions = Pick<SolveOptions, 'time' | 'nodes' | 'stopped' | 'watch'>;

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
/** Nodes for what else is asked of an attacker's moves in a fence: a wider one is a better use of more. */
const UNSURE_NODES = 200_000;
/** Nodes for all winning moves of a problem, where a limit is left when the question is known. */
const DEEP_NODES = 1_500_000;
/** For groups other than the heaviest, and for what is asked aside. The table takes what it needs of it. */
const SECOND_MEGABYTES = 32;
/** After so many nodes, groups that look weak rather than enclosed are left alone. */
const LOOSE_NODES = 300_000;
/** A group gets so much less as long as a heavier one is not known: that is the question nearly always. */
const LAG = 9;
/** So much heavier a group has to be to be looked at before one that is known to be unsettled. */
const HEAVIER = 1.5;
/** Where more moves win than this, a narrow problem tells nothing of a wider one. */
const MOST_WINNING = 6;
/** A group of this part of another's weight is as important. */
const EQUAL = 0.6;
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
  private readonly candidates: readonly Candidate[];
  /** For the heaviest group: one for the problem that is being looked at, and one that knows the last problem that was solved. */
  private solver: Solver;
  private mentor: Solver;
  private hasMentor = false;
  /** For other groups, and what is asked aside. */
  private readonly second = new Solver(SECOND_MEGABYTES);
  /** The one that is asked now. */
  private asked: Solver;
  private readonly allowance: Allowance;
  private readonly watch: NonNullable<ExploreOptions['watch']>;

  constructor(
    ground: Ground,
    groups: readonly Group[],
    rungs: readonly Rung[],
    solver: Solver,
    options: ExploreOptions,
  ) {
    this.ground = ground;
    this.rungs = rungs;
    this.solver = solver;
    this.mentor = new Solver(solver.memory);
    this.asked = solver;
    this.allowance = new Allowance(options);
    this.watch = options.watch ?? (() => {});
    this.candidates = groups.map((group) => new Candidate(ground, group, rungs));
  }

  /** The group in question with all that is known of it; undefined if there are no groups. */
  run(): Candidate | undefined {
    const candidate = this.choose();
    if (candidate && this.mayGuess(candidate)) candidate.favourite = this.findFavourite(candidate);
    return candidate;
  }

  private choose(): Candidate | undefined {
    for (let nodes = FIRST_NODES; !this.isOver(this.worthwhile); nodes *= GROWTH) {
      for (const candidate of this.worthwhile) {
        if (this.waits(candidate)) continue;
        this.climb(candidate, this.hasHeavier(candidate) ? nodes / LAG : nodes);
        if (!this.isQuestion(candidate) || this.hasHeavier(candidate)) continue;
        this.show(candidate, nodes);
        if (!this.isQuestion(candidate)) continue;
        this.compare(candidate);
        this.complete(candidate, DEEP_NODES, false);
        return candidate;
      }
    }
    const [best] = this.candidates.toSorted((a, b) => b.score - a.score);
    return best;
  }

  /** Nodes so far. */
  private get nodes(): number {
    return this.allowance.spent;
  }

  /** Groups that are just weak are not worth much work: they are all over the board in a game. */
  private get worthwhile(): readonly Candidate[] {
    return this.nodes < LOOSE_NODES
      ? this.candidates
      : this.candidates.filter(({ group, isUnsettled, hasWin }) => !group.isLoose || isUnsettled || hasWin);
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
      more = Math.max(this.nodes, WIDER_NODES);
      this.complete(candidate, more, true);
      this.turnTo(candidate);
      while (!this.isOver([candidate]) && this.step(candidate, more)) candidate.rung++;
      // A wider region may have shown that it does not count.
    } while (!candidate.isShown && !this.isOver([candidate]));
  }

  /** Where several moves win, one may serve other groups as well, as where one group is shut in by another that is shut in: these are looked at. */
  private compare(candidate: Candidate): void {
    if (candidate.findMoves([], false).length < 2) return;
    const nodes = Math.max(this.nodes, WIDER_NODES) / this.candidates.length;
    for (const other of this.candidates) {
      if (other === candidate || other.group.weight < LIGHT * candidate.group.weight) continue;
      this.climb(other, nodes);
    }
  }

  /** Where not all winning moves of a problem are known, which of them is played is a matter of luck: they are looked for, the narrowest problems first. */
  private complete(candidate: Candidate, nodes: number, isFirst: boolean): void {
    for (const attempt of candidate.attempts) {
      if (attempt.complete || !attempt.gain || attempt.gain <= FAINT || (isFirst && !isSure(attempt)))
        continue;
      if (this.isOut || candidate.isAgreed) return;
      const other = { ...attempt.problem, toPlay: opponent(attempt.problem.toPlay), koPoint: 0 };
      this.turnAside(attempt.problem);
      this.findAllMoves(candidate, attempt, other, nodes, 1);
    }
  }

  /** Moves for this group, if possible such as are good for others, too: for those that weigh as much before vital points count, for the rest after. */
  findMoves(candidate: Candidate): readonly number[] {
    const isOther = (other: Candidate) => other !== candidate && other.isUnsettled && !other.isRefuted;
    const others = this.candidates.filter(isOther);
    const isEqual = ({ group }: Candidate) => group.weight >= EQUAL * candidate.group.weight;
    const list = (members: readonly Candidate[]) => members.map((member) => member.findMoves());
    let moves = candidate.findMoves(list(others.filter(isEqual)));
    for (const each of list(others.filter((other) => !isEqual(other)))) moves = intersect(moves, each);
    return moves;
  }

  private findFavourite(candidate: Candidate): number | undefined {
    const pose = (rung: number) => (this.rungs[rung] ?? this.rungs[0]!)(this.ground, candidate.group);
    return findFavourite(candidate, pose, this.allowance);
  }

  /**
   * May it be a guess in the end what to play: is a defender not known to live by any move, or an attacker to kill on the board as it is? Then a part of the
   * limits is kept for games that are played out.
   */
  private mayGuess({ group, hasWin, isSettled, isShown }: Candidate): boolean {
    if (isSettled || isShown) return false;
    return group.defender !== this.ground.toPlay || !hasWin;
  }

  private isOver(candidates: readonly Candidate[]): boolean {
    return this.isOut || candidates.every((candidate) => candidate.isOver);
  }

  private get isOut(): boolean {
    return this.allowance.isOut(this.isSaving);
  }

  private get isSaving(): boolean {
    const [heaviest] = this.candidates;
    return heaviest !== undefined && this.mayGuess(heaviest);
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
    const isLikelier = (other: Candidate) => (other.isRefuted || other.isFaint) && other.score > score;
    return isUnsettled && !isRefuted && !this.candidates.some(isLikelier);
  }

  /** Goes on to wider regions as long as each is solved within so many nodes. */
  private climb(candidate: Candidate, nodes: number): void {
    this.turnTo(candidate);
    while (!candidate.isShown && !this.isOver([candidate]) && this.step(candidate, nodes)) candidate.rung++;
  }

  /** Solves the candidate's next problem. False if it takes too long. */
  private step(candidate: Candidate, nodes: number): boolean {
    const { isShown } = candidate;
    const attempt = candidate.nextAttempt();
    if (!attempt) return false;
    const { problem } = attempt;
    const other = { ...problem, toPlay: opponent(problem.toPlay), koPoint: 0 };
    const before = this.nodes;
    this.lookAhead(candidate, attempt, nodes);
    const plain = this.ask(problem, nodes, 0);
    const spent = this.nodes - before;
    attempt.verdict = plain;
    attempt.nodes += spent;
    if (!plain.proved) return false;
    const firm = isShown ? this.confirm(attempt, nodes) : this.measure(candidate, attempt, other, nodes);
    if (!firm || attempt.gain === undefined) return false;
    const cost = spent + firm.nodes;
    if (attempt.gain === 0) {
      this.lookForKo(attempt, other, FEW_MOVES * cost + FIRST_NODES);
      return true;
    }
    const most = isSure(attempt) ? ALL_MOVES * cost + LIST_NODES : FEW_MOVES * cost + FIRST_NODES;
    this.findAllMoves(candidate, attempt, other, most, firm.proved ? 1 : 0);
    this.changeMentor();
    return true;
  }

  /**
   * What is known of the problem just solved is kept for the next one. Only where the first move counts: what a defender has lost whoever moves, it must get in
   * other ways further out.
   */
  private changeMentor(): void {
    if (this.asked !== this.solver) return;
    this.solver = this.mentor;
    this.mentor = this.asked;
    this.asked = this.solver;
    this.hasMentor = true;
  }

  /**
   * What is the first move worth? Either side moves first, without ko threats, which is cheaper and mostly tells enough, then with one: that
   * verdict for the side to move is returned, if it came to that.
   */
  private measure(
    candidate: Candidate,
    attempt: Attempt,
    other: Problem,
    nodes: number,
  ): Verdict | undefined {
    const plain = attempt.verdict!;
    if (!candidate.livesFirst(attempt)) {
      const plainReverse = this.ask(other, nodes, 0);
      if (!plainReverse.proved) return undefined;
      attempt.otherwise = plainReverse.winner;
    } else attempt.otherwise = 'defender';
    const verdict = this.ask(attempt.problem, nodes, 1);
    if (verdict.proved) attempt.verdict = verdict;
    if (plain.winner !== attempt.otherwise) attempt.gain = 2;
    else {
      const reverse = this.ask(other, nodes, 1);
      if (verdict.proved && reverse.proved)
        attempt.gain = Math.abs(rateResult(verdict) - rateResult(reverse));
    }
    return verdict;
  }

  /** Does what was shown in a narrower region hold? That it counts who moves first is known, so it is enough to ask about the side to move. */
  private confirm(attempt: Attempt, nodes: number): Verdict | undefined {
    const { problem } = attempt;
    const verdict = this.ask(problem, nodes, 1);
    if (!verdict.proved) return undefined;
    attempt.verdict = verdict;
    const got = problem.toPlay === problem.defender ? rateResult(verdict) : 3 - rateResult(verdict);
    attempt.gain = got === 3 ? 2 : Math.min(got, 1);
    return verdict;
  }

  /** Finds all winning moves, of these the firmest, and among those the vital points. */
  private findAllMoves(
    candidate: Candidate,
    attempt: Attempt,
    other: Problem,
    nodes: number,
    threats: number,
  ): void {
    const { problem } = attempt;
    if (this.tryPromising(candidate, attempt, nodes, threats)) return;
    const full = this.ask(problem, nodes, threats, true);
    if (!full.proved) return;
    attempt.verdict = full;
    attempt.complete = full.movesComplete;
    if (problem.toPlay === problem.defender) {
      if (!attempt.complete) this.addKnown(attempt, nodes, threats);
      this.saveAll(attempt, nodes, threats);
    }
    // A wide fence tells which of the moves kill there; what else there is to know of them the narrow ones have told.
    if (isWideFence(attempt)) return;
    const more = isSure(attempt) ? nodes : Math.min(nodes, UNSURE_NODES);
    const hasSeveral = () => (attempt.chosen ?? attempt.verdict!.moves).length > 1;
    if (hasSeveral()) this.pickFirmest(attempt, more);
    if (hasSeveral()) this.findVital(attempt, other, more);
  }

  /** Where a limit came before all moves were looked at: moves that win without threats are known from `lookAhead`, and may be as good as those that were found. */
  private addKnown(attempt: Attempt, nodes: number, threats: number): void {
    const { problem, won } = attempt;
    const verdict = attempt.verdict!;
    const moves = [...won].filter((move) => !verdict.moves.includes(move));
    const isAsGood = (move: number) => {
      const result = this.askAfter(problem, move, nodes / moves.length, threats);
      return result?.proved && rateResult(result) >= rateResult(verdict);
    };
    const found = moves.filter(isAsGood);
    if (found.length > 0) attempt.verdict = { ...verdict, moves: [...verdict.moves, ...found] };
  }

  /**
   * The defender lives if one of its chains does, but nobody gives up the others for nothing: of the winning moves those that save each of the chains
   * that can be saved, if there is such a move. Where the largest chain cannot be saved, the move counts for a part of the group only.
   */
  private saveAll(attempt: Attempt, nodes: number, threats: number): void {
    const { problem } = attempt;
    const result = rateResult(attempt.verdict!);
    const chains = findChains(problem.geometry, problem.colors)
      .map(({ points }) => problem.keystones.filter((stone) => points.includes(stone)))
      .filter((stones) => stones.length > 0)
      .sort((a, b) => b.length - a.length);
    if (chains.length < 2) return;
    let saving: readonly number[] | undefined;
    let complete = true;
    for (const keystones of chains) {
      const verdict = this.ask({ ...problem, keystones }, nodes, threats, true);
      if (!verdict.proved) return;
      if (rateResult(verdict) < result) {
        if (keystones === chains[0] && chains[0].length > chains[1]!.length) attempt.gain = FAINT;
        continue;
      }
      const { moves } = verdict;
      if (!verdict.movesComplete) complete = false;
      saving = saving ? saving.filter((move) => moves.includes(move)) : moves;
    }
    if (!saving || saving.length === 0) return;
    attempt.chosen = saving;
    attempt.complete = complete;
  }

  /**
   * What kills kills in a fence as well, and what lives in a narrow region mostly lives in a wider one. So the winning moves of a narrower problem are
   * looked at first, each by itself. The table keeps what comes of it.
   */
  private lookAhead(candidate: Candidate, attempt: Attempt, nodes: number): void {
    const moves = candidate.listPromising(attempt).filter((move) => move !== PASS);
    if (moves.length > MOST_WINNING) return;
    for (const move of moves)
      this.note(attempt, move, this.askAfter(attempt.problem, move, nodes / (2 * moves.length), 0));
  }

  /** What came of a move without threats: undefined if it captured all. */
  private note({ problem, won, lost, open }: Attempt, move: number, verdict: Verdict | undefined): void {
    if (verdict && !verdict.proved) {
      open.add(move);
      return;
    }
    open.delete(move);
    const winner = verdict?.winner ?? 'attacker';
    (winner === makeRole(problem) ? won : lost).add(move);
  }

  /** What comes of a move; undefined if it captures all. Nothing is known of one that cannot be played here. */
  private askAfter(problem: Problem, move: number, nodes: number, threats: number): Verdict | undefined {
    const rules = new PlainRules(problem);
    const after = rules.play(rules.root, move);
    if (!after) return { ...this.ask(problem, 0, threats), proved: false };
    return after.keystones.length > 0 ? this.ask(after, nodes, threats) : undefined;
  }

  /**
   * An attacker's moves that kill in narrower fences are the ones in question in a wider problem: it is enough to look at each of these, and where a limit comes
   * first, an even wider problem is a better use of more. False if there are no such moves, or none of them wins.
   */
  private tryPromising(candidate: Candidate, attempt: Attempt, nodes: number, threats: number): boolean {
    const { problem, rung } = attempt;
    if (problem.toPlay === problem.defender || rung <= FENCE_RUNG || !candidate.knowsAll(attempt))
      return false;
    const moves = candidate.listPromising(attempt).filter((move) => !attempt.lost.has(move));
    if (moves.length === 0 || moves.length > MOST_WINNING) return false;
    const killing = this.findKilling(problem, moves, nodes, threats);
    if (!killing) return true;
    if (killing.length === 0) return false;
    const firmest = killing.length > 1 && this.findKilling(problem, killing, nodes, USUAL_THREATS);
    attempt.chosen = firmest || killing;
    attempt.complete = true;
    return true;
  }

  /** Those of an attacker's moves that get most, none if they get nothing; undefined if a limit came first. */
  private findKilling(
    problem: Problem,
    moves: readonly number[],
    nodes: number,
    threats: number,
  ): readonly number[] | undefined {
    const results: number[] = [];
    for (const move of moves) {
      const verdict = this.askAfter(problem, move, nodes / moves.length, threats);
      if (verdict && !verdict.proved) return undefined;
      results.push(verdict ? rateResult(verdict) : CAPTURED);
    }
    const best = Math.min(...results);
    return best < ALIVE ? moves.filter((_, index) => results[index] === best) : [];
  }

  /** "The enemy's vital point is mine": which of the winning moves would the other side win by? */
  private findVital(attempt: Attempt, other: Problem, nodes: number): void {
    const { proved, moves } = this.ask(other, nodes, 1, true);
    if (proved) attempt.vital = moves;
  }

  /**
   * Where the first move of a defender counts for nothing with one threat, it may still count in a ko of several steps. Not so an attacker's:
   * many a group that lives has such a ko, and nobody would call it the question.
   */
  private lookForKo(attempt: Attempt, other: Problem, nodes: number): void {
    const { problem } = attempt;
    if (problem.toPlay !== problem.defender) return;
    const verdict = this.ask(problem, nodes, USUAL_THREATS);
    if (!verdict.proved) return;
    const reverse = this.ask(other, nodes, USUAL_THREATS);
    if (!reverse.proved || rateResult(verdict) === rateResult(reverse)) return;
    attempt.gain = FAINT;
    const full = this.ask(problem, nodes, USUAL_THREATS, true);
    attempt.verdict = full.proved ? full : verdict;
    attempt.complete = full.proved && full.movesComplete;
  }

  /** Of several winning moves, those that win against the most threats: the others would give the enemy a ko that it need not have. */
  private pickFirmest(attempt: Attempt, nodes: number): void {
    const firm = this.ask(attempt.problem, nodes, USUAL_THREATS, true);
    if (!firm.proved || !firm.movesComplete || firm.moves.length === 0) return;
    attempt.verdict = firm;
    if (attempt.chosen) attempt.chosen = intersect(attempt.chosen, firm.moves);
    attempt.complete = true;
  }

  /** The heaviest group has a solver to itself, so that what is known of it is not forgotten for the sake of others. */
  private turnTo(candidate: Candidate): void {
    this.asked = candidate === this.candidates[0] ? this.solver : this.second;
  }

  /** What is asked aside must not make the solver forget what it knows of a problem that it has not come to an end with. */
  private turnAside(problem: Problem): void {
    const knows = [this.solver, this.mentor].find((solver) => solver.remembers(problem));
    this.asked = knows ?? this.second;
  }

  private ask(problem: Problem, nodes: number, maxThreats: number, allMoves = false): Verdict {
    const left = this.allowance.left(this.isSaving);
    const verdict = this.asked.solve(problem, {
      ...left,
      watch: this.watch,
      maxThreats,
      allMoves,
      kind: false,
      ...(this.hasMentor && this.asked === this.solver && { mentor: this.mentor }),
      nodes: Math.min(nodes, left.nodes),
    });
    this.allowance.spent += verdict.nodes;
    return verdict;
  }
}

/** What the side to move is. */
function makeRole({ toPlay, defender }: Problem): Role {
  return toPlay === defender ? 'defender' : 'attacker';
}

/** In a fence an attacker's win means little. */
function isSure({ isOpen, problem }: Attempt): boolean {
  return isOpen || problem.toPlay === problem.defender;
}
