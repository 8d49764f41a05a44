import { describe, expect, test } from 'vitest';
import { Board } from '../../src/engine/board.ts';
import { BLACK, type Color, EMPTY, opponent, WHITE } from '../../src/engine/color.ts';
import { makeDiagram, parseDiagram } from '../../src/engine/diagram.ts';
import { Game } from '../../src/engine/game.ts';
import { Geometry, PASS, parseVertex } from '../../src/engine/geometry.ts';
import { makeRandom } from '../../src/engine/zobrist.ts';

/** A game that starts with a picture, and a function from vertices to points. */
function setUp(picture: string, toPlay?: Color): { game: Game; at: (vertex: string) => number } {
  const { geometry, stones } = parseDiagram(picture);
  const game = new Game(geometry);
  expect(game.setup(stones, toPlay)).toBeUndefined();
  return { game, at: (vertex) => parseVertex(vertex, geometry)! };
}

function draw(game: Game): string {
  return makeDiagram({ geometry: game.geometry, colorAt: (point) => game.colorAt(point) });
}

function drawn(picture: string): string {
  return makeDiagram(parseDiagram(picture));
}

const KO = `
  . X O .
  X . X O
  . X O .
  . . . .`;

describe('play', () => {
  test('tells why a move is illegal and changes nothing', () => {
    const { game, at } = setUp(KO);
    const before = draw(game);
    expect(game.play(BLACK, at('B4'))).toBe('occupied');
    expect(game.play(BLACK, game.geometry.at(4, 0))).toBe('off the board');
    expect(game.play(BLACK, -7)).toBe('off the board');
    expect(game.play(WHITE, at('A4'))).toBe('suicide');
    expect(game.play(WHITE, at('B3'))).toBeUndefined();
    expect(game.koPoint).toBe(at('C3'));
    expect(game.play(BLACK, at('C3'))).toBe('ko');
    expect(game.moves).toEqual([{ color: WHITE, point: at('B3') }]);
    game.undo();
    expect(draw(game)).toBe(before);
    expect(game.captures(WHITE)).toBe(0);
  });

  test('lets the same colour play again, also where the other may not', () => {
    const { game, at } = setUp(KO);
    game.play(WHITE, at('B3'));
    expect(game.checkPlay(WHITE, at('C3'))).toBeUndefined();
  });

  test('captures and changes the side to play', () => {
    const { game, at } = setUp('O X .\n. . .');
    expect(game.toPlay).toBe(BLACK);
    game.play(BLACK, at('A1'));
    expect(draw(game)).toBe(drawn('. X .\nX . .'));
    expect([game.captures(BLACK), game.captures(WHITE)]).toEqual([1, 0]);
    expect(game.toPlay).toBe(WHITE);
    expect(game.lastMove).toEqual({ color: BLACK, point: at('A1') });
  });

  test('a pass lifts the ko ban', () => {
    const { game, at } = setUp(KO);
    game.play(WHITE, at('B3'));
    game.play(BLACK, PASS);
    expect(game.koPoint).toBe(PASS);
    expect(game.checkPlay(BLACK, at('C3'))).toBeUndefined();
    game.undo();
    expect(game.checkPlay(BLACK, at('C3'))).toBe('ko');
  });
});

describe('undo and redo', () => {
  test('stop at the ends', () => {
    const game = new Game(Geometry.of(3));
    expect([game.undo(), game.redo()]).toEqual([false, false]);
    game.play(BLACK, PASS);
    expect([game.redo(), game.undo(), game.undo(), game.redo(), game.redo()]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(game.moves).toHaveLength(1);
  });

  test('a new move ends redoing, an illegal one does not', () => {
    const { game, at } = setUp('. X\n. .');
    game.play(WHITE, at('A1'));
    game.undo();
    game.play(WHITE, at('B2'));
    expect(game.redo()).toBe(true);
    game.undo();
    game.play(WHITE, at('B1'));
    expect(game.redo()).toBe(false);
  });

  test('the side to play comes back too', () => {
    const { game, at } = setUp('. .\n. .', WHITE);
    game.play(WHITE, at('A1'));
    game.setToPlay(WHITE);
    game.play(WHITE, at('B1'));
    expect(game.toPlay).toBe(BLACK);
    game.undo();
    expect(game.toPlay).toBe(WHITE);
    game.undo();
    expect(game.toPlay).toBe(WHITE);
  });

  test('walk to and fro through random games', () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = makeRandom(seed);
      const game = new Game(Geometry.of(4, 3));
      const states = [describeState(game)];
      let now = 0;
      for (let i = 0; i < 120; i++) {
        const choice = random() & 7;
        if (choice < 2) now -= Number(game.undo());
        else if (choice < 4) now += Number(game.redo());
        else if (!game.play(game.toPlay, game.geometry.points[(random() >>> 1) % 12]!)) {
          states.length = ++now;
          states.push(describeState(game));
        }
        expect(describeState(game)).toBe(states[now]);
      }
    }
  });
});

function describeState(game: Game): string {
  const { toPlay, koPoint, moves, lastMove } = game;
  const captures = [game.captures(BLACK), game.captures(WHITE)];
  return JSON.stringify([
    draw(game),
    toPlay,
    koPoint,
    moves,
    lastMove,
    captures,
    game.repeats(),
    game.steps(),
  ]);
}

describe('repetition', () => {
  test('is known when the position has stood before, whoever plays', () => {
    const { game, at } = setUp(KO);
    game.play(WHITE, at('B3'));
    game.play(BLACK, PASS);
    expect(game.repeats()).toBe(false);
    game.play(WHITE, PASS);
    game.play(BLACK, at('C3'));
    expect(game.repeats()).toBe(true);
    game.undo();
    expect(game.repeats()).toBe(false);
    game.redo();
    game.play(WHITE, PASS);
    expect(game.repeats()).toBe(true);
    game.play(BLACK, at('D1'));
    expect(game.repeats()).toBe(false);
  });

  test('a pass alone is none', () => {
    const game = new Game(Geometry.of(2));
    game.play(BLACK, PASS);
    game.play(WHITE, PASS);
    expect(game.repeats()).toBe(false);
  });

  test('set-up starts anew', () => {
    const { game, at } = setUp(KO);
    const stones = game.stones();
    game.play(WHITE, at('B3'));
    game.setup(stones);
    expect(game.repeats()).toBe(false);
  });

  test('agrees with a plain list of positions in random games', () => {
    let found = 0;
    for (let seed = 0; seed < 200; seed++) {
      const random = makeRandom(seed);
      const game = new Game(Geometry.of(2, 3));
      const pictures = [draw(game)];
      for (let i = 0; i < 60; i++) {
        const color = (random() >>> 1) % 2 === 0 ? BLACK : WHITE;
        if (game.play(color, game.geometry.points[(random() >>> 1) % 6]!)) continue;
        const picture = draw(game);
        expect(game.repeats()).toBe(pictures.includes(picture));
        pictures.push(picture);
        found += Number(game.repeats());
      }
    }
    expect(found).toBeGreaterThan(100);
  });
});

describe('captures', () => {
  test('are counted for each point, as far as the game has gone', () => {
    const { game, at } = setUp(KO);
    const counts = () => Object.fromEntries(game.countCaptures());
    expect(counts()).toEqual({});
    game.play(WHITE, at('B3'));
    expect(counts()).toEqual({ [at('C3')]: 1 });
    game.play(BLACK, PASS);
    game.play(WHITE, PASS);
    game.play(BLACK, at('C3'));
    expect(counts()).toEqual({ [at('C3')]: 1, [at('B3')]: 1 });
    game.undo();
    expect(counts()).toEqual({ [at('C3')]: 1 });
    game.redo();
    game.play(WHITE, at('A1'));
    game.play(WHITE, at('B3'));
    expect(counts()).toEqual({ [at('C3')]: 2, [at('B3')]: 1 });
  });

  test('are moves: a stone taken off by a set-up is not counted', () => {
    const { game, at } = setUp('X . .\n. . .');
    game.addSetup(new Map([[at('A2'), EMPTY]]));
    expect(game.countCaptures().size).toBe(0);
  });
});

describe('set-up', () => {
  test('of a chain without a liberty is refused', () => {
    const { game } = setUp('X O\n. .');
    const before = describeState(game);
    const { stones } = parseDiagram('X O\nO .');
    expect(game.setup(stones)).toBe('the chain at A2 has no liberty');
    expect(game.setup(new Map([[game.geometry.at(2, 0), BLACK]]))).toBe('off the board');
    expect(game.addSetup(new Map([[game.geometry.at(0, 1), WHITE]]))).toBe('the chain at A2 has no liberty');
    expect(describeState(game)).toBe(before);
  });

  test('starts the history anew and keeps komi', () => {
    const { game, at } = setUp('X O\n. .');
    game.komi = 7.5;
    game.play(BLACK, at('B1'));
    game.setup(parseDiagram('. O\n. .').stones, WHITE);
    expect(game.moves).toEqual([]);
    expect(game.undo()).toBe(false);
    expect(game.redo()).toBe(false);
    expect(game.captures(BLACK)).toBe(0);
    expect(game.toPlay).toBe(WHITE);
    expect(game.komi).toBe(7.5);
    expect(game.stones()).toEqual(new Map([[at('B2'), WHITE]]));
  });

  test('in mid-game is one step, undone as one', () => {
    const { game, at } = setUp('X . .\n. . O');
    game.play(BLACK, at('B1'));
    const changes = new Map([
      [at('A2'), EMPTY],
      [at('C2'), BLACK],
      [at('B1'), WHITE],
    ]);
    expect(game.addSetup(changes)).toBeUndefined();
    expect(draw(game)).toBe(drawn('. . X\n. O O'));
    expect(game.lastMove).toBeUndefined();
    expect(game.moves).toHaveLength(1);
    expect(game.toPlay).toBe(WHITE);
    expect(game.steps().map((step) => step.kind)).toEqual(['move', 'setup']);
    game.play(WHITE, PASS);
    game.undo();
    game.undo();
    expect(draw(game)).toBe(drawn('X . .\n. X O'));
    expect(game.lastMove).toEqual({ color: BLACK, point: at('B1') });
    game.redo();
    expect(draw(game)).toBe(drawn('. . X\n. O O'));
    expect(game.startStones()).toEqual(parseDiagram('X . .\n. . O').stones);
  });

  test('in mid-game lifts the ko ban and keeps the captures', () => {
    const { game, at } = setUp(KO);
    game.play(WHITE, at('B3'));
    game.addSetup(new Map());
    expect(game.koPoint).toBe(PASS);
    expect(game.captures(WHITE)).toBe(1);
    expect(game.repeats()).toBe(false);
  });

  test('clear empties the board and keeps komi', () => {
    const game = new Game(Geometry.of(9), 5.5);
    game.placeHandicap([game.geometry.at(2, 2), game.geometry.at(6, 6)]);
    game.clear();
    expect([game.stones().size, game.handicap, game.toPlay, game.komi]).toEqual([0, 0, BLACK, 5.5]);
  });
});

describe('handicap', () => {
  const geometry = Geometry.of(9);
  const points = [geometry.at(2, 6), geometry.at(6, 2)];

  test('is no part of the moves, and White plays next', () => {
    const game = new Game(geometry);
    expect(game.placeHandicap(points)).toBeUndefined();
    expect([game.handicap, game.toPlay, game.moves.length, game.undo()]).toEqual([2, WHITE, 0, false]);
    expect([...game.stones().keys()].sort()).toEqual([...points].sort());
    game.play(WHITE, PASS);
    expect(game.handicap).toBe(2);
  });

  test('fails as a whole', () => {
    const game = new Game(geometry);
    expect(game.placeHandicap([points[0]!, points[0]!])).toBe('repeated vertex');
    expect(game.placeHandicap([points[0]!, PASS])).toBe('off the board');
    expect(game.placeHandicap([...geometry.points])).toBe('the chain at A9 has no liberty');
    expect([game.stones().size, game.handicap, game.toPlay]).toEqual([0, 0, BLACK]);
    game.play(BLACK, points[0]!);
    expect(game.placeHandicap(points)).toBe('board not empty');
    expect(game.moves).toHaveLength(1);
  });
});

test('the fast board agrees move by move', () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = makeRandom(seed);
    const pick = (count: number) => (random() >>> 1) % count;
    const geometry = Geometry.of(2 + pick(6), 2 + pick(6));
    const game = new Game(geometry);
    const board = new Board(geometry);
    for (let i = 0; i < 100; i++) {
      const color = pick(10) === 0 ? opponent(game.toPlay) : game.toPlay;
      const point = pick(20) === 0 ? PASS : geometry.points[pick(geometry.points.length)]!;
      expect(board.play(color, point)).toBe(game.play(color, point) === undefined);
      if (pick(15) === 0) {
        expect(board.moveCount > 0).toBe(game.undo());
        board.undo();
      }
      expect([board.koPoint, board.captures(BLACK), board.captures(WHITE)]).toEqual([
        game.koPoint,
        game.captures(BLACK),
        game.captures(WHITE),
      ]);
      const different = geometry.points.filter((each) => board.colorAt(each) !== game.colorAt(each));
      const illegal = geometry.points.filter(
        (each) => board.isLegal(color, each) === !!game.checkPlay(color, each),
      );
      expect([different.length, illegal.length]).toEqual([0, 0]);
    }
  }
});

test('a game of 100,000 moves and passes is played, undone and redone', () => {
  const game = new Game(Geometry.of(19));
  const random = makeRandom(1);
  while (game.moves.length < 100_000) {
    const point = game.moves.length % 3 === 0 ? PASS : game.geometry.points[(random() >>> 1) % 361]!;
    if (game.play(game.toPlay, point)) game.play(game.toPlay, PASS);
  }
  const end = draw(game);
  let undone = 0;
  while (game.undo()) undone++;
  expect(undone).toBe(100_000);
  expect([game.stones().size, game.moves.length]).toEqual([0, 0]);
  while (game.redo()) undone--;
  expect(undone).toBe(0);
  expect(draw(game)).toBe(end);
});
