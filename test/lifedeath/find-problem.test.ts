import { describe, expect, test } from 'vitest';
import { BLACK, type Color, opponent, WHITE } from '../../src/engine/color.ts';
import { type Diagram, parseDiagram } from '../../src/engine/diagram.ts';
import { Geometry, makeVertex, PASS } from '../../src/engine/geometry.ts';
import { type Finding, findProblem } from '../../src/lifedeath/find-problem.ts';
import { Solver } from '../../src/lifedeath/solver.ts';

const solver = new Solver(64);
const NODES = 60_000;

function find(diagram: Diagram, toPlay: Color, clues = {}): Finding | undefined {
  const { geometry, colorAt } = diagram;
  return findProblem({ geometry, colorAt, toPlay, koPoint: PASS }, solver, { nodes: NODES, clues });
}

function names(points: readonly number[], geometry: Geometry): string {
  return points.map((point) => makeVertex(point, geometry)).join(' ');
}

/** In the corner, on the side and in the centre, open to the outside in some places. */
const CORNER = `
  . . . . O . . . . . .
  . X X X O . . . . . .
  X X O O O . . . . . .
  O O O . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .`;

const SIDE = `
  . . . O X . . . X O . . .
  . . . O X X X X X O . . .
  . . . . O O O O O . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .`;

const CENTRE = `
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . O O O O O . . . . .
  . . . . O X X X X X O . . . .
  . . . . O X . . . X O . . . .
  . . . . O X X X X X O . . . .
  . . . . . O O O O O . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .`;

/** A group that lives at the top left, the one in question at the bottom right. */
const TWO_GROUPS = `
  . X . X . O . . . . . . .
  X X X X . O . . . . . . .
  O O O O O O . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . O O O O
  . . . . . . . . O O X X X
  . . . . . . . . O X X . .
  . . . . . . . . O X . . .`;

describe('the group in question', () => {
  test('in the corner, for either side to move', () => {
    const diagram = parseDiagram(CORNER);
    for (const toPlay of [BLACK, WHITE] as const) {
      const { problem, certainty, verdict } = find(diagram, toPlay)!;
      expect(names(problem.keystones, diagram.geometry)).toBe('B10 C10 D10 A9 B9');
      expect(problem.toPlay).toBe(toPlay);
      expect(certainty).toBe('shown');
      expect(verdict.status).toBe(toPlay === BLACK ? 'alive' : 'dead');
    }
    expect(makeVertex(find(diagram, BLACK)!.move, diagram.geometry)).toBe('A11');
  });

  test('on the side', () => {
    const diagram = parseDiagram(SIDE);
    const { problem, move, certainty } = find(diagram, WHITE)!;
    expect(names(problem.keystones, diagram.geometry)).toBe('E13 J13 E12 F12 G12 H12 J12');
    expect(names(problem.region, diagram.geometry)).toContain('F13 G13 H13');
    expect([makeVertex(move, diagram.geometry), certainty]).toEqual(['G13', 'shown']);
  });

  test('in the centre', () => {
    const diagram = parseDiagram(CENTRE);
    const { problem, move } = find(diagram, BLACK)!;
    expect(problem.keystones).toHaveLength(12);
    expect(makeVertex(move, diagram.geometry)).toBe('H9');
  });

  test('the unsettled one of two', () => {
    const diagram = parseDiagram(TWO_GROUPS);
    const { problem, certainty } = find(diagram, WHITE)!;
    expect(names(problem.keystones, diagram.geometry)).toBe('L3 M3 N3 K2 L2 K1');
    expect(certainty).toBe('shown');
  });

  test('the one around a stone, though it is settled', () => {
    const diagram = parseDiagram(TWO_GROUPS);
    const { problem, certainty } = find(diagram, WHITE, { stones: [diagram.geometry.at(1, 0)] })!;
    expect(names(problem.keystones, diagram.geometry)).toContain('B13 D13 A12');
    expect(certainty).toBe('settled');
  });

  test('that of keystones that are given', () => {
    const diagram = parseDiagram(CORNER);
    const keystones = [diagram.geometry.at(1, 1)];
    const { problem } = find(diagram, BLACK, { keystones })!;
    expect(problem.keystones).toEqual(keystones);
    expect(problem.region.length).toBeGreaterThan(3);
  });

  test('in a region that is given', () => {
    const diagram = parseDiagram(SIDE);
    const region = [...diagram.geometry.points].slice(0, 13);
    const { problem } = find(diagram, BLACK, { region })!;
    expect(problem.region).toEqual(region);
    expect(names(problem.keystones, diagram.geometry)).toBe('E13 J13 E12 F12 G12 H12 J12');
  });
});

/** White kills at B13 whatever the threats; at B12, too, unless Black has two of them for a ko. */
const TWO_KILLS = `
  . . O O . . . . . . . . .
  X . X O . . . . . . . . .
  . . X O . . . . . . . . .
  . . X O . . . . . . . . .
  X X X O . . . . . . . . .
  O O O O . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .`;

test('of several winning moves, the one that gives no ko', () => {
  const { geometry, ...diagram } = parseDiagram(TWO_KILLS);
  const { problem, move } = find({ geometry, ...diagram }, WHITE)!;
  const winning = (maxThreats: number) => names(solver.solve(problem, { maxThreats }).moves, geometry);
  expect([winning(1), winning(5)]).toEqual(['B13 B12', 'B13']);
  expect(makeVertex(move, geometry)).toBe('B13');
});

/** White lives in several ways, but only at D11 with the stones on both sides of Black's C11. */
const TWO_CHAINS = `
  . . . X . . . . . . . . .
  . . O O X . . . . . . . .
  . . X . O X . . . . . . .
  O O O X X . . . . . . . .
  . . . X O . . . . . . . .
  . . . O . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .`;

test('of several moves that live, the one that saves all chains', () => {
  const { geometry, ...diagram } = parseDiagram(TWO_CHAINS);
  expect(makeVertex(find({ geometry, ...diagram }, WHITE)!.move, geometry)).toBe('D11');
});

/** White is dead, but for a ko of two steps if it moves first. */
const LONG_KO = `
  . . . X X O . O X . . . .
  . . . X . . . O X . . . .
  . . . X O . . X X . . . .
  . . . X O . O O X . . . .
  . . . X O O O X X . . . .
  . . . X X X X X . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .`;

test('a ko of several steps is a question, too', () => {
  const { geometry, ...diagram } = parseDiagram(LONG_KO);
  const { move, isQuestion, certainty, verdict } = find({ geometry, ...diagram }, WHITE)!;
  expect([makeVertex(move, geometry), isQuestion, certainty]).toEqual(['G12', true, 'likely']);
  expect([verdict.status, verdict.threats]).toEqual(['ko', { count: 2, who: 'defender' }]);
});

describe('no group in question', () => {
  test('on an empty board, and around a single stone', () => {
    const empty = parseDiagram(Array(9).fill('.........').join('\n'));
    expect(find(empty, BLACK)).toBeUndefined();
    const single = parseDiagram(['....X....', ...Array(8).fill('.........')].join('\n'));
    expect(find(single, BLACK)?.certainty ?? 'settled').toBe('settled');
  });

  test('where two groups live', () => {
    const diagram = parseDiagram(
      TWO_GROUPS.replace('X X . .\n', 'X X X .\n').replace('O X . . .', 'O X . X .'),
    );
    expect(find(diagram, BLACK)?.certainty).toBe('settled');
  });

  test('where stones are all over a large board', () => {
    const rows = Array.from({ length: 19 }, (_, y) =>
      Array.from({ length: 19 }, (_, x) =>
        (x + 2 * y) % 5 === 0 ? 'X' : (2 * x + y) % 7 === 0 ? 'O' : '.',
      ).join(''),
    );
    expect(find(parseDiagram(rows.join('\n')), BLACK)).toBeUndefined();
  });
});

/** Bit 0 mirrors left and right, bit 1 top and bottom, bit 2 swaps rows and columns, bit 3 the colours. */
function turn(diagram: Diagram, orientation: number): { turned: Diagram; map: (point: number) => number } {
  const { geometry } = diagram;
  const { width, height } = geometry;
  const wide = orientation & 4 ? Geometry.of(height, width) : geometry;
  const map = (point: number) => {
    const x = orientation & 1 ? width - 1 - geometry.x(point) : geometry.x(point);
    const y = orientation & 2 ? height - 1 - geometry.y(point) : geometry.y(point);
    return orientation & 4 ? wide.at(y, x) : wide.at(x, y);
  };
  const colorOf = (color: Color) => (orientation & 8 ? opponent(color) : color);
  const stones = new Map([...diagram.stones].map(([point, color]) => [map(point), colorOf(color)]));
  return { map, turned: { ...diagram, geometry: wide, stones, colorAt: (point) => stones.get(point) ?? 0 } };
}

describe('symmetry', () => {
  const wide = CORNER.split('\n').slice(0, 10).join('\n');
  test.each([
    ['corner', CORNER],
    ['rectangle', wide],
    ['side', SIDE],
    ['two groups', TWO_GROUPS],
  ])('%s: the same in eight orientations and both colours', (_, text) => {
    const diagram = parseDiagram(text);
    const first = find(diagram, BLACK)!;
    for (let orientation = 1; orientation < 16; orientation++) {
      const { turned, map } = turn(diagram, orientation);
      const found = find(turned, orientation & 8 ? WHITE : BLACK)!;
      const mapped = (points: readonly number[]) => points.map(map).sort((a, b) => a - b);
      expect(found.problem.keystones).toEqual(mapped(first.problem.keystones));
      expect(found.problem.region).toEqual(mapped(first.problem.region));
      expect(found.verdict.moves).toEqual(mapped(first.verdict.moves));
      expect(found.verdict.status).toBe(first.verdict.status);
      expect([found.certainty, found.confirmed]).toEqual([first.certainty, first.confirmed]);
    }
  });
});

test('a chain much smaller than the largest is not a keystone', () => {
  const diagram = parseDiagram(CORNER.replace('. . . . O', 'X . . . O'));
  const { geometry } = diagram;
  expect(names(find(diagram, WHITE)!.problem.keystones, geometry)).toBe(
    names(find(parseDiagram(CORNER), WHITE)!.problem.keystones, geometry),
  );
});
