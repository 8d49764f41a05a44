import type { Board } from '../board.ts';
import { BLACK, BORDER, EMPTY, WHITE } from '../color.ts';
import type { Geometry } from '../geometry.ts';

/**
 * Shapes of 3x3 points whose middle is a good answer to a move beside it, after MoGo (Gelly and others, 2006) and
 * Michi: hane, cuts, blocks on the edge. X and O are the two colours, either way round; `x` is anything but X, `o`
 * anything but O, `?` anything at all, and a blank the outside of the board.
 */
const SHAPES = [
  ['XOX', '...', '???'], // an enclosing hane
  ['XO.', '...', '?.?'], // a hane that does not cut
  ['XO?', 'X..', 'x.?'], // a turn
  ['.O.', 'X..', '...'], // a diagonal attachment
  ['XO?', 'O.o', '?o?'], // a cut that nothing protects
  ['XO?', 'O.X', '???'], // a cut that was peeped at
  ['?X?', 'O.O', 'ooo'], // a cut between two
  ['OX?', 'o.O', '???'], // a cut of a knight's move
  ['X.?', 'O.?', '   '], // on the edge: a chase
  ['OX?', 'X.O', '   '], // a block of a cut
  ['?X?', 'x.O', '   '], // a block of a connection
  ['?XO', 'x.x', '   '], // a descent
  ['?OX', 'X.O', '   '], // a cut
];

const LETTERS: Readonly<Record<string, readonly number[]>> = {
  '.': [EMPTY],
  X: [BLACK],
  O: [WHITE],
  ' ': [BORDER],
  x: [EMPTY, WHITE, BORDER],
  o: [EMPTY, BLACK, BORDER],
  '?': [EMPTY, BLACK, WHITE, BORDER],
};

/** The eight cells around the middle, in the order of their bits: row by row. */
const AROUND = [0, 1, 2, 3, 5, 6, 7, 8];

/** One for each of the 4^8 surroundings of a point: is there a shape? */
const TABLE = makeTable();

/** Whether a stone on this empty point would make one of the shapes. */
export function isShape(board: Board, point: number): boolean {
  return TABLE[readSurroundings(board, point)] === 1;
}

/** Two bits for each point around this one. */
function readSurroundings(board: Board, point: number): number {
  const { stride } = board.geometry;
  const up = point - stride;
  const down = point + stride;
  return (
    board.colorAt(up - 1) |
    (board.colorAt(up) << 2) |
    (board.colorAt(up + 1) << 4) |
    (board.colorAt(point - 1) << 6) |
    (board.colorAt(point + 1) << 8) |
    (board.colorAt(down - 1) << 10) |
    (board.colorAt(down) << 12) |
    (board.colorAt(down + 1) << 14)
  );
}

/** The eight steps to the points around a point. */
export function stepsAround({ stride }: Geometry): Int16Array {
  return Int16Array.of(-1, 1, -stride, stride, -stride - 1, -stride + 1, stride - 1, stride + 1);
}

function makeTable(): Uint8Array {
  const table = new Uint8Array(4 ** 8);
  for (const rows of SHAPES) {
    for (const shape of turn([...rows.join('')])) {
      mark(table, shape, 0, 0);
      mark(table, shape.map(swapColors), 0, 0);
    }
  }
  return table;
}

/** The eight ways to turn and mirror nine cells. */
function turn(cells: string[]): string[][] {
  const all: string[][] = [];
  for (let i = 0; i < 4; i++) {
    all.push(
      cells,
      [2, 1, 0, 5, 4, 3, 8, 7, 6].map((from) => cells[from]!),
    );
    cells = [6, 3, 0, 7, 4, 1, 8, 5, 2].map((from) => cells[from]!);
  }
  return all;
}

function swapColors(letter: string): string {
  return { X: 'O', O: 'X', x: 'o', o: 'x' }[letter] ?? letter;
}

/** Marks every surrounding that this shape allows, cell by cell. */
function mark(table: Uint8Array, shape: readonly string[], cell: number, code: number): void {
  if (cell === AROUND.length) {
    table[code] = 1;
    return;
  }
  for (const color of LETTERS[shape[AROUND[cell]!]!]!) {
    mark(table, shape, cell + 1, code | (color << (2 * cell)));
  }
}
