import { type Color, EMPTY } from '../engine/color.ts';
import { Game } from '../engine/game.ts';
import type { SgfNode } from '../engine/sgf.ts';
import type { GeneratedProblem } from './generate.ts';
import { makeRank } from './rank.ts';
import { makeSolutionSgf } from './solution-sgf.ts';

/** A generated problem under this name, with its solution, as it goes into a file. */
export function makeGeneratedSgf(made: GeneratedProblem, name: string): SgfNode {
  const { problem, settings, solution } = made;
  const { geometry, colors, keystones, region, koPoint, threats, toPlay } = problem;
  const game = new Game(geometry);
  const stones = [...geometry.points].filter((point) => colors[point] !== EMPTY);
  game.setup(new Map(stones.map((point) => [point, colors[point] as Color])), toPlay);
  const parameters = new Map([
    ['depth', `${settings.depth}`],
    ['breadth', `${settings.breadth}`],
  ]);
  const record = { game, keystones, region, koPoint, threats, parameters, name, rank: makeRank(made.rank) };
  return makeSolutionSgf(record, solution);
}
