import { makeColor } from '../../engine/color.ts';
import { makeVertex } from '../../engine/geometry.ts';
import {
  type EyeShape,
  evaluateProblem,
  listEyeShapes,
  listRelevance,
} from '../../lifedeath/heuristic-view.ts';
import type { Problem } from '../../lifedeath/problem.ts';
import { needColor } from '../arguments.ts';
import type { CommandSpec } from '../registry.ts';
import { needProblem } from '../solving.ts';
import { makeVertices } from '../vertices.ts';

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
    run: ([color], { session }) => {
      const toPlay = color === undefined ? session.game.toPlay : needColor(color);
      const terms = evaluateProblem(needProblem(session, toPlay));
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
    help:
      'The eye shapes on the board that count, one a line: color, shape, where it is, its points, its vital points, the\n' +
      'state of its wall, and the eyes that it gives if the enemy moves first in it and if the owner does.',
    analyze: ['string/Patterns/gold-patterns'],
    run: (_, { session }) => {
      const problem = needProblem(session, session.game.toPlay);
      return listEyeShapes(problem)
        .map((shape) => describeShape(shape, problem))
        .join('\n');
    },
  },
  {
    name: 'gold-relevance',
    usage: 'COLOR',
    help:
      'How much each move of this color has to do with the life of the keystones, the highest first: the order in which\n' +
      'the heuristic search tries them; after "near" the part that is for the distance, the rest being for patterns,\n' +
      'captures and odds. A move that leaves keystones in atari is marked "suicidal", and not tried.',
    analyze: ['string/Relevance/gold-relevance %c'],
    run: ([color], { session }) => {
      const problem = needProblem(session, needColor(color));
      return listRelevance(problem)
        .map(({ point, score, near, suicidal }) => {
          return `${makeVertex(point, problem.geometry)} ${score} near ${near}${suicidal ? ' suicidal' : ''}`;
        })
        .join('\n');
    },
  },
];

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
