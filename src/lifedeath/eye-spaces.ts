import { CellSets, countBits, countWords } from './cell-sets.ts';
import { DEFENDER, type Field, KEY, SIDE, type Side } from './field.ts';
import type { Frame } from './frame.ts';
import { PatternMatcher } from './pattern-matcher.ts';
import { eyePatterns } from './pattern-notation.ts';
import { add, has } from './zone.ts';

/** Eyes are counted in hundredths, since there are chances of one. */
export const EYE = 100;
/** Stones that the wall of a pattern may lack. */
const MOST_MISSING = 2;
/** Candidates looked at: more can only be of wide open positions, where little can be told anyway. */
const MOST_CANDIDATES = 512;
/** Chains told apart. */
const MOST_CHAINS = 31;

/**
 * The eye spaces of one side in a position, each with the eyes that it gives if the enemy moves first in it (`least`) and if the owner
 * does (`most`).
 *
 * Candidates are the patterns that match, and enclosed areas that are none of the known shapes. They overlap: a straight three
 * with a gap is also a single point with a gap, and so on. The most valuable are taken first, and what overlaps with them is left out; of
 * equal ones that overlap one counts, whichever it is, so that the result is the same from all sides of the board.
 */
export class EyeSpaces {
  readonly matcher: PatternMatcher;
  readonly sets: CellSets;
  /** Spaces that were taken, and of each of them: eyes, stones that the wall lacks, chains around it by bits of `numberOf`. */
  count = 0;
  readonly least = new Int16Array(MOST_CANDIDATES);
  readonly most = new Int16Array(MOST_CANDIDATES);
  readonly missing = new Uint8Array(MOST_CANDIDATES);
  /** The wall can be cut or captured. */
  readonly unsafe = new Uint8Array(MOST_CANDIDATES);
  readonly chains = new Int32Array(MOST_CANDIDATES);
  /** Sets of cells, `sets.words` a space: the space, its vital points that are empty, the empty points of its wall. */
  readonly inside: Int32Array;
  readonly vital: Int32Array;
  readonly lacks: Int32Array;
  /** A number below 32 for each chain of the side; chains beyond that share the last. */
  readonly numberOf: Int8Array;

  private readonly field: Field;
  private readonly own: Side;
  private readonly words: number;
  // Candidates: what a space has, the match of a pattern that it comes from (-1 for an area), the space that it became part of
  // (-1 for none), and the order in which they are taken.
  candidates = 0;
  readonly matchOf = new Int32Array(MOST_CANDIDATES);
  readonly memberOf = new Int16Array(MOST_CANDIDATES);
  private readonly rank = new Int32Array(MOST_CANDIDATES);
  private readonly low = new Int16Array(MOST_CANDIDATES);
  private readonly high = new Int16Array(MOST_CANDIDATES);
  private readonly gaps = new Uint8Array(MOST_CANDIDATES);
  private readonly spaceOf: Int32Array;
  private readonly vitalOf: Int32Array;
  private readonly lackOf: Int32Array;
  private readonly order = new Int16Array(MOST_CANDIDATES);
  private readonly takenInside: Int32Array;
  private readonly takenLacks: Int32Array;
  private readonly tier = new Int16Array(MOST_CANDIDATES);
  // Areas.
  private readonly queue: Int16Array;
  private readonly seen: Uint8Array;
  private readonly shared = new Uint8Array(32 * 32);
  private readonly leader = new Uint8Array(32);
  /** The chains next to enemy stones, by bits of `numberOf`. */
  private fronts = 0;

  constructor(field: Field, own: Side, patterns = eyePatterns) {
    this.field = field;
    this.own = own;
    this.matcher = new PatternMatcher(field, patterns, own);
    this.sets = new CellSets(field.size);
    const words = countWords(field.size);
    const makeSets = () => new Int32Array(MOST_CANDIDATES * words);
    this.words = words;
    this.inside = makeSets();
    this.vital = makeSets();
    this.lacks = makeSets();
    this.spaceOf = makeSets();
    this.vitalOf = makeSets();
    this.lackOf = makeSets();
    this.takenInside = new Int32Array(words);
    this.takenLacks = new Int32Array(words);
    this.numberOf = new Int8Array(field.size + 1);
    this.queue = new Int16Array(field.size);
    this.seen = new Uint8Array(field.size + 1);
  }

  /** Finds the spaces of a labelled frame. */
  find(frame: Frame): void {
    this.sets.load(frame);
    this.numberChains(frame);
    this.candidates = 0;
    this.matcher.find(this.sets, MOST_MISSING);
    for (let i = 0; i < this.matcher.count && this.candidates < MOST_CANDIDATES; i++) this.addMatch(i);
    this.addAreas(frame);
    this.sortCandidates();
    this.takeCandidates(frame);
    for (let space = 0; space < this.count; space++) this.checkWall(frame, space);
  }

  private numberChains(frame: Frame): void {
    let number = 0;
    this.fronts = 0;
    for (let chain = 0; chain < frame.chains; chain++) {
      if (frame.side[chain] !== this.own) continue;
      if (this.touchesEnemy(frame, chain)) this.fronts |= 1 << number;
      this.numberOf[chain] = number;
      if (number < MOST_CHAINS) number++;
    }
  }

  private touchesEnemy(frame: Frame, chain: number): boolean {
    const { neighbours, safe } = this.field;
    const enemy = 3 - this.own;
    for (let stone = frame.first[chain]!; stone >= 0; stone = frame.nextStone[stone]!) {
      if (safe[stone]! & enemy) return true;
      for (let i = 4 * stone; i < 4 * stone + 4; i++) {
        if ((frame.cells[neighbours[i]!]! & SIDE) === enemy) return true;
      }
    }
    return false;
  }

  /** Makes a candidate of a pattern that matches: its eyes by who holds the vital points, less what the gaps in its wall cost. */
  private addMatch(i: number): void {
    const { matcher, words } = this;
    const index = matcher.found[i]!;
    const { pattern, space } = matcher.placements[index]!;
    const missing = matcher.missing[i]!;
    const enemy = this.sets.of[3 - this.own]!;
    const at = index * words;
    const to = this.candidates * words;
    let enemies = 0;
    let held = 0;
    let vital = 0;
    for (let k = 0; k < words; k++) {
      this.spaceOf[to + k] = matcher.space[at + k]!;
      this.vitalOf[to + k] = matcher.vital[at + k]! & this.sets.empty[k]!;
      this.lackOf[to + k] = matcher.wall[at + k]! & this.sets.empty[k]!;
      enemies += countBits(matcher.space[at + k]! & enemy[k]!);
      held += countBits(matcher.vital[at + k]! & enemy[k]!);
      vital |= matcher.vital[at + k]!;
    }
    // Nothing but enemy stones, or a stone in a hole of an unfinished eye: no eye of ours.
    if (enemies === space.length || (missing > 0 && enemies > 0 && space.length < 3)) return;
    let least = pattern.numbers[0]! * EYE;
    let most = pattern.numbers[1]! * EYE;
    const lost = vital !== 0 ? held : enemies - 1;
    if (least < most) {
      if (held > 0) most = least = EYE;
    } else if (most > EYE && lost > 0) {
      least = EYE;
      if (lost > 1) most = EYE;
    }
    this.matchOf[this.candidates] = index;
    this.addCandidate(least, most, missing, space.length);
  }

  /** Closes the candidate whose sets have just been filled in. */
  private addCandidate(least: number, most: number, missing: number, size: number): void {
    if (missing === 1) {
      most = least;
      least -= EYE;
    } else if (missing === 2) {
      most = least - EYE / 2;
      least = Math.max(0, least - (3 * EYE) / 2);
    }
    const i = this.candidates++;
    this.memberOf[i] = -1;
    this.low[i] = least;
    this.high[i] = most;
    this.gaps[i] = missing;
    this.rank[i] = (least + most) * 8192 + least * 16 + size;
  }

  /** Enclosed areas that are larger than the patterns, or of other shapes: two eyes, unless the enemy has settled in them. */
  private addAreas(frame: Frame): void {
    const { field, own, queue, seen } = this;
    const { size, neighbours, safe } = field;
    const enemy = 3 - own;
    seen.fill(0);
    for (let start = 0; start < size && this.candidates < MOST_CANDIDATES; start++) {
      if (seen[start] || (frame.cells[start]! & SIDE) === own) continue;
      let length = 0;
      let enemies = 0;
      let enclosed = true;
      queue[length++] = start;
      seen[start] = 1;
      for (let i = 0; i < length; i++) {
        const cell = queue[i]!;
        // Keystones of the enemy's are what it is all about, and no filling of an eye.
        if (safe[cell]! & enemy || (frame.cells[cell]! & KEY && enemy === DEFENDER)) enclosed = false;
        if ((frame.cells[cell]! & SIDE) === enemy) enemies++;
        for (let k = 4 * cell; k < 4 * cell + 4; k++) {
          const next = neighbours[k]!;
          if (next === size || seen[next] || (frame.cells[next]! & SIDE) === own) continue;
          seen[next] = 1;
          queue[length++] = next;
        }
      }
      if (enclosed && length >= 5 && !this.isKnown(length)) this.addArea(length, enemies);
    }
  }

  /** Is the area in the queue the space of a complete pattern? */
  private isKnown(length: number): boolean {
    const { matcher, words } = this;
    for (let i = 0; i < matcher.count; i++) {
      const at = matcher.found[i]! * words;
      if (matcher.missing[i] !== 0 || matcher.placements[matcher.found[i]!]!.space.length !== length)
        continue;
      if (has(matcher.space, at, this.queue[0]!)) return true;
    }
    return false;
  }

  private addArea(length: number, enemies: number): void {
    const { words } = this;
    const to = this.candidates * words;
    for (const set of [this.spaceOf, this.vitalOf, this.lackOf]) set.fill(0, to, to + words);
    for (let i = 0; i < length; i++) add(this.spaceOf, to, this.queue[i]!);
    this.matchOf[this.candidates] = -1;
    const room = length - 2 * enemies;
    this.addCandidate(room >= 3 ? 2 * EYE : EYE, room >= 1 ? 2 * EYE : EYE, 0, length);
  }

  private sortCandidates(): void {
    const { order, rank } = this;
    for (let i = 0; i < this.candidates; i++) {
      let k = i;
      for (; k > 0 && rank[order[k - 1]!]! < rank[i]!; k--) order[k] = order[k - 1]!;
      order[k] = i;
    }
  }

  private takeCandidates(frame: Frame): void {
    const { order, rank, tier } = this;
    this.count = 0;
    this.takenInside.fill(0);
    this.takenLacks.fill(0);
    for (let i = 0; i < this.candidates; ) {
      const value = rank[order[i]!]!;
      let members = 0;
      for (; i < this.candidates && rank[order[i]!] === value; i++) {
        if (this.isFree(order[i]!)) tier[members++] = order[i]!;
      }
      this.takeTier(frame, members);
    }
  }

  private isFree(candidate: number): boolean {
    const { words, spaceOf, lackOf, takenInside, takenLacks } = this;
    for (let k = 0, at = candidate * words; k < words; k++, at++) {
      if (spaceOf[at]! & (takenInside[k]! | takenLacks[k]!) || lackOf[at]! & takenInside[k]!) return false;
    }
    return true;
  }

  /** Takes candidates of equal worth: those that overlap, directly or by way of others, become one space. */
  private takeTier(frame: Frame, members: number): void {
    const { tier, words, inside, lacks, vital } = this;
    for (let left = members; left > 0; ) {
      const space = this.count++;
      const at = space * words;
      const first = tier[--left]!;
      this.least[space] = this.low[first]!;
      this.most[space] = this.high[first]!;
      this.missing[space] = this.gaps[first]!;
      for (const set of [inside, lacks, vital]) set.fill(0, at, at + words);
      this.join(space, first);
      for (let changed = true; changed; ) {
        changed = false;
        for (let i = 0; i < left; i++) {
          if (!this.overlaps(space, tier[i]!)) continue;
          this.join(space, tier[i]!);
          tier[i--] = tier[--left]!;
          changed = true;
        }
      }
      for (let k = 0; k < words; k++) {
        this.takenInside[k]! |= inside[at + k]!;
        this.takenLacks[k]! |= lacks[at + k]!;
      }
      this.chains[space] = this.findChains(frame, at);
    }
  }

  private join(space: number, candidate: number): void {
    const { words } = this;
    this.memberOf[candidate] = space;
    for (let k = 0, at = space * words, from = candidate * words; k < words; k++, at++, from++) {
      this.inside[at]! |= this.spaceOf[from]!;
      this.lacks[at]! |= this.lackOf[from]!;
      this.vital[at]! |= this.vitalOf[from]!;
    }
  }

  private overlaps(space: number, candidate: number): boolean {
    const { words, inside, lacks, spaceOf, lackOf } = this;
    for (let k = 0, at = space * words, from = candidate * words; k < words; k++, at++, from++) {
      if (spaceOf[from]! & (inside[at]! | lacks[at]!) || lackOf[from]! & inside[at]!) return true;
    }
    return false;
  }

  /** The own chains next to a set of cells. */
  private findChains(frame: Frame, at: number): number {
    const { size, neighbours } = this.field;
    let chains = 0;
    for (let cell = 0; cell < size; cell++) {
      if (!has(this.inside, at, cell)) continue;
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const chain = frame.chainOf[neighbours[i]!]!;
        if (chain >= 0 && frame.side[chain] === this.own) chains |= 1 << this.numberOf[chain]!;
      }
    }
    return chains;
  }

  /**
   * A wall of several chains is safe if they hang together outside the space: by two points that would connect them, or by another
   * eye that they share. Where one point would connect them the enemy can cut there if it comes first, and where there is none they are cut. A wall
   * is not safe either while one of its chains can be captured by the next move. Stones that no enemy touches, like one in the very corner
   * of a bent three, hold nothing together.
   */
  private checkWall(frame: Frame, space: number): void {
    const chains = this.chains[space]! & this.fronts;
    let weak = false;
    for (let chain = 0; chain < frame.chains; chain++) {
      if (frame.side[chain] !== this.own || !(chains & (1 << this.numberOf[chain]!))) continue;
      if (frame.liberties[chain] === 1 && !frame.immortal[chain]) weak = true;
    }
    let parts = 1;
    let apart = 1;
    if (chains & (chains - 1)) {
      this.countShared(frame, space);
      parts = this.countParts(chains, 2);
      if (parts > 1) apart = this.countParts(chains, 1);
    }
    this.unsafe[space] = weak || parts > 1 ? 1 : 0;
    const least = this.least[space]! - EYE * (parts - 1) - (weak ? EYE : 0);
    this.least[space] = Math.max(0, least);
    this.most[space] = Math.max(0, this.most[space]! - EYE * (apart - 1));
  }

  /** For each two chains around a space: points outside it that touch both; a point of a complete eye counts twice. */
  private countShared(frame: Frame, space: number): void {
    const { size, neighbours } = this.field;
    const { shared, numberOf } = this;
    const wanted = this.chains[space]!;
    shared.fill(0);
    for (let cell = 0; cell < size; cell++) {
      if (frame.cells[cell] !== 0 || has(this.inside, space * this.words, cell)) continue;
      let chains = 0;
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const chain = frame.chainOf[neighbours[i]!]!;
        if (chain >= 0 && frame.side[chain] === this.own) chains |= 1 << numberOf[chain]!;
      }
      chains &= wanted;
      if ((chains & (chains - 1)) === 0) continue;
      const worth = this.isInEye(cell, space) ? 2 : 1;
      for (let one = 0; one < 32; one++) {
        if (!(chains & (1 << one))) continue;
        for (let two = one + 1; two < 32; two++) if (chains & (1 << two)) shared[32 * one + two]! += worth;
      }
    }
  }

  private isInEye(cell: number, but: number): boolean {
    for (let space = 0; space < this.count; space++) {
      if (space !== but && this.missing[space] === 0 && has(this.inside, space * this.words, cell))
        return true;
    }
    return false;
  }

  /** Into how many parts do these chains fall, if so many shared points connect? */
  private countParts(chains: number, points: number): number {
    const { shared, leader } = this;
    let parts = 0;
    for (let one = 0; one < 32; one++) {
      leader[one] = one;
      if (chains & (1 << one)) parts++;
    }
    for (let one = 0; one < 32; one++) {
      for (let two = one + 1; two < 32; two++) {
        if (shared[32 * one + two]! < points || leader[one] === leader[two]) continue;
        const old = leader[two]!;
        for (let k = 0; k < 32; k++) if (leader[k] === old) leader[k] = leader[one]!;
        parts--;
      }
    }
    return parts;
  }
}
