import { expect, test } from 'vitest';
import { PASS } from '../../src/engine/geometry.ts';
import { PlainRules } from '../../src/lifedeath/plain-rules.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import { buildSolution, type SolutionNode } from '../../src/lifedeath/solution-tree.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import { describe as draw } from '../oracle/diagram.ts';
import { verdict } from '../oracle/oracle.ts';
import { randomProblem } from '../oracle/random.ts';
import { NO_KO, type OracleProblem } from '../oracle/rules.ts';
import { convert } from './convert.ts';
import { toIndex } from './transform.ts';

/** More of them: GOLD_PROBLEMS=500 npx vitest run test/lifedeath/solution.property.test.ts */
const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 12);
const SEED = Number(process.env.GOLD_SEED ?? 1);
const MAX_THREATS = 2;

test("the results in a solution are the referee's, and its first moves are marked as the referee would", () => {
  let nodes = 0;
  for (let seed = SEED; seed < SEED + PROBLEMS; seed++) {
    const posed = { ...randomProblem(seed), threats: [0, 0] as [number, number] };
    const problem = convert(posed);
    const result = buildSolution(problem, new Solver(8), { maxThreats: MAX_THREATS });
    if (!result.ok) throw new Error(`seed ${seed}: ${result.reason}`);
    const { lines, complete } = result.solution;
    expect(complete).toBe(true);
    const rules = new PlainRules(problem);
    const start = rules.start(0, 0);
    nodes += lines.reduce((sum, line) => sum + compare(line, start, rules, seed), 0);

    // A ko that may not be retaken takes a threat, which is nobody's move.
    const moves = verdict(posed, MAX_THREATS)!.moves.filter((move) => move === -1 || move !== posed.koPoint);
    const list = (mark: string) =>
      lines
        .filter((line) => line.mark === mark)
        .map(({ move }) => (move === PASS ? -1 : toIndex(posed, move)));
    const right = list('right');
    const wanted = moves.includes(-1) ? [-1] : moves;
    expect([seed, ...right.sort((a, b) => a - b)]).toEqual([seed, ...wanted]);
    expect(list('wrong').filter((move) => moves.includes(move))).toEqual([]);
  }
  expect(nodes).toBeGreaterThan(5 * PROBLEMS);
});

/** The number of nodes that were compared. */
function compare(node: SolutionNode, before: Problem, rules: PlainRules, seed: number): number {
  const after = rules.play(before, node.move)!;
  if (after.keystones.length === 0) {
    expect(node).toMatchObject({ result: { status: 'dead' }, ending: { type: 'captured' } });
    return 1;
  }
  const posed = pose(after);
  const referee = verdict(posed, MAX_THREATS);
  if (!referee) throw new Error('the referee has too much to do');
  const { status, threats } = referee;
  const wanted = JSON.stringify({ status, ...(threats && { threats }) });
  if (JSON.stringify(node.result) !== wanted)
    throw new Error(
      `seed ${seed}: ${JSON.stringify(node.result)}, the referee says ${wanted}\n${draw(posed)}`,
    );
  return node.children.reduce((sum, child) => sum + compare(child, after, rules, seed), 1);
}

/** A state as the referee takes it. */
function pose({ geometry, colors, keystones, region, toPlay, koPoint }: Problem): OracleProblem {
  const { width, height } = geometry;
  const index = (point: number) => geometry.y(point) * width + geometry.x(point);
  return {
    width,
    height,
    stones: [...geometry.points].map((point) => colors[point]!),
    keystones: keystones.map(index),
    region: region.map(index),
    toPlay,
    koPoint: koPoint === PASS ? NO_KO : index(koPoint),
    threats: [0, 0],
  };
}
