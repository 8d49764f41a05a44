import { Benson } from '../benson.ts';
import type { Board } from '../board.ts';
import { BLACK, type Color, opponent, WHITE } from '../color.ts';
import { type Geometry, PASS } from '../geometry.ts';
import type { Hint } from './hints.ts';
import { Playout } from './playout.ts';
import { Priors } from './priors.ts';
import { Random } from './random.ts';
import { NODE_BYTES, NONE, ROOT, Tree } from './tree.ts';

export type TreeKind = 'rave' | 'ucb';

/** What a search is about; it stays the same while a tree is used again. */
export interface SearchSettings {
  readonly tree: TreeKind;
  readonly komi: number;
  /** So often a point counts that can never be lost again. */
  readonly safeWeight: number;
  readonly seed: number;
  /** Megabytes for the tree. */
  readonly memory: number;
}

/** When a search has to end. */
export interface SearchLimits {
  readonly playouts: number;
  /** What part of the time is over, from 0 to 1; asked every few playouts. */
  readonly timeUsed: () => number;
  readonly stopped: () => boolean;
  /** Use all playouts, though no other move could win any more: for what they say of the points. */
  readonly isThorough?: boolean;
  /** Called every few playouts, for those who want to see what the search thinks (see `reportMoves`). */
  readonly watch?: (search: Search) => void;
}

/** A position to think about, and what led to it. */
export interface SearchRoot {
  readonly board: Board;
  readonly toPlay: Color;
  readonly last: number;
  readonly lastButOne: number;
  /** Whether the position with this key has stood before in the game, so that nobody may make it again. */
  readonly isRepeated: (keyLo: number, keyHi: number) => boolean;
}

/** Points played on between two looks at the clock: some milliseconds of playouts on every board. */
const BATCH_POINTS = 2600;
/** A leaf gets children at this visit: fewer nodes, hardly less knowledge. */
const EXPAND_VISITS = 4;
/** All moves as first count as much as playouts of the move itself when there are about so many. */
const RAVE_EQUIVALENCE = 3000;
/** Exploration: the constant of UCB1. */
const UCB_CONSTANT = 0.7;
/** So much of the result is how much, the rest is who. */
const MARGIN_SHARE = 0.05;
/** Stones per point of the board before Benson is asked. */
const CROWDED = 0.3;
/** On boards with more points than this the tree looks at the best moves first and at more of them only with time. */
const WIDE_BOARD = 130;
const FIRST_WIDTH = 12;
const WIDTH_GROWTH = 4;
/** A move that is known to decide about a group counts as so many playouts won. */
const HINT = 60;
/** A move that turned out to be forbidden. */
const FORBIDDEN = -1;

/**
 * Monte-Carlo tree search. Each turn goes down the tree by the best child, adds children to a leaf that has been there
 * often enough, plays out, and takes the result up. Two ways to choose a child:
 *
 * - `rave`: the mean of the playouts, mixed with that of all moves as first (Gelly and Silver 2007) and with what was
 *   thought of the move before, without a term for exploration;
 * - `ucb`: UCB1 in its plain form (Auer and others 2002; Kocsis and Szepesvári 2006).
 */
export class Search {
  readonly geometry: Geometry;
  readonly settings: SearchSettings;
  tree: Tree;
  /** At `color * length + point`: in how many playouts of this search the point was that colour's at the end, or nobody's. */
  readonly ownership: Float64Array;
  playouts = 0;

  private readonly batch: number;
  private spare: Tree | undefined;
  private readonly random: Random;
  private readonly playout: Playout;
  private readonly priors: Priors;
  private readonly benson: Benson;
  private readonly path: Int32Array;
  /** Positions on the way down the tree: keys, two numbers each. */
  private readonly pathKeys: Int32Array;
  private readonly order: { point: number; visits: number; wins: number }[] = [];
  /** BLACK or WHITE for points that are settled at the root. */
  private readonly rootSettled: Uint8Array;
  private hints: readonly Hint[] = [];

  constructor(geometry: Geometry, settings: SearchSettings) {
    this.geometry = geometry;
    this.settings = settings;
    const limit = (settings.memory * 2 ** 20) / NODE_BYTES / 2;
    this.tree = new Tree(limit);
    this.random = new Random(settings.seed);
    this.playout = new Playout(geometry, this.random);
    this.priors = new Priors(this.playout.board, this.playout.tactics);
    this.benson = new Benson(geometry);
    this.ownership = new Float64Array(3 * geometry.length);
    this.path = new Int32Array(3 * geometry.points.length + 8);
    this.pathKeys = new Int32Array(2 * this.path.length);
    this.rootSettled = new Uint8Array(geometry.length);
    this.batch = Math.max(4, Math.min(32, Math.floor(BATCH_POINTS / geometry.points.length)));
  }

  /** Forgets the tree. */
  clear(): void {
    this.tree.clear();
  }

  /** Keeps what is known below these moves; nothing if they lead out of the tree. */
  advance(moves: readonly number[]): void {
    let node = ROOT;
    for (const move of moves) node = node === NONE ? NONE : this.tree.findChild(node, move);
    if (node === NONE) {
      this.clear();
      return;
    }
    this.spare ??= new Tree((this.settings.memory * 2 ** 20) / NODE_BYTES / 2);
    this.spare.takeFrom(this.tree, node);
    [this.tree, this.spare] = [this.spare, this.tree];
  }

  /** Thinks until a limit, or until no other move can overtake the best one. */
  run(root: SearchRoot, limits: SearchLimits, hints: readonly Hint[] = []): void {
    this.hints = hints;
    this.adviseRoot(root);
    this.random.seed(this.settings.seed ^ Math.imul(root.board.keyLo, 0x9e3779b1));
    this.playouts = 0;
    this.ownership.fill(0);
    this.benson.look(root.board);
    this.rootSettled.set(this.benson.settled);
    for (;;) {
      const batch = Math.min(this.batch, limits.playouts - this.playouts);
      if (batch <= 0) break;
      for (let i = 0; i < batch; i++) this.simulate(root);
      limits.watch?.(this);
      if (limits.stopped()) break;
      const used = Math.max(limits.timeUsed(), this.playouts / limits.playouts);
      if (used >= 1) break;
      if (!limits.isThorough && this.isDecided((this.playouts * (1 - used)) / used)) break;
    }
  }

  /** The children of the root, most visits first; no forbidden ones. */
  rankMoves(): { move: number; node: number; visits: number; winRate: number; score: number }[] {
    const { tree } = this;
    const first = tree.firstChild[ROOT]!;
    const ranked = [];
    for (let node = first; node < first + tree.childCount[ROOT]!; node++) {
      const visits = tree.visits[node]!;
      if (visits < 0) continue;
      ranked.push({
        move: tree.move[node]!,
        node,
        visits,
        winRate: visits === 0 ? 0 : tree.wins[node]! / visits,
        score: visits === 0 ? 0 : tree.scores[node]! / visits,
      });
    }
    return ranked.sort((a, b) => b.visits - a.visits || b.winRate - a.winRate || a.move - b.move);
  }

  /** Whether the move with the most visits has more than any other can get in so many playouts. */
  private isDecided(left: number): boolean {
    const { tree } = this;
    const first = tree.firstChild[ROOT]!;
    let best = 0;
    let second = 0;
    for (let node = first; node < first + tree.childCount[ROOT]!; node++) {
      const visits = tree.visits[node]!;
      if (visits > best) {
        second = best;
        best = visits;
      } else if (visits > second) second = visits;
    }
    return best - second > left;
  }

  /** One playout: down the tree, to the end of the game, and up again. */
  private simulate(root: SearchRoot): void {
    const { tree, playout, path } = this;
    const { board } = playout;
    // 1. Down the tree.
    playout.start(root.board);
    let { toPlay, last, lastButOne } = root;
    let depth = 0;
    let node = ROOT;
    path[0] = ROOT;
    while (depth + 1 < path.length) {
      if (tree.firstChild[node] === NONE && !this.shouldExpand(node)) break;
      if (tree.firstChild[node] === NONE && !this.expand(node, depth, toPlay, last)) break;
      const child = this.select(node);
      if (child === NONE) break;
      const move = tree.move[child]!;
      this.pathKeys[2 * depth] = board.keyLo;
      this.pathKeys[2 * depth + 1] = board.keyHi;
      playout.play(toPlay, move);
      if (move !== PASS && this.isRepetition(root, depth)) {
        playout.takeBack(toPlay, move);
        tree.visits[child] = FORBIDDEN;
        continue;
      }
      depth++;
      path[depth] = child;
      node = child;
      lastButOne = last;
      last = move;
      toPlay = opponent(toPlay);
      if (last === PASS && lastButOne === PASS && depth > 1) break;
    }
    // 2. To the end of the game.
    const settled = this.findSettled(root, depth);
    const score = playout.run(toPlay, last, lastButOne, settled) - this.settings.komi;
    // 3. Up again.
    this.update(root, depth, this.judge(score, settled), score);
  }

  /** The children of the root are wanted at once. */
  private shouldExpand(node: number): boolean {
    return node === ROOT || this.tree.visits[node]! >= (this.settings.tree === 'ucb' ? 1 : EXPAND_VISITS);
  }

  /** Gives a node its children: every sensible move, the most promising first. False if the tree is full. */
  private expand(node: number, depth: number, toPlay: Color, last: number): boolean {
    const { tree, priors, playout, order } = this;
    const { board, tactics } = playout;
    const { points } = this.geometry;
    if (!tree.hasRoom(points.length + 1)) return false;
    priors.prepare(last);
    order.length = 0;
    for (const point of points) {
      if (!board.isLegal(toPlay, point) || tactics.isEye(toPlay, point) || this.rootSettled[point]) continue;
      priors.judge(toPlay, point);
      const hint = depth <= 1 && this.isHinted(toPlay, point, depth === 0 ? PASS : last) ? HINT : 0;
      order.push({ point, visits: priors.visits + hint, wins: priors.wins + hint });
    }
    const rank = (each: { visits: number; wins: number }) => each.wins / each.visits;
    order.sort((a, b) => rank(b) - rank(a) || a.point - b.point);
    // A pass is thought of where the other side has passed, or where there is hardly anything else.
    if (last === PASS || order.length < points.length / 4) order.push({ point: PASS, visits: 10, wins: 2 });
    const first = tree.size;
    for (const { point, visits, wins } of order) {
      const child = tree.add(point);
      tree.priorVisits[child] = visits;
      tree.priorWins[child] = wins;
    }
    tree.firstChild[node] = first;
    tree.childCount[node] = order.length;
    return order.length > 0;
  }

  /** Whether this move decides about a group, unless the last move was made there already. */
  private isHinted(color: Color, point: number, last: number): boolean {
    return this.hints.some((hint) => hint.color === color && hint.point === point && !hint.area.has(last));
  }

  /** Puts the hints into a root that has its children from an earlier search. */
  private adviseRoot({ toPlay }: SearchRoot): void {
    const { tree } = this;
    const first = tree.firstChild[ROOT]!;
    for (let child = first; child < first + tree.childCount[ROOT]!; child++) {
      if (!this.isHinted(toPlay, tree.move[child]!, PASS)) continue;
      tree.priorVisits[child]! += HINT;
      tree.priorWins[child]! += HINT;
    }
  }

  private select(node: number): number {
    return this.settings.tree === 'ucb' ? this.selectByUcb(node) : this.selectByRave(node);
  }

  /** The child with the best mix of its own playouts, all moves as first, and what was thought of it before. */
  private selectByRave(node: number): number {
    const { tree } = this;
    const { visits, wins, raveVisits, raveWins, priorVisits, priorWins } = tree;
    const first = tree.firstChild[node]!;
    const end = first + this.countWidth(node);
    let best = NONE;
    let bestValue = -1;
    for (let child = first; child < end; child++) {
      if (visits[child] === FORBIDDEN) continue;
      const own = visits[child]! + priorVisits[child]!;
      let value = (wins[child]! + priorWins[child]!) / own;
      const rave = raveVisits[child]!;
      if (rave > 0) {
        const beta = rave / (rave + own + (own * rave) / RAVE_EQUIVALENCE);
        value += beta * (raveWins[child]! / rave - value);
      }
      if (value <= bestValue) continue;
      bestValue = value;
      best = child;
    }
    return best;
  }

  private selectByUcb(node: number): number {
    const { tree } = this;
    const first = tree.firstChild[node]!;
    const count = tree.childCount[node]!;
    const logarithm = Math.log(Math.max(1, tree.visits[node]!));
    // Ties, as between moves that were never tried, are decided by chance.
    const offset = count === 0 ? 0 : this.random.below(count);
    let best = NONE;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const child = first + ((i + offset) % count);
      const visits = tree.visits[child]!;
      if (visits === FORBIDDEN) continue;
      const value =
        visits === 0
          ? Number.MAX_VALUE
          : tree.wins[child]! / visits + UCB_CONSTANT * Math.sqrt(logarithm / visits);
      if (value <= bestValue) continue;
      bestValue = value;
      best = child;
    }
    return best;
  }

  /** How many children are looked at: on large boards few at first, and one more with every so many visits. */
  private countWidth(node: number): number {
    const count = this.tree.childCount[node]!;
    if (this.geometry.points.length <= WIDE_BOARD) return count;
    const width = FIRST_WIDTH + WIDTH_GROWTH * Math.log2(1 + this.tree.visits[node]! / FIRST_WIDTH);
    return Math.min(count, Math.floor(width));
  }

  /** Whether the position on the board has stood before, in the game or on the way down the tree. */
  private isRepetition(root: SearchRoot, depth: number): boolean {
    const { board } = this.playout;
    // Where nothing was ever captured every position is new.
    if (board.captures(BLACK) + board.captures(WHITE) === 0) return false;
    const { keyLo, keyHi } = board;
    for (let i = 0; i <= depth; i++) {
      if (this.pathKeys[2 * i] === keyLo && this.pathKeys[2 * i + 1] === keyHi) return true;
    }
    return root.isRepeated(keyLo, keyHi);
  }

  /** What nobody can change any more, where the board is full enough for such points. */
  private findSettled(root: SearchRoot, depth: number): Uint8Array {
    const { points } = this.geometry;
    let stones = depth;
    for (const point of points) if (root.board.colorAt(point) !== 0) stones++;
    if (stones < CROWDED * points.length) return this.rootSettled;
    this.benson.look(this.playout.board);
    return this.benson.settled;
  }

  /** The result for Black, from 0 to 1: mostly who has won, and a little how safely. */
  private judge(score: number, settled: Uint8Array): number {
    const { points, length } = this.geometry;
    const { owner } = this.playout;
    const { safeWeight } = this.settings;
    const won = score > 0 ? 1 : score < 0 ? 0 : 0.5;
    let weighted = score;
    for (let i = 0; i < points.length; i++) {
      const point = points[i]!;
      this.ownership[owner[point]! * length + point]!++;
      if (settled[point] === BLACK) weighted += safeWeight - 1;
      else if (settled[point] === WHITE) weighted -= safeWeight - 1;
    }
    const margin = 0.5 + 0.5 * Math.tanh(weighted / points.length);
    return (1 - MARGIN_SHARE) * won + MARGIN_SHARE * margin;
  }

  /** Adds a result to the nodes on the path, and to what the same moves later in the game say of their brothers. */
  private update(root: SearchRoot, depth: number, blackResult: number, score: number): void {
    const { tree, path } = this;
    const { firstPlayed } = this.playout;
    this.playouts++;
    let mover: Color = opponent(root.toPlay);
    for (let d = 0; d <= depth; d++) {
      const node = path[d]!;
      tree.visits[node]!++;
      tree.wins[node] += mover === BLACK ? blackResult : 1 - blackResult;
      tree.scores[node] += score;
      mover = opponent(mover);
      if (tree.firstChild[node] === NONE || this.settings.tree === 'ucb') continue;
      // Now `mover` is to play at this node: its children were played by it later, if at all.
      const result = mover === BLACK ? blackResult : 1 - blackResult;
      const offset = mover * this.geometry.length;
      const first = tree.firstChild[node]!;
      const end = first + tree.childCount[node]!;
      for (let child = first; child < end; child++) {
        if (firstPlayed[offset + tree.move[child]!]! <= d) continue;
        tree.raveVisits[child]!++;
        tree.raveWins[child] += result;
      }
    }
  }
}
