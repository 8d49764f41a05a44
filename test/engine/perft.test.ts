import { describe, expect, test } from 'vitest';
import { Board } from '../../src/engine/board.ts';
import { BLACK, type Color, opponent } from '../../src/engine/color.ts';
import { Geometry, PASS } from '../../src/engine/geometry.ts';

/** The number of ways to play `depth` moves, colours in turn, without passes. */
function perft(board: Board, color: Color, depth: number): number {
  let count = 0;
  for (const point of board.geometry.points) {
    if (depth === 1) {
      if (board.isLegal(color, point)) count++;
    } else if (board.play(color, point)) {
      count += perft(board, opponent(color), depth - 1);
      board.undo();
    }
  }
  return count;
}

function perfts(width: number, height: number, depth: number): number[] {
  const board = new Board(Geometry.of(width, height));
  return Array.from({ length: depth }, (_, i) => perft(board, BLACK, i + 1));
}

describe('sequences of moves from the empty board', () => {
  test('2x2', () => expect(perfts(2, 2, 8)).toEqual([4, 12, 24, 16, 32, 32, 32, 96]));
  test('3x3', () => expect(perfts(3, 3, 6)).toEqual([9, 72, 504, 2976, 14720, 56176]));
  test('9x9', () => expect(perfts(9, 9, 3)).toEqual([81, 6480, 511920]));
  test('a board and the same board on its side', () => expect(perfts(2, 3, 7)).toEqual(perfts(3, 2, 7)));
});

/** The number of positions where every chain has a liberty, by trying all. */
function countLegalPositions(width: number, height: number): number {
  const board = new Board(Geometry.of(width, height));
  const { points } = board.geometry;
  let count = 0;
  for (let code = 0; code < 3 ** points.length; code++) {
    let rest = code;
    board.clear();
    for (const point of points) {
      board.setStone(point, rest % 3);
      rest = Math.floor(rest / 3);
    }
    if (board.findDeadChain() === PASS) count++;
  }
  return count;
}

// The figures of Tromp and Farnebäck, Combinatorics of Go.
describe('legal positions', () => {
  test('1x1', () => expect(countLegalPositions(1, 1)).toBe(1));
  test('2x2', () => expect(countLegalPositions(2, 2)).toBe(57));
  test('3x3', () => expect(countLegalPositions(3, 3)).toBe(12_675));
  // On a line they follow the recurrence L(n) = 3 L(n-1) - L(n-2) + L(n-3).
  test('1x2 to 1x9', () => {
    const counts = Array.from({ length: 8 }, (_, i) => countLegalPositions(1, i + 2));
    expect(counts).toEqual([5, 15, 41, 113, 313, 867, 2401, 6649]);
  });
});
