import { describe, expect, test } from 'vitest';
import { Board } from '../../../src/engine/board.ts';
import { BLACK, WHITE } from '../../../src/engine/color.ts';
import { parseDiagram } from '../../../src/engine/diagram.ts';
import { PASS } from '../../../src/engine/geometry.ts';
import { isShape } from '../../../src/engine/play/patterns.ts';
import { Tactics } from '../../../src/engine/play/tactics.ts';

/** The board drawn, and the points marked in it. */
function draw(text: string) {
  const diagram = parseDiagram(text);
  const board = new Board(diagram.geometry);
  board.setStones(diagram);
  const at = (mark: string) => [...diagram.marks].find(([, each]) => each === mark)![0];
  return { board, tactics: new Tactics(board), at };
}

describe('tactics', () => {
  test('tell eyes from false ones', () => {
    const { tactics, at } = draw(`
      a X . X b
      X X . X X
      . . . . O
      O X O X O
      c O X d X
      X O O X O`);
    expect(tactics.isEye(BLACK, at('a'))).toBe(true);
    expect(tactics.isEye(BLACK, at('b'))).toBe(true);
    expect(tactics.isEye(WHITE, at('a'))).toBe(false);
    expect(tactics.isEye(WHITE, at('c'))).toBe(false);
    expect(tactics.isEye(BLACK, at('d'))).toBe(false);
  });

  test('count captures, liberties to come, and see self-atari', () => {
    const { tactics, at } = draw(`
      a O O X .
      . X X . .
      . . . . .
      . O . O .
      X b O . .`);
    expect(tactics.countCaptures(BLACK, at('a'))).toBe(2);
    expect(tactics.countCaptures(WHITE, at('a'))).toBe(0);
    expect(tactics.countLibertiesAfter(BLACK, at('a'), 9)).toBe(2);
    expect(tactics.isSelfAtari(BLACK, at('b'))).toBe(true);
    expect(tactics.isSelfAtari(WHITE, at('b'))).toBe(false);
  });

  test('know which stones may be thrown in', () => {
    const { tactics, at } = draw(`
      O O O O O O O
      O X X . X X O
      O X . a . X O
      O X X X X X O
      O O O O O O .
      X X X X X b O
      . X X X X X O`);
    // A stone in the middle of three points is no self-atari; one on an open line is no loss.
    expect(tactics.isBadSelfAtari(WHITE, at('a'))).toBe(false);
    // Eleven stones are too many.
    expect(tactics.isBadSelfAtari(BLACK, at('b'))).toBe(true);
  });

  test('run out of a ladder where a stone breaks it, and not where none does', () => {
    const ladder = (corner: string) => `
      . . . . . . .
      . . X X . . .
      . X O O a . .
      . . X X . . .
      . . . . . . .
      . . . . . . .
      . . . . . . ${corner}`;
    const caught = draw(ladder('.'));
    const stone = caught.at('a') - 1;
    expect(caught.board.isInAtari(stone)).toBe(true);
    expect(caught.tactics.findEscape(stone)).toBe(caught.at('a'));
    const tight = draw(`
      . . . . . .
      . X X X . .
      . X O a . .
      . . X . X .
      . . . . . .
      . . . . . .`);
    expect(tight.tactics.findEscape(tight.at('a') - 1)).toBe(PASS);
  });

  test('save a chain by taking what surrounds it', () => {
    const { tactics, at } = draw(`
      . O X . .
      . O X O .
      . O X O .
      . X O a .
      . . X . .`);
    const chain = at('a') - 6 - 1;
    expect(tactics.findCounterCapture(chain)).toBe(at('a'));
    expect(tactics.findEscape(chain)).toBe(at('a'));
  });

  test('find the vital point of an eyespace', () => {
    const { tactics, at } = draw(`
      X a . X . . X
      X . X X b X X
      X X . . . . .
      . . . . . . .
      X X X X X X X
      . . . . X . c
      X X X X X X .`);
    expect(tactics.findVitalPoint(at('a'), BLACK)).toBe(at('a'));
    expect(tactics.findVitalPoint(at('c'), BLACK)).toBe(at('c'));
    // Four in a row have no vital point.
    expect(tactics.findVitalPoint(at('c') - 3, BLACK)).toBe(PASS);
  });

  test('know a hane, a cut and the edge, and leave the open board alone', () => {
    const { board, at } = draw(`
      . . . . . . .
      . X O X . . .
      . . a . . . .
      . . . . . b .
      X O . . . . .
      O c . . . . .`);
    expect(isShape(board, at('a'))).toBe(true);
    expect(isShape(board, at('b'))).toBe(false);
    expect(isShape(board, at('c'))).toBe(true);
  });
});
