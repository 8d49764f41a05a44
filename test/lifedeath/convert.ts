import type { Color } from '../../src/engine/color.ts';
import { Geometry } from '../../src/engine/geometry.ts';
import { makeProblem, type Problem } from '../../src/lifedeath/problem.ts';
import { NO_KO, type OracleProblem } from '../oracle/rules.ts';

/** A problem of the referee as the solver takes it. Whatever the referee calls valid must be valid here, so the rest throws. */
export function convert(problem: OracleProblem): Problem {
  const { width, height, stones, koPoint } = problem;
  const geometry = Geometry.of(width, height);
  const [black, white] = problem.threats;
  const result = makeProblem({
    geometry,
    colorAt: (point) => stones[toIndex(geometry, point)]!,
    keystones: problem.keystones.map((index) => toPoint(geometry, index)),
    region: problem.region.map((index) => toPoint(geometry, index)),
    toPlay: problem.toPlay as Color,
    koPoints: koPoint === NO_KO ? [] : [toPoint(geometry, koPoint)],
    threats: { black, white },
  });
  if (!result.ok) throw new Error(`not a problem: ${result.reasons.join(', ')}`);
  return result.problem;
}

/** The referee counts points row by row from 0, the solver on a board with a border around it. */
function toPoint(geometry: Geometry, index: number): number {
  return geometry.points[index]!;
}

function toIndex(geometry: Geometry, point: number): number {
  return geometry.y(point) * geometry.width + geometry.x(point);
}
