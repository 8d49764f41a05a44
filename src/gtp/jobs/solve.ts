import { Geometry, PASS } from '../../engine/geometry.ts';
import { analyseProblem } from '../../lifedeath/analysis.ts';
import { chooseMove } from '../../lifedeath/choose-move.ts';
import { reportHeuristic } from '../../lifedeath/heuristic-report.ts';
import type { HeuristicSettings } from '../../lifedeath/heuristic-search.ts';
import {
  type HeuristicOptions,
  HeuristicSolver,
  type HeuristicVerdict,
} from '../../lifedeath/heuristic-solver.ts';
import type { Problem } from '../../lifedeath/problem.ts';
import { type SolveOptions, Solver } from '../../lifedeath/solver.ts';
import type { Verdict } from '../../lifedeath/verdict.ts';
import { type Verification, verifyVerdict } from '../../lifedeath/verify.ts';
import type { JobContext } from '../jobs.ts';
import { Reporter, type SearchReport, type WatchArgs } from './reporting.ts';

/** A problem as plain data: the size in the place of the geometry. */
export type PlainProblem = Omit<Problem, 'geometry'> & { readonly width: number; readonly height: number };

export interface ProblemArgs extends WatchArgs {
  readonly problem: PlainProblem;
  /** Megabytes for the table. */
  readonly memory: number;
  /** Start from an empty table, so that the same question takes the same number of nodes. */
  readonly fresh: boolean;
  readonly options: Omit<SolveOptions, 'stopped' | 'watch'>;
  /** Search heuristically, like this; else exactly. */
  readonly heuristic?: HeuristicSettings;
}

export interface SolveArgs extends ProblemArgs {
  /** Replay the proof afterwards? This may take as long again as the search may. */
  readonly verify: boolean;
}

export interface AnalyseArgs extends ProblemArgs {
  /** The move that others speak for, as long as nothing is proved. */
  readonly preferred?: number;
}

export interface SolveResult {
  readonly verdict: Verdict | HeuristicVerdict;
  /** Where it was asked for, and there is a proof. */
  readonly verification?: Verification;
}

/** One for all jobs: what was proved of a problem serves every position that comes up while it is played out. */
let solver: Solver | undefined;
let solverMemory = 0;
let heuristicSolver: HeuristicSolver | undefined;

/** Answers a problem. The heuristic search reports each depth as a `Progress`. */
export function solve(args: SolveArgs, context: JobContext): SolveResult {
  const { heuristic } = args;
  const { stopped } = context;
  const by = prepareSolver(args);
  const problem = unpackProblem(args.problem);
  const verdict = heuristic
    ? prepareHeuristic().solve(problem, heuristic, makeHeuristicOptions(args, context, problem))
    : by.solve(problem, makeExactOptions(args, context, new Reporter(args, context)));
  if (!args.verify || !verdict.proved) return { verdict };
  return { verdict, verification: verify(by, problem, verdict, args, stopped) };
}

/** Chooses the move to play in a problem. */
export function choose(args: ProblemArgs, context: JobContext): number {
  const problem = unpackProblem(args.problem);
  if (args.heuristic) {
    const options = makeHeuristicOptions(args, context, problem);
    const [move] = prepareHeuristic().chooseMove(problem, args.heuristic, options).line;
    return move ?? PASS;
  }
  const reporter = new Reporter(args, context);
  const move = chooseMove(problem, prepareSolver(args), makeExactOptions(args, context, reporter));
  reporter.finish();
  return move;
}

/** Finds out what comes of every first move, and reports on the way and at the end. The heuristic search does so for each depth. */
export function analyse(args: AnalyseArgs, context: JobContext): SearchReport {
  const problem = unpackProblem(args.problem);
  if (args.heuristic) {
    const options = makeHeuristicOptions(args, context, problem);
    const { iterations, nodes } = prepareHeuristic().solve(problem, args.heuristic, options);
    const last = iterations.at(-1);
    return { kind: 'report', nodes, moves: last ? reportHeuristic(problem, last) : [] };
  }
  const { options, preferred } = args;
  const { stopped } = context;
  const reporter = new Reporter(args, context);
  const moves = analyseProblem(problem, prepareSolver(args), {
    ...options,
    stopped,
    onLook: (list, nodes) => reporter.offer(list, nodes),
    ...(preferred !== undefined && { preferred }),
  });
  const nodes = moves.reduce((sum, { visits }) => sum + visits, 0);
  reporter.send(moves, nodes);
  return { kind: 'report', nodes, moves };
}

function prepareHeuristic(): HeuristicSolver {
  heuristicSolver ??= new HeuristicSolver();
  return heuristicSolver;
}

function makeHeuristicOptions(args: ProblemArgs, context: JobContext, problem: Problem): HeuristicOptions {
  const { stopped, progress } = context;
  const reporter = new Reporter(args, context);
  return {
    ...args.options,
    stopped,
    onProgress: (iteration) => {
      progress(iteration);
      if (args.reportEvery !== undefined) reporter.send(reportHeuristic(problem, iteration), iteration.nodes);
    },
  };
}

function makeExactOptions(
  { options }: ProblemArgs,
  { stopped }: JobContext,
  { watchSolver }: Reporter,
): SolveOptions {
  return { ...options, stopped, watch: (inquiry) => watchSolver(inquiry) };
}

/** The solver with so much memory, and with nothing in it if wanted. */
export function prepareSolver({ memory, fresh }: Pick<ProblemArgs, 'memory' | 'fresh'>): Solver {
  if (!solver) solver = new Solver(memory);
  else if (memory !== solverMemory || fresh) solver.setMemory(memory);
  solverMemory = memory;
  return solver;
}

function verify(
  by: Solver,
  problem: Problem,
  verdict: Verdict,
  { options: { time = Number.POSITIVE_INFINITY, maxThreats } }: SolveArgs,
  isStopped: () => boolean,
): Verification {
  const deadline = performance.now() + 1000 * time;
  const stopped = () => isStopped() || performance.now() >= deadline;
  const strategy = (state: Problem) => by.findReply(state, { stopped });
  return verifyVerdict(problem, verdict, strategy, {
    stopped,
    ...(maxThreats !== undefined && { maxThreats }),
  });
}

export function packProblem({ geometry, ...rest }: Problem): PlainProblem {
  return { ...rest, width: geometry.width, height: geometry.height };
}

export function unpackProblem({ width, height, ...rest }: PlainProblem): Problem {
  return { ...rest, geometry: Geometry.of(width, height) };
}
