import { BLACK, BORDER, type Color, EMPTY, opponent, WHITE } from './color.ts';
import { type Geometry, PASS } from './geometry.ts';
import type { Stones } from './stones.ts';
import { type Zobrist, zobristOf } from './zobrist.ts';

// Fields of the record of a point. The colour is field 0, so the address of the record is that of the colour.
const HEAD = 1;
const NEXT = 2;
const SIZE = 3;
const LIBERTIES = 4;
const RECORD_SHIFT = 3;

// Fields of the record of the whole board.
const KEY_LO = 1;
const KEY_HI = 2;
const KO = 3;
/** The captures of a colour are at CAPTURES plus the colour. */
const CAPTURES = 4;

// LIBERTIES is a count and a sum in one number. A 25x25 board has 1200 pairs of neighbours and points below 703,
// so the sum stays below a million and the whole within 31 bits.
const COUNT_SHIFT = 20;
const ONE_LIBERTY = 1 << COUNT_SHIFT;
const SUM_MASK = ONE_LIBERTY - 1;

/** The ko ban is one number: the point, and in its two lowest bits the colour that may not take it. */
const NO_KO = 0;
const MAX_STAMP = 0x7fffffff;

/**
 * The fast board: play and undo without allocation, for searches and for walking through many positions.
 *
 * All of its state is one array, with a record of eight numbers for each point, border included:
 *
 *     COLOR | HEAD | NEXT | SIZE | LIBERTIES | - | - | -
 *
 * HEAD and NEXT are addresses of records (the point times eight). NEXT links the stones of a chain in a circle,
 * and HEAD leads from each of them to the one record that holds what belongs to the chain: SIZE and LIBERTIES.
 * Empty points have old rubbish in all fields but COLOR.
 *
 * LIBERTIES has the number and the sum of the pseudo-liberties: every stone of the chain counts the empty points
 * beside it, so that a point counts once for each stone it touches. That is easily kept up to date, is zero when
 * the chain is captured, and gives atari away: with one liberty left, the sum divided by the number is that point,
 * and it touches as many stones of the chain as were counted.
 *
 * Index 0 is never on the board, so its record holds what belongs to the whole board:
 *
 *     BORDER | KEY_LO | KEY_HI | KO | - | captures of Black | captures of White | -
 *
 * Every write while playing puts the address and the old value into a journal, so that `undo` restores the array
 * byte for byte, whatever the move did.
 *
 * Rules: no suicide; simple ko (a lone stone that captured a lone stone, and has only that point as a liberty, may
 * not be retaken at once), and a pass lifts the ban. Either colour may play at any time. Points handed in must be
 * points of the geometry, its border or PASS; a chain without a liberty must not be set up (see `findDeadChain`).
 */
export class Board {
  readonly geometry: Geometry;
  /** The whole state, laid out as above. For reading only. */
  readonly cells: Int32Array;

  private readonly zobrist: Zobrist;
  /** From a record to those of the four neighbours. */
  private readonly steps: Int32Array;

  /** Pairs of an address and the value it had, oldest first. */
  private journal: Int32Array;
  private journalLength = 0;
  /** No move writes more than this into the journal. */
  private readonly reserve: number;
  /** Where in the journal each move begins. */
  private starts: Int32Array;
  private depth = 0;

  /** Points with the value `stamp` are in the set being collected; adding one to `stamp` empties the set. */
  private readonly stamps: Int32Array;
  private stamp = 0;
  private readonly scratch: Int16Array;

  /** The stones that the last move captured, `capturedCount` of them. Only a move says this anew, `undo` does not. */
  readonly captured: Int16Array;
  capturedCount = 0;

  constructor(geometry: Geometry) {
    const pointCount = geometry.points.length;
    const down = geometry.stride << RECORD_SHIFT;
    this.geometry = geometry;
    this.cells = new Int32Array(geometry.length << RECORD_SHIFT);
    this.zobrist = zobristOf(geometry);
    this.steps = Int32Array.of(-(1 << RECORD_SHIFT), 1 << RECORD_SHIFT, -down, down);
    // A captured stone writes its colour and to four neighbours, a stone that changes chains its head; the constant
    // covers the stone played, the chains around it, the keys, the captures and the ko.
    this.reserve = 2 * (5 * pointCount + 64);
    this.journal = new Int32Array(4 * this.reserve);
    this.starts = new Int32Array(256);
    this.stamps = new Int32Array(geometry.length);
    this.scratch = new Int16Array(pointCount);
    this.captured = new Int16Array(pointCount);
    this.clear();
  }

  /** EMPTY, BLACK, WHITE or BORDER. */
  colorAt(point: number): number {
    return this.cells[point << RECORD_SHIFT]!;
  }

  /** The point that one colour may not take now because of ko; PASS if there is none. */
  get koPoint(): number {
    return this.cells[KO]! >> 2;
  }

  /** The point that this colour may not take now because of ko; PASS if there is none. */
  bannedPoint(color: Color): number {
    const ko = this.cells[KO]!;
    return (ko & 3) === color ? ko >> 2 : PASS;
  }

  /** How many stones this colour has captured. */
  captures(color: Color): number {
    return this.cells[CAPTURES + color]!;
  }

  /** The 64-bit key of the stones, in two halves. */
  get keyLo(): number {
    return this.cells[KEY_LO]!;
  }

  get keyHi(): number {
    return this.cells[KEY_HI]!;
  }

  /** The key with the side to play and its ko ban mixed in: all that decides how play may go on. */
  situationLo(toPlay: Color): number {
    const key = this.keyLo ^ this.zobrist.lo[this.bannedPoint(toPlay)]!;
    return toPlay === WHITE ? key ^ this.zobrist.whiteToPlayLo : key;
  }

  situationHi(toPlay: Color): number {
    const key = this.keyHi ^ this.zobrist.hi[this.bannedPoint(toPlay)]!;
    return toPlay === WHITE ? key ^ this.zobrist.whiteToPlayHi : key;
  }

  isLegal(color: Color, point: number): boolean {
    if (point === PASS) return true;
    const { cells, steps } = this;
    const at = point << RECORD_SHIFT;
    if (cells[at] !== EMPTY || cells[KO] === makeKo(color, point)) return false;
    for (let i = 0; i < 4; i++) {
      const near = at + steps[i]!;
      const nearColor = cells[near]!;
      if (nearColor === EMPTY) return true;
      if (nearColor === BORDER) continue;
      // The point is a liberty of this chain. One of ours must have another one, one of theirs must not.
      const inAtari = this.findLastLibertyOf(cells[near + HEAD]!) !== PASS;
      if (inAtari !== (nearColor === color)) return true;
    }
    return false;
  }

  /** Fills `out` with the points that this colour may take and returns their number. */
  legalMoves(color: Color, out: Int16Array): number {
    const { points } = this.geometry;
    let count = 0;
    for (let i = 0; i < points.length; i++) {
      const point = points[i]!;
      if (this.isLegal(color, point)) out[count++] = point;
    }
    return count;
  }

  /** Plays a stone or PASS; false, with nothing changed, if that is illegal. */
  play(color: Color, point: number): boolean {
    if (!this.isLegal(color, point)) return false;
    if (this.journalLength + this.reserve > this.journal.length) this.journal = doubled(this.journal);
    if (this.depth === this.starts.length) this.starts = doubled(this.starts);
    this.starts[this.depth++] = this.journalLength;

    this.capturedCount = 0;
    if (this.cells[KO] !== NO_KO) this.write(KO, NO_KO);
    if (point === PASS) return true;
    const isCapture = this.putStone(color, point);
    if (isCapture) {
      const captured = this.captureAround(color, point);
      if (captured !== PASS && this.isLoneStoneInAtari(point))
        this.write(KO, makeKo(opponent(color), captured));
    }
    return true;
  }

  /** Takes the last move back, byte for byte. At the start nothing happens. */
  undo(): void {
    if (this.depth === 0) return;
    const { cells, journal } = this;
    const start = this.starts[--this.depth]!;
    for (let i = this.journalLength - 2; i >= start; i -= 2) cells[journal[i]!] = journal[i + 1]!;
    this.journalLength = start;
  }

  /** How many moves can be undone. */
  get moveCount(): number {
    return this.depth;
  }

  /** The number of stones of the chain at this point, where there must be a stone; so with the next two. */
  chainSize(point: number): number {
    return this.cells[this.headOf(point) + SIZE]!;
  }

  /** The stone that stands for the whole chain at this point, until the next move or undo. */
  chainHead(point: number): number {
    return this.headOf(point) >> RECORD_SHIFT;
  }

  /** The next stone of the chain; going on leads round to the first again. */
  nextInChain(point: number): number {
    return this.cells[(point << RECORD_SHIFT) + NEXT]! >> RECORD_SHIFT;
  }

  /** Whether the chain at this point has exactly one liberty; false if there is no stone. */
  isInAtari(point: number): boolean {
    return this.findLastLiberty(point) !== PASS;
  }

  /** The liberty of the chain at this point if it has exactly one, else PASS. */
  findLastLiberty(point: number): number {
    return this.hasStone(point) ? this.findLastLibertyOf(this.headOf(point)) : PASS;
  }

  /** The number of liberties of the chain at this point; 0 if there is no stone. */
  countLiberties(point: number): number {
    return this.findLiberties(point, this.scratch);
  }

  /** Fills `out` with the liberties of the chain at this point, up to a limit, and returns their number. */
  findLiberties(point: number, out: Int16Array, limit = Number.POSITIVE_INFINITY): number {
    if (!this.hasStone(point)) return 0;
    const { cells, steps, stamps } = this;
    const stamp = this.nextStamp();
    const start = point << RECORD_SHIFT;
    let count = 0;
    let stone = start;
    do {
      for (let i = 0; i < 4; i++) {
        const near = stone + steps[i]!;
        const liberty = near >> RECORD_SHIFT;
        if (cells[near] !== EMPTY || stamps[liberty] === stamp) continue;
        stamps[liberty] = stamp;
        out[count++] = liberty;
        if (count >= limit) return count;
      }
      stone = cells[stone + NEXT]!;
    } while (stone !== start);
    return count;
  }

  /** Becomes what another board of the same shape is now. Like all set-up this leaves nothing to undo. */
  copyFrom(other: Board): void {
    this.cells.set(other.cells);
    this.journalLength = 0;
    this.depth = 0;
  }

  /** Empties the board. Like all set-up this lifts the ko ban and leaves nothing to undo. */
  clear(): void {
    this.cells.fill(0);
    for (let point = 0; point < this.geometry.length; point++) this.cells[point << RECORD_SHIFT] = BORDER;
    for (const point of this.geometry.points) this.cells[point << RECORD_SHIFT] = EMPTY;
    this.forget();
  }

  /** Sets a point to EMPTY, BLACK or WHITE. Captures nothing. */
  setStone(point: number, color: number): void {
    this.forget();
    if (this.colorAt(point) === color) return;
    if (this.colorAt(point) === EMPTY) {
      this.putStone(color, point);
      this.forget();
      return;
    }
    // Taking a stone away may split a chain, so all chains are made anew.
    const { geometry } = this;
    const colors = Uint8Array.from({ length: geometry.length }, (_, each) => this.colorAt(each));
    const captures = [this.captures(BLACK), this.captures(WHITE)];
    colors[point] = color;
    this.setStones({ geometry, colorAt: (each) => colors[each]! });
    this.cells.set(captures, CAPTURES + BLACK);
  }

  /** Sets the whole board up with the stones of a board of the same shape. The captures are set to zero. */
  setStones(stones: Stones): void {
    this.clear();
    for (const point of this.geometry.points) {
      const color = stones.colorAt(point);
      if (color !== EMPTY) this.setStone(point, color);
    }
  }

  /** Forbids a point to a colour for one move; PASS forbids nothing. */
  setKo(color: Color, point: number): void {
    this.forget();
    if (point !== PASS) this.cells[KO] = makeKo(color, point);
  }

  /** A stone of a chain without a liberty, which only set-up can make; PASS if there is none. */
  findDeadChain(): number {
    for (const point of this.geometry.points) {
      if (this.colorAt(point) !== EMPTY && this.cells[this.headOf(point) + LIBERTIES] === 0) return point;
    }
    return PASS;
  }

  /** Makes what is on the board the start, without a ko ban. */
  private forget(): void {
    this.cells[KO] = NO_KO;
    this.journalLength = 0;
    this.depth = 0;
  }

  /** The only way to change `cells` in play. */
  private write(address: number, value: number): void {
    const { cells, journal, journalLength } = this;
    journal[journalLength] = address;
    journal[journalLength + 1] = cells[address]!;
    this.journalLength = journalLength + 2;
    cells[address] = value;
  }

  private hasStone(point: number): boolean {
    const color = this.cells[point << RECORD_SHIFT];
    return color === BLACK || color === WHITE;
  }

  private headOf(point: number): number {
    return this.cells[(point << RECORD_SHIFT) + HEAD]!;
  }

  /** Puts a stone on an empty point. Whether it took the last liberty of an enemy chain, which is left standing. */
  private putStone(color: number, point: number): boolean {
    const { cells, steps, zobrist } = this;
    const at = point << RECORD_SHIFT;
    const key = color * this.geometry.length + point;
    this.write(at, color);
    this.write(KEY_LO, cells[KEY_LO]! ^ zobrist.lo[key]!);
    this.write(KEY_HI, cells[KEY_HI]! ^ zobrist.hi[key]!);

    // 1. Take the point from the liberties of the chains around it; count its own; find the largest own chain.
    let head = at;
    let size = 0;
    let liberties = 0;
    let ownCount = 0;
    let isCapture = false;
    for (let i = 0; i < 4; i++) {
      const near = at + steps[i]!;
      const nearColor = cells[near]!;
      if (nearColor === EMPTY) liberties += ONE_LIBERTY + (near >> RECORD_SHIFT);
      if (nearColor === EMPTY || nearColor === BORDER) continue;
      const nearHead = cells[near + HEAD]!;
      const left = cells[nearHead + LIBERTIES]! - ONE_LIBERTY - point;
      this.write(nearHead + LIBERTIES, left);
      if (nearColor !== color) {
        if (left === 0) isCapture = true;
        continue;
      }
      ownCount++;
      if (cells[nearHead + SIZE]! <= size) continue;
      head = nearHead;
      size = cells[head + SIZE]!;
    }

    // 2. Start a chain, or join the largest.
    this.write(at + HEAD, head);
    this.write(head + SIZE, size + 1);
    if (size === 0) {
      this.write(at + NEXT, at);
      this.write(at + LIBERTIES, liberties);
      return isCapture;
    }
    this.write(at + NEXT, cells[head + NEXT]!);
    this.write(head + NEXT, at);
    this.write(head + LIBERTIES, cells[head + LIBERTIES]! + liberties);

    // 3. Let the smaller chains join too.
    for (let i = 0; ownCount > 1 && i < 4; i++) {
      const near = at + steps[i]!;
      if (cells[near] === color && cells[near + HEAD] !== head) this.mergeChains(head, cells[near + HEAD]!);
    }
    return isCapture;
  }

  /** Makes the chain of `other` part of the chain of `head`. Two circles become one where they swap a link. */
  private mergeChains(head: number, other: number): void {
    const { cells } = this;
    let stone = other;
    do {
      this.write(stone + HEAD, head);
      stone = cells[stone + NEXT]!;
    } while (stone !== other);
    const next = cells[head + NEXT]!;
    this.write(head + NEXT, cells[other + NEXT]!);
    this.write(other + NEXT, next);
    this.write(head + SIZE, cells[head + SIZE]! + cells[other + SIZE]!);
    this.write(head + LIBERTIES, cells[head + LIBERTIES]! + cells[other + LIBERTIES]!);
  }

  /** Takes enemy chains without liberties off. The point of the captured stone if it was just one, else PASS. */
  private captureAround(color: Color, point: number): number {
    const { cells, steps } = this;
    const at = point << RECORD_SHIFT;
    const enemy = opponent(color);
    let count = 0;
    let last = PASS;
    for (let i = 0; i < 4; i++) {
      const near = at + steps[i]!;
      if (cells[near] !== enemy || cells[cells[near + HEAD]! + LIBERTIES] !== 0) continue;
      count += cells[cells[near + HEAD]! + SIZE]!;
      last = near >> RECORD_SHIFT;
      this.removeChain(enemy, cells[near + HEAD]!);
    }
    this.write(CAPTURES + color, cells[CAPTURES + color]! + count);
    return count === 1 ? last : PASS;
  }

  /** Takes a chain off; the enemy chains around it gain liberties. */
  private removeChain(color: Color, head: number): void {
    const { cells, steps, zobrist } = this;
    const enemy = opponent(color);
    const keys = color * this.geometry.length;
    let lo = cells[KEY_LO]!;
    let hi = cells[KEY_HI]!;
    let stone = head;
    do {
      const point = stone >> RECORD_SHIFT;
      this.captured[this.capturedCount++] = point;
      this.write(stone, EMPTY);
      lo ^= zobrist.lo[keys + point]!;
      hi ^= zobrist.hi[keys + point]!;
      for (let i = 0; i < 4; i++) {
        const near = stone + steps[i]!;
        if (cells[near] !== enemy) continue;
        const nearHead = cells[near + HEAD]!;
        this.write(nearHead + LIBERTIES, cells[nearHead + LIBERTIES]! + ONE_LIBERTY + point);
      }
      stone = cells[stone + NEXT]!;
    } while (stone !== head);
    this.write(KEY_LO, lo);
    this.write(KEY_HI, hi);
  }

  private isLoneStoneInAtari(point: number): boolean {
    const head = this.headOf(point);
    return this.cells[head + SIZE] === 1 && this.cells[head + LIBERTIES]! >> COUNT_SHIFT === 1;
  }

  private findLastLibertyOf(head: number): number {
    const { cells, steps } = this;
    const liberties = cells[head + LIBERTIES]!;
    const count = liberties >> COUNT_SHIFT;
    const sum = liberties & SUM_MASK;
    if (count === 1) return sum;
    if (count === 0 || count > 4) return PASS;
    const point = (sum / count) | 0;
    const at = point << RECORD_SHIFT;
    if (cells[at] !== EMPTY) return PASS;
    let touching = 0;
    for (let i = 0; i < 4; i++) {
      const near = at + steps[i]!;
      if (cells[near] !== EMPTY && cells[near + HEAD] === head) touching++;
    }
    return touching === count ? point : PASS;
  }

  private nextStamp(): number {
    if (this.stamp === MAX_STAMP) {
      this.stamps.fill(0);
      this.stamp = 0;
    }
    return ++this.stamp;
  }
}

function makeKo(color: Color, point: number): number {
  return (point << 2) | color;
}

function doubled(array: Int32Array): Int32Array {
  const longer = new Int32Array(2 * array.length);
  longer.set(array);
  return longer;
}
