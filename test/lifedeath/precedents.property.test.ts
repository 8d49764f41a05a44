import { expect, test } from 'vitest';
import { ATTACKER, DEFENDER, type Field } from '../../src/lifedeath/field.ts';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { takeImprint } from '../../src/lifedeath/imprint.ts';
import { Precedents } from '../../src/lifedeath/precedents.ts';
import { Ply } from '../../src/lifedeath/proof-ply.ts';
import { CAPTURE, ProofSearch } from '../../src/lifedeath/proof-search.ts';
import { Table } from '../../src/lifedeath/table.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { Arena } from './arena.ts';
import { compareOnOpenBoards } from './open-boards.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 60);
const SEED = Number(process.env.GOLD_SEED ?? 1);
const NO_LIMITS = { nodes: Infinity, stopped: () => false };

/** A ply as the search asks about it. */
function makePly(frame: Frame): Ply {
  const ply = new Ply(frame, 0);
  ply.net = frame.defenderThreats - frame.attackerThreats;
  takeImprint(frame, ply.imprint);
  return ply;
}

/** Positions without a ban that follow from the start, the furthest first, so that a search of each finds little in the table. */
function listReached(arena: Arena, random: Random): Frame[] {
  return ([DEFENDER, ATTACKER] as const)
    .flatMap((toPlay) => {
      const threats = { defenderThreats: random.between(0, 2), attackerThreats: random.between(0, 2) };
      return arena.reach(arena.start({ toPlay, ko: arena.field.size, ...threats }), 150);
    })
    .filter((frame) => frame.ko === arena.field.size)
    .reverse();
}

/** Positions that differ from one of these in a few cells, or in many. */
function listAlike(arena: Arena, random: Random, reached: readonly Frame[]): Frame[] {
  return reached.flatMap((frame) =>
    [0.1, 0.2, 0.4].flatMap((part) => {
      const changing = arena.field.points.map(() => random.chance(part));
      return arena.scramble(frame, random, (cell) => changing[cell]!) ?? [];
    }),
  );
}

test('what a precedent decides is so', () => {
  const seen = { [DEFENDER]: 0, [ATTACKER]: 0 };
  for (let seed = SEED; seed < SEED + PROBLEMS; seed++) {
    const random = new Random(seed);
    const arena = new Arena(randomProblem(seed));
    if (arena.field.escaped) continue;
    const check = (frame: Frame) => {
      const ply = makePly(frame);
      if (!arena.search.precedents.decide(ply)) return;
      const wins = arena.askReferee(frame);
      if (wins === undefined) return;
      seen[wins ? ATTACKER : DEFENDER]++;
      if (ply.winner !== (wins ? ATTACKER : DEFENDER))
        throw new Error(`seed ${seed}, decided for ${ply.winner}:\n${arena.describe(frame)}`);
    };
    const reached = listReached(arena, random);
    for (const frame of reached) {
      check(frame);
      arena.search.solve(CAPTURE, frame, NO_LIMITS);
    }
    for (const frame of listAlike(arena, random, reached)) check(frame);
  }
  console.log('decided by precedents:', seen);
  expect(seen[DEFENDER]).toBeGreaterThan(5 * PROBLEMS);
  expect(seen[ATTACKER]).toBeGreaterThan(5 * PROBLEMS);
});

/** Precedents that know nothing. */
class PlainSearch extends ProofSearch {
  override readonly precedents = new (class extends Precedents {
    override add(): void {}
  })(this.field);
}

test('on open boards the winner is the same without precedents', { timeout: 600_000 }, () => {
  const makeSearches = (field: Field) =>
    [new ProofSearch(field, new Table(16)), new PlainSearch(field, new Table(16))] as const;
  expect(compareOnOpenBoards(makeSearches, SEED, PROBLEMS)).toBeGreaterThan(PROBLEMS / 10);
});

test('when there are too many, the older half is forgotten', () => {
  const arena = new Arena(randomProblem(1));
  const few = new Precedents(arena.field, 40);
  const plies = arena
    .reach(arena.start(), 400)
    .filter((frame) => frame.ko === arena.field.size)
    .map(makePly);
  expect(plies.length).toBeGreaterThan(100);
  for (const ply of plies) {
    ply.decide(DEFENDER, 7);
    ply.bound = ply.net;
    takeImprint(ply.frame, ply.zone);
    few.add(ply, 3);
    expect(few.count).toBeLessThanOrEqual(40);
    // The last one is there in any case.
    ply.winner = 0;
    expect(few.decide(ply)).toBe(true);
    expect(ply.winner).toBe(DEFENDER);
  }
});
