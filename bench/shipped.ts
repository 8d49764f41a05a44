import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rankOf } from '../gallery/page.ts';
import { readShippedProblems, type ShippedProblem } from '../gallery/read-shipped.ts';
import { type Color, opponent } from '../src/engine/color.ts';
import { PASS } from '../src/engine/geometry.ts';
import { HeuristicSolver } from '../src/lifedeath/heuristic-solver.ts';
import { listLegalMoves } from '../src/lifedeath/legal-moves.ts';
import type { Problem } from '../src/lifedeath/problem.ts';
import { Solver } from '../src/lifedeath/solver.ts';
import type { Verdict } from '../src/lifedeath/verdict.ts';
import { isAnsweredRight } from './answered-right.ts';
import { percentile } from './figures.ts';
import { describeMachine } from './machine.ts';
import { measureAnswer, warmUp } from './measure.ts';
import { Progress } from './progress.ts';
import { makeShippedPage, makeShippedPlot, makeShippedTable } from './shipped-report.ts';

/** What the searches take for a shipped problem with one side to move. */
export interface ShippedResult {
  readonly shipped: ShippedProblem;
  /** From -25 for 25k up; see `rankOf`. */
  readonly rank: number;
  readonly mover: 'defender' | 'attacker';
  /** Is it the side that the problem is put to? */
  readonly isAsked: boolean;
  readonly validMoves: number;
  readonly exact: Effort & { readonly verdict: Verdict };
  /** Only where the heuristic search solves it. */
  readonly heuristic?: {
    readonly depth: number;
    readonly breadth: number;
    readonly iterative: Effort;
    /** The last depth at once. */
    readonly atOnce: Effort & { readonly isRight: boolean };
  };
}

export interface Effort {
  readonly nodes: number;
  /** Of processor time. */
  readonly milliseconds: number;
}

/** Where it does not do, the breadth that comes with the problem is tried. */
const USUAL_BREADTH = 8;
/** For one heuristic search: what is not solved with them counts as not solved. */
const NODES = 30_000;
const DEEPEST = 16;
const EXACT_NODES = 5_000_000;
const ROUNDS = 3;
const LONG_MS = 100;

/** The shipped problems with either side to move, by both searches. With `--write` the page and the plot in docs/ are made anew. */
export async function benchShipped(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      write: { type: 'boolean', default: false },
      folder: { type: 'string', default: 'problems-sgf' },
    },
  });
  const machine = describeMachine();
  const progress = new Progress();
  const problems = readShippedProblems(values.folder).toSorted((a, b) => rankOf(a) - rankOf(b));
  const solver = new Solver();
  warmUp(solver);
  for (const shipped of problems.slice(0, 20)) measure(shipped, shipped.problem.toPlay, solver);
  const results = problems.flatMap((shipped, i) => {
    progress.report(`${i + 1} of ${problems.length}: ${shipped.name}`);
    const { problem } = shipped;
    return [problem.toPlay, opponent(problem.toPlay)].map((toPlay) => measure(shipped, toPlay, solver));
  });
  progress.done();
  console.log(makeShippedTable(results));
  if (!values.write) return;
  writeFileSync('docs/problems-bench.md', makeShippedPage(results, machine));
  writeFileSync('docs/problems-bench.svg', makeShippedPlot(results));
}

function measure(shipped: ShippedProblem, toPlay: Color, solver: Solver): ShippedResult {
  const isAsked = toPlay === shipped.problem.toPlay;
  // A ban is one for the side that the problem is put to.
  const problem: Problem = isAsked ? shipped.problem : { ...shipped.problem, toPlay, koPoint: PASS };
  const exact = time(() => {
    const { verdict } = measureAnswer(solver, problem, { nodes: EXACT_NODES });
    return { nodes: verdict.nodes, verdict };
  });
  const breadths = [USUAL_BREADTH, Number(shipped.record.parameters.get('breadth') ?? 0)];
  const heuristic = exact.verdict.proved ? measureHeuristic(problem, exact.verdict, breadths) : undefined;
  return {
    shipped,
    rank: rankOf(shipped),
    mover: toPlay === problem.defender ? 'defender' : 'attacker',
    isAsked,
    validMoves: listLegalMoves(problem).filter((move) => move !== PASS).length,
    exact,
    ...(heuristic && { heuristic }),
  };
}

function measureHeuristic(
  problem: Problem,
  exact: Verdict,
  breadths: readonly number[],
): ShippedResult['heuristic'] {
  const solver = new HeuristicSolver();
  for (const breadth of breadths) {
    const depth = findDepth(problem, exact, breadth, solver);
    if (depth === undefined) continue;
    const search = (iterative: boolean) =>
      time(() => {
        const verdict = solver.solve(problem, { depth, breadth, iterative }, { nodes: NODES });
        return { nodes: verdict.nodes, isRight: isAnsweredRight(exact, verdict) };
      });
    return { depth, breadth, iterative: search(true), atOnce: search(false) };
  }
  return undefined;
}

/** The least at which it is solved; undefined if a search takes too many nodes before. */
function findDepth(
  problem: Problem,
  exact: Verdict,
  breadth: number,
  solver: HeuristicSolver,
): number | undefined {
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const verdict = solver.solve(problem, { depth, breadth, iterative: true }, { nodes: NODES });
    if (verdict.nodes >= NODES) return undefined;
    if (isAnsweredRight(exact, verdict)) return depth;
  }
  return undefined;
}

/** By processor time, so that neighbours do not count. What is quick is done a few times over, and the median taken. */
function time<T>(work: () => T): T & { readonly milliseconds: number } {
  const times: number[] = [];
  let result: T | undefined;
  while (times.length < ROUNDS && !(times[0]! > LONG_MS)) {
    const start = process.cpuUsage();
    result = work();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return { ...result!, milliseconds: percentile(times, 50) };
}
