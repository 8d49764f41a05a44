import { MOST, NONE } from './exits.ts';
import { ATTACKER, type Side } from './field.ts';
import type { Frame } from './frame.ts';
import { IMPRINT_WORDS } from './imprint.ts';
import { ZONE_WORDS } from './zone.ts';

/** Proof numbers stay below this; the number itself means "cannot be". */
export const INFINITE = 1 << 28;
/** Positions in a row: beyond it a search gives up rather than overflow the stack. */
export const MAX_DEPTH = 1200;
/** No head: the result holds whatever the path. */
export const NO_HEAD = MAX_DEPTH + 1;

/** A position on the path of the proof search and its moves. */
export class Ply {
  readonly frame: Frame;
  /** Key in the table, and identity: the key with the net number of threats mixed in. */
  lo = 0;
  hi = 0;
  net = 0;
  idLo = 0;
  idHi = 0;
  /** The move that led here. */
  arrivedBy = 0;
  // The result: the winner, or 0 and the numbers.
  winner: Side | 0 = 0;
  length = 0;
  /** The result holds for this net number of threats and all that suit the winner better. */
  bound = 0;
  /** The side to move had a legal move here but for a ban and want of threats. */
  barred = false;
  headOne = NO_HEAD;
  headTwo = NO_HEAD;
  min = 1;
  sum = 1;
  /** Of a model: its chains have been found. */
  labelled = false;
  // The moves.
  count = 0;
  /** The guide has looked at this position. */
  prepared = false;
  readonly cell: Int16Array;
  readonly childLo: Int32Array;
  readonly childHi: Int32Array;
  readonly childIdLo: Int32Array;
  readonly childIdHi: Int32Array;
  readonly childNet: Int32Array;
  readonly childMin: Int32Array;
  readonly childSum: Int32Array;
  readonly childLength: Int32Array;
  readonly childBound: Int16Array;
  readonly childHeadOne: Int16Array;
  readonly childHeadTwo: Int16Array;
  /** Zone of the win, of this position and after each move. */
  readonly zone = new Int32Array(ZONE_WORDS);
  readonly childZone: Int32Array;
  /** Something in the position was sealed off and has been filled: what that depends on. */
  isFilled = false;
  readonly filled = new Int32Array(ZONE_WORDS);
  /** The cells that were filled in it, and those filled in positions above it as well. */
  readonly filledHere = new Int32Array(ZONE_WORDS);
  readonly filledAll = new Int32Array(ZONE_WORDS);
  /** The loser's moves that lie in the zone. */
  readonly used: Uint8Array;
  /** Moves that do not matter as far as is known: they lie outside the zone of those that have been refuted. */
  readonly aside: Uint8Array;
  /** Cells where a move was left aside, see `isOuter`. */
  readonly skipped: Int16Array;
  skips = 0;
  /** The attacker's move that was searched for all of them, or -1. */
  outer = -1;
  /** Where the attacker must play, on how many cells, and the cells that this depends on, see `Exits`. */
  readonly must = new Int16Array(MOST);
  musts = NONE;
  readonly threats = new Int32Array(ZONE_WORDS);
  /** Key of the position's essence, see `Essence`. */
  essenceLo = 0;
  essenceHi = 0;
  /** The numbers are those of another position with the same essence. */
  isBorrowed = false;
  /** What else is the same on the zone has the same result, see `Precedents`. */
  mayBePrecedent = false;
  /** Of the position before anything in it was filled. */
  readonly imprint = new Int32Array(IMPRINT_WORDS);

  constructor(frame: Frame, moves: number) {
    this.frame = frame;
    this.cell = new Int16Array(moves);
    this.childLo = new Int32Array(moves);
    this.childHi = new Int32Array(moves);
    this.childIdLo = new Int32Array(moves);
    this.childIdHi = new Int32Array(moves);
    this.childNet = new Int32Array(moves);
    this.childMin = new Int32Array(moves);
    this.childSum = new Int32Array(moves);
    this.childLength = new Int32Array(moves);
    this.childBound = new Int16Array(moves);
    this.childHeadOne = new Int16Array(moves);
    this.childHeadTwo = new Int16Array(moves);
    this.childZone = new Int32Array(moves * ZONE_WORDS);
    this.used = new Uint8Array(moves);
    this.aside = new Uint8Array(moves);
    this.skipped = new Int16Array(moves);
  }

  /** Of a pair of numbers for the side to move and the other side, the attacker's. */
  pn(mine: number, other: number): number {
    return this.frame.toPlay === ATTACKER ? mine : other;
  }

  decide(winner: Side, length: number): void {
    this.winner = winner;
    this.length = length;
    this.headOne = NO_HEAD;
    this.headTwo = NO_HEAD;
    this.min = winner === this.frame.toPlay ? 0 : INFINITE;
    this.sum = INFINITE - this.min;
  }

  setDecided(i: number, winner: Side, length: number, bound: number, headOne: number, headTwo: number): void {
    const wins = winner === this.frame.toPlay;
    this.childMin[i] = wins ? 0 : INFINITE;
    this.childSum[i] = wins ? INFINITE : 0;
    this.childLength[i] = length;
    this.childBound[i] = bound;
    this.childHeadOne[i] = headOne;
    this.childHeadTwo[i] = headTwo;
  }

  setNumbers(i: number, pn: number, dn: number): void {
    const attacks = this.frame.toPlay === ATTACKER;
    this.childMin[i] = attacks ? pn : dn;
    this.childSum[i] = attacks ? dn : pn;
    this.childHeadOne[i] = NO_HEAD;
    this.childHeadTwo[i] = NO_HEAD;
  }

  clearMoves(): void {
    this.aside.fill(0);
    this.count = 0;
    this.prepared = false;
    this.barred = false;
    this.skips = 0;
    this.outer = -1;
  }

  /** Makes the zone after a move empty (0) or everything (-1). */
  setZone(i: number, word: number): void {
    for (let k = i * ZONE_WORDS; k < (i + 1) * ZONE_WORDS; k++) this.childZone[k] = word;
  }

  keepOnlyLast(): void {
    const last = this.count - 1;
    this.count = 1;
    this.cell[0] = this.cell[last]!;
    this.childMin[0] = this.childMin[last]!;
    this.childSum[0] = this.childSum[last]!;
    this.childLength[0] = this.childLength[last]!;
    this.childBound[0] = this.childBound[last]!;
    this.childHeadOne[0] = this.childHeadOne[last]!;
    this.childHeadTwo[0] = this.childHeadTwo[last]!;
    for (let k = 0; k < ZONE_WORDS; k++) this.childZone[k] = this.childZone[last * ZONE_WORDS + k]!;
  }
}
