import { describe, expect, test } from 'vitest';
import { analyseProblem } from '../../src/lifedeath/analysis.ts';
import type { ProblemMoveReport } from '../../src/lifedeath/root-view.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import { parseProblem } from '../oracle/diagram.ts';
import { CASES } from './cases.ts';
import { convert } from './convert.ts';

/** All of them: GOLD_LARGE=1 npx vitest run test/lifedeath/analysis.test.ts */
const withAll = process.env.GOLD_LARGE !== undefined;
const EVERY = 4;

const quick = CASES.filter(({ slow, source }) => !slow && source === 'oracle').filter(
  ({ name, attackerFirst }, index) =>
    withAll || index % EVERY === 0 || attackerFirst.status === 'ko' || name === 'already alive',
);
/** What is better for the defender comes first. */
const WORTH = { alive: 3, ko: 2, dead: 0, unknown: Number.NaN };

function rate({ status, threats }: Pick<ProblemMoveReport, 'status' | 'threats'>): number {
  if (!threats) return WORTH[status];
  return WORTH.ko + (threats.who === 'attacker' ? 0.1 * threats.count : -0.1 * threats.count);
}

describe('an analysis that is let go on to its end', () => {
  for (const { name, diagram } of quick) {
    test.each([1, 2] as const)(`agrees with the verdict: ${name}, side %i to move`, (toPlay) => {
      const problem = convert(parseProblem(diagram, { toPlay }));
      const verdict = new Solver(16).solve(problem);
      const moves = analyseProblem(problem, new Solver(16), { onLook: (list) => checkOrder(list()) });
      checkOrder(moves);
      for (const { status, line, move } of moves) {
        expect(status).not.toBe('unknown');
        expect(line[0]).toBe(move);
      }
      // The result of a position is the best over its moves, and the moves that reach it are the winning ones.
      const isDefender = problem.toPlay === problem.defender;
      const values = moves.map(rate);
      const best = isDefender ? Math.max(...values) : Math.min(...values);
      expect(best).toBeCloseTo(rate(verdict));
      const nothing = isDefender ? 'dead' : 'alive';
      const winning = moves.filter((each) => rate(each) === best && each.status !== nothing);
      expect(winning.map(({ move }) => move).sort()).toEqual([...verdict.moves].sort());
    });
  }

  test('spends no more nodes for being watched', () => {
    const problem = convert(parseProblem(quick[0]!.diagram, { toPlay: 1 }));
    const watched = new Solver(16).solve(problem, { watch: (inquiry) => void inquiry.nodes });
    expect(watched.nodes).toBe(new Solver(16).solve(problem).nodes);
  });
});

/** The best first, proved wins above all that is open, proved losses below. */
function checkOrder(moves: readonly ProblemMoveReport[]): void {
  const rates = moves.map(({ winRate }) => winRate);
  expect(rates).toEqual([...rates].sort((a, b) => b - a));
  for (const { winRate, line, visits } of moves) {
    expect(winRate).toBeGreaterThan(0);
    expect(winRate).toBeLessThanOrEqual(1);
    expect(line.length).toBeGreaterThan(0);
    expect(visits).toBeGreaterThan(0);
  }
}
