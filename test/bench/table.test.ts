import { describe, expect, test } from 'vitest';
import { groupBy, makeMilliseconds, makeWhole, percentile, sum } from '../../bench/figures.ts';
import { makeTable } from '../../bench/table.ts';

describe('percentile', () => {
  test('is a value of the list, the least that so many do not exceed', () => {
    const values = [15, 20, 35, 40, 50];
    expect([5, 30, 40, 50, 100].map((p) => percentile(values, p))).toEqual([15, 20, 20, 35, 50]);
  });

  test('of a hundred values', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([0, 1, 50, 95, 99, 100].map((p) => percentile(values, p))).toEqual([1, 1, 50, 95, 99, 100]);
  });

  test('of one value and of none', () => {
    expect(percentile([7], 50)).toBe(7);
    expect(percentile([], 50)).toBe(0);
  });

  test('sorts by size and leaves the list alone', () => {
    const values = [10, 9, 100];
    expect(percentile(values, 50)).toBe(10);
    expect(values).toEqual([10, 9, 100]);
  });
});

test('sums and groups', () => {
  expect(sum([])).toBe(0);
  expect(sum([1, 2, 3])).toBe(6);
  const groups = groupBy([3, 1, 4, 6], (value) => (value % 2 === 0 ? 'even' : 'odd'));
  expect([...groups]).toEqual([
    ['odd', [3, 1]],
    ['even', [4, 6]],
  ]);
});

test('times keep about three digits', () => {
  expect([0, 0.0001234, 0.01234, 0.1234, 12.34].map(makeMilliseconds)).toEqual([
    '0.00',
    '0.12',
    '12.3',
    '123',
    '12,340',
  ]);
  expect(makeWhole(1234567.8)).toBe('1,234,568');
});

test('a table lines up names on the left and figures on the right', () => {
  const rows = [
    ['small', '1', '22'],
    ['all', '10', '4,444'],
  ];
  expect(`\n${makeTable(['size', 'n', 'nodes'], rows)}`).toBe(`
size    n  nodes
small   1     22
all    10  4,444`);
});
