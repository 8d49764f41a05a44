import { EMPTY } from '../engine/color.ts';
import type { PlainRules } from './plain-rules.ts';
import type { Problem } from './problem.ts';

/**
 * Does a keystone live though the defender passes for ever? By Benson's theorem (1976), on the whole board and from the
 * definition:
 *
 * The defender's stones cut the rest of the board, empty points and attacker's stones alike, into enclosures. An
 * enclosure is vital to a chain that has every empty point of it as a liberty. Of all the defender's chains and all
 * enclosures, drop the chains with fewer than two vital enclosures left, and the enclosures that touch a dropped chain, until
 * nothing changes. To capture one of the chains left, the attacker would have to fill two enclosures at a time, and its last
 * stone in the first of them is suicide.
 *
 * Points that are never played add two things. A chain that has one as a liberty can never be captured, so it is
 * never dropped. And an enclosure with such a point in it counts for nothing: there the attacker can have chains
 * that cannot be captured either, and fill the rest without suicide.
 */
export function isPassAlive(state: Problem, rules: PlainRules): boolean {
  const { geometry, colors, defender, keystones } = state;
  const chains: Chain[] = [];
  const enclosures: Enclosure[] = [];
  const chainOf = new Array<Chain | undefined>(geometry.length);
  const seen = new Uint8Array(geometry.length);

  for (const point of geometry.points) {
    if (colors[point] !== defender || chainOf[point]) continue;
    const chain = findChain(state, rules, point);
    chains.push(chain);
    for (const stone of chain.stones) chainOf[stone] = chain;
  }
  for (const point of geometry.points) {
    if (colors[point] === defender || seen[point]) continue;
    enclosures.push(findEnclosure(state, rules, point, chainOf, seen));
  }

  let left = enclosures.filter((enclosure) => !enclosure.isOpen);
  for (let changed = true; changed; ) {
    changed = false;
    for (const chain of chains) {
      if (chain.isDropped || chain.isSafe) continue;
      if (left.filter((enclosure) => isVital(enclosure, chain)).length >= 2) continue;
      chain.isDropped = true;
      changed = true;
    }
    left = left.filter((enclosure) => ![...enclosure.border].some((chain) => chain.isDropped));
  }
  return keystones.some((stone) => !chainOf[stone]!.isDropped);
}

interface Chain {
  readonly stones: readonly number[];
  readonly liberties: ReadonlySet<number>;
  /** A liberty is never played. */
  readonly isSafe: boolean;
  isDropped: boolean;
}

interface Enclosure {
  readonly empty: readonly number[];
  readonly border: ReadonlySet<Chain>;
  /** One of its empty points is never played. */
  readonly isOpen: boolean;
}

function isVital(enclosure: Enclosure, chain: Chain): boolean {
  return enclosure.empty.length > 0 && enclosure.empty.every((point) => chain.liberties.has(point));
}

function findChain(state: Problem, rules: PlainRules, point: number): Chain {
  const stones = rules.chainAt(state.colors, point);
  const liberties = rules.findLiberties(state.colors, stones);
  const isSafe = liberties.some((liberty) => !rules.isPlayable[liberty]);
  return { stones, liberties: new Set(liberties), isSafe, isDropped: false };
}

function findEnclosure(
  state: Problem,
  rules: PlainRules,
  start: number,
  chainOf: readonly (Chain | undefined)[],
  seen: Uint8Array,
): Enclosure {
  const points = [start];
  const border = new Set<Chain>();
  seen[start] = 1;
  for (const point of points) {
    for (const next of rules.neighbours[point]!) {
      const chain = chainOf[next];
      if (chain) border.add(chain);
      else if (!seen[next]) {
        seen[next] = 1;
        points.push(next);
      }
    }
  }
  const empty = points.filter((point) => state.colors[point] === EMPTY);
  return { empty, border, isOpen: empty.some((point) => !rules.isPlayable[point]) };
}
