import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isAnsweredRight } from '../../bench/answered-right.ts';
import { makeGallery } from '../../gallery/page.ts';
import { readShippedProblems, type ShippedProblem } from '../../gallery/read-shipped.ts';
import { EMPTY } from '../../src/engine/color.ts';
import { PASS } from '../../src/engine/geometry.ts';
import { makeSgf, parseSgf } from '../../src/engine/sgf.ts';
import { checkSolution } from '../../src/lifedeath/check-solution.ts';
import { HeuristicSolver } from '../../src/lifedeath/heuristic-solver.ts';
import { parseRank } from '../../src/lifedeath/rank.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import { verifyVerdict } from '../../src/lifedeath/verify.ts';

const FOLDER = fileURLToPath(new URL('../../problems-sgf', import.meta.url));
const PROBLEMS = readShippedProblems(FOLDER);

/** Enough for every problem: a search that takes more has gone astray. */
const NODES = 2_000_000;

/** Proofs that took more nodes are replayed on demand only: GOLD_REPLAY=1000000 npx vitest run test/lifedeath/shipped-problems.test.ts */
const REPLAYED = Number(process.env.GOLD_REPLAY ?? 2_000);

/** A text that says why there is more than one right first move has such words in it. */
const SEVERAL = /\b(two|three|four|several|more than one|either|any)\b[^.]*\bmoves?\b/i;

// One of each for all: what was proved serves every question about a problem.
const solver = new Solver(64);
const heuristic = new HeuristicSolver();

describe.each(PROBLEMS)('$name', (shipped) => {
  const { problem, record, tree, text } = shipped;

  test('says what it is', () => {
    expect(shipped.name).toMatch(/^([a-z0-9-]+\/)?[a-z0-9-]+$/);
    const one = (property: string) => tree.properties.get(property);
    expect([one('FF'), one('GM'), one('CA')]).toEqual([['4'], ['1'], ['UTF-8']]);
    expect(one('PL')).toBeDefined();
    expect(one('TR')).toEqual(one('KS'));
    expect(record.name).toBeTruthy();
    expect(parseRank(record.rank ?? '')).toBeDefined();
    expect(record.text).toMatch(/^(Black|White) to play/);
    expect(tree.children.length).toBeGreaterThan(0);
    // What was parsed is what was written, and is written the same again.
    const again = parseSgf(makeSgf([tree]));
    expect(again.ok && again.trees).toEqual([tree]);
    expect(text).not.toContain('development');
  });

  test('is proved, and one first move is right', () => {
    const verdict = solver.solve(problem, { nodes: NODES, kind: false });
    expect(verdict).toMatchObject({ proved: true, movesComplete: true });
    if (verdict.nodes <= REPLAYED) {
      const { ok, hole } = verifyVerdict(problem, verdict, (state) => solver.findReply(state));
      expect({ ok, hole }).toEqual({ ok: true });
    }
    expect(verdict.moves).not.toContain(PASS);
    expect(verdict.moves.length).toBeGreaterThan(0);
    if (verdict.moves.length > 1) expect(record.text).toMatch(SEVERAL);
  });

  test('is solved by the heuristic search with its parameters', () => {
    const verdict = solver.solve(problem, { nodes: NODES, kind: false });
    const parameters = [...record.parameters].map(([name, value]) => [name, Number(value)]);
    const { depth, breadth } = Object.fromEntries(parameters);
    const answer = heuristic.solve(problem, { depth, breadth, iterative: true }, { nodes: NODES });
    expect(isAnsweredRight(verdict, answer), `depth ${depth}, breadth ${breadth}`).toBe(true);
  });

  test('has a solution without a fault', () => {
    const { status, findings, notes } = checkSolution(tree, solver, { nodes: NODES });
    expect({ status, findings, notes }).toEqual({ status: 'ok', findings: [], notes: [] });
  });
});

test('no two are alike, however they are turned, shifted and coloured', () => {
  const names = new Map<string, string>();
  for (const shipped of PROBLEMS) {
    const key = makeShape(shipped);
    expect(names.get(key), `${shipped.name} is the same position`).toBeUndefined();
    names.set(key, shipped.name);
  }
});

test('titles are not used twice within a theme', () => {
  const titles = PROBLEMS.map(({ theme, record }) => `${theme}: ${record.name}`);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

test('the page and its pictures are up to date (else: npm run gallery)', () => {
  const files = makeGallery(PROBLEMS);
  for (const [path, content] of files) {
    expect(existsSync(join(FOLDER, path)), path).toBe(true);
    expect(readFileSync(join(FOLDER, path), 'utf8') === content, path).toBe(true);
  }
  const pictures = readdirSync(join(FOLDER, 'pictures')).map((name) => `pictures/${name}`);
  expect(pictures.filter((path) => !files.has(path))).toEqual([]);
});

/**
 * The stones in the orientation and colours in which they read smallest, with their distance to each edge as far as it matters. Problems
 * that differ in who moves first, or in where on the side they lie, are the same here.
 */
function makeShape({ problem }: ShippedProblem): string {
  const { geometry, colors } = problem;
  const { width, height } = geometry;
  const stones = [...geometry.points]
    .filter((point) => colors[point] !== EMPTY)
    .map((point) => ({ x: geometry.x(point), y: geometry.y(point), color: colors[point]! }));
  const shapes: string[] = [];
  for (let view = 0; view < 16; view++) {
    const seen = stones.map(({ x, y, color }) => {
      const [column, row] = [view & 1 ? width - 1 - x : x, view & 2 ? height - 1 - y : y];
      const shade = view & 8 ? 3 - color : color;
      return view & 4 ? { x: row, y: column, color: shade } : { x: column, y: row, color: shade };
    });
    const [right, bottom] = view & 4 ? [height - 1, width - 1] : [width - 1, height - 1];
    const left = Math.min(...seen.map(({ x }) => x));
    const top = Math.min(...seen.map(({ y }) => y));
    const edges = [
      left,
      top,
      right - Math.max(...seen.map(({ x }) => x)),
      bottom - Math.max(...seen.map(({ y }) => y)),
    ];
    const parts = seen.map(({ x, y, color }) => `${y - top},${x - left},${color}`).sort();
    shapes.push(`${edges.map((distance) => Math.min(distance, 2)).join(' ')}: ${parts.join(' ')}`);
  }
  return shapes.sort()[0]!;
}
