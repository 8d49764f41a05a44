import { EyeCount } from './eye-count.ts';
import type { Field } from './field.ts';
import type { Frame } from './frame.ts';
import { Prospects } from './prospects.ts';

/**
 * First guesses for the proof search: how much work will it be to prove a position for either side? Nothing is proved by them; they only tell
 * the search where to look first.
 */
export interface Guide {
  /** Guesses of the work to prove the last position asked about for a win of the attacker's, and of the defender's. */
  readonly pn: number;
  readonly dn: number;
  /** Up to what a part of a sum counts beside the largest, see `ProofSearch`. */
  readonly most: number;
  /** Looks at a labelled frame; `pass` and `play` then speak of the positions after its moves. */
  prepare(frame: Frame): void;
  pass(frame: Frame): void;
  play(frame: Frame, cell: number): void;
}

/** Up to so many empty cells patterns guide best; they were fitted to problems of 9 to 45. Over a whole board a sum over all cells says little. */
const PATTERNS_TO = 60;

export function makeGuide(field: Field): Guide {
  return field.empties <= PATTERNS_TO ? new Prospects(field) : new EyeCount(field);
}
