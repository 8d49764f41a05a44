// The patterns of `Outlook` as numbers and in writing.

// Contents of a cell beside EMPTY, DEFENDER and ATTACKER, in the order of LETTERS.
/** An attacker's stone with a permanent liberty. */
export const HELD = 3;
/** Beyond the edge of the board. */
export const BEYOND = 4;
/** An empty point that nobody may play. */
export const OUTSIDE = 5;
const LETTERS = '.OX#-_';

/** A pattern is a number with five digits of base six: the cell, then the four around it, clockwise. */
const BASE = LETTERS.length;
export const STEP = [BASE ** 3, BASE ** 2, BASE, 1];
export const ALL_AROUND = BASE ** 4;
export const PATTERNS = BASE ** 5;
/** Weights are written in hundredths. */
export const HUNDRED = 100;

/** Patterns in writing with so many weights each. */
export function readWeights(text: string, columns: number): [string, ...number[]][] {
  const words = text.trim().split(/\s+/);
  const rows: [string, ...number[]][] = [];
  for (let i = 0; i < words.length; i += 1 + columns) {
    const weights = words.slice(i + 1, i + 1 + columns).map((word) => Number(word) / HUNDRED);
    rows.push([words[i]!, ...weights]);
  }
  return rows;
}

/** The numbers of a pattern turned and mirrored in all ways; four diagonal neighbours turn like four straight ones. */
export function turnings(pattern: string): number[] {
  const [centre, ...ring] = [...pattern].map((letter) => LETTERS.indexOf(letter));
  return [ring, [...ring].reverse()].flatMap((list) =>
    list.map((_, turn) =>
      [...list.slice(turn), ...list.slice(0, turn)].reduce((n, digit) => n * BASE + digit, centre!),
    ),
  );
}

/** A pattern in writing. */
export function writePattern(pattern: number): string {
  const digits = [ALL_AROUND, ...STEP].map((step) => Math.floor(pattern / step) % BASE);
  return digits.map((digit) => LETTERS[digit]).join('');
}
