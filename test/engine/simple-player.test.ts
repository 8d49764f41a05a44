import { describe, expect, test } from 'vitest';
import { BLACK, type Color, opponent, WHITE } from '../../src/engine/color.ts';
import { parseDiagram } from '../../src/engine/diagram.ts';
import { Game } from '../../src/engine/game.ts';
import { Geometry, makeVertex, PASS } from '../../src/engine/geometry.ts';
import { chooseMove } from '../../src/engine/simple-player.ts';

/** The move of this colour in the position drawn. */
function choose(color: Color, text: string): string {
  const { geometry, stones } = parseDiagram(text);
  const game = new Game(geometry);
  expect(game.setup(stones)).toBeUndefined();
  return makeVertex(chooseMove(game, color), geometry);
}

describe('the simple player', () => {
  test('captures', () => {
    expect(
      choose(
        BLACK,
        `. . . . .
         . . X . .
         . X O . .
         . . X . .
         . . . . .`,
      ),
    ).toBe('D3');
  });

  test('passes rather than fill its eyes or commit suicide', () => {
    const text = `
      . X .
      X X X
      . X X`;
    expect(choose(BLACK, text)).toBe('pass');
    expect(choose(WHITE, text)).toBe('pass');
  });

  test('does not retake a ko at once', () => {
    const { geometry, stones } = parseDiagram(`
      . X O .
      X O . O
      . X O .
      . . . .`);
    const game = new Game(geometry);
    game.setup(stones);
    expect(game.play(BLACK, geometry.at(2, 1))).toBeUndefined();
    expect(game.checkPlay(WHITE, geometry.at(1, 1))).toBe('ko');
    expect(chooseMove(game, WHITE)).not.toBe(geometry.at(1, 1));
  });

  test('finishes games against itself, the same ones every time, with legal moves only', () => {
    for (const size of [2, 3, 5, 7]) {
      const [first, second] = [playOut(size), playOut(size)];
      expect(first).toEqual(second);
    }
  });
});

/** The moves of a game that the player plays with itself until both pass. */
function playOut(size: number): number[] {
  const game = new Game(Geometry.of(size));
  let color: Color = BLACK;
  let passes = 0;
  while (passes < 2) {
    const point = chooseMove(game, color);
    expect(game.play(color, point)).toBeUndefined();
    expect(game.moves.length).toBeLessThan(2000);
    passes = point === PASS ? passes + 1 : 0;
    color = opponent(color);
  }
  return game.moves.map((move) => move.point);
}
