import { expect, test } from 'vitest';
import { makeOpenPosition } from '../../bench/open-position.ts';
import { findGroups } from '../../src/lifedeath/find-groups.ts';

test('a seed makes the same position again, with a group on it that looks enclosed, where it makes one', () => {
  const grounds = Array.from({ length: 40 }, (_, seed) => makeOpenPosition(seed));
  const found = grounds.filter((ground) => ground && findGroups(ground).length > 0);
  expect(found.length).toBeGreaterThan(30);
  expect(makeOpenPosition(7)?.colors).toEqual(grounds[7]?.colors);
  expect(new Set(grounds.map((ground) => ground?.colors.join())).size).toBeGreaterThan(35);
});

test('no chain is without a liberty', () => {
  for (let seed = 100; seed < 200; seed++) {
    const ground = makeOpenPosition(seed);
    expect(ground?.chains.every(({ liberties }) => liberties.length > 0) ?? true).toBe(true);
  }
});
