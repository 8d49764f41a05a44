import { readFileSync } from 'node:fs';
import { makeVertex } from '../src/engine/geometry.ts';
import { findFirstMove } from '../src/lifedeath/first-move.ts';
import { Solver } from '../src/lifedeath/solver.ts';
import { type ChoiceRecord, unpackChoice } from './choice-record.ts';
import { type CorpusProblem, judge, type Outcome, readPosition, readProblems } from './corpus.ts';

const USAGE = `npm run bench -- choices FILE RECORDS…
  FILE              the problems, as for corpus
  RECORDS           what corpus --records has written about them`;

/** An answer as it was given, with what was known then. */
interface Answer extends ChoiceRecord {
  readonly id: string;
  readonly outcome: Outcome;
  readonly move: string;
}

/**
 * Has the first moves chosen again from what was known of each problem when it was answered, and tells which are others now. Nothing is searched, so a change of the
 * choice alone is measured in seconds, without the luck that comes with the clock.
 */
export async function benchChoices([file, ...files]: string[]): Promise<void> {
  if (file === undefined || files.length === 0) return fail(USAGE);
  const counts = new Map<string, number>();
  try {
    const problems = new Map(
      readProblems({ file, from: 1, every: 1, count: Infinity }).map((problem) => [problem.id, problem]),
    );
    for (const answer of files.flatMap(readAnswers)) {
      const problem = problems.get(answer.id);
      const now = problem ? chooseAgain(problem, answer) : 'unknown';
      for (const key of [`before ${answer.outcome}`, `now ${now}`])
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  } catch (error) {
    fail((error as Error).message);
  }
  for (const [key, count] of [...counts].sort()) console.log(`${key} ${count}`);
}

/** The answers for which a move was chosen. */
function readAnswers(name: string): Answer[] {
  const lines = readFileSync(name, 'utf8').split('\n').filter(Boolean);
  return lines
    .map((line, index) => {
      const answer = JSON.parse(line);
      if (answer.move === undefined || (answer.move !== null && !answer.candidates))
        throw new Error(`${name}, line ${index + 1}: not a record of a choice`);
      return answer;
    })
    .filter(({ move }) => move !== null);
}

function chooseAgain(problem: CorpusProblem, answer: Answer): Outcome {
  const position = readPosition(problem);
  const { candidate, candidates, view } = unpackChoice(answer, position);
  const standing = candidate.findStanding()!;
  const verdict = standing.verdict ?? new Solver(1).solve(standing.problem, { nodes: 0 });
  const point = view.restore(findFirstMove(candidate, candidates, standing.problem, verdict));
  const move = makeVertex(point, position.geometry);
  const outcome = judge(problem, position.geometry, point);
  if (move !== answer.move)
    console.log(`${problem.id} ${problem.rank}: ${answer.outcome} ${answer.move}, now ${outcome} ${move}`);
  return outcome;
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 2;
}
