import { ATTACKER, type Side } from '../src/lifedeath/field.ts';
import { HUNDRED, PATTERNS, turnings, writePattern } from '../src/lifedeath/outlook-patterns.ts';

/** A solved position: the patterns of its cells, and who wins. */
export interface Sample {
  readonly attackerWins: boolean;
  readonly toPlay: Side;
  readonly crosses: Int32Array;
  readonly diagonals: Int32Array;
}

/** Weights of a sum whose logistic function is the chance that the attacker wins: two biases, then crosses by side to move, then diagonals. */
type Odds = Float64Array;

const CROSSES = 2;
const DIAGONALS = CROSSES + 2 * PATTERNS;
const WEIGHTS = DIAGONALS + PATTERNS;

const ROUNDS = 400;
const RATE = 0.02;
/** How strongly weights are drawn to zero. */
const PULL = 2;

/** Logistic regression by Adam (D. Kingma and J. Ba, 2014) over all samples at once. */
export function fitOdds(samples: readonly Sample[]): Odds {
  const features = samples.map(featuresOf);
  const odds = new Float64Array(WEIGHTS);
  const mean = new Float64Array(WEIGHTS);
  const square = new Float64Array(WEIGHTS);
  const slope = new Float64Array(WEIGHTS);
  for (let round = 1; round <= ROUNDS; round++) {
    for (let i = 0; i < WEIGHTS; i++) slope[i] = PULL * odds[i]!;
    samples.forEach((sample, i) => {
      const error = chance(odds, features[i]!) - (sample.attackerWins ? 1 : 0);
      for (const feature of features[i]!) slope[feature]! += error;
    });
    for (let i = 0; i < WEIGHTS; i++) {
      mean[i] = 0.9 * mean[i]! + 0.1 * slope[i]!;
      square[i] = 0.999 * square[i]! + 0.001 * slope[i]! ** 2;
      const step = mean[i]! / (1 - 0.9 ** round);
      odds[i]! -= (RATE * step) / (Math.sqrt(square[i]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  return odds;
}

/** Mean of the negative logarithm of the chance given to what is true: 0.69 for a coin, 0 for an oracle. */
export function meanLoss(odds: Odds, samples: readonly Sample[]): number {
  const losses = samples.map((sample) => {
    const wins = chance(odds, featuresOf(sample));
    return -Math.log(sample.attackerWins ? wins : 1 - wins);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / samples.length;
}

/** The weights as the file that `Outlook` reads them from has them: what goes between its comments. */
export function writeWeights(odds: Odds): string {
  const inHundredths = (at: number) => Math.round(HUNDRED * odds[at]!);
  const list = (columns: readonly number[]) =>
    Array.from({ length: PATTERNS }, (_, pattern) => ({
      name: writePattern(pattern),
      weights: columns.map((at) => inHundredths(at + pattern)),
    }))
      .filter(({ weights }) => weights.some((weight) => weight !== 0))
      .map(({ name, weights }) => `${name} ${weights.join(' ')}`)
      .join('\n');
  return [
    `export const BIAS = [${inHundredths(0)}, ${inHundredths(1)}] as const;`,
    `export const CROSSES = \`\n${list([CROSSES, CROSSES + PATTERNS])}\n\`;`,
    `export const DIAGONALS = \`\n${list([DIAGONALS])}\n\`;\n`,
  ].join('\n\n');
}

function chance(odds: Odds, features: Int32Array): number {
  let sum = 0;
  for (const feature of features) sum += odds[feature]!;
  return 1 / (1 + Math.exp(-sum));
}

function featuresOf({ toPlay, crosses, diagonals }: Sample): Int32Array {
  const side = toPlay === ATTACKER ? 1 : 0;
  return Int32Array.from([
    side,
    ...Array.from(crosses, (pattern) => CROSSES + side * PATTERNS + normalise(pattern)),
    ...Array.from(diagonals, (pattern) => DIAGONALS + normalise(pattern)),
  ]);
}

const normalForms = new Int32Array(PATTERNS).fill(-1);

/** The least of a pattern's turnings. */
function normalise(pattern: number): number {
  if (normalForms[pattern]! < 0) normalForms[pattern] = Math.min(...turnings(writePattern(pattern)));
  return normalForms[pattern]!;
}
