import { expect, test } from 'vitest';
import { makeOpenPosition } from '../../bench/open-position.ts';
import { type Color, opponent } from '../../src/engine/color.ts';
import { makeDiagram } from '../../src/engine/diagram.ts';
import { DEFENDER, Field } from '../../src/lifedeath/field.ts';
import { findGroups } from '../../src/lifedeath/find-groups.ts';
import { FENCE_RUNG, OPEN_RUNG, RUNGS } from '../../src/lifedeath/pose.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import { Solver } from '../../src/lifedeath/solver.ts';

const POSITIONS = Number(process.env.GOLD_PROBLEMS ?? 80);
const SEED = Number(process.env.GOLD_SEED ?? 1);

/** A fence is imaginary; a group that lives in it must live without it, or the move that is found there is worth nothing. */
test('what lives in a fence lives on the board as it is', { timeout: 600_000 }, () => {
  const solver = new Solver(64);
  let lives = 0;
  for (let seed = SEED; seed < SEED + POSITIONS; seed++) {
    const ground = makeOpenPosition(seed);
    const group = ground && findGroups(ground)[0];
    if (!group) continue;
    for (const toPlay of [group.defender, opponent(group.defender)]) {
      const pose = (rung: number) => withTurn(RUNGS[rung]!({ ...ground, toPlay }, group), toPlay);
      const wide = [OPEN_RUNG, OPEN_RUNG + 1].map(pose);
      for (let rung = 0; rung <= FENCE_RUNG; rung++) {
        const fenced = pose(rung);
        if (!fenced || hasWayOut(fenced) || !isProved(solver, fenced, 'defender')) continue;
        for (const open of wide) {
          if (!open || new Field(open).escaped) continue;
          lives++;
          if (!isProved(solver, open, 'attacker')) continue;
          throw new Error(`seed ${seed}, rung ${rung}\n${draw(fenced)}\n${draw(open)}`);
        }
      }
    }
  }
  console.log('lives in a fence:', lives);
  expect(lives).toBeGreaterThan(POSITIONS / 5);
});

function withTurn(problem: Problem | undefined, toPlay: Color): Problem | undefined {
  return problem && { ...problem, toPlay };
}

/** Strong stones of the group's own side stand outside, or it is out already: then the fence is none. */
function hasWayOut(problem: Problem): boolean {
  const { safe, escaped } = new Field(problem);
  return escaped || safe.some((sides) => (sides & DEFENDER) !== 0);
}

function isProved(solver: Solver, problem: Problem, winner: 'attacker' | 'defender'): boolean {
  const verdict = solver.solve(problem, { nodes: 20_000, maxThreats: 0, allMoves: false, kind: false });
  return verdict.proved && verdict.winner === winner;
}

function draw({ geometry, colors, region, keystones }: Problem): string {
  const marks = new Map([
    ...region.filter((point) => colors[point] === 0).map((point): [number, string] => [point, ':']),
  ]);
  for (const point of keystones) marks.set(point, '#');
  return makeDiagram({ geometry, colorAt: (point) => colors[point]!, marks });
}
