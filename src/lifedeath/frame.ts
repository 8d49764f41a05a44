import { ATTACKER, DEFENDER, type Field, KEY, SIDE, type Side } from './field.ts';
import { type Keys, stoneKey } from './keys.ts';

/**
 * One position on the path of a search: the stones, whose turn it is, and after `label` the chains. A frame is made from
 * the one above it by copying and playing a move (`make`), so nothing is ever undone.
 *
 * All chains are found in one pass. With them at hand, the legality of a move, what it captures and the key of the
 * position after it follow from the four neighbours, so a position is looked up in the table without being made.
 */
export class Frame {
  readonly field: Field;
  private readonly keys: Keys;

  /** Contents of the cells; the EDGE cell at the end. */
  readonly cells: Uint8Array;
  toPlay: Side = ATTACKER;
  /** Cell that the side to play may not take without spending a threat; `field.size` if none. */
  ko = 0;
  defenderThreats = 0;
  attackerThreats = 0;
  /** Keystones still on the board. */
  keystones = 0;
  /** Key of the stones alone. */
  stonesLo = 0;
  stonesHi = 0;

  /** Chain of each cell that has a stone, -1 for the others and the EDGE cell. */
  readonly chainOf: Int16Array;
  /** Next stone of the same chain, -1 at the end. */
  readonly nextStone: Int16Array;
  chains = 0;
  // Of each chain: whose it is, its first stone, how many stones, liberties and keystones it has, one of its liberties,
  // and whether it has a permanent liberty.
  readonly side: Uint8Array;
  readonly first: Int16Array;
  readonly stones: Int16Array;
  readonly liberties: Int16Array;
  readonly liberty: Int16Array;
  readonly keystonesOf: Int16Array;
  readonly immortal: Uint8Array;

  /** The last chain for which a cell was counted as a liberty, plus `stamp`. */
  private readonly counted: Int32Array;
  private stamp = 0;

  // What `consider` found of a move: the results of a function that may not make an object.
  capturedStones = 0;
  capturedKeystones = 0;
  afterKo = 0;
  afterLo = 0;
  afterHi = 0;

  constructor(field: Field, keys: Keys) {
    const cells = field.size;
    this.field = field;
    this.keys = keys;
    this.cells = new Uint8Array(cells + 1);
    this.chainOf = new Int16Array(cells + 1).fill(-1);
    this.nextStone = new Int16Array(cells);
    this.side = new Uint8Array(cells);
    this.first = new Int16Array(cells);
    this.stones = new Int16Array(cells);
    this.liberties = new Int16Array(cells);
    this.liberty = new Int16Array(cells);
    this.keystonesOf = new Int16Array(cells);
    this.immortal = new Uint8Array(cells);
    this.counted = new Int32Array(cells + 1);
  }

  /** The position that the field starts with. */
  reset(toPlay: Side, ko: number, defenderThreats: number, attackerThreats: number): void {
    this.cells.set(this.field.start);
    this.toPlay = toPlay;
    this.ko = ko;
    this.defenderThreats = defenderThreats;
    this.attackerThreats = attackerThreats;
    this.keystones = this.field.keystones;
    this.stonesLo = this.keys.fixedLo;
    this.stonesHi = this.keys.fixedHi;
    for (let cell = 0; cell < this.field.size; cell++) {
      const content = this.cells[cell]!;
      if (content === 0) continue;
      this.stonesLo ^= this.keys.stoneLo[stoneKey(cell, content)]!;
      this.stonesHi ^= this.keys.stoneHi[stoneKey(cell, content)]!;
    }
  }

  /** Becomes a copy of another frame's position, without its chains. */
  copy(from: Frame): void {
    this.cells.set(from.cells);
    this.toPlay = from.toPlay;
    this.ko = from.ko;
    this.defenderThreats = from.defenderThreats;
    this.attackerThreats = from.attackerThreats;
    this.keystones = from.keystones;
    this.stonesLo = from.stonesLo;
    this.stonesHi = from.stonesHi;
  }

  /** Becomes the position after a legal move of a labelled frame; the cell `field.size` is a pass. */
  make(from: Frame, cell: number): void {
    const { size, neighbours } = this.field;
    this.copy(from);
    this.ko = size;
    const me = from.toPlay;
    this.toPlay = (3 - me) as Side;
    if (cell === size) return;
    from.consider(cell);
    if (cell === from.ko) {
      if (me === DEFENDER) this.defenderThreats--;
      else this.attackerThreats--;
    }
    this.ko = from.afterKo;
    this.stonesLo = from.afterLo;
    this.stonesHi = from.afterHi;
    this.keystones -= from.capturedKeystones;
    this.cells[cell] = me;
    if (from.capturedStones === 0) return;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const chain = from.chainOf[neighbours[i]!]!;
      if (chain < 0 || !from.isTakenBy(chain, me)) continue;
      for (let stone = from.first[chain]!; stone >= 0; stone = from.nextStone[stone]!) this.cells[stone] = 0;
    }
  }

  /** Finds all chains. */
  label(): void {
    const { cells, chainOf, nextStone, counted, liberty } = this;
    const { size, neighbours, safe } = this.field;
    chainOf.fill(-1);
    let chains = 0;
    let { stamp } = this;
    for (let start = 0; start < size; start++) {
      if (cells[start] === 0 || chainOf[start]! >= 0) continue;
      const me = cells[start]! & SIDE;
      stamp++;
      let liberties = 0;
      let stones = 0;
      let keystones = 0;
      let immortal = 0;
      let last = start;
      chainOf[start] = chains;
      nextStone[start] = -1;
      // The list of the chain's stones is also the queue of those still to be looked at.
      for (let stone = start; stone >= 0; stone = nextStone[stone]!) {
        const content = cells[stone]!;
        stones++;
        if (content & KEY) keystones++;
        if (safe[stone]! & me) immortal = 1;
        for (let i = 4 * stone; i < 4 * stone + 4; i++) {
          const next = neighbours[i]!;
          const there = cells[next]!;
          if (there === 0) {
            if (counted[next] === stamp) continue;
            counted[next] = stamp;
            liberties++;
            liberty[chains] = next;
          } else if ((there & SIDE) === me && chainOf[next]! < 0) {
            chainOf[next] = chains;
            nextStone[last] = next;
            nextStone[next] = -1;
            last = next;
          }
        }
      }
      this.side[chains] = me;
      this.first[chains] = start;
      this.stones[chains] = stones;
      this.liberties[chains] = liberties;
      this.keystonesOf[chains] = keystones;
      this.immortal[chains] = immortal;
      chains++;
    }
    this.chains = chains;
    this.stamp = stamp;
  }

  /**
   * Is a stone of the side to play on this empty cell legal, leaving a ban aside? If so, `capturedStones`,
   * `capturedKeystones`, `afterKo`, `afterLo` and `afterHi` say what comes of it.
   */
  consider(cell: number): boolean {
    const { cells, chainOf, keys } = this;
    const { size, neighbours, safe } = this.field;
    const me = this.toPlay;
    let captured = 0;
    let keystones = 0;
    let taken = size;
    let lives = (safe[cell]! & me) !== 0;
    let alone = !lives;
    const own = stoneKey(cell, me);
    let lo = this.stonesLo ^ keys.stoneLo[own]!;
    let hi = this.stonesHi ^ keys.stoneHi[own]!;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const next = neighbours[i]!;
      const there = cells[next]!;
      if (there === 0) {
        lives = true;
        alone = false;
        continue;
      }
      if (next === size) continue;
      const chain = chainOf[next]!;
      if ((there & SIDE) === me) {
        alone = false;
        if (this.immortal[chain] || this.liberties[chain]! > 1) lives = true;
      } else if (this.isTakenBy(chain, me) && !this.isSeenBefore(cell, i, chain)) {
        captured += this.stones[chain]!;
        keystones += this.keystonesOf[chain]!;
        taken = next;
        for (let stone = this.first[chain]!; stone >= 0; stone = this.nextStone[stone]!) {
          const key = stoneKey(stone, cells[stone]!);
          lo ^= keys.stoneLo[key]!;
          hi ^= keys.stoneHi[key]!;
        }
      }
    }
    if (!lives && captured === 0) return false;
    this.capturedStones = captured;
    this.capturedKeystones = keystones;
    this.afterKo = captured === 1 && alone ? taken : size;
    this.afterLo = lo;
    this.afterHi = hi;
    return true;
  }

  /** The same for a pass, which is always legal. */
  considerPass(): void {
    this.capturedStones = 0;
    this.capturedKeystones = 0;
    this.afterKo = this.field.size;
    this.afterLo = this.stonesLo;
    this.afterHi = this.stonesHi;
  }

  /** Would this side's stone on the chain's only liberty capture it? */
  isTakenBy(chain: number, me: Side): boolean {
    return this.liberties[chain] === 1 && this.side[chain] !== me && this.immortal[chain] === 0;
  }

  /** Does the chain touch the cell at an earlier neighbour, too? */
  isSeenBefore(cell: number, until: number, chain: number): boolean {
    for (let i = 4 * cell; i < until; i++) {
      if (this.chainOf[this.field.neighbours[i]!] === chain) return true;
    }
    return false;
  }
}
