import { readFileSync, writeFileSync } from 'node:fs';
import { makeSgf, parseSgf } from '../src/engine/sgf.ts';
import { HeuristicSolver } from '../src/lifedeath/heuristic-solver.ts';
import { poseRecord } from '../src/lifedeath/pose-record.ts';
import { readProblem } from '../src/lifedeath/problem-sgf.ts';
import { findSmallestSettings } from '../src/lifedeath/smallest-settings.ts';
import { makeSolutionSgf } from '../src/lifedeath/solution-sgf.ts';
import { buildSolution } from '../src/lifedeath/solution-tree.ts';
import { Solver } from '../src/lifedeath/solver.ts';

/**
 * Puts into the file of a problem what can be worked out: the parameters of the heuristic search and the solution. Whatever it
 * had of them is replaced, but for parameters that are not found anew. Answers with the reason if it cannot be done.
 */
export function finishProblem(file: string): string | undefined {
  const parsed = parseSgf(readFileSync(file, 'utf8'));
  if (!parsed.ok) return parsed.reason;
  if (parsed.trees.length !== 1) return `${parsed.trees.length} problems, there has to be one`;
  const read = readProblem(parsed.trees[0]!);
  if (!read.ok) return read.reason;
  const solver = new Solver();
  const pose = poseRecord(read.record, solver);
  if (!pose.ok) return pose.reasons.join(', ');
  const { problem, record } = pose.posed;
  const result = buildSolution(problem, solver);
  if (!result.ok) return result.reason;
  const found = findSmallestSettings(problem, result.solution.verdict, new HeuristicSolver());
  const parameters = found
    ? new Map([
        ['depth', `${found.depth}`],
        ['breadth', `${found.breadth}`],
      ])
    : record.parameters;
  writeFileSync(file, makeSgf([makeSolutionSgf({ ...record, parameters }, result.solution)]));
  return parameters.size > 0 ? undefined : 'the heuristic search does not solve it: SP is missing';
}
