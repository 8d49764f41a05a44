import { PASS } from '../engine/geometry.ts';
import { type Certainty, findProblem } from './find-problem.ts';
import { makeProblem, type Problem } from './problem.ts';
import type { ProblemRecord } from './problem-sgf.ts';
import type { SolveOptions, Solver } from './solver.ts';

export type PoseResult =
  | { readonly ok: true; readonly posed: PosedRecord }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** A problem of a file, ready to be solved. */
export interface PosedRecord {
  readonly problem: Problem;
  /** The record with the keystones and the region of the problem. */
  readonly record: ProblemRecord;
  /** Where the file does not say all: what had to be found on the board, and how sure that is. */
  readonly found?: {
    readonly what: 'keystones' | 'region' | 'keystones and region';
    readonly certainty: Certainty;
  };
}

/** The problem that a record puts. What it does not say is found on the board, as far as the limits allow. */
export function poseRecord(
  record: ProblemRecord,
  solver: Solver,
  limits: Pick<SolveOptions, 'time' | 'nodes' | 'stopped'> = {},
): PoseResult {
  const isTold = record.keystones.length > 0 && record.region.length > 0;
  return isTold ? pose(record) : findRest(record, solver, limits);
}

function pose(record: ProblemRecord): PoseResult {
  const { game, keystones, region, koPoint, threats } = record;
  const result = makeProblem({
    geometry: game.geometry,
    colorAt: (point) => game.colorAt(point),
    keystones,
    region: [...region, ...game.stones().keys()],
    toPlay: game.toPlay,
    koPoints: koPoint === PASS ? [] : [koPoint],
    threats,
  });
  return result.ok ? { ok: true, posed: { problem: result.problem, record } } : result;
}

function findRest(
  record: ProblemRecord,
  solver: Solver,
  limits: Pick<SolveOptions, 'time' | 'nodes' | 'stopped'>,
): PoseResult {
  const { game, keystones, region, koPoint } = record;
  const { geometry, toPlay } = game;
  const position = { geometry, colorAt: (point: number) => game.colorAt(point), toPlay, koPoint };
  const clues = { ...(keystones.length > 0 && { keystones }), ...(region.length > 0 && { region }) };
  const finding = findProblem(position, solver, { ...limits, clues });
  if (!finding) return { ok: false, reasons: ['no group on the board is in question'] };
  const { problem, certainty } = finding;
  const what =
    keystones.length > 0 ? 'region' : region.length > 0 ? 'keystones' : ('keystones and region' as const);
  const told = { ...record, keystones: problem.keystones, region: problem.region, koPoint: problem.koPoint };
  const posed = pose(told);
  return posed.ok ? { ok: true, posed: { ...posed.posed, found: { what, certainty } } } : posed;
}
