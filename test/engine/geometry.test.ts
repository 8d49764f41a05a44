import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLUMNS, Geometry, MAX_SIZE, makeVertex, PASS, parseVertex } from '../../src/engine/geometry.ts';

const size = fc.integer({ min: 1, max: MAX_SIZE });

describe('Geometry', () => {
  test('equal sizes share an object', () => {
    expect(Geometry.of(9)).toBe(Geometry.of(9, 9));
    expect(Geometry.of(9, 13)).not.toBe(Geometry.of(13, 9));
  });

  test('points and coordinates belong together', () => {
    fc.assert(
      fc.property(size, size, (width, height) => {
        const geometry = Geometry.of(width, height);
        const seen = new Set<number>();
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            const point = geometry.at(x, y);
            expect([geometry.x(point), geometry.y(point)]).toEqual([x, y]);
            seen.add(point);
          }
        }
        expect([...geometry.points]).toEqual([...seen]);
        expect(seen.has(PASS)).toBe(false);
      }),
    );
  });

  test('every neighbour of a point is a point beside it or border, and within the arrays', () => {
    fc.assert(
      fc.property(size, size, (width, height) => {
        const geometry = Geometry.of(width, height);
        const onBoard = new Set(geometry.points);
        for (const point of geometry.points) {
          const [x, y] = [geometry.x(point), geometry.y(point)];
          for (const [dx, dy] of [[-1, 0] as const, [1, 0] as const, [0, -1] as const, [0, 1] as const]) {
            const near = point + dx + dy * geometry.stride;
            expect(near > 0 && near < geometry.length).toBe(true);
            expect(onBoard.has(near)).toBe(geometry.has(x + dx, y + dy));
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('vertices', () => {
  test('A1 is at the lower left and there is no I', () => {
    const geometry = Geometry.of(19);
    expect(parseVertex('A1', geometry)).toBe(geometry.at(0, 18));
    expect(parseVertex('j10', geometry)).toBe(geometry.at(8, 9));
    expect(parseVertex('T19', geometry)).toBe(geometry.at(18, 0));
    expect(makeVertex(geometry.at(8, 0), geometry)).toBe('J19');
    expect(COLUMNS).toHaveLength(MAX_SIZE);
  });

  test('pass in any case', () => {
    expect(parseVertex('PASS', Geometry.of(9))).toBe(PASS);
    expect(makeVertex(PASS, Geometry.of(9))).toBe('pass');
  });

  test.each([
    'I5',
    'A0',
    'A10',
    'K1',
    'A01',
    'A1x',
    'A1.0',
    'A1e0',
    'A',
    '1',
    '',
    'A 1',
    'AA1',
    'A-1',
    'Ä1',
    'passe',
    'resign',
  ])('%j is no vertex on 9x9', (text) => expect(parseVertex(text, Geometry.of(9))).toBeUndefined());

  test('are read as written on all sizes', () => {
    fc.assert(
      fc.property(size, size, (width, height) => {
        const geometry = Geometry.of(width, height);
        for (const point of geometry.points) {
          const vertex = makeVertex(point, geometry);
          expect(parseVertex(vertex, geometry)).toBe(point);
          expect(parseVertex(vertex.toLowerCase(), geometry)).toBe(point);
        }
      }),
      { numRuns: 30 },
    );
  });
});
