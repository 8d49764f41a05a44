import { PASS } from '../src/engine/geometry.ts';
import type { HeuristicSettings } from '../src/lifedeath/heuristic-search.ts';
import { HeuristicSolver } from '../src/lifedeath/heuristic-solver.ts';
import type { Problem } from '../src/lifedeath/problem.ts';
import { Solver } from '../src/lifedeath/solver.ts';
import { makeEnclosed } from './enclosed.ts';
import { makeWhole, percentile, sum } from './figures.ts';
import { MEGABYTES } from './measure.ts';
import { Progress } from './progress.ts';
import { makeTable } from './table.ts';

/** A problem whose right first moves are known. */
interface Exercise {
  readonly problem: Problem;
  readonly right: readonly number[];
}

const SIZES = [8, 10, 12, 14];
const SEEDS = 25;
/** For the judge, so that the set is the same on every machine. */
const JUDGE_NODES = 2_000_000;
/** For one move: wide and deep searches end there. */
const MOVE_NODES = 200_000;
const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8];
const BREADTHS = [4, 8, 0];
const USUAL: HeuristicSettings = { depth: 6, breadth: 8, iterative: true };

/** What depth, breadth and each part of the heuristic search are good for: right first moves on enclosed problems, the exact solver judging. */
export async function benchHeuristic(): Promise<void> {
  const progress = new Progress();
  const exercises = makeExercises(progress);
  console.log(`${exercises.length} enclosed problems of ${SIZES.join(', ')} empty points`);
  const rows = [
    ...BREADTHS.flatMap((breadth) => DEPTHS.map((depth) => ({ ...USUAL, depth, breadth }))),
    { ...USUAL, iterative: false },
    { ...USUAL, killers: false },
    { ...USUAL, patterns: false },
  ].map((settings) => {
    progress.report(describeSettings(settings));
    return measure(exercises, settings);
  });
  progress.done();
  console.log(makeTable(['settings', 'right', 'proved', 'nodes', 'median ms', '95 %', 'max'], rows));
}

function makeExercises(progress: Progress): Exercise[] {
  const judge = new Solver(MEGABYTES);
  const exercises: Exercise[] = [];
  for (const empties of SIZES) {
    for (let seed = 1; seed <= SEEDS; seed++) {
      progress.report(`judging ${empties}-${seed}`);
      const { problem } = makeEnclosed(seed, empties);
      const { moves, movesComplete } = judge.solve(problem, { nodes: JUDGE_NODES, kind: false });
      // Where a pass is right there is nothing to find.
      if (movesComplete && moves.length > 0 && !moves.includes(PASS))
        exercises.push({ problem, right: moves });
    }
  }
  return exercises;
}

function measure(exercises: readonly Exercise[], settings: HeuristicSettings): string[] {
  const solver = new HeuristicSolver();
  const results = exercises.map(({ problem, right }) => {
    const verdict = solver.chooseMove(problem, settings, { nodes: MOVE_NODES });
    return { verdict, isRight: right.includes(verdict.line[0] ?? PASS) };
  });
  const milliseconds = results.map(({ verdict }) => 1000 * verdict.seconds);
  return [
    describeSettings(settings),
    String(results.filter(({ isRight }) => isRight).length),
    String(results.filter(({ verdict }) => verdict.winner !== 'unknown').length),
    makeWhole(sum(results.map(({ verdict }) => verdict.nodes)) / results.length),
    ...[50, 95, 100].map((p) => makeWhole(percentile(milliseconds, p))),
  ];
}

function describeSettings({ depth, breadth, iterative, killers, patterns }: HeuristicSettings): string {
  return [
    `depth ${depth}, ${breadth === 0 ? 'all moves' : `breadth ${breadth}`}`,
    ...(iterative ? [] : ['not iterative']),
    ...(killers === false ? ['no killers'] : []),
    ...(patterns === false ? ['no patterns'] : []),
  ].join(', ');
}
