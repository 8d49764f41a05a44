import type { Traits } from './difficulty.ts';

/** Fitted to problems with ranks by `npm run bench -- ranks FILE`, which prints them; docs/generator.md tells how good they are. */
const CONSTANT = -20.0;
const WEIGHTS: Partial<Record<keyof Traits, number>> = {
  life: 0.66,
  death: 0.24,
  only: 0.78,
  onlyRefutation: 0.99,
  surprise: 0.8,
  edge: -1.79,
  ko: 1.96,
  kill: 1.63,
};

/**
 * Hardly any of the problems that it was fitted to lie outside these ranks, and the easiest of them are called 15k whatever they are. There
 * the scale is stretched, so that the simplest problems there are come out as 25k: the order is measured, the distances are not.
 */
const KNOWN = [-10, -5] as const;
const STRETCH = [2, 1.5] as const;

/** The traits that the estimate is made of. */
export const ESTIMATE_TRAITS = Object.keys(WEIGHTS) as (keyof Traits)[];

/** How strong a player should be to solve it, as a number (see `rank.ts`): a linear model. */
export function estimateRank(traits: Traits): number {
  const sum = ESTIMATE_TRAITS.reduce((total, trait) => total + WEIGHTS[trait]! * traits[trait], CONSTANT);
  const inside = Math.min(Math.max(sum, KNOWN[0]), KNOWN[1]);
  return inside + (sum - inside) * STRETCH[sum < inside ? 0 : 1];
}
