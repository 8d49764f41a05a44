import { BLACK, EMPTY, WHITE } from '../../src/engine/color.ts';
import { makeSgfPoint } from '../../src/engine/sgf.ts';
import { findChains, type Problem } from '../../src/lifedeath/problem.ts';
import type { Verdict } from '../../src/lifedeath/verdict.ts';

/** What the side to move gets: all it wants, nothing, or something that hangs on ko threats. */
export type Outcome = 'wins' | 'loses' | 'ko';

/** What another program has to say about a problem. */
export type Opinion =
  | { readonly outcome: Outcome; readonly seconds: number }
  /** It was stopped at the limit. */
  | { readonly outcome: 'limit'; readonly seconds: number }
  /** The problem is not one of those that it can take. */
  | { readonly outcome: 'refused'; readonly reason: string };

/** Another program that can be asked whether keystones live. */
export interface Peer {
  readonly name: string;
  /** Does it claim to be right whenever it answers, or does it guess? */
  readonly exact: boolean;
  ask(problem: Problem, limitSeconds: number): Promise<Opinion>;
  close(): void;
}

/** What a proved verdict says for the side to move; undefined if nothing is proved. */
export function findOutcome(problem: Problem, verdict: Verdict): Outcome | undefined {
  if (!verdict.proved) return undefined;
  if (verdict.status === 'ko') return 'ko';
  return (verdict.status === 'alive') === (problem.toPlay === problem.defender) ? 'wins' : 'loses';
}

/** Other programs speak of one chain on a square board, without ko bans and threats. */
export function findObstacle(problem: Problem, largestSize: number): string | undefined {
  const { geometry, colors, keystones, koPoint, threats } = problem;
  if (geometry.width !== geometry.height) return 'the board is not square';
  if (geometry.width > largestSize) return 'the board is too large';
  const chain = findChains(geometry, colors).find(({ points }) => points.includes(keystones[0]!))!;
  if (!keystones.every((point) => chain.points.includes(point))) return 'several chains';
  if (koPoint !== 0 || threats.black + threats.white > 0) return 'a ko';
  return undefined;
}

/** The position, with a mark on one keystone. */
export function makePeerSgf(problem: Problem): string {
  const { geometry, colors, keystones, toPlay } = problem;
  const list = (points: Iterable<number>) =>
    [...points].map((point) => `[${makeSgfPoint(point, geometry)}]`).join('');
  const stones = [...geometry.points].filter((point) => colors[point] !== EMPTY);
  const black = list(stones.filter((point) => colors[point] === BLACK));
  const white = list(stones.filter((point) => colors[point] === WHITE));
  const mark = list(keystones.slice(0, 1));
  return `(;FF[4]GM[1]SZ[${geometry.width}]AB${black}AW${white}MA${mark}PL[${toPlay === BLACK ? 'B' : 'W'}])\n`;
}
