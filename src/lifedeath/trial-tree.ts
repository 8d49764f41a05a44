/** Nodes at most: some 60 megabytes. A tree that is full goes on with the games from its leaves. */
const MOST_NODES = 1 << 21;
const FIRST_NODES = 1 << 14;

/** The tree of a `Trial`. Node 0 is the root; the children of a node, one a move, stand one after the other. */
export class TrialTree {
  size = 1;
  /** The move that leads to the node. */
  cell = new Int16Array(FIRST_NODES);
  first = new Int32Array(FIRST_NODES);
  count = new Int16Array(FIRST_NODES);
  /** Games that came to it. */
  games = new Int32Array(FIRST_NODES);
  /** The same with the first guess, and how many of these were won by the side that moved to it. */
  visits = new Float32Array(FIRST_NODES);
  wins = new Float32Array(FIRST_NODES);
  /** Games in which that side made this move at any time from the node above on, and those it won. */
  laterVisits = new Float32Array(FIRST_NODES);
  laterWins = new Float32Array(FIRST_NODES);
  /** The side that is known to win, or 0. */
  winner = new Uint8Array(FIRST_NODES);

  /** Whether so many nodes can be added, which makes room for them. */
  hasRoom(count: number): boolean {
    if (this.size + count <= this.cell.length) return true;
    if (this.size + count > MOST_NODES) return false;
    const length = 2 * this.cell.length;
    this.cell = grow(this.cell, new Int16Array(length));
    this.first = grow(this.first, new Int32Array(length));
    this.count = grow(this.count, new Int16Array(length));
    this.games = grow(this.games, new Int32Array(length));
    this.visits = grow(this.visits, new Float32Array(length));
    this.wins = grow(this.wins, new Float32Array(length));
    this.laterVisits = grow(this.laterVisits, new Float32Array(length));
    this.laterWins = grow(this.laterWins, new Float32Array(length));
    this.winner = grow(this.winner, new Uint8Array(length));
    return true;
  }

  /** Adds a child to the node that was given its children last; there must be room for it. */
  add(parent: number, cell: number, visits: number, wins: number): void {
    const node = this.size++;
    if (this.count[parent]!++ === 0) this.first[parent] = node;
    this.cell[node] = cell;
    this.visits[node] = visits;
    this.wins[node] = wins;
  }

  /** Do all moves from here lead to this side's win? */
  hasOnly(node: number, winner: number): boolean {
    const first = this.first[node]!;
    for (let child = first; child < first + this.count[node]!; child++)
      if (this.winner[child] !== winner) return false;
    return true;
  }
}

function grow<Numbers extends Int16Array | Int32Array | Float32Array | Uint8Array>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from);
  return to;
}
