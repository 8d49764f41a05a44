import { ATTACKER, type Side } from '../src/lifedeath/field.ts';
import { type Alphabet, HUNDRED } from '../src/lifedeath/patterns-in-writing.ts';
import { CROSS, DIAGONAL, MOST_LIBERTIES } from '../src/lifedeath/prospects.ts';

/** A solved position: the patterns of its cells, the liberties of its keystones, and who wins. */
export interface Sample {
  readonly attackerWins: boolean;
  readonly toPlay: Side;
  readonly crosses: Int32Array;
  readonly diagonals: Int32Array;
  readonly liberties: number;
}

/**
 * Weights of a sum whose logistic function is the chance that the attacker wins: two biases, liberties by side to move, crosses by
 * side to move, diagonals.
 */
type Odds = Float64Array;

const LIBERTIES = 2;
const COUNTS = MOST_LIBERTIES + 1;
const CROSSES = LIBERTIES + 2 * COUNTS;
const DIAGONALS = CROSSES + 2 * CROSS.patterns;
const WEIGHTS = DIAGONALS + DIAGONAL.patterns;

const ROUNDS = 250;
const RATE = 0.025;
/** How strongly weights are drawn to zero. */
const PULL = 2;
/** Patterns that are seen less often weigh nothing. */
const LEAST_SEEN = 20;

/** Logistic regression by Adam (D. Kingma and J. Ba, 2014) over all samples at once. */
export function fitOdds(samples: readonly Sample[]): Odds {
  const { features, weights } = selectFeatures(samples);
  const count = weights.length;
  const odds = new Float64Array(count);
  const mean = new Float64Array(count);
  const square = new Float64Array(count);
  const slope = new Float64Array(count);
  for (let round = 1; round <= ROUNDS; round++) {
    for (let i = 0; i < count; i++) slope[i] = PULL * odds[i]!;
    samples.forEach((sample, i) => {
      const error = chance(odds, features[i]!) - (sample.attackerWins ? 1 : 0);
      for (const feature of features[i]!) slope[feature]! += error;
    });
    for (let i = 0; i < count; i++) {
      mean[i] = 0.9 * mean[i]! + 0.1 * slope[i]!;
      square[i] = 0.999 * square[i]! + 0.001 * slope[i]! ** 2;
      const step = mean[i]! / (1 - 0.9 ** round);
      odds[i]! -= (RATE * step) / (Math.sqrt(square[i]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  const all = new Float64Array(WEIGHTS);
  weights.forEach((weight, i) => {
    all[weight] = odds[i]!;
  });
  return all;
}

/** The weights that are seen often enough, and the features of each sample as indices among them. */
function selectFeatures(samples: readonly Sample[]): { features: Int32Array[]; weights: number[] } {
  const all = samples.map(featuresOf);
  const seen = new Int32Array(WEIGHTS);
  for (const features of all) for (const feature of features) seen[feature]!++;
  const weights = [...seen.keys()].filter((weight) => seen[weight]! >= LEAST_SEEN);
  const indices = new Int32Array(WEIGHTS).fill(-1);
  weights.forEach((weight, i) => {
    indices[weight] = i;
  });
  const features = all.map((list) => list.map((weight) => indices[weight]!).filter((index) => index >= 0));
  return { features, weights };
}

/** Mean of the negative logarithm of the chance given to what is true: 0.69 for a coin, 0 for an oracle. */
export function meanLoss(odds: Odds, samples: readonly Sample[]): number {
  let loss = 0;
  for (const sample of samples) {
    const wins = chance(odds, featuresOf(sample));
    loss -= Math.log(sample.attackerWins ? wins : 1 - wins);
  }
  return loss / samples.length;
}

/** The weights as the file that `Prospects` reads them from has them: what goes between its comments. */
export function writeWeights(odds: Odds): string {
  const inHundredths = (at: number) => Math.round(HUNDRED * odds[at]!);
  const list = (alphabet: Alphabet, columns: readonly number[]) =>
    Array.from({ length: alphabet.patterns }, (_, pattern) => ({
      pattern,
      weights: columns.map((at) => inHundredths(at + pattern)),
    }))
      .filter(({ weights }) => weights.some((weight) => weight !== 0))
      .map(({ pattern, weights }) => `${alphabet.write(pattern)} ${weights.join(' ')}`);
  const liberties = Array.from({ length: 2 * COUNTS }, (_, i) => inHundredths(LIBERTIES + i));
  return [
    `export const BIAS = [${inHundredths(0)}, ${inHundredths(1)}] as const;`,
    `export const LIBERTIES = [${liberties.join(', ')}];`,
    `export const CROSSES = \`\n${wrap(list(CROSS, [CROSSES, CROSSES + CROSS.patterns]))}\n\`;`,
    `export const DIAGONALS = \`\n${wrap(list(DIAGONAL, [DIAGONALS]))}\n\`;\n`,
  ].join('\n\n');
}

/** Several patterns a line. */
function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  for (let i = 0; i < words.length; i += 8) lines.push(words.slice(i, i + 8).join('  '));
  return lines.join('\n');
}

function chance(odds: Odds, features: Int32Array): number {
  let sum = 0;
  for (const feature of features) sum += odds[feature]!;
  return 1 / (1 + Math.exp(-sum));
}

function featuresOf({ toPlay, crosses, diagonals, liberties }: Sample): Int32Array {
  const side = toPlay === ATTACKER ? 1 : 0;
  const features = new Int32Array(2 + crosses.length + diagonals.length);
  let at = 0;
  features[at++] = side;
  features[at++] = LIBERTIES + side * COUNTS + liberties;
  for (const pattern of crosses)
    features[at++] = CROSSES + side * CROSS.patterns + crossForms.normalise(pattern);
  for (const pattern of diagonals) features[at++] = DIAGONALS + diagonalForms.normalise(pattern);
  return features;
}

/** The least of a pattern's turnings. */
class NormalForms {
  private readonly alphabet: Alphabet;
  private readonly forms: Int32Array;

  constructor(alphabet: Alphabet) {
    this.alphabet = alphabet;
    this.forms = new Int32Array(alphabet.patterns).fill(-1);
  }

  normalise(pattern: number): number {
    const { alphabet, forms } = this;
    if (forms[pattern]! < 0) forms[pattern] = Math.min(...alphabet.turnings(alphabet.write(pattern)));
    return forms[pattern]!;
  }
}

const crossForms = new NormalForms(CROSS);
const diagonalForms = new NormalForms(DIAGONAL);
