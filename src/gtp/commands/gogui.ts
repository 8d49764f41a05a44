import { EMPTY, makeColor } from '../../engine/color.ts';
import { ensureProblem } from '../finding.ts';
import type { CommandSpec } from '../registry.ts';
import type { Session } from '../session.ts';
import { makeVertices } from '../vertices.ts';

/** What GoGui asks of an engine, save for the set-up and play commands, which stand with their like. */
export const gogui: readonly CommandSpec[] = [
  {
    name: 'gogui-interrupt',
    help: 'Does nothing; that it is there tells GoGui that the line "# interrupt" stops a running command.',
    run: () => undefined,
  },
  {
    name: 'gogui-title',
    help: 'The title for the window.',
    run: (_, { session }) => session.title,
  },
  {
    name: 'gogui-analyze_commands',
    help: "The commands for GoGui's analyze menu, as lines of type/label/command.",
    run: (_, { registry }) =>
      registry
        .listed()
        .flatMap((spec) => spec.analyze ?? [])
        .join('\n'),
  },
  {
    name: 'gold-show',
    help: 'The problem as a picture for GoGui: triangles on the keystones, squares on the region, the goal in words.',
    analyze: ['gfx/Show Problem/gold-show'],
    run: async (_, context) => {
      await ensureProblem(context, context.session.game.toPlay);
      return drawProblem(context.session);
    },
  },
];

function drawProblem({ problem, game }: Session): string {
  const { geometry, toPlay } = game;
  const list = (head: string, points: readonly number[]) =>
    points.length > 0 ? [`${head} ${makeVertices(points, geometry)}`] : [];
  const result = problem.make(game, toPlay);
  const goal = result.ok
    ? toPlay === result.problem.defender
      ? 'to live'
      : 'to kill'
    : 'to move, no problem';
  return [
    ...list('TRIANGLE', problem.findKeystones(game).present),
    ...list(
      'SQUARE',
      problem.listRegion(game).filter((point) => game.colorAt(point) === EMPTY),
    ),
    `TEXT ${makeColor(toPlay)} ${goal}`,
  ].join('\n');
}
