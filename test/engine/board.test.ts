import { describe, expect, test } from 'vitest';
import { Board } from '../../src/engine/board.ts';
import { BLACK, BORDER, type Color, EMPTY, opponent, WHITE } from '../../src/engine/color.ts';
import { makeDiagram, parseDiagram } from '../../src/engine/diagram.ts';
import { Geometry, makeVertex, PASS, parseVertex } from '../../src/engine/geometry.ts';
import { makeRandom } from '../../src/engine/zobrist.ts';
import { checkAgreement, Referee } from './referee.ts';

/** A board of its own for a picture, and a function from vertices to points. */
function setUp(picture: string): { board: Board; at: (vertex: string) => number } {
  const diagram = parseDiagram(picture);
  const board = new Board(diagram.geometry);
  board.setStones(diagram);
  return { board, at: (vertex) => parseVertex(vertex, diagram.geometry)! };
}

function expectPicture(board: Board, picture: string): void {
  expect(makeDiagram(board)).toBe(makeDiagram(parseDiagram(picture)));
}

describe('captures', () => {
  test('a stone in the corner', () => {
    const { board, at } = setUp(`
      O X .
      . . .
      . . .`);
    expect(board.isInAtari(at('A3'))).toBe(true);
    expect(board.findLastLiberty(at('A3'))).toBe(at('A2'));
    expect(board.play(BLACK, at('A2'))).toBe(true);
    expectPicture(
      board,
      `. X .
       X . .
       . . .`,
    );
    expect(board.captures(BLACK)).toBe(1);
    expect(board.captures(WHITE)).toBe(0);
    expect(board.koPoint).toBe(PASS);
  });

  test('several chains at once, from a point without liberties', () => {
    const { board, at } = setUp(`
      . O X . .
      O . O X .
      X O X . .
      . X . . .`);
    expect(board.play(BLACK, at('B3'))).toBe(true);
    expectPicture(
      board,
      `. O X . .
       O X . X .
       X . X . .
       . X . . .`,
    );
    expect(board.captures(BLACK)).toBe(2);
  });

  test('comes before suicide', () => {
    const { board, at } = setUp(`
      . O X
      O O X
      X X X`);
    expect(board.isLegal(WHITE, at('A3'))).toBe(false);
    expect(board.play(BLACK, at('A3'))).toBe(true);
    expect(board.captures(BLACK)).toBe(3);
    expect(board.chainSize(at('A1'))).toBe(5);
  });
});

describe('suicide', () => {
  test('of one stone and of a chain is illegal and changes nothing', () => {
    const { board, at } = setUp(`
      . X . X O
      X . X . X
      X O X . .
      X . X . .
      . X . . .`);
    const before = board.cells.slice();
    for (const vertex of ['A5', 'C5', 'B4', 'B2', 'A1']) {
      expect([vertex, board.play(WHITE, at(vertex))]).toEqual([vertex, vertex === 'B4' || vertex === 'B2']);
      if (board.moveCount > 0) board.undo();
    }
    expect(board.cells).toEqual(before);
    board.play(WHITE, at('B4'));
    expect(board.isLegal(WHITE, at('B2'))).toBe(false);
  });
});

describe('ko', () => {
  const KO = `
    . X O .
    X . X O
    . X O .
    . . . .`;

  test('may not be retaken at once, by that colour', () => {
    const { board, at } = setUp(KO);
    board.play(WHITE, at('B3'));
    expect(board.koPoint).toBe(at('C3'));
    expect(board.bannedPoint(BLACK)).toBe(at('C3'));
    expect(board.bannedPoint(WHITE)).toBe(PASS);
    expect(board.isLegal(BLACK, at('C3'))).toBe(false);
    expect(board.isLegal(WHITE, at('C3'))).toBe(true);
  });

  test('may be retaken after a move elsewhere', () => {
    const { board, at } = setUp(KO);
    board.play(WHITE, at('B3'));
    board.play(BLACK, at('A1'));
    board.play(WHITE, at('D1'));
    expect(board.play(BLACK, at('C3'))).toBe(true);
    expect(board.bannedPoint(WHITE)).toBe(at('B3'));
  });

  test('may be retaken after a pass', () => {
    const { board, at } = setUp(KO);
    board.play(WHITE, at('B3'));
    board.play(BLACK, PASS);
    expect(board.koPoint).toBe(PASS);
    expect(board.isLegal(BLACK, at('C3'))).toBe(true);
    board.undo();
    expect(board.koPoint).toBe(at('C3'));
  });

  test('is none when two stones are taken, or when the taker has a friend or a second liberty', () => {
    for (const picture of [
      '. X O O .\nX . X X O\n. X O O .',
      '. X O .\nX . X O\n. O O .',
      '. X O .\n. . X O\n. X O .',
    ]) {
      const { board, at } = setUp(picture);
      expect(board.play(WHITE, at('B2'))).toBe(true);
      expect(board.koPoint).toBe(PASS);
    }
  });

  test('can be set up', () => {
    const { board, at } = setUp(KO);
    board.setKo(WHITE, at('B3'));
    expect(board.isLegal(WHITE, at('B3'))).toBe(false);
    expect(board.play(WHITE, PASS)).toBe(true);
    expect(board.isLegal(WHITE, at('B3'))).toBe(true);
    board.setKo(WHITE, PASS);
    expect(board.koPoint).toBe(PASS);
  });
});

describe('chains', () => {
  test('liberties', () => {
    const { board, at } = setUp(`
      X X . .
      X . X .
      X X X .
      . . . O`);
    expect(board.countLiberties(at('A4'))).toBe(7);
    expect(board.countLiberties(at('D1'))).toBe(2);
    expect(board.countLiberties(at('D4'))).toBe(0);
    expect(board.isInAtari(at('D4'))).toBe(false);
    const out = new Int16Array(16);
    const count = board.findLiberties(at('A4'), out);
    const found = [...out.subarray(0, count)].map((point) => makeVertex(point, board.geometry));
    expect(found.sort()).toEqual(['A1', 'B1', 'B3', 'C1', 'C4', 'D2', 'D3']);
  });

  test('one liberty that four stones of a chain touch is atari', () => {
    const { board, at } = setUp(`
      X X X
      X . X
      X X X`);
    expect(board.isInAtari(at('A1'))).toBe(true);
    expect(board.findLastLiberty(at('A1'))).toBe(at('B2'));
    expect(board.isLegal(BLACK, at('B2'))).toBe(false);
    expect(board.play(WHITE, at('B2'))).toBe(true);
    expect(board.captures(WHITE)).toBe(8);
  });

  test('two liberties whose middle is empty and touches the chain are no atari', () => {
    const { board, at } = setUp(`
      O O O O O
      O X . X O
      . X . X .
      O X . X O
      O X X X O`);
    board.setStone(at('C4'), WHITE);
    board.setStone(at('C2'), WHITE);
    expect(board.countLiberties(at('B2'))).toBe(3);
    expect(board.isInAtari(at('B2'))).toBe(false);
  });
});

describe('set-up', () => {
  test('a chain without a liberty is found', () => {
    const { board, at } = setUp(`
      X O .
      O . .`);
    expect(board.findDeadChain()).toBe(at('A2'));
    board.setStone(at('B2'), EMPTY);
    expect(board.findDeadChain()).toBe(PASS);
  });

  test('taking a stone away splits its chain', () => {
    const { board, at } = setUp(`
      X X X
      . . .`);
    board.play(WHITE, at('A1'));
    board.setStone(at('B2'), EMPTY);
    expect(board.chainSize(at('A2'))).toBe(1);
    expect(board.countLiberties(at('C2'))).toBe(2);
    expect(board.moveCount).toBe(0);
    board.undo();
    expect(board.colorAt(at('A1'))).toBe(WHITE);
  });

  test('outside there is border', () => {
    const { geometry } = new Board(Geometry.of(3, 2));
    const board = new Board(geometry);
    const onBoard = new Set(geometry.points);
    for (let point = 0; point < geometry.length; point++) {
      expect(board.colorAt(point)).toBe(onBoard.has(point) ? EMPTY : BORDER);
      if (!onBoard.has(point) && point !== PASS) expect(board.isLegal(BLACK, point)).toBe(false);
    }
  });
});

/** Random moves, mostly in turn, with some passes and some moves that may be illegal. */
function makeMoves(geometry: Geometry, seed: number, length: number): { color: Color; point: number }[] {
  const random = makeRandom(seed);
  const pick = (count: number) => (random() >>> 1) % count;
  let color: Color = BLACK;
  return Array.from({ length }, () => {
    if (pick(12) > 0) color = opponent(color);
    const point = pick(30) === 0 ? PASS : geometry.points[pick(geometry.points.length)]!;
    return { color, point };
  });
}

describe('go-board agrees', () => {
  /** Plays random games on both boards and compares all there is to know after every `interval` moves. */
  function checkGames(sizes: [number, number][], games: number, length: number, interval: number): void {
    let captured = 0;
    for (let seed = 0; seed < games; seed++) {
      const geometry = Geometry.of(...sizes[seed % sizes.length]!);
      const board = new Board(geometry);
      const referee = new Referee(geometry);
      makeMoves(geometry, seed, length).forEach(({ color, point }, i) => {
        const played = board.play(color, point);
        if (played !== referee.play(color, point)) throw new Error(`legality of ${point} in game ${seed}`);
        if (i % interval === 0) checkAgreement(board, referee);
      });
      checkAgreement(board, referee);
      captured += board.captures(BLACK) + board.captures(WHITE);
    }
    expect(captured).toBeGreaterThan(games);
  }

  test('in 1,500 games on tiny boards', () => {
    checkGames(
      [
        [2, 2],
        [3, 3],
        [2, 3],
        [3, 2],
        [1, 6],
        [6, 1],
        [2, 5],
      ],
      1500,
      50,
      1,
    );
  });
  test('in 600 games on small boards', () => {
    checkGames(
      [
        [4, 4],
        [5, 5],
        [4, 6],
        [7, 3],
        [5, 4],
      ],
      600,
      120,
      8,
    );
  });
  test('in 300 games on 7x7 and 9x9', () =>
    checkGames(
      [
        [7, 7],
        [9, 9],
        [9, 6],
      ],
      300,
      250,
      80,
    ));
  test('in 16 games on large boards', () =>
    checkGames(
      [
        [19, 19],
        [25, 25],
        [13, 13],
        [25, 2],
      ],
      16,
      1200,
      400,
    ));
});

describe('undo', () => {
  function sameBytes(a: Int32Array, b: Int32Array): boolean {
    return Buffer.compare(Buffer.from(a.buffer), Buffer.from(b.buffer)) === 0;
  }

  /** Walks to and fro at random; at every step back the bytes must be those of the first time. */
  test.each([
    [2, 2, 400],
    [3, 3, 400],
    [5, 4, 400],
    [9, 9, 150],
    [19, 19, 8],
    [25, 25, 4],
  ])('restores the bytes on %dx%d', (width, height, games) => {
    const geometry = Geometry.of(width, height);
    const board = new Board(geometry);
    for (let seed = 0; seed < games; seed++) {
      const random = makeRandom(seed);
      const snapshots = [board.cells.slice()];
      for (const { color, point } of makeMoves(geometry, seed, 4 * geometry.points.length + 40)) {
        if (board.play(color, point)) snapshots.push(board.cells.slice());
        else if (!sameBytes(board.cells, snapshots.at(-1)!))
          throw new Error(`an illegal move in game ${seed}`);
        for (let back = random() & 7; back < 3 && snapshots.length > 1; back++) {
          board.undo();
          snapshots.pop();
          if (!sameBytes(board.cells, snapshots.at(-1)!)) throw new Error(`undo in game ${seed}`);
        }
      }
      while (snapshots.length > 1) {
        board.undo();
        snapshots.pop();
        if (!sameBytes(board.cells, snapshots.at(-1)!)) throw new Error(`undo to the start in game ${seed}`);
      }
      expect(board.moveCount).toBe(0);
    }
  });

  test('reaches back over more moves than there was room for at first', () => {
    const board = new Board(Geometry.of(5));
    const before = board.cells.slice();
    let played = 0;
    for (const { color, point } of makeMoves(board.geometry, 1, 100_000))
      if (board.play(color, point)) played++;
    expect(board.moveCount).toBe(played);
    while (board.moveCount > 0) board.undo();
    expect(sameBytes(board.cells, before)).toBe(true);
  });

  test('at the start does nothing', () => {
    const { board } = setUp('X O\n. .');
    const before = board.cells.slice();
    board.undo();
    expect(sameBytes(board.cells, before)).toBe(true);
  });
});

describe('keys', () => {
  const { board, at } = setUp(`
    . X O .
    X . X O
    . X O .
    . . . .`);

  test('depend on the stones alone, not on the way to them', () => {
    const geometry = Geometry.of(5);
    for (let seed = 0; seed < 200; seed++) {
      const played = new Board(geometry);
      for (const { color, point } of makeMoves(geometry, seed, 80)) played.play(color, point);
      const placed = new Board(geometry);
      placed.setStones(played);
      expect([placed.keyLo, placed.keyHi]).toEqual([played.keyLo, played.keyHi]);
    }
  });

  test('differ between all legal positions of 3x3, in both halves', () => {
    const small = new Board(Geometry.of(3));
    const lo = new Set<number>();
    const hi = new Set<number>();
    for (let code = 0; code < 3 ** 9; code++) {
      small.clear();
      small.geometry.points.forEach((point, i) => {
        small.setStone(point, Math.floor(code / 3 ** i) % 3);
      });
      lo.add(small.keyLo);
      hi.add(small.keyHi);
    }
    expect([lo.size, hi.size]).toEqual([3 ** 9, 3 ** 9]);
  });

  test('of situations tell the side to play and its ko ban', () => {
    const key = (color: Color) => `${board.situationHi(color)} ${board.situationLo(color)}`;
    board.play(WHITE, at('B3'));
    const [banned, free] = [key(BLACK), key(WHITE)];
    board.play(BLACK, PASS);
    expect(key(WHITE)).toBe(free);
    expect(new Set([banned, free, key(BLACK)]).size).toBe(3);
  });
});

describe('set-up in any order', () => {
  test('makes the same chains as go-board finds', () => {
    const geometry = Geometry.of(5, 6);
    for (let seed = 0; seed < 300; seed++) {
      const random = makeRandom(seed);
      const board = new Board(geometry);
      const referee = new Referee(geometry);
      for (let i = 0; i < 40; i++) {
        const point = geometry.points[(random() >>> 1) % geometry.points.length]!;
        const color = (random() >>> 1) % 3;
        board.setStone(point, color);
        referee.position.set(referee.vertex(point), color === WHITE ? -1 : (color as 0 | 1));
      }
      if (board.findDeadChain() === PASS) checkAgreement(board, referee);
      expect(board.findDeadChain() === PASS).toBe(referee.position.isValid());
    }
  });
});
