import type { Traits } from './difficulty.ts';

/** Fitted to problems with ranks by `npm run bench -- ranks FILE`, which prints them; docs/generator.md tells how good they are. */
const CONSTANT = -27.53;
const WEIGHTS: Partial<Record<keyof Traits, number>> = {
  life: 1.11,
  death: 0.4,
  only: 1.31,
  onlyRefutation: 1.65,
  surprise: 1.35,
  edge: -3,
  ko: 3.27,
  kill: 2.75,
};

/** The traits that the estimate is made of. */
export const ESTIMATE_TRAITS = Object.keys(WEIGHTS) as (keyof Traits)[];

/** How strong a player should be to solve it, as a number (see `rank.ts`): a linear model. */
export function estimateRank(traits: Traits): number {
  return ESTIMATE_TRAITS.reduce((total, trait) => total + WEIGHTS[trait]! * traits[trait], CONSTANT);
}
