import { EMPTY } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import { type Attempt, countsFor, FAINT, isNarrowFence, listMoves, rateResult, stops } from './attempt.ts';
import { OPEN_RUNG, WIDE_RUNG } from './pose.ts';

/** After so many nodes a search that is not at its end leans to something. */
const LONG = 400_000;

/** What is known of a group. */
export interface Knowledge {
  readonly attempts: readonly Attempt[];
  /** The problem that counts most. */
  readonly best: Attempt | undefined;
  /** No first move counts but in a ko of several steps. */
  readonly isFaint: boolean;
  readonly isDefenderToPlay: boolean;
}

/** Which of a group's first moves all that is known of it speaks for. Nothing is searched here. */
export class Choice {
  private readonly attempts: readonly Attempt[];
  private readonly best: Attempt | undefined;
  private readonly isFaint: boolean;
  private readonly isDefenderToPlay: boolean;

  constructor({ attempts, best, isFaint, isDefenderToPlay }: Knowledge) {
    this.attempts = attempts;
    this.best = best;
    this.isFaint = isFaint;
    this.isDefenderToPlay = isDefenderToPlay;
  }

  /**
   * The moves to play: those that win as far as is known, if possible such as are in the lists of moves that are good for others, and of these the one to which the
   * widest problem leans, if it is not solved. What does not tell whether a move wins, but only which of several is likelier right, can be left aside.
   */
  findMoves(others: readonly (readonly number[])[] = [], picks = true): readonly number[] {
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
      moves = prefer(moves, (move) => winsIn(attempt, move));
    moves = this.dropFailed(moves, first);
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

  /** Without moves that are known to fail, as far as that tells of a problem in which they win. */
  private dropFailed(moves: readonly number[], first: Attempt | undefined): readonly number[] {
    const farthest = Math.max(...moves.map((move) => this.findReach(move)));
    let rest: readonly number[] = moves.filter((move) => this.findReach(move) === farthest);
    for (const attempt of this.attempts.toReversed())
      if (!first || this.saysMore(attempt, first)) rest = dropLost(attempt, rest);
    return rest;
  }

  /**
   * Where the widest win is one of the board as it is, and none of the moves is good for it, the widest stands; but a defender's moves that are good
   * in a fence, too, or save more are given up only where all moves of the widest are known.
   */
  private reconcile(moves: readonly number[], widest: Attempt | undefined): readonly number[] {
    if (!widest?.isOpen || widest.rung <= OPEN_RUNG) return moves;
    const isGood = (attempt: Attempt) =>
      !attempt.isOpen && attempt.gain && listMoves(attempt).some((move) => moves.includes(move));
    if (!widest.complete && this.isDefenderToPlay && this.attempts.some(isGood)) return moves;
    const found = listMoves(widest).filter((move) => widest.complete || !this.isRejected(move));
    return found.length > 0 ? intersect(found, moves) : moves;
  }

  /** Does a defender's move win some problem in which another one was taken, since it saves more? */
  private isRejected(move: number): boolean {
    if (!this.isDefenderToPlay) return false;
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

  /** An attacker gets no more than a ko because a way out is safe so soon: that says nothing of the moves that kill where it is not. */
  private isPoor({ isOpen, rung, verdict }: Attempt): boolean {
    return isOpen && rung < WIDE_RUNG && verdict?.status === 'ko';
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
  return prefer(moves, (move) => others.includes(move));
}

/** Those of which it is true, if there are any; else all. */
function prefer(moves: readonly number[], isTrue: (move: number) => boolean): readonly number[] {
  const found = moves.filter(isTrue);
  return found.length > 0 ? found : moves;
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
  return prefer(moves, (move) => !lost.has(move));
}

/** The widest attempt of which all winning moves are known, else the widest. */
function findFirst(wideToNarrow: readonly Attempt[]): Attempt | undefined {
  return wideToNarrow.find(({ complete }) => complete) ?? wideToNarrow[0];
}
