import { Benson } from '../../engine/benson.ts';
import { Board } from '../../engine/board.ts';
import { BLACK, EMPTY, WHITE } from '../../engine/color.ts';
import { makeDiagram } from '../../engine/diagram.ts';
import { type ChainStatus, listChains } from '../../engine/play/status.ts';
import { makeScore } from '../../engine/scoring.ts';
import { quote } from '../arguments.ts';
import { syntaxError } from '../error.ts';
import { judgeGame } from '../judging.ts';
import type { CommandSpec } from '../registry.ts';
import type { Session } from '../session.ts';
import { makeBoard, makeVertices } from '../vertices.ts';

/** Scoring and superko of the rules that have a name. Suicide is forbidden in all of them here. */
const RULES: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['chinese', ['area', 'positional']],
  ['japanese', ['territory', 'simple']],
  ['korean', ['territory', 'simple']],
  ['aga', ['area', 'situational']],
  ['new-zealand', ['area', 'situational']],
  ['tromp-taylor', ['area', 'positional']],
]);

/** The end of the game: who has what. */
export const score: readonly CommandSpec[] = [
  {
    name: 'final_score',
    help:
      'The score, dead stones removed, by the parameter scoring: area unless set. Neutral points belong to no one. Which\n' +
      'stones are dead is found as final_status_list says.',
    analyze: ['string/Final Score/final_score'],
    run: async (_, context) => {
      const { game } = context.session;
      const { black, white } = (await judgeGame(context)).score;
      return makeScore(black - white - game.komi);
    },
  },
  {
    name: 'final_status_list',
    usage: 'alive|seki|dead',
    help:
      'The stones of this status, one chain a line. What lives unconditionally is alive; what the solver proves, is so;\n' +
      'the rest is judged by playouts.',
    analyze: ['plist/Dead Stones/final_status_list dead'],
    run: async ([word], context) => {
      const status = needStatus(word);
      const { judgement } = await judgeGame(context);
      const { geometry } = context.session.game;
      return listChains(copyBoard(context.session))
        .filter((chain) => judgement.status.get(chain[0]!) === status)
        .map((chain) => makeVertices(chain, geometry))
        .join('\n');
    },
  },
  {
    name: 'gold-territory',
    usage: '[bwboard|dboard]',
    help:
      'Whom the points belong to when the dead stones are gone: a picture, with x and o for territory, # and @ for dead\n' +
      "stones of Black and White; or a board of b and w, or one of numbers from 1 for Black to -1 for White, as GoGui's\n" +
      'types are called.',
    analyze: ['bwboard/Territory/gold-territory bwboard', 'dboard/Ownership/gold-territory dboard'],
    run: async ([word], context) => {
      if (word !== undefined && word !== 'bwboard' && word !== 'dboard')
        throw syntaxError(`${quote(word)} is neither bwboard nor dboard`);
      const { game } = context.session;
      const { geometry } = game;
      const { score, judgement } = await judgeGame(context);
      if (word === 'bwboard') return makeBoard(geometry, (point) => 'nbw'[score.owner[point]!]!);
      if (word === 'dboard')
        return makeBoard(geometry, (point) => (judgement.ownership[point]! + 0).toFixed(2));
      return drawTerritory(context.session, score.owner, judgement.status);
    },
  },
  {
    name: 'gold-benson',
    usage: '[bwboard]',
    help:
      "What lives though its owner always passes, by Benson's theorem: the stones and the territory of each side, or a\n" +
      'board of b and w.',
    analyze: ['bwboard/Unconditional Life/gold-benson bwboard'],
    run: ([word], { session }) => {
      if (word !== undefined && word !== 'bwboard') throw syntaxError(`${quote(word)} is not bwboard`);
      const { geometry } = session.game;
      const benson = new Benson(geometry);
      benson.look(copyBoard(session));
      if (word === 'bwboard') return makeBoard(geometry, (point) => 'nbw'[benson.settled[point]!]!);
      const list = (color: number, isStone: boolean) => {
        const points = [...geometry.points].filter(
          (point) => benson.settled[point] === color && (session.game.colorAt(point) === color) === isStone,
        );
        return makeVertices(points, geometry);
      };
      return [
        `black_alive ${list(BLACK, true)}`,
        `black_territory ${list(BLACK, false)}`,
        `white_alive ${list(WHITE, true)}`,
        `white_territory ${list(WHITE, false)}`,
      ]
        .map((line) => line.trimEnd())
        .join('\n');
    },
  },
  {
    name: 'kgs-rules',
    usage: 'NAME',
    help: `Sets scoring and superko by the name of a set of rules: ${listRules()}.`,
    run: ([name], { session }) => setRules(session, name),
  },
  {
    name: 'kata-set-rules',
    usage: 'NAME',
    help: 'The same.',
    run: ([name], { session }) => setRules(session, name),
  },
];

const STATUSES: readonly string[] = ['alive', 'seki', 'dead'];

function needStatus(word: string | undefined): ChainStatus {
  if (word === undefined) throw syntaxError('a status is missing');
  if (!STATUSES.includes(word)) throw syntaxError(`${quote(word)} is not a status`);
  return word as ChainStatus;
}

function listRules(): string {
  return [...RULES.keys()].join(', ');
}

function setRules({ parameters }: Session, name: string | undefined): undefined {
  if (name === undefined) throw syntaxError('the name of the rules is missing');
  const rules = RULES.get(name.toLowerCase().replaceAll('_', '-'));
  if (!rules) throw syntaxError(`unknown rules ${quote(name)}, there are ${listRules()}`);
  const [scoring, superko] = rules;
  parameters.set('scoring', scoring);
  parameters.set('superko', superko);
}

function copyBoard({ game }: Session): Board {
  const board = new Board(game.geometry);
  board.setStones(game);
  return board;
}

function drawTerritory(
  { game }: Session,
  owner: Uint8Array,
  status: ReadonlyMap<number, ChainStatus>,
): string {
  const marks = new Map<number, string>();
  for (const point of game.geometry.points) {
    const color = game.colorAt(point);
    if (color === EMPTY) marks.set(point, '.xo'[owner[point]!]!);
    else if (status.get(point) === 'dead') marks.set(point, color === BLACK ? '#' : '@');
  }
  return `\n${makeDiagram({ geometry: game.geometry, colorAt: (point) => game.colorAt(point), marks })}`;
}
