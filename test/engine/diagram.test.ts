import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLACK, type Color, EMPTY, WHITE } from '../../src/engine/color.ts';
import { makeDiagram, parseDiagram } from '../../src/engine/diagram.ts';
import { Geometry, PASS } from '../../src/engine/geometry.ts';

describe('makeDiagram', () => {
  test('an empty 9x9 board', () => {
    const empty = makeDiagram({ geometry: Geometry.of(9), colorAt: () => EMPTY });
    expect(`\n${empty}`).toBe(`
   A B C D E F G H J
 9 . . . . . . . . . 9
 8 . . . . . . . . . 8
 7 . . + . . . + . . 7
 6 . . . . . . . . . 6
 5 . . . . + . . . . 5
 4 . . . . . . . . . 4
 3 . . + . . . + . . 3
 2 . . . . . . . . . 2
 1 . . . . . . . . . 1
   A B C D E F G H J`);
  });

  test('stones, marks and the last move, on a rectangle', () => {
    const geometry = Geometry.of(3, 2);
    const { colorAt } = parseDiagram('X . O / . . X'.replace('/', '\n'));
    const marks = new Map([[geometry.at(1, 0), '1']]);
    expect(`\n${makeDiagram({ geometry, colorAt, marks, lastMove: geometry.at(2, 0) })}`).toBe(`
   A B C
 2 X 1(O)2
 1 . . X 1
   A B C`);
  });

  test('the last move at the left edge', () => {
    const geometry = Geometry.of(2, 2);
    const picture = makeDiagram({ geometry, colorAt: () => BLACK, lastMove: geometry.at(0, 1) });
    expect(picture.split('\n')[2]).toBe(' 1(X)X 1');
  });

  test('two-digit rows keep the columns in line', () => {
    const lines = makeDiagram({ geometry: Geometry.of(25), colorAt: () => EMPTY }).split('\n');
    expect(lines[0]).toBe('   A B C D E F G H J K L M N O P Q R S T U V W X Y Z');
    expect(lines[1]).toMatch(/^25 (\. ){25}25$/);
    expect(lines[25]).toMatch(/^ 1 (\. ){25}1$/);
    expect(lines.every((line) => line !== '')).toBe(true);
  });
});

describe('parseDiagram', () => {
  test('rows without spaces', () => {
    const { geometry, stones, marks } = parseDiagram(`
      .XO
      a.X
    `);
    expect(geometry).toBe(Geometry.of(3, 2));
    expect([...stones]).toEqual([
      [geometry.at(1, 0), BLACK],
      [geometry.at(2, 0), WHITE],
      [geometry.at(2, 1), BLACK],
    ]);
    expect([...marks]).toEqual([[geometry.at(0, 1), 'a']]);
  });

  test('digits are marks where there are no coordinates', () => {
    const { geometry, marks } = parseDiagram('1 . 2\n. . .');
    expect(marks.get(geometry.at(2, 0))).toBe('2');
  });

  test('a crooked picture throws', () => {
    expect(() => parseDiagram('. .\n.')).toThrow('row 2');
  });

  test('reads back what is drawn', () => {
    const position = fc
      .record({ width: fc.integer({ min: 1, max: 25 }), height: fc.integer({ min: 1, max: 25 }) })
      .chain(({ width, height }) => {
        const point = fc.integer({ min: 0, max: width * height - 1 });
        return fc.record({
          geometry: fc.constant(Geometry.of(width, height)),
          stones: fc.dictionary(point.map(String), fc.constantFrom<Color>(BLACK, WHITE)),
          marks: fc.dictionary(point.map(String), fc.constantFrom('a', '1', '9', '*', 'A')),
          last: fc.option(point),
        });
      });
    fc.assert(
      fc.property(position, ({ geometry, stones, marks, last }) => {
        const toPoint = (index: string | number) => geometry.points[Number(index)]!;
        const marked = new Map(Object.entries(marks).map(([index, char]) => [toPoint(index), char]));
        const placed = new Map(
          Object.entries(stones)
            .map(([index, color]) => [toPoint(index), color] as const)
            .filter(([point]) => !marked.has(point)),
        );
        const lastMove = last === null ? PASS : toPoint(last);
        const colorAt = (point: number) => placed.get(point) ?? EMPTY;
        const read = parseDiagram(makeDiagram({ geometry, colorAt, marks: marked, lastMove }));
        expect(read.geometry).toBe(geometry);
        expect(read.lastMove).toBe(lastMove);
        expect(new Map([...read.stones].sort())).toEqual(new Map([...placed].sort()));
        expect(new Map([...read.marks].sort())).toEqual(new Map([...marked].sort()));
      }),
    );
  });
});
