import type { Color } from '../engine/color.ts';
import type { Stones } from '../engine/stones.ts';
import { findGroups, type Group } from './find-groups.ts';
import { findRegion } from './find-region.ts';
import { makeProblem, type Problem, readColors } from './problem.ts';
import type { Solver } from './solver.ts';
import type { Verdict } from './verdict.ts';

/** Stones as a front-end sends them, and who is to move. */
export interface Position extends Stones {
  readonly toPlay: Color;
}

export interface Finding {
  readonly problem: Problem;
  readonly verdict: Verdict;
}

export interface ExploreOptions {
  readonly time: number;
}

/** Finds the problem on the board and answers it. */
export function explore(position: Position, solver: Solver, { time }: ExploreOptions): Finding | undefined {
  const start = performance.now();
  const left = () => time - (performance.now() - start) / 1000;
  const groups = findGroups(position.geometry, readColors(position));
  let best: Finding | undefined;
  for (const group of groups.slice(0, 3)) {
    for (const rings of [0, 1]) {
      const seconds = left() / 2;
      if (seconds < 0.02) break;
      const problem = pose(position, group, rings);
      if (!problem) continue;
      const verdict = solver.solve(problem, { time: seconds, maxThreats: 1, kind: false });
      const finding = { problem, verdict };
      if (!best || rate(finding) > rate(best)) best = finding;
      if (rate(finding) >= 3) return best;
      if (!verdict.proved) break;
    }
  }
  return best;
}

/** 3: the mover wins by its move. */
function rate({ problem, verdict }: Finding): number {
  if (!verdict.proved) return 1;
  if (verdict.moves.length === 0) return 0;
  return verdict.moves.length < problem.region.length / 2 ? 3 : 2;
}

function pose(position: Position, group: Group, rings: number): Problem | undefined {
  const { geometry, toPlay } = position;
  const result = makeProblem({
    geometry,
    colorAt: (point) => position.colorAt(point),
    keystones: group.chains.flatMap((chain) => chain.points),
    region: findRegion(geometry, readColors(position), group, rings),
    toPlay,
  });
  return result.ok ? result.problem : undefined;
}
