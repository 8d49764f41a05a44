/** Readers of the options of tools: a value, or an Error whose message says what is wrong. */
export function needNumber(name: string, word: string): number {
  const value = Number(word);
  if (word.trim() === '' || !Number.isFinite(value))
    throw new Error(`--${name} must be a number, not '${word}'`);
  return value;
}

export function needWhole(name: string, word: string, least: number, most = 1e6): number {
  const value = needNumber(name, word);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} must be a whole number from ${least} to ${most}, not '${word}'`);
  return value;
}
