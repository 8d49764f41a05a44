import { CONTACTS, EYE_SHAPES } from './eye-patterns.ts';

/** One drawing: what it is called, what its head says, and what has to be where. */
export interface Pattern {
  readonly name: string;
  /** `middle`, `side` or `corner` for an eye shape, `worth` for a contact. */
  readonly place: string;
  readonly numbers: readonly number[];
  /** The signs of the drawing turned and mirrored, each way that looks different once. */
  readonly looks: readonly (readonly Sign[])[];
}

/** A sign at its distance from the first point of the space. */
export interface Sign {
  readonly sign: string;
  readonly dx: number;
  readonly dy: number;
}

/** The signs of the notation, as `eye-patterns.ts` explains them. */
export const ENEMY = 'X';
export const OWN = 'O';
export const VITAL = '*';
const SPACE = '.';
const ANY = '?';
const EDGES = '-|+';

export const isEdge = (sign: string): boolean => EDGES.includes(sign);
export const isSpace = (sign: string): boolean => sign === SPACE || sign === VITAL;

/**
 * Reads drawings: blocks with empty lines between them, each a name and bands of drawings side by side, at least three blanks apart,
 * every band under a line of heads.
 */
export function parsePatterns(text: string): Pattern[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const [name, ...lines] = block.split('\n').map((line) => line.trim());
      const heads = lines.flatMap((line, i) => (/^[a-z]/.test(line) ? [i] : []));
      return heads.flatMap((start, k) => parseBand(name!, lines.slice(start, heads[k + 1])));
    });
}

function parseBand(name: string, lines: readonly string[]): Pattern[] {
  const [heads, ...rows] = lines.map((line) => line.split(/\s{3,}/));
  return heads!.map((head, column) => {
    const [place, ...numbers] = head.split(' ');
    const drawing = rows.map((row) => row[column]!.replaceAll(' ', ''));
    return { name, place: place!, numbers: numbers.map(Number), looks: findLooks(drawing) };
  });
}

function findLooks(rows: readonly string[]): Sign[][] {
  const looks = new Map<string, Sign[]>();
  for (let orientation = 0; orientation < 8; orientation++) {
    const turned = orient(rows, orientation);
    // An edge looks the same whichever way it runs.
    const text = turned.join('/').replaceAll('|', '-');
    if (!looks.has(text)) looks.set(text, listSigns(turned));
  }
  return [...looks.values()];
}

/** Bit 0 mirrors left and right, bit 1 top and bottom, bit 2 swaps rows and columns. */
function orient(rows: readonly string[], orientation: number): string[] {
  const mirrored = rows.map((row) => (orientation & 1 ? [...row].reverse().join('') : row));
  const flipped = orientation & 2 ? mirrored.reverse() : mirrored;
  if (!(orientation & 4)) return flipped;
  return Array.from(flipped[0]!, (_, x) => flipped.map((row) => row[x]).join(''));
}

/** The points of the space come first: most places are ruled out by them. */
function listSigns(rows: readonly string[]): Sign[] {
  const all = rows.flatMap((row, y) => [...row].map((sign, x) => ({ sign, dx: x, dy: y })));
  const space = all.filter(({ sign }) => isSpace(sign));
  const others = all.filter(({ sign }) => !isSpace(sign) && sign !== ANY);
  const { dx: x, dy: y } = space[0]!;
  return [...space, ...others].map(({ sign, dx, dy }) => ({ sign, dx: dx - x, dy: dy - y }));
}

export const eyePatterns: readonly Pattern[] = parsePatterns(EYE_SHAPES);
export const contactPatterns: readonly Pattern[] = parsePatterns(CONTACTS);
