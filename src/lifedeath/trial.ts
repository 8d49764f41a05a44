import { EMPTY } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import { Random } from '../engine/play/random.ts';
import { Exits, isIdle } from './exits.ts';
import { ATTACKER, DEFENDER, Field, type Side } from './field.ts';
import { Frame } from './frame.ts';
import { type Guide, makeGuide } from './guide.ts';
import { Keys } from './keys.ts';
import type { Problem } from './problem.ts';
import { Statics } from './statics.ts';
import { TrialBoard } from './trial-board.ts';
import { TrialTree } from './trial-tree.ts';

/** What games played out at random say of a first move. */
export interface Opinion {
  readonly move: number;
  /** The part of the games that began with it, 0 to 1: the better a move does, the more often it is tried. */
  readonly share: number;
}

const SEED = 1;
/** The guess of the guide counts as so many games. */
const PRIOR = 30;
/** A position is opened up after so many games from it. */
const OPEN_AFTER = 2;
/** Moves made later in a game count as if made first, until a move has been tried about so often (see `rateMove`). */
const EARLY = 100;
/** What a move is tried for that has been tried seldom. */
const CURIOSITY = 0.1;
/** Games do not get deeper than this in the tree. */
const MOST_DEPTH = 200;

/**
 * Looks at a problem by playing it out at random, again and again, the better moves more often (a Monte-Carlo tree search). Where a problem is too large for a
 * proof, that tells more of the first moves than where the proof search would look next; docs/notes.md has the figures. Positions that
 * are decided without a search are taken as such. Ko threats do not count. Nothing that comes of it is a proof.
 */
export class Trial {
  /** Games so far. */
  games = 0;
  private readonly field: Field;
  private readonly guide: Guide;
  private readonly statics: Statics;
  private readonly exits: Exits;
  private readonly board: TrialBoard;
  private readonly tree: TrialTree;
  private readonly keys: Keys;
  private readonly frames: Frame[] = [];
  private readonly root: Frame;
  /** Nodes of the game that is played, the root first, and how many. */
  private readonly path = new Int32Array(MOST_DEPTH + 2);
  private depth = 0;

  constructor(problem: Problem) {
    this.field = new Field(problem);
    const { size, cellOf } = this.field;
    this.guide = makeGuide(this.field);
    this.statics = new Statics(this.field);
    this.exits = new Exits(this.field);
    this.board = new TrialBoard(this.field, new Random(SEED));
    this.tree = new TrialTree();
    this.keys = new Keys(this.field);
    this.root = this.frame(0);
    const side = problem.toPlay === problem.defender ? DEFENDER : ATTACKER;
    this.root.reset(side, problem.koPoint === PASS ? size : cellOf[problem.koPoint]!, 0, 0);
    this.root.label();
  }

  /** All is known that can be: more games would be like those before. */
  get isOver(): boolean {
    return this.field.escaped || this.tree.winner[0] !== 0;
  }

  /** How often the side to move wins with the move that was tried most, 0 to 1. */
  get rate(): number {
    const { tree } = this;
    const winner = this.field.escaped ? DEFENDER : tree.winner[0]!;
    if (winner !== 0) return winner === this.root.toPlay ? 1 : 0;
    let best = tree.first[0]!;
    for (let child = best; child < tree.first[0]! + tree.count[0]!; child++)
      if (tree.visits[child]! > tree.visits[best]!) best = child;
    return tree.visits[best]! > 0 ? tree.wins[best]! / tree.visits[best]! : 0.5;
  }

  /** Plays so many games. */
  run(games: number): void {
    for (let i = 0; i < games && !this.isOver; i++) this.playGame();
  }

  /** Of the first moves that are not lost, the one that was tried most first. */
  listOpinions(): Opinion[] {
    const { tree, field } = this;
    const first = tree.first[0]!;
    const total = Math.max(1, this.games);
    return Array.from({ length: tree.count[0]! }, (_, i) => first + i)
      .filter((node) => tree.cell[node] !== field.size && tree.winner[node] !== 3 - this.root.toPlay)
      .map((node) => ({
        move: field.points[tree.cell[node]!]!,
        share: tree.winner[node] === 0 ? (tree.visits[node]! - PRIOR) / total : 1,
      }))
      .sort((a, b) => b.share - a.share);
  }

  private playGame(): void {
    const { tree, board, field } = this;
    board.firstOn.fill(0);
    this.path[0] = 0;
    this.depth = 0;
    const last = this.walkDown();
    const node = this.path[this.depth]!;
    const frame = this.frame(this.depth);
    let winner = tree.winner[node]! as Side | 0;
    if (winner === 0) {
      board.copy(frame);
      winner = board.playOut(frame.toPlay, last === field.size ? -1 : last);
    }
    this.games++;
    this.takeIn(winner);
    this.settleUp();
  }

  /** Goes down the tree to a position that is not opened up or is decided, and returns the last move; -1 if there was none. */
  private walkDown(): number {
    const { tree, board, field } = this;
    let last = -1;
    for (;;) {
      const node = this.path[this.depth]!;
      const frame = this.frame(this.depth);
      if (tree.winner[node] !== 0 || this.depth >= MOST_DEPTH) return last;
      if (tree.count[node] === 0 && !this.openUp(node, frame)) return last;
      const child = this.chooseChild(node);
      last = tree.cell[child]!;
      if (last < field.size && board.firstOn[last] === 0) board.firstOn[last] = frame.toPlay;
      this.depth++;
      this.path[this.depth] = child;
      const after = this.frame(this.depth);
      after.make(frame, last);
      after.label();
      const isEnd = last === field.size && isPass(tree, node, field);
      if (tree.games[child] === 0) tree.winner[child] = this.judge(after, isEnd);
    }
  }

  /** Who has won for all to see? Two passes end the game: the defender stands. */
  private judge(frame: Frame, isEnd: boolean): Side | 0 {
    if (frame.keystones === 0) return ATTACKER;
    if (isEnd || this.statics.hasEscaped(frame) || this.exits.look(frame)) return DEFENDER;
    if (this.statics.isAlive(frame)) return DEFENDER;
    return this.statics.isDead(frame) ? ATTACKER : 0;
  }

  /** Gives a position its moves, if it is worth it and there is room. */
  private openUp(node: number, frame: Frame): boolean {
    const { tree, board, guide, exits } = this;
    const { size } = this.field;
    if ((node !== 0 && tree.games[node]! < OPEN_AFTER) || !tree.hasRoom(size + 1)) return false;
    board.copy(frame);
    guide.prepare(frame);
    exits.look(frame);
    for (let cell = 0; cell < size; cell++) {
      if (frame.cells[cell] !== EMPTY || cell === frame.ko || board.isEye(cell, frame.toPlay)) continue;
      if (isIdle(exits.must, exits.musts, cell) || !frame.consider(cell)) continue;
      guide.play(frame, cell);
      this.addChild(node, cell, frame.toPlay);
    }
    // The attacker has to move as long as it can.
    if (frame.toPlay === DEFENDER || tree.count[node] === 0) {
      guide.pass(frame);
      this.addChild(node, size, frame.toPlay);
    }
    return true;
  }

  private addChild(node: number, cell: number, side: Side): void {
    const { pn, dn } = this.guide;
    const odds = side === ATTACKER ? Math.sqrt(dn / pn) : Math.sqrt(pn / dn);
    this.tree.add(node, cell, PRIOR, (PRIOR * odds) / (1 + odds));
  }

  private chooseChild(node: number): number {
    const { tree } = this;
    const first = tree.first[node]!;
    const last = first + tree.count[node]!;
    const curiosity = CURIOSITY * Math.sqrt(Math.log(2 + tree.games[node]! + PRIOR * tree.count[node]!));
    let best = first;
    let most = -1;
    for (let child = first; child < last; child++) {
      if (tree.winner[child] !== 0) continue;
      const rating = this.rateMove(child) + curiosity / Math.sqrt(tree.visits[child]!);
      if (rating <= most) continue;
      most = rating;
      best = child;
    }
    return best;
  }

  /** How often the move wins, where at first all games count in which the same side made it at any time (S. Gelly and D. Silver, 2007). */
  private rateMove(child: number): number {
    const { tree } = this;
    const visits = tree.visits[child]!;
    const rate = tree.wins[child]! / visits;
    const later = tree.laterVisits[child]!;
    if (later === 0) return rate;
    const weight = (Math.sqrt(EARLY / (3 * visits + EARLY)) * later) / (later + 5);
    return (1 - weight) * rate + (weight * tree.laterWins[child]!) / later;
  }

  private takeIn(winner: Side | 0): void {
    const { tree, path } = this;
    const { firstOn } = this.board;
    tree.games[path[this.depth]!]!++;
    for (let depth = 0; depth < this.depth; depth++) {
      const node = path[depth]!;
      const side = this.frame(depth).toPlay;
      const won = winner === side ? 1 : 0;
      const child = path[depth + 1]!;
      tree.games[node]!++;
      tree.visits[child]!++;
      tree.wins[child]! += won;
      const first = tree.first[node]!;
      const last = first + tree.count[node]!;
      for (let other = first; other < last; other++) {
        if (firstOn[tree.cell[other]!] !== side) continue;
        tree.laterVisits[other]!++;
        tree.laterWins[other]! += won;
      }
    }
  }

  /** A position is decided once one of its moves wins, or all are lost. */
  private settleUp(): void {
    const { tree, path } = this;
    for (let depth = this.depth; depth > 0; depth--) {
      const winner = tree.winner[path[depth]!]!;
      if (winner === 0) return;
      const node = path[depth - 1]!;
      const side = this.frame(depth - 1).toPlay;
      if (winner !== side && !tree.hasOnly(node, winner)) return;
      tree.winner[node] = winner;
    }
  }

  private frame(depth: number): Frame {
    let frame = this.frames[depth];
    if (!frame) {
      frame = new Frame(this.field, this.keys);
      this.frames[depth] = frame;
    }
    return frame;
  }
}

/** Did a pass lead to this node? */
function isPass(tree: TrialTree, node: number, { size }: Field): boolean {
  return node !== 0 && tree.cell[node] === size;
}
