import { describe, expect, test } from 'vitest';
import { Exits, NONE } from '../../src/lifedeath/exits.ts';
import { ATTACKER, DEFENDER, type Side } from '../../src/lifedeath/field.ts';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { listMoves } from '../../src/lifedeath/solver.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { Arena } from './arena.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 60);
const SEED = Number(process.env.GOLD_SEED ?? 1);
const SIDES: readonly Side[] = [DEFENDER, ATTACKER];
/** Net threats that the attacker has where the defender is said to win. */
const AGAINST = { defenderThreats: 0, attackerThreats: 3 };

/** Positions of random games and of stones scattered over random fields, either side to move, none with a keystone that has a permanent liberty. */
function* positions(): Generator<{ arena: Arena; exits: Exits; frame: Frame; seed: number }> {
  for (let seed = SEED; seed < SEED + PROBLEMS; seed++) {
    const arena = new Arena(randomProblem(seed));
    if (arena.field.escaped || !arena.field.safe.some((sides) => sides & DEFENDER)) continue;
    const exits = new Exits(arena.field);
    const random = new Random(seed);
    const frames = [1, 2, 3, 4].flatMap(() => arena.walk(random));
    for (let i = 0; i < 40; i++) {
      const frame = arena.scramble(arena.start(), random, () => true);
      if (frame) frames.push(frame);
    }
    for (const frame of frames) {
      if (arena.search.statics.hasEscaped(frame)) continue;
      const mover = frame.toPlay;
      for (const toPlay of SIDES) {
        if (toPlay !== mover && frame.ko !== arena.field.size) continue;
        frame.toPlay = toPlay;
        yield { arena, exits, frame, seed };
      }
    }
  }
}

function expectLife(arena: Arena, frame: Frame, seed: number, what: string): void {
  if (arena.askReferee(frame, AGAINST) === true)
    throw new Error(`seed ${seed}: ${what}\n${arena.describe(frame)}`);
}

describe('ways out that are told without search', () => {
  test('the referee agrees that the defender gets out, by the move that is named if it is to move, and that other answers to its threats fail', () => {
    const fired = { moving: 0, waiting: 0, narrowed: 0, idle: 0 };
    for (const { arena, exits, frame, seed } of positions()) {
      const isOut = exits.look(frame);
      const { move, musts } = exits;
      const must = [...exits.must.subarray(0, Math.max(0, musts))];
      if (isOut) {
        expectLife(arena, frame, seed, 'gets out');
        expect(move !== NONE).toBe(frame.toPlay === DEFENDER);
        expect(musts).toBe(frame.toPlay === DEFENDER ? NONE : 0);
        if (frame.toPlay === DEFENDER) {
          fired.moving++;
          expect(listMoves(frame)).toContain(move);
          const after = arena.search.newFrame();
          after.make(frame, move);
          expectLife(arena, after, seed, `after ${arena.indexOf(move)}`);
        } else fired.waiting++;
      } else if (musts !== NONE) {
        fired.narrowed++;
        for (const other of listMoves(frame)) {
          if (must.includes(other)) continue;
          fired.idle++;
          const after = arena.search.newFrame();
          after.make(frame, other);
          expect(after.keystones).toBeGreaterThan(0);
          expectLife(arena, after, seed, `after ${arena.indexOf(other)}, which answers nothing`);
        }
      }
    }
    console.log('ways out:', fired);
    expect(fired.moving).toBeGreaterThan(PROBLEMS);
    expect(fired.waiting).toBeGreaterThan(PROBLEMS / 5);
    expect(fired.narrowed).toBeGreaterThan(PROBLEMS);
    expect(fired.idle).toBeGreaterThan(PROBLEMS);
  });
});
