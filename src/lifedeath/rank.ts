/** Ranks as numbers: 25k is -25, 1k is -1, 1d is 0, 7d is 6, so that neighbouring ranks are one apart. */
export function parseRank(text: string): number | undefined {
  const match = /^\s*([1-9]\d?)\s*([kd])\s*$/i.exec(text);
  if (!match) return undefined;
  const number = Number(match[1]);
  const isKyu = match[2]!.toLowerCase() === 'k';
  if (number > (isKyu ? -LOWEST_RANK : HIGHEST_RANK + 1)) return undefined;
  return isKyu ? -number : number - 1;
}

/** The rank that a number is nearest to, within what players have. */
export function makeRank(rank: number): string {
  const whole = Math.min(Math.max(Math.round(rank), LOWEST_RANK), HIGHEST_RANK);
  return whole < 0 ? `${-whole}k` : `${whole + 1}d`;
}

const LOWEST_RANK = -30;
const HIGHEST_RANK = 8;
