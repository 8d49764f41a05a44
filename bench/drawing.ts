import { BLACK, type Color, EMPTY, makeColor, WHITE } from '../src/engine/color.ts';
import { Geometry } from '../src/engine/geometry.ts';
import { makeProblem, type Problem } from '../src/lifedeath/problem.ts';

/**
 * Reads a drawn problem:
 *
 *     X black   O white   # black keystone   @ white keystone
 *     . empty and playable   , empty and never played
 *
 * A drawing is part of the program, so a wrong one throws.
 */
export function parseDrawing(text: string, toPlay: Color): Problem {
  const rows = text
    .split('\n')
    .map((row) => row.replaceAll(' ', ''))
    .filter((row) => row !== '');
  const geometry = chooseBoard(rows);
  const tokens = new Map<number, string>();
  rows.forEach((row, y) => {
    [...row].forEach((token, x) => {
      if (!geometry.has(x, y) || !(token in COLORS)) throw new Error(`${token} at ${x},${y} of\n${text}`);
      tokens.set(geometry.at(x, y), token);
    });
  });
  const where = (wanted: string) => [...tokens.keys()].filter((point) => wanted.includes(tokens.get(point)!));
  const made = makeProblem({
    geometry,
    colorAt: (point) => COLORS[tokens.get(point) ?? ',']!,
    keystones: where('#@'),
    region: where('.'),
    toPlay,
  });
  if (!made.ok) throw new Error(`${made.reasons.join(', ')} in\n${text}`);
  return made.problem;
}

/**
 * Where nothing is drawn at the right and at the bottom but points that are never played, more of them change nothing, and
 * a square board is one that other programs take, too.
 */
function chooseBoard(rows: readonly string[]): Geometry {
  const isOpen = /^,+$/.test(rows.at(-1)!) && rows.every((row) => row.endsWith(','));
  return isOpen ? Geometry.of(SQUARE) : Geometry.of(rows[0]!.length, rows.length);
}

const SQUARE = 13;

/** The drawing that `parseDrawing` reads, and in words what it does not show. */
export function makeDrawing(problem: Problem): string {
  const { geometry, colors, toPlay } = problem;
  const keystones = new Set(problem.keystones);
  const region = new Set(problem.region);
  const token = (point: number): string => {
    const color = colors[point]!;
    if (color === EMPTY) return region.has(point) ? '.' : ',';
    return (keystones.has(point) ? '#@' : 'XO')[color - 1]!;
  };
  const tokens = [...geometry.points].map(token);
  const rows: string[] = [];
  for (let at = 0; at < tokens.length; at += geometry.width) {
    rows.push(tokens.slice(at, at + geometry.width).join(' '));
  }
  const shown = geometry === Geometry.of(SQUARE) ? crop(rows) : rows;
  return `${shown.join('\n')}\n${makeColor(toPlay)} to play`;
}

/** Leaves out what `chooseBoard` would add again. */
function crop(rows: readonly string[]): readonly string[] {
  const used = Math.max(...rows.map((row) => row.search(/[ ,]*$/)));
  const last = rows.findLastIndex((row) => /[^ ,]/.test(row));
  const isOpen = used + 2 < rows[0]!.length && last + 1 < rows.length;
  return isOpen ? rows.slice(0, last + 2).map((row) => row.slice(0, used + 2)) : rows;
}

const COLORS: Record<string, number> = { '.': EMPTY, ',': EMPTY, X: BLACK, '#': BLACK, O: WHITE, '@': WHITE };
