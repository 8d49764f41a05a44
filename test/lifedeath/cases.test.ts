import { describe, expect, test } from 'vitest';
import { makeVertex, PASS, parseVertex } from '../../src/engine/geometry.ts';
import { PlainRules } from '../../src/lifedeath/plain-rules.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import type { Verdict } from '../../src/lifedeath/verdict.ts';
import { verifyVerdict } from '../../src/lifedeath/verify.ts';
import { parseProblem } from '../oracle/diagram.ts';
import { CASES, type Case, type Expected } from './cases.ts';
import { convert } from './convert.ts';

/** The slow ones as well: GOLD_LARGE=1 npx vitest run test/lifedeath/cases.test.ts */
const withSlow = process.env.GOLD_LARGE !== undefined;

describe('the solver gives the answers of the textbook cases', () => {
  for (const entry of CASES) {
    test.skipIf(entry.slow === true && !withSlow)(entry.name, () => {
      expect(judge(entry, 1)).toEqual(entry.defenderFirst);
      expect(judge(entry, 2)).toEqual(entry.attackerFirst);
    });
  }
});

describe('where there is nothing to do', () => {
  test('the defender may pass, and the attacker has no move', () => {
    for (const name of ['already alive', 'seki: two shared liberties, no eyes']) {
      expect(solve(name, 1).moves).toContain(PASS);
      expect(solve(name, 2).moves).toEqual([]);
    }
  });

  test('a dead group has no move', () => {
    expect(solve('already dead', 1).moves).toEqual([]);
  });
});

test('in the eternal life the defender has one answer to each play of the cycle, and it leads back to the beginning', () => {
  const { diagram } = CASES.find(({ name }) => name === 'eternal life')!;
  const problem = convert(parseProblem(diagram, { toPlay: 2 }));
  const solver = new Solver(16);
  const rules = new PlainRules(problem);
  let state = rules.start(0, 0);
  for (const [play, answer] of [
    ['F6', 'J6'],
    ['G6', 'H6'],
  ]) {
    state = rules.play(state, parseVertex(play!, problem.geometry)!)!;
    const { moves, kind } = solver.solve(state);
    expect([moves.map((move) => makeVertex(move, problem.geometry)), kind]).toEqual([[answer], 'repetition']);
    state = rules.play(state, moves[0]!)!;
  }
  expect(rules.makeKey(state)).toBe(rules.makeKey(rules.start(0, 0)));
});

/** A repetition counts as seki here: the defender lives without two eyes. */
function judge(entry: Case, toPlay: 1 | 2): Expected {
  const problem = convert(parseProblem(entry.diagram, { toPlay }));
  const solver = new Solver(64);
  const verdict = solver.solve(problem, { allMoves: entry.source === 'verified' });
  const { status, proved, threats, kind } = verdict;
  if (status === 'unknown' || !proved) throw new Error(`${status}, proved ${proved}`);
  if (entry.source === 'verified') {
    const { ok, hole } = verifyVerdict(problem, verdict, (state) => solver.findReply(state));
    expect({ ok, hole }).toEqual({ ok: true, hole: undefined });
  }
  const seki = status === 'alive' && (kind === 'seki' || kind === 'repetition');
  return { status, ...(threats && { threats }), ...(seki && { seki }) };
}

function solve(name: string, toPlay: 1 | 2): Verdict {
  const { diagram } = CASES.find((entry) => entry.name === name)!;
  return new Solver(16).solve(convert(parseProblem(diagram, { toPlay })));
}
