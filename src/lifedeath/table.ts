/**
 * The transposition table: what is known of each state, in one Int32Array. An entry is sixteen words, a cache line:
 *
 *     0 KEY_LO  1 KEY_HI    the whole 64-bit key, compared in full
 *     2 PN      3 DN        proof and disproof number of "the attacker captures", last seen
 *     4 BOUNDS              four bytes, see below
 *     5 STAMP               generation in the high half; in the low half the move that
 *                           wins for the side to move, where it wins with some number of threats
 *     6 WORK                nodes spent below this state: what would be lost with the entry
 *     7 LENGTHS             length of the attacker's win (low half) and of the defender's (high half)
 *     8..11 HEADS           keys of up to two heads of a conditional result
 *     12..15 ZONE           what the win depends on (see Zones)
 *
 * BOUNDS, from the low byte: the attacker wins with every net number of threats up to A (the defender's threats less the
 * attacker's); the defender wins from D upwards; the net number for which PN, DN and the heads were found; and how many
 * heads there are. Numbers of threats are kept with ZERO added. This is dominance by threats: more threats never hurt
 * their owner, who need not use them, so one entry serves all numbers of threats at once.
 *
 * A position that was searched has a second entry under the key of its essence (see `Essence`), which other positions share. Such keys go by cells, so a table serves one
 * field at a time.
 *
 * Entries stand in buckets of four. Most keys that are looked for are not there, and the entries of a bucket are as many cache lines; so its tags, which stand together, are
 * looked at first. Where all four are taken, the one with the least work goes. Entries of an earlier
 * generation count as free. The table starts small and grows fourfold when it is half full, up to its limit, since a
 * small table is a quick one.
 */
export class Table {
  data: Int32Array = new Int32Array(0);
  /** A tag for each entry, see `tag`. */
  private tags: Uint8Array = new Uint8Array(0);
  /** Entries of this generation. */
  filled = 0;
  private buckets = 0;
  private maxBuckets = 0;
  /** Changes when all is forgotten. */
  generation = 1;

  constructor(megabytes: number) {
    this.resize(megabytes);
  }

  /** Sets the limit of memory; what is in the table is forgotten. */
  resize(megabytes: number): void {
    this.maxBuckets = Math.max(64, Math.floor((megabytes * 2 ** 20) / ((4 * WORDS + 1) * BUCKET)));
    this.buckets = Math.min(FIRST_BUCKETS, this.maxBuckets);
    this.data = new Int32Array(this.buckets * BUCKET * WORDS);
    this.tags = new Uint8Array(this.buckets * BUCKET);
    this.filled = 0;
    this.generation = 1;
  }

  get megabytes(): number {
    return Math.round((this.data.length * 4) / 2 ** 20);
  }

  /** Forgets everything, in no time. */
  clear(): void {
    this.filled = 0;
    this.generation++;
    if (this.generation < 0x7fff) return;
    this.data.fill(0);
    this.generation = 1;
  }

  /** Index of the entry's first word, or -1. */
  find(lo: number, hi: number): number {
    const { tags, data, generation } = this;
    const tag = this.tag(hi);
    const first = this.bucket(lo);
    for (let slot = first; slot < first + BUCKET; slot++) {
      if (tags[slot] !== tag) continue;
      const index = slot * WORDS;
      if (data[index] === lo && data[index + KEY_HI] === hi && data[index + STAMP]! >>> 16 === generation)
        return index;
    }
    return -1;
  }

  /** The state's entry; a new one, with nothing known, if there was none. */
  claim(lo: number, hi: number): number {
    const found = this.find(lo, hi);
    if (found >= 0) return found;
    if (this.filled * 2 > this.buckets * BUCKET && this.buckets < this.maxBuckets) this.grow();
    const index = this.victim(lo);
    const { data } = this;
    if (data[index + STAMP]! >>> 16 !== this.generation) this.filled++;
    data.fill(0, index, index + WORDS);
    this.tags[index / WORDS] = this.tag(hi);
    data[index] = lo;
    data[index + KEY_HI] = hi;
    data[index + PN] = 1;
    data[index + DN] = 1;
    data[index + BOUNDS] = UNKNOWN;
    data[index + STAMP] = (this.generation << 16) | NO_MOVE;
    return index;
  }

  setMove(index: number, move: number): void {
    this.data[index + STAMP] = (this.generation << 16) | move;
  }

  /** The first of the places in a key's bucket. */
  private bucket(lo: number): number {
    return Math.floor((lo >>> 0) * (this.buckets / 2 ** 32)) * BUCKET;
  }

  /** A byte of the key. Where it differs the entry is another key's, or free. */
  private tag(hi: number): number {
    return hi & 0xff;
  }

  private victim(lo: number): number {
    const { data, generation } = this;
    const first = this.bucket(lo) * WORDS;
    let best = first;
    let least = Infinity;
    for (let i = 0, index = first; i < BUCKET; i++, index += WORDS) {
      if (data[index + STAMP]! >>> 16 !== generation) return index;
      if (data[index + WORK]! < least) {
        least = data[index + WORK]!;
        best = index;
      }
    }
    return best;
  }

  private grow(): void {
    const old = this.data;
    const { generation } = this;
    const buckets = Math.min(this.buckets * 4, this.maxBuckets);
    try {
      const data = new Int32Array(buckets * BUCKET * WORDS);
      this.tags = new Uint8Array(buckets * BUCKET);
      this.data = data;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // The machine has less memory than the limit allows: this is all that the table gets.
      this.maxBuckets = this.buckets;
      return;
    }
    this.buckets = buckets;
    this.filled = 0;
    for (let from = 0; from < old.length; from += WORDS) {
      if (old[from + STAMP]! >>> 16 !== generation) continue;
      const to = this.victim(old[from]!);
      if (this.data[to + STAMP]! >>> 16 !== generation) this.filled++;
      this.data.set(old.subarray(from, from + WORDS), to);
      this.tags[to / WORDS] = this.tag(old[from + KEY_HI]!);
    }
  }
}

const BUCKET = 4;
const FIRST_BUCKETS = 1 << 12;
const WORDS = 16;
export const KEY_HI = 1;
export const PN = 2;
export const DN = 3;
export const BOUNDS = 4;
export const STAMP = 5;
export const WORK = 6;
export const LENGTHS = 7;
export const HEADS = 8;
export const ZONE = 12;

/** Low half of STAMP where no move is known. */
export const NO_MOVE = 0xffff;
/** What is added to a net number of threats in BOUNDS. */
export const ZERO = 64;
/** BOUNDS that know nothing: A below and D above every number of threats. */
const UNKNOWN = 127 << 8;
