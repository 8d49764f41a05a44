import { ATTACKER, DEFENDER, type Field, KEY, type Side } from './field.ts';
import type { Frame } from './frame.ts';
import { type Keys, stoneKey } from './keys.ts';
import { add } from './zone.ts';

/**
 * Parts of a position that stones which stand for ever seal off from the keystones. Nothing that happens there matters, so they are filled, and
 * positions that differ in them alone become one.
 *
 * Take away the stones of all chains with a permanent liberty; a part is then a connected set of the cells left, and it is sealed off if
 * it holds no keystone. Filled with stones of one side, one of which has or joins a permanent liberty, it stands for ever, too.
 * Claim: whoever wins the filled position wins the one before, with the same threats, and the other way round. Argument: a chain has
 * its stones and all of its liberties in one part, or it stands for ever. So moves in a sealed part capture nothing and add no liberty
 * elsewhere, nor do moves elsewhere in it, and a ban in one says nothing about the other: such a move is a pass to the rest. The filled
 * position has the rest alone.
 * - Let the defender win it. It then wins the whole by its moves in the rest, answering a move in the sealed part as the pass that it is to the rest: by
 *   passing, if nothing was banned there, since the attacker is then to move in the rest as before; else as it would answer the pass that the
 *   attacker may make to lift the ban. The defender never plays in the part, so the attacker can go on there only so long.
 * - Let the attacker win it. It wins against passes, too, which the defender may always make, without coming back to a state. Moves in the
 *   part are passes, and there are finitely many of them, for only the defender plays there. So the attacker wins the whole by its moves
 *   in the rest.
 * The same goes for the other questions of the search: what matters is only that moves in the part come to an end when one side alone
 * makes them.
 */
export class Sealed {
  private readonly field: Field;
  private readonly keys: Keys;
  /** Cells of a part, in the order in which they were reached. */
  private readonly queue: Int16Array;
  private readonly reached: Uint8Array;

  constructor(field: Field, keys: Keys) {
    this.field = field;
    this.keys = keys;
    this.queue = new Int16Array(field.size);
    this.reached = new Uint8Array(field.size + 1);
  }

  /**
   * Fills what is sealed off in a labelled frame, and finds its chains anew; `zone` becomes what that depends on, `cells` what was filled. False if
   * there is nothing to fill.
   */
  fill(frame: Frame, zone: Int32Array, cells: Int32Array): boolean {
    const { reached } = this;
    const { size } = this.field;
    const open = this.markStanding(frame);
    if (open === 0 || this.reachKeystones(frame) === open) return false;
    zone.fill(0);
    cells.fill(0);
    let filled = false;
    for (let cell = 0; cell < size; cell++) {
      if (reached[cell]) continue;
      const count = this.reach(cell, 0);
      const side = this.findOwner(frame, count);
      if (side === 0) continue;
      filled = true;
      for (let k = 0; k < count; k++) {
        this.put(frame, this.queue[k]!, side, zone);
        add(cells, 0, this.queue[k]!);
      }
    }
    if (filled) frame.label();
    return filled;
  }

  /** Makes the cells of stones that stand for ever count as reached; tells how many others there are, 0 if no stone does, or a keystone. */
  private markStanding(frame: Frame): number {
    const { reached } = this;
    const { size } = this.field;
    let open = 0;
    for (let cell = 0; cell < size; cell++) {
      const chain = frame.chainOf[cell]!;
      const stands = chain >= 0 && frame.immortal[chain] === 1;
      if (stands && frame.keystonesOf[chain]! > 0) return 0;
      reached[cell] = stands ? 1 : 0;
      if (!stands) open++;
    }
    reached[size] = 1;
    return open === size ? 0 : open;
  }

  /** Reaches all parts with keystones; how many cells they have. */
  private reachKeystones(frame: Frame): number {
    const { reached } = this;
    const { size } = this.field;
    let count = 0;
    for (let cell = 0; cell < size; cell++) {
      if (!reached[cell] && frame.cells[cell]! & KEY) count = this.reach(cell, count);
    }
    return count;
  }

  /** Reaches the part of a cell, and lists its cells behind so many that are in the queue already; how many are in it then. */
  private reach(start: number, from: number): number {
    const { queue, reached } = this;
    const { neighbours } = this.field;
    let last = from;
    queue[last++] = start;
    reached[start] = 1;
    for (let k = from; k < last; k++) {
      const cell = queue[k]!;
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const next = neighbours[i]!;
        if (reached[next]) continue;
        reached[next] = 1;
        queue[last++] = next;
      }
    }
    return last;
  }

  /** A side whose stones would stand for ever in the part that is in the queue; 0 if neither side's would. */
  private findOwner(frame: Frame, count: number): Side | 0 {
    const { neighbours, safe } = this.field;
    let owners = 0;
    for (let k = 0; k < count; k++) {
      const cell = this.queue[k]!;
      owners |= safe[cell]!;
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const chain = frame.chainOf[neighbours[i]!]!;
        if (chain >= 0 && frame.immortal[chain]) owners |= frame.side[chain]!;
      }
    }
    return owners & ATTACKER ? ATTACKER : owners & DEFENDER ? DEFENDER : 0;
  }

  /** Puts a stone in the place of what is there. The zone takes the cell and the chains around it that stand for ever. */
  private put(frame: Frame, cell: number, side: Side, zone: Int32Array): void {
    const { stoneLo, stoneHi } = this.keys;
    const { neighbours } = this.field;
    const before = frame.cells[cell]!;
    if (before !== 0) {
      frame.stonesLo ^= stoneLo[stoneKey(cell, before)]!;
      frame.stonesHi ^= stoneHi[stoneKey(cell, before)]!;
    }
    frame.stonesLo ^= stoneLo[stoneKey(cell, side)]!;
    frame.stonesHi ^= stoneHi[stoneKey(cell, side)]!;
    frame.cells[cell] = side;
    if (frame.ko === cell) frame.ko = this.field.size;
    add(zone, 0, cell);
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const chain = frame.chainOf[neighbours[i]!]!;
      if (chain < 0 || !frame.immortal[chain]) continue;
      for (let stone = frame.first[chain]!; stone >= 0; stone = frame.nextStone[stone]!) add(zone, 0, stone);
    }
  }
}
