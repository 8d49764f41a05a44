import { type Color, makeColor } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import { ATTACKER, DEFENDER, Field, type Side } from './field.ts';
import type { Frame } from './frame.ts';
import { makeGuide } from './guide.ts';
import { MentoredGuide } from './mentored-guide.ts';
import { type Problem, USUAL_THREATS } from './problem.ts';
import { CAPTURE, EYES, ProofSearch, type SearchLimits, SURVIVE } from './proof-search.ts';
import { NO_MOVE, Table } from './table.ts';
import { findTurningPoint } from './turning-point.ts';
import { describeTurningPoint, type Kind, type Role, type Verdict } from './verdict.ts';

export interface SolveOptions {
  /** Nodes at most; no limit if absent. */
  readonly nodes?: number;
  /** Seconds at most. */
  readonly time?: number;
  /** Asked now and then; true ends the search. */
  readonly stopped?: () => boolean;
  /** Threats up to which `dead` and `alive` must hold. */
  readonly maxThreats?: number;
  /** Look at every first move, or be content with one that wins? */
  readonly allMoves?: boolean;
  /** Find out how the defender lives? */
  readonly kind?: boolean;
  /** A solver that knows a narrower problem about the same keystones: what came of that tells where to look first. */
  readonly mentor?: Solver | undefined;
  /** Called as often as `stopped`, for those who want to see what the search thinks (see `RootView`). */
  readonly watch?: (inquiry: Inquiry) => void;
}

/** Nodes that may be spent on the way of living, however little work the rest was. */
const LEAST_KIND_NODES = 50_000;

/** Nodes that bring back what the search thought of a first move when a limit ended it. */
const GLANCE_NODES = 60;
/** Where there are more first moves, none is guessed: it would take too long for a command that was told to stop. */
const MOST_GLANCES = 64;

/** Moves shown of a line at most: some sekis and kos could go on and on. */
const MAX_LINE = 80;

/**
 * Answers problems with the exact search. It keeps its field and table from one question to the next as long as they are positions of
 * one game, so that what was proved of a problem serves every position that comes up while it is played out. (The table
 * knows moves and zones by their cells, so it belongs to its field.)
 */
export class Solver {
  private readonly table: Table;
  private signature = '';
  private search: ProofSearch | undefined;

  /** Megabytes that its table may take. */
  memory: number;

  constructor(megabytes = 256) {
    this.memory = megabytes;
    this.table = new Table(megabytes);
  }

  setMemory(megabytes: number): void {
    this.memory = megabytes;
    this.table.resize(megabytes);
    this.search = undefined;
  }

  solve(problem: Problem, options: SolveOptions = {}): Verdict {
    return this.inquire(problem, options).answer();
  }

  /**
   * A move of the side to move that keeps its win with the threats given; undefined if it does not win, or a limit came
   * first. Following it wins: a proof rests on it (see `verify`).
   */
  findReply(problem: Problem, options: SolveOptions = {}): number | undefined {
    return this.inquire(problem, options).reply();
  }

  /** Who has won for all to see: the keystones live or die whoever moves, and it takes no search to tell. */
  findSettled(problem: Problem): Role | undefined {
    return this.inquire(problem, {}).settled();
  }

  private begin(problem: Problem, mentor: Solver | undefined): ProofSearch {
    const field = new Field(problem);
    const guide = makeGuide(field);
    const told = mentor !== this && mentor?.search;
    return new ProofSearch(field, this.table, told ? new MentoredGuide(guide, field, told) : guide);
  }

  /** Does what it remembers serve for this problem? */
  remembers(problem: Problem): boolean {
    return this.search !== undefined && signProblem(problem) === this.signature;
  }

  /** Gets ready for a question, for those who want more of the answer than `solve` gives. */
  inquire(problem: Problem, options: SolveOptions): Inquiry {
    const signature = signProblem(problem);
    let search = this.search;
    if (!search || signature !== this.signature || !search.field.moveTo(problem)) {
      this.table.clear();
      search = this.begin(problem, options.mentor);
    }
    this.search = search;
    this.signature = signature;
    return new Inquiry(problem, search, options);
  }
}

/** Values of states are the same for all problems with this signature: who defends, and which points can be played. */
function signProblem(problem: Problem): string {
  const { geometry, colors, defender } = problem;
  const playable = new Set(problem.region);
  for (const point of geometry.points) if (colors[point] !== 0) playable.add(point);
  const points = [...playable].sort((a, b) => a - b);
  return `${geometry.width}x${geometry.height} ${makeColor(defender)} ${points.join(' ')}`;
}

/** One question. */
export class Inquiry {
  readonly problem: Problem;
  readonly field: Field;
  readonly search: ProofSearch;
  /** Threats up to which `dead` and `alive` must hold. */
  readonly max: number;
  readonly mover: Side;
  private readonly options: SolveOptions;
  private readonly limits: SearchLimits;
  private readonly root: Frame;
  private readonly startTime = performance.now();
  private readonly nodesBefore: number;
  /** Some search gave up. */
  private cut = false;
  /** The line of best play ends in an escape. */
  private lineEscapes = false;

  constructor(problem: Problem, search: ProofSearch, options: SolveOptions) {
    this.problem = problem;
    this.field = search.field;
    this.search = search;
    this.nodesBefore = search.nodes;
    this.options = options;
    this.max = options.maxThreats ?? USUAL_THREATS;
    this.mover = problem.toPlay === problem.defender ? DEFENDER : ATTACKER;
    const deadline = this.startTime + 1000 * (options.time ?? Infinity);
    const stopped = options.stopped ?? (() => false);
    this.limits = {
      nodes: search.nodes + (options.nodes ?? Infinity),
      stopped: () => {
        options.watch?.(this);
        return stopped() || performance.now() >= deadline;
      },
    };
    this.root = this.search.newFrame();
  }

  /** Nodes so far. */
  get nodes(): number {
    return this.search.nodes - this.nodesBefore;
  }

  answer(): Verdict {
    if (this.field.escaped)
      return this.finish({
        status: 'alive',
        proved: true,
        winner: 'defender',
        moves: this.allMoves(),
        kind: 'escape',
      });
    const winner = this.winnerAtRoot();
    const turn = findTurningPoint(this.max, (net) => this.winnerAt(net));
    if (turn === undefined) {
      const guess = winner ?? this.guess();
      const nodes = this.nodes;
      const known = this.findLine([], guess);
      const ranking = this.rankMoves();
      const line = known.length > 0 ? known : ranking.slice(0, 1);
      const outcome = winner ?? 'unknown';
      return this.finish({ status: 'unknown', proved: false, winner: outcome, guess, ranking, line, nodes });
    }
    const moves = this.findWinningMoves(turn);
    const complete = !this.cut;
    const known = describeTurningPoint(turn, this.max);
    const outcome = winner ?? 'unknown';
    const line = outcome === 'unknown' ? [] : this.findLine(moves, outcome);
    const kind = outcome === 'defender' && this.options.kind !== false ? this.findKind() : undefined;
    return this.finish({
      ...known,
      proved: true,
      winner: outcome,
      moves,
      movesComplete: complete,
      line,
      ...(kind && { kind }),
    });
  }

  /** See `Solver.findReply`. */
  reply(): number | undefined {
    const { search, field } = this;
    const root = this.setRoot();
    if (field.escaped) return this.mover === DEFENDER ? PASS : undefined;
    if (search.solve(CAPTURE, root, this.limits) !== this.mover) return undefined;
    root.label();
    const { statics } = search;
    if (statics.hasEscaped(root) || statics.isAlive(root)) return PASS;
    let cell = statics.isDead(root) ? statics.findKill(root) : NO_MOVE;
    if (cell === NO_MOVE && search.probe(CAPTURE, root) !== 0) cell = search.knownMove;
    if (cell === NO_MOVE) cell = this.chooseMove(root, this.mover, []);
    return cell < 0 ? PASS : this.pointOf(cell);
  }

  /** See `Solver.findSettled`. */
  settled(): Role | undefined {
    if (this.field.escaped) return 'defender';
    const root = this.setRoot();
    root.label();
    const { statics } = this.search;
    if (statics.hasEscaped(root) || statics.isAlive(root)) return 'defender';
    return statics.isDead(root) ? 'attacker' : undefined;
  }

  private finish(part: Partial<Verdict> & Pick<Verdict, 'status' | 'proved' | 'winner'>): Verdict {
    return {
      toPlay: this.problem.toPlay,
      moves: [],
      movesComplete: true,
      line: [],
      nodes: this.nodes,
      seconds: (performance.now() - this.startTime) / 1000,
      ...part,
    };
  }

  /** Sets the root up with the problem's threats, or with a net number of threats for one side alone. */
  setRoot(net?: number, root = this.root): Frame {
    const { koPoint, threats, defender } = this.problem;
    const ko = koPoint === PASS ? this.field.size : this.field.cellOf[koPoint]!;
    const mine = defender === BLACK_COLOR ? threats.black : threats.white;
    const theirs = defender === BLACK_COLOR ? threats.white : threats.black;
    const defenderThreats = net === undefined ? mine : Math.max(net, 0);
    const attackerThreats = net === undefined ? theirs : Math.max(-net, 0);
    root.reset(this.mover, ko, defenderThreats, attackerThreats);
    return root;
  }

  /** Who wins from this position? Undefined if a limit came first. */
  ask(frame: Frame): Role | undefined {
    const side = this.search.solve(CAPTURE, frame, this.limits);
    if (side === 0) this.cut = true;
    return side === 0 ? undefined : side === ATTACKER ? 'attacker' : 'defender';
  }

  winnerAtRoot(): Role | undefined {
    return this.ask(this.setRoot());
  }

  /** A search so short that nobody waits for it, for those who want to see something at once. */
  glance(): void {
    const limits = { nodes: this.search.nodes + GLANCE_NODES, stopped: () => false };
    this.search.solve(CAPTURE, this.setRoot(), limits);
  }

  private winnerAt(net: number): Role | undefined {
    return this.ask(this.setRoot(net));
  }

  /**
   * The first moves that reach the turning point. Where the defender moves, a move is as good as the best when the defender still
   * wins with that many threats; where the attacker moves, when it still wins with one less.
   */
  private findWinningMoves(turn: number): number[] {
    const { max, mover } = this;
    if (mover === DEFENDER ? turn > max : turn <= -max) return [];
    const net = mover === DEFENDER ? turn : turn - 1;
    const root = this.setRoot(net);
    const child = this.search.newFrame();
    const wanted: Role = mover === DEFENDER ? 'defender' : 'attacker';
    const cells: number[] = [];
    for (const cell of this.bestFirst(root)) {
      child.make(root, cell);
      const winner = child.keystones === 0 ? 'attacker' : this.ask(child);
      if (winner !== wanted) continue;
      cells.push(cell);
      if (this.options.allMoves === false) break;
    }
    return cells.sort((a, b) => a - b).map((cell) => this.pointOf(cell));
  }

  /**
   * The legal moves, with the one that decided the position at the head: it is the quickest to confirm. The others follow by what the table thinks of
   * them, so that those which are most likely to win too have been looked at where a limit comes first.
   */
  private bestFirst(frame: Frame): number[] {
    const best = this.search.probe(CAPTURE, frame) === 0 ? NO_MOVE : this.search.knownMove;
    const moves = listMoves(frame);
    const child = this.search.newFrame();
    const doubts = new Map<number, number>();
    for (const cell of moves) {
      child.make(frame, cell);
      doubts.set(cell, cell === best ? -1 : this.doubt(child));
    }
    return moves.sort((a, b) => doubts.get(a)! - doubts.get(b)! || a - b);
  }

  /** How unlikely the table makes it that the side which has just moved wins; it may know nothing. */
  private doubt(child: Frame): number {
    const { search, mover } = this;
    const winner = search.probe(CAPTURE, child);
    if (winner !== 0) return winner === mover ? 0 : Number.MAX_VALUE;
    if (search.knownWork === 0) return Number.MAX_VALUE;
    const { knownPn, knownDn } = search;
    return mover === ATTACKER ? knownPn / knownDn : knownDn / knownPn;
  }

  pointOf(cell: number): number {
    return cell === this.field.size ? PASS : this.field.points[cell]!;
  }

  /** Every first move that an escaped defender has without spending a threat: they all win. */
  private allMoves(): number[] {
    const root = this.setRoot(-this.max);
    return this.mover === DEFENDER ? listMoves(root).map((cell) => this.pointOf(cell)) : [];
  }

  private guess(): Role {
    return this.search.rootPn <= this.search.rootDn ? 'attacker' : 'defender';
  }

  /** First moves in the order in which the search leans to them, where it was ended by a limit. */
  private rankMoves(): number[] {
    if (this.search.nodes === this.nodesBefore) return [];
    const root = this.setRoot();
    const moves = listMoves(root);
    if (moves.length > MOST_GLANCES) return [];
    const child = this.search.newFrame();
    const odds = new Map<number, number>();
    for (const cell of moves) {
      child.make(root, cell);
      const limits = { nodes: this.search.nodes + GLANCE_NODES, stopped: () => false };
      const winner = this.search.solve(CAPTURE, child, limits);
      const { rootPn, rootDn } = this.search;
      const open = this.mover === ATTACKER ? rootPn / rootDn : rootDn / rootPn;
      odds.set(cell, winner === 0 ? open : winner === this.mover ? 0 : Number.POSITIVE_INFINITY);
    }
    const ranked = moves.filter((cell) => odds.get(cell)! < Number.POSITIVE_INFINITY);
    return ranked.sort((a, b) => odds.get(a)! - odds.get(b)!).map((cell) => this.pointOf(cell));
  }

  /** Best play from the root with the problem's threats, as far as it is proved, beginning with one of these moves if there are any. */
  findLine(first: readonly number[], winner: Role): number[] {
    const frame = this.search.newFrame();
    frame.copy(this.setRoot());
    const line: number[] = [];
    const seen = new Set<string>();
    const winningSide = winner === 'attacker' ? ATTACKER : DEFENDER;
    while (line.length < MAX_LINE) {
      if (line.length === 0) frame.label();
      else this.search.labelBelow(frame);
      const state = `${frame.cells.join('')} ${frame.toPlay} ${frame.ko} ${frame.defenderThreats} ${frame.attackerThreats}`;
      if (seen.has(state)) break;
      seen.add(state);
      const { statics } = this.search;
      this.lineEscapes = statics.hasEscaped(frame);
      if (this.lineEscapes || statics.isAlive(frame)) break;
      if (statics.isDead(frame) && line.length > 0) break;
      const cell = this.chooseMove(frame, winningSide, line.length === 0 ? first : []);
      if (cell < 0) break;
      line.push(this.pointOf(cell));
      const next = this.search.newFrame();
      next.make(frame, cell);
      if (next.keystones === 0) break;
      frame.copy(next);
    }
    return line;
  }

  /**
   * The winner's shortest or the loser's longest move, by the lengths in the table. Moves that the search could leave
   * aside are not in it; only where none is known at all are they looked at now. -1 if a limit came first.
   */
  private chooseMove(frame: Frame, winner: Side, among: readonly number[]): number {
    const cells = listMoves(frame).filter((cell) => among.length === 0 || among.includes(this.pointOf(cell)));
    const known = this.chooseKnown(frame, winner, cells);
    if (known >= 0) return known;
    const child = this.search.newFrame();
    // The move that decided the position saves a look at the others.
    const first = this.search.probe(CAPTURE, frame) === frame.toPlay ? this.search.knownMove : NO_MOVE;
    if (cells.includes(first)) {
      child.make(frame, first);
      if (this.search.solve(CAPTURE, child, this.limits) === winner) return first;
    }
    for (const cell of cells) {
      child.make(frame, cell);
      if (this.search.solve(CAPTURE, child, this.limits) === 0) return -1;
    }
    return this.chooseKnown(frame, winner, cells);
  }

  private chooseKnown(frame: Frame, winner: Side, cells: readonly number[]): number {
    const mine = frame.toPlay === winner;
    const child = this.search.newFrame();
    let best = -1;
    let bestLength = 0;
    for (const cell of cells) {
      child.make(frame, cell);
      if (child.keystones === 0) {
        if (mine) return cell;
        continue;
      }
      if (this.search.probe(CAPTURE, child) !== winner) continue;
      const length = this.search.knownLength;
      // A pass is the last resort of a loser.
      const longer = length > bestLength || (length === bestLength && best === this.field.size);
      if (best < 0 || (mine ? length < bestLength : longer)) {
        best = cell;
        bestLength = length;
      }
    }
    return best;
  }

  /** How does the defender live, with the problem's threats? */
  private findKind(): Kind | undefined {
    // This is a detail: it may take as much work as the rest, not more.
    const { nodes } = this.search;
    const most = nodes + Math.max(nodes - this.nodesBefore, LEAST_KIND_NODES);
    const limits = { ...this.limits, nodes: Math.min(this.limits.nodes, most) };
    const eyes = this.search.solve(EYES, this.setRoot(), limits);
    if (eyes === 0) return undefined;
    if (eyes === DEFENDER) return this.lineEscapes ? 'escape' : 'two-eyes';
    const survives = this.search.solve(SURVIVE, this.setRoot(), limits);
    if (survives === 0) return undefined;
    return survives === DEFENDER ? 'seki' : 'repetition';
  }
}

const BLACK_COLOR: Color = 1;

/** The legal moves of a position, labelling it; the cell `field.size` is a pass. */
export function listMoves(frame: Frame): number[] {
  const { size } = frame.field;
  frame.label();
  const threats = frame.toPlay === DEFENDER ? frame.defenderThreats : frame.attackerThreats;
  const moves: number[] = [];
  for (let cell = 0; cell < size; cell++) {
    if (frame.cells[cell] !== 0 || (cell === frame.ko && threats === 0)) continue;
    if (frame.consider(cell)) moves.push(cell);
  }
  if (frame.toPlay === DEFENDER || frame.ko !== size) moves.push(size);
  return moves;
}
