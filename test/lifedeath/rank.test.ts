import { describe, expect, test } from 'vitest';
import { makeRank, parseRank } from '../../src/lifedeath/rank.ts';

describe('ranks', () => {
  test.each([
    ['25k', -25],
    ['1k', -1],
    ['1d', 0],
    ['7d', 6],
  ])('%s is %d', (text, rank) => {
    expect(parseRank(text)).toBe(rank);
    expect(makeRank(rank)).toBe(text);
  });

  test('rounds, and stays within what players have', () => {
    expect(makeRank(-9.4)).toBe('9k');
    expect(makeRank(-0.4)).toBe('1d');
    expect(makeRank(-99)).toBe('30k');
    expect(makeRank(99)).toBe('9d');
  });

  test.each(['', '0k', '31k', '10d', '3', 'k3', '3p', '3 k d'])('%j is no rank', (text) => {
    expect(parseRank(text)).toBeUndefined();
  });
});
