/**
 * The whole solution of a problem as a tree of moves.
 *
 *     const result = buildSolution(problem, solver, { depth: 12, width: 3, nodes: 5_000_000 });
 *     if (result.ok) makeSgf([makeSolutionSgf(record, result.solution)]);      // see solution-sgf.ts
 *
 * For the winner of a line it has one best move at each turn, for the loser every move that has to be answered. Whatever it says of a
 * position was proved by the solver; what could not be proved within the limits is left out.
 */
import type { Color } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import type { Step } from './plain-rules.ts';
import type { Problem } from './problem.ts';
import type { Solver } from './solver.ts';
import { type ResultLimits, StateResults } from './state-results.ts';
import { describeTurningPoint, type Kind, readTurningPoint, type Verdict } from './verdict.ts';

export interface SolutionOptions extends ResultLimits {
  /** Lines are not followed beyond so many moves, save for the answer to the last; 12 if absent. */
  readonly depth?: number;
  /**
   * Answers of the loser that are shown at most in one position of the main line; one less with each step away from it. 3 if absent.
   * Wrong first moves are six times as many at most.
   */
  readonly width?: number;
}

export type SolutionResult =
  | { readonly ok: true; readonly solution: Solution }
  | { readonly ok: false; readonly reason: string };

/** Plain data. */
export interface Solution {
  readonly toPlay: Color;
  readonly defender: Color;
  /** Of the problem itself, with every winning first move. */
  readonly verdict: Verdict;
  /** First moves: the right ones, the best of them first, then the wrong ones, the more tempting first. */
  readonly lines: readonly SolutionNode[];
  /** Wrong first moves that are not shown, because of the width. */
  readonly omitted: number;
  /** Every first move is known to be right or wrong, and nothing was left out because of limits on the search. */
  readonly complete: boolean;
  /** Nodes that all of this took. */
  readonly nodes: number;
}

/** A move and what it leads to. */
export interface SolutionNode {
  readonly color: Color;
  /** PASS where a side passes. */
  readonly move: number;
  /** What becomes of the keystones after it. */
  readonly result: Result;
  /** Only of first moves. */
  readonly mark?: 'right' | 'wrong';
  readonly children: readonly SolutionNode[];
  /** Why the line ends here: where there are no children. */
  readonly ending?: Ending;
}

export type Result = Pick<Verdict, 'status' | 'threats'>;

export type Ending =
  /** The keystones are captured. */
  | { readonly type: 'captured' }
  /** Nothing that the loser could play has to be answered. `idle`: nor has the last move. */
  | { readonly type: 'settled'; readonly kind?: Kind; readonly idle?: boolean }
  /** This side needs a threat to take back at this point; without one, the other side goes on at `next`. */
  | { readonly type: 'ko'; readonly needs: Color; readonly at: number; readonly next?: number }
  /** The position has been shown after these other moves. */
  | { readonly type: 'same'; readonly line: readonly number[] }
  /** The position has come up in this line before. */
  | { readonly type: 'repetition' }
  /** It could go on. */
  | { readonly type: 'open' };

const DEPTH = 12;
const WIDTH = 3;
/** Wrong first moves are narrower trees, but there are more of them. */
const WRONG_WIDTH = 2;
const WRONG_MOVES = 6;
/** Winning moves that are compared by what the loser can still try. */
const COMPARED = 4;

export function buildSolution(
  problem: Problem,
  solver: Solver,
  options: SolutionOptions = {},
): SolutionResult {
  const results = new StateResults(problem, solver, options);
  const verdict = results.askAll(results.root);
  if (!verdict) return { ok: false, reason: 'the result is not proved within the limits' };
  return { ok: true, solution: new Builder(results, options).build(verdict) };
}

/** Moves in these lines. */
export function countSolutionNodes(lines: readonly SolutionNode[]): number {
  return lines.reduce((sum, { children }) => sum + 1 + countSolutionNodes(children), 0);
}

/** Moves from the root to a state, with the keys of all states on the way. */
interface Path {
  readonly moves: readonly number[];
  readonly keys: readonly string[];
}

/** A move that can be chosen, and how it compares with others. */
interface Choice extends Step {
  readonly turn: number;
  /** Moves of best play after it, as the search has measured them. */
  readonly length: number;
}

/** A first move that is not right. */
interface Attempt extends Choice {
  /** It need not be answered. */
  readonly isIdle: boolean;
}

class Builder {
  private readonly results: StateResults;
  private readonly depth: number;
  private readonly width: number;
  /** States that have been shown with what the loser can try in them, by key. */
  private readonly shown = new Map<string, readonly number[]>();
  /** The moves of the loser's that have to be answered, by the key of the state. */
  private readonly resistances = new Map<string, readonly Choice[]>();

  constructor(results: StateResults, { depth, width }: SolutionOptions) {
    this.results = results;
    this.depth = depth ?? DEPTH;
    this.width = width ?? WIDTH;
  }

  build(verdict: Verdict): Solution {
    const { root, rules, max } = this.results;
    const path: Path = { moves: [], keys: [rules.makeKey(root)] };
    const best = readTurningPoint(verdict, max)!;
    const right = this.listRight(root, verdict, path);
    const wrong = this.listWrong(root, verdict, best);
    const shown = wrong.slice(0, this.width * (wrong.some(({ isIdle }) => !isIdle) ? WRONG_MOVES : 1));
    const lines = [
      ...right.map((step, i) => this.showWinner(root, step, path, i === 0 ? this.width : 1, 'right')),
      ...shown.map((step) => this.showWrong(root, step, path)),
    ];
    return {
      toPlay: root.toPlay,
      defender: root.defender,
      verdict,
      lines: lines.filter((line) => line !== undefined),
      omitted: wrong.length - shown.length,
      complete: !this.results.exhausted,
      nodes: this.results.nodes,
    };
  }

  /** The winning first moves, the best first. Where even a pass wins, that says enough. */
  private listRight(root: Problem, { moves }: Verdict, path: Path): Step[] {
    const playable = this.withoutRetake(root, moves);
    if (playable.includes(PASS)) return this.rank(root, [PASS], path);
    return this.rank(root, playable, path);
  }

  /**
   * The other first moves: those that have to be answered first, better results before worse ones, then those that take longer to refute.
   * A pass is no attempt. Where no move wins, those that need no answer show nothing, unless there are no others.
   */
  private listWrong(root: Problem, { moves }: Verdict, best: number): Attempt[] {
    const { results } = this;
    const isLost = results.isLost(root.toPlay, best);
    const attempts: Attempt[] = [];
    for (const step of results.rules.successors(root)) {
      if (step.move === PASS || moves.includes(step.move)) continue;
      const choice = this.measure(step);
      const again = results.turnAgain(step.after);
      if (!choice || again === undefined) continue;
      if (!isLost && !this.isBetter(root.toPlay, best, choice.turn)) continue;
      attempts.push({ ...choice, isIdle: !this.isBetter(root.toPlay, again, choice.turn) });
    }
    const busy = attempts.filter(({ isIdle }) => !isIdle).sort(this.bestFirst(root));
    if (isLost && busy.length > 0) return busy;
    return [...busy, ...attempts.filter(({ isIdle }) => isIdle).sort(this.bestFirst(root))];
  }

  /** A wrong first move with its refutation. */
  private showWrong(root: Problem, step: Attempt, path: Path): SolutionNode {
    const { move, after, turn, isIdle } = step;
    const rest = isIdle
      ? { children: [], ending: { type: 'settled', idle: true, ...this.findKind(after) } as const }
      : this.answer(after, this.extend(path, step), WRONG_WIDTH);
    return { color: root.toPlay, move, result: this.describe(turn), mark: 'wrong', ...rest };
  }

  /** The winner's one move, from a state with the winner to move; or why there is none to show. */
  private answer(state: Problem, path: Path, width: number): Pick<SolutionNode, 'children' | 'ending'> {
    const verdict = this.results.askAll(state);
    if (!verdict) return { children: [], ending: { type: 'open' } };
    const moves = this.withoutRetake(state, verdict.moves);
    if (moves.length === 0) {
      const ending: Ending =
        state.koPoint === PASS
          ? { type: 'settled', ...this.findKind(state) }
          : { type: 'ko', needs: state.toPlay, at: state.koPoint };
      return { children: [], ending };
    }
    const [best] = this.rank(state, moves, path);
    const node = best && this.showWinner(state, best, path, width);
    return node ? { children: [node] } : { children: [], ending: { type: 'open' } };
  }

  /** A move of the winner's with all that the loser can try after it. */
  private showWinner(
    state: Problem,
    step: Step,
    path: Path,
    width: number,
    mark?: 'right',
  ): SolutionNode | undefined {
    const turn = this.results.turn(step.after);
    if (turn === undefined) return undefined;
    const rest = this.resist(step.after, this.extend(path, step), width, turn);
    return {
      color: state.toPlay,
      move: step.move,
      result: this.describe(turn),
      ...(mark && { mark }),
      ...rest,
    };
  }

  /** What the loser can try, from a state with the loser to move. */
  private resist(
    state: Problem,
    path: Path,
    width: number,
    turn: number,
  ): Pick<SolutionNode, 'children' | 'ending'> {
    const end = (ending: Ending) => ({ children: [], ending });
    if (state.keystones.length === 0) return end({ type: 'captured' });
    const key = path.keys.at(-1)!;
    if (path.keys.indexOf(key) < path.keys.length - 1) return end({ type: 'repetition' });
    const ko = this.findKo(state, path);
    if (ko) return end(ko);
    const tries = this.findResistances(state, turn);
    if (!tries) return end({ type: 'open' });
    if (tries.length === 0) return end({ type: 'settled', ...this.findKind(state) });
    const line = this.shown.get(key);
    if (line) return end({ type: 'same', line });
    if (path.moves.length >= this.depth) return end({ type: 'open' });
    this.shown.set(key, path.moves);
    const children = tries.slice(0, width).map((step, i) => ({
      color: state.toPlay,
      move: step.move,
      result: this.describe(step.turn),
      ...this.answer(step.after, this.extend(path, step), Math.max(1, width - i)),
    }));
    return { children };
  }

  /** The loser may not take back at once, and nothing else keeps its result: there is a ko, and it needs a threat. */
  private findKo(state: Problem, path: Path): Ending | undefined {
    const { results } = this;
    if (state.koPoint === PASS || results.ask(state)?.status !== 'ko') return undefined;
    const moves = results.askAll(state)?.moves;
    if (!moves || moves.length === 0) return undefined;
    if (moves.some((move) => move !== PASS && move !== state.koPoint)) return undefined;
    const after = results.rules.play(state, PASS)!;
    const next = this.rank(after, results.askAll(after)?.moves ?? [], path)[0]?.move;
    return { type: 'ko', needs: state.toPlay, at: state.koPoint, ...(next && { next }) };
  }

  /**
   * The loser's moves that have to be answered: could it move again at once, it would get more than the position is worth. The best
   * for it come first, then those that hold out longest. Undefined if a limit came first.
   */
  private findResistances(state: Problem, turn: number): readonly Choice[] | undefined {
    const { results } = this;
    const key = results.rules.makeKey(state);
    const known = this.resistances.get(key);
    if (known) return known;
    const choices: Choice[] = [];
    for (const step of results.rules.successors(state)) {
      if (step.move === PASS) continue;
      const again = results.turnAgain(step.after);
      if (again === undefined) return undefined;
      if (!this.isBetter(state.toPlay, again, turn)) continue;
      const choice = this.measure(step);
      if (!choice) return undefined;
      choices.push(choice);
    }
    choices.sort(this.bestFirst(state));
    this.resistances.set(key, choices);
    return choices;
  }

  /** The winner's moves, the best first: one that leaves nothing to try before others, the shorter way before the longer one. */
  private rank(state: Problem, moves: readonly number[], path: Path): Step[] {
    const { rules } = this.results;
    const steps = moves.map((move) => ({ move, after: rules.play(state, move)! }));
    const choices = steps.map((step) => this.measure(step)).filter((choice) => choice !== undefined);
    const isNew = ({ after }: Choice) => !path.keys.includes(rules.makeKey(after));
    choices.sort((a, b) => a.length - b.length || rankPass(a) - rankPass(b) || a.move - b.move);
    const ranked = [...choices.filter(isNew), ...choices.filter((choice) => !isNew(choice))];
    const tries = new Map(ranked.slice(0, COMPARED).map((choice) => [choice, this.countTries(choice)]));
    const rankTries = (choice: Choice) => Math.min(tries.get(choice) ?? 1, 1);
    return ranked.toSorted((a, b) => rankTries(a) - rankTries(b));
  }

  private countTries({ after, turn }: Choice): number {
    if (after.keystones.length === 0) return 0;
    if (after.koPoint !== PASS) return 1;
    return this.findResistances(after, turn)?.length ?? 1;
  }

  private measure(step: Step): Choice | undefined {
    const turn = this.results.turn(step.after);
    if (turn === undefined) return undefined;
    const length = step.after.keystones.length === 0 ? 0 : this.results.ask(step.after)!.line.length;
    return { ...step, turn, length };
  }

  /** How the defender lives in this state, where it does and that is known. */
  private findKind(state: Problem): { kind?: Kind } {
    const kind = this.results.askAll(state)?.kind;
    return kind ? { kind } : {};
  }

  /** A ko is taken back at once only by a side with threats, and in these states nobody has any. */
  private withoutRetake({ koPoint }: Problem, moves: readonly number[]): number[] {
    return moves.filter((move) => move === PASS || move !== koPoint);
  }

  private extend({ moves, keys }: Path, { move, after }: Step): Path {
    return { moves: [...moves, move], keys: [...keys, this.results.rules.makeKey(after)] };
  }

  private describe(turn: number): Result {
    return describeTurningPoint(turn, this.results.max);
  }

  private isBetter(color: Color, one: number, other: number): boolean {
    return this.compare(color, one, other) < 0;
  }

  /** For a loser: the best results first, then what holds out longest. */
  private bestFirst({ toPlay }: Problem): (a: Choice, b: Choice) => number {
    return (a, b) => this.compare(toPlay, a.turn, b.turn) || b.length - a.length || a.move - b.move;
  }

  /** Less than zero if the first result is the better one for this side. */
  private compare(color: Color, one: number, other: number): number {
    return color === this.results.root.defender ? one - other : other - one;
  }
}

function rankPass({ move }: Step): number {
  return move === PASS ? 1 : 0;
}
