import { expect, test } from 'vitest';
import { makeBalancedPosition } from '../../bench/balanced-position.ts';

test('a seed makes the same position again, about a group on it', () => {
  const positions = Array.from({ length: 12 }, (_, seed) => makeBalancedPosition(seed));
  const made = positions.filter((position) => position !== undefined);
  expect(made.length).toBeGreaterThan(3);
  for (const { ground, group } of made) {
    expect(ground.chains.every(({ liberties }) => liberties.length > 0)).toBe(true);
    expect(group.keystones.every((stone) => ground.colors[stone] === group.defender)).toBe(true);
  }
  const again = Array.from({ length: 12 }, (_, seed) => makeBalancedPosition(seed));
  expect(again.map((position) => position?.ground.colors)).toEqual(
    positions.map((position) => position?.ground.colors),
  );
});
