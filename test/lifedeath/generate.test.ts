import { describe, expect, test } from 'vitest';
import { BLACK, EMPTY, opponent } from '../../src/engine/color.ts';
import { parseSgf } from '../../src/engine/sgf.ts';
import { makeSgf } from '../../src/engine/sgf-write.ts';
import { type GeneratedProblem, Generator } from '../../src/lifedeath/generate.ts';
import { makeGeneratedSgf } from '../../src/lifedeath/generate-sgf.ts';
import { HeuristicSolver } from '../../src/lifedeath/heuristic-solver.ts';
import { makeLikeness } from '../../src/lifedeath/likeness.ts';
import { neighbours, type Problem } from '../../src/lifedeath/problem.ts';
import { readProblem } from '../../src/lifedeath/problem-sgf.ts';
import { Solver } from '../../src/lifedeath/solver.ts';

const ANY = { size: 13, easiest: -30, hardest: 8 };
const seeds: number[] = [];
const made = makeSome(4);

/** Not every seed comes to something. */
function makeSome(count: number): GeneratedProblem[] {
  const generator = new Generator();
  const found: GeneratedProblem[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const problem = generator.generate(seed, ANY);
    if (!problem) continue;
    found.push(problem);
    seeds.push(seed);
  }
  return found;
}

function draw({ colors, geometry }: Problem): string {
  return [...geometry.points].map((point) => colors[point]).join('');
}

describe('the generator', () => {
  test('makes the same problem for the same seed, whatever it made before', () => {
    const again = new Generator().generate(seeds[2]!, ANY)!;
    const { seconds: _, ...verdict } = made[2]!.verdict;
    expect(again).toMatchObject({
      kind: made[2]!.kind,
      rank: made[2]!.rank,
      settings: made[2]!.settings,
      verdict,
    });
    expect(draw(again.problem)).toBe(draw(made[2]!.problem));
  });

  test('makes problems of which no two are alike', () => {
    const likenesses = made.map(({ problem: { geometry, colors } }) =>
      makeLikeness({ geometry, colorAt: (point) => colors[point]! }),
    );
    expect(new Set(likenesses).size).toBe(made.length);
  });

  test('gives Black one right first move, which changes the result', () => {
    for (const { problem, verdict, kind } of made) {
      const solver = new Solver(16);
      const found = solver.solve(problem);
      expect(found).toMatchObject({ proved: true, movesComplete: true, status: verdict.status });
      expect(found.moves).toEqual(verdict.moves);
      expect(found.moves.length).toBe(1);
      expect(problem.toPlay).toBe(BLACK);
      const wanted = kind === 'live' ? 'alive' : kind === 'kill' ? 'dead' : 'ko';
      expect(found.status).toBe(wanted);
      const other = solver.solve({ ...problem, toPlay: opponent(BLACK) });
      expect(other.proved).toBe(true);
      expect(other.status).not.toBe(wanted);
    }
  });

  test('shuts the group in: it gets out nowhere but along the edge', () => {
    for (const { problem } of made) expect(findWayOut(problem)).toEqual([]);
  });

  test('knows settings with which the heuristic search solves it', () => {
    for (const { problem, settings, verdict } of made) {
      const found = new HeuristicSolver().solve(problem, settings);
      expect(verdict.moves).toContain(found.line[0]);
    }
  });

  test('writes a file that is read back, with the solution', () => {
    const [{ problem }] = made as [GeneratedProblem];
    const parsed = parseSgf(makeSgf([makeGeneratedSgf(made[0]!, 'A name')]));
    const tree = parsed.ok ? parsed.trees[0]! : undefined;
    const read = readProblem(tree!);
    expect(read).toMatchObject({ ok: true, record: { name: 'A name', keystones: problem.keystones } });
    expect(read.ok && read.record.rank).toMatch(/^\d+[kd]$/);
    expect(read.ok && [...read.record.parameters.keys()]).toEqual(['depth', 'breadth']);
    expect(tree!.children[0]!.properties.get('TE')).toEqual(['1']);
  });

  test('keeps to what is wished for', () => {
    const wishes = { ...ANY, kind: 'live', place: 'corner', easiest: -22, hardest: -10 } as const;
    const generator = new Generator();
    const tries = Array.from({ length: 8 }, (_, seed) => seed);
    const wished = tries.reduce<GeneratedProblem | undefined>(
      (found, seed) => found ?? generator.generate(seed, wishes),
      undefined,
    )!;
    expect(wished).toMatchObject({ kind: 'live', place: 'corner' });
    expect(wished.rank).toBeGreaterThan(-23);
    expect(wished.rank).toBeLessThan(-9);
  });
});

/** Points outside the region that the defender can step to from it, other than on the edge. */
function findWayOut({ geometry, colors, region, keystones, defender }: Problem): number[] {
  const inside = [...region, ...keystones];
  const isOnEdge = (point: number) => {
    const [x, y] = [geometry.x(point), geometry.y(point)];
    return x === 0 || y === 0 || x === geometry.width - 1 || y === geometry.height - 1;
  };
  return inside
    .filter((point) => colors[point] === defender || !isOnEdge(point))
    .flatMap((point) => neighbours(geometry, point))
    .filter((point) => colors[point] === EMPTY && !region.includes(point));
}
