import { EMPTY } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import type { Group } from './find-groups.ts';
import type { Ground } from './ground.ts';
import { FENCE_RUNG, isOpen, OPEN_RUNG, type Rung, WIDE_RUNG } from './pose.ts';
import type { Problem } from './problem.ts';
import type { Verdict } from './verdict.ts';

/** A problem about a group, and what is known of it. */
export interface Attempt {
  readonly rung: number;
  readonly problem: Problem;
  /** It is a problem of the board as it is, not one in a fence. */
  readonly isOpen: boolean;
  verdict: Verdict | undefined;
  /** Nodes that were spent on the first question about it: who wins? */
  nodes: number;
  /** What the first move is worth: the result of moving first less that of moving second, 0 to 3, or FAINT; undefined if not known. */
  gain: number | undefined;
  /** Every first move was looked at; of an attacker's in a wide problem every one that `listPromising` names. */
  complete: boolean;
  /**
   * Of the winning moves those that come into question, if that is known: for a defender those that save every chain which can be saved, not just
   * one, for an attacker in a wide problem those that won in a narrower one, too.
   */
  chosen?: readonly number[];
  /** The moves that the other side would win by, if it moved first; undefined if not known. */
  vital?: readonly number[];
  /** First moves that were looked at one by one: those known to win without threats, those known not to, and those that are still open. */
  readonly won: Set<number>;
  readonly lost: Set<number>;
  readonly open: Set<number>;
  /** The side to move is known to win; whether it would if it moved second is not known as yet (see `mayPresume` and `mayGoOn`). */
  isPresumed?: boolean;
  /** Who wins without threats if the other side moves first; undefined if not known. */
  otherwise?: Verdict['winner'];
}

/** The first move counts, but only in a ko of several steps, or for the smaller part of the group. */
export const FAINT = 0.5;

export const ALIVE = 3;
export const CAPTURED = 0;

/** How likely the question is a group for which the first move counts in a fence alone; one of which nothing is known has a half. */
const REFUTED_SHARE = 0.4;

/** A first move that wins is taken to be worth so much where it is not known what it is worth. */
const PRESUMED_GAIN = 2;

/** A group that may be the question, and what the problems about it have told. */
export class Candidate {
  readonly group: Group;
  readonly attempts: Attempt[] = [];
  /** The next rung of the ladder. */
  rung = 0;
  /** The move that games played out at random speak for, if there were such. */
  favourite: number | undefined;
  private readonly ground: Ground;
  private readonly rungs: readonly Rung[];

  constructor(ground: Ground, group: Group, rungs: readonly Rung[]) {
    this.ground = ground;
    this.group = group;
    this.rungs = rungs;
  }

  /** The attempt on this rung, or on the next one that has a problem of its own. */
  nextAttempt(): Attempt | undefined {
    for (; !this.isOver; this.rung++) {
      const started = this.attempts.find(({ rung }) => rung === this.rung);
      const attempt = started ?? this.startAttempt();
      if (attempt) return attempt;
    }
    return undefined;
  }

  private startAttempt(): Attempt | undefined {
    const { rung, ground } = this;
    const problem = this.rungs[rung]!(ground, this.group);
    if (!problem || this.attempts.some((each) => isSame(each.problem, problem))) return undefined;
    const attempt: Attempt = {
      rung,
      problem,
      isOpen: isOpen(ground, problem),
      verdict: undefined,
      nodes: 0,
      gain: undefined,
      complete: false,
      won: new Set(),
      lost: new Set(),
      open: new Set(),
    };
    this.attempts.push(attempt);
    return attempt;
  }

  get isOver(): boolean {
    return this.rung >= this.rungs.length;
  }

  /** The widest in which the first move counts, if need be in a ko of several steps; else one that is won; else the last. */
  get best(): Attempt | undefined {
    return (
      this.attempts.findLast(({ gain }) => gain && gain > FAINT) ??
      this.attempts.findLast(({ gain }) => gain === FAINT) ??
      this.attempts.findLast(({ verdict }) => verdict?.proved && verdict.moves.length > 0) ??
      this.attempts.findLast(({ verdict }) => verdict)
    );
  }

  /** The first move counts, not just in a ko of several steps. */
  get isUnsettled(): boolean {
    return (this.best?.gain ?? 0) > FAINT;
  }

  /**
   * It counts in some problem, but not in the widest one of the board as it is that is known: what a fence or a narrow region shows is then
   * not so. That a group gets out of a narrow region says little, for beyond its border every way out is safe.
   */
  get isRefuted(): boolean {
    const known = this.attempts.filter(({ isOpen, gain }) => isOpen && gain !== undefined);
    const last = known.at(-1);
    return this.isUnsettled && last?.gain === 0 && last.rung >= WIDE_RUNG;
  }

  /** A first move is known that wins some problem. */
  get hasWin(): boolean {
    return this.attempts.some(({ verdict }) => verdict?.proved && verdict.moves.length > 0);
  }

  /** It counts on the board as it is, and no wider region that was solved says otherwise. */
  get isShown(): boolean {
    const last = this.attempts.findLast(({ isOpen, gain }) => isOpen && gain !== undefined && gain !== FAINT);
    return (last?.gain ?? 0) > FAINT;
  }

  /** It does not count, however wide the region. */
  get isSettled(): boolean {
    return this.isOver && !this.best?.gain && !this.isPresumed;
  }

  /** It counts as far as is known: the side to move wins, and whether it would if it moved second is known from another problem, or not at all. */
  get isPresumed(): boolean {
    return this.attempts.some((attempt) => attempt.gain === undefined && countsFor(attempt, 1));
  }

  /** It counts in a ko of several steps, if not otherwise. */
  get isFaint(): boolean {
    return this.best?.gain === FAINT;
  }

  /** How likely it is the question. */
  get score(): number {
    const { best } = this;
    const { weight } = this.group;
    if (!best?.verdict) return 0;
    if (this.isRefuted) return REFUTED_SHARE * weight;
    if (this.isPresumed && !best.gain) return weight * (1 + PRESUMED_GAIN);
    if (best.gain) return weight * (1 + best.gain);
    if (best.gain === 0) return 0.01 * weight;
    return best.verdict.proved ? weight : 0.5 * weight;
  }

  /** The widest problem of the board as it is that was solved; else the narrowest one. */
  findStanding(): Attempt | undefined {
    const open = this.attempts.filter((attempt) => attempt.isOpen);
    const standing = open.findLast(({ verdict }) => verdict?.proved) ?? open[0];
    if (standing || this.isOver) return standing;
    // None has been looked at.
    for (this.rung++; !this.isOver; this.rung++) {
      const attempt = this.startAttempt();
      if (attempt?.isOpen) return attempt;
    }
    return undefined;
  }

  /** In how many narrower regions of the board as it is the verdict is the same as in the widest that was solved. */
  countConfirmed(): number {
    const solved = this.attempts.filter((attempt) => attempt.isOpen && attempt.verdict?.proved).reverse();
    const other = solved.findIndex(({ verdict }) => verdict!.status !== solved[0]!.verdict!.status);
    return Math.max(0, (other < 0 ? solved.length : other) - 1);
  }

  /**
   * The moves to play: those that win as far as is known, if possible such as are in the lists of moves that are good for others, and of these the one to which the
   * widest problem leans, if it is not solved. Where games were played out that speak for one, that. What does not tell whether a move wins, but only
   * which of several is likelier right, can be left aside.
   */
  findMoves(others: readonly (readonly number[])[] = [], picks = true): readonly number[] {
    if (this.favourite !== undefined && picks) return [this.favourite];
    const least = this.isFaint ? FAINT : 1;
    const won = this.keepBest(this.attempts.filter((attempt) => countsFor(attempt, least))).reverse();
    const last = this.attempts.findLast(({ verdict }) => verdict);
    const { proved, moves: known = [] } = last?.verdict ?? {};
    const ranking = (last?.verdict?.ranking ?? []).filter((move) => move !== PASS);
    const [lean] = ranking;
    if (lean !== undefined && won.length > 0 && this.isDoubtful(won, last!)) return [lean];
    const moves = this.reconcile(this.findWinning(won, last, others, picks), won[0]);
    if (!picks) return moves;
    if (proved) return intersect(moves, known);
    const promising = moves.length === 0 ? lean : ranking.find((move) => moves.includes(move));
    return promising === undefined ? moves : [promising];
  }

  /** Is one move known to win in all problems in which the first move counts, and to be the only one in some of them? */
  get isAgreed(): boolean {
    const won = this.attempts.filter(({ gain }) => gain && gain > FAINT);
    const [move, ...others] = this.findMoves();
    const isOnly = (attempt: Attempt) => attempt.complete && listMoves(attempt).length === 1;
    return (
      move !== undefined &&
      others.length === 0 &&
      won.some(isOnly) &&
      won.every((attempt) => listMoves(attempt).includes(move))
    );
  }

  /**
   * Where the widest win is one of the board as it is, and none of the moves is good for it, the widest stands; but a defender's moves that are good
   * in a fence, too, are given up only where all moves of the widest are known.
   */
  private reconcile(moves: readonly number[], widest: Attempt | undefined): readonly number[] {
    if (!widest?.isOpen || widest.rung <= OPEN_RUNG) return moves;
    const isGood = (attempt: Attempt) =>
      !attempt.isOpen && attempt.gain && listMoves(attempt).some((move) => moves.includes(move));
    if (!widest.complete && this.isDefenderToPlay && this.attempts.some(isGood)) return moves;
    const found = listMoves(widest).filter((move) => widest.complete || !this.isRejected(move));
    return found.length > 0 ? intersect(found, moves) : moves;
  }

  /** Does a move win some problem in which another one was taken, since it saves more? */
  private isRejected(move: number): boolean {
    return this.attempts.some(
      ({ chosen, verdict }) => chosen && !chosen.includes(move) && verdict?.moves.includes(move),
    );
  }

  /** Without wins in a narrow problem whose moves fail in a narrower fence than those of a wider one. */
  private keepFarthest(won: readonly Attempt[]): readonly Attempt[] {
    const superior = won.filter((attempt) => !this.isInferior(attempt));
    const rest = superior.length > 0 ? superior : won;
    const reach = (attempt: Attempt) => Math.max(...listMoves(attempt).map((move) => this.findReach(move)));
    const isBeaten = (attempt: Attempt) =>
      rest.some((other) => other.rung > attempt.rung && reach(other) > reach(attempt));
    return rest.filter((attempt) => !isBeaten(attempt));
  }

  /** The narrowest fence that stops an attacker's move. */
  private findReach(move: number): number {
    if (this.isDefenderToPlay) return Number.POSITIVE_INFINITY;
    return this.attempts.find((attempt) => stops(attempt, move))?.rung ?? Number.POSITIVE_INFINITY;
  }

  /**
   * Does an attacker win there by moves of which it is known that they get less in a fence than others, which may win here, too? What gets no more than a ko in a
   * fence gets no more outside.
   */
  private isInferior({ rung, complete, lost, verdict }: Attempt): boolean {
    if (this.isDefenderToPlay || complete) return false;
    const isBetter = (other: Attempt) =>
      other.rung < rung &&
      isNarrowFence(other) &&
      other.complete &&
      other.verdict?.status === 'dead' &&
      listMoves(other).some((move) => !lost.has(move)) &&
      !listMoves(other).some((move) => verdict?.moves.includes(move));
    return this.attempts.some(isBetter);
  }

  /** Can a problem tell which of another one's moves fail? Where every way out is safe an attacker's moves fail that win where it is not. */
  private saysMore({ isOpen, rung }: Attempt, first: Attempt): boolean {
    return this.isDefenderToPlay || !isOpen || rung > first.rung;
  }

  /**
   * The moves that may win in a problem by what the narrower ones tell: those that win in the widest of them in which the first move counts and, where not
   * all of its moves are known, those that win in one of which they are.
   */
  listPromising({ rung }: Pick<Attempt, 'rung'>): readonly number[] {
    const won = this.attempts.filter(
      (attempt) => attempt.rung < rung && countsFor(attempt, 1) && this.isLike(attempt),
    );
    const widest = won.at(-1);
    if (!widest) return [];
    const known = widest.complete ? undefined : won.findLast(({ complete }) => complete);
    const others = known ? listMoves(known).filter((move) => !widest.lost.has(move)) : [];
    return [...new Set([...listMoves(widest), ...others])];
  }

  /**
   * Does a defender live by moves that are worth a look before it is known here, as it is in a fence, that it would die otherwise? Where it lives in a fence, too,
   * the moves are known.
   */
  mayPresume({ isOpen, isPresumed, gain, verdict }: Attempt): boolean {
    if (!isOpen || isPresumed || gain !== undefined || this.isShown || !this.isDefenderToPlay) return false;
    const fenced = this.attempts.filter((attempt) => !attempt.isOpen);
    const dies = fenced.some(({ otherwise }) => otherwise === 'attacker');
    const lives = fenced.some((attempt) => attempt.verdict?.status === 'alive');
    return dies && !lives && verdict?.winner === 'defender';
  }

  /**
   * Does the side to move win here, while it is not known yet whether it would if it moved second? A life in a fence is one on the board; and which moves kill tells more of wider
   * problems than whether one has to.
   */
  mayGoOn({ isOpen, isPresumed, gain, verdict, problem }: Attempt): boolean {
    if (isOpen || isPresumed || gain !== undefined || !verdict?.proved) return false;
    return verdict.winner === (problem.toPlay === problem.defender ? 'defender' : 'attacker');
  }

  /** Are all winning moves of a narrower problem known? */
  knowsAll({ rung }: Attempt): boolean {
    return this.attempts.some(
      (attempt) =>
        attempt.rung < rung && attempt.complete && countsFor(attempt, FAINT) && this.isLike(attempt),
    );
  }

  /** Where every way out is safe at once, moves fail an attacker that do not fail where it is not: nothing follows for wider problems. */
  private isLike({ isOpen, rung }: Attempt): boolean {
    return this.isDefenderToPlay || !isOpen || rung >= OPEN_RUNG;
  }

  /** An attacker gets no more than a ko because a way out is safe so soon: that says nothing of the moves that kill where it is not. */
  private isPoor({ isOpen, rung, verdict }: Attempt): boolean {
    return isOpen && rung < WIDE_RUNG && verdict?.status === 'ko';
  }

  /** Is the defender known to live if it moves first, by a narrower fence? */
  livesFirst({ isOpen, rung }: Attempt): boolean {
    const told = this.attempts.find((attempt) => !attempt.isOpen && attempt.otherwise === 'defender');
    return !isOpen && told !== undefined && told.rung < rung && !this.isDefenderToPlay;
  }

  /**
   * Of a defender's wins those that are worth most: life on the board as it is rather than a ko in a fence. For an attacker a ko where the way out is short
   * counts for less than a kill in a fence.
   */
  private keepBest(won: Attempt[]): Attempt[] {
    if (!this.isDefenderToPlay) {
      const fence = won.findLast(({ isOpen }) => !isOpen);
      return fence?.verdict?.status === 'dead' ? won.filter((attempt) => !this.isPoor(attempt)) : won;
    }
    const widest = won.findLast(({ isOpen }) => isOpen);
    const told = won.filter((attempt) => !attempt.isOpen || attempt === widest);
    const most = Math.max(...told.map(({ verdict }) => rateResult(verdict!)));
    return won.filter(({ verdict }) => rateResult(verdict!) === most);
  }

  private get isDefenderToPlay(): boolean {
    return this.best?.problem.toPlay === this.group.defender;
  }

  /**
   * An attacker's win in a fence means little. Where a wider fence saves the group, or the next narrow one was looked at for long and not solved,
   * what the widest problem leans to is better. So it is where a defender's life is one in a narrow region alone, and a wider one shows how it is stopped.
   */
  private isDoubtful(won: readonly Attempt[], last: Attempt): boolean {
    // That a group lives against a few threats says nothing against a ko of several steps.
    if (last.verdict!.proved || this.isFaint) return false;
    if (this.isDefenderToPlay) return won.every(({ isOpen, rung }) => isOpen && this.isLostBeyond(rung));
    if (won.some(({ isOpen }) => isOpen)) return false;
    return this.isSavedInFence(won[0]!.rung) || (isNarrowFence(last) && last.nodes >= LONG);
  }

  /**
   * The winning moves of the widest problem in which all are known, if possible those that are known to win in others, too. A defender that
   * lives in a fence lives whatever is outside, and an attacker that kills where every way out is safe kills, so such wins come first. That a
   * defender lives where every way out is safe means little, so of those the widest counts alone. Problems of which all winning moves are known
   * tell more than those of which some are, so they are asked first, and for a defender those in a fence that are won for less among them.
   */
  private findWinning(
    won: readonly Attempt[],
    last: Attempt | undefined,
    wanted: readonly (readonly number[])[],
    picks: boolean,
  ): readonly number[] {
    const told = this.keepFarthest(won);
    const sure = told.filter(({ isOpen }) => isOpen !== this.isDefenderToPlay);
    const first = findFirst(sure) ?? findFirst(told) ?? this.best;
    const others = this.isDefenderToPlay && sure.length === 0 ? [] : told;
    const lesser = this.attempts.filter(({ isOpen, gain }) => this.isDefenderToPlay && !isOpen && gain);
    let moves = first ? listMoves(first) : [];
    for (const attempt of [...others, ...lesser].filter(({ complete }) => complete))
      moves = intersect(
        moves,
        moves.filter((move) => winsIn(attempt, move)),
      );
    const farthest = Math.max(...moves.map((move) => this.findReach(move)));
    moves = moves.filter((move) => this.findReach(move) === farthest);
    for (const attempt of this.attempts.toReversed())
      if (!first || this.saysMore(attempt, first)) moves = dropLost(attempt, moves);
    for (const list of wanted) moves = intersect(moves, list);
    if (!picks) return moves;
    // What a wider fence leans to tells an attacker more than which moves are vital points. Which of several moves was found first tells least.
    const ranking = last?.verdict?.ranking ?? [];
    if (!this.isDefenderToPlay && !last?.isOpen && moves.some((move) => ranking.includes(move))) return moves;
    const vital = won.map((attempt) => attempt.vital ?? []);
    const known = [...others.filter(({ complete }) => !complete), ...lesser].map(listMoves);
    for (const list of [...vital, ...known]) moves = intersect(moves, list);
    return moves;
  }

  /** Is one move left of those that win, all of which are known in some problem? */
  get hasOnly(): boolean {
    const isKnown = this.attempts.some((attempt) => attempt.complete && countsFor(attempt, 1));
    return isKnown && this.findMoves([], false).length === 1;
  }

  /** Is the problem known to be lost for the side to move? */
  isLost(problem: Problem): boolean {
    const loser = problem.toPlay === problem.defender ? 'attacker' : 'defender';
    const isKnown = (attempt: Attempt) => attempt.verdict?.proved && attempt.verdict.winner === loser;
    return this.attempts.some((attempt) => isKnown(attempt) && isSame(attempt.problem, problem));
  }

  /** May an attacker's move win, as far as fences tell? */
  mayKill(move: number): boolean {
    return !this.attempts.some((attempt) => stops(attempt, move));
  }

  /** Is the group dead, though the defender moves first, in a wider region of the board as it is? */
  private isLostBeyond(rung: number): boolean {
    const isLost = (attempt: Attempt) => attempt.isOpen && attempt.rung > rung && attempt.gain === 0;
    return this.attempts.some((attempt) => isLost(attempt) && attempt.verdict?.status === 'dead');
  }

  /** Does the group live, though the attacker moves first, in a fence wider than this? */
  private isSavedInFence(rung: number): boolean {
    return this.attempts.some(
      (attempt) => !attempt.isOpen && attempt.rung > rung && attempt.verdict?.status === 'alive',
    );
  }
}

/** What the lists have in common, if they do; else the first. */
export function intersect(moves: readonly number[], others: readonly number[]): readonly number[] {
  const common = moves.filter((move) => others.includes(move));
  return common.length > 0 ? common : moves;
}

/** What a verdict is worth to the defender. */
export function rateResult({ status, threats }: Verdict): number {
  if (status === 'alive') return ALIVE;
  if (status === 'dead') return CAPTURED;
  return threats?.who === 'attacker' ? 2 : 1;
}

/** Is the first move worth at least so much, as far as is known? Where nearly every move wins it hardly counts. */
function countsFor(attempt: Attempt, least: number): boolean {
  const { gain, isPresumed, isOpen } = attempt;
  if (gain !== undefined) return gain > 0 && gain >= least;
  return isPresumed === true && (isOpen || listMoves(attempt).length <= MOST_PRESUMED);
}

/** Where more moves win than this in a fence, and it is not known that the first move counts, it likely does not. */
const MOST_PRESUMED = 6;

/** Is a move of an attacker's known to fail in a fence? Then it fails further out, too. A ko that is the best that can be had is no failure. */
function stops(attempt: Attempt, move: number): boolean {
  return !attempt.isOpen && attempt.lost.has(move) && !listMoves(attempt).includes(move);
}

/** The winning moves that come into question. */
function listMoves({ chosen, verdict }: Attempt): readonly number[] {
  return chosen ?? verdict?.moves ?? [];
}

function isNarrowFence({ isOpen, rung }: Attempt): boolean {
  return !isOpen && rung <= FENCE_RUNG;
}

export function isWideFence({ isOpen, rung }: Attempt): boolean {
  return !isOpen && rung > FENCE_RUNG;
}

/** Is the move known to win, or can it not be played there? Then the problem says nothing of it. */
function winsIn(attempt: Attempt, move: number): boolean {
  const { problem } = attempt;
  return (
    listMoves(attempt).includes(move) || !problem.region.includes(move) || problem.colors[move] !== EMPTY
  );
}

/** Without the moves that are known not to win there, if all of them were looked at: else those that were not would look better for it. */
function dropLost({ won, lost, open }: Attempt, moves: readonly number[]): readonly number[] {
  if (!moves.every((move) => won.has(move) || lost.has(move) || open.has(move))) return moves;
  return intersect(
    moves,
    moves.filter((move) => !lost.has(move)),
  );
}

/** The widest attempt of which all winning moves are known, else the widest. */
function findFirst(wideToNarrow: readonly Attempt[]): Attempt | undefined {
  return wideToNarrow.find(({ complete }) => complete) ?? wideToNarrow[0];
}

/** After so many nodes a search that is not at its end leans to something. */
const LONG = 400_000;

function isSame(one: Problem, other: Problem): boolean {
  return one.region.join() === other.region.join() && one.colors.join() === other.colors.join();
}
