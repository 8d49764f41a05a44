import { type Color, parseColor } from '../../engine/color.ts';
import { makeVertex, PASS } from '../../engine/geometry.ts';
import type { Problem } from '../../lifedeath/problem.ts';
import type { Status } from '../../lifedeath/verdict.ts';
import type { Context } from '../context.ts';
import { ensureProblem } from '../finding.ts';
import type { SearchReport } from '../jobs/reporting.ts';
import { makeLimits, readLimits } from '../limits.ts';
import { KO, RIGHT, WRONG } from '../live-graphics.ts';
import type { CommandSpec } from '../registry.ts';
import { analyseMoves, needProblem, solveProblem } from '../solving.ts';
import { makeVertices } from '../vertices.ts';

/** What comes of the moves, in forms that front-ends can draw. */
export const moves: readonly CommandSpec[] = [
  {
    name: 'gold-moves',
    usage: '[COLOR] [gfx] [time SECONDS] [nodes NUMBER]',
    help:
      'What becomes of the keystones after each first move, the best first: alive, dead, ko, or a question mark where a limit\n' +
      'came before. With gfx as a picture for GoGui: right moves green, wrong ones red, kos yellow.',
    analyze: ['pspairs/Move Verdicts/gold-moves %m', 'gfx/Right and Wrong/gold-moves %m gfx'],
    run: async (args, context) => {
      const { isPicture, problem, limits } = await readQuestion(args, context);
      // Verdicts are for the exact search to give, whichever is chosen for moves.
      const { heuristic: _, ...exact } = limits;
      const report = await analyseMoves(context, problem, exact);
      return isPicture ? drawMoves(problem, report) : listMoves(problem, report);
    },
  },
  {
    name: 'gold-line',
    usage: '[COLOR] [depth NUMBER] [breadth NUMBER] [time SECONDS] [nodes NUMBER]',
    help: 'The line of best play as gold-solve finds it, and nothing else.',
    analyze: ['varc/Solution/gold-line %c'],
    run: async (args, context) => {
      const { problem, limits } = await readQuestion(args, context);
      const { verdict } = await solveProblem(context, problem, limits);
      return makeVertices(verdict.line, problem.geometry);
    },
  },
];

/** The arguments, and the problem, which is found if it is not set. */
async function readQuestion(args: readonly string[], context: Context) {
  const { session } = context;
  const first = parseColor(args[0] ?? '');
  const color: Color = first ?? session.game.toPlay;
  let isPicture = false;
  const given = readLimits(first ? args.slice(1) : args, (word) => {
    if (word === 'gfx') isPicture = true;
    return word === 'gfx';
  });
  const limits = makeLimits(session, given);
  await ensureProblem(context, color);
  return { isPicture, limits, problem: needProblem(session, color) };
}

/** `A1 alive`, a move a line. */
function listMoves({ geometry }: Problem, { moves }: SearchReport): string {
  return moves
    .filter(({ move }) => move !== PASS)
    .map(({ move, status }) => `${makeVertex(move, geometry)} ${nameStatus(status)}`)
    .join('\n');
}

function drawMoves({ geometry, toPlay, defender }: Problem, { moves }: SearchReport): string {
  const points = moves.filter(({ move }) => move !== PASS);
  const wanted: Status = toPlay === defender ? 'alive' : 'dead';
  const colored = (color: string, isSuch: (status: Status) => boolean) => {
    const such = points.filter(({ status }) => status !== undefined && isSuch(status));
    return such.length === 0
      ? []
      : [
          `COLOR ${color} ${makeVertices(
            such.map(({ move }) => move),
            geometry,
          )}`,
        ];
  };
  const labels = points.map(({ move, status }) => `${makeVertex(move, geometry)} ${nameStatus(status)}`);
  const right = points.filter(({ status }) => status === wanted).length;
  return [
    ...colored(RIGHT, (status) => status === wanted),
    ...colored(KO, (status) => status === 'ko'),
    ...colored(WRONG, (status) => status !== wanted && status !== 'ko' && status !== 'unknown'),
    ...(labels.length > 0 ? [`LABEL ${labels.join(' ')}`] : []),
    `TEXT ${right} of ${points.length} moves ${toPlay === defender ? 'live' : 'kill'}`,
  ].join('\n');
}

function nameStatus(status: Status | undefined): string {
  return status === undefined || status === 'unknown' ? '?' : status;
}
