import { describe, expect, test } from 'vitest';
import { type Color, EMPTY } from '../../src/engine/color.ts';
import { Geometry, makeVertex, parseVertex } from '../../src/engine/geometry.ts';
import { makeProblem, type Problem } from '../../src/lifedeath/problem.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import { MAX_ZONE_CELLS } from '../../src/lifedeath/zone.ts';
import { describe as draw, parseProblem } from '../oracle/diagram.ts';
import { verdict } from '../oracle/oracle.ts';
import { Random } from '../oracle/random.ts';
import { findFaults, NO_KO, type OracleProblem } from '../oracle/rules.ts';
import { convert } from './convert.ts';
import { toIndex } from './transform.ts';

/** Nothing here is settled at first sight, and it takes some ten thousand nodes. */
const SIDE = convert(
  parseProblem(
    `
    , O O O O O O ,
    , O # # # # O ,
    O O # . . # O O
    O # # . O # # O
    O # . . . . # O`,
    { toPlay: 2 },
  ),
);

/** A problem with the whole board as its region. */
function openProblem(
  size: number,
  stones: Record<'black' | 'white' | 'keystones', string>,
  toPlay: Color,
): Problem {
  const geometry = Geometry.of(size);
  const points = (text: string) => text.split(' ').map((word) => parseVertex(word, geometry)!);
  const black = points(stones.black);
  const white = points(stones.white);
  const colorAt = (point: number) => (black.includes(point) ? 1 : white.includes(point) ? 2 : EMPTY);
  const region = [...geometry.points];
  const result = makeProblem({ geometry, colorAt, keystones: points(stones.keystones), region, toPlay });
  if (!result.ok) throw new Error(result.reasons.join(', '));
  return result.problem;
}

describe('a limit of nodes', () => {
  test('ends with unknown, the effort and a guess', () => {
    const { status, proved, winner, moves, nodes, guess } = new Solver(4).solve(SIDE, { nodes: 300 });
    expect({ status, proved, winner, moves }).toEqual({
      status: 'unknown',
      proved: false,
      winner: 'unknown',
      moves: [],
    });
    expect(nodes).toBeGreaterThanOrEqual(300);
    expect(nodes).toBeLessThan(300 + 100);
    expect(['attacker', 'defender']).toContain(guess);
  });

  test('leaves no trace: a larger one then solves it as if it were the first', () => {
    const solver = new Solver(4);
    const whole = new Solver(4).solve(SIDE);
    for (let nodes = 100; nodes < 3000; nodes += 100) {
      const verdict = solver.solve(SIDE, { nodes });
      if (verdict.status !== 'unknown') expect(verdict.status).toBe(whole.status);
      for (const move of verdict.moves) expect(whole.moves).toContain(move);
      if (verdict.winner !== 'unknown') expect(verdict.winner).toBe(whole.winner);
    }
    const { status, winner, moves, movesComplete } = solver.solve(SIDE);
    expect({ status, winner, moves, movesComplete }).toEqual({
      status: whole.status,
      winner: whole.winner,
      moves: whole.moves,
      movesComplete: true,
    });
  });

  test('may end between the status and the moves, and says so', () => {
    const problem = { ...SIDE, toPlay: SIDE.defender };
    const { nodes } = new Solver(4).solve(problem);
    const partial = [...Array(50).keys()]
      .map((i) => new Solver(4).solve(problem, { nodes: Math.floor((nodes * (i + 1)) / 50) }))
      .filter((verdict) => verdict.status !== 'unknown' && !verdict.movesComplete);
    expect(partial.length).toBeGreaterThan(0);
    for (const verdict of partial) expect(verdict.proved).toBe(true);
  });
});

describe('other limits', () => {
  test('a stop ends the search, at once or later', () => {
    const hard = openProblem(19, { black: 'K10', white: 'K11', keystones: 'K10' }, 1);
    expect(new Solver(4).solve(hard, { stopped: () => true }).status).toBe('unknown');
    let asked = 0;
    const { status, nodes } = new Solver(4).solve(hard, { stopped: () => ++asked > 3 });
    expect(status).toBe('unknown');
    expect(nodes).toBeGreaterThan(1000);
    expect(nodes).toBeLessThan(100_000);
  });

  test('so does the clock', () => {
    const hard = openProblem(19, { black: 'K10', white: 'K11', keystones: 'K10' }, 1);
    expect(new Solver(4).solve(hard, { time: 0 }).status).toBe('unknown');
    const { status, seconds } = new Solver(4).solve(hard, { time: 0.2 });
    expect(status).toBe('unknown');
    expect(seconds).toBeGreaterThan(0.1);
  });

  test('zero nodes', () => {
    const { status, proved, line } = new Solver(4).solve(SIDE, { nodes: 0 });
    expect({ status, proved, line }).toEqual({ status: 'unknown', proved: false, line: [] });
  });
});

describe('a whole board as the region', () => {
  const NEARLY = { black: 'A2 B2 C2 D2 D1', white: 'A3 B3 C3 D3 E2 E1', keystones: 'A2' };

  for (const size of [9, 13, 19]) {
    test(`${size}x${size}: a stone in atari`, () => {
      const stones = { black: 'E5', white: 'E6 F5 D5', keystones: 'E5' };
      const caught = openProblem(size, stones, 2);
      const { status, winner, moves } = new Solver(16).solve(caught, { nodes: 3000 });
      expect({ status, winner }).toEqual({ status: 'dead', winner: 'attacker' });
      expect(moves.map((point) => makeVertex(point, caught.geometry))).toContain('E4');
      const free = new Solver(16).solve(openProblem(size, stones, 1), { nodes: 3000 });
      expect(free.status).toBe('unknown');
    });

    test(`${size}x${size}: two eyes, and two eyes after a move`, () => {
      const alive = { black: 'A2 B2 B1 C2 D2 D1', white: 'A3 B3 C3 D3 E2 E1', keystones: 'B1' };
      for (const toPlay of [1, 2] as const) {
        const { status, proved, kind } = new Solver(16).solve(openProblem(size, alive, toPlay), {
          nodes: 3000,
        });
        expect({ status, proved, kind }).toEqual({ status: 'alive', proved: true, kind: 'two-eyes' });
      }
      const problem = openProblem(size, NEARLY, 1);
      const { status, proved } = new Solver(16).solve(problem, { nodes: 3000 });
      expect({ status, proved }).toEqual({ status: 'alive', proved: true });
    });
  }

  test('the move that decided it is among the moves, however soon the limit comes', () => {
    const problem = openProblem(9, NEARLY, 1);
    const { moves } = new Solver(16).solve(problem, { nodes: 3000 });
    expect(moves.map((point) => makeVertex(point, problem.geometry))).toContain('B1');
  });
});

/** The defender's stones all over the board but for a corner, so that there are many cells and few moves. */
function crowded(random: Random): OracleProblem | undefined {
  const side = 12;
  const stones = new Array<number>(side * side).fill(1);
  for (let index = 0; index < stones.length; index++) {
    const x = index % side;
    const y = Math.floor(index / side);
    if (x < 3 && y < 3) stones[index] = random.pick([0, 0, 0, 1, 2, 2]);
  }
  const problem: OracleProblem = {
    width: side,
    height: side,
    stones,
    keystones: [stones.length - 1],
    region: stones.flatMap((color, index) => (color === EMPTY ? [index] : [])),
    toPlay: random.pick([1, 2] as const),
    koPoint: NO_KO,
    threats: [random.between(0, 1), random.between(0, 1)],
  };
  return findFaults(problem).length === 0 ? problem : undefined;
}

test('more cells than a zone can hold: the referee agrees all the same', () => {
  const solver = new Solver(16);
  const seen = new Map<string, number>();
  for (let seed = 1, checked = 0; checked < 30; seed++) {
    const problem = crowded(new Random(seed));
    if (!problem) continue;
    const truth = verdict(problem, 2, 6_000);
    if (!truth) continue;
    checked++;
    expect(problem.stones.length).toBeGreaterThan(MAX_ZONE_CELLS);
    const { status, winner, threats, moves } = solver.solve(convert(problem), { maxThreats: 2 });
    const indices = moves.map((point) => toIndex(problem, point)).sort((a, b) => a - b);
    const answer = { status, winner, ...(threats && { threats }), moves: indices };
    expect(answer, `seed ${seed}\n${draw(problem)}`).toEqual(truth);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual(['alive', 'dead', 'ko']);
});
