import { describe, expect, test } from 'vitest';
import { Solver } from '../../src/lifedeath/solver.ts';
import { parseProblem } from '../oracle/diagram.ts';
import { CASES, type Case, type Expected } from './cases.ts';
import { convert } from './convert.ts';

describe('the solver gives the answers of the textbook cases', () => {
  for (const entry of CASES) {
    test(entry.name, () => {
      expect(judge(entry, 1)).toEqual(entry.defenderFirst);
      expect(judge(entry, 2)).toEqual(entry.attackerFirst);
    });
  }
});

/** A repetition counts as seki here: the defender lives without two eyes. */
function judge(entry: Case, toPlay: 1 | 2): Expected {
  const problem = convert(parseProblem(entry.diagram, { toPlay }));
  const { status, proved, threats, kind } = new Solver(64).solve(problem, { allMoves: false });
  if (status === 'unknown' || !proved) throw new Error(`${status}, proved ${proved}`);
  const seki = status === 'alive' && (kind === 'seki' || kind === 'repetition');
  return { status, ...(threats && { threats }), ...(seki && { seki }) };
}
