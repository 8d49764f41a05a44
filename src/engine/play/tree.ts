import { PASS } from '../geometry.ts';

/** What one node takes, in bytes. */
export const NODE_BYTES = 50;

/** No child, or no node. The root is node 1. */
export const NONE = 0;
export const ROOT = 1;

const FIRST_CAPACITY = 1 << 14;

/**
 * The tree of a search: every node is a move, with what the playouts after it say. The children of a node stand one after
 * the other, so a node needs to know only the first and their number. Wins are those of the side that made the move.
 */
export class Tree {
  move = new Int16Array(FIRST_CAPACITY);
  firstChild = new Int32Array(FIRST_CAPACITY);
  childCount = new Int16Array(FIRST_CAPACITY);
  visits = new Int32Array(FIRST_CAPACITY);
  wins = new Float64Array(FIRST_CAPACITY);
  /** All moves as first: playouts in which the same side made this move later. */
  raveVisits = new Int32Array(FIRST_CAPACITY);
  raveWins = new Float64Array(FIRST_CAPACITY);
  /** What is thought of the move before any playout, as so many playouts. */
  priorVisits = new Float32Array(FIRST_CAPACITY);
  priorWins = new Float32Array(FIRST_CAPACITY);
  /** The sum of the scores, Black's less White's. */
  scores = new Float64Array(FIRST_CAPACITY);
  size = 0;

  private readonly limit: number;

  constructor(limit: number) {
    this.limit = Math.max(limit, FIRST_CAPACITY);
    this.clear();
  }

  /** Leaves the root alone. */
  clear(): void {
    this.size = ROOT;
    this.add(PASS);
  }

  /** Whether so many nodes can be added, which makes room for them. */
  hasRoom(count: number): boolean {
    if (this.size + count <= this.move.length) return true;
    const capacity = 2 * this.move.length;
    if (capacity > this.limit || this.size + count > capacity) return false;
    this.move = grow(this.move, capacity);
    this.firstChild = grow(this.firstChild, capacity);
    this.childCount = grow(this.childCount, capacity);
    this.visits = grow(this.visits, capacity);
    this.wins = grow(this.wins, capacity);
    this.raveVisits = grow(this.raveVisits, capacity);
    this.raveWins = grow(this.raveWins, capacity);
    this.priorVisits = grow(this.priorVisits, capacity);
    this.priorWins = grow(this.priorWins, capacity);
    this.scores = grow(this.scores, capacity);
    return true;
  }

  /** Adds a node that nothing is known of; there must be room for it. */
  add(move: number): number {
    const node = this.size++;
    this.move[node] = move;
    this.firstChild[node] = NONE;
    this.childCount[node] = 0;
    this.visits[node] = 0;
    this.wins[node] = 0;
    this.raveVisits[node] = 0;
    this.raveWins[node] = 0;
    this.priorVisits[node] = 0;
    this.priorWins[node] = 0;
    this.scores[node] = 0;
    return node;
  }

  /** The child of a node with this move; NONE if there is none. */
  findChild(node: number, move: number): number {
    const first = this.firstChild[node]!;
    for (let child = first; child < first + this.childCount[node]!; child++) {
      if (this.move[child] === move) return child;
    }
    return NONE;
  }

  /** Becomes the part of another tree below one of its nodes, as far as there is room. */
  takeFrom(other: Tree, root: number): void {
    this.clear();
    const sources = [NONE, root];
    this.copyNode(other, root, ROOT);
    // Breadth first, so that what is looked at most is kept first, and children stay together.
    for (let node = ROOT; node < this.size; node++) {
      const source = sources[node]!;
      const count = other.childCount[source]!;
      if (count === 0 || !this.hasRoom(count)) continue;
      this.firstChild[node] = this.size;
      this.childCount[node] = count;
      for (let i = 0; i < count; i++) {
        const from = other.firstChild[source]! + i;
        sources.push(from);
        this.copyNode(other, from, this.add(other.move[from]!));
      }
    }
  }

  /** Everything but the children. */
  private copyNode(other: Tree, from: number, to: number): void {
    this.move[to] = other.move[from]!;
    this.visits[to] = other.visits[from]!;
    this.wins[to] = other.wins[from]!;
    this.raveVisits[to] = other.raveVisits[from]!;
    this.raveWins[to] = other.raveWins[from]!;
    this.priorVisits[to] = other.priorVisits[from]!;
    this.priorWins[to] = other.priorWins[from]!;
    this.scores[to] = other.scores[from]!;
  }
}

function grow<Array extends { set(from: Array): void; constructor: unknown }>(
  array: Array,
  capacity: number,
): Array {
  const longer = new (array.constructor as new (length: number) => Array)(capacity);
  longer.set(array);
  return longer;
}
