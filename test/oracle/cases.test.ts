import { describe, expect, test } from 'vitest';
import { CASES, type Case, type Expected } from '../lifedeath/cases.ts';
import { parseProblem } from './diagram.ts';
import { findFaults, getsEyes, verdict } from './oracle.ts';

/** The large ones take minutes and gigabytes: GOLD_LARGE=1 npx vitest run test/oracle/cases.test.ts */
const withLarge = process.env.GOLD_LARGE !== undefined;
const LIMIT = 40_000_000;

describe('the referee gives the answers of the textbook cases', () => {
  for (const entry of CASES) {
    test.skipIf(entry.source !== 'oracle' || (entry.large === true && !withLarge))(entry.name, () => {
      expect(judge(entry, 1)).toEqual(entry.defenderFirst);
      expect(judge(entry, 2)).toEqual(entry.attackerFirst);
    });
  }

  test('and each of them is a valid problem of its own', () => {
    for (const { name, diagram } of CASES)
      expect(findFaults(parseProblem(diagram, { toPlay: 1 })), name).toEqual([]);
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
    expect(new Set(CASES.map(({ diagram }) => diagram)).size).toBe(CASES.length);
  });
});

function judge(entry: Case, toPlay: 1 | 2): Expected {
  const problem = parseProblem(entry.diagram, { toPlay });
  const { status, threats } = verdict(problem, 5, LIMIT)!;
  const seki = status === 'alive' && getsEyes(problem, LIMIT) === false;
  return { status, ...(threats && { threats }), ...(seki && { seki }) };
}
