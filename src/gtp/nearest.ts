/** For names that nobody has: those that may have been meant. */

/** Names that are shown at most. */
const MOST = 3;
/** Longer words are nobody's slip of the finger, and would take long to compare. */
const LONGEST = 60;

/** The names nearest to a word, the nearest first: those that contain it, and those that a few slips of the finger make of it. */
export function findNearest(word: string, names: Iterable<string>): string[] {
  if (word.length > LONGEST) return [];
  const wanted = word.toLowerCase();
  const most = Math.max(1, Math.floor(wanted.length / 3));
  const ranked = [...names]
    .map((name) => ({ name, slips: measure(wanted, name.toLowerCase(), most) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  // Next to a name that is near, those that are much farther are only noise.
  const best = ranked[0]?.slips ?? 0;
  return ranked
    .filter(({ slips }) => slips <= 2 * best)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** `: did you mean A, B or C?`, or nothing if no name is near. */
export function suggest(word: string, names: Iterable<string>): string {
  const nearest = findNearest(word, names);
  if (nearest.length === 0) return '';
  const last = nearest.pop()!;
  return `: did you mean ${nearest.length > 0 ? `${nearest.join(', ')} or ${last}` : last}?`;
}

/** How far a name is from a word; the parts of a path count by themselves, too, and a name that contains the word is near. */
function measure(word: string, name: string, most: number): number {
  if (word === name) return 0;
  if (word.length >= 3 && name.includes(word)) return name.split('/').includes(word) ? 0.5 : 1;
  const near = [name, ...name.split('/')].filter((part) => Math.abs(part.length - word.length) <= most);
  return Math.min(...near.map((part) => countSlips(word, part)));
}

/** Letters that are missing, too many or wrong, and neighbours that have changed places. */
function countSlips(one: string, other: string): number {
  // Row i has the slips between the first i letters of one word and the first j of the other.
  const rows = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i++) {
    const above = rows[i - 1]!;
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = above[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      let slips = Math.min(change, above[j]! + 1, row[j - 1]! + 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) slips = Math.min(slips, rows[i - 2]![j - 2]! + 1);
      row.push(slips);
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
