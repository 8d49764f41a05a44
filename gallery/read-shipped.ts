import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { SgfNode } from '../src/engine/sgf.ts';
import { listProblemFiles, readProblemFile } from '../src/gtp/problem-files.ts';
import { poseRecord } from '../src/lifedeath/pose-record.ts';
import type { Problem } from '../src/lifedeath/problem.ts';
import { type ProblemRecord, readProblem } from '../src/lifedeath/problem-sgf.ts';
import { Solver } from '../src/lifedeath/solver.ts';

/** A problem of `problems-sgf/`. */
export interface ShippedProblem {
  /** `tesuji/snapback`: its path without the ending. */
  readonly name: string;
  /** `tesuji`: its folder; empty for those at the top. */
  readonly theme: string;
  readonly file: string;
  readonly text: string;
  readonly tree: SgfNode;
  readonly record: ProblemRecord;
  readonly problem: Problem;
}

/** All of them, in the order of their names. They are part of the program, so a file that is no problem throws. */
export function readShippedProblems(folder: string): ShippedProblem[] {
  // Nothing has to be searched for: the files say all.
  const solver = new Solver(1);
  return listProblemFiles(folder).map((file) => {
    const name = relative(folder, file)
      .replaceAll('\\', '/')
      .replace(/\.sgf$/, '');
    const fail = (reason: string): never => {
      throw new Error(`${name}: ${reason}`);
    };
    const read = readProblemFile(file);
    if (!read.ok) return fail(read.reason);
    if (read.problems.length !== 1) return fail(`${read.problems.length} problems, there has to be one`);
    const { tree } = read.problems[0]!;
    const result = readProblem(tree);
    if (!result.ok) return fail(result.reason);
    if (result.notes.length > 0) return fail(result.notes.join(', '));
    const { record } = result;
    if (record.keystones.length === 0 || record.region.length === 0) return fail('no keystones or no region');
    const pose = poseRecord(record, solver);
    if (!pose.ok) return fail(pose.reasons.join(', '));
    const theme = dirname(name) === '.' ? '' : dirname(name);
    return { name, theme, file, text: readFileSync(file, 'utf8'), tree, record, problem: pose.posed.problem };
  });
}
