import { Evaluation, MOST_SCORE } from './evaluation.ts';
import { ATTACKER, DEFENDER, type Field } from './field.ts';
import { Frame } from './frame.ts';
import { Keys } from './keys.ts';
import { MAX_THREATS } from './problem.ts';
import { hasAtari, isSuicidal, Relevance } from './relevance.ts';
import {
  boundIn,
  depthIn,
  EXACT,
  FINAL,
  HEADS,
  headsIn,
  INFO,
  LOWER,
  moveIn,
  SCORE,
  type ScoreTable,
  UPPER,
} from './score-table.ts';
import { Statics } from './statics.ts';

/** How to search. */
export interface HeuristicSettings {
  /** Moves in a row; 0 is no limit. */
  readonly depth: number;
  /** Moves tried in a position; 0 is all of them. */
  readonly breadth: number;
  /** One depth after the other, or the last at once? */
  readonly iterative: boolean;
  /** Try killer moves first, use patterns? Yes, but for measuring what they are good for. */
  readonly killers?: boolean;
  readonly patterns?: boolean;
}

/** When to give up. */
export interface HeuristicLimits {
  /** Positions that may be looked at, counted from the start of this object's life. */
  readonly nodes: number;
  /** Asked every thousand nodes or so. */
  readonly stopped: () => boolean;
}

/** What one depth has brought. */
export interface Iteration {
  readonly depth: number;
  /** Best move and line, as cells; `field.size` is a pass. */
  readonly line: readonly number[];
  readonly score: number;
  /** Positions looked at since the search began. */
  readonly nodes: number;
}

/** A proved result is this, less the number of moves to it. */
const WIN = 20_000;
/** Scores beyond this are proved. */
export const PROVED = 10_000;
const INFINITE = 30_000;
/** Moves in a row at most, so that the stack does not overflow. */
export const MAX_PLY = 250;
const CHECK_EVERY = 1024;

/** No head: the result holds whatever the path. */
const NO_HEAD = MAX_PLY + 1;
/** As the second head: more than two; the first is the highest of them all. */
const MANY = MAX_PLY + 2;

/** Before every other move: that of the table or the line, the two killers. */
const FIRST = 1 << 28;
const KILLER = 1 << 26;

/**
 * Alpha-beta over the rules of a problem: the defender maximises, the attacker minimises. At the depth limit positions are evaluated; positions that
 * are decided without search end the line at any depth.
 *
 * What is proved is kept apart from what is guessed. A win of the attacker's is proved when every legal move of the defender's has been
 * searched at each of its turns, a win of the defender's the other way round; where the breadth left moves out, a result
 * that rests on the loser having no better move becomes a score within the limits of the evaluation. A repetition is the defender's win
 * as long as the repeated position is on the path; such results carry the depths of what they lean on, their heads, as in `ProofSearch`.
 */
export class HeuristicSearch {
  readonly field: Field;
  readonly evaluation: Evaluation;
  readonly relevance: Relevance;
  /** Positions looked at. */
  nodes = 0;
  /** A limit ended the last search. */
  aborted = false;
  private readonly keys: Keys;
  private readonly statics: Statics;
  private readonly table: ScoreTable;
  private readonly plies: Ply[] = [];
  private readonly scratch: Frame;
  private settings: HeuristicSettings = { depth: 0, breadth: 0, iterative: true };
  private limits: HeuristicLimits = { nodes: Infinity, stopped: () => false };
  private nextCheck = 0;
  private breadth = Infinity;
  /** The line of the last iteration. */
  private line: readonly number[] = [];
  private readonly killers = new Int16Array(2 * MAX_PLY + 4);
  private readonly pathLo = new Int32Array(MAX_PLY + 1);
  private readonly pathHi = new Int32Array(MAX_PLY + 1);

  // Heads of the result that `search` returned last, and of one under construction.
  private headOne = NO_HEAD;
  private headTwo = NO_HEAD;

  constructor(field: Field, table: ScoreTable, { patterns = true }: { readonly patterns?: boolean } = {}) {
    this.field = field;
    this.table = table;
    this.keys = new Keys(field);
    this.statics = new Statics(field);
    this.evaluation = new Evaluation(field, patterns);
    this.relevance = new Relevance(field, this.evaluation);
    this.scratch = this.newFrame();
  }

  /** A frame to set up positions with, for `run`. */
  newFrame(): Frame {
    return new Frame(this.field, this.keys);
  }

  /**
   * Searches to the depth of the settings, or until the result is proved, or a limit comes. Returns what the last complete iteration
   * has found, undefined if not even the first was completed.
   */
  run(
    root: Frame,
    settings: HeuristicSettings,
    limits: HeuristicLimits,
    onIteration: (iteration: Iteration) => void = () => {},
  ): Iteration | undefined {
    this.settings = settings;
    this.limits = limits;
    this.breadth = settings.breadth || Infinity;
    this.aborted = false;
    this.nextCheck = 0;
    this.line = [];
    this.killers.fill(-1);
    this.table.clear();
    const start = this.nodes;
    const last = settings.depth === 0 ? MAX_PLY : Math.min(settings.depth, MAX_PLY);
    let done: Iteration | undefined;
    for (let depth = settings.iterative ? 1 : last; depth <= last; depth++) {
      const ply = this.ply(0);
      ply.frame.copy(root);
      ply.frame.label();
      ply.along = true;
      ply.hint = -1;
      this.identify(ply);
      const score = this.searchMoves(0, depth, -INFINITE, INFINITE);
      if (this.aborted) break;
      this.line = [...ply.line.subarray(0, ply.length)];
      done = { depth, line: this.line, score, nodes: this.nodes - start };
      onIteration(done);
      if (Math.abs(score) > PROVED) break;
    }
    return done;
  }

  /** The legal moves of a position in the order in which they would be tried first, a pass last. */
  listMoves(frame: Frame): number[] {
    const ply = this.ply(0);
    ply.frame.copy(frame);
    ply.frame.label();
    ply.hint = -1;
    this.killers.fill(-1);
    this.generate(ply, 0);
    return [...ply.moves.subarray(0, ply.count)];
  }

  private ply(depth: number): Ply {
    this.plies[depth] ??= new Ply(this.newFrame(), this.field.size + 1);
    return this.plies[depth]!;
  }

  /** Gives the position of a ply its key, threats included. */
  private identify(ply: Ply): void {
    const { frame } = ply;
    const { keys } = this;
    const pair = Math.min(frame.defenderThreats, frame.attackerThreats);
    const net = frame.defenderThreats - frame.attackerThreats + MAX_THREATS;
    const turn = frame.toPlay === ATTACKER;
    ply.lo =
      frame.stonesLo ^
      keys.koLo[frame.ko]! ^
      keys.pairLo[pair]! ^
      keys.netLo[net]! ^
      (turn ? keys.turnLo : 0);
    ply.hi =
      frame.stonesHi ^
      keys.koHi[frame.ko]! ^
      keys.pairHi[pair]! ^
      keys.netHi[net]! ^
      (turn ? keys.turnHi : 0);
  }

  /** The score of a ply's position, which has just been made and is not labelled yet. */
  private search(depth: number, left: number, alpha: number, beta: number): number {
    const ply = this.plies[depth]!;
    const { frame } = ply;
    this.headOne = NO_HEAD;
    this.headTwo = NO_HEAD;
    ply.length = 0;

    // 1. Limits.
    if (++this.nodes >= this.nextCheck) this.checkLimits();
    if (this.aborted) return 0;
    if (frame.keystones === 0) return depth - WIN;

    // 2. A repetition, or a position that the table knows well enough.
    this.identify(ply);
    const head = this.findOnPath(ply.lo, ply.hi, depth - 1);
    if (head >= 0) {
      this.headOne = head;
      return WIN - depth;
    }
    ply.hint = -1;
    const entry = this.table.find(ply.lo, ply.hi);
    if (entry >= 0 && this.isEnough(entry, depth, left, alpha, beta)) return this.scoreIn(entry, depth);
    this.headOne = NO_HEAD;
    this.headTwo = NO_HEAD;

    // 3. What can be said without moving.
    frame.label();
    if (frame.toPlay === ATTACKER && this.canCapture(frame)) return depth + 1 - WIN;
    if (this.statics.hasEscaped(frame) || this.statics.isAlive(frame)) return WIN - depth;
    if (this.statics.isDead(frame)) return depth - WIN;

    // 4. As deep as it goes: a look at the position has to do, but not in the middle of an atari.
    if (left <= 0 && frame.toPlay === DEFENDER && hasAtari(frame)) left = 1;
    if (left <= 0 || depth >= MAX_PLY) return this.evaluation.evaluate(frame);
    if (entry >= 0) ply.hint = moveIn(this.table.data[entry + INFO]!);
    return this.searchMoves(depth, left, alpha, beta);
  }

  /** The score of a labelled ply by its moves. */
  private searchMoves(depth: number, left: number, alpha: number, beta: number): number {
    const ply = this.plies[depth]!;
    const { frame } = ply;
    const { size } = this.field;
    const defends = frame.toPlay === DEFENDER;
    const child = this.ply(depth + 1);
    if (ply.along && depth < this.line.length) ply.hint = this.line[depth]!;
    this.pathLo[depth] = ply.lo;
    this.pathHi[depth] = ply.hi;
    this.generate(ply, depth);
    const low = alpha;
    const high = beta;
    let best = defends ? -INFINITE : INFINITE;
    let bestMove = size;
    let tried = 0;
    let leftOut = false;
    let headOne = NO_HEAD;
    let headTwo = NO_HEAD;
    ply.length = 0;

    for (let i = 0; i < ply.count; i++) {
      const cell = ply.moves[i]!;
      // 1. Moves beyond the breadth, and moves that leave keystones in atari. Where there is one chain of keystones, these lose at once.
      if (cell !== size && tried >= this.breadth) {
        leftOut = true;
        continue;
      }
      if (cell !== size && this.breadth !== Infinity && isSuicidal(frame, cell, this.scratch)) {
        if (!this.isOneChain(frame)) leftOut = true;
        else if (best < depth + 2 - WIN) {
          best = depth + 2 - WIN;
          bestMove = cell;
          ply.setLine(cell);
        }
        continue;
      }
      tried++;

      // 2. The position after it.
      child.frame.make(frame, cell);
      child.along = ply.along && depth < this.line.length && this.line[depth] === cell;
      const score = this.search(depth + 1, left - 1, alpha, beta);
      if (this.aborted) return 0;

      // 3. Heads: the winner's move brings its own, the loser's moves all of theirs.
      const better = defends ? score > best : score < best;
      if (defends ? better && score > PROVED : score > PROVED) {
        if (!defends) this.addHeads(headOne, headTwo);
        headOne = this.headOne;
        headTwo = this.headTwo;
      }

      // 4. Better than what there was?
      if (!better) continue;
      best = score;
      bestMove = cell;
      ply.setLine(cell, child);
      if (defends) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      const wins = defends ? best > PROVED : best < -PROVED;
      if (wins || alpha >= beta) {
        this.noteKiller(depth, cell);
        break;
      }
    }

    // 5. No move at all: the attacker is stuck. (The defender can always pass.)
    if (ply.count === 0) {
      this.headOne = NO_HEAD;
      this.headTwo = NO_HEAD;
      return WIN - depth;
    }

    // 6. A loss is proved only if every move was tried. (A proof ends the loop and never narrows the window, so no window cuts a proof short.)
    if (leftOut && (defends ? best < -PROVED : best > PROVED)) best = defends ? -MOST_SCORE : MOST_SCORE;
    const bound = best <= low ? UPPER : best >= high ? LOWER : EXACT;
    this.headOne = best > PROVED ? headOne : NO_HEAD;
    this.headTwo = best > PROVED ? headTwo : NO_HEAD;
    this.dropHeads(depth);
    this.store(ply, depth, left, best, bestMove, bound);
    return best;
  }

  /** Lists the legal moves of a labelled ply in the order in which they are tried, a pass last. */
  private generate(ply: Ply, depth: number): void {
    const { frame, moves, worth } = ply;
    const { size } = this.field;
    const { scores } = this.relevance;
    const threats = frame.toPlay === DEFENDER ? frame.defenderThreats : frame.attackerThreats;
    this.evaluation.prepare(frame);
    this.relevance.score(frame);
    let count = 0;
    for (let cell = 0; cell < size; cell++) {
      if (frame.cells[cell] !== 0 || (cell === frame.ko && threats === 0) || !frame.consider(cell)) continue;
      let value = scores[cell]!;
      if (cell === ply.hint) value += FIRST;
      else if (this.settings.killers !== false) {
        if (cell === this.killers[2 * depth]) value += 2 * KILLER;
        else if (cell === this.killers[2 * depth + 1]) value += KILLER;
      }
      let i = count++;
      for (; i > 0 && worth[i - 1]! < value; i--) {
        worth[i] = worth[i - 1]!;
        moves[i] = moves[i - 1]!;
      }
      worth[i] = value;
      moves[i] = cell;
    }
    if (frame.toPlay === DEFENDER || frame.ko !== size) moves[count++] = size;
    ply.count = count;
  }

  private noteKiller(depth: number, cell: number): void {
    const { killers } = this;
    if (cell === this.field.size || killers[2 * depth] === cell) return;
    killers[2 * depth + 1] = killers[2 * depth]!;
    killers[2 * depth] = cell;
  }

  /** Can the attacker take the last keystones now? No ban can be on their last liberty but where the ko is about it. */
  private canCapture(frame: Frame): boolean {
    for (let chain = 0; chain < frame.chains; chain++) {
      if (frame.keystonesOf[chain] !== frame.keystones) continue;
      return frame.liberties[chain] === 1 && !frame.immortal[chain] && frame.liberty[chain] !== frame.ko;
    }
    return false;
  }

  private isOneChain(frame: Frame): boolean {
    for (let chain = 0; chain < frame.chains; chain++) {
      if (frame.keystonesOf[chain]! > 0) return frame.keystonesOf[chain] === frame.keystones;
    }
    return false;
  }

  /** Does the entry answer the question? If it leans on heads, these are then in `headOne` and `headTwo`. */
  private isEnough(entry: number, depth: number, left: number, alpha: number, beta: number): boolean {
    const info = this.table.data[entry + INFO]!;
    const heads = headsIn(info);
    if (heads > 0) return this.findHeads(entry, heads, depth);
    if (depthIn(info) === FINAL) return true;
    if (depthIn(info) < left) return false;
    const score = this.table.data[entry + SCORE]!;
    const bound = boundIn(info);
    return bound === EXACT || (bound === LOWER ? score >= beta : score <= alpha);
  }

  private scoreIn(entry: number, depth: number): number {
    const score = this.table.data[entry + SCORE]!;
    return score > PROVED ? score - depth : score < -PROVED ? score + depth : score;
  }

  private store(ply: Ply, depth: number, left: number, score: number, move: number, bound: number): void {
    const { table } = this;
    const { lo, hi } = ply;
    if (Math.abs(score) <= PROVED) {
      table.store(lo, hi, score, move, Math.min(left, FINAL - 1), bound, 0);
      return;
    }
    const relative = score > 0 ? score + depth : score - depth;
    if (this.headTwo === MANY) return;
    const heads = this.headOne === NO_HEAD ? 0 : this.headTwo === NO_HEAD ? 1 : 2;
    const entry = table.store(lo, hi, relative, move, heads === 0 ? FINAL : 0, bound, heads);
    if (heads > 0) this.storeHead(entry + HEADS, this.headOne);
    if (heads > 1) this.storeHead(entry + HEADS + 2, this.headTwo);
  }

  private storeHead(at: number, head: number): void {
    this.table.data[at] = this.pathLo[head]!;
    this.table.data[at + 1] = this.pathHi[head]!;
  }

  /** Are all heads of an entry on the path above this depth? */
  private findHeads(entry: number, heads: number, depth: number): boolean {
    const { data } = this.table;
    for (let i = 0; i < heads; i++) {
      const at = entry + HEADS + 2 * i;
      const head = this.findOnPath(data[at]!, data[at + 1]!, depth - 1);
      if (head < 0) return false;
      this.addHeads(head, NO_HEAD);
    }
    return true;
  }

  /** Depth of a position on the path, or -1. */
  private findOnPath(lo: number, hi: number, depth: number): number {
    for (let g = depth; g >= 0; g--) if (this.pathLo[g] === lo && this.pathHi[g] === hi) return g;
    return -1;
  }

  private addHeads(one: number, two: number): void {
    if (one !== NO_HEAD) this.addHead(one);
    if (two === MANY) this.headTwo = MANY;
    else if (two !== NO_HEAD) this.addHead(two);
  }

  private addHead(head: number): void {
    if (head === this.headOne || head === this.headTwo) return;
    if (this.headOne === NO_HEAD) this.headOne = head;
    else {
      this.headTwo = this.headTwo === NO_HEAD ? Math.max(this.headOne, head) : MANY;
      this.headOne = Math.min(this.headOne, head);
    }
  }

  /** Heads at this depth or below are closed: the search has come back to them. */
  private dropHeads(depth: number): void {
    if (this.headOne >= depth) {
      this.headOne = NO_HEAD;
      this.headTwo = NO_HEAD;
    } else if (this.headTwo !== MANY && this.headTwo >= depth) this.headTwo = NO_HEAD;
  }

  private checkLimits(): void {
    this.nextCheck = Math.min(this.nodes + CHECK_EVERY, this.limits.nodes);
    if (this.nodes >= this.limits.nodes || this.limits.stopped()) this.aborted = true;
  }
}

/** A position on the path and its moves. */
class Ply {
  readonly frame: Frame;
  lo = 0;
  hi = 0;
  /** The path up to here is the line of the last iteration. */
  along = false;
  /** The move to try first, -1 if none. */
  hint = -1;
  count = 0;
  readonly moves: Int16Array;
  readonly worth: Int32Array;
  /** Best play from here. */
  length = 0;
  readonly line = new Int16Array(MAX_PLY + 1);

  constructor(frame: Frame, moves: number) {
    this.frame = frame;
    this.moves = new Int16Array(moves);
    this.worth = new Int32Array(moves);
  }

  /** A move, and the best play after it as far as it is known. */
  setLine(cell: number, after?: Ply): void {
    this.line[0] = cell;
    const length = after ? Math.min(after.length, MAX_PLY) : 0;
    if (after) this.line.set(after.line.subarray(0, length), 1);
    this.length = 1 + length;
  }
}
