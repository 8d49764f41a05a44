import { EMPTY, NO_KO, type OracleProblem } from './rules.ts';

/**
 * Reads a drawn problem: the whole board row by row, spaces between the points or not.
 *
 *     X black   O white   # black keystone   @ white keystone
 *     . empty and playable   , empty and never played
 *
 * `ko` is the banned point, row by row from the top left.
 */
export function parseProblem(
  text: string,
  options: { toPlay: 1 | 2; ko?: number; threats?: [number, number] },
): OracleProblem {
  const rows = text
    .split('\n')
    .map((row) => row.replace(/\s/g, ''))
    .filter((row) => row.length > 0);
  const width = rows[0]?.length ?? 0;
  const tokens = [...rows.join('')];
  if (width === 0 || rows.some((row) => row.length !== width))
    throw new Error(`rows of different length:\n${text}`);
  const strange = tokens.find((token) => !(token in COLORS));
  if (strange !== undefined) throw new Error(`not a point: ${strange}`);
  const where = (wanted: string) => tokens.flatMap((token, point) => (wanted.includes(token) ? [point] : []));
  return {
    width,
    height: rows.length,
    stones: tokens.map((token) => COLORS[token]!),
    keystones: where('#@'),
    region: where('.'),
    toPlay: options.toPlay,
    koPoint: options.ko ?? NO_KO,
    threats: options.threats ?? [0, 0],
  };
}

/** The drawing that `parseProblem` reads, for messages of failing tests. */
export function makeDiagram(problem: OracleProblem): string {
  const keystones = new Set(problem.keystones);
  const region = new Set(problem.region);
  const token = (color: number, point: number): string => {
    if (color === EMPTY) return region.has(point) ? '.' : ',';
    return (keystones.has(point) ? '#@' : 'XO')[color - 1]!;
  };
  const tokens = problem.stones.map(token);
  const rows: string[] = [];
  for (let at = 0; at < tokens.length; at += problem.width) {
    rows.push(tokens.slice(at, at + problem.width).join(' '));
  }
  return rows.join('\n');
}

/** The drawing and the rest of a problem in words. */
export function describe(problem: OracleProblem): string {
  const { toPlay, koPoint, threats } = problem;
  const side = toPlay === 1 ? 'black' : 'white';
  return `${makeDiagram(problem)}\n${side} to play, ko ${koPoint}, threats ${threats.join(' ')}`;
}

const COLORS: Record<string, number> = { '.': EMPTY, ',': EMPTY, X: 1, '#': 1, O: 2, '@': 2 };
