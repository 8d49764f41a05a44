import { ATTACKER, type Field, type Side } from './field.ts';
import { ATTACKERS_STONES, DEFENDERS_STONES, IMPRINT_WORDS, KEYSTONES } from './imprint.ts';
import type { Ply } from './proof-ply.ts';
import { NO_MOVE } from './table.ts';
import { contains, MAX_ZONE_CELLS, makeWhole, ZONE_WORDS } from './zone.ts';

// A precedent: its imprint, the zone of its win, and the rest.
const ZONE = IMPRINT_WORDS;
const WINNER = ZONE + ZONE_WORDS;
const TO_PLAY = WINNER + 1;
const PAIR = WINNER + 2;
const BOUND = WINNER + 3;
/** The winner's move in the low half, the length of the win in the high one. */
const MOVE = WINNER + 4;
/** The next one in the same leaf. */
const NEXT = WINNER + 5;
const WORDS = NEXT + 1;

// A node: the cell that it asks about, with a branch for each answer, or none, with the precedents of a leaf.
const CELL = 0;
const BRANCH = 1;
const FIRST = 5;
const COUNT = 6;
/** A leaf is divided when it has more than so many. */
const LIMIT = 7;
const NODE_WORDS = 8;
const NONE = -1;

/** The fourth answer, after EMPTY, DEFENDER and ATTACKER: it does not matter what the cell holds. */
const ANYTHING = 3;

const LEAF = 8;
/** A question is asked if the precedents that are left after it are less than this part of a leaf. */
const WORTHWHILE = 0.8;

/**
 * Decided positions, to be found by those that are the same where it matters: on the zone of the win. That is the claim of a zone (see `Zones`): the winner wins every
 * position with the same contents there, the same side to move, the same threats and ban. Only positions without a ban are kept and asked about, and their
 * keystones must be the same. (The idea is that of the pattern table of C.-C. Shih, T.-H. Wei, T.-R. Wu and I-C. Wu, 2022.)
 *
 * They stand in two trees, one for each side to move. A node asks what a cell holds; precedents for which that does not matter have a branch of
 * their own, so that two branches are looked at in each node. In a leaf the one that was found last comes first.
 */
export class Precedents {
  /** The winner's move in the precedent that was found last; NO_MOVE if the loser is to move. */
  move = NO_MOVE;
  count = 0;
  private readonly field: Field;
  private readonly most: number;
  private readonly whole: Int32Array;
  /** Words of a set of cells in this field. */
  private readonly words: number;
  private data: Int32Array = new Int32Array(64 * WORDS);
  private nodes: Int32Array = new Int32Array(64 * NODE_WORDS);
  private nodeCount = 0;
  /** Nodes that are still to be looked at. No cell is asked about twice on the way to a leaf. */
  private readonly waiting = new Int32Array(MAX_ZONE_CELLS + 1);
  private readonly answers = new Int32Array(ANYTHING + 1);

  /** When there are so many, the older half is forgotten. */
  constructor(field: Field, most = 1 << 17) {
    this.field = field;
    this.most = most;
    this.whole = makeWhole(field);
    this.words = Math.min(ZONE_WORDS, (field.size + 31) >> 5);
    this.plant();
  }

  /** Decides the position of a ply, which has no ban, by a precedent if there is one. */
  decide(ply: Ply): boolean {
    const { nodes, waiting } = this;
    const { imprint } = ply;
    let left = 0;
    waiting[left++] = rootOf(ply.frame.toPlay);
    while (left > 0) {
      let node = waiting[--left]!;
      while (node >= 0 && nodes[node]! >= 0) {
        const same = nodes[node + BRANCH + contentOf(imprint, 0, nodes[node]!)]!;
        const anything = nodes[node + BRANCH + ANYTHING]!;
        if (same >= 0 && anything >= 0) waiting[left++] = anything;
        node = same >= 0 ? same : anything;
      }
      const found = node < 0 ? NONE : this.findInLeaf(node, ply);
      if (found < 0) continue;
      this.adopt(found, ply);
      return true;
    }
    return false;
  }

  /** Keeps the result of a ply, whose position has no ban, for others. */
  add({ frame, imprint, zone, winner, bound, length }: Ply, move: number): void {
    // Only the position itself is the same everywhere.
    if (contains(zone, this.whole)) return;
    if (this.count >= this.most) this.forgetHalf();
    const at = this.count++ * WORDS;
    this.data = makeRoom(this.data, at + WORDS);
    const { data } = this;
    data.set(imprint, at);
    data.set(zone, at + ZONE);
    data[at + WINNER] = winner;
    data[at + TO_PLAY] = frame.toPlay;
    data[at + PAIR] = Math.min(frame.defenderThreats, frame.attackerThreats);
    data[at + BOUND] = bound;
    data[at + MOVE] = move | (Math.min(length, 0x7fff) << 16);
    this.sortIn(at);
  }

  private findInLeaf(leaf: number, ply: Ply): number {
    const { data, nodes } = this;
    let previous = NONE;
    for (let at = nodes[leaf + FIRST]!; at >= 0; previous = at, at = data[at + NEXT]!) {
      if (!this.isSame(at, ply.imprint) || !this.isForThreats(at, ply)) continue;
      if (previous >= 0) {
        data[previous + NEXT] = data[at + NEXT]!;
        data[at + NEXT] = nodes[leaf + FIRST]!;
        nodes[leaf + FIRST] = at;
      }
      return at;
    }
    return NONE;
  }

  /** Is the position the same on the zone, with the same keystones? */
  private isSame(at: number, imprint: Int32Array): boolean {
    const { data, words } = this;
    for (let k = 0; k < words; k++) {
      const defenders = imprint[DEFENDERS_STONES + k]! ^ data[at + DEFENDERS_STONES + k]!;
      const attackers = imprint[ATTACKERS_STONES + k]! ^ data[at + ATTACKERS_STONES + k]!;
      if (((defenders | attackers) & data[at + ZONE + k]!) !== 0) return false;
      if (imprint[KEYSTONES + k] !== data[at + KEYSTONES + k]) return false;
    }
    return true;
  }

  /** As in the table: a result holds for as many threats and all that suit the winner better. */
  private isForThreats(at: number, { frame, net }: Ply): boolean {
    const { data } = this;
    if (Math.min(frame.defenderThreats, frame.attackerThreats) !== data[at + PAIR]) return false;
    return data[at + WINNER] === ATTACKER ? net <= data[at + BOUND]! : net >= data[at + BOUND]!;
  }

  private adopt(at: number, ply: Ply): void {
    const { data } = this;
    ply.decide(data[at + WINNER]! as Side, data[at + MOVE]! >>> 16);
    ply.bound = data[at + BOUND]!;
    for (let k = 0; k < ZONE_WORDS; k++) ply.zone[k] = data[at + ZONE + k]!;
    this.move = data[at + MOVE]! & 0xffff;
  }

  /** What a precedent answers to the question what a cell holds. */
  private answer(at: number, cell: number): number {
    const { data } = this;
    const matters = (data[at + ZONE + (cell >> 5)]! >>> (cell & 31)) & 1;
    return matters ? contentOf(data, at, cell) : ANYTHING;
  }

  /** Puts a precedent into its leaf. */
  private sortIn(at: number): void {
    let node = rootOf(this.data[at + TO_PLAY]! as Side);
    while (this.nodes[node]! >= 0) node = this.branch(node, at);
    this.put(at, node);
    if (this.nodes[node + COUNT]! > this.nodes[node + LIMIT]!) this.divide(node);
  }

  private put(at: number, leaf: number): void {
    this.data[at + NEXT] = this.nodes[leaf + FIRST]!;
    this.nodes[leaf + FIRST] = at;
    this.nodes[leaf + COUNT]!++;
  }

  /** The branch to which a precedent belongs, which is made if need be. */
  private branch(node: number, at: number): number {
    const index = node + BRANCH + this.answer(at, this.nodes[node]!);
    if (this.nodes[index]! < 0) {
      const leaf = this.makeLeaf();
      this.nodes[index] = leaf;
    }
    return this.nodes[index]!;
  }

  /** Makes a leaf a node that asks the question by which most precedents can be left aside; if there is no good one the leaf may grow. */
  private divide(leaf: number): void {
    let best = NONE;
    let least = WORTHWHILE * this.nodes[leaf + COUNT]!;
    for (let cell = 0; cell < this.field.size; cell++) {
      const rest = this.countRest(leaf, cell);
      if (rest >= least) continue;
      least = rest;
      best = cell;
    }
    if (best < 0) {
      this.nodes[leaf + LIMIT]! *= 2;
      return;
    }
    let at = this.nodes[leaf + FIRST]!;
    this.nodes[leaf + CELL] = best;
    while (at >= 0) {
      const next = this.data[at + NEXT]!;
      this.put(at, this.branch(leaf, at));
      at = next;
    }
  }

  /** How many precedents of a leaf are left after a question, in the mean over positions like these. */
  private countRest(leaf: number, cell: number): number {
    const { data, answers } = this;
    answers.fill(0);
    for (let at = this.nodes[leaf + FIRST]!; at >= 0; at = data[at + NEXT]!)
      answers[this.answer(at, cell)]!++;
    const [empty, defender, attacker, anything] = answers as unknown as [number, number, number, number];
    const told = Math.max(1, empty + defender + attacker);
    return anything + (empty * empty + defender * defender + attacker * attacker) / told;
  }

  private makeLeaf(): number {
    const leaf = this.nodeCount++ * NODE_WORDS;
    this.nodes = makeRoom(this.nodes, leaf + NODE_WORDS);
    this.nodes.fill(NONE, leaf, leaf + NODE_WORDS);
    this.nodes[leaf + COUNT] = 0;
    this.nodes[leaf + LIMIT] = LEAF;
    return leaf;
  }

  /** Two trees of one leaf each. */
  private plant(): void {
    this.nodeCount = 0;
    this.makeLeaf();
    this.makeLeaf();
  }

  private forgetHalf(): void {
    const half = this.count >> 1;
    this.data.copyWithin(0, half * WORDS, this.count * WORDS);
    this.count -= half;
    this.plant();
    for (let i = 0; i < this.count; i++) this.sortIn(i * WORDS);
  }
}

function rootOf(toPlay: Side): number {
  return (toPlay - 1) * NODE_WORDS;
}

/** EMPTY, DEFENDER or ATTACKER, by an imprint that begins at an index. */
function contentOf(imprints: Int32Array, at: number, cell: number): number {
  const word = at + (cell >> 5);
  const bit = cell & 31;
  return (
    ((imprints[word + DEFENDERS_STONES]! >>> bit) & 1) |
    (((imprints[word + ATTACKERS_STONES]! >>> bit) & 1) << 1)
  );
}

function makeRoom(words: Int32Array, length: number): Int32Array {
  if (length <= words.length) return words;
  const more = new Int32Array(2 * words.length);
  more.set(words);
  return more;
}
