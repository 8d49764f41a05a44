import { ATTACKER, type Side } from '../src/lifedeath/field.ts';
import { type Alphabet, HUNDRED } from '../src/lifedeath/patterns-in-writing.ts';
import { CROSS, DIAGONAL, MOST_CHAINS, MOST_EMPTIES, MOST_LIBERTIES } from '../src/lifedeath/prospects.ts';
import { WAYS, writeWay } from '../src/lifedeath/way-out.ts';
import { makeRandom, shuffle } from './enclosed.ts';

/** A position: what `Prospects` looks at, who wins if that is known, and the nodes that it took to find out. */
export interface Sample {
  readonly attackerWins: boolean | undefined;
  readonly nodes: number;
  readonly toPlay: Side;
  readonly crosses: Int32Array;
  readonly diagonals: Int32Array;
  readonly liberties: number;
  readonly empties: number;
  readonly chains: number;
  /** The number of the way out, -1 if there is nowhere to get to. */
  readonly way: number;
}

/** Weights of a sum: two biases, then liberties, crosses, diagonals, empty cells, chains and ways out; all but diagonals by side to move. */
type Weights = Float64Array;

/** What a sum stands for: how far it is from what is so in a sample, and what that costs. */
interface Target {
  readonly isKnown: (sample: Sample) => boolean;
  readonly error: (sum: number, sample: Sample) => number;
  readonly loss: (sum: number, sample: Sample) => number;
  readonly pull: number;
}

/** The logistic function of the sum is the chance that the attacker wins. The loss: 0.69 for a coin, 0 for an oracle. */
export const ODDS: Target = {
  isKnown: ({ attackerWins }) => attackerWins !== undefined,
  error: (sum, { attackerWins }) => chance(sum) - (attackerWins ? 1 : 0),
  loss: (sum, { attackerWins }) => -Math.log(Math.max(1e-9, attackerWins ? chance(sum) : 1 - chance(sum))),
  pull: 1e-5,
};

/** The sum is the logarithm of the nodes; of a position that was not solved, somewhat more than those spent on it. */
export const WORK: Target = {
  isKnown: () => true,
  error: (sum, sample) => sum - findWork(sample),
  loss: (sum, sample) => (sum - findWork(sample)) ** 2,
  pull: 1e-4,
};

function findWork({ nodes, attackerWins }: Sample): number {
  return Math.log(nodes + 1) + (attackerWins === undefined ? 1 : 0);
}

const LIBERTIES = 2;
const COUNTS = MOST_LIBERTIES + 1;
const CROSSES = LIBERTIES + 2 * COUNTS;
const DIAGONALS = CROSSES + 2 * CROSS.patterns;
const EMPTIES = DIAGONALS + DIAGONAL.patterns;
const CHAINS = EMPTIES + 4 * (MOST_EMPTIES + 1);
const WAYS_OUT = CHAINS + 2 * (MOST_CHAINS + 1);
const WEIGHTS = WAYS_OUT + 2 * WAYS;

const ROUNDS = 12;
const BATCH = 256;
const RATE = 0.01;
/** Patterns that are seen less often weigh nothing. */
const LEAST_SEEN = 150;

/** Adam (D. Kingma and J. Ba, 2014) in small batches. */
export function fitWeights(all: readonly Sample[], target: Target): Weights {
  const samples = all.filter(target.isKnown);
  const features = selectFeatures(samples);
  const random = makeRandom(1);
  const order = [...samples.keys()];
  const weights = new Float64Array(WEIGHTS);
  const mean = new Float64Array(WEIGHTS);
  const square = new Float64Array(WEIGHTS);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(random, order);
    const rate = RATE * (1 - round / ROUNDS);
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      const slope = new Map<number, number>();
      for (const i of batch) {
        const error = target.error(addUp(weights, features[i]!), samples[i]!) / batch.length;
        for (const feature of features[i]!) slope.set(feature, (slope.get(feature) ?? 0) + error);
      }
      for (const [feature, step] of slope) {
        const towards = step + target.pull * weights[feature]!;
        mean[feature] = 0.9 * mean[feature]! + 0.1 * towards;
        square[feature] = 0.999 * square[feature]! + 0.001 * towards ** 2;
        weights[feature]! -= (rate * mean[feature]!) / (Math.sqrt(square[feature]!) + 1e-6);
      }
    }
  }
  return weights;
}

/** The features of each sample that are seen often enough. */
function selectFeatures(samples: readonly Sample[]): Int32Array[] {
  const all = samples.map(featuresOf);
  const seen = new Int32Array(WEIGHTS);
  for (const features of all) for (const feature of features) seen[feature]!++;
  return all.map((features) => features.filter((feature) => seen[feature]! >= LEAST_SEEN));
}

export function meanLoss(weights: Weights, all: readonly Sample[], target: Target): number {
  const samples = all.filter(target.isKnown);
  const losses = samples.map((sample) => target.loss(addUp(weights, featuresOf(sample)), sample));
  return losses.reduce((sum, loss) => sum + loss, 0) / samples.length;
}

/** The weights as the file that `Prospects` reads them from has them: what goes between its comments. */
export function writeWeights(odds: Weights, work: Weights): string {
  const both = (at: number) => [odds, work].map((weights) => Math.round(HUNDRED * weights[at]!));
  const list = (count: number, write: (which: number) => string, columns: readonly number[]) =>
    Array.from({ length: count }, (_, which) => ({
      which,
      weights: columns.flatMap((at) => both(at + which)),
    }))
      .filter(({ weights }) => weights.some((weight) => weight !== 0))
      .map(({ which, weights }) => `${write(which)} ${weights.join(' ')}`);
  const listPatterns = (alphabet: Alphabet, columns: readonly number[]) =>
    list(alphabet.patterns, (pattern) => alphabet.write(pattern), columns);
  const span = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => both(from + i))
      .flat()
      .join(', ');
  return [
    `export const BIAS = [${span(0, 2)}];`,
    `export const LIBERTIES = [${span(LIBERTIES, 2 * COUNTS)}];`,
    `export const EMPTIES = [${span(EMPTIES, 4 * (MOST_EMPTIES + 1))}];`,
    `export const CHAINS = [${span(CHAINS, 2 * (MOST_CHAINS + 1))}];`,
    `export const WAYS_OUT = \`\n${wrap(list(WAYS, writeWay, [WAYS_OUT, WAYS_OUT + WAYS]))}\n\`;`,
    `export const CROSSES = \`\n${wrap(listPatterns(CROSS, [CROSSES, CROSSES + CROSS.patterns]))}\n\`;`,
    `export const DIAGONALS = \`\n${wrap(listPatterns(DIAGONAL, [DIAGONALS]))}\n\`;\n`,
  ].join('\n\n');
}

/** Several patterns a line. */
function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  for (let i = 0; i < words.length; i += 6) lines.push(words.slice(i, i + 6).join('  '));
  return lines.join('\n');
}

function addUp(weights: Weights, features: Int32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature]!;
  return sum;
}

function chance(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

function featuresOf({ toPlay, crosses, diagonals, liberties, empties, chains, way }: Sample): Int32Array {
  const side = toPlay === ATTACKER ? 1 : 0;
  const isOpen = way >= 0;
  const plain = [
    side,
    LIBERTIES + side * COUNTS + liberties,
    EMPTIES + ((isOpen ? 2 : 0) + side) * (MOST_EMPTIES + 1) + empties,
    CHAINS + side * (MOST_CHAINS + 1) + chains,
    ...(isOpen ? [WAYS_OUT + side * WAYS + way] : []),
  ];
  const features = new Int32Array(plain.length + crosses.length + diagonals.length);
  features.set(plain);
  let at = plain.length;
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
