import { type Color, EMPTY, opponent } from './color.ts';
import { Game } from './game.ts';
import { Geometry, PASS } from './geometry.ts';

/** A way to see the same game differently: turned, mirrored, or with the colours swapped. */
export interface Transform {
  /** Of the board before and after. */
  readonly from: Geometry;
  readonly to: Geometry;
  /** Where a point goes; PASS stays. */
  readonly movePoint: (point: number) => number;
  readonly swapsColors: boolean;
}

/** A quarter, a half or three quarters of a turn, clockwise. */
export function makeRotation(from: Geometry, degrees: 90 | 180 | 270): Transform {
  const { width, height } = from;
  const to = degrees === 180 ? from : Geometry.of(height, width);
  const move = {
    90: (x: number, y: number) => to.at(height - 1 - y, x),
    180: (x: number, y: number) => to.at(width - 1 - x, height - 1 - y),
    270: (x: number, y: number) => to.at(y, width - 1 - x),
  }[degrees];
  return makeTransform(from, to, move);
}

/** Horizontally left and right change places, vertically top and bottom. */
export function makeFlip(from: Geometry, direction: 'horizontal' | 'vertical'): Transform {
  const { width, height } = from;
  return makeTransform(from, from, (x, y) =>
    direction === 'horizontal' ? from.at(width - 1 - x, y) : from.at(x, height - 1 - y),
  );
}

/** Every stone gets the other colour. */
export function makeInversion(from: Geometry): Transform {
  return { ...makeTransform(from, from, (x, y) => from.at(x, y)), swapsColors: true };
}

function makeTransform(from: Geometry, to: Geometry, move: (x: number, y: number) => number): Transform {
  const movePoint = (point: number) => (point === PASS ? PASS : move(from.x(point), from.y(point)));
  return { from, to, movePoint, swapsColors: false };
}

export function transformColor({ swapsColors }: Transform, color: Color): Color {
  return swapsColors ? opponent(color) : color;
}

/** The same for what may be on a point: EMPTY stays. */
function transformContents(transform: Transform, color: number): number {
  return color === EMPTY ? EMPTY : transformColor(transform, color as Color);
}

/** The whole game up to now, with every step of its history, so that nothing but the view has changed. */
export function transformGame(game: Game, transform: Transform): Game {
  const { movePoint } = transform;
  const result = new Game(transform.to, game.komi);
  const start = [...game.startStones()].map(
    ([point, color]) => [movePoint(point), transformColor(transform, color)] as const,
  );
  if (game.handicap > 0 && !transform.swapsColors) result.placeHandicap(start.map(([point]) => point));
  else result.setup(new Map(start));
  game.steps().forEach((step, index) => {
    result.setToPlay(transformColor(transform, game.toPlayAfter(index)));
    if (step.kind === 'move') {
      result.play(transformColor(transform, step.move.color), movePoint(step.move.point));
    } else {
      const changes = [...step.changes].map(
        ([point, color]) => [movePoint(point), transformContents(transform, color)] as const,
      );
      result.addSetup(new Map(changes));
    }
  });
  result.setToPlay(transformColor(transform, game.toPlay));
  return result;
}
