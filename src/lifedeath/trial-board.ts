import { EMPTY } from '../engine/color.ts';
import type { Random } from '../engine/play/random.ts';
import { ATTACKER, DEFENDER, type Field, KEY, SIDE, type Side } from './field.ts';
import type { Frame } from './frame.ts';
import { listAround } from './pattern-guide.ts';

/** No cell. */
const NONE = -1;

// In a hundred: how often an atari is answered or used, how often a move is looked for beside the last one, and how often a stone is put
// where it can be taken at once.
const ATARI = 90;
const BESIDE = 50;
const SACRIFICE = 50;
/** More stones are not given away to spoil an eye: no shape of so many has one eye only. */
const MOST_SACRIFICED = 5;
/** What keystones in atari count beside other stones. */
const KEYSTONES_IN_ATARI = 10;
/** Empty parts of so many cells may have a vital point. */
const LEAST_PART = 3;
const MOST_PART = 6;

/** More liberties than a chain with a permanent one can be counted to have. */
const PERMANENT = 99;

/** What `colorAt` says of cells beyond the edge of the board. */
const BEYOND = 9;

/**
 * A field on which games are played out at random, to see who mostly wins. The rules are those of a problem, without ko threats; that a side plays
 * badly now and then does not matter. Nothing that comes of it is a proof.
 */
export class TrialBoard {
  /** Whose stone was first on each cell in the last game, tree included; 0 for none. */
  readonly firstOn: Uint8Array;
  private readonly field: Field;
  private readonly random: Random;
  private readonly around: Int16Array;
  /** As in a frame. */
  readonly cells: Uint8Array;
  private ko = NONE;
  /** Keystones still on the board. */
  keystones = 0;
  /** The cell was reached in the walk of this stamp. */
  private readonly reached: Int32Array;
  private stamp = 0;
  // What `walk` found: the cells of a chain, its first liberties, and whether it has keystones or a permanent liberty.
  private readonly chain: Int16Array;
  private stones = 0;
  private readonly liberties: Int16Array;
  private hasKeys = false;
  private isPermanent = false;

  constructor(field: Field, random: Random) {
    const { size } = field;
    this.field = field;
    this.random = random;
    this.around = listAround(field);
    this.cells = new Uint8Array(size + 1);
    this.firstOn = new Uint8Array(size + 1);
    this.reached = new Int32Array(size + 1);
    this.chain = new Int16Array(size);
    this.liberties = new Int16Array(size + 4);
  }

  /** Takes over a position. */
  copy({ cells, ko, keystones }: Frame): void {
    this.cells.set(cells);
    this.ko = ko === this.field.size ? NONE : ko;
    this.keystones = keystones;
  }

  /** Would a stone here fill one of the side's own eyes? */
  isEye(cell: number, side: Side): boolean {
    const { around } = this;
    for (let k = 8 * cell; k < 8 * cell + 4; k++) {
      const there = this.sideAt(around[k]!);
      if (there !== side && there !== BEYOND) return false;
    }
    let enemies = 0;
    let beyond = 0;
    for (let k = 8 * cell + 4; k < 8 * cell + 8; k++) {
      const there = this.sideAt(around[k]!);
      if (there === BEYOND) beyond++;
      else if (there === 3 - side) enemies++;
    }
    return beyond > 0 ? enemies === 0 : enemies <= 1;
  }

  /** Plays the game to its end, after a move on `last` (-1 for none), and tells who has won. */
  playOut(toPlay: Side, last: number): Side {
    const { size } = this.field;
    let side = toPlay;
    let before = last;
    let passes = 0;
    for (let moves = 0; moves < 4 * size + 20 && passes < 2; moves++) {
      const move = this.playMove(side, before);
      if (move === NONE) passes++;
      else {
        passes = 0;
        if (this.firstOn[move] === 0) this.firstOn[move] = side;
        if (this.keystones === 0) return ATTACKER;
        if (side === DEFENDER && this.hasEscaped(move)) return DEFENDER;
      }
      before = move;
      side = (3 - side) as Side;
    }
    return DEFENDER;
  }

  /** Plays a move of the side's and returns it; -1 if it passes. */
  private playMove(side: Side, last: number): number {
    const { size } = this.field;
    if (last !== NONE) {
      let move = this.findAtari(side, last);
      if (move === NONE) move = this.findVital(last);
      if (move === NONE) move = this.findBeside(side, last);
      if (move !== NONE && this.play(move, side)) return move;
    }
    const start = this.random.below(size);
    for (let i = 0; i < size; i++) {
      const cell = start + i < size ? start + i : start + i - size;
      if (this.isSensible(cell, side) && this.play(cell, side)) return cell;
    }
    this.ko = NONE;
    return NONE;
  }

  /** Around the last move: takes stones in atari, or saves its own if that helps; the more stones, the likelier. */
  private findAtari(side: Side, last: number): number {
    const { size, neighbours } = this.field;
    const { cells, random } = this;
    let move = NONE;
    let weights = 0;
    for (let k = -1; k < 4; k++) {
      const cell = k < 0 ? last : neighbours[4 * last + k]!;
      if (cell === size || cells[cell] === EMPTY || this.walk(cell, 2) !== 1) continue;
      const liberty = this.liberties[0]!;
      const weight = this.stones + (this.hasKeys ? KEYSTONES_IN_ATARI : 0);
      if (liberty === this.ko || !random.chance(ATARI)) continue;
      if ((cells[cell]! & SIDE) === side && this.countAfter(liberty, side) < 2) continue;
      weights += weight;
      if (random.below(weights) < weight) move = liberty;
    }
    return move;
  }

  /** Liberties of the chain that a stone would be part of, up to three. Captures are not seen. */
  private countAfter(cell: number, side: Side): number {
    this.cells[cell] = side;
    const liberties = this.walk(cell, 3);
    this.cells[cell] = EMPTY;
    return liberties;
  }

  /** The vital point of a small empty part next to the last move: the middle of three in a row, or the one cell with most neighbours. */
  private findVital(last: number): number {
    const { size, neighbours } = this.field;
    for (let k = 4 * last; k < 4 * last + 4; k++) {
      const start = neighbours[k]!;
      if (start === size || this.cells[start] !== EMPTY) continue;
      const count = this.walkEmpty(start);
      if (count < LEAST_PART || count > MOST_PART) continue;
      const vital = this.findCentre(count);
      if (vital !== NONE) return vital;
    }
    return NONE;
  }

  /** Walks over an empty part, as far as one cell too many. */
  private walkEmpty(start: number): number {
    const { size, neighbours } = this.field;
    const { cells, reached, chain } = this;
    const stamp = ++this.stamp;
    let count = 0;
    chain[count++] = start;
    reached[start] = stamp;
    for (let i = 0; i < count && count <= MOST_PART; i++) {
      for (let k = 4 * chain[i]!; k < 4 * chain[i]! + 4; k++) {
        const next = neighbours[k]!;
        if (next === size || cells[next] !== EMPTY || reached[next] === stamp) continue;
        reached[next] = stamp;
        chain[count++] = next;
      }
    }
    return count;
  }

  /** Of the cells that `walkEmpty` went over. */
  private findCentre(count: number): number {
    const { size, neighbours } = this.field;
    let centre = NONE;
    let most = 1;
    for (let i = 0; i < count; i++) {
      const cell = this.chain[i]!;
      let near = 0;
      for (let k = 4 * cell; k < 4 * cell + 4; k++)
        if (neighbours[k] !== size && this.cells[neighbours[k]!] === EMPTY) near++;
      if (near < most) continue;
      centre = near === most ? NONE : cell;
      most = near;
    }
    return count === LEAST_PART || most > 2 ? centre : NONE;
  }

  /** Now and then a move beside the last one. */
  private findBeside(side: Side, last: number): number {
    if (!this.random.chance(BESIDE)) return NONE;
    const start = this.random.below(8);
    for (let k = 0; k < 8; k++) {
      const cell = this.around[8 * last + ((start + k) & 7)]!;
      if (cell < this.field.size && this.isSensible(cell, side)) return cell;
    }
    return NONE;
  }

  /** Neither an own eye nor stones for nothing. Whether it is legal is another question. */
  private isSensible(cell: number, side: Side): boolean {
    const { size, neighbours, safe } = this.field;
    const { cells } = this;
    if (cells[cell] !== EMPTY || cell === this.ko || this.isEye(cell, side)) return false;
    let free = 0;
    for (let k = 4 * cell; k < 4 * cell + 4; k++)
      if (neighbours[k] !== size && cells[neighbours[k]!] === EMPTY) free++;
    if (free >= 2 || safe[cell]! & side) return true;
    cells[cell] = side;
    const isSensible = this.captures(cell, side) || this.isGoodAt(cell, side);
    cells[cell] = EMPTY;
    return isSensible;
  }

  /** Does the stone just put here take any? */
  private captures(cell: number, side: Side): boolean {
    const { size, neighbours } = this.field;
    const { cells } = this;
    for (let k = 4 * cell; k < 4 * cell + 4; k++) {
      const next = neighbours[k]!;
      if (next === size || (cells[next]! & SIDE) !== 3 - side) continue;
      if (this.walk(next, 1) === 0) return true;
    }
    return false;
  }

  /** Has the chain of the stone just put here two liberties, or is it worth giving away? */
  private isGoodAt(cell: number, side: Side): boolean {
    const liberties = this.walk(cell, 2);
    if (liberties !== 1) return liberties > 1;
    if (side === DEFENDER && this.hasKeys) return false;
    const most = side === DEFENDER ? 2 : MOST_SACRIFICED;
    return this.stones <= most && this.random.chance(SACRIFICE);
  }

  /** False, and nothing done, if the move is not legal. */
  private play(cell: number, side: Side): boolean {
    const { size, neighbours } = this.field;
    const { cells, chain } = this;
    cells[cell] = side;
    let captured = 0;
    let taken = NONE;
    for (let k = 4 * cell; k < 4 * cell + 4; k++) {
      const next = neighbours[k]!;
      if (next === size || (cells[next]! & SIDE) !== 3 - side || this.walk(next, 1) !== 0) continue;
      for (let i = 0; i < this.stones; i++) {
        if (cells[chain[i]!]! & KEY) this.keystones--;
        cells[chain[i]!] = EMPTY;
      }
      captured += this.stones;
      taken = next;
    }
    if (captured === 0 && this.walk(cell, 1) === 0) {
      cells[cell] = EMPTY;
      return false;
    }
    this.ko = captured === 1 && this.walk(cell, 2) === 1 && this.stones === 1 ? taken : NONE;
    return true;
  }

  /** Does the stone just put here give keystones a permanent liberty? */
  private hasEscaped(cell: number): boolean {
    this.walk(cell, this.liberties.length);
    return this.isPermanent && this.hasKeys;
  }

  /** Walks over a chain until so many liberties are found, and counts them. */
  private walk(start: number, most: number): number {
    const { size, neighbours, safe } = this.field;
    const { cells, reached, chain, liberties } = this;
    const side = cells[start]! & SIDE;
    const stamp = ++this.stamp;
    let stones = 0;
    let count = 0;
    this.hasKeys = false;
    this.isPermanent = false;
    chain[stones++] = start;
    reached[start] = stamp;
    for (let i = 0; i < stones; i++) {
      const cell = chain[i]!;
      if (safe[cell]! & side) this.isPermanent = true;
      if (cells[cell]! & KEY) this.hasKeys = true;
      for (let k = 4 * cell; k < 4 * cell + 4; k++) {
        const next = neighbours[k]!;
        if (next === size || reached[next] === stamp) continue;
        const there = cells[next]!;
        if (there !== EMPTY && (there & SIDE) !== side) continue;
        reached[next] = stamp;
        if (there === EMPTY) liberties[count++] = next;
        else chain[stones++] = next;
      }
      if (count >= most) break;
    }
    this.stones = stones;
    return this.isPermanent ? PERMANENT : count;
  }

  /** Whose stone is in a slot (see `listAround`); 0 for none, BEYOND beyond the edge. */
  private sideAt(slot: number): number {
    const { size } = this.field;
    return slot < size ? this.cells[slot]! & SIDE : SURROUNDINGS[slot - size]!;
  }
}

/** In the order of the slots of pattern-guide.ts. */
const SURROUNDINGS = [BEYOND, ATTACKER, DEFENDER, EMPTY] as const;
