import { EMPTY } from '../engine/color.ts';
import type { Field } from './field.ts';

// What guides by patterns (`Outlook`, `Prospects`) have in common: where the neighbours of a cell are, and how odds become guesses of work.

/** Numbers of work go up to this. */
export const MOST_WORK = 3_000_000;

/** Logarithm of the work of a field of empty cells, at most. */
const LONGEST = 14;

/** Growth of the logarithm of the work with each empty cell of a field: this, or as steep as the range of the numbers allows. */
export function findSlope(field: Field, steepest: number): number {
  return Math.min(steepest, LONGEST / Math.max(1, field.empties));
}

/** A guess in the range of the numbers. */
export function makeWork(guess: number): number {
  return guess < 1 ? 1 : guess > MOST_WORK ? MOST_WORK : Math.round(guess);
}

/** Slots after those of the cells, for surroundings that never change. */
const BEYOND_SLOT = 0;
const ATTACKER_SLOT = 1;
const DEFENDER_SLOT = 2;
const OUTSIDE_SLOT = 3;

/** Eight a cell: slots of the neighbours, clockwise, and of the diagonal neighbours. */
export function listAround(field: Field): Int16Array {
  const { size, points, cellOf } = field;
  const { geometry, colors, defender } = field.problem;
  const around = new Int16Array(8 * size);
  const slotOf = (x: number, y: number) => {
    if (!geometry.has(x, y)) return size + BEYOND_SLOT;
    const point = geometry.at(x, y);
    if (cellOf[point]! >= 0) return cellOf[point]!;
    if (colors[point] === EMPTY) return size + OUTSIDE_SLOT;
    return size + (colors[point] === defender ? DEFENDER_SLOT : ATTACKER_SLOT);
  };
  points.forEach((point, cell) => {
    AROUND.forEach(([dx, dy], i) => {
      around[8 * cell + i] = slotOf(geometry.x(point) + dx, geometry.y(point) + dy);
    });
  });
  return around;
}

const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
