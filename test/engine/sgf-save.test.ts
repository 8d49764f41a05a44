import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLACK, type Color, EMPTY, WHITE } from '../../src/engine/color.ts';
import { Game } from '../../src/engine/game.ts';
import { Geometry, PASS } from '../../src/engine/geometry.ts';
import { makeSgf, saveGame } from '../../src/engine/sgf.ts';
import { draw, load } from './sgf-helpers.ts';

const save = (game: Game) => makeSgf([saveGame(game)]);
const HEAD = '(;FF[4]\nGM[1]\nCA[UTF-8]\nAP[GoLD:development]\n';

test('an empty board', () =>
  expect(save(new Game(Geometry.of(9), 6.5))).toBe(`${HEAD}SZ[9]\nKM[6.5]\nPL[B]\n)\n`));

test('set-up, side to move, moves, a pass', () => {
  const geometry = Geometry.of(5, 3);
  const game = new Game(geometry);
  game.setup(
    new Map<number, Color>([
      [geometry.at(0, 0), BLACK],
      [geometry.at(1, 1), WHITE],
    ]),
    WHITE,
  );
  expect(save(game)).toBe(`${HEAD}SZ[5:3]\nKM[0]\nPL[W]\nAB[aa]\nAW[bb]\n)\n`);
  game.play(WHITE, geometry.at(4, 2));
  game.play(BLACK, PASS);
  expect(save(game)).toBe(`${HEAD}SZ[5:3]\nKM[0]\nPL[W]\nAB[aa]\nAW[bb]\n;W[ec];B[])\n`);
});

test('a handicap', () => {
  const geometry = Geometry.of(9);
  const game = new Game(geometry);
  game.placeHandicap([geometry.at(2, 6), geometry.at(6, 2)]);
  expect(save(game)).toMatch(/HA\[2\]\nPL\[W\]\nAB\[gc\]\[cg\]\n\)\n$/);
  expect(load(save(game)).game.handicap).toBe(2);
});

test('a set-up in mid-game, and a side to move that is not the usual one', () => {
  const geometry = Geometry.of(3);
  const game = new Game(geometry);
  game.play(BLACK, geometry.at(0, 0));
  game.addSetup(
    new Map([
      [geometry.at(0, 0), EMPTY],
      [geometry.at(1, 1), BLACK],
      [geometry.at(2, 2), WHITE],
    ]),
  );
  game.setToPlay(BLACK);
  const text = save(game);
  expect(text.split('PL[B]\n;')[1]).toBe('B[aa];AB[bb]AW[cc]AE[aa];PL[B])\n');
  expect(draw(load(text).game)).toEqual(['...', '.X.', '..O']);
  expect(load(text).game.toPlay).toBe(BLACK);
});

test('what was undone is not saved', () => {
  const game = new Game(Geometry.of(3));
  game.play(BLACK, PASS);
  game.undo();
  expect(save(game)).not.toMatch(/B\[\]/);
});

test('a ko retaken at once survives', () => {
  const { game } = load('(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])');
  const text = save(game);
  expect(text).toMatch(/;B\[cb\];W\[bb\]KO\[\]\)/);
  expect(save(load(text).game)).toBe(text);
});

describe('any game', () => {
  type Action = readonly ['play' | 'setup' | 'side', Color, number];
  const action: fc.Arbitrary<Action> = fc.tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constant('play' as const) },
      { weight: 1, arbitrary: fc.constantFrom('setup' as const, 'side' as const) },
    ),
    fc.constantFrom<Color>(BLACK, WHITE),
    fc.nat(30),
  );

  function perform(game: Game, [kind, color, number]: Action): void {
    const point = game.geometry.points[number] ?? PASS;
    if (kind === 'play') game.play(color, point);
    // Only after a move: other set-ups become one with what is before them when they are read.
    else if (kind === 'setup' && point !== PASS && game.lastMove) game.addSetup(new Map([[point, color]]));
    else if (kind === 'side') game.setToPlay(color);
  }

  test('comes back the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 2, max: 5 }),
        fc.constantFrom(0, 0.5, 6.5, -7),
        fc.array(action, { maxLength: 80 }),
        (width, height, komi, actions) => {
          const game = new Game(Geometry.of(width, height), komi);
          for (const action of actions) perform(game, action);
          const { game: loaded } = load(save(game));
          expect(loaded.komi).toBe(komi);
          expect(draw(loaded)).toEqual(draw(game));
          expect(loaded.moves).toEqual(game.moves);
          expect(loaded.toPlay).toBe(game.toPlay);
          expect(loaded.koPoint).toBe(game.koPoint);
          expect(loaded.captures(BLACK)).toBe(game.captures(BLACK));
          expect(loaded.captures(WHITE)).toBe(game.captures(WHITE));
          expect(save(loaded)).toBe(save(game));
        },
      ),
    );
  });
});
