/** Lists of points, and boards of words, in the text of the protocol. */
import { type Geometry, makeVertex, PASS } from '../engine/geometry.ts';
import { makePointList, parseSgfPoint } from '../engine/sgf.ts';
import { needVertex } from './arguments.ts';
import { GtpError, syntaxError } from './error.ts';

/** `A1 B2 pass` */
export function makeVertices(points: readonly number[], geometry: Geometry): string {
  return points.map((point) => makeVertex(point, geometry)).join(' ');
}

/** `A1:D4 E5`: the same points in few words, as `needRegion` reads them. */
export function makeRegion(points: Iterable<number>, geometry: Geometry): string {
  const corner = (text: string) => makeVertex(parseSgfPoint(text, geometry)!, geometry);
  return makePointList(points, geometry)
    .map((value) => value.split(':').map(corner).join(':'))
    .join(' ');
}

/** Points and rectangles from corner to corner. They may overlap. */
export function needRegion(words: readonly string[], geometry: Geometry): Set<number> {
  const points = new Set<number>();
  for (const word of words) {
    const corners = word.split(':').map((corner) => needVertex(corner, geometry));
    if (corners.length > 2) throw syntaxError('a rectangle has two corners');
    if (corners.includes(PASS)) throw new GtpError('bad vertex list: pass is not a point');
    for (const point of listRectangle(corners[0]!, corners.at(-1)!, geometry)) points.add(point);
  }
  return points;
}

function* listRectangle(one: number, other: number, geometry: Geometry): Generator<number> {
  const xs = [geometry.x(one), geometry.x(other)].sort((a, b) => a - b);
  const ys = [geometry.y(one), geometry.y(other)].sort((a, b) => a - b);
  for (let y = ys[0]!; y <= ys[1]!; y++) {
    for (let x = xs[0]!; x <= xs[1]!; x++) yield geometry.at(x, y);
  }
}

/** A word for every point, row by row. */
export function makeBoard(geometry: Geometry, wordOf: (point: number) => string): string {
  const rows: string[] = [];
  for (let y = 0; y < geometry.height; y++) {
    const words = Array.from({ length: geometry.width }, (_, x) => wordOf(geometry.at(x, y)));
    rows.push(words.join(' '));
  }
  return rows.join('\n');
}
