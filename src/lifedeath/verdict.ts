import type { Color } from '../engine/color.ts';

export type Status = 'dead' | 'alive' | 'ko' | 'unknown';
export type Role = 'attacker' | 'defender';

/** How the defender lives. */
export type Kind = 'two-eyes' | 'seki' | 'escape' | 'repetition';

/** The answer to a problem for one side to move. */
export interface Verdict {
  readonly status: Status;
  readonly proved: boolean;
  readonly toPlay: Color;
  /** With the threats that the problem gives. */
  readonly winner: Role | 'unknown';
  /** Only for ko: how many threats turn it round, and who needs them. */
  readonly threats?: { readonly count: number; readonly who: Role };
  /** Every winning first move that was proved; PASS can be one. */
  readonly moves: readonly number[];
  /** Were all other first moves refuted? */
  readonly movesComplete: boolean;
  /** Best play: the winner's shortest way, the loser's longest resistance, as far as the search has measured them. */
  readonly line: readonly number[];
  readonly nodes: number;
  readonly seconds: number;
  readonly kind?: Kind;
  /** Where nothing is proved: what the search was leaning to. */
  readonly guess?: Role;
  /** Where nothing is proved: the first moves that are not refuted, the most promising first, as far as that was looked at. */
  readonly ranking?: readonly number[];
}

/**
 * The result of a position as one number, the turning point: the least net number of ko threats (the defender's less the
 * attacker's) with which the defender wins. -max is `alive`, max + 1 is `dead`, all between is ko. This puts results in the
 * order that the defender likes best from the smallest up, the attacker the other way round.
 */
export function describeTurningPoint(turn: number, max: number): Pick<Verdict, 'status' | 'threats'> {
  if (turn <= -max) return { status: 'alive' };
  if (turn > max) return { status: 'dead' };
  if (turn > 0) return { status: 'ko', threats: { count: turn, who: 'defender' } };
  return { status: 'ko', threats: { count: 1 - turn, who: 'attacker' } };
}

/** The number that `describeTurningPoint` describes so; undefined if it describes none so. */
export function readTurningPoint(
  { status, threats }: Pick<Verdict, 'status' | 'threats'>,
  max: number,
): number | undefined {
  if (status === 'alive') return -max;
  if (status === 'dead') return max + 1;
  if (status !== 'ko' || !threats || threats.count < 1 || threats.count > max) return undefined;
  return threats.who === 'defender' ? threats.count : 1 - threats.count;
}
