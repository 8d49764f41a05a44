/** Boards for terminals that show colours: wood, grid and stones. */
import { BLACK, EMPTY } from '../engine/color.ts';
import { COLUMNS, type Geometry, PASS } from '../engine/geometry.ts';
import { starPoints } from '../engine/handicap.ts';
import type { Stones } from '../engine/stones.ts';

export interface ColorBoardOptions extends Stones {
  /** PASS for none. */
  readonly lastMove: number;
  /** Stones that get a mark. */
  readonly keystones: ReadonlySet<number>;
  /** Points that lie on brighter wood. */
  readonly region: ReadonlySet<number>;
  /** The part that is drawn; all of it if absent. */
  readonly frame?: Frame | undefined;
}

/** Columns from the left and rows from the top, the last ones included. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

// Numbers of the 256 colours that terminals have.
const WOOD = 180;
const BRIGHT_WOOD = 223;
const GRID = 94;
const BLACK_STONE = 16;
const WHITE_STONE = 231;
const LAST_MOVE = 160;

const STONE = '●';
/** A keystone. */
const MARKED_STONE = '◉';
const STAR = '•';

/** Draws a board with coordinates on all sides; each line ends with the colours of the terminal. */
export function makeColorBoard(options: ColorBoardOptions): string {
  const { geometry } = options;
  const frame = options.frame ?? wholeFrame(geometry);
  const stars = new Set(starPoints(geometry));
  const letters = `    ${[...COLUMNS.slice(frame.left, frame.right + 1)].join(' ')}`;
  const lines = [letters];
  for (let y = frame.top; y <= frame.bottom; y++) {
    const label = String(geometry.height - y);
    let line = `${label.padStart(2)} ${drawGap(options, frame.left, y)}`;
    for (let x = frame.left; x <= frame.right; x++) {
      line += drawPoint(options, stars, geometry.at(x, y));
      line += drawGap(options, x + 1, y);
    }
    lines.push(`${line}${PLAIN} ${label}`);
  }
  lines.push(letters);
  return lines.join('\n');
}

/** What is between a point and the one to its left: the grid, or a bracket beside the last move. */
function drawGap({ geometry, lastMove, region }: ColorBoardOptions, x: number, y: number): string {
  const isBright = isIn(region, geometry, x - 1, y) && isIn(region, geometry, x, y);
  const wood = isBright ? BRIGHT_WOOD : WOOD;
  if (lastMove !== PASS && geometry.y(lastMove) === y) {
    if (geometry.x(lastMove) === x) return paint('(', LAST_MOVE, wood);
    if (geometry.x(lastMove) === x - 1) return paint(')', LAST_MOVE, wood);
  }
  const isEdge = x === 0 || x === geometry.width;
  return paint(isEdge ? ' ' : '─', GRID, wood);
}

function isIn(points: ReadonlySet<number>, geometry: Geometry, x: number, y: number): boolean {
  return geometry.has(x, y) && points.has(geometry.at(x, y));
}

function drawPoint(options: ColorBoardOptions, stars: ReadonlySet<number>, point: number): string {
  const { geometry, colorAt, keystones, region } = options;
  const wood = region.has(point) ? BRIGHT_WOOD : WOOD;
  const color = colorAt(point);
  if (color === EMPTY) return paint(stars.has(point) ? STAR : drawCrossing(geometry, point), GRID, wood);
  const stone = keystones.has(point) ? MARKED_STONE : STONE;
  return paint(stone, color === BLACK ? BLACK_STONE : WHITE_STONE, wood);
}

/** The lines that meet at a point: fewer at the edge. */
function drawCrossing(geometry: Geometry, point: number): string {
  const column = countEdge(geometry.x(point), geometry.width);
  const row = countEdge(geometry.y(point), geometry.height);
  return ['┌┬┐', '├┼┤', '└┴┘'][row]![column]!;
}

/** 0 at the first line, 2 at the last, 1 between. */
function countEdge(at: number, length: number): number {
  return at === 0 ? 0 : at === length - 1 ? 2 : 1;
}

function wholeFrame({ width, height }: Geometry): Frame {
  return { left: 0, right: width - 1, top: 0, bottom: height - 1 };
}

const ESCAPE = '\x1b[';
const PLAIN = `${ESCAPE}0m`;

function paint(text: string, front: number, back: number): string {
  return `${ESCAPE}38;5;${front};48;5;${back}m${text}`;
}

/** Text in one of the 256 colours, on whatever the terminal has behind it. */
export function colorText(text: string, color: number): string {
  return `${ESCAPE}38;5;${color}m${text}${PLAIN}`;
}

export function boldText(text: string): string {
  return `${ESCAPE}1m${text}${PLAIN}`;
}

/** Colours are for terminals, and for people who have not asked for none (https://no-color.org). */
export function wantsColors({ isTTY }: { readonly isTTY?: boolean }, env = process.env): boolean {
  return isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
}
