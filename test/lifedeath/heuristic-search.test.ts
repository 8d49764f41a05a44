import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Color, opponent } from '../../src/engine/color.ts';
import { makeVertex, PASS } from '../../src/engine/geometry.ts';
import { readSgfFile } from '../../src/engine/sgf.ts';
import { MOST_SCORE } from '../../src/lifedeath/evaluation.ts';
import { HeuristicSolver, type Progress } from '../../src/lifedeath/heuristic-solver.ts';
import { makeProblem, type Problem } from '../../src/lifedeath/problem.ts';
import { readProblem } from '../../src/lifedeath/problem-sgf.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import { parseProblem } from '../oracle/diagram.ts';
import { convert } from './convert.ts';

const solver = new HeuristicSolver(4);
const USUAL = { depth: 6, breadth: 8, iterative: true };

const draw = (diagram: string, toPlay: 1 | 2, rest: { ko?: number; threats?: [number, number] } = {}) =>
  convert(parseProblem(diagram, { toPlay, ...rest }));
const vertices = (problem: Problem, points: readonly number[]) =>
  points.map((point) => makeVertex(point, problem.geometry));

/** A shipped problem with one side to move. */
function load(name: string, isOther = false): Problem {
  const file = readSgfFile(fileURLToPath(new URL(`../../problems-sgf/${name}.sgf`, import.meta.url)));
  if (!file.ok) throw new Error(file.reason);
  const read = readProblem(file.trees[0]!);
  if (!read.ok) throw new Error(read.reason);
  const { game, keystones, region } = read.record;
  const toPlay = isOther ? opponent(game.toPlay as Color) : game.toPlay;
  const { geometry } = game;
  const made = makeProblem({ geometry, colorAt: (point) => game.colorAt(point), keystones, region, toPlay });
  if (!made.ok) throw new Error(made.reasons.join(', '));
  return made.problem;
}

const CORNER = `
  . . . . # O ,
  . . . . # O ,
  . . # # # O ,
  # # # O O O ,
  O O O O , , ,
  , , , , , , ,`;

const SIX = `
  , O . . . . . . O ,
  , O # # # # # # O ,
  , O O O O O O O O ,
  , , , , , , , , , ,`;

describe('the heuristic search', () => {
  test.each(['one-point-to-live', 'second-eye', 'six-moves-ahead'])('finds the move of %s', (name) => {
    for (const problem of [load(name), load(name, true)]) {
      const right = new Solver(16).solve(problem).moves;
      const verdict = solver.chooseMove(problem, { ...USUAL, depth: 8 });
      if (right.length > 0) expect(vertices(problem, right)).toContain(vertices(problem, verdict.line)[0]);
    }
  });

  test('reports every depth, each with more nodes, and stops at a proof', () => {
    const seen: Progress[] = [];
    const problem = draw(SIX, 2);
    const verdict = solver.solve(
      problem,
      { depth: 30, breadth: 0, iterative: true },
      { onProgress: (p) => seen.push(p) },
    );
    expect(verdict).toMatchObject({ status: 'dead', proved: true, winner: 'attacker' });
    expect(verdict.iterations).toEqual(seen);
    expect(seen.map(({ depth }) => depth)).toEqual(seen.map((_, i) => i + 1));
    expect(seen.length).toBeLessThan(30);
    seen.slice(1).forEach((progress, i) => {
      expect(progress.nodes).toBeGreaterThan(seen[i]!.nodes);
    });
    for (const { move, line, score } of seen.slice(0, -1)) {
      expect(line[0]).toBe(move);
      expect(Math.abs(score)).toBeLessThanOrEqual(MOST_SCORE);
    }
  });

  test('goes to the last depth at once if told so', () => {
    const verdict = solver.solve(draw(CORNER, 2), { ...USUAL, iterative: false });
    expect(verdict.iterations.map(({ depth }) => depth)).toEqual([6]);
  });

  test('answers with the last complete depth when a limit ends it', () => {
    const problem = draw(CORNER, 2);
    const settings = { depth: 20, breadth: 8, iterative: true };
    for (const nodes of [40, 400, 2000]) {
      const verdict = solver.solve(problem, settings, { nodes });
      const last = verdict.iterations.at(-1)!;
      expect(verdict.nodes).toBe(nodes);
      expect(verdict.line).toEqual(last.line);
      const again = solver.solve(problem, { ...settings, depth: last.depth });
      expect(again.iterations.map(({ line, score, nodes: n }) => ({ line, score, n }))).toEqual(
        verdict.iterations.map(({ line, score, nodes: n }) => ({ line, score, n })),
      );
    }
  });

  test('has a move even if it may not look at anything', () => {
    const { line, iterations } = solver.chooseMove(draw(CORNER, 2), USUAL, { nodes: 1 });
    expect(iterations).toEqual([]);
    expect(line.length).toBe(1);
    expect(line[0]).not.toBe(PASS);
    const stopped = solver.chooseMove(draw(CORNER, 2), USUAL, { stopped: () => true });
    expect(stopped.line).toEqual(line);
  });

  test('proves nothing where it has left moves out', () => {
    // Whichever single move is tried first, there are others.
    const narrow = solver.solve(draw(SIX, 1), { depth: 12, breadth: 1, iterative: true });
    expect(narrow).toMatchObject({ status: 'unknown', proved: false, winner: 'unknown' });
    expect(Math.abs(narrow.score)).toBeLessThanOrEqual(MOST_SCORE);
    const wide = solver.solve(draw(SIX, 1), { depth: 12, breadth: 0, iterative: true });
    expect(wide).toMatchObject({ status: 'dead', proved: true, moves: [] });
  });

  test('passes where nothing has to be done, and where nothing can be', () => {
    const alive = `
      . # . # O ,
      # # # # O ,
      O O O O O ,
      , , , , , ,`;
    expect(solver.chooseMove(draw(alive, 1), USUAL).line).toEqual([PASS]);
    expect(solver.chooseMove(draw(alive, 2), USUAL).line).toEqual([PASS]);
    expect(solver.solve(draw(alive, 2), USUAL)).toMatchObject({ status: 'alive', proved: true, moves: [] });
  });

  test('does not retake a ko that is banned, whatever the threats', () => {
    const ko = `
      . O . # . O ,
      O . O # # O ,
      # # # # O O ,
      O O O O O , ,
      , , , , , , ,`;
    const problem = draw(ko, 1, { threats: [3, 0] });
    const taken = { ...problem, koPoint: problem.geometry.at(1, 1) };
    expect(solver.chooseMove(taken, USUAL).line[0]).not.toBe(taken.koPoint);
  });

  test('passes for the defender where every move would leave its keystones in atari', () => {
    const seki = `
      O O O O O O O O
      O # # # # # # O
      O # . O O . # O
      O # # # # # # O
      O O O O O O O O
      , , , , , , , ,`;
    const verdict = solver.chooseMove(draw(seki, 1), USUAL);
    expect(vertices(draw(seki, 1), verdict.line.slice(0, 1))).toEqual(['pass']);
  });
});
