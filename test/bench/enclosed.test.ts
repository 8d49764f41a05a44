import { describe, expect, test } from 'vitest';
import { parseDrawing } from '../../bench/drawing.ts';
import { makeEnclosed } from '../../bench/enclosed.ts';
import { LARGEST, makeProblems, SMALLEST } from '../../bench/problems.ts';
import { EMPTY } from '../../src/engine/color.ts';
import { findChains, makeProblem, type Problem } from '../../src/lifedeath/problem.ts';

const SIZES = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, i) => SMALLEST + i);
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** All problems that the tests look at. */
const problems = SIZES.flatMap((size) => SEEDS.map((seed) => makeEnclosed(seed, size)));

describe('generated enclosed problems', () => {
  test('are valid', () => {
    for (const { name, problem } of problems) {
      const colorAt = (point: number) => problem.colors[point]!;
      const made = makeProblem({ ...problem, colorAt, koPoints: [] });
      expect(made, name).toEqual({ ok: true, problem });
    }
  });

  test('have exactly so many playable points, all empty', () => {
    for (const { name, empties, problem } of problems) {
      expect(problem.region.length, name).toBe(empties);
      expect(problem.region.every((point) => problem.colors[point] === EMPTY)).toBe(true);
    }
  });

  test('ask about one whole chain', () => {
    for (const { name, problem } of problems) {
      const chains = findChains(problem.geometry, problem.colors);
      const chain = chains.find(({ points }) => points.includes(problem.keystones[0]!))!;
      expect(chain.points.toSorted(ascending), name).toEqual(problem.keystones);
    }
  });

  test('are enclosed: whatever can be reached without crossing the attacker is playable or a stone', () => {
    for (const { name, problem } of problems) {
      const reached = flood(problem);
      const open = reached.filter((point) => problem.colors[point] === EMPTY);
      expect(
        open.every((point) => problem.region.includes(point)),
        name,
      ).toBe(true);
    }
  });

  test('are the same for the same seed, and others for others', () => {
    for (const { empties, name, problem } of problems) {
      const seed = Number(name.split('-').at(-1));
      expect(makeEnclosed(seed, empties).problem, name).toEqual(problem);
    }
    const drawings = problems.map(({ problem }) => `${problem.colors.join('')} ${problem.toPlay}`);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});

test('the set rises in size and has so many of each size', () => {
  const set = makeProblems({ from: 14, to: 17, count: 3, large: 2 });
  const enclosed = set.filter(({ group }) => group !== 'textbook');
  expect(enclosed.map(({ empties }) => empties)).toEqual([14, 14, 14, 15, 15, 15, 16, 16, 17, 17]);
  expect(enclosed.map(({ group }) => group)).toEqual([...Array(6).fill('13-15'), ...Array(4).fill('16-18')]);
  expect(new Set(set.map(({ name }) => name)).size).toBe(set.length);
});

test('the textbook shapes have answers', () => {
  const textbook = makeProblems({ from: 4, to: 4, count: 0, large: 0 });
  expect(textbook.length).toBeGreaterThan(100);
  expect(textbook.every(({ answer }) => answer !== undefined)).toBe(true);
});

test('a wrong drawing throws', () => {
  expect(() => parseDrawing('. # ?', 1)).toThrow('? at 2,0');
  expect(() => parseDrawing('. . .', 1)).toThrow('no keystones');
});

/** The keystones and all that is connected to them, diagonals included, without the attacker's stones. */
function flood({ geometry, colors, keystones, attacker }: Problem): number[] {
  const found = new Set(keystones);
  for (const point of found) {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const [x, y] = [geometry.x(point) + dx, geometry.y(point) + dy];
        if (geometry.has(x, y) && colors[geometry.at(x, y)] !== attacker) found.add(geometry.at(x, y));
      }
    }
  }
  return [...found];
}

function ascending(a: number, b: number): number {
  return a - b;
}
