import { describe, expect, test } from 'vitest';
import { BLACK, EMPTY, WHITE } from '../../src/engine/color.ts';
import { parseDiagram } from '../../src/engine/diagram.ts';
import { Geometry } from '../../src/engine/geometry.ts';
import { makeScore, scorePosition } from '../../src/engine/scoring.ts';

/** No stone is dead, none in seki. */
const AREA = {
  scoring: 'area',
  isDead: () => false,
  isSeki: () => false,
  captures: { black: 0, white: 0 },
} as const;

describe('scorePosition', () => {
  /** Draws whom the points belong to, `x` and `o` for empty ones. */
  function check(before: string, after: string): void {
    const diagram = parseDiagram(before);
    const expected = parseDiagram(after);
    const { owner, black, white } = scorePosition(diagram, AREA);
    const { geometry } = diagram;
    const ownerOf = (point: number) => {
      const mark = expected.marks.get(point);
      return mark === 'x' ? BLACK : mark === 'o' ? WHITE : expected.colorAt(point);
    };
    const wanted = [...geometry.points].map(ownerOf);
    expect([...geometry.points].map((point) => owner[point])).toEqual(wanted);
    expect([black, white]).toEqual(
      [BLACK, WHITE].map((color) => wanted.filter((each) => each === color).length),
    );
  }

  test('an area touching one colour belongs to it', () =>
    check(
      `. X . O .
       X X . O O
       . X . O .`,
      `x X . O o
       X X . O O
       x X . O o`,
    ));

  test('all belongs to the only stone', () => check('. . .\n. X .\n. . .', 'x x x\nx X x\nx x x'));

  test('an empty board belongs to no one', () => check('. .\n. .', '. .\n. .'));

  test('an area that touches both colours is neutral wherever they touch it', () =>
    check(
      `X . . . .
       . . . . .
       . . . . O`,
      `X . . . .
       . . . . .
       . . . . O`,
    ));

  test('no stone is taken for dead', () =>
    check(
      `. X . O .
       X X . O O
       . X O . X`,
      `x X . O o
       X X . O O
       x X O . X`,
    ));

  test('the border belongs to no one', () => {
    const { owner } = scorePosition({ geometry: Geometry.of(3), colorAt: () => BLACK }, AREA);
    expect(owner.filter((color) => color !== EMPTY)).toHaveLength(9);
  });
});

test.each([
  [3.5, 'B+3.5'],
  [-0.5, 'W+0.5'],
  [0, '0'],
  [-0, '0'],
  [12, 'B+12'],
  [0.1 + 0.2, 'B+0.3'],
  [81 - 7.5, 'B+73.5'],
])('makeScore(%d) is %s', (score, text) => expect(makeScore(score)).toBe(text));

describe('with dead stones, prisoners and seki', () => {
  const text = `
    . X O . .
    X X O O .
    X . X O O
    O X X O .
    . X O O .`;
  const { geometry, stones } = parseDiagram(text);
  const position = { geometry, colorAt: (point: number) => stones.get(point) ?? EMPTY };
  const isDead = (point: number) => point === geometry.at(0, 3);

  test('area counts what stands and what it surrounds', () => {
    const { black, white } = scorePosition(position, { ...AREA, isDead });
    expect([black, white]).toEqual([12, 13]);
  });

  test('territory counts what is surrounded and what was taken', () => {
    const captures = { black: 2, white: 1 };
    const { black, white } = scorePosition(position, { ...AREA, scoring: 'territory', isDead, captures });
    // Black: A5, B3, A2, A1 and the stone on A2, with two prisoners. White: three areas of four points, one prisoner.
    expect(black).toBe(4 + 1 + 2);
    expect(white).toBe(5 + 1);
  });

  test('with territory rules nothing beside a seki is territory', () => {
    const isSeki = (point: number) => stones.get(point) === WHITE;
    const { white } = scorePosition(position, { ...AREA, scoring: 'territory', isDead, isSeki });
    expect(white).toBe(0);
    expect(scorePosition(position, { ...AREA, isDead, isSeki }).white).toBe(
      scorePosition(position, { ...AREA, isDead }).white,
    );
  });
});
