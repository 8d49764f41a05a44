import { EMPTY } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import { listRelevance } from './heuristic-view.ts';
import { PlainRules } from './plain-rules.ts';
import { findChains, type Problem } from './problem.ts';
import type { Solver } from './solver.ts';
import type { Verdict } from './verdict.ts';

/** What makes a problem hard for people, in numbers. What it is good for as an estimate is measured in docs/generator.md. */
export interface Traits {
  /** Moves until the group lives, and until it is dead: one is the line of best play, the other the mean of the refutations. */
  readonly life: number;
  readonly death: number;
  /** Moves in a row, from the first on, where the winner has but one that wins; and the same for who refutes, on the average. */
  readonly only: number;
  readonly onlyRefutation: number;
  /** How far down the right first move is in the order in which moves look relevant, in powers of two. */
  readonly surprise: number;
  /** The right first move is on the edge, puts stones of its own into atari, captures something (1 or 0). */
  readonly edge: number;
  readonly sacrifice: number;
  readonly capture: number;
  /** It is a ko; the attacker moves first (1 or 0). */
  readonly ko: number;
  readonly kill: number;
  /** Plausible wrong first moves: those that look relevant and that one or two replies refute. */
  readonly tempting: number;
  /** Empty points of the region, and nodes of the proof, in powers of two. */
  readonly points: number;
  readonly effort: number;
}

/** Wrong first moves that are looked at, the most relevant first: a player does not look at more. */
const MOST_WRONG = 12;
/** Of these, so many count for the length of refutations. */
const MOST_TEMPTING = 4;
/** Longer lines than this are counted as this long, and so is a refutation that was not found. */
const LONG = 15;

/**
 * Studies a problem that has a right first move, of which the verdict knows them all. `nodes` limit the search in each position that is
 * looked at.
 */
export function studyProblem(problem: Problem, verdict: Verdict, solver: Solver, nodes: number): Traits {
  const order = listRelevance(problem).map(({ point }) => point);
  const right = order.find((move) => verdict.moves.includes(move)) ?? PASS;
  const rules = new PlainRules(problem);
  const study = new Study(rules, solver, nodes);
  const wrong = order.filter((move) => !verdict.moves.includes(move)).slice(0, MOST_WRONG);
  const refutations = wrong.map((move, at) =>
    study.refute(rules.play(rules.root, move)!, at < MOST_TEMPTING),
  );
  const first = refutations.slice(0, MOST_TEMPTING);
  const line = Math.min(verdict.line.length, LONG);
  const refutation = mean(first.map(({ length }) => length));
  const isKill = problem.toPlay === problem.attacker;
  const afterRight = rules.play(rules.root, right) ?? problem;
  return {
    life: isKill ? refutation : line,
    death: isKill ? line : refutation,
    only: study.countOnlyMoves(rules.root, verdict),
    onlyRefutation: mean(first.map(({ only }) => only)),
    surprise: Math.log2(1 + Math.max(order.indexOf(right), 0)),
    edge: toNumber(isOnEdge(problem, right)),
    sacrifice: toNumber(isGivenAway(afterRight, right)),
    capture: toNumber(countStones(afterRight) <= countStones(problem)),
    ko: toNumber(verdict.status === 'ko'),
    kill: toNumber(isKill),
    tempting: refutations.filter(({ replies }) => replies === 1 || replies === 2).length,
    points: Math.log2(problem.region.filter((point) => problem.colors[point] === EMPTY).length),
    effort: Math.log2(verdict.nodes + 1),
  };
}

interface Refutation {
  /** Replies that refute; none where no reply is needed. */
  readonly replies: number;
  readonly length: number;
  readonly only: number;
}

class Study {
  private readonly rules: PlainRules;
  private readonly solver: Solver;
  private readonly nodes: number;

  constructor(rules: PlainRules, solver: Solver, nodes: number) {
    this.rules = rules;
    this.solver = solver;
    this.nodes = nodes;
  }

  /** What refutes a wrong move, from the position after it. */
  refute(after: Problem, isTempting: boolean): Refutation {
    const verdict = this.solve(after);
    if (!verdict.proved || !verdict.movesComplete) return { replies: 1, length: LONG, only: 1 };
    const replies = verdict.moves.includes(PASS) ? 0 : verdict.moves.length;
    const only = isTempting ? this.countOnlyMoves(after, verdict) : 0;
    return { replies, length: Math.min(1 + verdict.line.length, LONG), only };
  }

  /** How often in a row, down the line of best play, the side that moves first has but one good move. */
  countOnlyMoves(start: Problem, first: Verdict): number {
    let state = start;
    let verdict = first;
    for (let count = 0; ; count++) {
      if (verdict.moves.length !== 1 || verdict.moves[0] === PASS || count > LONG / 2) return count;
      const after = this.rules.play(state, verdict.moves[0]!);
      const reply = after && after.keystones.length > 0 ? this.resist(after) : undefined;
      const next = reply === undefined ? undefined : this.rules.play(after!, reply);
      if (!next || next.keystones.length === 0) return count + 1;
      state = next;
      verdict = this.solve(state);
      if (!verdict.proved || !verdict.movesComplete) return count + 1;
    }
  }

  /** The longest resistance; undefined where there is none. */
  private resist(state: Problem): number | undefined {
    const verdict = this.solver.solve(state, {
      nodes: this.nodes,
      maxThreats: 1,
      kind: false,
      allMoves: false,
    });
    return verdict.line[0];
  }

  private solve(state: Problem): Verdict {
    return this.solver.solve(state, { nodes: this.nodes, maxThreats: 1, kind: false });
  }
}

function isOnEdge({ geometry }: Problem, point: number): boolean {
  const x = geometry.x(point);
  const y = geometry.y(point);
  return x === 0 || y === 0 || x === geometry.width - 1 || y === geometry.height - 1;
}

/** Can the stone that was just played be taken? */
function isGivenAway({ geometry, colors }: Problem, move: number): boolean {
  const chain = findChains(geometry, colors).find(({ points }) => points.includes(move));
  return chain?.liberties.length === 1;
}

function countStones({ geometry, colors }: Problem): number {
  return [...geometry.points].filter((point) => colors[point] !== EMPTY).length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

function toNumber(holds: boolean): number {
  return holds ? 1 : 0;
}
