import { DEFENDER, type Field } from './field.ts';
import type { Frame } from './frame.ts';
import { add } from './zone.ts';

/** Exits of a chain that are kept: more tell no more. */
export const MOST = 3;
/** Threats that can each have narrowed down where the attacker must play: to three cells, two, one, none. */
const THREATS = 4;
export const NONE = -1;

/**
 * The last steps of a way out, told without search.
 *
 * An exit is an empty cell at which a defender's stone has, or joins a chain that has, a permanent liberty; that of a chain is next to one of its stones. The defender to move gets out
 * - by an exit of a chain with keystones, or
 * - by a stone next to such a chain after which the chain that it then belongs to has two exits.
 * With the attacker to move each of these is a threat: of the first kind the attacker must play on the exit, of the second on the stone's cell or, if there
 * are just two exits then, on one of these. It loses by any other move, and at once where the threats have no cell in common.
 *
 * Argument. A ban never falls on a cell that was empty before the move that brings it, for it is on a point from which a stone was captured; and what makes an exit is permanent.
 * The stone on an exit is legal, and a keystone has a permanent liberty then. After the second kind of stone, which is legal because
 * its chain has liberties left, the attacker fills one of its two or more exits at most, and captures nothing of that chain, which keeps the other. So the defender gets out by that.
 * If the attacker first moves elsewhere, the chains that the threat is made of keep a liberty each (its own exits and the stone's cell are liberties of them) and so stand,
 * and all the cells are as empty as before. Threats that were spent to take back a ko make no difference: the other side moves in between all the same.
 */
export class Exits {
  /** The defender's move that gets out; NONE if there is none, or it is not its turn. */
  move = NONE;
  /** Where the attacker must play, and on how many cells; NONE: anywhere. */
  readonly must = new Int16Array(MOST);
  musts = NONE;
  private readonly field: Field;
  /** The defender may get a permanent liberty somewhere. */
  private readonly isOpen: boolean;
  /** Is a cell an exit, for whatever chain? */
  private readonly isExit: Uint8Array;
  /** Of each chain of the defender's its exits, up to MOST, and how many. */
  private readonly exits: Int16Array;
  private readonly count: Uint8Array;
  // What `collect` found.
  private readonly found = new Int16Array(MOST);
  private founds = 0;
  /** The cells of the threats that count. */
  private readonly threats = new Int16Array(THREATS * (MOST + 1));
  private threatCells = 0;

  constructor(field: Field) {
    this.field = field;
    this.isOpen = field.safe.some((sides) => (sides & DEFENDER) !== 0);
    this.isExit = new Uint8Array(field.size + 1);
    this.exits = new Int16Array(MOST * field.size);
    this.count = new Uint8Array(field.size);
  }

  /** Looks at a labelled frame in which no keystone has a permanent liberty. Does the defender get out whatever the attacker does? */
  look(frame: Frame): boolean {
    this.move = NONE;
    this.musts = NONE;
    this.threatCells = 0;
    if (!this.isOpen || !this.findExits(frame)) return false;
    return frame.toPlay === DEFENDER ? this.findMove(frame) : this.findMusts(frame);
  }

  /** After `look`: the cells of the threats, and the chains around them that they are made of; the zone is to be closed. */
  addThreats({ chainOf, side }: Frame, zone: Int32Array, at: number): void {
    const { neighbours } = this.field;
    for (let k = 0; k < this.threatCells; k++) {
      const cell = this.threats[k]!;
      add(zone, at, cell);
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const chain = chainOf[neighbours[i]!]!;
        if (chain >= 0 && side[chain] === DEFENDER) add(zone, at, neighbours[i]!);
      }
    }
  }

  /** False if there is no exit at all. */
  private findExits(frame: Frame): boolean {
    const { isExit, exits, count } = this;
    const { size, neighbours, safe } = this.field;
    const { cells, chainOf, side, immortal } = frame;
    let isAny = false;
    count.fill(0, 0, frame.chains);
    for (let cell = 0; cell < size; cell++) {
      isExit[cell] = 0;
      if (cells[cell] !== 0) continue;
      let leads = (safe[cell]! & DEFENDER) !== 0;
      for (let i = 4 * cell; i < 4 * cell + 4 && !leads; i++) {
        const chain = chainOf[neighbours[i]!]!;
        leads = chain >= 0 && side[chain] === DEFENDER && immortal[chain] === 1;
      }
      if (!leads) continue;
      isAny = true;
      isExit[cell] = 1;
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const chain = chainOf[neighbours[i]!]!;
        if (chain < 0 || side[chain] !== DEFENDER || immortal[chain] || count[chain] === MOST) continue;
        if (!frame.isSeenBefore(cell, i, chain)) exits[MOST * chain + count[chain]!++] = cell;
      }
    }
    return isAny;
  }

  private findMove(frame: Frame): boolean {
    const { ko } = frame;
    for (let chain = 0; chain < frame.chains; chain++) {
      if (frame.keystonesOf[chain] === 0) continue;
      for (let k = MOST * chain; k < MOST * chain + this.count[chain]!; k++) {
        if (this.exits[k] === ko) continue;
        this.move = this.exits[k]!;
        this.note(NONE);
        return true;
      }
    }
    for (let cell = 0; cell < this.field.size; cell++) {
      if (frame.cells[cell] !== 0 || cell === ko || !this.collect(frame, cell) || this.founds < 2) continue;
      this.move = cell;
      this.note(this.founds);
      return true;
    }
    return false;
  }

  private findMusts(frame: Frame): boolean {
    for (let chain = 0; chain < frame.chains; chain++) {
      if (frame.keystonesOf[chain] === 0) continue;
      for (let k = MOST * chain; k < MOST * chain + this.count[chain]!; k++)
        if (this.require(this.exits[k]!, 0)) return true;
    }
    for (let cell = 0; cell < this.field.size; cell++) {
      if (frame.cells[cell] !== 0 || !this.collect(frame, cell) || this.founds < 2) continue;
      if (this.require(cell, this.founds)) return true;
    }
    return false;
  }

  /** Finds up to MOST exits of the chain to which a stone on this cell would belong. False if it has no keystones. */
  private collect(frame: Frame, cell: number): boolean {
    const { neighbours } = this.field;
    const { chainOf, side, keystonesOf } = frame;
    let hasKeystones = false;
    for (let i = 4 * cell; i < 4 * cell + 4 && !hasKeystones; i++) {
      const chain = chainOf[neighbours[i]!]!;
      hasKeystones = chain >= 0 && side[chain] === DEFENDER && keystonesOf[chain]! > 0;
    }
    this.founds = 0;
    if (!hasKeystones) return false;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const next = neighbours[i]!;
      const chain = chainOf[next]!;
      if (chain < 0) {
        if (this.isExit[next]) this.find(next);
      } else if (side[chain] === DEFENDER) {
        for (let k = MOST * chain; k < MOST * chain + this.count[chain]!; k++)
          if (this.exits[k] !== cell) this.find(this.exits[k]!);
      }
    }
    return true;
  }

  private find(exit: number): void {
    const { found } = this;
    for (let k = 0; k < this.founds; k++) if (found[k] === exit) return;
    if (this.founds < MOST) found[this.founds++] = exit;
  }

  /** One more threat, a stone after which there are so many exits. True if no cell is left that the attacker could play on. */
  private require(cell: number, exits: number): boolean {
    const { must } = this;
    const withExits = exits === 2;
    if (this.musts === NONE) {
      this.musts = 0;
      must[this.musts++] = cell;
      if (withExits) for (let k = 0; k < 2; k++) must[this.musts++] = this.found[k]!;
    } else {
      let left = 0;
      for (let k = 0; k < this.musts; k++) {
        const each = must[k]!;
        const parries = each === cell || (withExits && (each === this.found[0] || each === this.found[1]));
        if (parries) must[left++] = each;
      }
      if (left === this.musts) return false;
      this.musts = left;
    }
    this.threats[this.threatCells++] = cell;
    for (let k = 0; k < exits; k++) this.threats[this.threatCells++] = this.found[k]!;
    return this.musts === 0;
  }

  private note(exits: number): void {
    this.threats[this.threatCells++] = this.move;
    for (let k = 0; k < exits; k++) this.threats[this.threatCells++] = this.found[k]!;
  }
}

/** Must the attacker play on one of so many cells, and is this none of them? */
export function isIdle(must: Int16Array, musts: number, cell: number): boolean {
  for (let k = 0; k < musts; k++) if (must[k] === cell) return false;
  return musts !== NONE;
}
