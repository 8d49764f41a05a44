import { BLACK, BORDER, EMPTY, WHITE } from './color.ts';
import type { Stones } from './stones.ts';

/** `area`: stones and territory. `territory`: territory and prisoners. */
export type Scoring = 'area' | 'territory';

/** Points of both sides, without komi. */
export interface Score {
  readonly black: number;
  readonly white: number;
  /** For every index of the geometry: BLACK or WHITE for a stone or territory of that colour, else EMPTY. */
  readonly owner: Uint8Array;
}

/** What has to be known of a game to count it. */
export interface Counting {
  readonly scoring: Scoring;
  /** Stones that are as good as captured. */
  readonly isDead: (point: number) => boolean;
  /** Stones in seki: with territory rules nothing beside them is territory. */
  readonly isSeki: (point: number) => boolean;
  /** How many stones each side has captured. */
  readonly captures: { readonly black: number; readonly white: number };
}

/**
 * Counts a position. Dead stones are taken off first; then an empty area belongs to a colour if it touches stones of that
 * colour alone. Neutral points (dame), which touch both, belong to no one.
 */
export function scorePosition(stones: Stones, { scoring, isDead, isSeki, captures }: Counting): Score {
  const { points, length } = stones.geometry;
  const owner = new Uint8Array(length).fill(BORDER);
  const dead = [0, 0, 0];
  for (const point of points) {
    const color = stones.colorAt(point);
    const gone = color !== EMPTY && isDead(point);
    if (gone) dead[color]!++;
    owner[point] = gone ? EMPTY : color;
  }
  const territory = [0, 0, 0];
  const seen = new Uint8Array(length);
  for (const point of points) {
    if (owner[point] !== EMPTY || seen[point]) continue;
    const area = [point];
    const border = fillArea(area, owner, seen, stones.geometry.stride);
    const touched = border.reduce((colors, each) => colors | owner[each]!, 0);
    if (touched !== BLACK && touched !== WHITE) continue;
    if (scoring === 'territory' && border.some(isSeki)) continue;
    territory[touched]! += area.length;
    for (const each of area) owner[each] = touched;
  }
  const count = [0, 0, 0];
  for (const point of points) count[owner[point]!]!++;
  for (let point = 0; point < length; point++) if (owner[point] === BORDER) owner[point] = EMPTY;
  if (scoring === 'area') return { black: count[BLACK]!, white: count[WHITE]!, owner };
  return {
    black: territory[BLACK]! + captures.black + dead[WHITE]!,
    white: territory[WHITE]! + captures.white + dead[BLACK]!,
    owner,
  };
}

/** Adds the rest of an empty area to its first point. The stones that it touches, some of them more than once. */
function fillArea(area: number[], colors: Uint8Array, seen: Uint8Array, stride: number): number[] {
  const border: number[] = [];
  seen[area[0]!] = 1;
  // The list grows while it is walked through.
  for (const point of area) {
    for (const near of [point - 1, point + 1, point - stride, point + stride]) {
      const color = colors[near]!;
      if (color === BLACK || color === WHITE) border.push(near);
      if (color !== EMPTY || seen[near]) continue;
      seen[near] = 1;
      area.push(near);
    }
  }
  return border;
}

/** A result as GTP and SGF write it: `B+3.5`, `W+0.5`, or `0` for a draw. */
export function makeScore(blackMinusWhite: number): string {
  // Twelve digits are more than any komi has, and hide what binary fractions add.
  const score = Number(blackMinusWhite.toPrecision(12));
  if (score === 0) return '0';
  return score > 0 ? `B+${score}` : `W+${-score}`;
}
