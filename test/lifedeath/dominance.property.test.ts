import { describe, expect, test } from 'vitest';
import { ATTACKER, DEFENDER, type Side } from '../../src/lifedeath/field.ts';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { CAPTURE } from '../../src/lifedeath/proof-search.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import type { Verdict } from '../../src/lifedeath/verdict.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { NO_KO, type OracleProblem } from '../oracle/rules.ts';
import { Arena } from './arena.ts';
import { convert } from './convert.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 80);
const SEED = Number(process.env.GOLD_SEED ?? 1);
const NO_LIMITS = { nodes: Infinity, stopped: () => false };

const problems = Array.from({ length: PROBLEMS }, (_, i) => ({
  seed: SEED + i,
  problem: randomProblem(SEED + i),
}));

/** The search's word on a position, with what its table knows by then. */
function winner(arena: Arena, frame: Frame): Side {
  return arena.search.solve(CAPTURE, frame, NO_LIMITS) as Side;
}

/** Search and referee on the same position. */
function check(arena: Arena, frame: Frame, seed: number): void {
  const ours = winner(arena, frame);
  const theirs = arena.attackerWins(frame) ? ATTACKER : DEFENDER;
  if (ours !== theirs)
    throw new Error(`seed ${seed}: ${ours} instead of ${theirs}\n${arena.describe(frame)}`);
}

/** Can the chain with all keystones that are left be taken at the attacker's next move? The search then looks at rescues only. */
function isHunted(frame: Frame): boolean {
  if (frame.toPlay !== DEFENDER) return false;
  for (let chain = 0; chain < frame.chains; chain++) {
    if (frame.keystonesOf[chain] !== frame.keystones) continue;
    return frame.liberties[chain] === 1 && !frame.immortal[chain];
  }
  return false;
}

test('the positions of random games have the winner that the referee finds, hunted or not', () => {
  let hunted = 0;
  let saved = 0;
  for (const { seed, problem } of problems) {
    const arena = new Arena(problem);
    if (arena.field.escaped) continue;
    const random = new Random(seed);
    for (let game = 0; game < 6; game++) {
      for (const frame of arena.walk(random)) {
        check(arena, frame, seed);
        if (!isHunted(frame)) continue;
        hunted++;
        if (winner(arena, frame) === DEFENDER) saved++;
      }
    }
  }
  console.log('hunted keystones:', { hunted, saved });
  expect(hunted).toBeGreaterThan(PROBLEMS / 2);
  expect(saved).toBeGreaterThan(PROBLEMS / 10);
});

describe('threats', () => {
  /** Pairs of threats of the defender and the attacker, in an order that mixes strong and weak claims on one table. */
  function pairs(random: Random): [number, number][] {
    const all = [0, 1, 2, 3].flatMap((mine) =>
      [0, 1, 2, 3].map((theirs): [number, number] => [mine, theirs]),
    );
    for (let i = all.length - 1; i > 0; i--) {
      const j = random.between(0, i);
      [all[i], all[j]] = [all[j]!, all[i]!];
    }
    return all;
  }

  test('never hurt their owner', () => {
    let turned = 0;
    for (const { seed, problem } of problems) {
      const arena = new Arena(problem);
      if (arena.field.escaped) continue;
      const wins = new Map<string, Side>();
      for (const [defenderThreats, attackerThreats] of pairs(new Random(seed))) {
        const frame = arena.start({ defenderThreats, attackerThreats });
        wins.set(`${defenderThreats} ${attackerThreats}`, winner(arena, frame));
      }
      for (const [key, side] of wins) {
        const [mine, theirs] = key.split(' ').map(Number) as [number, number];
        const better =
          side === DEFENDER
            ? [`${mine + 1} ${theirs}`, `${mine} ${theirs - 1}`]
            : [`${mine - 1} ${theirs}`, `${mine} ${theirs + 1}`];
        for (const other of better) expect(wins.get(other) ?? side).toBe(side);
      }
      if (new Set(wins.values()).size > 1) turned++;
    }
    expect(turned).toBeGreaterThan(PROBLEMS / 8);
  });

  test('of every number on one table: the referee agrees', () => {
    let kos = 0;
    for (const { seed, problem } of problems) {
      const arena = new Arena(problem);
      if (arena.field.escaped || kos >= PROBLEMS / 8) continue;
      const strong = winner(arena, arena.start({ defenderThreats: 3, attackerThreats: 0 }));
      if (strong === winner(arena, arena.start({ defenderThreats: 0, attackerThreats: 3 }))) continue;
      kos++;
      const random = new Random(seed);
      for (const frame of arena.walk(random, arena.start(), 3)) {
        for (const [defenderThreats, attackerThreats] of pairs(random)) {
          const copy = arena.search.newFrame();
          copy.copy(frame);
          Object.assign(copy, { defenderThreats, attackerThreats });
          check(arena, copy, seed);
        }
      }
    }
    expect(kos).toBeGreaterThan(PROBLEMS / 12);
  });
});

describe('the first move', () => {
  /** The order that the defender likes: alive, ko it wins, ko it loses, dead. */
  function rank({ status, threats }: Verdict): number {
    if (status === 'alive') return -100;
    if (status === 'dead') return 100;
    return threats!.who === 'attacker' ? -threats!.count : 50 + threats!.count;
  }

  test('never hurts the defender: it could pass', () => {
    let unsettled = 0;
    const solver = new Solver(16);
    for (const { problem } of problems) {
      const free: OracleProblem = { ...problem, koPoint: NO_KO };
      const [black, white] = [1, 2].map((toPlay) =>
        solver.solve(convert({ ...free, toPlay: toPlay as 1 | 2 })),
      );
      const isBlack = problem.stones[problem.keystones[0]!] === 1;
      const [first, second] = isBlack ? [black!, white!] : [white!, black!];
      expect(rank(first)).toBeLessThanOrEqual(rank(second));
      if (rank(first) !== rank(second)) unsettled++;
    }
    expect(unsettled).toBeGreaterThan(PROBLEMS / 5);
  });
});
