/**
 * The transposition table of the heuristic search, in one Int32Array. An entry is eight words:
 *
 *     0 KEY_LO  1 KEY_HI    the whole 64-bit key, compared in full
 *     2 SCORE               see `heuristic-search.ts`; a proved result counts from this position on, not from the root
 *     3 INFO                move in the low half, depth in the next byte, bound and number of heads in the one above
 *     4..7 HEADS            keys of up to two heads of a result that leans on a repetition
 *
 * Entries stand in pairs: the first of a pair keeps what was searched deepest, the second what came last.
 */
export class ScoreTable {
  readonly data: Int32Array;
  private readonly pairs: number;

  constructor(megabytes: number) {
    this.pairs = 2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / (4 * WORDS * 2)));
    this.data = new Int32Array(this.pairs * 2 * WORDS);
  }

  /** Forgets everything. */
  clear(): void {
    this.data.fill(0);
  }

  /** Index of the entry's first word, or -1. */
  find(lo: number, hi: number): number {
    const { data } = this;
    const first = this.pairOf(lo);
    if (data[first] === lo && data[first + 1] === hi) return first;
    const second = first + WORDS;
    return data[second] === lo && data[second + 1] === hi ? second : -1;
  }

  /** Stores a result that was searched to this depth; the heads are for the caller to fill in. Returns the index. */
  store(
    lo: number,
    hi: number,
    score: number,
    move: number,
    depth: number,
    bound: number,
    heads: number,
  ): number {
    const { data } = this;
    let index = this.find(lo, hi);
    if (index < 0) {
      index = this.pairOf(lo);
      if (depthIn(data[index + INFO]!) > depth) index += WORDS;
    }
    data[index] = lo;
    data[index + 1] = hi;
    data[index + SCORE] = score;
    data[index + INFO] = (heads << 28) | (bound << 24) | (depth << 16) | move;
    return index;
  }

  private pairOf(lo: number): number {
    return (lo & (this.pairs - 1)) * 2 * WORDS;
  }
}

const WORDS = 8;
export const SCORE = 2;
export const INFO = 3;
export const HEADS = 4;

/** What a score says of the true one. */
export const LOWER = 1;
export const UPPER = 2;
export const EXACT = 3;

/** Depth of a result that more depth cannot change. */
export const FINAL = 255;

export const depthIn = (info: number): number => (info >> 16) & 0xff;
export const boundIn = (info: number): number => (info >> 24) & 3;
export const headsIn = (info: number): number => (info >> 28) & 3;
export const moveIn = (info: number): number => info & 0xffff;
