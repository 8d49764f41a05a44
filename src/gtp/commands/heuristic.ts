import { type Color, makeColor } from '../../engine/color.ts';
import { makeVertex } from '../../engine/geometry.ts';
import {
  type EyeShape,
  evaluateProblem,
  listEyeShapes,
  listRelevance,
  type MoveRelevance,
} from '../../lifedeath/heuristic-view.ts';
import type { Problem } from '../../lifedeath/problem.ts';
import { needColor, needOptional } from '../arguments.ts';
import type { Context } from '../context.ts';
import { ensureProblem } from '../finding.ts';
import type { CommandSpec } from '../registry.ts';
import { needProblem } from '../solving.ts';
import { makeBoard, makeVertices } from '../vertices.ts';

/** What the heuristic search sees. */
export const heuristic: readonly CommandSpec[] = [
  {
    name: 'gold-evaluate',
    usage: '[COLOR]',
    help:
      'The score of the position with this color to move, else the side to move, from -5000 (the keystones die) to 5000\n' +
      '(they live), and what it is made of: the eyes that they can expect if the defender and if the attacker moves\n' +
      'first and what these are worth, the odds that the exact search starts from, ways out, cuts, hane and connections\n' +
      'at the keystones, their liberties.',
    analyze: ['string/Evaluate/gold-evaluate %m'],
    run: async ([color], context) => {
      const { game } = context.session;
      const terms = evaluateProblem(
        await findProblem(context, color === undefined ? game.toPlay : needColor(color)),
      );
      return [
        `score ${terms.score}`,
        `eyes_defender_first ${terms.eyesDefenderFirst / 100}`,
        `eyes_attacker_first ${terms.eyesAttackerFirst / 100}`,
        `eyes ${terms.eyes}`,
        `outlook ${terms.outlook}`,
        `exits ${terms.exits}`,
        `contacts ${terms.contacts}`,
        `liberties ${terms.liberties}`,
      ].join('\n');
    },
  },
  {
    name: 'gold-patterns',
    usage: '[gfx]',
    help:
      'The eye shapes on the board that count, one a line: color, shape, where it is, its points, its vital points, the\n' +
      'state of its wall, and the eyes that it gives if the enemy moves first in it and if the owner does. With gfx as a\n' +
      'picture for GoGui: the shapes in colors, vital points as circles, missing stones of the wall as crosses.',
    analyze: ['string/Patterns/gold-patterns', 'gfx/Eye Shapes/gold-patterns gfx'],
    run: async ([word], context) => {
      const isPicture = needOptional(word, 'gfx');
      const problem = await findProblem(context, context.session.game.toPlay);
      const shapes = listEyeShapes(problem);
      if (isPicture) return drawShapes(shapes, problem);
      return shapes.map((shape) => describeShape(shape, problem)).join('\n');
    },
  },
  {
    name: 'gold-relevance',
    usage: 'COLOR [dboard]',
    help:
      'How much each move of this color has to do with the life of the keystones, the highest first: the order in which\n' +
      'the heuristic search tries them; after "near" the part that is for the distance, the rest being for patterns,\n' +
      'captures and odds. A move that leaves keystones in atari is marked "suicidal", and not tried. With dboard as a\n' +
      'board of numbers for GoGui: 1 for the highest, -1 for suicidal moves.',
    analyze: ['dboard/Relevance/gold-relevance %m dboard', 'string/Relevance as Text/gold-relevance %m'],
    run: async ([color, word], context) => {
      const toPlay = needColor(color);
      const isBoard = needOptional(word, 'dboard');
      const problem = await findProblem(context, toPlay);
      const list = listRelevance(problem);
      if (isBoard) return drawRelevance(list, problem);
      return list
        .map(({ point, score, near, suicidal }) => {
          return `${makeVertex(point, problem.geometry)} ${score} near ${near}${suicidal ? ' suicidal' : ''}`;
        })
        .join('\n');
    },
  },
];

/** The problem with this colour to move, found if it is not set. */
async function findProblem(context: Context, color: Color): Promise<Problem> {
  await ensureProblem(context, color);
  return needProblem(context.session, color);
}

/** The shapes of the defender in one colour, those of the attacker in another. */
function drawShapes(shapes: readonly EyeShape[], { geometry, defender }: Problem): string {
  const list = (head: string, points: readonly number[]) =>
    points.length > 0 ? [`${head} ${makeVertices([...new Set(points)], geometry)}`] : [];
  const of = (mine: boolean) => shapes.filter(({ color }) => (color === defender) === mine);
  return [
    ...list(
      'COLOR #70b0f0',
      of(true).flatMap(({ points }) => points),
    ),
    ...list(
      'COLOR #f0a070',
      of(false).flatMap(({ points }) => points),
    ),
    ...list(
      'CIRCLE',
      shapes.flatMap(({ vital }) => vital),
    ),
    ...list(
      'MARK',
      shapes.flatMap(({ lacks }) => lacks),
    ),
    `TEXT ${shapes.length} eye shapes`,
  ].join('\n');
}

function drawRelevance(list: readonly MoveRelevance[], { geometry }: Problem): string {
  const most = Math.max(1, ...list.map(({ score }) => score));
  const values = new Map(
    list.map(({ point, score, suicidal }) => [point, suicidal ? -1 : Math.max(0, score) / most]),
  );
  return makeBoard(geometry, (point) => (values.get(point) ?? 0).toFixed(2));
}

/** `black straight-three side points A1 B1 C1 vital B1 wall complete eyes 1 2` */
function describeShape(shape: EyeShape, { geometry }: Problem): string {
  const { color, name, place, points, vital, lacks, unsafe, least, most } = shape;
  const wall = lacks.length > 0 ? `lacks ${makeVertices(lacks, geometry)}` : unsafe ? 'unsafe' : 'complete';
  return [
    makeColor(color),
    name.replaceAll(' ', '-'),
    ...(place ? [place] : []),
    `points ${makeVertices(points, geometry)}`,
    ...(vital.length > 0 ? [`vital ${makeVertices(vital, geometry)}`] : []),
    `wall ${wall}`,
    `eyes ${least} ${most}`,
  ].join(' ');
}
