import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Geometry, makeVertex, PASS } from '../../src/engine/geometry.ts';
import { makePointList, makeSgfPoint, parsePointList, parseSgfPoint } from '../../src/engine/sgf.ts';

const nine = Geometry.of(9);
const read = (text: string, geometry = nine) => {
  const point = parseSgfPoint(text, geometry);
  return point === undefined ? undefined : makeVertex(point, geometry);
};
const list = (values: string[], geometry = nine) =>
  parsePointList(values, geometry).map((point) => makeVertex(point, geometry));

describe('a point', () => {
  test.each([
    ['aa', 'A9'],
    ['ia', 'J9'],
    ['ai', 'A1'],
    [' cd ', 'C6'],
    ['', 'pass'],
    ['tt', 'pass'],
    ['ja', undefined],
    ['aj', undefined],
    ['ss', undefined],
    ['a', undefined],
    ['aaa', undefined],
    ['A1', undefined],
    ['é!', undefined],
    ['aa:bb', undefined],
  ])('%j on 9x9', (text, vertex) => expect(read(text)).toBe(vertex));

  test('tt is a point where the board is large enough', () => {
    expect(read('tt', Geometry.of(19))).toBe('pass');
    expect(read('tt', Geometry.of(20))).toBe('U1');
    expect(read('tt', Geometry.of(25, 9))).toBe('pass');
  });

  test('every point of every size reads back', () => {
    for (const geometry of [Geometry.of(2), Geometry.of(9, 13), Geometry.of(25)]) {
      for (const point of [PASS, ...geometry.points]) {
        expect(parseSgfPoint(makeSgfPoint(point, geometry), geometry)).toBe(point);
      }
    }
  });
});

describe('a list of points', () => {
  test('points and rectangles, each point once', () =>
    expect(list(['aa', 'aa:bb', 'cc'])).toEqual(['A9', 'B9', 'A8', 'B8', 'C7']));
  test('corners in any order', () => expect(list(['bb:aa'])).toEqual(list(['aa:bb'])));
  test('a rectangle of one point', () => expect(list(['cc:cc'])).toEqual(['C7']));
  test('what is off the board is cut off', () => expect(list(['hh:zz'])).toEqual(['H2', 'J2', 'H1', 'J1']));
  test.each(['', 'a', 'zz', 'a:zz', 'aa:', ':aa', 'aa:bb:cc', '1a', 'jj:zz', 'tt'])(
    '%j has no points',
    (value) => expect(list([value])).toEqual([]),
  );
});

describe('writing a list', () => {
  const write = (...vertices: string[]) => makePointList(parsePointList(vertices, nine), nine);

  test('a rectangle is one value', () => expect(write('aa:cb')).toEqual(['aa:cb']));
  test('a row, a column, a point', () =>
    expect(write('aa:ca', 'ec:ee', 'gg')).toEqual(['aa:ca', 'ec:ee', 'gg']));
  test('the whole board', () => expect(write('aa:zz')).toEqual(['aa:ii']));
  test('a row does not run on at the edge', () => expect(write('ia', 'ab')).toEqual(['ia', 'ab']));
  test('nothing', () => expect(makePointList([PASS], nine)).toEqual([]));

  test('any set of points reads back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 25 }),
        fc.integer({ min: 2, max: 25 }),
        fc.infiniteStream(fc.boolean()),
        (width, height, bits) => {
          const geometry = Geometry.of(width, height);
          const points = [...geometry.points].filter(() => bits.next().value);
          const values = makePointList(points, geometry);
          expect(values.length).toBeLessThanOrEqual(points.length);
          expect(parsePointList(values, geometry).sort((a, b) => a - b)).toEqual(points);
        },
      ),
    );
  });
});
