/** Patterns of a cell and four cells around it as numbers and in writing; see `Outlook` and `Prospects`. */
export class Alphabet {
  private readonly letters: string;
  /** How many patterns there are: a pattern is a number with five digits, the cell, then the four around it, clockwise. */
  readonly patterns: number;
  /** What a step in the content of the cell makes of the number, and in those of the four around it. */
  readonly centre: number;
  readonly steps: readonly number[];

  /** A letter for each content of a cell. */
  constructor(letters: string) {
    const base = letters.length;
    this.letters = letters;
    this.patterns = base ** 5;
    this.centre = base ** 4;
    this.steps = [base ** 3, base ** 2, base, 1];
  }

  /** The numbers of a pattern turned and mirrored in all ways; four diagonal neighbours turn like four straight ones. */
  turnings(pattern: string): number[] {
    const [centre, ...ring] = [...pattern].map((letter) => this.letters.indexOf(letter));
    return [ring, [...ring].reverse()].flatMap((list) =>
      list.map((_, turn) =>
        [...list.slice(turn), ...list.slice(0, turn)].reduce(
          (n, digit) => n * this.letters.length + digit,
          centre!,
        ),
      ),
    );
  }

  /** A pattern in writing. */
  write(pattern: number): string {
    const digits = [this.centre, ...this.steps].map(
      (step) => Math.floor(pattern / step) % this.letters.length,
    );
    return digits.map((digit) => this.letters[digit]).join('');
  }
}

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
