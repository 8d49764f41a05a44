import { makeSgf } from '../../engine/sgf.ts';
import { Generator, type Wishes } from '../../lifedeath/generate.ts';
import type { ProblemKind } from '../../lifedeath/generate-search.ts';
import { makeGeneratedSgf } from '../../lifedeath/generate-sgf.ts';
import type { Place } from '../../lifedeath/generate-sketch.ts';
import { makeLikeness } from '../../lifedeath/likeness.ts';
import { makeRank } from '../../lifedeath/rank.ts';

export interface GenerateArgs {
  readonly seed: number;
  readonly wishes: Wishes;
  /** Goes into the name of the problem. */
  readonly number: number;
}

/** A generated problem as plain data. */
export interface GenerateResult {
  readonly sgf: string;
  readonly place: Place;
  readonly kind: ProblemKind;
  readonly rank: string;
  /** See `makeLikeness`. */
  readonly likeness: string;
}

let generator: Generator | undefined;

/** Makes one problem; undefined if none came up that is as wished for. */
export function generate({ seed, wishes, number }: GenerateArgs): GenerateResult | undefined {
  generator ??= new Generator();
  const made = generator.generate(seed, wishes);
  if (!made) return undefined;
  const { place, kind, problem } = made;
  const name = `${TITLES[kind]} ${PLACES[place]}, ${number}`;
  const { geometry, colors } = problem;
  return {
    sgf: makeSgf([makeGeneratedSgf(made, name)]),
    place,
    kind,
    rank: makeRank(made.rank),
    likeness: makeLikeness({ geometry, colorAt: (point) => colors[point]! }),
  };
}

const TITLES = { live: 'Live', kill: 'Kill', ko: 'Ko' };
const PLACES = { corner: 'in the corner', side: 'on the side', centre: 'in the centre' };
