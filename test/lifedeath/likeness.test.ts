import { describe, expect, test } from 'vitest';
import { BLACK, EMPTY, WHITE } from '../../src/engine/color.ts';
import { Geometry } from '../../src/engine/geometry.ts';
import { makeLikeness } from '../../src/lifedeath/likeness.ts';

const board = Geometry.of(19);

function likenessOf(stones: readonly (readonly [number, number, number])[]): string {
  const colors = new Map(stones.map(([x, y, color]) => [board.at(x, y), color]));
  return makeLikeness({ geometry: board, colorAt: (point) => colors.get(point) ?? EMPTY });
}

const SHAPE = [
  [0, 1, BLACK],
  [1, 1, BLACK],
  [2, 0, WHITE],
  [3, 2, WHITE],
] as const;

describe('likeness', () => {
  test.each<[string, (x: number, y: number, color: number) => [number, number, number]]>([
    ['turned', (x, y, color) => [18 - y, x, color]],
    ['mirrored', (x, y, color) => [18 - x, y, color]],
    ['with the colours swapped', (x, y, color) => [x, y, 3 - color]],
    ['all of it', (x, y, color) => [18 - y, 18 - x, 3 - color]],
  ])('is the same %s', (_, change) => {
    expect(likenessOf(SHAPE.map(([x, y, color]) => change(x, y, color)))).toBe(likenessOf(SHAPE));
  });

  test('is the same further along an edge, but not further from it', () => {
    const at = (dx: number, dy: number) => likenessOf(SHAPE.map(([x, y, color]) => [x + dx, y + dy, color]));
    expect(at(8, 0)).toBe(at(7, 0));
    expect(at(8, 1)).not.toBe(at(8, 0));
    expect(at(1, 0)).not.toBe(at(0, 0));
    expect(at(8, 8)).toBe(at(7, 9));
  });

  test('tells positions apart that differ by a stone', () => {
    expect(likenessOf(SHAPE.slice(1))).not.toBe(likenessOf(SHAPE));
  });
});
