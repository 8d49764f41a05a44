import { describe, expect, test } from 'vitest';
import { BLACK, makeColor, WHITE } from '../../src/engine/color.ts';
import { draw, findLoadReason, load } from './sgf-helpers.ts';

const position = (text: string, upTo?: number) => draw(load(text, upTo).game);
const toPlay = (text: string, upTo?: number) => makeColor(load(text, upTo).game.toPlay);

describe('size', () => {
  const size = (text: string) => {
    const { width, height } = load(text).game.geometry;
    return `${width}x${height}`;
  };

  test.each([
    ['(;)', '19x19'],
    ['(;SZ[])', '19x19'],
    ['(;SZ[9])', '9x9'],
    ['(;SZ[ 13 ])', '13x13'],
    ['(;SZ[9:13])', '9x13'],
    ['(;SZ[25:2])', '25x2'],
  ])('%s', (text, expected) => expect(size(text)).toBe(expected));

  test.each([
    ['(;SZ[1])', 'SZ[1] is not a size from 2 to 25'],
    ['(;SZ[26])', 'SZ[26] is not a size from 2 to 25'],
    ['(;SZ[9:99])', 'SZ[9:99] is not a size from 2 to 25'],
    ['(;SZ[99999999999999999999])', 'SZ[99999999999999999999] is not a size from 2 to 25'],
    ['(;SZ[nine])', 'SZ[nine] is no board size'],
    ['(;SZ[-9])', 'SZ[-9] is no board size'],
    ['(;SZ[9\n\n9])', 'SZ[9 9] is no board size'],
    [`(;SZ[${'9x'.repeat(100)}])`, 'SZ[9x9x9x9x9x9x9x9x9x9x…] is no board size'],
    ['(;GM[2])', 'GM[2] is not a game of Go'],
  ])('%j is refused', (text, reason) => expect(findLoadReason(text)).toBe(reason));
});

describe('komi', () => {
  test.each([
    ['(;KM[6.5])', 6.5],
    ['(;KM[6,5])', 6.5],
    ['(;KM[-3])', -3],
    ['(;KM[0])', 0],
    ['(;KM[])', 0],
    ['(;)', 0],
  ])('%s', (text, komi) => expect(load(text).game.komi).toBe(komi));

  test('no number is a note', () => {
    expect(load('(;KM[none])').notes).toContain('KM[none] is no number');
    expect(load('(;KM[1e999])').game.komi).toBe(0);
  });
});

describe('how far', () => {
  const text = '(;SZ[3]AB[aa];W[bb];B[cc];W[])';

  test.each([
    [1, ['X..', '...', '...'], 'white'],
    [2, ['X..', '.O.', '...'], 'black'],
    [3, ['X..', '.O.', '..X'], 'white'],
    [4, ['X..', '.O.', '..X'], 'black'],
    [999, ['X..', '.O.', '..X'], 'black'],
    [undefined, ['X..', '.O.', '..X'], 'black'],
    [0, ['X..', '...', '...'], 'white'],
    [-5, ['X..', '...', '...'], 'white'],
  ])('before move %s', (upTo, rows, color) => {
    expect(position(text, upTo)).toEqual(rows);
    expect(toPlay(text, upTo)).toBe(color);
  });

  test('the history is there to go back', () => {
    const { game } = load(text, 3);
    expect(game.moves).toHaveLength(2);
    expect(game.undo() && game.undo()).toBe(true);
    expect(draw(game)).toEqual(['X..', '...', '...']);
    expect(game.toPlay).toBe(WHITE);
    expect(game.undo()).toBe(false);
  });

  test('only the main line is played', () =>
    expect(position('(;SZ[3](;B[aa](;W[bb])(;W[cc]))(;B[ba]))')).toEqual(['X..', '.O.', '...']));
});

describe('moves', () => {
  test('captures', () => expect(position('(;SZ[3]AB[ba]AW[aa];B[ab])')).toEqual(['.X.', 'X..', '...']));

  test('of any colour in any order', () => {
    const text = '(;SZ[3];B[aa];B[bb];W[cc];W[ca])';
    expect(position(text)).toEqual(['X.O', '.X.', '..O']);
    expect([1, 2, 3, 4, 5].map((upTo) => toPlay(text, upTo))).toEqual([
      'black',
      'black',
      'white',
      'white',
      'black',
    ]);
  });

  test('two in a node', () => expect(position('(;SZ[3];B[aa]W[cc])', 2)).toEqual(['X..', '...', '...']));

  test('one in the root, after its set-up', () => {
    expect(position('(;SZ[3]B[aa]AB[bb];W[cc])')).toEqual(['X..', '.X.', '..O']);
    expect(position('(;SZ[3]B[aa]AB[bb];W[cc])', 1)).toEqual(['...', '.X.', '...']);
  });

  test('passes', () => {
    const { game } = load('(;SZ[9];B[];W[tt];B[cc])');
    expect(game.moves.map(({ point }) => point === 0)).toEqual([true, true, false]);
  });

  test('several points: the first', () => {
    const { game, notes } = load('(;SZ[3];B[aa][bb])');
    expect(draw(game)).toEqual(['X..', '...', '...']);
    expect(notes).toContain('move 1: only the first of several points was played');
  });

  test.each([
    ['(;SZ[3];B[aa];W[aa])', 'move 2: white A3 is on an occupied point'],
    ['(;SZ[3]AB[ba][ab];W[aa])', 'move 1: white A3 is a suicide'],
    ['(;SZ[3];B[aa];W[];B[dd])', 'move 3: B[dd] is not on the board'],
    ['(;SZ[3];B[x])', 'move 1: B[x] is not on the board'],
    ['(;SZ[3];B[aa:bb])', 'move 1: B[aa:bb] is not on the board'],
  ])('%s is refused', (text, reason) => expect(findLoadReason(text)).toBe(reason));

  test('an illegal move beyond the wanted position does no harm', () =>
    expect(position('(;SZ[3];B[aa];W[aa])', 2)).toEqual(['X..', '...', '...']));

  test('a ko retaken at once is played, with a note', () => {
    const text = '(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])';
    expect(position(text, 2)).toEqual(['.XO.', 'X.XO', '.XO.', '....']);
    const { game, notes } = load(text);
    expect(draw(game)).toEqual(['.XO.', 'XO.O', '.XO.', '....']);
    expect(notes).toEqual(['move 2: white B3 retakes a ko at once']);
    expect(game.moves).toHaveLength(2);
    expect(game.captures(WHITE)).toBe(1);
    expect(game.captures(BLACK)).toBe(1);
    expect(game.toPlay).toBe(BLACK);
  });

  test('too many', () => {
    expect(findLoadReason(`(;SZ[3]${';B[]'.repeat(30_000)})`)).toBe('move 20001: more than 20000 moves');
    expect(load(`(;SZ[3]${';B[]'.repeat(30_000)})`, 100).game.moves).toHaveLength(99);
  });
});

describe('set-up', () => {
  test('lists, rectangles, and AE after them', () =>
    expect(position('(;SZ[4]AB[aa:ba][ca]AW[ac:dd];AE[ba][bc:cd])')).toEqual([
      'X.X.',
      '....',
      'O..O',
      'O..O',
    ]));

  test('AE first within a node', () =>
    expect(position('(;SZ[2]AB[aa];AB[ab]AE[aa:bb])')).toEqual(['..', 'X.']));

  test('before the first move it is all one', () => {
    const { game } = load('(;SZ[3];AB[aa];AW[bb];B[cc])', 1);
    expect(draw(game)).toEqual(['X..', '.O.', '...']);
    expect(game.undo()).toBe(false);
  });

  test('steps that would be illegal alone are judged together', () =>
    expect(position('(;SZ[2]AB[aa:bb];AE[aa])')).toEqual(['.X', 'XX']));

  test('in mid-game it is a step of the history', () => {
    const { game } = load('(;SZ[3];B[aa];AE[aa]AB[bb]AW[cc];W[ca])');
    expect(draw(game)).toEqual(['..O', '.X.', '..O']);
    expect(game.moves).toHaveLength(2);
    game.undo();
    game.undo();
    expect(draw(game)).toEqual(['X..', '...', '...']);
  });

  test('what is not on the board is a note', () => {
    const { game, notes } = load('(;SZ[3]AB[aa][jj][x\ny][bb:zz]AW[]PL[B])');
    expect(draw(game)).toEqual(['X..', '.XX', '.XX']);
    expect(notes).toEqual(['AB[jj] is not on the board', 'AB[x y] is not on the board']);
  });

  test('no more notes than anyone reads', () =>
    expect(load(`(;AB${'[zz]'.repeat(1000)})`).notes).toHaveLength(20));

  test.each([
    ['(;SZ[3]AB[ba][ab]AW[aa])', 'set-up: the chain at A3 has no liberty'],
    ['(;SZ[2]AB[aa:bb]HA[4])', /^set-up: the chain at .. has no liberty$/],
    ['(;SZ[3];B[cc];AB[ba][ab]AW[aa])', 'set-up after move 1: the chain at A3 has no liberty'],
  ])('%s is refused', (text, reason) => expect(findLoadReason(text)).toMatch(reason));
});

describe('side to move', () => {
  test.each([
    ...['B', 'b', 'Black', 'BLACK', '1', ' B '].map((text) => [text, 'black'] as const),
    ...['W', 'w', 'white', 'White', '2'].map((text) => [text, 'white'] as const),
  ])('PL[%s]', (text, color) => expect(toPlay(`(;SZ[3]PL[${text}]AB[aa])`)).toBe(color));

  test('PL goes before the colour of the first move', () =>
    expect(toPlay('(;PL[W];B[aa])', 1)).toBe('white'));
  test('the colour of the next move is next best', () => expect(toPlay('(;;W[aa])', 1)).toBe('white'));
  test('White after a handicap', () => expect(toPlay('(;HA[2]AB[aa][bb])')).toBe('white'));
  test('White after a handicap that is not set up', () => expect(toPlay('(;HA[2])')).toBe('white'));

  test('else Black, and it says so', () => {
    expect(load('(;AB[aa])').notes).toEqual(['no side to move is given: Black']);
    expect(load('(;AB[aa]PL[B])').notes).toEqual([]);
    expect(load('(;AB[aa]PL[?])').notes).toContain('PL[?] is no side to move');
  });

  test('PL in mid-game and at the end', () => {
    expect(toPlay('(;;B[aa];PL[B])')).toBe('black');
    expect(toPlay('(;;B[aa];AW[bb]PL[B];W[cc])', 2)).toBe('black');
  });
});

describe('handicap', () => {
  test('HA with as many stones', () => {
    const { game, notes } = load('(;SZ[9]HA[2]AB[cc][gg];W[ee])');
    expect(game.handicap).toBe(2);
    expect(game.toPlay).toBe(BLACK);
    expect(notes).toEqual([]);
  });

  test.each(['(;SZ[9]HA[3]AB[cc][gg])', '(;SZ[9]HA[2]AB[cc]AW[gg])', '(;SZ[9]HA[2];B[cc];B[gg])'])(
    '%s is a set-up, with a note',
    (text) => {
      const { game, notes } = load(text);
      expect(game.handicap).toBe(0);
      expect(notes[0]).toMatch(/^HA\[\d\] does not match the stones set up$/);
    },
  );

  test('stones without HA, or HA[0]', () => {
    expect(load('(;SZ[9]AB[cc][gg])').game.handicap).toBe(0);
    expect(load('(;SZ[9]HA[0]AB[cc][gg]PL[B])').notes).toEqual([]);
  });
});
