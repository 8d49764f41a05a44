import { BLACK, WHITE } from '../src/engine/color.ts';
import type { Problem } from '../src/lifedeath/problem.ts';
import { CASES, type Expected } from '../test/lifedeath/cases.ts';
import { parseDrawing } from './drawing.ts';

export interface TextbookProblem {
  readonly name: string;
  readonly problem: Problem;
  readonly answer: Expected;
}

/** Each shape of the tests twice: the defender first (Black in all of them), then the attacker. */
export function makeTextbook(): TextbookProblem[] {
  return CASES.flatMap(({ name, diagram, defenderFirst, attackerFirst }) => [
    { name: `${name}, defender first`, problem: parseDrawing(diagram, BLACK), answer: defenderFirst },
    { name: `${name}, attacker first`, problem: parseDrawing(diagram, WHITE), answer: attackerFirst },
  ]);
}
