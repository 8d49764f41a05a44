import { describe, expect, test } from 'vitest';
import { makeVertex, PASS } from '../../src/engine/geometry.ts';
import { PlainRules } from '../../src/lifedeath/plain-rules.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import {
  buildSolution,
  type Solution,
  type SolutionNode,
  type SolutionOptions,
} from '../../src/lifedeath/solution-tree.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import { verifyVerdict } from '../../src/lifedeath/verify.ts';
import { parseProblem } from '../oracle/diagram.ts';
import { CASES } from './cases.ts';
import { convert } from './convert.ts';

function pose(name: string, toPlay: 1 | 2): Problem {
  return convert(parseProblem(CASES.find((entry) => entry.name === name)!.diagram, { toPlay }));
}

function build(problem: Problem, options: SolutionOptions = {}): Solution {
  const result = buildSolution(problem, new Solver(16), options);
  if (!result.ok) throw new Error(result.reason);
  return result.solution;
}

/** A solver that knows nothing of the tree gives the same results, and its proofs stand when they are replayed. */
function checkNode(node: SolutionNode, before: Problem, rules: PlainRules): void {
  const after = rules.play(before, node.move);
  expect(node.color).toBe(before.toPlay);
  if (!after) throw new Error(`${makeVertex(node.move, before.geometry)} is not allowed`);
  expect(node.children.length > 0).toBe(node.ending === undefined);
  if (after.keystones.length === 0) {
    expect(node).toMatchObject({ result: { status: 'dead' }, ending: { type: 'captured' } });
    return;
  }
  const solver = new Solver(4);
  const verdict = solver.solve(after, { kind: false });
  const { status, threats } = verdict;
  expect(node.result).toEqual({ status, ...(threats && { threats }) });
  const { ok, hole } = verifyVerdict(after, verdict, (state) => solver.findReply(state));
  expect({ ok, hole }).toEqual({ ok: true, hole: undefined });
  for (const child of node.children) checkNode(child, after, rules);
}

function list(solution: Solution, mark: 'right' | 'wrong'): number[] {
  return solution.lines.filter((line) => line.mark === mark).map((line) => line.move);
}

/** Cases of which whole trees can be replayed in a moment. */
const SMALL = [
  'straight three',
  'T four',
  'bulky five',
  'square four',
  'straight four',
  'bent four in the corner, as an eyespace',
  'already alive',
  'already dead',
  'seki: two shared liberties, no eyes',
].filter((name) => CASES.some((entry) => entry.name === name));

describe('the solution of a problem', () => {
  for (const name of SMALL) {
    test.each([1, 2] as const)(`has nothing but what is proved: ${name}, %i first`, (toPlay) => {
      const problem = pose(name, toPlay);
      const solution = build(problem);
      const { moves } = solution.verdict;
      expect(list(solution, 'right').sort()).toEqual(moves.includes(PASS) ? [PASS] : [...moves].sort());
      expect(list(solution, 'wrong').filter((move) => moves.includes(move))).toEqual([]);
      expect(solution.complete).toBe(true);
      const rules = new PlainRules(problem);
      for (const line of solution.lines) checkNode(line, rules.start(0, 0), rules);
    });
  }

  test('every wrong move has its refutation', () => {
    const solution = build(pose('straight three', 2));
    expect(solution.lines.map((line) => [line.mark, line.children.length])).toEqual([
      ['right', 0],
      ['wrong', 1],
      ['wrong', 1],
    ]);
    expect(solution.lines[0]).toMatchObject({ result: { status: 'dead' }, ending: { type: 'settled' } });
    expect(solution.lines[1]!.children[0]).toMatchObject({
      result: { status: 'alive' },
      ending: { type: 'settled', kind: 'two-eyes' },
    });
  });
});
