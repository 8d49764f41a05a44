import type { Evaluation } from './evaluation.ts';
import { EYE } from './eye-spaces.ts';
import { DEFENDER, type Field } from './field.ts';
import type { Frame } from './frame.ts';
import { has } from './zone.ts';

/** Points next to the keystones; half of it a step further, and so on for three steps. */
const NEAR = 400;
const STEPS = 3;
/** Vital points of a space that is not settled, and of one that is for the time being. */
const DECISIVE = 1000;
const PRESSING = 200;
/** Points that a wall lacks: the only one, one of two. */
const LAST_GAP = 500;
const GAP = 200;
const CONTACT = 80;
const CAPTURE = 500;
const STONE = 60;
/** The last liberty of keystones. */
const RESCUE = 3000;
/** For what a move changes in the logarithm of the odds. */
const ODDS = 600;

/**
 * How much each move has to do with the life of the keystones, for the order of moves: how near it is to them on a way over empty
 * points, what the patterns say of it, what it captures, and how it changes the odds.
 */
export class Relevance {
  /** Of each cell; only those of empty cells mean something. */
  readonly scores: Int32Array;
  /** The part of it that is for being near. */
  readonly near: Int32Array;
  private readonly field: Field;
  private readonly evaluation: Evaluation;
  private readonly queue: Int16Array;
  private readonly steps: Uint8Array;

  constructor(field: Field, evaluation: Evaluation) {
    this.field = field;
    this.evaluation = evaluation;
    this.scores = new Int32Array(field.size);
    this.near = new Int32Array(field.size);
    this.queue = new Int16Array(field.size);
    this.steps = new Uint8Array(field.size);
  }

  /** Scores the moves of the side to move in a labelled frame that `evaluation` has looked at. */
  score(frame: Frame): void {
    this.measureDistance(frame);
    this.scores.set(this.near);
    this.addSpaces();
    this.addContacts(frame);
    this.addCaptures(frame);
    this.addOutlook(frame);
  }

  /** What the odds are after a move, compared with those after a pass. */
  private addOutlook(frame: Frame): void {
    const { outlook } = this.evaluation;
    const sign = frame.toPlay === DEFENDER ? 1 : -1;
    outlook.prepare(frame);
    outlook.pass();
    const now = Math.log(outlook.pn / outlook.dn);
    for (let cell = 0; cell < this.field.size; cell++) {
      if (frame.cells[cell] !== 0) continue;
      outlook.play(frame, cell);
      this.scores[cell]! += Math.round(ODDS * sign * (Math.log(outlook.pn / outlook.dn) - now));
    }
  }

  /** Walks from the keystones over empty points; stones are in the way. */
  private measureDistance(frame: Frame): void {
    const { queue, steps, near } = this;
    const { size, neighbours } = this.field;
    let length = 0;
    steps.fill(0);
    near.fill(0);
    for (let cell = 0; cell < size; cell++) {
      const chain = frame.chainOf[cell]!;
      if (chain < 0 || frame.keystonesOf[chain] === 0) continue;
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const next = neighbours[i]!;
        if (frame.cells[next] !== 0 || steps[next]! > 0) continue;
        steps[next] = 1;
        queue[length++] = next;
      }
    }
    for (let i = 0; i < length; i++) {
      const cell = queue[i]!;
      const step = steps[cell]!;
      near[cell] = NEAR >> (step - 1);
      if (step === STEPS) continue;
      for (let k = 4 * cell; k < 4 * cell + 4; k++) {
        const next = neighbours[k]!;
        if (frame.cells[next] !== 0 || steps[next]! > 0) continue;
        steps[next] = step + 1;
        queue[length++] = next;
      }
    }
  }

  private addSpaces(): void {
    const { spaces } = this.evaluation;
    const { words } = spaces.sets;
    for (let i = 0; i < spaces.count; i++) {
      const at = i * words;
      const decisive = spaces.least[i]! < spaces.most[i]! || spaces.least[i]! < 2 * EYE;
      const vital = decisive ? DECISIVE : PRESSING;
      const gap = spaces.missing[i] === 1 ? LAST_GAP : GAP;
      for (let cell = 0; cell < this.field.size; cell++) {
        if (has(spaces.vital, at, cell)) this.scores[cell]! += spaces.missing[i] === 0 ? vital : PRESSING;
        if (has(spaces.lacks, at, cell)) this.scores[cell]! += gap;
      }
    }
  }

  private addContacts(frame: Frame): void {
    const { contacts } = this.evaluation;
    for (let i = 0; i < contacts.count; i++) {
      const { space } = contacts.placements[contacts.found[i]!]!;
      for (const cell of space) if (frame.cells[cell] === 0) this.scores[cell]! += CONTACT;
    }
  }

  /** Liberties of chains that are in atari: to capture them, or to save them. */
  private addCaptures(frame: Frame): void {
    for (let chain = 0; chain < frame.chains; chain++) {
      if (frame.liberties[chain] !== 1 || frame.immortal[chain]) continue;
      const urgent = frame.side[chain] === DEFENDER && frame.keystonesOf[chain]! > 0;
      const worth = urgent ? RESCUE : CAPTURE + STONE * Math.min(frame.stones[chain]!, 10);
      const own = frame.side[chain] === frame.toPlay;
      this.scores[frame.liberty[chain]!]! += own && !urgent ? worth >> 1 : worth;
    }
  }
}

/**
 * Does this move of the defender's leave its keystones with one liberty: those that it connects to, or the last chain of them? A move
 * that captures, that connects them to a chain with other liberties or reaches new ones does not. `after` is the frame to try it in.
 */
export function isSuicidal(frame: Frame, cell: number, after: Frame): boolean {
  if (frame.toPlay !== DEFENDER || !mayBeSuicidal(frame)) return false;
  frame.consider(cell);
  if (frame.capturedStones > 0) return false;
  after.make(frame, cell);
  after.label();
  for (let chain = 0; chain < after.chains; chain++) {
    if (after.keystonesOf[chain] === 0 || after.liberties[chain] !== 1 || after.immortal[chain]) continue;
    if (chain === after.chainOf[cell] || after.keystonesOf[chain] === after.keystones) return true;
  }
  return false;
}

/** Only keystones with one or two liberties can be left with one. */
function mayBeSuicidal(frame: Frame): boolean {
  for (let chain = 0; chain < frame.chains; chain++) {
    if (frame.keystonesOf[chain]! > 0 && frame.liberties[chain]! <= 2 && !frame.immortal[chain]) return true;
  }
  return false;
}

/** Can keystones be captured by the next move? */
export function hasAtari(frame: Frame): boolean {
  for (let chain = 0; chain < frame.chains; chain++) {
    if (frame.keystonesOf[chain]! > 0 && frame.liberties[chain] === 1 && !frame.immortal[chain]) return true;
  }
  return false;
}
