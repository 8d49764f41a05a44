import type { Field, Side } from './field.ts';
import type { Frame } from './frame.ts';

/** Words of a zone: 128 cells. Larger fields are searched without zones. */
export const ZONE_WORDS = 4;
export const MAX_ZONE_CELLS = 32 * ZONE_WORDS;

/**
 * Zones: which cells a win of the defender's depends on.
 *
 * A zone Z of a position s that the defender wins makes this claim: the defender wins every position s' that has the same
 * contents as s on Z, the same side to move, the same threats and the same ban (or one on the defender outside Z). So a move of
 * the attacker's outside Z changes nothing that matters: the defender passes, and the attacker is to move in a position that is the
 * same on Z. (Going on like that for ever is the defender's win.) Only the attacker's moves inside Z have to be refuted.
 *
 * How a zone is built, and why the claim holds at each step by the claims below it:
 * - Benson's life: the chains and their vital areas. Nothing else enters into Benson's argument.
 * - A chain with a permanent liberty: the chain.
 * - The defender's move x: the zone after x, x itself, what x captures and the chains around that (so x captures the same in s'),
 *   something that makes x legal, and, if exactly one stone is captured, the neighbours of x (so a ban follows in s' when it does in s).
 * - The attacker to move: a set that holds the zones after each legal move in it, in the same way the neighbours of a move
 *   that captures one stone, and the zone after a pass if there is a ban (a move outside lifts the ban as a pass does).
 * Each of these is closed by `dilate`, which makes sure that s and s' do not come to differ on Z by a capture or by a move that
 * is legal in one of them alone:
 * - chains are in Z as a whole;
 * - a chain in Z that can be captured has two of its liberties in Z, so no single move captures it in s' unless it does in s; a chain with
 *   one liberty has that, and all chains around it, so that it has no other liberty in s' either;
 * - around a point of Z where the attacker's stone would be suicide, all chains are in Z (those of the attacker's have that
 *   point as their one liberty, so the rule before covers their surroundings): it stays suicide in s'.
 */
export class Zones {
  private readonly field: Field;
  private readonly taken: Uint8Array;
  private readonly counted: Int32Array;
  private stamp = 0;

  constructor(field: Field) {
    this.field = field;
    this.taken = new Uint8Array(field.size);
    this.counted = new Int32Array(field.size + 1);
  }

  /** Closes the zone of a win of this side's in a labelled frame under the rules above. */
  dilate(frame: Frame, winner: Side, zone: Int32Array, at: number): void {
    const { taken } = this;
    const { size } = this.field;
    const suicides = frame.toPlay !== winner;
    taken.fill(0, 0, frame.chains);
    for (let changed = true; changed; ) {
      changed = false;
      for (let cell = 0; cell < size; cell++) {
        if (!has(zone, at, cell)) continue;
        const chain = frame.chainOf[cell]!;
        if (chain >= 0) {
          if (taken[chain]) continue;
          taken[chain] = 1;
          this.takeChain(frame, chain, zone, at);
          changed = true;
        } else if (suicides && frame.cells[cell] === 0 && this.isSuicide(frame, cell)) {
          if (this.addAround(frame, cell, zone, at)) changed = true;
        }
      }
    }
  }

  /** Adds a chain's stones and as many of its liberties as the rules ask for. */
  private takeChain(frame: Frame, chain: number, zone: Int32Array, at: number): void {
    const { size, neighbours } = this.field;
    const stamp = ++this.stamp;
    let held = 0;
    for (let stone = frame.first[chain]!; stone >= 0; stone = frame.nextStone[stone]!) {
      add(zone, at, stone);
      for (let i = 4 * stone; i < 4 * stone + 4; i++) {
        const next = neighbours[i]!;
        if (frame.cells[next] !== 0 || this.counted[next] === stamp) continue;
        this.counted[next] = stamp;
        if (has(zone, at, next)) held++;
      }
    }
    if (frame.immortal[chain]) return;
    const single = frame.liberties[chain] === 1;
    const wanted = single ? 1 : 2;
    if (held >= wanted && !single) return;
    for (let stone = frame.first[chain]!; stone >= 0; stone = frame.nextStone[stone]!) {
      for (let i = 4 * stone; i < 4 * stone + 4; i++) {
        const next = neighbours[i]!;
        if (next === size) continue;
        if (frame.cells[next] === 0) {
          if (held >= wanted || has(zone, at, next)) continue;
          add(zone, at, next);
          held++;
        } else if (single) add(zone, at, next);
      }
    }
  }

  /** Would a stone of the side to move have no liberty here and capture nothing? */
  private isSuicide(frame: Frame, cell: number): boolean {
    return !frame.consider(cell);
  }

  private addAround(frame: Frame, cell: number, zone: Int32Array, at: number): boolean {
    const { size, neighbours } = this.field;
    let changed = false;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const next = neighbours[i]!;
      if (next === size || frame.cells[next] === 0 || has(zone, at, next)) continue;
      add(zone, at, next);
      changed = true;
    }
    return changed;
  }

  /** Adds the cells around one, whatever they hold. */
  addNeighbours(cell: number, zone: Int32Array, at: number): void {
    const { size, neighbours } = this.field;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) if (neighbours[i] !== size) add(zone, at, neighbours[i]!);
  }

  /** The side to move plays here: adds what the move's legality and its captures depend on. The zone after it is in already. */
  addMove(frame: Frame, cell: number, zone: Int32Array, at: number): void {
    const { size, neighbours, safe } = this.field;
    const me: Side = frame.toPlay;
    add(zone, at, cell);
    frame.consider(cell);
    const captured = frame.capturedStones;
    let legal = captured > 0 || (safe[cell]! & me) !== 0;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const next = neighbours[i]!;
      if (next === size) continue;
      const chain = frame.chainOf[next]!;
      if (chain < 0) continue;
      if (frame.side[chain] === me) {
        if (!legal && (frame.immortal[chain] || frame.liberties[chain]! > 1)) {
          add(zone, at, next);
          legal = true;
        }
      } else if (frame.liberties[chain] === 1 && !frame.immortal[chain]) add(zone, at, next);
    }
    for (let i = 4 * cell; i < 4 * cell + 4 && !legal; i++) {
      const next = neighbours[i]!;
      if (next === size || frame.cells[next] !== 0) continue;
      add(zone, at, next);
      legal = true;
    }
    if (captured === 1) this.addNeighbours(cell, zone, at);
  }

  /** The attacker captures the last keystones here: their chains and the stones around them, which is all that counts any more. */
  addCapture(frame: Frame, cell: number, zone: Int32Array, at: number): void {
    const { size, neighbours } = this.field;
    add(zone, at, cell);
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const chain = frame.chainOf[neighbours[i]!]!;
      if (chain < 0 || frame.keystonesOf[chain] === 0) continue;
      for (let stone = frame.first[chain]!; stone >= 0; stone = frame.nextStone[stone]!) {
        add(zone, at, stone);
        for (let k = 4 * stone; k < 4 * stone + 4; k++)
          if (neighbours[k] !== size) add(zone, at, neighbours[k]!);
      }
    }
  }
}

export function has(zone: Int32Array, at: number, cell: number): boolean {
  return ((zone[at + (cell >> 5)]! >>> (cell & 31)) & 1) === 1;
}

export function add(zone: Int32Array, at: number, cell: number): void {
  zone[at + (cell >> 5)]! |= 1 << (cell & 31);
}
