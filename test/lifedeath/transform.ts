import { Geometry, PASS } from '../../src/engine/geometry.ts';
import { NO_KO, type OracleProblem, PASS as PASS_INDEX } from '../oracle/rules.ts';

/** Index of a point of the solver's board in the referee's. */
export function toIndex(problem: OracleProblem, point: number): number {
  if (point === PASS) return PASS_INDEX;
  const geometry = Geometry.of(problem.width, problem.height);
  return geometry.y(point) * geometry.width + geometry.x(point);
}

/** A problem seen from another side, and where each point of the old one has gone. */
export interface View {
  readonly problem: OracleProblem;
  readonly map: (index: number) => number;
}

/** The eight orientations of a problem: bit 0 mirrors left and right, bit 1 top and bottom, bit 2 swaps rows and columns. */
export function orient(problem: OracleProblem, orientation: number): View {
  const { width, height } = problem;
  const isTurned = (orientation & 4) !== 0;
  const map = (index: number): number => {
    if (index < 0) return index;
    const x = index % width;
    const y = Math.floor(index / width);
    const column = orientation & 1 ? width - 1 - x : x;
    const row = orientation & 2 ? height - 1 - y : y;
    return isTurned ? column * height + row : row * width + column;
  };
  const stones = problem.stones.slice();
  problem.stones.forEach((color, index) => {
    stones[map(index)] = color;
  });
  return {
    map,
    problem: {
      ...problem,
      width: isTurned ? height : width,
      height: isTurned ? width : height,
      stones,
      keystones: problem.keystones.map(map),
      region: problem.region.map(map),
      koPoint: problem.koPoint === NO_KO ? NO_KO : map(problem.koPoint),
    },
  };
}

/** Black becomes White and White Black. */
export function swapColors(problem: OracleProblem): OracleProblem {
  const [black, white] = problem.threats;
  return {
    ...problem,
    stones: problem.stones.map((color) => (color === 0 ? 0 : 3 - color)),
    toPlay: problem.toPlay === 1 ? 2 : 1,
    threats: [white, black],
  };
}
