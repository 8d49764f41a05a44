import { describe, expect, test } from 'vitest';
import { Benson } from '../../src/engine/benson.ts';
import { Board } from '../../src/engine/board.ts';
import { BLACK, type Color, WHITE } from '../../src/engine/color.ts';
import { parseDiagram } from '../../src/engine/diagram.ts';
import { Game } from '../../src/engine/game.ts';
import { makeGameRecord } from '../../src/engine/game-record.ts';
import { makeVertex } from '../../src/engine/geometry.ts';
import { findHints } from '../../src/engine/play/hints.ts';
import { Player } from '../../src/engine/play/player.ts';
import { SolverAdviser } from '../../src/gtp/solver-adviser.ts';

/** Black's corner lives or dies by the first move, in the middle of its six points or beside. */
const CORNER = `
  . . . X O . . . .
  . . . X O . O . .
  X X X X O . . . .
  O O O O O . . . .
  . . . . . . . . .
  . X . . X X X . .
  . . X . . . . . .
  . . . . . O . O .
  . . . . . . . . .`;

function draw(text: string): Board {
  const diagram = parseDiagram(text);
  const board = new Board(diagram.geometry);
  board.setStones(diagram);
  return board;
}

describe('the adviser', () => {
  test('proves life and death in a small enclosed area', () => {
    const board = draw(`
      . . . X O . .
      X X X X O . .
      O O O O O . .
      . . . . . . .
      . . . . . . .`);
    const adviser = new SolverAdviser();
    const chain = board.geometry.at(0, 1);
    const middle = board.geometry.at(1, 0);
    expect(adviser.ask(board, chain, BLACK)).toEqual({ status: 'alive', moves: [middle] });
    expect(adviser.ask(board, chain, WHITE)).toEqual({ status: 'dead', moves: [middle] });
    const hints = findHints(board, WHITE, new Benson(board.geometry), adviser, () => true);
    expect(hints.map(({ color, point }) => [color, point])).toEqual([
      [WHITE, middle],
      [BLACK, middle],
    ]);
    expect(findHints(board, WHITE, new Benson(board.geometry), adviser, () => false)).toEqual([]);
  });

  test('says nothing of open groups, and of walls that might fall', () => {
    const open = draw(`
      . . . . . . .
      X X X X O . .
      O O O O O . .
      . . . . . . .`);
    expect(new SolverAdviser().ask(open, open.geometry.at(0, 1), BLACK)).toBeUndefined();
    const weak = draw(`
      . . . X O X .
      X X X X O X .
      O O O O O X .
      X X X X . X .
      . . . . X . .`);
    expect(new SolverAdviser().ask(weak, weak.geometry.at(0, 1), BLACK)).toBeUndefined();
  });

  test('does not let the player miss a rescue or a kill', () => {
    const { geometry, stones } = parseDiagram(CORNER);
    const play = (color: Color) => {
      const game = new Game(geometry, color === BLACK ? -10 : 10);
      game.setup(stones);
      const options = {
        tree: 'rave',
        safeWeight: 4,
        seed: 1,
        memory: 64,
        reuse: false,
        resign: 0,
        cleanup: false,
      } as const;
      const limits = { playouts: 300, timeUsed: () => 0, stopped: () => false };
      const { move } = new Player(new SolverAdviser()).choose(makeGameRecord(game), color, options, limits);
      return makeVertex(move, geometry);
    };
    const hints = findHints(draw(CORNER), BLACK, new Benson(geometry), new SolverAdviser(), () => true);
    const moves = (color: Color) =>
      hints.filter((hint) => hint.color === color).map(({ point }) => makeVertex(point, geometry));
    expect(moves(BLACK)).toContain(play(BLACK));
    expect(moves(WHITE)).toContain(play(WHITE));
  });
});
