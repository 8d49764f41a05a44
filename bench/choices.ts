import { readFileSync } from 'node:fs';
import { makeVertex } from '../src/engine/geometry.ts';
import { findFirstMove } from '../src/lifedeath/first-move.ts';
import { Solver } from '../src/lifedeath/solver.ts';
import { type ChoiceRecord, unpackChoice } from './choice-record.ts';
import { judge, type Outcome, readPosition, readProblems } from './corpus.ts';

const USAGE = `npm run bench -- choices FILE RECORDS…
  FILE              the problems, as for corpus
  RECORDS           what corpus --records has written about them`;

/**
 * Has the first moves chosen again from what was known of each problem when it was answered, and tells which are others now. Nothing is searched, so a change of the
 * choice alone is measured in seconds, without the luck that comes with the clock.
 */
export async function benchChoices([file, ...files]: string[]): Promise<void> {
  if (file === undefined || files.length === 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const problems = new Map(
    readProblems({ file, from: 1, every: 1, count: Infinity }).map((problem) => [problem.id, problem]),
  );
  const solver = new Solver(1);
  const counts = new Map<string, number>();
  const lines = files.flatMap((name) => readFileSync(name, 'utf8').split('\n').filter(Boolean));
  for (const line of lines) {
    const record: ChoiceRecord & { outcome: Outcome; move: string | null } = JSON.parse(line);
    const problem = problems.get(record.id);
    if (!problem || record.move === null) continue;
    const position = readPosition(problem);
    const { candidate, candidates, view } = unpackChoice(record, position);
    const standing = candidate.findStanding()!;
    const verdict = standing.verdict ?? solver.solve(standing.problem, { nodes: 0 });
    const point = view.restore(findFirstMove(candidate, candidates, standing.problem, verdict));
    const move = makeVertex(point, position.geometry);
    const outcome = judge(problem, position.geometry, point);
    for (const key of [`before ${record.outcome}`, `now ${outcome}`])
      counts.set(key, (counts.get(key) ?? 0) + 1);
    if (move !== record.move)
      console.log(`${record.id} ${problem.rank}: ${record.outcome} ${record.move}, now ${outcome} ${move}`);
  }
  for (const [key, count] of [...counts].sort()) console.log(`${key} ${count}`);
}
