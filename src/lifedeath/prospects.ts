import { EMPTY } from '../engine/color.ts';
import { ATTACKER, DEFENDER, type Field, type Side } from './field.ts';
import type { Frame } from './frame.ts';
import type { Guide } from './guide.ts';
import { listAround, MOST_WORK, makeWork } from './pattern-guide.ts';
import { Alphabet, HUNDRED, readWeights } from './patterns-in-writing.ts';
import { BIAS, CHAINS, CROSSES, DIAGONALS, EMPTIES, LIBERTIES, WAYS_OUT } from './prospects-weights.ts';
import { readWay, WAYS, WayOut } from './way-out.ts';

// Contents of a cell in a cross, in the order of the letters: `.` empty, `K` in a chain with keystones, `a` `b` `c` another stone of the
// defender's in a chain with one, two, more liberties, `x` `y` `z` the same of the attacker's, `#` the attacker's for ever, `-` beyond
// the edge, `_` an empty point that nobody may play.
export const CROSS = new Alphabet('.Kabcxyz#-_');
const KEYED = 1;
const DEFENDERS = 2;
const ATTACKERS = 5;
const HELD = 8;
const BEYOND = 9;
const OUTSIDE = 10;

// Diagonally the liberties do not count: `.` empty, `O` the defender's, `X` the attacker's, and the others as above.
export const DIAGONAL = new Alphabet('.OX#-_');
const PLAIN = Uint8Array.of(0, 1, 1, 1, 1, 2, 2, 2, 3, 4, 5);

/** Liberties of the chain of keystones that has fewest: more than this count as this many. */
export const MOST_LIBERTIES = 7;
/** Chains with keystones: more than this count as this many. */
export const MOST_CHAINS = 4;
/** Empty cells count by twos; more than this many twos count as this many. */
export const MOST_EMPTIES = 19;

/**
 * First guesses by patterns that know liberties. The odds that the attacker wins are a sum over the cells, each of which counts by what
 * it holds and what is around it, and of the liberties of the keystones, the empty cells and the way out; so is the logarithm of the work that a
 * position takes. The weights of both are in prospects-weights.ts. A move changes the patterns around it, and those around small chains whose liberties become few or many
 * by it. That the work is fitted, too, is what makes the guesses of a position and of those after its moves fit together, and what keeps
 * points that hardly matter, as there are many outside a wall, from making a position look hard.
 */
export class Prospects implements Guide {
  pn = 1;
  dn = 1;
  readonly most = MOST_WORK;
  private readonly field: Field;
  /** Eight a cell: slots of the neighbours, clockwise, and of the diagonal neighbours. */
  private readonly around: Int16Array;
  /** What is where: a slot for each cell, then one for each kind of surroundings that never change. */
  private readonly content: Uint8Array;
  /** The pattern of each cell with its neighbours, and with its diagonal neighbours. */
  readonly crossOf: Int32Array;
  readonly diagonalOf: Int32Array;
  /** Liberties of the keystones, up to MOST_LIBERTIES. */
  liberties = 0;
  /** Empty cells of the prepared frame after a move, by twos up to MOST_EMPTIES. */
  empties = 0;
  readonly way: WayOut;
  /** Content of the stones of each chain. */
  private readonly contentOf: Uint8Array;
  /** Chains with keystones that can be captured. */
  private readonly keyed: Int16Array;
  keyedChains = 0;
  // Of the prepared frame: where the weights of the side that moves next begin, the odds, the logarithm of the work.
  private weights = 0;
  private odds = 0;
  private work = 0;
  // What `apply` has changed, to be taken back: cells, and what they held.
  private readonly changedCell: Int16Array;
  private readonly changedFrom: Uint8Array;
  private changes = 0;
  private oddsBefore = 0;
  private workBefore = 0;
  private libertiesBefore = 0;
  /** Up to four chains of the side to move around the move. */
  private readonly joined = new Int16Array(4);

  constructor(field: Field) {
    const { size } = field;
    this.field = field;
    this.way = new WayOut(field);
    this.around = listAround(field);
    this.content = new Uint8Array(size + SURROUNDINGS.length);
    this.content.set(SURROUNDINGS, size);
    this.crossOf = new Int32Array(size);
    this.diagonalOf = new Int32Array(size);
    this.contentOf = new Uint8Array(size);
    this.keyed = new Int16Array(size);
    this.changedCell = new Int16Array(2 * size);
    this.changedFrom = new Uint8Array(2 * size);
  }

  prepare(frame: Frame): void {
    const { content, contentOf, keyed } = this;
    const { size } = this.field;
    this.weights = frame.toPlay === ATTACKER ? 0 : 2 * CROSS.patterns;
    this.keyedChains = 0;
    let least = MOST_LIBERTIES;
    for (let chain = 0; chain < frame.chains; chain++) {
      const liberties = frame.liberties[chain]!;
      const side = frame.side[chain] as Side;
      const hasKeys = frame.keystonesOf[chain]! > 0;
      contentOf[chain] = encode(side, hasKeys, frame.immortal[chain] === 1, liberties);
      if (!hasKeys || frame.immortal[chain]) continue;
      keyed[this.keyedChains++] = chain;
      if (liberties < least) least = liberties;
    }
    this.liberties = least;
    let empties = 0;
    for (let cell = 0; cell < size; cell++) {
      const chain = frame.chainOf[cell]!;
      content[cell] = chain < 0 ? EMPTY : contentOf[chain]!;
      if (chain < 0) empties++;
    }
    this.empties = Math.min(Math.max(0, empties - 1) >> 1, MOST_EMPTIES);
    this.way.measure(frame);
    this.sumUp();
  }

  private sumUp(): void {
    const { content, around, crossOf, diagonalOf, weights } = this;
    const { size } = this.field;
    const side = weights === 0 ? 0 : 2;
    let odds = bias[side]!;
    let work = bias[side + 1]!;
    for (let cell = 0, i = 0; cell < size; cell++, i += 8) {
      const here = content[cell]!;
      const cross =
        (((here * 11 + content[around[i]!]!) * 11 + content[around[i + 1]!]!) * 11 +
          content[around[i + 2]!]!) *
          11 +
        content[around[i + 3]!]!;
      const diagonal =
        (((PLAIN[here]! * 6 + PLAIN[content[around[i + 4]!]!]!) * 6 + PLAIN[content[around[i + 5]!]!]!) * 6 +
          PLAIN[content[around[i + 6]!]!]!) *
          6 +
        PLAIN[content[around[i + 7]!]!]!;
      crossOf[cell] = cross;
      diagonalOf[cell] = diagonal;
      odds += crossWeights[weights + 2 * cross]! + diagonalWeights[2 * diagonal]!;
      work += crossWeights[weights + 2 * cross + 1]! + diagonalWeights[2 * diagonal + 1]!;
    }
    this.odds = odds;
    this.work = work;
  }

  pass(): void {
    this.setGuesses(this.field.size);
  }

  play(frame: Frame, cell: number): void {
    this.apply(frame, cell);
    this.setGuesses(cell);
    this.restore();
  }

  /** Makes the patterns and sums those after a legal move of the prepared frame, until `restore`. */
  apply(frame: Frame, cell: number): void {
    const { joined, contentOf } = this;
    const { neighbours, safe } = this.field;
    const me = frame.toPlay;
    this.oddsBefore = this.odds;
    this.workBefore = this.work;
    this.libertiesBefore = this.liberties;
    let count = 0;
    let free = 0;
    let isKeyed = false;
    let isHeld = (safe[cell]! & me) !== 0;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const next = neighbours[i]!;
      const chain = frame.chainOf[next]!;
      if (chain < 0 || isNamedBefore(frame, neighbours, cell, i, chain)) continue;
      const liberties = frame.liberties[chain]!;
      const isImmortal = frame.immortal[chain] === 1;
      if (frame.side[chain] === me) {
        joined[count++] = chain;
        free += liberties - 1;
        if (frame.keystonesOf[chain]! > 0) isKeyed = true;
        if (isImmortal) isHeld = true;
      } else if (liberties === 1 && !isImmortal) {
        this.recode(frame, chain, EMPTY);
        free++;
      } else {
        const code = encode((3 - me) as Side, frame.keystonesOf[chain]! > 0, isImmortal, liberties - 1);
        if (code !== contentOf[chain]) this.recode(frame, chain, code);
      }
    }
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const next = neighbours[i]!;
      if (frame.cells[next] === 0 && !this.isLibertyOfJoined(frame, next, count)) free++;
    }
    const code = encode(me, isKeyed, isHeld, free);
    this.change(cell, code);
    for (let k = 0; k < count; k++) {
      if (contentOf[joined[k]!] !== code) this.recode(frame, joined[k]!, code);
    }
    this.liberties = this.countLiberties(frame, cell, isKeyed && !isHeld ? free : MOST_LIBERTIES);
  }

  restore(): void {
    while (this.changes > 0) {
      this.changes--;
      this.shift(this.changedCell[this.changes]!, this.changedFrom[this.changes]!);
    }
    this.odds = this.oddsBefore;
    this.work = this.workBefore;
    this.liberties = this.libertiesBefore;
  }

  /** The fewest liberties of keystones after a move, where those that it joins have so many. */
  private countLiberties(frame: Frame, cell: number, joinedHave: number): number {
    const { neighbours } = this.field;
    const { keyed } = this;
    let least = Math.min(joinedHave, MOST_LIBERTIES);
    for (let k = 0; k < this.keyedChains; k++) {
      const chain = keyed[k]!;
      let liberties = frame.liberties[chain]!;
      if (isNamedBefore(frame, neighbours, cell, 4 * cell + 4, chain)) {
        if (frame.toPlay === DEFENDER) continue;
        liberties--;
      }
      if (liberties < least) least = liberties;
    }
    return least;
  }

  private isLibertyOfJoined(frame: Frame, cell: number, count: number): boolean {
    const { neighbours } = this.field;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const chain = frame.chainOf[neighbours[i]!]!;
      if (chain < 0) continue;
      for (let k = 0; k < count; k++) if (this.joined[k] === chain) return true;
    }
    return false;
  }

  private recode(frame: Frame, chain: number, to: number): void {
    for (let stone = frame.first[chain]!; stone >= 0; stone = frame.nextStone[stone]!) this.change(stone, to);
  }

  /** Changes a cell, and odds and work with it. */
  private change(cell: number, to: number): void {
    const { around, crossOf, diagonalOf, weights, content } = this;
    const { size } = this.field;
    const from = content[cell]!;
    this.changedCell[this.changes] = cell;
    this.changedFrom[this.changes++] = from;
    content[cell] = to;
    const step = to - from;
    const own = crossOf[cell]!;
    const changed = own + step * CROSS_CENTRE;
    crossOf[cell] = changed;
    this.count(crossWeights, weights + 2 * changed, weights + 2 * own);
    for (let k = 0; k < 4; k++) {
      const next = around[8 * cell + k]!;
      if (next >= size) continue;
      const before = crossOf[next]!;
      const after = before + step * CROSS_STEP[k]!;
      crossOf[next] = after;
      this.count(crossWeights, weights + 2 * after, weights + 2 * before);
    }
    const plainStep = PLAIN[to]! - PLAIN[from]!;
    if (plainStep !== 0) {
      const mine = diagonalOf[cell]!;
      diagonalOf[cell] = mine + plainStep * DIAGONAL_CENTRE;
      this.count(diagonalWeights, 2 * (mine + plainStep * DIAGONAL_CENTRE), 2 * mine);
      for (let k = 0; k < 4; k++) {
        const next = around[8 * cell + 4 + k]!;
        if (next >= size) continue;
        const before = diagonalOf[next]!;
        const after = before + plainStep * DIAGONAL_STEP[k]!;
        diagonalOf[next] = after;
        this.count(diagonalWeights, 2 * after, 2 * before);
      }
    }
  }

  /** One pattern in the place of another. */
  private count(weights: Float32Array, after: number, before: number): void {
    this.odds += weights[after]! - weights[before]!;
    this.work += weights[after + 1]! - weights[before + 1]!;
  }

  /** Changes a cell, and leaves odds and work alone. */
  private shift(cell: number, to: number): void {
    const { around, crossOf, diagonalOf, content } = this;
    const { size } = this.field;
    const from = content[cell]!;
    content[cell] = to;
    const step = to - from;
    crossOf[cell]! += step * CROSS_CENTRE;
    for (let k = 0; k < 4; k++) {
      const next = around[8 * cell + k]!;
      if (next < size) crossOf[next]! += step * CROSS_STEP[k]!;
    }
    const plainStep = PLAIN[to]! - PLAIN[from]!;
    if (plainStep === 0) return;
    diagonalOf[cell]! += plainStep * DIAGONAL_CENTRE;
    for (let k = 0; k < 4; k++) {
      const next = around[8 * cell + 4 + k]!;
      if (next < size) diagonalOf[next]! += plainStep * DIAGONAL_STEP[k]!;
    }
  }

  /** Guesses for the position after a move to this cell, of which the sums over the cells are known. */
  private setGuesses(cell: number): void {
    const side = this.weights === 0 ? 0 : 1;
    const liberties = 2 * (side * (MOST_LIBERTIES + 1) + this.liberties);
    const chains = 2 * (side * (MOST_CHAINS + 1) + Math.min(this.keyedChains, MOST_CHAINS));
    const empties = 2 * ((this.way.isOpen ? 2 : 0) + side) * (MOST_EMPTIES + 1) + 2 * this.empties;
    let odds = this.odds + libertyWeights[liberties]! + chainWeights[chains]! + emptyWeights[empties]!;
    let work =
      this.work + libertyWeights[liberties + 1]! + chainWeights[chains + 1]! + emptyWeights[empties + 1]!;
    const way = this.way.describe(cell);
    if (way >= 0) {
      odds += wayWeights[2 * (side * WAYS + way)]!;
      work += wayWeights[2 * (side * WAYS + way) + 1]!;
    }
    work = LEAST_WORK + GROWTH * work;
    odds *= STEEPNESS;
    this.pn = makeWork(Math.exp(work - odds));
    this.dn = makeWork(Math.exp(work + odds));
  }
}

/** Is the chain at one of the cell's neighbours before this one? */
function isNamedBefore(
  frame: Frame,
  neighbours: Int16Array,
  cell: number,
  until: number,
  chain: number,
): boolean {
  for (let i = 4 * cell; i < until; i++) if (frame.chainOf[neighbours[i]!] === chain) return true;
  return false;
}

/** Content of a stone. */
function encode(side: Side, hasKeys: boolean, isImmortal: boolean, liberties: number): number {
  const few = liberties <= 1 ? 0 : liberties === 2 ? 1 : 2;
  if (side === DEFENDER) return hasKeys ? KEYED : DEFENDERS + few;
  return isImmortal ? HELD : ATTACKERS + few;
}

// Found by trial (docs/notes.md): what odds and work count for, and the logarithm of the least work.
const STEEPNESS = 0.5;
const GROWTH = 0.8;
const LEAST_WORK = 1;

/** In the order of the slots of pattern-guide.ts. */
const SURROUNDINGS = [BEYOND, HELD, KEYED, OUTSIDE];

// What a cell is worth in the pattern of its neighbour in each direction, where it is on the opposite side.
const CROSS_CENTRE = CROSS.centre;
const CROSS_STEP = Int32Array.from([2, 3, 0, 1], (k) => CROSS.steps[k]!);
const DIAGONAL_CENTRE = DIAGONAL.centre;
const DIAGONAL_STEP = Int32Array.from([2, 3, 0, 1], (k) => DIAGONAL.steps[k]!);

// Weights of odds and work by turns. All but those of diagonals have two halves: where the defender is to move, and where the attacker is.
const bias = Float32Array.from(BIAS, (weight) => weight / HUNDRED);
const libertyWeights = Float32Array.from(LIBERTIES, (weight) => weight / HUNDRED);
const chainWeights = Float32Array.from(CHAINS, (weight) => weight / HUNDRED);
const emptyWeights = Float32Array.from(EMPTIES, (weight) => weight / HUNDRED);
const wayWeights = new Float32Array(4 * WAYS);
for (const [way, ...weights] of readWeights(WAYS_OUT, 4)) {
  wayWeights.set(weights.slice(0, 2), 2 * readWay(way));
  wayWeights.set(weights.slice(2), 2 * (WAYS + readWay(way)));
}
const crossWeights = new Float32Array(4 * CROSS.patterns);
const diagonalWeights = new Float32Array(2 * DIAGONAL.patterns);
for (const [pattern, ...weights] of readWeights(CROSSES, 4)) {
  for (const turned of CROSS.turnings(pattern)) {
    crossWeights.set(weights.slice(0, 2), 2 * turned);
    crossWeights.set(weights.slice(2), 2 * (CROSS.patterns + turned));
  }
}
for (const [pattern, ...weights] of readWeights(DIAGONALS, 2)) {
  for (const turned of DIAGONAL.turnings(pattern)) diagonalWeights.set(weights, 2 * turned);
}
