import type { Field, Side } from './field.ts';
import type { Frame } from './frame.ts';

/** Words of a zone: 128 cells. Larger fields are searched without zones. */
export const ZONE_WORDS = 4;
export const MAX_ZONE_CELLS = 32 * ZONE_WORDS;

/**
 * Zones: which cells a win depends on. They are explained here for the defender; an attacker's win has a zone in the same way, but for one thing: a move of the
 * defender's outside it is answered as a pass is, which the defender may always make and which the attacker has refuted, in finitely many moves.
 *
 * A zone Z of a position s that the defender wins makes this claim: the defender wins every position s' that has the same
 * contents as s on Z, the same side to move, the same threats and the same ban (or one on the defender outside Z). So a move of
 * the attacker's outside Z changes nothing that matters: the defender passes, and the attacker is to move in a position that is the
 * same on Z. (Going on like that for ever is the defender's win.) Only the attacker's moves inside Z have to be refuted.
 *
 * How a zone is built, and why the claim holds at each step by the claims below it:
 * - Benson's life: the chains and their vital areas. Nothing else enters into Benson's argument.
 * - A chain with a permanent liberty: a keystone of it.
 * - A way out that nobody can close: the cells of the threats, and the chains that they are made of (`Exits`).
 * - Static death: the keystones, and the attacker's stones around the part that they are in (`Statics.addDead`).
 * - A position with the essence of one that is decided: that zone, and what is around the rest (`Essence.adopt`).
 * - A position that is the same as one that is decided on the zone of that: the same zone (`Precedents`).
 * - The defender's move x: the zone after x, x itself, what x captures and the chains around that (so x captures the same in s'),
 *   something that makes x legal, and, if exactly one stone is captured, the neighbours of x (so a ban follows in s' when it does in s).
 * - The attacker to move: a set that holds the zones after each legal move in it, in the same way the neighbours of a move
 *   that captures one stone, and the zone after a pass if there is a ban (a move outside lifts the ban as a pass does).
 *   Where it must answer a threat, the moves that do not lose by that threat: its cells are in the zone, too.
 * Each of these is closed by `dilate`, which makes sure that s and s' do not come to differ on Z by a capture or by a move that
 * is legal in one of them alone:
 * - chains that can be captured are in Z as a whole; of a chain with a permanent liberty, each stone in Z is joined in Z to one that has that liberty
 *   itself, so it stands for ever in s', too;
 * - a chain in Z that can be captured has two of its liberties in Z, so no single move captures it in s' unless it does in s; a chain with
 *   one liberty has that, and all chains around it, so that it has no other liberty in s' either;
 * - around a point of Z where the attacker's stone would be suicide, all chains are in Z (those of the attacker's have that
 *   point as their one liberty, so the rule before covers their surroundings): it stays suicide in s'.
 */
export class Zones {
  private readonly field: Field;
  private readonly taken: Uint8Array;
  private readonly seen = new Int32Array(ZONE_WORDS);
  private readonly whole: Int32Array;
  private readonly counted: Int32Array;
  private stamp = 0;
  // The search for a permanent liberty: stones in the order in which they were reached, and from where.
  private readonly queue: Int16Array;
  private readonly from: Int16Array;
  /** Stones that are known to be joined to a permanent liberty in the zone carry the stamp. */
  private readonly anchoredAt: Int32Array;
  private anchorStamp = 0;

  constructor(field: Field) {
    this.field = field;
    this.taken = new Uint8Array(field.size);
    this.whole = makeWhole(field);
    this.counted = new Int32Array(field.size + 1);
    this.queue = new Int16Array(field.size);
    this.from = new Int16Array(field.size);
    this.anchoredAt = new Int32Array(field.size);
  }

  /**
   * Closes the zone of a win of this side's in a labelled frame under the rules above. Cells that were filled because they are sealed off are kept out of
   * it if possible: they stand for whatever was there.
   */
  dilate(frame: Frame, winner: Side, zone: Int32Array, at: number, filled: Int32Array): void {
    const suicides = frame.toPlay !== winner;
    this.taken.fill(0, 0, frame.chains);
    this.anchorStamp++;
    for (let k = 0; k < ZONE_WORDS; k++) zone[at + k]! &= this.whole[k]!;
    // What has been looked at need not be looked at again, and whatever is added in a word that has been passed brings another round.
    const { seen } = this;
    seen.fill(0);
    for (let open = true; open; ) {
      open = false;
      for (let k = 0; k < ZONE_WORDS; k++) {
        for (let rest = zone[at + k]! & ~seen[k]!; rest !== 0; rest = zone[at + k]! & ~seen[k]!) {
          open = true;
          const bit = 31 - Math.clz32(rest);
          seen[k]! |= 1 << bit;
          this.closeCell(frame, 32 * k + bit, suicides, zone, at, filled);
        }
      }
    }
  }

  private closeCell(
    frame: Frame,
    cell: number,
    suicides: boolean,
    zone: Int32Array,
    at: number,
    filled: Int32Array,
  ): void {
    const chain = frame.chainOf[cell]!;
    if (chain < 0) {
      if (suicides && this.isSuicide(frame, cell)) this.addAround(frame, cell, zone, at);
    } else if (frame.immortal[chain]) {
      if (this.anchoredAt[cell] === this.anchorStamp) return;
      if (!this.anchor(frame, cell, zone, at, filled)) this.anchor(frame, cell, zone, at, NOTHING);
    } else if (!this.taken[chain]) {
      this.taken[chain] = 1;
      this.takeChain(frame, chain, zone, at);
    }
  }

  /**
   * Adds the shortest way from a stone that stands for ever, over stones of its chain, to one that has a permanent liberty itself. False if none leads
   * past the filled cells.
   */
  private anchor(frame: Frame, start: number, zone: Int32Array, at: number, filled: Int32Array): boolean {
    const { neighbours, safe } = this.field;
    const { queue, from, counted, anchoredAt } = this;
    const anchored = this.anchorStamp;
    const chain = frame.chainOf[start]!;
    const side = frame.side[chain]!;
    const stamp = ++this.stamp;
    let last = 0;
    queue[last++] = start;
    from[start] = -1;
    counted[start] = stamp;
    for (let k = 0; k < last; k++) {
      const cell = queue[k]!;
      if (safe[cell]! & side || anchoredAt[cell] === anchored) {
        for (let step = cell; step >= 0; step = from[step]!) {
          add(zone, at, step);
          anchoredAt[step] = anchored;
        }
        return true;
      }
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const next = neighbours[i]!;
        if (frame.chainOf[next] !== chain || counted[next] === stamp || has(filled, 0, next)) continue;
        counted[next] = stamp;
        from[next] = cell;
        queue[last++] = next;
      }
    }
    return false;
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

  private addAround(frame: Frame, cell: number, zone: Int32Array, at: number): void {
    const { size, neighbours } = this.field;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const next = neighbours[i]!;
      if (next !== size && frame.cells[next] !== 0) add(zone, at, next);
    }
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

/** No cell at all. */
export const NOTHING = new Int32Array(ZONE_WORDS);

/** All cells of a field. */
export function makeWhole({ size }: Field): Int32Array {
  const whole = new Int32Array(ZONE_WORDS);
  for (let cell = 0; cell < Math.min(size, MAX_ZONE_CELLS); cell++) add(whole, 0, cell);
  return whole;
}

/** Has a zone all cells of another? */
export function contains(zone: Int32Array, other: Int32Array): boolean {
  for (let k = 0; k < ZONE_WORDS; k++) if (other[k]! & ~zone[k]!) return false;
  return true;
}

/** Have two zones a cell in common? */
export function meets(zone: Int32Array, other: Int32Array): boolean {
  for (let k = 0; k < ZONE_WORDS; k++) if (zone[k]! & other[k]!) return true;
  return false;
}

export function countCells(zone: Int32Array, at: number): number {
  let count = 0;
  for (let k = at; k < at + ZONE_WORDS; k++) {
    // Bits in pairs, in fours, in bytes, and the bytes added up in the highest.
    const pairs = zone[k]! - ((zone[k]! >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

export function has(zone: Int32Array, at: number, cell: number): boolean {
  return ((zone[at + (cell >> 5)]! >>> (cell & 31)) & 1) === 1;
}

export function add(zone: Int32Array, at: number, cell: number): void {
  zone[at + (cell >> 5)]! |= 1 << (cell & 31);
}
