/** Weights of a linear model, the constant first. */
export type Weights = readonly number[];

/** How strongly the weights are drawn to zero, for features in units of their spread. */
const PULL = 10;

/** Least squares with a pull to zero (ridge regression), on features in units of their spread. */
export function fitLine(rows: readonly (readonly number[])[], targets: readonly number[]): Weights {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, i) => rows.map((row) => row[i]!));
  const means = columns.map(mean);
  const spreads = columns.map((column) => spread(column) || 1);
  const scaled = rows.map((row) => row.map((value, i) => (value - means[i]!) / spreads[i]!));
  const target = mean(targets);
  const matrix = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width }, (_, k) => dot(scaled, i, k) + (i === k ? PULL : 0)),
  );
  const right = Array.from({ length: width }, (_, i) =>
    scaled.reduce((sum, row, at) => sum + row[i]! * (targets[at]! - target), 0),
  );
  const weights = solveEquations(matrix, right).map((weight, i) => weight / spreads[i]!);
  const constant = target - weights.reduce((sum, weight, i) => sum + weight * means[i]!, 0);
  return [constant, ...weights];
}

export function predict([constant, ...weights]: Weights, row: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * row[i]!, constant!);
}

/** Spearman's correlation of ranks: that of the places in the two orders, equal values sharing a place. */
export function correlateRanks(one: readonly number[], two: readonly number[]): number {
  return correlate(findPlaces(one), findPlaces(two));
}

export function correlate(one: readonly number[], two: readonly number[]): number {
  const [a, b] = [mean(one), mean(two)];
  const product = mean(one.map((value, i) => (value - a) * (two[i]! - b)));
  return product / (spread(one) * spread(two));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard deviation. */
export function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

function findPlaces(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function dot(rows: readonly (readonly number[])[], i: number, k: number): number {
  return rows.reduce((sum, row) => sum + row[i]! * row[k]!, 0);
}

/** Gauss's elimination; the matrix is positive definite, so no pivot is needed. */
function solveEquations(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const factor = rows[k]![i]! / rows[i]![i]!;
      for (let column = i; column <= size; column++) rows[k]![column]! -= factor * rows[i]![column]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}
