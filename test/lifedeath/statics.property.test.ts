import { describe, expect, test } from 'vitest';
import { ATTACKER, DEFENDER, type Side } from '../../src/lifedeath/field.ts';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { parseProblem } from '../oracle/diagram.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { Arena } from './arena.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 60);
const SEED = Number(process.env.GOLD_SEED ?? 1);
const SIDES: readonly Side[] = [DEFENDER, ATTACKER];

/** Random problems, and of each the positions of random games and of stones scattered over the field. */
function* positions(
  games: number,
  scatters: number,
): Generator<{ arena: Arena; frame: Frame; seed: number }> {
  for (let seed = SEED; seed < SEED + PROBLEMS; seed++) {
    const arena = new Arena(randomProblem(seed));
    // Keystones that stand outside the field for ever: nobody searches there.
    if (arena.field.escaped) continue;
    const random = new Random(seed);
    for (let game = 0; game < games; game++) {
      for (const frame of arena.walk(random)) yield { arena, frame, seed };
    }
    for (let i = 0; i < scatters; i++) {
      const frame = arena.scramble(arena.start(), random, () => true);
      if (frame) yield { arena, frame, seed };
    }
  }
}

/** The referee must agree that this side wins, whoever is to move and with three threats for the other one. */
function expectWinner(arena: Arena, frame: Frame, winner: Side, seed: number): void {
  for (const toPlay of SIDES) {
    const ko = toPlay === frame.toPlay ? frame.ko : arena.field.size;
    const threats = {
      defenderThreats: winner === ATTACKER ? 3 : 0,
      attackerThreats: winner === DEFENDER ? 3 : 0,
    };
    const wins = arena.askReferee(frame, { toPlay, ko, ...threats });
    if (wins !== undefined && wins !== (winner === ATTACKER)) {
      throw new Error(
        `seed ${seed}, ${toPlay === DEFENDER ? 'defender' : 'attacker'} to play:\n${arena.describe(frame)}`,
      );
    }
  }
}

describe('what is decided without search', () => {
  test('the referee agrees', () => {
    const fired = { escaped: 0, alive: 0, dead: 0, open: 0 };
    for (const { arena, frame, seed } of positions(4, 40)) {
      const { statics } = arena.search;
      const escaped = statics.hasEscaped(frame);
      const alive = statics.isAlive(frame);
      const dead = statics.isDead(frame);
      if (escaped || alive) expectWinner(arena, frame, DEFENDER, seed);
      if (dead) expectWinner(arena, frame, ATTACKER, seed);
      if (escaped) fired.escaped++;
      if (alive) fired.alive++;
      if (dead) fired.dead++;
      if (!escaped && !alive && !dead) fired.open++;
    }
    console.log('decided without search:', fired);
    expect(fired.escaped).toBeGreaterThan(PROBLEMS);
    expect(fired.alive).toBeGreaterThan(PROBLEMS);
    expect(fired.dead).toBeGreaterThan(PROBLEMS);
  });
});

describe("two points that touch nothing of the attacker's", () => {
  function look(diagram: string) {
    const arena = new Arena(parseProblem(diagram, { toPlay: 1 }));
    const frame = arena.start();
    expectTruth(arena, frame);
    return { alive: arena.search.statics.isAlive(frame), dead: arena.search.statics.isDead(frame) };
  }

  /** Whatever is claimed, the referee must agree. */
  function expectTruth(arena: Arena, frame: Frame): void {
    if (arena.search.statics.isAlive(frame)) expectWinner(arena, frame, DEFENDER, 0);
    if (arena.search.statics.isDead(frame)) expectWinner(arena, frame, ATTACKER, 0);
  }

  test('side by side are one eye: dead', () => {
    const shape = `
      , , , , , ,
      , O O O O ,
      , O # # O ,
      O O . . O O
      , O # # O ,
      , O O O O ,
      , , , , , ,`;
    expect(look(shape)).toEqual({ alive: false, dead: true });
  });

  test('corner to corner are two eyes, though every stone touches the attacker: alive', () => {
    const shape = `
      , , O O O , , ,
      , O # # O O , ,
      , O # . # # O ,
      , O # # . # O ,
      , O O O # # O ,
      , , , O O O O ,
      , , , , , , , ,`;
    expect(look(shape)).toEqual({ alive: true, dead: false });
  });
});
