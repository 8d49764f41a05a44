import { describe, expect, test } from 'vitest';
import { correlateRanks, fitLine, predict } from '../../bench/fit-line.ts';

describe('the linear model', () => {
  test('finds the line that the targets were made of, all but for its pull to zero', () => {
    const rows = Array.from({ length: 400 }, (_, i) => [i % 20, (i * 7) % 13]);
    const targets = rows.map(([x, y]) => 3 + 2 * x! - y!);
    const weights = fitLine(rows, targets);
    expect(weights[1]).toBeCloseTo(2, 0);
    expect(weights[2]).toBeCloseTo(-1, 0);
    expect(
      correlateRanks(
        rows.map((row) => predict(weights, row)),
        targets,
      ),
    ).toBeGreaterThan(0.99);
  });

  test('correlates orders, not distances, and lets equal values share a place', () => {
    expect(correlateRanks([1, 2, 3, 4], [10, 20, 3000, 40_000])).toBeCloseTo(1);
    expect(correlateRanks([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
    expect(correlateRanks([1, 1, 2, 2], [1, 2, 1, 2])).toBeCloseTo(0);
  });
});
