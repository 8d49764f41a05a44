import { BLACK, type Color, EMPTY, WHITE } from './color.ts';
import { COLUMNS, Geometry, PASS } from './geometry.ts';
import { starPoints } from './handicap.ts';
import type { Stones } from './stones.ts';

/** What a picture of a board shows beside the stones. */
export interface DiagramOptions extends Stones {
  /** Put in brackets; PASS for none. */
  readonly lastMove?: number | undefined;
  /** Characters to be drawn in place of what is on a point. */
  readonly marks?: ReadonlyMap<number, string> | undefined;
}

/**
 * Draws a board as text, with coordinates on all sides and without an empty line:
 *
 *        A B C D E
 *      5 . . . . . 5
 *      4 . X . . . 4
 *      3 . .(O). . 3
 *      2 . . . . . 2
 *      1 . . . . . 1
 *        A B C D E
 */
export function makeDiagram(options: DiagramOptions): string {
  const { geometry, lastMove } = options;
  const { width, height } = geometry;
  const stars = new Set(starPoints(geometry));
  const letters = `   ${[...COLUMNS.slice(0, width)].join(' ')}`;
  const lines = [letters];
  for (let y = 0; y < height; y++) {
    const label = String(height - y);
    let line = label.padStart(2);
    for (let x = 0; x < width; x++) {
      const point = geometry.at(x, y);
      line += makeGap(geometry, x, y, lastMove) + drawPoint(options, stars, point);
    }
    lines.push(`${line}${makeGap(geometry, width, y, lastMove)}${label}`);
  }
  lines.push(letters);
  return lines.join('\n');
}

/** What stands before column x: a bracket beside the last move. */
function makeGap(geometry: Geometry, x: number, y: number, lastMove: number | undefined): string {
  if (lastMove === undefined || lastMove === PASS || geometry.y(lastMove) !== y) return ' ';
  if (geometry.x(lastMove) === x) return '(';
  return geometry.x(lastMove) === x - 1 ? ')' : ' ';
}

function drawPoint(options: DiagramOptions, stars: ReadonlySet<number>, point: number): string {
  const mark = options.marks?.get(point);
  if (mark !== undefined) return mark;
  const color = options.colorAt(point);
  if (color === BLACK) return 'X';
  if (color === WHITE) return 'O';
  return stars.has(point) ? '+' : '.';
}

/** A picture read back: it can be drawn again, set up on a board, or scored. */
export interface Diagram extends Stones {
  readonly stones: Map<number, Color>;
  readonly lastMove: number;
  /** Characters other than stones and empty points, for points that a test speaks of. The points are empty. */
  readonly marks: Map<number, string>;
}

/**
 * Reads what `makeDiagram` draws, or just rows of `.` `X` `O`, with or without spaces. Pictures are part of programs,
 * so a crooked one throws.
 */
export function parseDiagram(text: string): Diagram {
  const lines = text.split('\n').map((line) => line.trim());
  const hasCoordinates = lines.some(isColumnLetters);
  const rows = lines
    .filter((line) => line !== '' && !isColumnLetters(line))
    .map((line) => (hasCoordinates ? line.replace(/^\d+|\d+$/g, '') : line).replaceAll(/[ )]/g, ''));
  const width = rows[0]?.replace('(', '').length ?? 0;
  const geometry = Geometry.of(width, rows.length);
  const stones = new Map<number, Color>();
  const marks = new Map<number, string>();
  let lastMove = PASS;
  rows.forEach((row, y) => {
    if (row.replace('(', '').length !== width)
      throw new Error(`row ${y + 1} has not the length of the first:\n${text}`);
    [...row.replace('(', '')].forEach((char, x) => {
      const point = geometry.at(x, y);
      if (char === 'X') stones.set(point, BLACK);
      else if (char === 'O') stones.set(point, WHITE);
      else if (char !== '.' && char !== '+') marks.set(point, char);
    });
    if (row.includes('(')) lastMove = geometry.at(row.indexOf('('), y);
  });
  return { geometry, stones, marks, lastMove, colorAt: (point) => stones.get(point) ?? EMPTY };
}

function isColumnLetters(line: string): boolean {
  const letters = line.replaceAll(' ', '');
  return letters !== '' && COLUMNS.startsWith(letters);
}
