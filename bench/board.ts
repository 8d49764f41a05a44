import GoBoard, { type Vertex } from '@sabaki/go-board';
import { Board } from '../src/engine/board.ts';
import { BLACK, type Color, opponent } from '../src/engine/color.ts';
import { Geometry } from '../src/engine/geometry.ts';
import { makeRandom } from '../src/engine/zobrist.ts';

const ROUNDS = 9;

/**
 * Plays the same random games on the fast board, undoing all their moves afterwards, and on go-board, where undo
 * costs nothing as every move makes a new position. Rounds take turns, so both feel the same weather.
 */
export async function benchBoard(): Promise<void> {
  console.log('size   play+undo/s   go-board makeMove/s   ratio   (medians)');
  for (const size of [9, 19]) {
    const games = makeGames(Geometry.of(size), size === 9 ? 100 : 12);
    const moves = games.reduce((sum, game) => sum + game.length, 0);
    const board = new Board(Geometry.of(size));
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const repeats = 50;
      ours.push((repeats * moves) / time(() => playOnBoard(board, games, repeats)));
      theirs.push(moves / time(() => playOnGoBoard(size, games)));
    }
    const [our, their] = [median(ours), median(theirs)];
    const shape = `${size}x${size}`.padEnd(5);
    const ratio = (our / their).toFixed(0);
    console.log(`${shape}${figure(our, 13)}${figure(their, 22)}${ratio.padStart(8)}`);
  }
}

interface Move {
  readonly color: Color;
  readonly point: number;
  readonly sign: 1 | -1;
  readonly vertex: Vertex;
}

/** Random legal moves, colours in turn, without passes, until the board has been filled about once and a half. */
function makeGames(geometry: Geometry, count: number): Move[][] {
  const random = makeRandom(1);
  const legal = new Int16Array(geometry.points.length);
  return Array.from({ length: count }, () => {
    const board = new Board(geometry);
    const game: Move[] = [];
    let color: Color = BLACK;
    while (game.length < 1.5 * geometry.points.length) {
      const legalCount = board.legalMoves(color, legal);
      if (legalCount === 0) break;
      const point = legal[(random() >>> 1) % legalCount]!;
      board.play(color, point);
      const vertex: Vertex = [geometry.x(point), geometry.y(point)];
      game.push({ color, point, sign: color === BLACK ? 1 : -1, vertex });
      color = opponent(color);
    }
    return game;
  });
}

function playOnBoard(board: Board, games: Move[][], repeats: number): void {
  for (let i = 0; i < repeats; i++) {
    for (const game of games) {
      for (const { color, point } of game) board.play(color, point);
      for (let n = game.length; n > 0; n--) board.undo();
    }
  }
}

function playOnGoBoard(size: number, games: Move[][]): void {
  for (const game of games) {
    let position = GoBoard.fromDimensions(size);
    for (const { sign, vertex } of game) position = position.makeMove(sign, vertex, PREVENT);
  }
}

const PREVENT = { preventSuicide: true, preventOverwrite: true, preventKo: true };

/** Seconds. */
function time(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

function figure(value: number, width: number): string {
  return Math.round(value).toLocaleString('en').padStart(width);
}
