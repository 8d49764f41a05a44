/** The least of the values that p of 100 do not exceed (nearest rank); 0 if there are none. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? 0;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Seconds as milliseconds, with about three digits that count. */
export function makeMilliseconds(seconds: number): string {
  const ms = seconds * 1000;
  return ms >= 100 ? makeWhole(ms) : ms.toFixed(ms >= 10 ? 1 : 2);
}

export function makeWhole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** Lists of those that have a key in common, in the order in which the keys come up. */
export function groupBy<T>(list: readonly T[], makeKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = makeKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
