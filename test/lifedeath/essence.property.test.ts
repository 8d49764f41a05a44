import { expect, test } from 'vitest';
import { Essence } from '../../src/lifedeath/essence.ts';
import { ATTACKER, DEFENDER, type Field, type Side } from '../../src/lifedeath/field.ts';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { ProofSearch } from '../../src/lifedeath/proof-search.ts';
import { Table } from '../../src/lifedeath/table.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { Arena } from './arena.ts';
import { compareOnOpenBoards } from './open-boards.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 60);
const SEED = Number(process.env.GOLD_SEED ?? 1);

/** Positions of random games and of scattered stones on one field, without a ban and without a keystone that has a permanent liberty. */
function listFrames(arena: Arena, random: Random): Frame[] {
  const frames = [1, 2, 3].flatMap(() => arena.walk(random));
  for (let i = 0; i < 60; i++) {
    const frame = arena.scramble(arena.start(), random, () => true);
    if (!frame) continue;
    frame.toPlay = random.pick<Side>([DEFENDER, ATTACKER]);
    frames.push(frame);
  }
  return frames.filter((frame) => frame.ko === arena.field.size && !arena.search.statics.hasEscaped(frame));
}

/** The stones that an essence forgets: those that stand for ever, and the chain with all keystones. */
function listTaken(frame: Frame): number[] {
  const isTaken = (cell: number) => {
    const chain = frame.chainOf[cell]!;
    return chain >= 0 && (frame.immortal[chain] === 1 || frame.keystonesOf[chain] === frame.keystones);
  };
  return [...frame.cells.subarray(0, -1).keys()].filter(isTaken);
}

test('positions with the same essence have the same winner', () => {
  let compared = 0;
  for (let seed = SEED; seed < SEED + PROBLEMS; seed++) {
    const random = new Random(seed);
    const arena = new Arena(randomProblem(seed));
    if (arena.field.escaped) continue;
    const essence = new Essence(arena.field);
    for (const frame of listFrames(arena, random)) {
      const taken = listTaken(frame);
      if (taken.length === 0) continue;
      essence.look(frame);
      const { lo, hi } = essence;
      for (let i = 0; i < 8; i++) {
        const changing = [1, 2, 3].map(() => random.pick(taken));
        const other = arena.scramble(frame, random, (cell) => changing.includes(cell));
        if (!other || other.cells.join() === frame.cells.join()) continue;
        if (arena.search.statics.hasEscaped(other)) continue;
        essence.look(other);
        if (essence.lo !== lo || essence.hi !== hi) continue;
        const results = [frame, other].map((each) => arena.askReferee(each));
        if (results.includes(undefined)) continue;
        compared++;
        if (results[0] !== results[1])
          throw new Error(`seed ${seed}:\n${arena.describe(frame)}\n${arena.describe(other)}`);
      }
    }
  }
  console.log('pairs with the same essence:', compared);
  expect(compared).toBeGreaterThan(PROBLEMS);
});

/** A search for which no two positions are alike. */
class PlainSearch extends ProofSearch {
  protected override readonly essence = new (class extends Essence {
    override look({ stonesLo, stonesHi }: Frame): void {
      this.lo = ~stonesLo;
      this.hi = ~stonesHi;
    }
  })(this.field);
}

test('on open boards the winner is the same without essences', { timeout: 600_000 }, () => {
  const makeSearches = (field: Field) =>
    [new ProofSearch(field, new Table(16)), new PlainSearch(field, new Table(16))] as const;
  expect(compareOnOpenBoards(makeSearches, SEED, PROBLEMS)).toBeGreaterThan(PROBLEMS / 10);
});
