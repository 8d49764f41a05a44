import { describe, expect, test } from 'vitest';
import { readSgfFile } from '../../src/engine/sgf.ts';
import { studyProblem, type Traits } from '../../src/lifedeath/difficulty.ts';
import { poseRecord } from '../../src/lifedeath/pose-record.ts';
import { readProblem } from '../../src/lifedeath/problem-sgf.ts';
import { estimateRank } from '../../src/lifedeath/rank-estimate.ts';
import { Solver } from '../../src/lifedeath/solver.ts';

function study(name: string): Traits {
  const read = readSgfFile(`problems-sgf/${name}.sgf`);
  const problem = readProblem(read.ok ? read.trees[0]! : (undefined as never));
  const solver = new Solver(16);
  const pose = poseRecord(problem.ok ? problem.record : (undefined as never), solver);
  const { problem: posed } = pose.ok ? pose.posed : (undefined as never);
  return studyProblem(posed, solver.solve(posed), solver, 20_000);
}

describe('difficulty', () => {
  test('of a corner that one point saves', () => {
    expect(study('one-point-to-live')).toMatchObject({ life: 3, edge: 1, ko: 0, kill: 0, capture: 0 });
  });

  test('is estimated the higher, the further one has to read', () => {
    expect(estimateRank(study('six-moves-ahead'))).toBeGreaterThan(estimateRank(study('one-point-to-live')));
  });
});
