/** The value of an option within its bounds, or the usual one; throws what to tell the user. */
export function readNumber(
  name: string,
  text: string | undefined,
  usual: number,
  least: number,
  most: number,
): number {
  const value = text === undefined ? usual : Number(text.trim() || Number.NaN);
  if (!(value >= least && value <= most)) throw new Error(`--${name} is a number from ${least} to ${most}`);
  return value;
}
