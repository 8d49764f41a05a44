import type { Color } from '../engine/color.ts';
import type { Geometry } from '../engine/geometry.ts';
import type { Position } from './orientation.ts';
import { type Chain, findChains, readColors } from './problem.ts';

/** The board on which groups and regions are looked for, read once. */
export interface Ground {
  readonly geometry: Geometry;
  readonly colors: Uint8Array;
  readonly chains: readonly Chain[];
  readonly toPlay: Color;
  /** The point that the side to move may not take; PASS if there is none. */
  readonly koPoint: number;
}

export function makeGround(position: Position): Ground {
  const { geometry, toPlay, koPoint } = position;
  const colors = readColors(position);
  return { geometry, colors, chains: findChains(geometry, colors), toPlay, koPoint };
}
