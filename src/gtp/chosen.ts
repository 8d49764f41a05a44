import type { Color } from '../engine/color.ts';
import type { Game } from '../engine/game.ts';

/** Keystones and regions as they are remembered: see ProblemState. */

/** The colour of the keystones, and each of them with the captures on its point when it was chosen. */
export interface ChosenKeystones {
  readonly color: Color;
  readonly points: ReadonlyMap<number, number>;
}

/** The points that were listed, and the captures on all points at that time. */
export interface ChosenRegion {
  readonly points: ReadonlySet<number>;
  readonly captures: ReadonlyMap<number, number>;
}

/** Remembers stones of one colour as keystones. */
export function chooseKeystones(game: Game, points: readonly number[]): ChosenKeystones {
  const captures = game.countCaptures();
  const color = game.colorAt(points[0]!) as Color;
  return { color, points: new Map(points.map((point) => [point, captures.get(point) ?? 0])) };
}

/** Remembers points as a region. */
export function chooseRegion(game: Game, points: Iterable<number>): ChosenRegion {
  return { points: new Set(points), captures: game.countCaptures() };
}
