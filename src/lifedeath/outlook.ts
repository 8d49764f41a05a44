import { ATTACKER, DEFENDER, type Field, SIDE } from './field.ts';
import type { Frame } from './frame.ts';
import type { Guide } from './guide.ts';
import { BIAS, CROSSES, DIAGONALS } from './outlook-weights.ts';
import { findSlope, listAround, MOST_WORK, makeWork } from './pattern-guide.ts';
import { Alphabet, HUNDRED, readWeights } from './patterns-in-writing.ts';

// Contents of a cell beside EMPTY, DEFENDER and ATTACKER, in the order of the letters.
const ALPHABET = new Alphabet('.OX#-_');
/** An attacker's stone with a permanent liberty. */
const HELD = 3;
/** Beyond the edge of the board. */
const BEYOND = 4;
/** An empty point that nobody may play. */
const OUTSIDE = 5;
const STEP = ALPHABET.steps;
const ALL_AROUND = ALPHABET.centre;
const PATTERNS = ALPHABET.patterns;

/**
 * First guesses by patterns. The odds that the attacker wins are a sum over the cells: each counts by what it holds and what is around it. The
 * patterns and their weights are in outlook-weights.ts. A move changes the patterns of nine cells at most, so the odds
 * after each move of a position take a few additions. The work grows with the number of empty cells, which is what makes
 * the guesses of a position and of those after its moves fit together: a position with n moves should look
 * about as hard as those after them put together.
 */
export class Outlook implements Guide {
  pn = 1;
  dn = 1;
  readonly most = MOST_WORK;
  private readonly field: Field;
  /** Eight a cell: slots of the neighbours, clockwise, and of the diagonal neighbours. */
  private readonly around: Int16Array;
  /** What is where: a slot for each cell, then one for each kind of surroundings that never change. */
  private readonly content: Uint8Array;
  /** Of the prepared frame: the pattern of each cell with its neighbours, and with its diagonal neighbours. */
  readonly crossOf: Int32Array;
  readonly diagonalOf: Int32Array;
  /** Growth of the work with each empty cell. */
  private readonly slope: number;
  /** Of the prepared frame: where the weights of the side that moves next begin, the odds, the number of empty cells. */
  private weights = 0;
  private odds = 0;
  private empty = 0;

  constructor(field: Field) {
    const { size } = field;
    this.field = field;
    this.around = listAround(field);
    this.content = new Uint8Array(size + SURROUNDINGS.length);
    this.content.set(SURROUNDINGS, size);
    this.crossOf = new Int32Array(size);
    this.diagonalOf = new Int32Array(size);
    this.slope = findSlope(field, STEEPEST);
  }

  prepare(frame: Frame): void {
    const { content } = this;
    const { size } = this.field;
    this.weights = frame.toPlay === ATTACKER ? 0 : PATTERNS;
    for (let cell = 0; cell < size; cell++) {
      const there = frame.cells[cell]! & SIDE;
      content[cell] = there === ATTACKER && frame.immortal[frame.chainOf[cell]!] ? HELD : there;
    }
    this.sumUp();
  }

  private sumUp(): void {
    const { content, around, crossOf, diagonalOf, weights } = this;
    const { size } = this.field;
    let odds = BIAS[weights === 0 ? 0 : 1] / HUNDRED;
    let empty = 0;
    for (let cell = 0, i = 0; cell < size; cell++, i += 8) {
      const centre = content[cell]! * ALL_AROUND;
      if (centre === 0) empty++;
      const cross =
        centre +
        content[around[i]!]! * STEP[0]! +
        content[around[i + 1]!]! * STEP[1]! +
        content[around[i + 2]!]! * STEP[2]! +
        content[around[i + 3]!]!;
      const diagonal =
        centre +
        content[around[i + 4]!]! * STEP[0]! +
        content[around[i + 5]!]! * STEP[1]! +
        content[around[i + 6]!]! * STEP[2]! +
        content[around[i + 7]!]!;
      crossOf[cell] = cross;
      diagonalOf[cell] = diagonal;
      odds += crossWeights[weights + cross]! + diagonalWeights[diagonal]!;
    }
    this.odds = odds;
    this.empty = empty;
  }

  pass(): void {
    this.setGuesses(this.odds, this.empty);
  }

  /** Stones that the move captures are left standing. */
  play(frame: Frame, cell: number): void {
    const { around, crossOf, diagonalOf, weights } = this;
    const { size } = this.field;
    const stone = frame.toPlay === ATTACKER && this.willBeHeld(cell) ? HELD : frame.toPlay;
    const centre = stone * ALL_AROUND;
    const cross = weights + crossOf[cell]!;
    const diagonal = diagonalOf[cell]!;
    let odds =
      this.odds +
      (crossWeights[cross + centre]! - crossWeights[cross]!) +
      (diagonalWeights[diagonal + centre]! - diagonalWeights[diagonal]!);
    for (let k = 0; k < 4; k++) {
      // This cell is on the opposite side of its neighbour.
      const change = stone * STEP[(k + 2) & 3]!;
      const next = around[8 * cell + k]!;
      if (next < size) {
        const at = weights + crossOf[next]!;
        odds += crossWeights[at + change]! - crossWeights[at]!;
      }
      const corner = around[8 * cell + 4 + k]!;
      if (corner < size) {
        const at = diagonalOf[corner]!;
        odds += diagonalWeights[at + change]! - diagonalWeights[at]!;
      }
    }
    this.setGuesses(odds, this.empty - 1);
  }

  /** Would an attacker's stone here have a permanent liberty? */
  private willBeHeld(cell: number): boolean {
    const { around, content } = this;
    if (this.field.safe[cell]! & ATTACKER) return true;
    for (let i = 8 * cell; i < 8 * cell + 4; i++) if (content[around[i]!] === HELD) return true;
    return false;
  }

  private setGuesses(sum: number, empty: number): void {
    const work = this.slope * empty;
    const odds = STEEPNESS * sum;
    this.pn = makeWork(Math.exp(work - odds));
    this.dn = makeWork(Math.exp(work + odds));
  }
}

// Found by trial (docs/notes.md): what the odds count for, and the growth of the work with each empty cell.
const STEEPNESS = 0.5;
const STEEPEST = 0.8;

/** In the order of the slots of pattern-guide.ts. */
const SURROUNDINGS = [BEYOND, HELD, DEFENDER, OUTSIDE];

const crossWeights = new Float64Array(2 * PATTERNS);
const diagonalWeights = new Float64Array(PATTERNS);
for (const [pattern, defender, attacker] of readWeights(CROSSES, 2)) {
  for (const turned of ALPHABET.turnings(pattern)) {
    // Where the attacker has just moved the defender is next.
    crossWeights[turned] = defender!;
    crossWeights[PATTERNS + turned] = attacker!;
  }
}
for (const [pattern, weight] of readWeights(DIAGONALS, 1)) {
  for (const turned of ALPHABET.turnings(pattern)) diagonalWeights[turned] = weight!;
}
