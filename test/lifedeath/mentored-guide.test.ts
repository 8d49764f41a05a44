import { expect, test } from 'vitest';
import { makeBalancedPosition } from '../../bench/balanced-position.ts';
import { opponent } from '../../src/engine/color.ts';
import { FENCE_RUNG, OPEN_RUNG, RUNGS } from '../../src/lifedeath/pose.ts';
import { Solver } from '../../src/lifedeath/solver.ts';

const POSITIONS = Number(process.env.GOLD_PROBLEMS ?? 60);
const SEED = Number(process.env.GOLD_SEED ?? 1);

test('a mentor changes where the search looks, and never who wins', { timeout: 600_000 }, () => {
  let compared = 0;
  let different = 0;
  for (let seed = SEED; seed < SEED + POSITIONS; seed++) {
    const found = makeBalancedPosition(seed);
    if (!found) continue;
    const [narrow, wide] = [FENCE_RUNG - 1, OPEN_RUNG].map((rung) => RUNGS[rung]!(found.ground, found.group));
    if (!narrow || !wide) continue;
    for (const toPlay of [wide.defender, opponent(wide.defender)]) {
      const limits = { nodes: 40_000, maxThreats: seed % 2, allMoves: false, kind: false };
      const mentor = new Solver(16);
      mentor.solve({ ...narrow, toPlay, koPoint: 0 }, limits);
      const problem = { ...wide, toPlay, koPoint: 0 };
      const alone = new Solver(16).solve(problem, limits);
      const told = new Solver(16).solve(problem, { ...limits, mentor });
      if (alone.nodes !== told.nodes) different++;
      if (!alone.proved || !told.proved) continue;
      compared++;
      expect([seed, told.status, told.threats]).toEqual([seed, alone.status, alone.threats]);
    }
  }
  console.log('with a mentor:', compared);
  expect(compared).toBeGreaterThan(POSITIONS / 4);
  expect(different).toBeGreaterThan(POSITIONS / 4);
});

test('the same question with the same mentor takes the same nodes', () => {
  const { ground, group } = findFirst();
  const [narrow, wide] = [FENCE_RUNG - 1, OPEN_RUNG].map((rung) => RUNGS[rung]!(ground, group)!);
  const limits = { nodes: 20_000, maxThreats: 0, allMoves: false, kind: false };
  const [one, other] = [1, 2].map(() => {
    const mentor = new Solver(16);
    mentor.solve(narrow!, limits);
    return new Solver(16).solve(wide!, { ...limits, mentor }).nodes;
  });
  expect(one).toBe(other);
});

function findFirst(): NonNullable<ReturnType<typeof makeBalancedPosition>> {
  for (let seed = 1; ; seed++) {
    const found = makeBalancedPosition(seed);
    if (found && RUNGS[FENCE_RUNG - 1]!(found.ground, found.group)) return found;
  }
}
