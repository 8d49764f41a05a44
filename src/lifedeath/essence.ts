import { ATTACKER, DEFENDER, type Field, KEY, SIDE } from './field.ts';
import type { Frame } from './frame.ts';
import { makeNumbers } from './keys.ts';
import { findWhole } from './move-filter.ts';
import { add } from './zone.ts';

// What a cell touches, as bits.
const WHOLE = 1;
const ATTACKERS = 2;
const DEFENDERS = 4;
/** Numbers for each cell: four contents, each with what the cell touches. */
const NUMBERS = 32;

/**
 * The essence of a position: its key without what makes no difference.
 *
 * Take away the stones that stand for ever and, if one chain has all keystones, that chain. Of the cells left, the rest, it is kept what each holds and whether it touches that
 * chain or has, or touches, a permanent liberty of either side. Claim: two positions with the same rest have the same winner, if turn, ban and threats are the same and
 * no keystone has a permanent liberty.
 * Argument: all empty cells are in the rest, so the same moves are there in both. Every chain in the rest has the same stones and
 * liberties in both; the chain of all keystones has the same liberties, the empty cells that touch it, and its capture is the end in both, whatever its
 * stones. So the same moves are legal, capture the same, bring the same ban, and join what is taken away in the same
 * way; what each cell touches afterwards is the same, too. So the two games go on alike, to the end.
 */
export class Essence {
  lo = 0;
  hi = 0;
  private readonly field: Field;
  private readonly numbers: Int32Array;
  private readonly base: number;
  private whole = -1;

  constructor(field: Field) {
    this.field = field;
    this.base = NUMBERS * field.size;
    this.numbers = readNumbers(2 * this.base);
  }

  /** Finds the essence of the stones of a labelled frame: `lo` and `hi`. */
  look(frame: Frame): void {
    const { numbers, base } = this;
    const { size, neighbours, safe } = this.field;
    const { cells, chainOf, side, immortal } = frame;
    const whole = findWhole(frame);
    this.whole = whole;
    let lo = 0;
    let hi = 0;
    for (let cell = 0; cell < size; cell++) {
      const own = chainOf[cell]!;
      if (own >= 0 && (own === whole || immortal[own] === 1)) continue;
      let touched = (safe[cell]! & ATTACKER ? ATTACKERS : 0) | (safe[cell]! & DEFENDER ? DEFENDERS : 0);
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const chain = chainOf[neighbours[i]!]!;
        if (chain < 0) continue;
        if (chain === whole) touched |= WHOLE;
        else if (immortal[chain] === 1) touched |= side[chain] === ATTACKER ? ATTACKERS : DEFENDERS;
      }
      const content = cells[cell]!;
      const index = NUMBERS * cell + 8 * (content & KEY ? 3 : content & SIDE) + touched;
      lo ^= numbers[index]!;
      hi ^= numbers[base + index]!;
    }
    this.lo = lo;
    this.hi = hi;
  }

  /**
   * Makes the zone of a win in a position that of another one with the same essence, in the frame that was looked at last; it is to be closed. What is in the rest stays, and
   * the stones around the rest are added: the chain of all keystones and those that stand for ever next to it or to the rest.
   * Argument: let a position be the same as this one on the new zone; its keystones are then among those of this one, since what was captured never comes back. What is beyond these stones is
   * sealed off, whatever it is (see `Sealed`). The first position, with the rest changed to what
   * that one holds there, is the same as it was on the old zone, so it has the same winner; and its essence is that of the position.
   */
  adopt(frame: Frame, zone: Int32Array): void {
    const { whole } = this;
    const { size, neighbours } = this.field;
    const { chainOf, immortal } = frame;
    const isTaken = (cell: number) => {
      const chain = chainOf[cell]!;
      return chain >= 0 && chain !== whole && immortal[chain] === 1;
    };
    for (let cell = 0; cell < size; cell++) {
      const bit = 1 << (cell & 31);
      if (chainOf[cell] === whole && whole >= 0) add(zone, 0, cell);
      else if (isTaken(cell)) {
        zone[cell >> 5]! &= ~bit;
        for (let i = 4 * cell; i < 4 * cell + 4; i++)
          if (neighbours[i] !== size && !isTaken(neighbours[i]!)) add(zone, 0, cell);
      }
    }
  }
}

let shared: Int32Array = new Int32Array(0);

/** The numbers are the same for all fields; they are made once. */
function readNumbers(length: number): Int32Array {
  if (shared.length < length) shared = makeNumbers(Math.max(length, 2 * shared.length));
  return shared;
}
