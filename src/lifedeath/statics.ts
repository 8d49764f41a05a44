import { ATTACKER, DEFENDER, type Field, KEY, SIDE } from './field.ts';
import type { Frame } from './frame.ts';
import { findWhole } from './move-filter.ts';
import { add } from './zone.ts';

/**
 * What can be said of a labelled frame without any search, whoever is to move and whatever the ko threats: the keystones
 * live (`isAlive`) or die (`isDead`). Neither test is complete; both are sound, by the arguments given with them.
 */
export class Statics {
  private readonly field: Field;
  /** Area of each cell that is not the defender's: a component of such cells. */
  private readonly areaOf: Int16Array;
  private readonly nextCell: Int16Array;
  private readonly areaFirst: Int16Array;
  private readonly areaSize: Int16Array;
  /** The area belongs to the defender as far as is known: the attacker can get no permanent liberty in it. */
  private readonly areaHolds: Uint8Array;
  /** Up to four chains a area that touch every empty cell of it, -1 for none. */
  private readonly vital: Int16Array;
  private readonly chainHolds: Uint8Array;
  /** Cells that were reached, see `addDead`. */
  private readonly queue: Int16Array;
  private areas = 0;

  constructor(field: Field) {
    const cells = field.size;
    this.field = field;
    this.areaOf = new Int16Array(cells + 1);
    this.nextCell = new Int16Array(cells);
    this.areaFirst = new Int16Array(cells);
    this.areaSize = new Int16Array(cells);
    this.areaHolds = new Uint8Array(cells);
    this.vital = new Int16Array(4 * cells);
    this.chainHolds = new Uint8Array(cells);
    this.queue = new Int16Array(cells);
  }

  /** Has a chain with keystones a permanent liberty? */
  hasEscaped(frame: Frame): boolean {
    for (let chain = 0; chain < frame.chains; chain++) {
      if (frame.keystonesOf[chain]! > 0 && frame.immortal[chain]) return true;
    }
    return false;
  }

  /**
   * Benson's test: is a chain with keystones alive even if the defender always passes?
   *
   * An area here is a connected set of cells without a defender's stone in which no cell would give the attacker a
   * permanent liberty. It is vital to a chain that touches each of its empty cells. Keep the chains that have two
   * vital areas (or a permanent liberty), and the areas all of whose bordering chains are kept, until nothing changes.
   * Argument (D. Benson, 1976): suppose a kept chain could be captured, and take the first to be. The last stone goes onto its
   * last liberty, in one vital area at most, so before it another vital area has no empty cell, all of them being the
   * chain's liberties. The attacker's stones there fill it up; when the last of them was put down it needed a
   * liberty, which it had neither inside (full), nor outside the area (the borders are kept chains, standing), nor
   * permanently (no cell of the area gives one), and it captured nothing. So it was illegal.
   */
  isAlive(frame: Frame): boolean {
    this.findAreas(frame);
    if (!this.hasCandidate(frame)) return false;
    const { chainHolds } = this;
    for (let chain = 0; chain < frame.chains; chain++)
      chainHolds[chain] = frame.side[chain] === DEFENDER ? 1 : 0;
    for (let changed = true; changed; ) {
      changed = this.dropChains(frame);
      if (this.dropAreas(frame)) changed = true;
    }
    for (let chain = 0; chain < frame.chains; chain++) {
      if (chainHolds[chain] && frame.keystonesOf[chain]! > 0) return true;
    }
    return false;
  }

  /** After `hasEscaped` was true: a keystone in a chain with a permanent liberty. */
  addEscaped(frame: Frame, zone: Int32Array, at: number): void {
    for (let cell = 0; cell < this.field.size; cell++) {
      const chain = frame.chainOf[cell]!;
      if (chain < 0 || !frame.immortal[chain] || !(frame.cells[cell]! & KEY)) continue;
      add(zone, at, cell);
      return;
    }
  }

  /**
   * After `isAlive` was true: a chain with keystones, two vital areas of it, and for each chain around these areas again two
   * vital ones, and so on. That is all that the argument for the first chain needs. Small areas are preferred. Of a chain with a permanent
   * liberty the stones next to these areas are enough: the zone is to be closed.
   */
  addAlive(frame: Frame, zone: Int32Array, at: number): void {
    const { chainHolds, areaHolds } = this;
    let start = 0;
    while (!chainHolds[start] || frame.keystonesOf[start] === 0) start++;
    // From here on 2 means "needed and not looked at yet", 3 "needed and done".
    chainHolds[start] = 2;
    for (let open = true; open; ) {
      open = false;
      for (let chain = 0; chain < frame.chains; chain++) {
        if (chainHolds[chain] !== 2) continue;
        chainHolds[chain] = 3;
        open = true;
        if (!frame.immortal[chain]) this.needAreas(frame, chain);
      }
    }
    for (let cell = 0; cell < this.field.size; cell++) {
      const chain = frame.chainOf[cell]!;
      const area = this.areaOf[cell]!;
      if (area >= 0 ? areaHolds[area] === 2 : chainHolds[chain] === 3 && this.isNeeded(frame, cell))
        add(zone, at, cell);
    }
  }

  private isNeeded(frame: Frame, cell: number): boolean {
    if (!frame.immortal[frame.chainOf[cell]!]) return true;
    const { size, neighbours } = this.field;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const area = neighbours[i] === size ? -1 : this.areaOf[neighbours[i]!]!;
      if (area >= 0 && this.areaHolds[area] === 2) return true;
    }
    return false;
  }

  /** Makes two vital areas of a chain needed, and the chains around them. */
  private needAreas(frame: Frame, chain: number): void {
    const { areaHolds } = this;
    let count = 0;
    for (let pass = 0; pass < 2; pass++) {
      while (count < 2) {
        let best = -1;
        for (let area = 0; area < this.areas; area++) {
          const wanted = pass === 0 ? areaHolds[area] === 2 : areaHolds[area] === 1;
          if (!wanted || !this.isVital(area, chain)) continue;
          if (pass === 0) count++;
          else if (best < 0 || this.areaSize[area]! < this.areaSize[best]!) best = area;
        }
        if (best < 0) break;
        areaHolds[best] = 2;
        count++;
        this.needBorder(frame, best);
      }
    }
  }

  private needBorder(frame: Frame, area: number): void {
    const { neighbours } = this.field;
    for (let cell = this.areaFirst[area]!; cell >= 0; cell = this.nextCell[cell]!) {
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const chain = frame.chainOf[neighbours[i]!]!;
        if (chain >= 0 && frame.side[chain] === DEFENDER && this.chainHolds[chain] === 1)
          this.chainHolds[chain] = 2;
      }
    }
  }

  /**
   * Are the keystones dead although the defender may move first, have any number of threats and try for seki?
   *
   * Let S be the cells where an attacker's stone stands in, or would join, a chain with a permanent liberty, W the stones of the
   * chain that has all keystones left (none if there are several such chains), and I the other cells. Dead if I is empty, one cell, or two
   * neighbouring cells, and no cell could give the defender a permanent liberty.
   * Argument: the attacker plays any empty cell of S while there is one. Such a stone is never captured, so this is
   * always legal (no ban can stand there: a ban is on a point from which a stone was captured), and it can happen only
   * finitely often, for S never shrinks and its attacker's stones stay. The stones of W stay as well: their capture is the end. Once S is
   * full, all empty cells are in I, and attacker's stones that can be captured are in I too, so each remaining chain of the defender's has
   * its liberties in I alone.
   * - I is one cell: it is the only liberty of every such chain, so the attacker's stone there captures them all. If a ban
   *   forbids it, the attacker passes; the defender has no other move than that cell, which would be suicide.
   * - I is two neighbours x, y. If one holds a stone, the other is the only empty cell, and the attacker's stone there captures
   *   every chain of the defender's as above; if the defender comes first and takes an attacker's stone on x by y, then x is
   *   the only empty cell and the attacker's stone on x captures them all (after a pass if it is banned; the defender cannot
   *   fill x, its own last liberty). If both are empty the attacker plays x, legal since y is empty, and is in the case before.
   */
  isDead(frame: Frame): boolean {
    const { size, neighbours, safe } = this.field;
    const { cells, chainOf, immortal } = frame;
    let one = -1;
    let two = -1;
    const whole = findWhole(frame);
    for (let cell = 0; cell < size; cell++) {
      const chain = chainOf[cell]!;
      const held = chain >= 0 && immortal[chain] === 1 && cells[cell] === ATTACKER;
      if (held) continue;
      if (safe[cell]! & DEFENDER) return false;
      if (chain >= 0 && chain === whole) continue;
      if (safe[cell]! & ATTACKER || this.touchesSafeAttacker(frame, cell)) continue;
      if (one < 0) one = cell;
      else if (two < 0) two = cell;
      else return false;
    }
    if (two < 0) return true;
    for (let i = 4 * one; i < 4 * one + 4; i++) if (neighbours[i] === two) return true;
    return false;
  }

  /**
   * After `isDead` was true: the keystones, and the attacker's stones that stand for ever around the part in which these are, which is what is left when
   * such stones are taken away; the zone is to be closed.
   * Argument: in a position with the same zone the same stones seal off the same part, or a smaller one if more of the attacker's stand for ever.
   * All keystones are in it: those of the zone, and one that was captured never comes back. Which cells of the part are in S depends on the
   * stones around it alone, not on what the cells hold; and the chain W is in the zone with all its stones, if there is one. So I
   * is what it was, or less, and the argument of `isDead` goes through whatever else the part holds.
   */
  addDead(frame: Frame, zone: Int32Array, at: number): void {
    const { queue, areaOf } = this;
    const { size, neighbours } = this.field;
    const { cells, chainOf, immortal } = frame;
    let last = 0;
    // Here `areaOf` only tells which cells have been reached.
    areaOf.fill(-1);
    for (let cell = 0; cell < size; cell++) {
      if (!(cells[cell]! & KEY)) continue;
      add(zone, at, cell);
      areaOf[cell] = 0;
      queue[last++] = cell;
    }
    for (let k = 0; k < last; k++) {
      const cell = queue[k]!;
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const next = neighbours[i]!;
        if (next === size || areaOf[next] === 0) continue;
        areaOf[next] = 0;
        const chain = chainOf[next]!;
        if (chain >= 0 && immortal[chain] === 1 && cells[next] === ATTACKER) add(zone, at, next);
        else queue[last++] = next;
      }
    }
  }

  /**
   * The attacker's move in a position that `isDead` calls dead, as its argument has it: an empty cell of S if there is one; else a
   * cell that captures; else (two empty cells left) either of them. -1 if a ban forbids it: wait a move.
   */
  findKill(frame: Frame): number {
    const { size, safe } = this.field;
    let other = -1;
    for (let cell = 0; cell < size; cell++) {
      if (frame.cells[cell] !== 0) continue;
      if (safe[cell]! & ATTACKER || this.touchesSafeAttacker(frame, cell)) return cell;
      if (cell === frame.ko || !frame.consider(cell)) continue;
      if (other < 0 || frame.capturedStones > 0) other = cell;
    }
    return other;
  }

  private touchesSafeAttacker(frame: Frame, cell: number): boolean {
    const { neighbours } = this.field;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const chain = frame.chainOf[neighbours[i]!]!;
      if (chain >= 0 && frame.immortal[chain] && frame.side[chain] === ATTACKER) return true;
    }
    return false;
  }

  private findAreas(frame: Frame): void {
    const { areaOf, nextCell, areaFirst, areaSize, areaHolds } = this;
    const { size, neighbours, safe } = this.field;
    const { cells } = frame;
    areaOf.fill(-1);
    let areas = 0;
    for (let start = 0; start < size; start++) {
      if (areaOf[start]! >= 0 || (cells[start]! & SIDE) === DEFENDER) continue;
      let last = start;
      let holds = 1;
      let cellsHere = 0;
      areaOf[start] = areas;
      nextCell[start] = -1;
      for (let cell = start; cell >= 0; cell = nextCell[cell]!) {
        if (safe[cell]! & ATTACKER) holds = 0;
        cellsHere++;
        for (let i = 4 * cell; i < 4 * cell + 4; i++) {
          const next = neighbours[i]!;
          if (next === size || areaOf[next]! >= 0 || (cells[next]! & SIDE) === DEFENDER) continue;
          areaOf[next] = areas;
          nextCell[last] = next;
          nextCell[next] = -1;
          last = next;
        }
      }
      areaFirst[areas] = start;
      areaHolds[areas] = holds;
      areaSize[areas] = cellsHere;
      areas++;
    }
    this.areas = areas;
    for (let area = 0; area < areas; area++) if (areaHolds[area]) this.findVital(frame, area);
  }

  /** The chains that touch every empty cell of the area: some of those around its first empty cell. */
  private findVital(frame: Frame, area: number): void {
    const { nextCell, vital } = this;
    const { neighbours } = this.field;
    const { cells, chainOf, side } = frame;
    const base = 4 * area;
    for (let k = base; k < base + 4; k++) vital[k] = -1;
    let found = false;
    for (let cell = this.areaFirst[area]!; cell >= 0; cell = nextCell[cell]!) {
      if (cells[cell] !== 0) continue;
      if (!found) {
        found = true;
        let count = 0;
        for (let i = 4 * cell; i < 4 * cell + 4; i++) {
          const chain = chainOf[neighbours[i]!]!;
          if (chain >= 0 && side[chain] === DEFENDER && !this.isVital(area, chain))
            vital[base + count++] = chain;
        }
      } else {
        for (let k = base; k < base + 4; k++) {
          if (vital[k]! >= 0 && !this.touches(frame, cell, vital[k]!)) vital[k] = -1;
        }
      }
    }
  }

  private isVital(area: number, chain: number): boolean {
    const { vital } = this;
    const k = 4 * area;
    return vital[k] === chain || vital[k + 1] === chain || vital[k + 2] === chain || vital[k + 3] === chain;
  }

  private touches(frame: Frame, cell: number, chain: number): boolean {
    const { neighbours } = this.field;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) if (frame.chainOf[neighbours[i]!] === chain) return true;
    return false;
  }

  /** A quick look first: has any chain with keystones two vital areas at all? */
  private hasCandidate(frame: Frame): boolean {
    for (let chain = 0; chain < frame.chains; chain++) {
      if (frame.keystonesOf[chain]! > 0 && this.countVital(chain) >= 2) return true;
    }
    return false;
  }

  private countVital(chain: number): number {
    let count = 0;
    for (let area = 0; area < this.areas; area++)
      if (this.areaHolds[area] && this.isVital(area, chain)) count++;
    return count;
  }

  private dropChains(frame: Frame): boolean {
    let changed = false;
    for (let chain = 0; chain < frame.chains; chain++) {
      if (!this.chainHolds[chain] || frame.immortal[chain] || this.countVital(chain) >= 2) continue;
      this.chainHolds[chain] = 0;
      changed = true;
    }
    return changed;
  }

  private dropAreas(frame: Frame): boolean {
    const { neighbours } = this.field;
    let changed = false;
    for (let area = 0; area < this.areas; area++) {
      if (!this.areaHolds[area]) continue;
      for (let cell = this.areaFirst[area]!; cell >= 0; cell = this.nextCell[cell]!) {
        for (let i = 4 * cell; i < 4 * cell + 4; i++) {
          const chain = frame.chainOf[neighbours[i]!]!;
          if (chain < 0 || frame.side[chain] !== DEFENDER || this.chainHolds[chain]) continue;
          this.areaHolds[area] = 0;
          changed = true;
        }
      }
    }
    return changed;
  }
}
