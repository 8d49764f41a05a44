import { describe, expect, test } from 'vitest';
import { BLACK, WHITE } from '../../src/engine/color.ts';
import { makeDiagram, parseDiagram } from '../../src/engine/diagram.ts';
import { Game } from '../../src/engine/game.ts';
import { Geometry, makeVertex, parseVertex } from '../../src/engine/geometry.ts';
import { makeSgf, parseSgf, swapColorWords, transformTree } from '../../src/engine/sgf.ts';
import {
  makeFlip,
  makeInversion,
  makeRotation,
  type Transform,
  transformGame,
} from '../../src/engine/transform.ts';

/** A ko has just been taken on a board that is not square. */
function makeGame(): Game {
  const { geometry, stones } = parseDiagram(`
    . X O .
    X . X O
    . X O .`);
  const game = new Game(geometry, 6.5);
  game.setup(stones, WHITE);
  game.play(WHITE, parseVertex('B2', geometry)!);
  return game;
}

function draw(game: Game): string {
  const { geometry } = game;
  return makeDiagram({ geometry, colorAt: (point) => game.colorAt(point), lastMove: game.lastMove?.point })
    .split('\n')
    .slice(1, -1)
    .map((line) => line.slice(2, -1).trimEnd())
    .join('\n');
}

describe('a game', () => {
  const game = makeGame();
  const { geometry } = game;

  test.each<[string, Transform, string]>([
    ['a quarter', makeRotation(geometry, 90), ' . X .\n X(O)X\n O . O\n . O .'],
    ['a half', makeRotation(geometry, 180), ' . O X .\n O .(O)X\n . O X .'],
    ['three quarters', makeRotation(geometry, 270), ' . O .\n O . O\n X(O)X\n . X .'],
    ['left and right', makeFlip(geometry, 'horizontal'), ' . O X .\n O .(O)X\n . O X .'],
    ['top and bottom', makeFlip(geometry, 'vertical'), ' . X O .\n X(O). O\n . X O .'],
    ['the colours', makeInversion(geometry), ' . O X .\n O(X). X\n . O X .'],
  ])('turned: %s', (_, transform, expected) => {
    const turned = transformGame(game, transform);
    expect(draw(turned)).toBe(expected);
    const ko = transform.movePoint(game.koPoint);
    expect(turned.koPoint).toBe(ko);
    const banned = transform.swapsColors ? WHITE : BLACK;
    expect(turned.toPlay).toBe(banned);
    expect(turned.checkPlay(banned, ko)).toBe('ko');
    expect(turned.komi).toBe(6.5);
    expect(turned.captures(transform.swapsColors ? BLACK : WHITE)).toBe(1);
  });

  test('keeps its handicap, its set-up in mid-game and whose turn it was', () => {
    const small = Geometry.of(5);
    const other = new Game(small);
    other.placeHandicap([small.at(0, 0), small.at(4, 4)]);
    other.setToPlay(BLACK);
    other.play(BLACK, small.at(2, 2));
    other.addSetup(new Map([[small.at(1, 1), WHITE]]));
    other.setToPlay(WHITE);
    const turned = transformGame(other, makeRotation(small, 90));
    expect([turned.handicap, turned.toPlay, turned.steps().length]).toEqual([2, WHITE, 2]);
    expect([...turned.stones().keys()].map((point) => makeVertex(point, small))).toEqual([
      'E5',
      'D4',
      'C3',
      'A1',
    ]);
    turned.undo();
    turned.undo();
    expect(turned.toPlay).toBe(BLACK);
  });

  test('as it was is a game of its own', () => {
    const before = game.at(0);
    expect(before.stepCount).toBe(0);
    before.setToPlay(BLACK);
    expect(game.toPlayAfter(0)).toBe(WHITE);
    expect(before.redo()).toBe(false);
    expect(game.at(1).key).toBe(game.key);
    expect(game.at(1).repeats()).toBe(false);
  });
});

describe('a tree', () => {
  function turn(text: string, transform: Transform): string {
    const parsed = parseSgf(text);
    if (!parsed.ok) throw new Error(parsed.reason);
    return makeSgf([transformTree(parsed.trees[0]!, transform)]).replaceAll('\n', '');
  }

  const nine = Geometry.of(9);

  test('turns with all its points', () => {
    const text = '(;SZ[9]AB[aa:bc]AW[ia]LB[cc:c:d]LN[aa:ii]VR[aa:ca]XX[aa](;B[tt])(;B[ab]C[ab];W[]))';
    expect(turn(text, makeRotation(nine, 90))).toBe(
      '(;SZ[9]AB[ga:ib]AW[ii]LB[gc:c:d]LN[ia:ai]VR[ia:ic]XX[aa](;B[tt])(;B[ha]C[ab];W[]))',
    );
    const four = Geometry.of(9, 4);
    expect(turn('(;SZ[9:4]AB[ad])', makeRotation(four, 270))).toBe('(;SZ[4:9]AB[di])');
  });

  test('swaps what is said of the colours', () => {
    const text =
      '(;SZ[9]PL[B]AB[aa]AW[ba]PB[Ann]PW[Bob]KT[b:1][w:0]RE[W+3.5]C[Black lives, WHITE does not. blackish](;B[cc]TE[1];W[dd]))';
    expect(turn(text, makeInversion(nine))).toBe(
      '(;SZ[9]PL[W]AW[aa]AB[ba]PW[Ann]PB[Bob]KT[w:1][b:0]RE[B+3.5]C[White lives, BLACK does not. blackish](;W[cc]TE[1];B[dd]))'.replace(
        '(;W[cc]TE[1];B[dd])',
        ';W[cc]TE[1];B[dd]',
      ),
    );
  });

  test('text is swapped and swapped back', () => {
    const text = 'White to play. The black stones, Blacks and whites; a blackboard.';
    expect(swapColorWords(text)).toBe('Black to play. The white stones, Whites and blacks; a blackboard.');
    expect(swapColorWords(swapColorWords(text))).toBe(text);
  });
});
