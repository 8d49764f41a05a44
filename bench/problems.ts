import type { Problem } from '../src/lifedeath/problem.ts';
import type { Expected } from '../test/lifedeath/cases.ts';
import { makeEnclosed } from './enclosed.ts';
import { makeTextbook } from './textbook.ts';

export interface BenchProblem {
  readonly name: string;
  /** `textbook`, or the size class of an enclosed problem. */
  readonly group: string;
  readonly empties: number;
  readonly problem: Problem;
  /** The answer, where it is known beforehand. */
  readonly answer?: Expected;
}

export interface ProblemRange {
  /** Empty points of the smallest and of the largest enclosed problems. */
  readonly from: number;
  readonly to: number;
  /** Enclosed problems of each size, up to `MANY` empty points and above. */
  readonly count: number;
  readonly large: number;
}

/** Up to so many empty points the goals for speed are set. */
export const MANY = 15;

/** The size classes: smallest and largest number of empty points. */
const CLASSES = [
  [4, 6],
  [7, 9],
  [10, 12],
  [13, 15],
  [16, 18],
  [19, 20],
  [21, 24],
] as const;

/** Nothing is tuned on these seeds and those after them, so that what is measured is worth something. */
const FIRST_SEED = 1001;

export const SMALLEST = CLASSES[0][0];
export const LARGEST = CLASSES.at(-1)![1];

/** The fixed set, from small to large. */
export function makeProblems(range: ProblemRange): BenchProblem[] {
  const problems: BenchProblem[] = makeTextbook().map((made) => ({
    ...made,
    group: 'textbook',
    empties: made.problem.region.length,
  }));
  for (let empties = range.from; empties <= range.to; empties++) {
    const count = empties <= MANY ? range.count : range.large;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed++) {
      const { name, problem } = makeEnclosed(seed, empties);
      problems.push({ name, group: makeClass(empties), empties, problem });
    }
  }
  return problems;
}

/** `7-9` for 8 empty points. */
function makeClass(empties: number): string {
  return CLASSES.find(([, largest]) => empties <= largest)!.join('-');
}
