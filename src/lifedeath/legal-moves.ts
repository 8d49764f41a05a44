import { Board } from '../engine/board.ts';
import { BLACK, EMPTY } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import type { Problem } from './problem.ts';

/**
 * The moves that the rules of a problem allow the side to move, in ascending order, PASS at the end. For people and
 * players, on the ordinary board; the search has its own.
 */
export function listLegalMoves(problem: Problem): number[] {
  const { geometry, colors, region, toPlay, koPoint, threats, defender } = problem;
  const board = new Board(geometry);
  board.setStones({ geometry, colorAt: (point) => colors[point]! });
  const mayRetake = (toPlay === BLACK ? threats.black : threats.white) > 0;
  const points = region.filter(
    (point) => colors[point] === EMPTY && board.isLegal(toPlay, point) && (point !== koPoint || mayRetake),
  );
  const mayPass = toPlay === defender || koPoint !== PASS;
  return mayPass ? [...points, PASS] : points;
}
