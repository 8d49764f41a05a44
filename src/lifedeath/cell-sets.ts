import { ATTACKER, DEFENDER, SIDE } from './field.ts';
import type { Frame } from './frame.ts';
import { add } from './zone.ts';

/** The contents of a frame as sets of cells, a bit each, so that a pattern is compared in a few steps. */
export class CellSets {
  /** 32-bit words of a set. */
  readonly words: number;
  readonly empty: Int32Array;
  /** Stones of each side, by side. */
  readonly of: readonly Int32Array[];

  constructor(cells: number) {
    this.words = countWords(cells);
    this.empty = new Int32Array(this.words);
    this.of = [this.empty, new Int32Array(this.words), new Int32Array(this.words)];
  }

  load({ cells, field: { size } }: Frame): void {
    this.empty.fill(0);
    this.of[DEFENDER]!.fill(0);
    this.of[ATTACKER]!.fill(0);
    for (let cell = 0; cell < size; cell++) add(this.of[cells[cell]! & SIDE]!, 0, cell);
  }
}

export function countWords(cells: number): number {
  return Math.max(1, (cells + 31) >> 5);
}

/** How many bits of a word are set. */
export function countBits(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
