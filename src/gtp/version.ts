/** Replaced by the version in package.json when the program is built. */
export const VERSION = process.env.GOLD_VERSION ?? 'development';
