import { type Attempt, countsFor, FAINT, listMoves, stops } from './attempt.ts';
import { Choice } from './choice.ts';
import type { Group } from './find-groups.ts';
import type { Ground } from './ground.ts';
import { isOpen, OPEN_RUNG, type Rung, WIDE_RUNG } from './pose.ts';
import type { Problem } from './problem.ts';

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

  /** The moves to play, see `Choice`. Where games were played out that speak for one, that. */
  findMoves(others: readonly (readonly number[])[] = [], picks = true): readonly number[] {
    if (this.favourite !== undefined && picks) return [this.favourite];
    return new Choice(this).findMoves(others, picks);
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

  /** Is the defender known to live if it moves first, by a narrower fence? */
  livesFirst({ isOpen, rung }: Attempt): boolean {
    const told = this.attempts.find((attempt) => !attempt.isOpen && attempt.otherwise === 'defender');
    return !isOpen && told !== undefined && told.rung < rung && !this.isDefenderToPlay;
  }

  get isDefenderToPlay(): boolean {
    return this.best?.problem.toPlay === this.group.defender;
  }

  /** Is one move left in question, but no problem in which all that win are known? Then it is the one that happened to be found first. */
  get isChance(): boolean {
    const isKnown = this.attempts.some((attempt) => attempt.complete && countsFor(attempt, 1));
    return (this.isUnsettled || this.isPresumed) && !isKnown && this.findMoves([], false).length === 1;
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
}

/** Are the same stones on the board, and the same points to be played? */
export function isSame(one: Problem, other: Problem): boolean {
  return one.region.join() === other.region.join() && one.colors.join() === other.colors.join();
}
