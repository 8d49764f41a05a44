import { EYE, EyeSpaces } from './eye-spaces.ts';
import { DEFENDER, type Field, type Side } from './field.ts';
import type { Frame } from './frame.ts';
import { Outlook } from './outlook.ts';
import { PatternMatcher } from './pattern-matcher.ts';
import { contactPatterns, eyePatterns } from './pattern-notation.ts';

/** Scores are the defender's: from this (will live) down to its negative (will die). Proved results lie beyond. */
export const MOST_SCORE = 5000;

/** What a score is made of. */
export interface Terms {
  /** Eyes, in hundredths, of the best group with keystones, if the defender and if the attacker moves first. */
  eyesDefenderFirst: number;
  eyesAttackerFirst: number;
  eyes: number;
  /** For the odds that the exact search starts from. */
  outlook: number;
  exits: number;
  contacts: number;
  liberties: number;
}

/**
 * What a position looks like without search. The eyes that the keystones' group can expect and ways out count most, and the odds that the
 * exact search starts from; cuts, hane and connections at the keystones and their liberties a little.
 */
export class Evaluation {
  readonly spaces: EyeSpaces;
  readonly contacts: PatternMatcher;
  readonly outlook: Outlook;
  readonly terms: Terms = {
    eyesDefenderFirst: 0,
    eyesAttackerFirst: 0,
    eyes: 0,
    outlook: 0,
    exits: 0,
    contacts: 0,
    liberties: 0,
  };
  private readonly field: Field;
  private readonly usesPatterns: boolean;
  /** Differences that a move makes in the spaces of a group, the largest first. */
  private readonly gains = new Int16Array(64);

  constructor(field: Field, usesPatterns = true) {
    this.field = field;
    this.usesPatterns = usesPatterns;
    this.outlook = new Outlook(field);
    this.spaces = new EyeSpaces(field, DEFENDER, usesPatterns ? eyePatterns : []);
    this.contacts = new PatternMatcher(field, usesPatterns ? contactPatterns : [], DEFENDER);
  }

  /** Looks at a labelled frame, for its side to move. The spaces and `terms` are then those of this frame. */
  evaluate(frame: Frame): number {
    const { terms } = this;
    this.prepare(frame);
    const first = frame.toPlay === DEFENDER;
    const mine = weigh(first ? terms.eyesDefenderFirst : terms.eyesAttackerFirst);
    const other = weigh(first ? terms.eyesAttackerFirst : terms.eyesDefenderFirst);
    terms.eyes = this.usesPatterns ? Math.round(0.7 * mine + 0.3 * other) : 0;
    terms.outlook = this.scoreOutlook(frame);
    terms.exits = this.scoreExits(frame);
    terms.contacts = this.scoreContacts(frame);
    terms.liberties = this.scoreLiberties(frame);
    const score = terms.eyes + terms.outlook + terms.exits + terms.contacts + terms.liberties;
    return Math.max(-MOST_SCORE, Math.min(MOST_SCORE, score));
  }

  /** Finds the spaces and contacts of a labelled frame. */
  prepare(frame: Frame): void {
    this.spaces.find(frame);
    this.contacts.find(this.spaces.sets, 0);
    this.countEyes(frame);
  }

  /** Groups the spaces that are connected by stones, and takes the best group that holds keystones. */
  private countEyes(frame: Frame): void {
    const { spaces, terms } = this;
    terms.eyesDefenderFirst = 0;
    terms.eyesAttackerFirst = 0;
    let keystones = 0;
    for (let chain = 0; chain < frame.chains; chain++) {
      if (frame.keystonesOf[chain]! > 0) keystones |= 1 << spaces.numberOf[chain]!;
    }
    for (let left = keystones; left !== 0; ) {
      const group = this.growGroup(left & -left);
      left &= ~group;
      this.countGroup(group);
    }
  }

  /** The chains that share spaces with these, directly or by way of others. */
  private growGroup(group: number): number {
    const { spaces } = this;
    for (let old = 0; old !== group; ) {
      old = group;
      for (let i = 0; i < spaces.count; i++) if (spaces.chains[i]! & group) group |= spaces.chains[i]!;
    }
    return group;
  }

  /** The sides take turns in the spaces where a move makes a difference, the largest first. */
  private countGroup(group: number): void {
    const { spaces, gains, terms } = this;
    let sum = 0;
    let count = 0;
    for (let i = 0; i < spaces.count; i++) {
      if (!(spaces.chains[i]! & group)) continue;
      sum += spaces.least[i]!;
      const gain = spaces.most[i]! - spaces.least[i]!;
      if (gain <= 0 || count === gains.length) continue;
      let k = count++;
      for (; k > 0 && gains[k - 1]! < gain; k--) gains[k] = gains[k - 1]!;
      gains[k] = gain;
    }
    let first = sum;
    let second = sum;
    for (let k = 0; k < count; k++) {
      if (k % 2 === 0) first += gains[k]!;
      else second += gains[k]!;
    }
    terms.eyesDefenderFirst = Math.max(terms.eyesDefenderFirst, first);
    terms.eyesAttackerFirst = Math.max(terms.eyesAttackerFirst, second);
  }

  /** Where the patterns see no two eyes yet, or not any more, this still tells better from worse. */
  private scoreOutlook(frame: Frame): number {
    const { outlook } = this;
    // The outlook is of positions after moves: this one is that after a pass of the other side.
    frame.toPlay = (3 - frame.toPlay) as Side;
    outlook.prepare(frame);
    outlook.pass();
    frame.toPlay = (3 - frame.toPlay) as Side;
    return Math.round(OUTLOOK * Math.log(outlook.pn / outlook.dn));
  }

  /** Points next to the keystones from which they could never be cut off: one is enough for the side to move, two for the other. */
  private scoreExits(frame: Frame): number {
    const { size, safe } = this.field;
    let exits = 0;
    for (let cell = 0; cell < size; cell++) {
      if (frame.cells[cell] === 0 && safe[cell]! & DEFENDER && this.touchesKeystones(frame, cell)) exits++;
    }
    if (exits === 0) return 0;
    // As much as makes up for everything else.
    if (exits > 1 || frame.toPlay === DEFENDER) return 4 * MOST_SCORE;
    return EXIT;
  }

  private scoreContacts(frame: Frame): number {
    const { contacts } = this;
    let score = 0;
    for (let i = 0; i < contacts.count; i++) {
      const { pattern, space, wall } = contacts.placements[contacts.found[i]!]!;
      if (space.some((cell) => frame.cells[cell] !== 0)) continue;
      if (wall.some((cell) => frame.keystonesOf[frame.chainOf[cell]!]! > 0)) score += pattern.numbers[0]!;
    }
    return Math.max(-MOST_CONTACTS, Math.min(MOST_CONTACTS, score));
  }

  private scoreLiberties(frame: Frame): number {
    let score = 0;
    for (let chain = 0; chain < frame.chains; chain++) {
      if (frame.keystonesOf[chain] === 0) continue;
      const liberties = frame.liberties[chain]!;
      score += LIBERTY * Math.min(liberties, 5);
      if (liberties === 1 && !frame.immortal[chain]) score -= IN_ATARI;
    }
    return score;
  }

  private touchesKeystones(frame: Frame, cell: number): boolean {
    const { neighbours } = this.field;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const chain = frame.chainOf[neighbours[i]!]!;
      if (chain >= 0 && frame.keystonesOf[chain]! > 0) return true;
    }
    return false;
  }
}

const OUTLOOK = 800;
const EXIT = 1500;
const MOST_CONTACTS = 300;
const LIBERTY = 10;
const IN_ATARI = 300;

/** Score of so many eyes: little helps before the first, the second makes all the difference, a third is a comfort. */
function weigh(eyes: number): number {
  if (eyes <= EYE) return -4000 + 20 * eyes;
  if (eyes <= 2 * EYE) return -2000 + 50 * (eyes - EYE);
  return Math.min(4000, 3000 + 10 * (eyes - 2 * EYE));
}
