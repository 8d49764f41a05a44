import { describe, expect, test } from 'vitest';
import { MOST_SCORE } from '../../src/lifedeath/evaluation.ts';
import { evaluateProblem, listEyeShapes, listRelevance } from '../../src/lifedeath/heuristic-view.ts';
import { describe as draw, parseProblem } from '../oracle/diagram.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import type { OracleProblem } from '../oracle/rules.ts';
import { Arena } from './arena.ts';
import { convert } from './convert.ts';
import { orient, swapColors, toIndex } from './transform.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 8);
const ORIENTATIONS = [0, 1, 2, 3, 4, 5, 6, 7];

/** All that is seen in a position, each point by its number in the problem as it was. */
function look(problem: OracleProblem, home: (index: number) => number) {
  const converted = convert(problem);
  const moves = listRelevance(converted).map(({ point, ...rest }) => {
    return { index: home(toIndex(problem, point)), ...rest };
  });
  const counts = listEyeShapes(converted).map(({ least, most, unsafe }) => `${least} ${most} ${unsafe}`);
  return {
    terms: evaluateProblem(converted),
    moves: moves.sort((a, b) => a.index - b.index),
    counts: counts.sort(),
  };
}

function checkViews(problem: OracleProblem): void {
  const seen = look(problem, (index) => index);
  for (const orientation of ORIENTATIONS) {
    const view = orient(problem, orientation);
    const back = new Map(problem.stones.map((_, index) => [view.map(index), index]));
    for (const turned of [view.problem, swapColors(view.problem)]) {
      expect(
        look(turned, (index) => back.get(index)!),
        draw(turned),
      ).toEqual(seen);
    }
  }
}

const score = (diagram: string, toPlay: 1 | 2) =>
  evaluateProblem(convert(parseProblem(diagram, { toPlay }))).score;

describe('the evaluation', () => {
  test('is the same from all sides and in both colours', () => {
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const arena = new Arena(randomProblem(seed));
      for (const frame of arena.walk(new Random(seed), arena.start(), 2)) checkViews(arena.pose(frame));
    }
    checkViews(parseProblem(OPEN, { toPlay: 1 }));
  });

  test('stays between will die and will live', () => {
    for (let seed = 1; seed <= 10 * PROBLEMS; seed++) {
      const { score: value } = evaluateProblem(convert(randomProblem(seed)));
      expect(Math.abs(value)).toBeLessThanOrEqual(MOST_SCORE);
    }
  });

  test('tells living, dead and unsettled shapes apart', () => {
    const drawing = (space: string) => `
      O O O O O O O O ,
      O # # # # # # O ,
      O # ${space} # O ,
      O # # # # # # O ,
      O O O O O O O O ,
      , , , , , , , , ,`;
    const four = drawing('. . . .');
    const three = drawing('. . . #');
    const two = drawing('. . # #');
    expect(score(four, 2)).toBeGreaterThan(2000);
    expect(score(three, 1)).toBeGreaterThan(0);
    expect(score(three, 2)).toBeLessThan(0);
    expect(score(two, 1)).toBeLessThan(-1500);
    // The attacker on the vital point, and on one of two.
    expect(score(drawing('. O . #'), 1)).toBeLessThan(-1500);
    expect(score(drawing('. O . .'), 1)).toBeGreaterThan(0);
    expect(score(drawing('. O . .'), 2)).toBeLessThan(score(drawing('. O . .'), 1) - 1000);
  });

  test('adds up the eyes of a group, and only of one group', () => {
    const shared = `
      O O O O O O O ,
      O # # # # # O ,
      O # . # . # O ,
      O # # # # # O ,
      O O O O O O O ,
      , , , , , , , ,`;
    expect(evaluateProblem(convert(parseProblem(shared, { toPlay: 2 })))).toMatchObject({
      eyesAttackerFirst: 200,
      eyesDefenderFirst: 200,
    });
    const apart = `
      O O O O O O O O ,
      O # # # O # # # O
      O # . # O # . # O
      O # # . O . # # O
      O O O O O O O O O
      , , , , , , , , ,`.replace('O O O O O O O O ,', 'O O O O O O O O O');
    expect(evaluateProblem(convert(parseProblem(apart, { toPlay: 2 }))).eyesAttackerFirst).toBe(100);
  });

  test('sees a way out', () => {
    const exits = (gaps: string) => `
      O O O O O O
      O # # # # O
      O # . . # O
      ${gaps}
      , , , , , ,`;
    expect(score(exits('O . O O O O'), 1)).toBe(MOST_SCORE);
    expect(score(exits('O . O O . O'), 2)).toBe(MOST_SCORE);
    expect(score(exits('O O O O O O'), 2)).toBeLessThan(0);
  });
});

describe('the relevance of moves', () => {
  test('halves with each step from the keystones, and stones are in the way', () => {
    const drawing = `
      # . . . . O ,
      # O . . . O ,
      O O O O O O ,
      , , , , , , ,`;
    const problem = parseProblem(drawing, { toPlay: 2 });
    const moves = listRelevance(convert(problem));
    const near = new Map(moves.map((move) => [toIndex(problem, move.point), move.near]));
    expect([1, 2, 3, 4, 9, 10].map((index) => near.get(index))).toEqual([400, 200, 100, 0, 100, 0]);
  });

  test('is highest at a vital point', () => {
    const drawing = `
      O O O O O O O ,
      O # # # # # O ,
      O # . . . # O ,
      O # # . # # O ,
      O O # # # O O ,
      , O O O O O , ,
      , , , , , , , ,`;
    const problem = parseProblem(drawing, { toPlay: 2 });
    expect(toIndex(problem, listRelevance(convert(problem))[0]!.point)).toBe(19);
  });

  test('knows the moves that leave keystones in atari', () => {
    const drawing = `
      . # . O ,
      # # # O ,
      O O O O ,
      , , , , ,`;
    const suicidal = (diagram: string) => {
      const problem = parseProblem(diagram, { toPlay: 1 });
      return listRelevance(convert(problem))
        .filter((move) => move.suicidal)
        .map(({ point }) => toIndex(problem, point));
    };
    expect(suicidal(drawing).sort()).toEqual([0, 2]);
    // Capturing, reaching new liberties, and joining a chain that has others.
    expect(suicidal(drawing.replace('. # . O', '. # O .'))).toEqual([]);
    expect(suicidal(drawing.replace('. # . O', '. # . .'))).not.toContain(2);
    expect(suicidal(drawing.replace('. # . O', '. # . X').replace('# # # O', '# # # .'))).not.toContain(2);
  });
});

const OPEN = `
  . . . . . O ,
  . # . # . O ,
  . . . . O O ,
  . # . O O , ,
  . . O O , , ,
  O O O , , , ,
  , , , , , , ,`;
