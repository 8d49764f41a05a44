/** Reads the arguments of commands: a value, or a GtpError with the standard's words. */
import { type Color, parseColor } from '../engine/color.ts';
import { type Geometry, PASS, parseVertex } from '../engine/geometry.ts';
import { GtpError, syntaxError } from './error.ts';

export function needColor(word: string | undefined): Color {
  if (word === undefined) throw syntaxError('a color is missing');
  const color = parseColor(word);
  if (color === undefined) throw syntaxError(`${quote(word)} is not a color`);
  return color;
}

/** A point or PASS. */
export function needVertex(word: string | undefined, geometry: Geometry): number {
  if (word === undefined) throw syntaxError('a vertex is missing');
  const point = parseVertex(word, geometry);
  if (point === undefined) throw syntaxError(`${quote(word)} is not a vertex of this board`);
  return point;
}

/** Points of a list that may have no pass and no point twice. */
export function needPoints(words: readonly string[], geometry: Geometry): number[] {
  const points = words.map((word) => needVertex(word, geometry));
  if (points.includes(PASS)) throw new GtpError('bad vertex list: pass is not a point');
  if (new Set(points).size < points.length) throw new GtpError('bad vertex list: a vertex is there twice');
  return points;
}

/** Pairs of a color and a vertex, as in `B C3 W D4`. */
export function needMoves(words: readonly string[], geometry: Geometry): { color: Color; point: number }[] {
  const moves = [];
  for (let i = 0; i < words.length; i += 2) {
    moves.push({ color: needColor(words[i]), point: needVertex(words[i + 1], geometry) });
  }
  return moves;
}

/** An int of the protocol: digits alone, 0 to 2^31 - 1. */
export function needInt(word: string | undefined, what: string): number {
  if (word === undefined) throw syntaxError(`${what} is missing`);
  const value = Number(word);
  if (!/^\d+$/.test(word) || value >= 2 ** 31) throw syntaxError(`${quote(word)} is not ${what}`);
  return value;
}

/** A float in decimal notation. JavaScript would also read `0x10`, `Infinity` and the empty string. */
export function needFloat(word: string | undefined, what: string): number {
  if (word === undefined) throw syntaxError(`${what} is missing`);
  const value = Number(word);
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(word) || !Number.isFinite(value)) {
    throw syntaxError(`${quote(word)} is not ${what}`);
  }
  return value;
}

/** A word that may be left out, but is no other one: is it there? */
export function needOptional(word: string | undefined, wanted: string): boolean {
  if (word !== undefined && word !== wanted) throw syntaxError(`${quote(word)} is not ${wanted}`);
  return word !== undefined;
}

/** A word of the input for a message: short, since a line may be a megabyte long. */
export function quote(word: string): string {
  return word.length > 40 ? `"${word.slice(0, 40)}..."` : `"${word}"`;
}
