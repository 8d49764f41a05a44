import { describe, expect, test } from 'vitest';
import { BLACK, type Color, WHITE } from '../../src/engine/color.ts';
import { parseDiagram } from '../../src/engine/diagram.ts';
import { makeVertex, PASS, parseVertex } from '../../src/engine/geometry.ts';
import { isKo, MAX_THREATS, makeProblem, type ProblemSetup } from '../../src/lifedeath/problem.ts';

const CORNER = `
  . . . X O .
  . . X X O .
  X X O O O .
  O O O . . .
  . . . . . .`;

interface Wishes {
  keystones?: string;
  region?: string;
  toPlay?: Color;
  ko?: string;
  threats?: { black: number; white: number };
}

/** A setup from a picture and vertices; what is not said is as in a proper problem of CORNER. */
function setUp(picture: string, wishes: Wishes = {}): ProblemSetup {
  const diagram = parseDiagram(picture);
  const points = (text: string) =>
    text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => parseVertex(word, diagram.geometry)!);
  return {
    geometry: diagram.geometry,
    colorAt: (point) => diagram.colorAt(point),
    keystones: points(wishes.keystones ?? 'D5 D4 C4 A3 B3'),
    region: points(wishes.region ?? 'A5 B5 C5 A4 B4'),
    toPlay: wishes.toPlay ?? BLACK,
    koPoints: points(wishes.ko ?? ''),
    ...(wishes.threats && { threats: wishes.threats }),
  };
}

/** Why this is no problem; nothing if it is one. */
function reasons(picture: string, wishes: Wishes = {}): readonly string[] {
  const result = makeProblem(setUp(picture, wishes));
  return result.ok ? [] : result.reasons;
}

function make(picture: string, wishes: Wishes = {}) {
  const result = makeProblem(setUp(picture, wishes));
  if (!result.ok) throw new Error(result.reasons.join(', '));
  return result.problem;
}

describe('a problem', () => {
  test('knows its sides by the keystones', () => {
    const black = make(CORNER, { toPlay: WHITE });
    expect([black.defender, black.attacker, black.toPlay]).toEqual([BLACK, WHITE, WHITE]);
    const white = make(CORNER, { keystones: 'C3' });
    expect([white.defender, white.attacker, white.toPlay]).toEqual([WHITE, BLACK, BLACK]);
  });

  test('has keystones and region in order, each point once, and no ban or threats unless said', () => {
    const problem = make(CORNER, { keystones: 'B3 D5 B3', region: 'B4 A5 C5 A5' });
    const names = (points: readonly number[]) => points.map((point) => makeVertex(point, problem.geometry));
    expect(names(problem.keystones)).toEqual(['D5', 'B3']);
    expect(names(problem.region)).toEqual(['A5', 'C5', 'B4']);
    expect(problem.koPoint).toBe(PASS);
    expect(problem.threats).toEqual({ black: 0, white: 0 });
  });

  test('may list points under stones in its region', () => {
    expect(reasons(CORNER, { region: 'A5 D5 C3' })).toEqual([]);
  });

  test('keeps its stones though the board behind it changes', () => {
    const setup = setUp(CORNER);
    let isWiped = false;
    const result = makeProblem({ ...setup, colorAt: (point) => (isWiped ? 0 : setup.colorAt(point)) });
    isWiped = true;
    expect(result.ok && result.problem.colors[result.problem.keystones[0]!]).toBe(BLACK);
  });
});

describe('no problem because of', () => {
  test('no keystones', () => {
    expect(reasons(CORNER, { keystones: '' })).toEqual(['no keystones']);
  });

  test('keystones on empty points, each named', () => {
    expect(reasons(CORNER, { keystones: 'A5 D5 F1' })).toEqual([
      'keystone A5 is not a stone',
      'keystone F1 is not a stone',
    ]);
  });

  test('keystones of two colours', () => {
    expect(reasons(CORNER, { keystones: 'D5 E5' })).toEqual(['keystones of two colours']);
  });

  test('a region with no playable point', () => {
    const none = ['no playable point in the region'];
    expect(reasons(CORNER, { region: '' })).toEqual(none);
    expect(reasons(CORNER, { region: 'D5 C3' })).toEqual(none);
  });

  test('chains without liberties, each named', () => {
    const picture = `
      X O . O X
      O . . . O
      . . . . .`;
    expect(reasons(picture, { keystones: 'B3', region: 'C3' })).toEqual([
      'chain at A3 has no liberties',
      'chain at E3 has no liberties',
    ]);
  });

  test('two ko points', () => {
    const picture = `
      X . X O . X
      O X O X O O
      . . . . . .`;
    expect(reasons(picture, { keystones: 'A3', region: 'B3 E3', ko: 'B3 E3' })).toEqual([
      'more than one ko point',
    ]);
  });

  test('threats that are no small whole numbers', () => {
    const wrong = [`ko threats must be whole numbers from 0 to ${MAX_THREATS}`];
    for (const black of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_THREATS + 1]) {
      expect(reasons(CORNER, { threats: { black, white: 0 } })).toEqual(wrong);
      expect(reasons(CORNER, { threats: { black: 0, white: black } })).toEqual(wrong);
    }
    expect(reasons(CORNER, { threats: { black: MAX_THREATS, white: 0 } })).toEqual([]);
  });

  test('several things at once, all of them told', () => {
    const picture = `
      X O .
      O . .
      . . .`;
    const found = reasons(picture, {
      keystones: 'A3 B3 C1',
      region: '',
      ko: 'B2',
      threats: { black: -1, white: 0 },
    });
    expect(found).toEqual([
      'keystone C1 is not a stone',
      'keystones of two colours',
      'no playable point in the region',
      'chain at A3 has no liberties',
      'B2 is not a ko that could be retaken',
      `ko threats must be whole numbers from 0 to ${MAX_THREATS}`,
    ]);
  });
});

describe('a ko that could be retaken', () => {
  const isBan = (picture: string, toPlay: Color, vertex: string) => {
    const { geometry, colorAt } = parseDiagram(picture);
    const colors = new Uint8Array(geometry.length).fill(3);
    for (const point of geometry.points) colors[point] = colorAt(point);
    return isKo(geometry, colors, toPlay, parseVertex(vertex, geometry)!);
  };

  const KO = `
    . X O .
    X . X O
    . X O .
    . . . .`;

  test('by the side that lost the stone, and not by the other', () => {
    expect(isBan(KO, WHITE, 'B3')).toBe(true);
    expect(isBan(KO, BLACK, 'B3')).toBe(false);
    expect(reasons(KO, { keystones: 'B4', region: 'B3 A4', toPlay: WHITE, ko: 'B3' })).toEqual([]);
  });

  test('not where a stone is, nor where there is no ko at all', () => {
    expect(isBan(KO, WHITE, 'C3')).toBe(false);
    expect(isBan(KO, WHITE, 'A1')).toBe(false);
  });

  test('not outside the region', () => {
    const found = reasons(KO, { keystones: 'B4', region: 'A4', toPlay: WHITE, ko: 'B3' });
    expect(found).toEqual(['B3 is not a ko that could be retaken']);
  });

  test('not where the taker has another liberty', () => {
    const picture = `
      . X . .
      X . X O
      . X O .
      . . . .`;
    expect(isBan(picture, WHITE, 'B3')).toBe(false);
  });

  test('not where the taker is one of several stones', () => {
    const picture = `
      . X O O .
      X . X X O
      . X O O .
      . . . . .`;
    expect(isBan(picture, WHITE, 'B3')).toBe(false);
  });

  test('not where the captured stone would have had a liberty or a friend', () => {
    const liberty = `
      . . O .
      X . X O
      . X O .
      . . . .`;
    const friend = `
      . O O .
      X . X O
      . X O .
      . . . .`;
    expect(isBan(liberty, WHITE, 'B3')).toBe(false);
    expect(isBan(friend, WHITE, 'B3')).toBe(false);
  });

  test('at the edge and in the corner', () => {
    const picture = `
      . X O .
      X O . .
      . . . .`;
    expect(isBan(picture, WHITE, 'A3')).toBe(true);
  });
});
