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
  'bent four eyespace in the corner, no liberty outside',
  'ten-thousand-year ko',
  'snapback',
  'under the stones',
  'already alive',
  'already dead',
  'seki: two shared liberties, no eyes',
];

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

  test('a stone that is given away is shown to be captured, and why that does not help', () => {
    const snapback = `
      O # . # # . . # O
      O # # # O # # # O
      O O O O O O O O O
      , , , , , , , , ,`;
    const problem = convert(parseProblem(snapback, { toPlay: 2 }));
    const solution = build(problem);
    const [right] = solution.lines;
    const [capture] = right!.children;
    const [back] = capture!.children;
    const names = [right, capture, back].map((node) => makeVertex(node!.move, problem.geometry));
    expect(names).toEqual(['F4', 'G4', 'F4']);
    const rules = new PlainRules(problem);
    checkNode(right!, rules.start(0, 0), rules);
  });

  test('a ko ends with the word on who needs a threat, where, and what happens without one', () => {
    const { lines } = build(pose('bent four eyespace in the corner, no liberty outside', 2));
    const ko = [...walkNodes(lines)].find((node) => node.ending?.type === 'ko');
    expect(ko).toMatchObject({
      color: 2,
      result: { status: 'ko', threats: { count: 1, who: 'defender' } },
      ending: { needs: 1, at: expect.any(Number), next: expect.any(Number) },
    });
  });

  test('no position is shown twice, and those that come up again are referred to', () => {
    const problem = pose('rectangular six in the corner, two liberties outside', 1);
    const { lines } = build(problem);
    const rules = new PlainRules(problem);
    const shown = new Map<string, string>();
    let same = 0;
    const visit = (node: SolutionNode, before: Problem, moves: readonly number[], winner: number) => {
      const after = rules.play(before, node.move)!;
      const line = [...moves, node.move];
      if (node.ending?.type === 'same') {
        same++;
        expect(shown.get(rules.makeKey(after))).toBe(node.ending.line.join());
      } else if (node.children.length > 0 && node.color === winner) {
        expect(shown.has(rules.makeKey(after))).toBe(false);
        shown.set(rules.makeKey(after), line.join());
      }
      for (const child of node.children) visit(child, after, line, winner);
    };
    for (const line of lines) visit(line, rules.start(0, 0), [], line.mark === 'right' ? 1 : 2);
    expect(same).toBeGreaterThan(0);
  });

  test('depth and width keep it small', () => {
    const problem = pose('rectangular six in the corner, two liberties outside', 1);
    const full = build(problem);
    const narrow = build(problem, { width: 1 });
    const short = build(problem, { depth: 3 });
    expect([...walkNodes(narrow.lines)].length).toBeLessThan([...walkNodes(full.lines)].length);
    expect(measureDepth(narrow.lines.filter(({ mark }) => mark === 'right'))).toBeGreaterThan(3);
    for (const node of walkNodes(narrow.lines.filter(({ mark }) => mark === 'right')))
      expect(node.children.length).toBeLessThan(2);
    expect(measureDepth(full.lines)).toBeGreaterThan(4);
    expect(measureDepth(short.lines)).toBeLessThan(5);
  });

  test('what is not proved within the limits is left out', () => {
    const problem = pose('rectangular six in the corner, no liberty outside', 1);
    expect(buildSolution(problem, new Solver(4), { stopped: () => true }).ok).toBe(false);
    const needed = build(problem).nodes;
    const cut = build(problem, { nodes: Math.floor(needed / 2) });
    expect(cut.complete).toBe(false);
    expect(list(cut, 'right').sort()).toEqual([...cut.verdict.moves].sort());
    const rules = new PlainRules(problem);
    for (const line of cut.lines) checkNode(line, rules.start(0, 0), rules);
  });
});

function* walkNodes(nodes: readonly SolutionNode[]): Generator<SolutionNode> {
  for (const node of nodes) {
    yield node;
    yield* walkNodes(node.children);
  }
}

function measureDepth(nodes: readonly SolutionNode[]): number {
  return Math.max(0, ...nodes.map((node) => 1 + measureDepth(node.children)));
}
