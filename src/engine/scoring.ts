import { BLACK, BORDER, EMPTY, WHITE } from './color.ts';
import type { Stones } from './stones.ts';

export interface AreaScore {
  readonly black: number;
  readonly white: number;
  /** For every index of the geometry: BLACK or WHITE for a stone or an area of that colour, else EMPTY. */
  readonly owner: Uint8Array;
}

/**
 * Counts area on the board as it stands: stones, and empty areas that touch stones of one colour only. No stone is
 * taken for dead, and an area that touches both colours or none belongs to no one.
 */
export function scoreArea(stones: Stones): AreaScore {
  const { points, length } = stones.geometry;
  const owner = new Uint8Array(length).fill(BORDER);
  for (const point of points) owner[point] = stones.colorAt(point);
  const seen = new Uint8Array(length);
  for (const point of points) {
    if (owner[point] !== EMPTY || seen[point]) continue;
    const area = [point];
    const touched = fillArea(area, owner, seen, stones.geometry.stride);
    if (touched !== BLACK && touched !== WHITE) continue;
    for (const each of area) owner[each] = touched;
  }
  const score = [0, 0, 0];
  for (const point of points) score[owner[point]!]!++;
  for (let point = 0; point < length; point++) if (owner[point] === BORDER) owner[point] = EMPTY;
  return { black: score[BLACK]!, white: score[WHITE]!, owner };
}

/** Adds the rest of an empty area to its first point. The colours that it touches: BLACK, WHITE, their sum or 0. */
function fillArea(area: number[], colors: Uint8Array, seen: Uint8Array, stride: number): number {
  let touched = 0;
  seen[area[0]!] = 1;
  // The list grows while it is walked through.
  for (const point of area) {
    for (const near of [point - 1, point + 1, point - stride, point + stride]) {
      const color = colors[near]!;
      if (color === BLACK || color === WHITE) touched |= color;
      if (color !== EMPTY || seen[near]) continue;
      seen[near] = 1;
      area.push(near);
    }
  }
  return touched;
}

/** A result as GTP and SGF write it: `B+3.5`, `W+0.5`, or `0` for a draw. */
export function makeScore(blackMinusWhite: number): string {
  // Twelve digits are more than any komi has, and hide what binary fractions add.
  const score = Number(blackMinusWhite.toPrecision(12));
  if (score === 0) return '0';
  return score > 0 ? `B+${score}` : `W+${-score}`;
}
