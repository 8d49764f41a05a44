import { BLACK, type Color, EMPTY, opponent, WHITE } from './color.ts';
import type { Game, Step } from './game.ts';
import type { Geometry } from './geometry.ts';
import { createSgfNode, type SgfNode } from './sgf-node.ts';
import { makeSgfPoint } from './sgf-points.ts';

/** Put in by the build. */
const VERSION = process.env.GOLD_VERSION ?? 'development';

/** The game up to now as a tree of one line, which `loadGame` reads back. */
export function saveGame(game: Game): SgfNode {
  const { geometry } = game;
  const steps = game.steps();
  const starter = findStarter(game, steps);
  const root = makeRoot(game, starter);
  let node = root;
  const append = (properties: [string, string[]][]) => {
    const next = createSgfNode(properties);
    node.children = [next];
    node = next;
  };

  let toPlay = starter;
  let force = false;
  for (const step of steps) {
    if (step.kind === 'move') {
      const { color, point } = step.move;
      const move: [string, string[]] = [color === BLACK ? 'B' : 'W', [makeSgfPoint(point, geometry)]];
      append(force ? [move, ['KO', ['']]] : [move]);
      toPlay = opponent(color);
      force = false;
    } else if (step.changes.size > 0) {
      append(makeStones(step.changes, geometry));
      force = false;
    } else {
      // A set-up without stones only lifts the ban on a ko: SGF says so with KO beside the move.
      force = true;
    }
  }
  if (game.toPlay !== toPlay) append([makePlayer(game.toPlay)]);
  return root;
}

/** The side to move at the start: whoever made the first move. */
function findStarter(game: Game, steps: readonly Step[]): Color {
  const first = steps.find((step) => step.kind === 'move');
  return first?.kind === 'move' ? first.move.color : game.toPlay;
}

function makeRoot(game: Game, starter: Color): SgfNode {
  const { geometry, handicap } = game;
  const { width, height } = geometry;
  const root = createSgfNode([
    ['FF', ['4']],
    ['GM', ['1']],
    ['CA', ['UTF-8']],
    ['AP', [`GoLD:${VERSION}`]],
    ['SZ', [width === height ? `${width}` : `${width}:${height}`]],
    ['KM', [`${game.komi}`]],
  ]);
  if (handicap > 0) root.properties.set('HA', [`${handicap}`]);
  root.properties.set(...makePlayer(starter));
  for (const [name, values] of makeStones(game.startStones(), geometry)) root.properties.set(name, values);
  return root;
}

function makePlayer(color: Color): [string, string[]] {
  return ['PL', [color === BLACK ? 'B' : 'W']];
}

/** AB, AW and AE, those that are needed. Points are written one by one: not every program reads rectangles here. */
function makeStones(changes: ReadonlyMap<number, number>, geometry: Geometry): [string, string[]][] {
  const names: [string, number][] = [
    ['AB', BLACK],
    ['AW', WHITE],
    ['AE', EMPTY],
  ];
  return names
    .map(([name, color]): [string, string[]] => {
      const points = [...changes.keys()].filter((point) => changes.get(point) === color);
      return [name, points.map((point) => makeSgfPoint(point, geometry))];
    })
    .filter(([, values]) => values.length > 0);
}
