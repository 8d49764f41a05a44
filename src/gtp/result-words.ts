/** Results of problems in words for people. */
import { type Color, makeColor, opponent } from '../engine/color.ts';
import type { Result } from '../lifedeath/progress.ts';
import type { Kind } from '../lifedeath/verdict.ts';

/** `Black` or `White`, at the beginning of a sentence or not. */
export function nameColor(color: Color): string {
  const name = makeColor(color);
  return name[0]!.toUpperCase() + name.slice(1);
}

/** `alive two-eyes`, `ko 1 attacker`, `dead`: for programs, as `gold-status` says it. */
export function makeResult({ status, threats, kind }: Result): string {
  if (threats) return `${status} ${threats.count} ${threats.who}`;
  return kind ? `${status} ${kind}` : status;
}

/** `Black lives with two eyes`: what becomes of the keystones of this colour. */
export function describeResult({ status, threats, kind }: Result, defender: Color): string {
  const who = nameColor(defender);
  if (status === 'dead') return `${who} dies`;
  if (status === 'alive') return `${who} lives${kind ? ` ${KINDS[kind]}` : ''}`;
  if (status !== 'ko' || !threats) return `it is not known whether ${who} lives`;
  const needed = `${threats.count} ko threat${threats.count === 1 ? '' : 's'}`;
  return threats.who === 'defender'
    ? `it is a ko: ${who} lives if it has ${needed} more than ${nameColor(opponent(defender))}`
    : `it is a ko: ${who} lives unless ${nameColor(opponent(defender))} has ${needed} more`;
}

const KINDS: Record<Kind, string> = {
  'two-eyes': 'with two eyes',
  seki: 'in seki',
  escape: 'by getting out',
  repetition: 'because the position repeats for ever',
};

/** `live`, `kill` or `make a ko`: what the side to move can do, where it gets something at all. */
export function describeGain({ status }: Result): string {
  if (status === 'ko') return 'make a ko';
  return status === 'alive' ? 'live' : 'kill';
}
