import type { Board } from './board.ts';
import { BLACK, type Color, EMPTY, opponent, WHITE } from './color.ts';
import type { Geometry } from './geometry.ts';

/**
 * Finds what lives though its owner always passes, by Benson's theorem (1976), and what belongs to it.
 *
 * The stones of a colour cut the rest of the board, empty points and enemy stones alike, into enclosures. An enclosure is
 * vital to a chain that has every empty point of it as a liberty. Of all chains and all enclosures, drop the chains with
 * fewer than two vital enclosures left, and the enclosures that touch a dropped chain, until nothing changes. The chains
 * left can never be captured.
 *
 * An enclosure that touches only such chains is their territory if the enemy cannot live in it: an eye of the enemy needs
 * a point that touches none of these chains, and two eyes need two that do not touch each other.
 *
 * One object for many positions: nothing is allocated while looking.
 */
export class Benson {
  /** BLACK or WHITE for a point that is settled: a stone that cannot be captured, or what lies in its territory. */
  readonly settled: Uint8Array;

  private readonly geometry: Geometry;
  private readonly steps: Int16Array;
  /** The points of all enclosures, one enclosure after the other; each begins where `begins` says. */
  private readonly members: Int16Array;
  private readonly begins: Int16Array;
  private enclosureCount = 0;
  private readonly isDroppedEnclosure: Uint8Array;
  /** Pairs of an enclosure and the head of a chain that touches it, enclosure by enclosure, and whether it is vital to the chain. */
  private readonly pairEnclosure: Int16Array;
  private readonly pairHead: Int16Array;
  private readonly pairVital: Uint8Array;
  private pairCount = 0;
  /** By the head of a chain: its state, the vital enclosures left, and the last pair it is in. */
  private readonly isDroppedChain: Uint8Array;
  private readonly vitalCount: Int16Array;
  private readonly lastPair: Int32Array;
  private readonly touched: Int16Array;
  private readonly seen: Uint8Array;

  constructor(geometry: Geometry) {
    const { length, points, stride } = geometry;
    this.geometry = geometry;
    this.steps = Int16Array.of(-1, 1, -stride, stride);
    this.settled = new Uint8Array(length);
    this.members = new Int16Array(points.length);
    this.begins = new Int16Array(points.length + 1);
    this.isDroppedEnclosure = new Uint8Array(points.length);
    this.pairEnclosure = new Int16Array(4 * points.length);
    this.pairHead = new Int16Array(4 * points.length);
    this.pairVital = new Uint8Array(4 * points.length);
    this.isDroppedChain = new Uint8Array(length);
    this.vitalCount = new Int16Array(length);
    this.lastPair = new Int32Array(length);
    this.touched = new Int16Array(4 * points.length);
    this.seen = new Uint8Array(length);
  }

  /** Looks at a board, for both colours. How many points are settled. */
  look(board: Board): number {
    this.settled.fill(EMPTY);
    return this.lookFor(board, BLACK) + this.lookFor(board, WHITE);
  }

  private lookFor(board: Board, color: Color): number {
    this.findEnclosures(board, color);
    // Two eyes are two enclosures.
    if (this.enclosureCount < 2) return 0;
    this.findPairs(board, color);
    while (this.dropChains()) this.dropEnclosures();
    return this.settleStones(board, color) + this.settleTerritory(board, color);
  }

  private findEnclosures(board: Board, color: Color): void {
    const { members, begins, seen, steps } = this;
    const { points } = this.geometry;
    seen.fill(0);
    this.enclosureCount = 0;
    let size = 0;
    for (let i = 0; i < points.length; i++) {
      const start = points[i]!;
      if (seen[start] || board.colorAt(start) === color) continue;
      this.isDroppedEnclosure[this.enclosureCount] = 0;
      begins[this.enclosureCount++] = size;
      let at = size;
      members[size++] = start;
      seen[start] = 1;
      for (; at < size; at++) {
        for (let j = 0; j < 4; j++) {
          const near = members[at]! + steps[j]!;
          if (seen[near]) continue;
          const nearColor = board.colorAt(near);
          if (nearColor !== EMPTY && nearColor !== opponent(color)) continue;
          seen[near] = 1;
          members[size++] = near;
        }
      }
    }
    begins[this.enclosureCount] = size;
  }

  private findPairs(board: Board, color: Color): void {
    this.pairCount = 0;
    for (const point of this.geometry.points) {
      if (board.colorAt(point) !== color) continue;
      this.lastPair[point] = -1;
      this.isDroppedChain[point] = 0;
      this.vitalCount[point] = 0;
    }
    for (let enclosure = 0; enclosure < this.enclosureCount; enclosure++) {
      this.findPairsOf(board, color, enclosure);
    }
  }

  /** Counts for every chain around an enclosure how many of its empty points are liberties of the chain. */
  private findPairsOf(board: Board, color: Color, enclosure: number): void {
    const { members, begins, steps, lastPair, pairHead, touched } = this;
    const first = this.pairCount;
    let empties = 0;
    for (let at = begins[enclosure]!; at < begins[enclosure + 1]!; at++) {
      const point = members[at]!;
      const isEmpty = board.colorAt(point) === EMPTY;
      if (isEmpty) empties++;
      for (let i = 0; i < 4; i++) {
        const near = point + steps[i]!;
        if (board.colorAt(near) !== color) continue;
        const head = board.chainHead(near);
        let pair = lastPair[head]!;
        if (pair < first) {
          pair = this.pairCount++;
          lastPair[head] = pair;
          pairHead[pair] = head;
          this.pairEnclosure[pair] = enclosure;
          touched[pair] = 0;
        }
        if (isEmpty && !this.touchesBefore(board, point, i, head)) touched[pair]!++;
      }
    }
    for (let pair = first; pair < this.pairCount; pair++) {
      const isVital = touched[pair] === empties;
      this.pairVital[pair] = isVital ? 1 : 0;
      if (isVital) this.vitalCount[pairHead[pair]!]!++;
    }
  }

  /** Whether an earlier neighbour of the point belongs to the same chain, so that the point has been counted for it. */
  private touchesBefore(board: Board, point: number, before: number, head: number): boolean {
    const color = board.colorAt(head);
    for (let i = 0; i < before; i++) {
      const near = point + this.steps[i]!;
      if (board.colorAt(near) === color && board.chainHead(near) === head) return true;
    }
    return false;
  }

  /** Whether there was a chain to drop. */
  private dropChains(): boolean {
    let hasDropped = false;
    for (let pair = 0; pair < this.pairCount; pair++) {
      const head = this.pairHead[pair]!;
      if (this.isDroppedChain[head] || this.vitalCount[head]! >= 2) continue;
      this.isDroppedChain[head] = 1;
      hasDropped = true;
    }
    return hasDropped;
  }

  private dropEnclosures(): void {
    const { pairEnclosure, pairHead, isDroppedEnclosure } = this;
    for (let pair = 0; pair < this.pairCount; pair++) {
      const enclosure = pairEnclosure[pair]!;
      if (!this.isDroppedChain[pairHead[pair]!] || isDroppedEnclosure[enclosure]) continue;
      isDroppedEnclosure[enclosure] = 1;
      // The pairs of an enclosure stand together; it counts no longer for any of them.
      let other = pair;
      while (other > 0 && pairEnclosure[other - 1] === enclosure) other--;
      for (; other < this.pairCount && pairEnclosure[other] === enclosure; other++) {
        if (this.pairVital[other]) this.vitalCount[pairHead[other]!]!--;
      }
    }
  }

  private settleStones(board: Board, color: Color): number {
    let count = 0;
    for (const point of this.geometry.points) {
      if (board.colorAt(point) !== color) continue;
      const head = board.chainHead(point);
      if (this.isDroppedChain[head] || this.vitalCount[head]! < 2) continue;
      this.settled[point] = color;
      count++;
    }
    return count;
  }

  private settleTerritory(board: Board, color: Color): number {
    const { begins, members } = this;
    let count = 0;
    for (let enclosure = 0; enclosure < this.enclosureCount; enclosure++) {
      if (this.isDroppedEnclosure[enclosure] || !this.hasNoRoom(board, color, enclosure)) continue;
      for (let at = begins[enclosure]!; at < begins[enclosure + 1]!; at++) {
        this.settled[members[at]!] = color;
        count++;
      }
    }
    return count;
  }

  /** Whether the enemy can have no two eyes in this enclosure. */
  private hasNoRoom(board: Board, color: Color, enclosure: number): boolean {
    const { begins, members, steps } = this;
    let insideCount = 0;
    let first = 0;
    for (let at = begins[enclosure]!; at < begins[enclosure + 1]!; at++) {
      const point = members[at]!;
      let isInside = true;
      for (let i = 0; i < 4; i++) if (board.colorAt(point + steps[i]!) === color) isInside = false;
      if (!isInside) continue;
      insideCount++;
      if (insideCount === 1) first = point;
      else if (insideCount > 2 || !steps.includes(point - first)) return false;
    }
    return true;
  }
}
