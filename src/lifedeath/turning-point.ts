import type { Role } from './verdict.ts';

/**
 * The turning point of a position (see `describeTurningPoint`), by asking who wins with net numbers of threats; undefined if an answer is
 * missing. Whoever wins with no threats on either side is asked again against one threat (most kos end there), against the most, and only then
 * against the numbers between.
 */
export function findTurningPoint(
  max: number,
  winnerAt: (net: number) => Role | undefined,
): number | undefined {
  const even = winnerAt(0);
  if (even === undefined) return undefined;
  const attacks = even === 'attacker';
  const sign = attacks ? 1 : -1;
  const turnAt = (count: number) => (attacks ? count : 1 - count);
  const holdsAt = (count: number): boolean | undefined => {
    const winner = winnerAt(sign * count);
    return winner && winner === even;
  };
  const counts = max === 0 ? [] : max === 1 ? [1] : [1, max];
  for (const count of counts) {
    const holds = holdsAt(count);
    if (holds === undefined) return undefined;
    if (!holds && count === 1) return turnAt(1);
    if (!holds) return findBetween();
  }
  return attacks ? max + 1 : -max;

  /** It holds against one and not against the most: the first number that turns it. */
  function findBetween(): number | undefined {
    for (let count = 2; count < max; count++) {
      const holds = holdsAt(count);
      if (holds === undefined) return undefined;
      if (!holds) return turnAt(count);
    }
    return turnAt(max);
  }
}
