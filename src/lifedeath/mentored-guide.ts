import { ATTACKER, DEFENDER, type Field } from './field.ts';
import type { Frame } from './frame.ts';
import type { Guide } from './guide.ts';
import { Keys, stoneKey } from './keys.ts';
import type { ProofSearch } from './proof-search.ts';

/**
 * First guesses that know what came of a narrower problem about the same keystones: the mentor. A position is looked up there without the stones beyond what
 * could change in it. Who won there mostly wins again, above all a defender, who then needs nothing of what is further out. Nothing is proved by it: where the
 * mentor knows nothing, and in how much it is believed, these are guesses like any other.
 */
export class MentoredGuide implements Guide {
  pn = 1;
  dn = 1;
  readonly most: number;
  private readonly inner: Guide;
  private readonly field: Field;
  private readonly mentor: ProofSearch;
  private readonly keys: Keys;
  /** Three a cell, as in `Keys`: what a content of the cell is in the mentor's key; zero where it is none of the mentor's cells. */
  private readonly stoneLo: Int32Array;
  private readonly stoneHi: Int32Array;
  /** What never changes in the mentor's key. */
  private fixedLo: number;
  private fixedHi: number;
  // Of the prepared frame.
  private lo = 0;
  private hi = 0;

  constructor(inner: Guide, field: Field, mentor: ProofSearch) {
    this.inner = inner;
    this.most = inner.most;
    this.field = field;
    this.mentor = mentor;
    this.keys = new Keys(mentor.field);
    this.stoneLo = new Int32Array(3 * field.size);
    this.stoneHi = new Int32Array(3 * field.size);
    this.fixedLo = this.keys.fixedLo;
    this.fixedHi = this.keys.fixedHi;
    mentor.field.points.forEach((point, there) => {
      const here = field.cellOf[point]!;
      const range = [3 * there, 3 * there + 3] as const;
      if (here >= 0) {
        this.stoneLo.set(this.keys.stoneLo.subarray(...range), 3 * here);
        this.stoneHi.set(this.keys.stoneHi.subarray(...range), 3 * here);
      } else this.fix(point, there);
    });
  }

  /** A point that can change for the mentor but not here. */
  private fix(point: number, there: number): void {
    const { colors, defender } = this.field.problem;
    if (colors[point] === 0) return;
    const key = stoneKey(there, colors[point] === defender ? DEFENDER : ATTACKER);
    this.fixedLo ^= this.keys.stoneLo[key]!;
    this.fixedHi ^= this.keys.stoneHi[key]!;
  }

  prepare(frame: Frame): void {
    const { size } = this.field;
    const { cells } = frame;
    let lo = this.fixedLo;
    let hi = this.fixedHi;
    for (let cell = 0; cell < size; cell++) {
      const content = cells[cell]!;
      if (content === 0) continue;
      const key = stoneKey(cell, content);
      lo ^= this.stoneLo[key]!;
      hi ^= this.stoneHi[key]!;
    }
    this.lo = lo;
    this.hi = hi;
    this.inner.prepare(frame);
  }

  pass(frame: Frame): void {
    this.inner.pass(frame);
    this.advise(frame, this.lo, this.hi);
  }

  play(frame: Frame, cell: number): void {
    this.inner.play(frame, cell);
    const own = stoneKey(cell, frame.toPlay);
    let lo = this.lo ^ this.stoneLo[own]!;
    let hi = this.hi ^ this.stoneHi[own]!;
    if (frame.capturedStones > 0) {
      const { neighbours } = this.field;
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const chain = frame.chainOf[neighbours[i]!]!;
        if (chain < 0 || !frame.isTakenBy(chain, frame.toPlay) || frame.isSeenBefore(cell, i, chain))
          continue;
        for (let stone = frame.first[chain]!; stone >= 0; stone = frame.nextStone[stone]!) {
          const key = stoneKey(stone, frame.cells[stone]!);
          lo ^= this.stoneLo[key]!;
          hi ^= this.stoneHi[key]!;
        }
      }
    }
    this.advise(frame, lo, hi);
  }

  /** Makes the guesses those of the inner guide, as the mentor sees them, for a position with these stones after a move of the frame. */
  private advise(frame: Frame, lo: number, hi: number): void {
    this.pn = this.inner.pn;
    this.dn = this.inner.dn;
    if (frame.afterKo !== this.field.size || frame.ko !== this.field.size) return;
    const { defenderThreats, attackerThreats } = frame;
    if (defenderThreats > 0 && attackerThreats > 0) return;
    const turn = frame.toPlay === DEFENDER;
    const winner = this.mentor.recall(
      turn ? lo ^ this.keys.turnLo : lo,
      turn ? hi ^ this.keys.turnHi : hi,
      defenderThreats - attackerThreats,
    );
    if (winner === DEFENDER) {
      this.dn = 1 + (this.dn >> DEFENDERS);
      this.pn = Math.min(this.pn << 1, LARGEST);
    } else if (winner === ATTACKER) {
      this.pn = 1 + (this.pn >> ATTACKERS);
      this.dn = Math.min(this.dn << 1, LARGEST);
    }
  }
}

// By how many halvings the work for a side looks less where it has won for the mentor (docs/notes.md).
const DEFENDERS = 4;
const ATTACKERS = 2;
const LARGEST = 1 << 26;
