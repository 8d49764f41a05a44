import { expect, test } from 'vitest';
import { ATTACKER, DEFENDER, type Field, KEY } from '../../src/lifedeath/field.ts';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { makeGuide } from '../../src/lifedeath/guide.ts';
import { CAPTURE, ProofSearch } from '../../src/lifedeath/proof-search.ts';
import { Table } from '../../src/lifedeath/table.ts';
import { has } from '../../src/lifedeath/zone.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { Arena } from './arena.ts';
import { compareOnOpenBoards } from './open-boards.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 100);
const SEED = Number(process.env.GOLD_SEED ?? 1);
const NO_LIMITS = { nodes: Infinity, stopped: () => false };

/**
 * A zone claims that a win depends on nothing outside it. So what is outside is changed at random, and the referee is asked
 * again. The positions are those that a search has left in its table, as the search itself relies on these.
 */
const seen = { zones: 0, partial: 0, alive: 0, dead: 0, banned: 0, barred: 0 };

test('changing what is outside a zone leaves the winner its win', () => {
  for (const { arena, random, seed, frames } of searches()) {
    for (const frame of frames) checkZone(arena, frame, random, seed);
  }
  console.log('zones:', seen);
  expect(seen.alive).toBeGreaterThan(10 * PROBLEMS);
  expect(seen.dead).toBeGreaterThan(10 * PROBLEMS);
  expect(seen.banned).toBeGreaterThan(PROBLEMS / 10);
  expect(seen.barred).toBeGreaterThan(PROBLEMS / 50);
});

/** Zones matter most where the referee cannot enumerate; but the search can do without them there, too. */
test('on open boards the winner is the same without zones', { timeout: 600_000 }, () => {
  const makeSearch = (field: Field, zones: boolean) =>
    new ProofSearch(field, new Table(16), makeGuide(field), zones);
  const makeSearches = (field: Field) => [makeSearch(field, true), makeSearch(field, false)] as const;
  expect(compareOnOpenBoards(makeSearches, SEED, PROBLEMS)).toBeGreaterThan(PROBLEMS / 10);
});

/** Random problems, and the positions that follow after a search from the start. */
function* searches(): Generator<{ arena: Arena; random: Random; seed: number; frames: Frame[] }> {
  for (let seed = SEED; seed < SEED + PROBLEMS; seed++) {
    const random = new Random(seed);
    const arena = new Arena(randomProblem(seed));
    if (arena.field.escaped) continue;
    for (const toPlay of [DEFENDER, ATTACKER] as const) {
      // One entry of the table serves all numbers of threats, so searches with several of them are mixed.
      for (let search = 0; search < 4; search++) {
        const threats = { defenderThreats: random.between(0, 2), attackerThreats: random.between(0, 2) };
        if (random.chance(0.7)) threats[random.chance(0.5) ? 'defenderThreats' : 'attackerThreats'] = 0;
        const root = arena.start({ ...threats, toPlay, ko: arena.field.size });
        arena.search.solve(CAPTURE, root, NO_LIMITS);
        yield { arena, random, seed, frames: arena.reach(root, 250) };
      }
    }
  }
}

function checkZone(arena: Arena, frame: Frame, random: Random, seed: number): void {
  const { search, field } = arena;
  const winner = search.probe(CAPTURE, frame);
  if (winner === 0) return;
  const zone = search.knownZone.slice();
  const isOutside = (cell: number) => !has(zone, 0, cell);
  seen.zones++;
  const outside = field.points.filter((_, cell) => isOutside(cell)).length;
  if (outside === 0) return;
  seen.partial++;
  for (let i = 0; i < 4; i++) {
    const changed = arena.scramble(frame, random, isOutside);
    if (!changed) continue;
    // A captured keystone never comes back.
    if (changed.cells.some((content, cell) => content === (DEFENDER | KEY) && frame.cells[cell] !== content))
      continue;
    if (frame.ko !== field.size) {
      if (!isBan(changed, frame.ko)) continue;
      changed.ko = frame.ko;
      seen.banned++;
    } else if (frame.toPlay === winner) {
      // The claim covers a ban on the winner outside the zone, too.
      const bans = field.points
        .map((_, cell) => cell)
        .filter((cell) => isOutside(cell) && isBan(changed, cell));
      if (bans.length > 0 && random.chance(0.7)) {
        changed.ko = random.pick(bans);
        seen.barred++;
      }
    }
    seen[winner === DEFENDER ? 'alive' : 'dead']++;
    if (arena.attackerWins(changed) === (winner === ATTACKER)) continue;
    const cells = field.points.map((_, cell) => (isOutside(cell) ? '-' : frame.cells[cell])).join(' ');
    throw new Error(
      `seed ${seed}\n${arena.describe(frame)}\nzone ${cells}\nlost:\n${arena.describe(changed)}`,
    );
  }
}

/** Could the side to play have lost a stone here to a ko capture? */
function isBan(frame: Frame, cell: number): boolean {
  const { neighbours, size } = frame.field;
  if (frame.cells[cell] !== 0) return false;
  const around = [...neighbours.subarray(4 * cell, 4 * cell + 4)].filter((next) => next !== size);
  const chains = around.map((next) => frame.chainOf[next]!);
  const theirs = chains.every((chain) => chain >= 0 && frame.side[chain] !== frame.toPlay);
  const hasTaker = chains.some(
    (chain) => frame.stones[chain] === 1 && frame.liberties[chain] === 1 && !frame.immortal[chain],
  );
  return theirs && hasTaker && (frame.field.safe[cell]! & frame.toPlay) === 0;
}
