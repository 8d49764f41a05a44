import { FENCE_RUNG } from './pose.ts';
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

/** Is the first move worth at least so much, as far as is known? Where nearly every move wins it hardly counts. */
export function countsFor(attempt: Attempt, least: number): boolean {
  const { gain, isPresumed, isOpen } = attempt;
  if (gain !== undefined) return gain > 0 && gain >= least;
  return isPresumed === true && (isOpen || listMoves(attempt).length <= MOST_PRESUMED);
}

/** Where more moves win than this in a fence, and it is not known that the first move counts, it likely does not. */
const MOST_PRESUMED = 6;

/** Is a move of an attacker's known to fail in a fence? Then it fails further out, too. A ko that is or may be the best that can be had is no failure. */
export function stops(attempt: Attempt, move: number): boolean {
  const { isOpen, lost, complete, verdict } = attempt;
  if (isOpen || !lost.has(move) || listMoves(attempt).includes(move)) return false;
  return complete || verdict?.status !== 'ko';
}

/** The winning moves that come into question. */
export function listMoves({ chosen, verdict }: Attempt): readonly number[] {
  return chosen ?? verdict?.moves ?? [];
}

export function isNarrowFence({ isOpen, rung }: Attempt): boolean {
  return !isOpen && rung <= FENCE_RUNG;
}

export function isWideFence({ isOpen, rung }: Attempt): boolean {
  return !isOpen && rung > FENCE_RUNG;
}

/** What a verdict is worth to the defender. */
export function rateResult({ status, threats }: Verdict): number {
  if (status === 'alive') return ALIVE;
  if (status === 'dead') return CAPTURED;
  return threats?.who === 'attacker' ? 2 : 1;
}
