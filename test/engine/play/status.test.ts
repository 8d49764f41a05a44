import { describe, expect, test } from 'vitest';
import { makeDiagram, parseDiagram } from '../../../src/engine/diagram.ts';
import { Game } from '../../../src/engine/game.ts';
import { makeGameRecord, replayRecord } from '../../../src/engine/game-record.ts';
import { judgePosition } from '../../../src/engine/play/status.ts';

/** Small letters in the picture are dead stones, digits those in seki: 1 black, 2 white. */
function check(picture: string): void {
  const text = picture.replaceAll(/[x1]/g, 'X').replaceAll(/[o2]/g, 'O');
  const { geometry, stones, colorAt } = parseDiagram(text);
  const game = new Game(geometry);
  expect(game.setup(stones)).toBeUndefined();
  const { status } = judgePosition(replayRecord(makeGameRecord(game)), {
    seed: 1,
    playouts: 600,
    stopped: () => false,
  });
  const marks = new Map<number, string>();
  for (const [point, color] of stones) {
    if (status.get(point) === 'dead') marks.set(point, 'xo'[color - 1]!);
    if (status.get(point) === 'seki') marks.set(point, '12'[color - 1]!);
  }
  const strip = (drawn: string) => drawn.replaceAll(/[^XOxo12\n.]/g, '').replaceAll('+', '.');
  const drawn = makeDiagram({ geometry, colorAt, marks }).replaceAll('+', '.').split('\n').slice(1, -1);
  const rows = drawn.map((row) => strip(row.slice(2, 3 + 2 * geometry.width)));
  expect(rows).toEqual(
    picture
      .trim()
      .split('\n')
      .map((row) => row.replaceAll(' ', '')),
  );
}

describe('which stones are dead', () => {
  test('none of those with two eyes, all of those in enemy territory', () => {
    check(`
      . X . X . X O . O
      . X X . X X O . .
      X . o X . X O O O
      . X X . X X O . .
      X X . X X O O . O
      . X X X O O . O .
      X X X O O . x O O
      O O O O . O O . .
      . O . O O . O O .`);
  });

  test('a group with one eye, surrounded by what lives', () => {
    check(`
      . x x O . O .
      x x x O O O O
      O O O O X X X
      O . O X X . X
      O O X X . X X
      X X X . X X .
      . X . X X . X`);
  });

  test('nobody, where two share their last liberties', () => {
    check(`
      . 2 1 . 1 O O
      2 2 1 1 1 O .
      2 . 1 O O O O
      2 2 1 O . O .
      X X O O O O O
      X X X X X X X
      . X . X . X .`);
  });
});
