import { describe, expect, test } from 'vitest';
import { Benson } from '../../../src/engine/benson.ts';
import { BLACK, type Color, EMPTY, opponent, WHITE } from '../../../src/engine/color.ts';
import { parseDiagram } from '../../../src/engine/diagram.ts';
import { Game } from '../../../src/engine/game.ts';
import { makeGameRecord, replayRecord } from '../../../src/engine/game-record.ts';
import { Geometry, makeVertex, PASS } from '../../../src/engine/geometry.ts';
import { Player, type PlayOptions } from '../../../src/engine/play/player.ts';
import type { SearchLimits } from '../../../src/engine/play/search.ts';
import { Tactics } from '../../../src/engine/play/tactics.ts';

const OPTIONS: PlayOptions = {
  tree: 'rave',
  safeWeight: 4,
  seed: 1,
  memory: 64,
  reuse: false,
  resign: 0,
  cleanup: false,
};

function limitTo(playouts: number): SearchLimits {
  return { playouts, timeUsed: () => 0, stopped: () => false };
}

function choose(game: Game, color: Color, playouts: number, options: Partial<PlayOptions> = {}) {
  return new Player().choose(makeGameRecord(game), color, { ...OPTIONS, ...options }, limitTo(playouts));
}

/** The move of this colour in the position drawn. */
function chooseIn(
  color: Color,
  text: string,
  playouts = 400,
  options: Partial<PlayOptions> = {},
  komi = 0,
): string {
  const { geometry, stones } = parseDiagram(text);
  const game = new Game(geometry, komi);
  expect(game.setup(stones)).toBeUndefined();
  return makeVertex(choose(game, color, playouts, options).move, geometry);
}

describe('the player', () => {
  test.each(['rave', 'ucb'] as const)('finds the move that decides the game (%s)', (tree) => {
    // The corner lives or dies at B6, and with it the game.
    const text = `
      . . . X O . O .
      X X X X O O O O
      O O O O O X X X
      X X X X X X . X
      X . X . X X X X
      . X X X . X . X`;
    expect(chooseIn(BLACK, text, 500, { tree }, 14)).toBe('B6');
    expect(chooseIn(WHITE, text, 500, { tree }, 14)).toBe('B6');
  });

  test('passes rather than fill its eyes or play where nothing is to be had', () => {
    const text = `
      . X .
      X X X
      . X X`;
    expect(chooseIn(BLACK, text)).toBe('pass');
    expect(chooseIn(WHITE, text)).toBe('pass');
  });

  test('passes in a finished game with dead stones on the board', () => {
    const text = `
      . X . X . X O . O
      . X X . X X O . .
      X . O X . X O O O
      . X X . X X O . .
      X X . X X O O . O
      . X X X O O . O .
      X X X O O . X O O
      O O O O . O O . .
      . O . O O . O O .`;
    expect(chooseIn(WHITE, text, 600)).toBe('pass');
    expect(chooseIn(BLACK, text, 600)).toBe('pass');
  });

  test('takes the last neutral point before it passes', () => {
    const text = `
      . X . X O . O
      X X X . O O O
      . X X X O . O
      X X . X O O O
      X . X X O . O`;
    expect(chooseIn(BLACK, text)).toBe('D4');
    expect(chooseIn(WHITE, text)).toBe('D4');
  });

  test('begins in the corners of a large board', () => {
    const game = new Game(Geometry.of(19), 7.5);
    for (const color of [BLACK, WHITE, BLACK, WHITE] as const) {
      const { move } = choose(game, color, 40);
      expect(makeVertex(move, game.geometry)).toMatch(/^[CDQR]([34]|1[67])$/);
      game.play(color, move);
    }
  });

  test('does not retake a ko at once, nor make a position again', () => {
    const { geometry, stones } = parseDiagram(`
      . X O .
      X O . O
      . X O .
      . . . .`);
    const game = new Game(geometry);
    game.setup(stones);
    expect(game.play(BLACK, geometry.at(2, 1))).toBeUndefined();
    expect(choose(game, WHITE, 200).move).not.toBe(geometry.at(1, 1));
  });

  test('answers the same game with the same move, whatever it did before', () => {
    const game = new Game(Geometry.of(9), 7.5);
    game.play(BLACK, game.geometry.at(4, 4));
    const first = choose(game, WHITE, 300);
    expect(choose(game, WHITE, 300)).toEqual(first);
    const player = new Player();
    player.choose(makeGameRecord(new Game(Geometry.of(9), 7.5)), BLACK, OPTIONS, limitTo(100));
    expect(player.choose(makeGameRecord(game), WHITE, OPTIONS, limitTo(300))).toEqual(first);
  });

  test('uses its last search again where the game goes on', () => {
    const game = new Game(Geometry.of(9), 7.5);
    const player = new Player();
    const options = { ...OPTIONS, reuse: true };
    game.play(BLACK, player.choose(makeGameRecord(game), BLACK, options, limitTo(1500)).move);
    game.play(WHITE, choose(game, WHITE, 300).move);
    const again = player.choose(makeGameRecord(game), BLACK, options, limitTo(100));
    expect(again).not.toEqual(new Player().choose(makeGameRecord(game), BLACK, options, limitTo(100)));
    expect(game.play(BLACK, again.move)).toBeUndefined();
  });

  test('gives up a lost game only if told to', () => {
    const text = `
      X . X X . X . O .
      X X X X X X X O .
      X X X X X X X O O
      . X X X X X X X X
      X X X X X X X X .`;
    const { geometry, stones } = parseDiagram(text);
    const game = new Game(geometry);
    game.setup(stones);
    expect(choose(game, WHITE, 200).resigns).toBe(false);
    expect(choose(game, WHITE, 200, { resign: 10 }).resigns).toBe(true);
  });

  test.each([
    [2, 2, 10, 20],
    [3, 3, 10, 20],
    [5, 5, 20, 10],
    [7, 7, 10, 10],
    [4, 9, 10, 20],
    [9, 9, 4, 20],
    [9, 9, 1, 100],
    [13, 13, 1, 20],
  ])(
    'plays whole games on %ix%i: legal moves, no eye filled, two passes at the end',
    (width, height, games, playouts) => {
      for (let seed = 1; seed <= games; seed++) {
        playGame(new Game(Geometry.of(width, height), 0.5), seed, playouts);
      }
    },
  );
});

function playGame(game: Game, seed: number, playouts: number): void {
  const benson = new Benson(game.geometry);
  let safe: [number, number][] = [];
  let color: Color = BLACK;
  let passes = 0;
  while (passes < 2) {
    const { board } = replayRecord(makeGameRecord(game));
    // What lived unconditionally lives on: nobody has thrown it away.
    for (const [point, owner] of safe) expect(board.colorAt(point)).toBe(owner);
    benson.look(board);
    safe = [...game.stones()].filter(([point, owner]) => benson.settled[point] === owner);

    const { move } = choose(game, color, playouts, { seed });
    if (move !== PASS) {
      expect(new Tactics(board).isEye(color, move)).toBe(false);
      expect(benson.settled[move]).toBe(EMPTY);
    }
    expect(game.play(color, move)).toBeUndefined();
    expect(game.repeats() && move !== PASS).toBe(false);
    expect(game.moves.length).toBeLessThan(6 * game.geometry.points.length);
    passes = move === PASS ? passes + 1 : 0;
    color = opponent(color);
  }
}
