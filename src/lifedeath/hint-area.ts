import { PASS } from '../engine/geometry.ts';
import { listLegalMoves } from './legal-moves.ts';
import type { Problem } from './problem.ts';

/** The board in squares of this size. */
const SIDE = 3;
/** Fewer moves to choose from would give the move away. */
const LEAST_MOVES = 4;

/**
 * Some moves of the problem around one of them, to be told as a hint. They are those in a square of a fixed grid, made wider until there are
 * enough of them: a square around the move itself would tell it by its middle.
 */
export function findHintArea(problem: Problem, move: number): number[] {
  const { geometry } = problem;
  const moves = listLegalMoves(problem).filter((each) => each !== PASS);
  const [left, top] = [geometry.x(move), geometry.y(move)].map((at) => SIDE * Math.floor(at / SIDE));
  for (let wider = 0; ; wider++) {
    const isInside = (at: number, from: number) => at >= from - wider && at < from + SIDE + wider;
    const area = moves.filter(
      (each) => isInside(geometry.x(each), left!) && isInside(geometry.y(each), top!),
    );
    if (area.length >= LEAST_MOVES || area.length === moves.length) return area;
  }
}
