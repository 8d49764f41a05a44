import { Board } from '../src/engine/board.ts';
import { BLACK } from '../src/engine/color.ts';
import { Geometry, PASS } from '../src/engine/geometry.ts';
import { Playout } from '../src/engine/play/playout.ts';
import { Random } from '../src/engine/play/random.ts';
import { Search } from '../src/engine/play/search.ts';

const ROUNDS = 5;

/** Playouts in a second from the empty board, alone and in a search. By processor time, so that neighbours do not count. */
export async function benchPlaying(): Promise<void> {
  console.log('size   playouts/s   in a search/s   moves a playout   (medians)');
  for (const size of [9, 13, 19]) {
    const count = Math.round(80_000 / size ** 2);
    const alone: number[] = [];
    const inSearch: number[] = [];
    let length = 0;
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(count / time(() => (length = playAlone(size, count))));
      inSearch.push(count / time(() => playInSearch(size, count)));
    }
    const shape = `${size}x${size}`.padEnd(5);
    console.log(`${shape}${figure(median(alone), 12)}${figure(median(inSearch), 16)}${figure(length, 18)}`);
  }
}

/** Plays so many games, and answers with their mean length. */
function playAlone(size: number, count: number): number {
  const geometry = Geometry.of(size);
  const playout = new Playout(geometry, new Random(1));
  const board = new Board(geometry);
  const settled = new Uint8Array(geometry.length);
  let moves = 0;
  for (let i = 0; i < count; i++) {
    playout.start(board);
    playout.run(BLACK, PASS, PASS, settled);
    moves += playout.board.moveCount;
  }
  return moves / count;
}

function playInSearch(size: number, playouts: number): void {
  const geometry = Geometry.of(size);
  const search = new Search(geometry, { tree: 'rave', komi: 7.5, safeWeight: 4, seed: 1, memory: 256 });
  const root = {
    board: new Board(geometry),
    toPlay: BLACK,
    last: PASS,
    lastButOne: PASS,
    isRepeated: () => false,
  } as const;
  search.run(root, { playouts, timeUsed: () => 0, stopped: () => false, isThorough: true });
}

/** Seconds of this process. */
function time(work: () => void): number {
  const start = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - start) / 1e6;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

function figure(value: number, width: number): string {
  return Math.round(value).toLocaleString('en').padStart(width);
}
