import sgf, { type SabakiNode } from '@sabaki/sgf';
import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/game.ts';
import { findValue, makeSgf, parseSgf, type SgfNode } from '../../src/engine/sgf.ts';
import { checkSolution } from '../../src/lifedeath/check-solution.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import type { ProblemRecord } from '../../src/lifedeath/problem-sgf.ts';
import { makeSolutionSgf } from '../../src/lifedeath/solution-sgf.ts';
import { buildSolution } from '../../src/lifedeath/solution-tree.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import { parseProblem } from '../oracle/diagram.ts';
import { CASES } from './cases.ts';
import { convert } from './convert.ts';

/** The larger ones, too: GOLD_LARGE=1 npx vitest run test/lifedeath/solution-sgf.test.ts */
const MOST_POINTS = process.env.GOLD_LARGE === undefined ? 7 : 13;
const solver = new Solver(32);

function makeRecord({
  geometry,
  colors,
  keystones,
  region,
  toPlay,
  koPoint,
  threats,
}: Problem): ProblemRecord {
  const game = new Game(geometry);
  const points = [...geometry.points].filter((point) => colors[point] !== 0);
  game.setup(new Map(points.map((point) => [point, colors[point] as 1 | 2])), toPlay);
  return { game, keystones, region, koPoint, threats, parameters: new Map() };
}

function write(diagram: string, toPlay: 1 | 2): SgfNode {
  const problem = convert(parseProblem(diagram, { toPlay }));
  const result = buildSolution(problem, solver);
  if (!result.ok) throw new Error(result.reason);
  return makeSolutionSgf(makeRecord(problem), result.solution);
}

function parse(text: string): SgfNode {
  const parsed = parseSgf(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.trees[0]!;
}

/** As the library's own parser has it. */
function toSabaki({ properties, children }: SgfNode): Omit<SabakiNode, 'id'> {
  return { data: Object.fromEntries(properties), children: children.map(toSabaki) as SabakiNode[] };
}

function bare({ data, children }: SabakiNode): Omit<SabakiNode, 'id'> {
  return { data, children: children.map(bare) as SabakiNode[] };
}

function* leaves(node: SgfNode): Generator<SgfNode> {
  if (node.children.length === 0) yield node;
  for (const child of node.children) yield* leaves(child);
}

const playable = (diagram: string) => [...diagram].filter((token) => token === '.').length;
const small = CASES.filter(({ diagram, slow }) => !slow && playable(diagram) <= MOST_POINTS);

describe('solutions as SGF', () => {
  test.each(small.map(({ name, diagram }) => [name, diagram]))('%s', (_, diagram) => {
    for (const toPlay of [1, 2] as const) {
      const tree = write(diagram!, toPlay);
      const text = makeSgf([tree]);
      // Ours and Sabaki's parser read what was written, and both write it again without a change.
      expect(makeSgf([parse(text)])).toBe(text);
      const [read] = sgf.parse(text).map(bare);
      expect(read).toEqual(toSabaki(tree));
      expect(sgf.parse(sgf.stringify(sgf.parse(text))).map(bare)).toEqual([read]);

      for (const first of tree.children) {
        const isRight = first.properties.has('TE');
        expect(first.properties.has('BM')).toBe(!isRight);
        for (const leaf of leaves(first))
          expect(findValue(leaf, 'C')).toMatch(isRight ? /^RIGHT\n\w/ : /^Wrong\. \w/);
      }
      const { status, findings } = checkSolution(parse(text), solver);
      expect({ status, findings }).toEqual({
        status: tree.children.length > 0 ? 'ok' : 'unmarked',
        findings: [],
      });
    }
  });
});
