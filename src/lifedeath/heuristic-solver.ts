import { BLACK } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import { ATTACKER, DEFENDER, Field, type Side } from './field.ts';
import type { Frame } from './frame.ts';
import {
  type HeuristicLimits,
  HeuristicSearch,
  type HeuristicSettings,
  type Iteration,
  PROVED,
} from './heuristic-search.ts';
import { type Problem, USUAL_THREATS } from './problem.ts';
import { ScoreTable } from './score-table.ts';
import type { SolveOptions } from './solver.ts';
import { Statics } from './statics.ts';
import { findTurningPoint } from './turning-point.ts';
import { describeTurningPoint, type Role, type Verdict } from './verdict.ts';

/** What a depth of the search has brought, in points. */
export interface Progress {
  readonly depth: number;
  readonly move: number;
  /** The defender's, from -5000 to 5000; beyond that it is proved. */
  readonly score: number;
  readonly nodes: number;
  readonly seconds: number;
  readonly line: readonly number[];
}

export interface HeuristicOptions extends Omit<SolveOptions, 'allMoves' | 'kind'> {
  readonly onProgress?: (progress: Progress) => void;
}

/** A verdict with what led to it. Its line is the last of the iterations; that of a side with no move is a pass. */
export interface HeuristicVerdict extends Verdict {
  readonly score: number;
  readonly iterations: readonly Progress[];
}

/** What the keystones of a position that is decided at sight are worth. */
const DECIDED = 2 * PROVED;

/** Answers problems with the heuristic search. */
export class HeuristicSolver {
  private readonly table: ScoreTable;

  constructor(megabytes = 16) {
    this.table = new ScoreTable(megabytes);
  }

  /**
   * The verdict, as far as a search of this depth and breadth can tell. Only what it has proved is given out as a status; the score and the line
   * say what it thinks.
   */
  solve(problem: Problem, settings: HeuristicSettings, options: HeuristicOptions = {}): HeuristicVerdict {
    return new Consultation(problem, this.table, settings, options).answer();
  }

  /**
   * The same for a move to be played in a game: the first of the line, a pass where nothing has to be done or nothing can be. A ko cannot be
   * retaken at once there, whatever threats there are: they would have to be played on the board.
   */
  chooseMove(
    problem: Problem,
    settings: HeuristicSettings,
    options: HeuristicOptions = {},
  ): HeuristicVerdict {
    const verdict = this.solve(problem, settings, options);
    const [move] = verdict.line;
    if (move === PASS || move !== problem.koPoint) return verdict;
    const own = problem.toPlay === BLACK ? 'black' : 'white';
    const poorer = { ...problem, threats: { ...problem.threats, [own]: 0 } };
    return this.solve(poorer, settings, { ...options, maxThreats: 0 });
  }
}

/** One question. */
class Consultation {
  private readonly problem: Problem;
  private readonly field: Field;
  private readonly search: HeuristicSearch;
  private readonly settings: HeuristicSettings;
  private readonly options: HeuristicOptions;
  private readonly limits: HeuristicLimits;
  private readonly mover: Side;
  private readonly startTime = performance.now();
  private readonly iterations: Progress[] = [];

  constructor(problem: Problem, table: ScoreTable, settings: HeuristicSettings, options: HeuristicOptions) {
    this.problem = problem;
    this.field = new Field(problem);
    this.search = new HeuristicSearch(this.field, table, settings);
    this.settings = settings;
    this.options = options;
    this.mover = problem.toPlay === problem.defender ? DEFENDER : ATTACKER;
    const deadline = this.startTime + 1000 * (options.time ?? Infinity);
    const stopped = options.stopped ?? (() => false);
    this.limits = {
      nodes: options.nodes ?? Infinity,
      stopped: () => stopped() || performance.now() >= deadline,
    };
  }

  /** The best move with the threats of the problem. */
  private think(): HeuristicVerdict {
    const root = this.setRoot();
    if (this.isDecided(root)) return this.finish({ winner: 'defender', score: DECIDED, line: [PASS] });
    const result = this.ask(root, (iteration) => this.report(iteration));
    const winner = result && winnerOf(result);
    return this.finish({
      winner: winner ?? 'unknown',
      score: result?.score ?? 0,
      line: result ? this.pointsOf(result.line) : this.guessLine(root),
    });
  }

  /** The same, and where it is proved, what becomes of it with other numbers of threats. */
  answer(): HeuristicVerdict {
    const first = this.think();
    if (first.winner === 'unknown') return first;
    const max = this.options.maxThreats ?? USUAL_THREATS;
    const found = new Map<number, Iteration>();
    const turn = findTurningPoint(max, (net) => {
      const result = this.ask(this.setRoot(net));
      if (result) found.set(net, result);
      return result && winnerOf(result);
    });
    if (turn === undefined) return this.finish(first);
    const wins = this.mover === DEFENDER ? turn <= max : turn > -max;
    // A move is as good as the best if it wins with the number of threats at which the result turns (see `Solver`).
    const best = wins ? found.get(this.mover === DEFENDER ? turn : turn - 1) : undefined;
    const line = best ? this.pointsOf(best.line) : first.line;
    return this.finish({
      ...first,
      ...describeTurningPoint(turn, max),
      proved: true,
      moves: best ? line.slice(0, 1) : [],
      movesComplete: !wins,
      line,
    });
  }

  private finish(part: Partial<HeuristicVerdict> & Pick<HeuristicVerdict, 'winner' | 'score' | 'line'>) {
    return {
      status: 'unknown' as const,
      proved: false,
      toPlay: this.problem.toPlay,
      moves: [],
      movesComplete: false,
      guess: part.score > 0 ? ('defender' as const) : ('attacker' as const),
      iterations: this.iterations,
      ...part,
      nodes: this.search.nodes,
      seconds: this.seconds(),
    };
  }

  private ask(root: Frame, onIteration: (iteration: Iteration) => void = () => {}): Iteration | undefined {
    if (this.isDecided(root)) return { depth: 0, line: [this.field.size], score: DECIDED, nodes: 0 };
    return this.search.run(root, this.settings, this.limits, onIteration);
  }

  /** Nothing has to be done by the defender, and nothing can be done by the attacker. */
  private isDecided(root: Frame): boolean {
    if (this.field.escaped) return true;
    root.label();
    const statics = new Statics(this.field);
    return statics.hasEscaped(root) || statics.isAlive(root);
  }

  /** Sets up the position with the threats of the problem, or with a net number of threats for one side alone. */
  private setRoot(net?: number): Frame {
    const { koPoint, threats, defender } = this.problem;
    const root = this.search.newFrame();
    const ko = koPoint === PASS ? this.field.size : this.field.cellOf[koPoint]!;
    const [mine, theirs] =
      defender === BLACK ? [threats.black, threats.white] : [threats.white, threats.black];
    root.reset(
      this.mover,
      ko,
      net === undefined ? mine : Math.max(net, 0),
      net === undefined ? theirs : Math.max(-net, 0),
    );
    return root;
  }

  private report({ depth, line, score, nodes }: Iteration): void {
    const points = this.pointsOf(line);
    const progress = { depth, move: points[0]!, score, nodes, seconds: this.seconds(), line: points };
    this.iterations.push(progress);
    this.options.onProgress?.(progress);
  }

  /** Where not even one move deep was searched: what the generator would try first. */
  private guessLine(root: Frame): number[] {
    const [cell] = this.search.listMoves(root);
    return cell === undefined ? [] : [this.pointOf(cell)];
  }

  /** An attacker that has no move waits. */
  private pointsOf(cells: readonly number[]): number[] {
    return cells.length === 0 ? [PASS] : cells.map((cell) => this.pointOf(cell));
  }

  private pointOf(cell: number): number {
    return cell === this.field.size ? PASS : this.field.points[cell]!;
  }

  private seconds(): number {
    return (performance.now() - this.startTime) / 1000;
  }
}

function winnerOf({ score }: Iteration): Role | undefined {
  return score > PROVED ? 'defender' : score < -PROVED ? 'attacker' : undefined;
}
