import { describe, expect, test } from 'vitest';
import { Geometry, makeVertex } from '../../src/engine/geometry.ts';
import { fixedHandicap, maxFixedHandicap, placeFreeHandicap, starPoints } from '../../src/engine/handicap.ts';

function makeVertices(geometry: Geometry, points: readonly number[] | undefined): string | undefined {
  return points?.map((point) => makeVertex(point, geometry)).join(' ');
}

function fixed(size: number, count: number): string | undefined {
  return makeVertices(Geometry.of(size), fixedHandicap(Geometry.of(size), count));
}

describe('fixedHandicap', () => {
  test('19x19', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9].map((count) => fixed(19, count))).toEqual([
      'D4 Q16',
      'D4 Q16 D16',
      'D4 Q16 D16 Q4',
      'D4 Q16 D16 Q4 K10',
      'D4 Q16 D16 Q4 D10 Q10',
      'D4 Q16 D16 Q4 D10 Q10 K10',
      'D4 Q16 D16 Q4 D10 Q10 K4 K16',
      'D4 Q16 D16 Q4 D10 Q10 K4 K16 K10',
    ]);
  });

  test('third line below 13, fourth from there on', () => {
    expect(fixed(9, 9)).toBe('C3 G7 C7 G3 C5 G5 E3 E7 E5');
    expect(fixed(12, 4)).toBe('C3 K10 C10 K3');
    expect(fixed(13, 5)).toBe('D4 K10 D10 K4 G7');
  });

  test('limits', () => {
    const limits = Array.from({ length: 24 }, (_, i) => maxFixedHandicap(Geometry.of(i + 2)));
    expect(limits).toEqual([0, 0, 0, 0, 0, 4, 4, 9, 4, 9, 4, 9, 4, 9, 4, 9, 4, 9, 4, 9, 4, 9, 4, 9]);
    for (const count of [-1, 0, 1, 2.5, 10, Number.NaN]) expect(fixed(19, count)).toBeUndefined();
    expect(fixed(18, 5)).toBeUndefined();
    expect(fixed(7, 5)).toBeUndefined();
    expect(fixed(6, 2)).toBeUndefined();
  });

  test('rectangles', () => {
    const geometry = Geometry.of(9, 13);
    expect(makeVertices(geometry, fixedHandicap(geometry, 5))).toBe('C4 G10 C10 G4 E7');
    expect(maxFixedHandicap(Geometry.of(9, 10))).toBe(4);
    expect(maxFixedHandicap(Geometry.of(6, 19))).toBe(0);
  });
});

describe('placeFreeHandicap', () => {
  test('is the fixed one where there is one', () => {
    const geometry = Geometry.of(19);
    for (let count = 2; count <= 9; count++) {
      expect(placeFreeHandicap(geometry, count)).toEqual(fixedHandicap(geometry, count));
    }
  });

  test('gives as many different points as asked for, and leaves one free', () => {
    for (const [width, height] of [
      [2, 2],
      [3, 5],
      [6, 6],
      [9, 9],
      [25, 19],
    ]) {
      const geometry = Geometry.of(width!, height);
      for (const count of [2, 3, 10, 17, 1000]) {
        const points = placeFreeHandicap(geometry, count);
        expect(new Set(points).size).toBe(points.length);
        expect(points.length).toBe(Math.min(count, geometry.points.length - 1));
        expect(points.every((point) => geometry.points.includes(point))).toBe(true);
      }
    }
  });

  test('spreads the stones', () => {
    const geometry = Geometry.of(6);
    const points = placeFreeHandicap(geometry, 4);
    const touching = points.filter(
      (point) => points.includes(point + 1) || points.includes(point + geometry.stride),
    );
    expect(touching).toEqual([]);
  });
});

test.each([
  [3, ''],
  [5, 'C3'],
  [9, 'C3 G7 C7 G3 E5'],
  [13, 'D4 K10 D10 K4 G7'],
  [19, 'D4 Q16 D16 Q4 K10 D10 Q10 K4 K16'],
  [18, 'D4 P15 D15 P4'],
])('star points of size %d', (size, vertices) => {
  expect(makeVertices(Geometry.of(size), starPoints(Geometry.of(size)))).toBe(vertices);
});
