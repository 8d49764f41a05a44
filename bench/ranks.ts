import { parseArgs } from 'node:util';
import { studyProblem, type Traits } from '../src/lifedeath/difficulty.ts';
import { findProblem } from '../src/lifedeath/find-problem.ts';
import { parseRank } from '../src/lifedeath/rank.ts';
import { ESTIMATE_TRAITS } from '../src/lifedeath/rank-estimate.ts';
import { Solver } from '../src/lifedeath/solver.ts';
import { type CorpusProblem, judge, readPosition, readProblems } from './corpus.ts';
import { correlateRanks, fitLine, mean, predict } from './fit-line.ts';
import { Progress } from './progress.ts';
import { readNumber } from './read-number.ts';
import { makeTable } from './table.ts';

/** A problem that was solved, with the rank that its source gives it, as a number. */
export interface RankedTraits {
  readonly rank: number;
  readonly traits: Traits;
}

const USAGE = `npm run bench -- ranks FILE [--every N]
  FILE       problems with ranks, one JSON object a line: id, size, black, white, to_move, right, wrong, rank
  --every N  take one problem of so many (1)`;

/** Nodes to find a problem, to solve it with every first move, and to study each refutation. */
const FIND_NODES = 100_000;
const SOLVE_NODES = 200_000;
const STUDY_NODES = 20_000;
const MEGABYTES = 64;

/** Each problem is estimated by weights that were fitted without it and a fourth of the others. */
const FOLDS = 4;

/** How well do the traits of a problem tell its rank? Prints the correlations and the weights for `rank-estimate.ts`. */
export async function benchRanks(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { every: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const every = readNumber('every', values.every, 1, 1, 1e6);
  const problems = readProblems({ file, from: 1, every, count: 1e6 });
  const solver = new Solver(MEGABYTES);
  const progress = new Progress();
  const samples = problems.flatMap((problem, index) => {
    progress.report(`${index + 1} of ${problems.length}: ${problem.id}`);
    return study(problem, solver) ?? [];
  });
  progress.done();
  console.log(`${samples.length} of ${problems.length} problems solved with the first move of the source\n`);
  console.log(reportRanks(samples));
}

/** The traits of a problem that is found and solved, and whose source agrees with the first move. */
function study(problem: CorpusProblem, solver: Solver): RankedTraits | undefined {
  const rank = parseRank(problem.rank);
  const position = readPosition(problem);
  solver.setMemory(MEGABYTES);
  const finding = findProblem(position, solver, { nodes: FIND_NODES });
  if (rank === undefined || finding?.certainty !== 'shown' || !finding.verdict.proved) return undefined;
  if (judge(problem, position.geometry, finding.move) !== 'right') return undefined;
  solver.setMemory(MEGABYTES);
  const verdict = solver.solve(finding.problem, { nodes: SOLVE_NODES, maxThreats: 1, kind: false });
  if (!verdict.proved || !verdict.movesComplete || verdict.moves.length === 0) return undefined;
  return { rank, traits: studyProblem(finding.problem, verdict, solver, STUDY_NODES) };
}

export function reportRanks(samples: readonly RankedTraits[]): string {
  const ranks = samples.map(({ rank }) => rank);
  const names = Object.keys(samples[0]!.traits) as (keyof Traits)[];
  const single = names.map((name) => {
    const values = samples.map(({ traits }) => traits[name]);
    return [name, correlateRanks(values, ranks).toFixed(2)];
  });
  const sets = [ESTIMATE_TRAITS, names];
  const together = sets.map((set) => {
    const estimates = estimateApart(samples, set);
    return [`${set.length} traits`, correlateRanks(estimates, ranks).toFixed(2)];
  });
  return [
    makeTable(['trait', 'rank correlation'], single),
    makeTable(['estimate, of problems not fitted to', 'rank correlation'], together),
    describeWeights(samples),
  ].join('\n\n');
}

/** The estimate of each problem by weights that were fitted to other ones. */
function estimateApart(samples: readonly RankedTraits[], names: readonly (keyof Traits)[]): number[] {
  const rowOf = ({ traits }: RankedTraits) => names.map((name) => traits[name]);
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const others = samples.filter((_, index) => index % FOLDS !== fold);
    return fitLine(
      others.map(rowOf),
      others.map(({ rank }) => rank),
    );
  });
  return samples.map((sample, index) => predict(folds[index % FOLDS]!, rowOf(sample)));
}

/**
 * The weights fitted to all problems, calibrated the other way round: a fit draws all estimates to the mean, so they are spread until the
 * problems of each rank get, on the average, that rank.
 */
function describeWeights(samples: readonly RankedTraits[]): string {
  const rows = samples.map(({ traits }) => ESTIMATE_TRAITS.map((name) => traits[name]));
  const ranks = samples.map(({ rank }) => rank);
  const weights = fitLine(rows, ranks);
  const estimates = rows.map((row) => predict(weights, row));
  const [slope] = fitLine(
    ranks.map((rank) => [rank]),
    estimates,
  ).slice(1);
  const middle = mean(ranks);
  const spread = weights.slice(1).map((weight) => weight / slope!);
  const constant = middle + (weights[0]! - middle) / slope!;
  const lines = ESTIMATE_TRAITS.map((name, i) => `  ${name}: ${spread[i]!.toFixed(2)},`);
  return [`const CONSTANT = ${constant.toFixed(2)};`, ...lines].join('\n');
}
