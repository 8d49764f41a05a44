import { Solver } from '../src/lifedeath/solver.ts';
import type { Verdict } from '../src/lifedeath/verdict.ts';
import { groupBy, makeMilliseconds, makeWhole, percentile, sum } from './figures.ts';
import { describeLoad, describeMachine } from './machine.ts';
import { MEGABYTES, type Measurement, measureAnswer, measureVerdict, warmUp } from './measure.ts';
import { type Comparison, compareWithPeers } from './peers/compare.ts';
import { GnuGoPeer } from './peers/gnugo.ts';
import { makePeerReport } from './peers/report.ts';
import { TsumegoPeer } from './peers/tsumego.ts';
import { type BenchProblem, MANY, makeProblems } from './problems.ts';
import { Progress } from './progress.ts';
import { parseSolverOptions, type SolverOptions, USAGE } from './solver-options.ts';
import { makeTable } from './table.ts';

/** Both measurements of one problem. */
interface Result {
  readonly problem: BenchProblem;
  readonly verdict: Measurement;
  /** Not taken where there is no verdict within the limits. */
  readonly answer: Measurement | undefined;
}

/** Measures the solver on a fixed set of problems of rising size, and other programs on those that they can take. */
export async function benchSolver(args: string[]): Promise<void> {
  const options = parseSolverOptions(args);
  if (typeof options === 'string' || options.help) {
    console.error(typeof options === 'string' ? `${options}\n${USAGE}` : USAGE);
    if (typeof options === 'string') process.exitCode = 2;
    return;
  }
  const solver = new Solver(MEGABYTES);
  const progress = new Progress();
  const problems = makeProblems(options);
  console.log(describeMachine());
  warmUp(solver);
  console.log('warmed up on 60 other problems; every problem starts with an empty table\n');

  const results = problems.map((problem, index) => {
    progress.report(`${index + 1} of ${problems.length}: ${problem.name}`);
    return measureBoth(solver, problem, options);
  });
  const { maxRSS } = process.resourceUsage();
  const peers = options.peersTo > 0 ? [new TsumegoPeer(), GnuGoPeer.find()].filter((peer) => !!peer) : [];
  const forPeers = problems.filter(({ empties }) => empties <= options.peersTo);
  const comparisons = await compareWithPeers(solver, forPeers, peers, options, progress);
  progress.done();

  const wrong = new Set(comparisons.filter(({ refuted }) => refuted).map(({ problem }) => problem));
  console.log('Verdict: the status with up to 5 ko threats, and one winning move');
  console.log(`${makeVerdictTable(results, wrong)}\n`);
  console.log(
    'Answer, from scratch, where there is a verdict: all winning moves, the line, the way of living',
  );
  console.log(`${makeAnswerTable(results)}\n`);
  console.log(`slowest verdicts: ${listSlowest(results)}`);
  console.log(`peak memory ${makeWhole(maxRSS / 1024)} MB`);
  const unsteady = findUnsteady(results, comparisons);
  if (unsteady.length > 0) console.log(`other nodes the second time: ${unsteady.join('; ')}`);
  for (const peer of peers) console.log(`\n${makePeerReport(peer, comparisons, options.peerTime)}`);
  console.log(`\n${describeLoad()}`);
}

function measureBoth(solver: Solver, problem: BenchProblem, { limits, patience }: SolverOptions): Result {
  const forVerdict = problem.empties <= MANY ? { ...limits, time: patience } : limits;
  const verdict = measureVerdict(solver, problem.problem, forVerdict);
  const answer = verdict.verdict.proved ? measureAnswer(solver, problem.problem, limits) : undefined;
  return { problem, verdict, answer };
}

/** Rows of the tables: the groups in the order of the set, and all for which goals are set together. */
function groupResults(results: readonly Result[]): Map<string, Result[]> {
  const groups = groupBy(results, ({ problem }) => problem.group);
  const enclosed = results.filter(({ problem }) => problem.group !== 'textbook');
  return groups.set(
    `enclosed to ${MANY}`,
    enclosed.filter(({ problem }) => problem.empties <= MANY),
  );
}

function makeVerdictTable(results: readonly Result[], refuted: ReadonlySet<BenchProblem>): string {
  const rows = [...groupResults(results)].map(([group, members]) => {
    const solved = members.filter(({ verdict }) => verdict.verdict.proved);
    const wrong = solved.filter((result) => isWrong(result) || refuted.has(result.problem));
    const counts = [members.length, solved.length, wrong.length].map(String);
    return [group, ...counts, ...makeFigures(members.map(({ verdict }) => verdict))];
  });
  return makeTable(['empty points', 'problems', 'solved', 'wrong', ...FIGURES], rows);
}

function makeAnswerTable(results: readonly Result[]): string {
  const rows = [...groupResults(results)].map(([group, members]) => {
    const answers = members.flatMap(({ answer }) => answer ?? []);
    const complete = answers.filter(({ verdict }) => verdict.proved && verdict.movesComplete);
    return [group, String(members.length), String(complete.length), ...makeFigures(answers)];
  });
  return makeTable(['empty points', 'problems', 'complete', ...FIGURES], rows);
}

/** Not the answer that is known, or not the same answer twice. */
function isWrong({ problem, verdict, answer }: Result): boolean {
  const known = problem.answer;
  if (known && !isSame(verdict.verdict, known)) return true;
  const again = answer?.verdict;
  return again?.proved === true && !isSame(verdict.verdict, again);
}

type Claim = Pick<Verdict, 'status' | 'threats'>;

function isSame(one: Claim, other: Claim): boolean {
  const [a, b] = [one.threats, other.threats];
  return one.status === other.status && a?.count === b?.count && a?.who === b?.who;
}

const FIGURES = ['median ms', '95 %', '99 %', 'max', 'total s', 'nodes', 'nodes/s'];

/** Nodes are those of what was solved, which are the same in every run; what a clock cut off is in the nodes a second alone. */
function makeFigures(measurements: readonly Measurement[]): string[] {
  const seconds = measurements.map((measurement) => measurement.seconds);
  const countNodes = (list: readonly Measurement[]) => sum(list.map(({ verdict }) => verdict.nodes));
  const total = sum(seconds);
  return [
    ...[50, 95, 99, 100].map((p) => makeMilliseconds(percentile(seconds, p))),
    total.toFixed(1),
    makeWhole(countNodes(measurements.filter(({ verdict }) => verdict.proved && verdict.movesComplete))),
    makeWhole(total > 0 ? countNodes(measurements) / total : 0),
  ];
}

/** Names of the problems that took another number of nodes when they were solved again beside the peers. */
function findUnsteady(results: readonly Result[], comparisons: readonly Comparison[]): string[] {
  const before = new Map(results.map(({ problem, verdict }) => [problem, verdict.verdict]));
  const isUnsteady = ({ problem, ours: { verdict } }: Comparison) => {
    const first = before.get(problem)!;
    return first.proved && verdict.proved && first.nodes !== verdict.nodes;
  };
  return comparisons.filter(isUnsteady).map(({ problem }) => problem.name);
}

/** Where to look first. */
function listSlowest(results: readonly Result[]): string {
  const sorted = results.toSorted((a, b) => b.verdict.seconds - a.verdict.seconds).slice(0, 5);
  return sorted
    .map(({ problem, verdict }) => `${problem.name} ${makeMilliseconds(verdict.seconds)} ms`)
    .join('; ');
}
