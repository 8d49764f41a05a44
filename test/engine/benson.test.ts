import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Benson } from '../../src/engine/benson.ts';
import { Board } from '../../src/engine/board.ts';
import { BLACK, type Color, EMPTY, opponent, WHITE } from '../../src/engine/color.ts';
import { makeDiagram, parseDiagram } from '../../src/engine/diagram.ts';
import { Geometry } from '../../src/engine/geometry.ts';
import { makeRandom } from '../../src/engine/zobrist.ts';

/** The picture of what is settled: B and W. */
function check(text: string, expected: string): void {
  const diagram = parseDiagram(text);
  const board = new Board(diagram.geometry);
  board.setStones(diagram);
  const benson = new Benson(diagram.geometry);
  benson.look(board);
  const marks = new Map<number, string>();
  for (const point of diagram.geometry.points) marks.set(point, '.BW'[benson.settled[point]!]!);
  const picture = makeDiagram({ ...diagram, lastMove: undefined, marks });
  const rows = picture
    .split('\n')
    .slice(1, -1)
    .map((row) => row.replaceAll(/[\d ]/g, ''));
  expect(rows).toEqual(
    expected
      .trim()
      .split('\n')
      .map((row) => row.replaceAll(' ', '')),
  );
}

describe("Benson's unconditional life", () => {
  test('two eyes in the corner', () => {
    check(
      `. X . X . .
       X X X X . .
       . . . . . .
       . . O . . .`,
      `B B B B . .
       B B B B . .
       . . . . . .
       . . . . . .`,
    );
  });

  test('one large eye does not do, two chains that share their eyes do', () => {
    check(
      `. . X . .
       . . X . .
       X X X . .
       . . . . .`,
      `. . . . .
       . . . . .
       . . . . .
       . . . . .`,
    );
    check(
      `. X X . X
       X . X X X
       X X O O O
       O O O . .
       . . . . O`,
      `B B B B B
       B B B B B
       B B . . .
       . . . . .
       . . . . .`,
    );
  });

  test('stones inside are taken with the territory, and where there is room to live nothing is settled', () => {
    check(
      `. X . . . X .
       X X O O X X X
       . X X X X . .
       . . . . . . .`,
      `B B B B B B B
       B B B B B B B
       . B B B B . .
       . . . . . . .`,
    );
    check(
      `. X . X . . . . . X
       X X X X . . . . . X
       . . . X . . . . . X
       . . . X . . . . . X
       . . . X X X X X X X`,
      `B B B B . . . . . B
       B B B B . . . . . B
       . . . B . . . . . B
       . . . B . . . . . B
       . . . B B B B B B B`,
    );
  });

  test('a false eye is none', () => {
    check(
      `. X O .
       X O . O
       X X O .
       . X O .
       O O . .`,
      `. . . .
       . . . .
       . . . .
       . . . .
       . . . .`,
    );
  });

  test('nobody takes what is settled from an owner who always passes', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 4, max: 6 }), (seed, size) => {
        const random = makeRandom(seed);
        const board = new Board(Geometry.of(size));
        const moves = new Int16Array(size * size);
        let color: Color = BLACK;
        // A game in which both fill the board, but not points that only their own stones surround.
        for (let i = 0; i < 2 * size * size; i++) {
          playSome(board, color, moves, random);
          color = opponent(color);
        }
        const benson = new Benson(board.geometry);
        benson.look(board);
        for (const owner of [BLACK, WHITE] as const) {
          const stones = [...board.geometry.points].filter(
            (point) => benson.settled[point] === owner && board.colorAt(point) === owner,
          );
          for (let i = 0; i < 60; i++) {
            const count = board.legalMoves(opponent(owner), moves);
            if (count === 0) break;
            board.play(opponent(owner), moves[(random() >>> 1) % count]!);
            for (const stone of stones) expect(board.colorAt(stone)).toBe(owner);
          }
          while (board.moveCount > 0) board.undo();
        }
      }),
      { numRuns: 200 },
    );
  });
});

function playSome(board: Board, color: Color, moves: Int16Array, random: () => number): void {
  const { stride } = board.geometry;
  const count = board.legalMoves(color, moves);
  const sensible = [...moves.slice(0, count)].filter((point) =>
    [point - 1, point + 1, point - stride, point + stride].some((near) =>
      [EMPTY, opponent(color)].includes(board.colorAt(near) as Color),
    ),
  );
  if (sensible.length > 0) board.play(color, sensible[(random() >>> 1) % sensible.length]!);
}
