import { BLACK, WHITE } from '../engine/color.ts';
import type { Field } from './field.ts';
import { MAX_THREATS } from './problem.ts';

/**
 * Random 64-bit numbers, as two 32-bit halves, from which the key of a state is made by exclusive or. The generator is
 * seeded with a constant, so that the same problem gives the same keys, the same table and the same node count always.
 * A number belongs to a point of the board and the fixed stones are part of the key too, so that a position keeps its
 * key when the field around it is cut out anew after a move.
 */
export class Keys {
  /** Three a cell: defender's stone, attacker's stone, keystone (see `stoneKey`). */
  readonly stoneLo: Int32Array;
  readonly stoneHi: Int32Array;
  /** Ban on each cell; the last one, for no ban, is zero. */
  readonly koLo: Int32Array;
  readonly koHi: Int32Array;
  /** Mixed in when the attacker is to move. */
  readonly turnLo: number;
  readonly turnHi: number;
  /** Threats that both sides have (the smaller number of the two); for none, zero. */
  readonly pairLo: Int32Array;
  readonly pairHi: Int32Array;
  /** Difference of the threats, from -MAX_THREATS: part of a state's identity, but not of its key in the table. */
  readonly netLo: Int32Array;
  readonly netHi: Int32Array;
  /** Key of the stones that are no cells. */
  fixedLo = 0;
  fixedHi = 0;

  constructor(field: Field) {
    const cells = field.size;
    const { geometry, colors, defender } = field.problem;
    const random = xorshift(0x2545f491);
    const fill = (length: number) => Int32Array.from({ length }, random);
    this.stoneLo = new Int32Array(3 * cells);
    this.stoneHi = new Int32Array(3 * cells);
    this.koLo = new Int32Array(cells + 1);
    this.koHi = new Int32Array(cells + 1);
    for (let point = 0; point < geometry.length; point++) {
      const numbers = fill(8);
      const cell = field.cellOf[point]!;
      if (cell >= 0) {
        this.stoneLo.set(numbers.subarray(0, 3), 3 * cell);
        this.stoneHi.set(numbers.subarray(3, 6), 3 * cell);
        this.koLo[cell] = numbers[6]!;
        this.koHi[cell] = numbers[7]!;
      } else if (colors[point] === BLACK || colors[point] === WHITE) {
        const side = colors[point] === defender ? 0 : 1;
        this.fixedLo ^= numbers[side]!;
        this.fixedHi ^= numbers[3 + side]!;
      }
    }
    this.turnLo = random();
    this.turnHi = random();
    this.pairLo = fill(MAX_THREATS + 1);
    this.pairHi = fill(MAX_THREATS + 1);
    this.netLo = fill(2 * MAX_THREATS + 1);
    this.netHi = fill(2 * MAX_THREATS + 1);
    for (const zero of [this.pairLo, this.pairHi]) zero[0] = 0;
  }
}

/** Index into `stoneLo` and `stoneHi` of a cell's content: 1 defender, 2 attacker, 5 keystone. */
export function stoneKey(cell: number, content: number): number {
  return 3 * cell + (content === 5 ? 2 : content - 1);
}

/** So many random numbers, always the same; of more the first ones are the same, too. */
export function makeNumbers(length: number): Int32Array {
  return Int32Array.from({ length }, xorshift(0x6c078965));
}

/** A small generator of 32-bit numbers (two xorshift words, added), good enough for keys and quick to start. */
function xorshift(seed: number): () => number {
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  return () => {
    a ^= a << 13;
    a ^= a >>> 17;
    a ^= a << 5;
    b = (Math.imul(b, 0x41c64e6d) + 0x3039) | 0;
    return (a + (b ^ (b >>> 15))) | 0;
  };
}
