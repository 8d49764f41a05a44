import type { Color } from '../../engine/color.ts';
import { Geometry } from '../../engine/geometry.ts';
import { type Clues, type Finding, findProblem } from '../../lifedeath/find-problem.ts';
import type { SolveOptions } from '../../lifedeath/solver.ts';
import type { JobContext } from '../jobs.ts';
import { Reporter, type WatchArgs } from './reporting.ts';
import { prepareSolver } from './solve.ts';

/** A position as plain data. */
export interface FindArgs extends WatchArgs {
  readonly width: number;
  readonly height: number;
  /** Colour of every point of the bordered board. */
  readonly colors: Uint8Array;
  readonly toPlay: Color;
  readonly koPoint: number;
  readonly clues: Clues;
  /** Megabytes for the table. */
  readonly memory: number;
  readonly limits: Pick<SolveOptions, 'time' | 'nodes'>;
}

/** What commands need of a finding. */
export interface FindResult extends Pick<Finding, 'certainty' | 'confirmed' | 'isQuestion' | 'move'> {
  readonly keystones: readonly number[];
  readonly region: readonly number[];
}

/** Finds the problem on a board. Every search starts from an empty table, so that the same board gives the same finding. */
export function find(args: FindArgs, context: JobContext): FindResult | undefined {
  const { stopped } = context;
  const { colors, toPlay, koPoint, clues, limits } = args;
  const geometry = Geometry.of(args.width, args.height);
  const position = { geometry, colorAt: (point: number) => colors[point]!, toPlay, koPoint };
  const solver = prepareSolver({ memory: args.memory, fresh: true });
  const { watchSolver } = new Reporter(args, context);
  const finding = findProblem(position, solver, { ...limits, clues, stopped, watch: watchSolver });
  if (!finding) return undefined;
  const { problem, certainty, confirmed, isQuestion, move } = finding;
  return { keystones: problem.keystones, region: problem.region, certainty, confirmed, isQuestion, move };
}
