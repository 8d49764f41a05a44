import { expect, test } from 'vitest';
import { ATTACKER, DEFENDER } from '../../src/lifedeath/field.ts';
import { Keys } from '../../src/lifedeath/keys.ts';
import { Sealed } from '../../src/lifedeath/sealed.ts';
import { ZONE_WORDS } from '../../src/lifedeath/zone.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { Arena } from './arena.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 150);
const SEED = Number(process.env.GOLD_SEED ?? 1);

test('filling what is sealed off from the keystones changes nothing for either side', () => {
  const seen = { filled: 0, dead: 0, alive: 0, stones: 0, bans: 0, defenders: 0 };
  for (let seed = SEED; seed < SEED + PROBLEMS; seed++) {
    const arena = new Arena(randomProblem(seed));
    if (arena.field.escaped) continue;
    const sealed = new Sealed(arena.field, new Keys(arena.field));
    const random = new Random(seed);
    for (let game = 0; game < 8; game++) {
      const start = arena.start({ toPlay: random.pick([DEFENDER, ATTACKER]) });
      for (const frame of arena.walk(random, start, 16)) {
        frame.defenderThreats = random.between(0, 2);
        frame.attackerThreats = random.chance(0.7) ? 0 : random.between(0, 2);
        const filled = arena.search.newFrame();
        filled.copy(frame);
        filled.label();
        if (!sealed.fill(filled, new Int32Array(ZONE_WORDS), new Int32Array(ZONE_WORDS))) continue;
        const wins = arena.askReferee(frame);
        if (wins === undefined) continue;
        const where = `seed ${seed}\n${arena.describe(frame)}\nfilled:\n${arena.describe(filled)}`;
        expect(arena.askReferee(filled), where).toBe(wins);
        const changed = [...filled.cells.keys()].filter((cell) => filled.cells[cell] !== frame.cells[cell]);
        for (const cell of changed) expect(filled.immortal[filled.chainOf[cell]!], where).toBe(1);
        expect(arena.search.statics.hasEscaped(frame), where).toBe(false);
        seen.filled++;
        seen[wins ? 'dead' : 'alive']++;
        if (changed.some((cell) => frame.cells[cell] !== 0)) seen.stones++;
        if (changed.some((cell) => filled.cells[cell] === DEFENDER)) seen.defenders++;
        if (frame.ko !== arena.field.size) seen.bans++;
      }
    }
  }
  console.log('sealed off:', seen);
  expect(seen.dead).toBeGreaterThan(PROBLEMS / 2);
  expect(seen.alive).toBeGreaterThan(PROBLEMS / 4);
  expect(seen.stones).toBeGreaterThan(PROBLEMS / 5);
  expect(seen.bans).toBeGreaterThan(PROBLEMS / 50);
});

test('the key of a filled position is that of its stones', () => {
  for (let seed = SEED; seed < SEED + PROBLEMS; seed++) {
    const arena = new Arena(randomProblem(seed));
    if (arena.field.escaped) continue;
    const keys = new Keys(arena.field);
    const sealed = new Sealed(arena.field, keys);
    const random = new Random(seed);
    for (const frame of arena.walk(random)) {
      const filled = arena.search.newFrame();
      filled.copy(frame);
      filled.label();
      if (!sealed.fill(filled, new Int32Array(ZONE_WORDS), new Int32Array(ZONE_WORDS))) continue;
      // A frame that starts from these stones makes its key from nothing.
      const start = arena.field.start.slice();
      arena.field.start.set(filled.cells);
      const fresh = arena.start();
      arena.field.start.set(start);
      expect([filled.stonesLo, filled.stonesHi]).toEqual([fresh.stonesLo, fresh.stonesHi]);
      expect([...filled.chainOf]).toEqual([...fresh.chainOf]);
    }
  }
});
