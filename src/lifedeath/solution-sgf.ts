/**
 * Solutions as SGF: `makeSolutionSgf(record, solution)` is the problem with its solution as its variations, ready for `makeSgf`.
 *
 * The right first moves come first and have TE[1], the wrong ones BM[1]. The last node of every right line has a comment that starts with RIGHT.
 * What becomes of the keystones is told in words at the end of every line.
 */
import { BLACK } from '../engine/color.ts';
import type { Geometry } from '../engine/geometry.ts';
import { createSgfNode, makeSgfPoint, type SgfNode } from '../engine/sgf.ts';
import { makeProblemSgf, type ProblemRecord } from './problem-sgf.ts';
import type { Solution, SolutionNode } from './solution-tree.ts';
import { describeEnding, describeTask } from './solution-words.ts';

/** The record's keystones and region have to be those of the problem that was solved. Without a text it gets one. */
export function makeSolutionSgf(record: ProblemRecord, solution: Solution): SgfNode {
  const root = makeProblemSgf({ ...record, text: record.text ?? describeTask(solution) });
  const { geometry } = record.game;
  root.children = solution.lines.map((line) => makeNode(line, line.mark === 'right', solution, geometry));
  return root;
}

function makeNode(node: SolutionNode, isRight: boolean, solution: Solution, geometry: Geometry): SgfNode {
  const { color, move, mark, children } = node;
  const made = createSgfNode([[color === BLACK ? 'B' : 'W', [makeSgfPoint(move, geometry)]]]);
  if (mark) made.properties.set(mark === 'right' ? 'TE' : 'BM', ['1']);
  const comment = makeComment(node, isRight, solution, geometry);
  if (comment) made.properties.set('C', [comment]);
  made.children = children.map((child) => makeNode(child, isRight, solution, geometry));
  return made;
}

/** At the end of a line only: what the reader wants to find out is not given away before. */
function makeComment(node: SolutionNode, isRight: boolean, solution: Solution, geometry: Geometry): string {
  if (node.children.length > 0) return '';
  const words = describeEnding(node, solution, geometry);
  return isRight ? `RIGHT\n${words}` : `Wrong. ${words}`;
}
