import { expect, test } from 'vitest';
import { ATTACKER, DEFENDER } from '../../src/lifedeath/field.ts';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { findWhole, isOuter } from '../../src/lifedeath/move-filter.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { Arena } from './arena.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 150);
const SEED = Number(process.env.GOLD_SEED ?? 1);

/** The legal moves on liberties of the keystones that touch nothing else of interest. */
function outerMoves(frame: Frame): number[] {
  frame.label();
  const whole = findWhole(frame);
  if (whole < 0) return [];
  const cells = Array.from({ length: frame.field.size }, (_, cell) => cell);
  return cells.filter(
    (cell) =>
      frame.cells[cell] === 0 && cell !== frame.ko && isOuter(frame, whole, cell) && frame.consider(cell),
  );
}

test('a defender never needs to fill an outer liberty, and to the attacker they are all the same', () => {
  let filled = 0;
  let exchanged = 0;
  for (let seed = SEED; seed < SEED + PROBLEMS; seed++) {
    const arena = new Arena(randomProblem(seed));
    if (arena.field.escaped) continue;
    const random = new Random(seed);
    for (let game = 0; game < 14; game++) {
      for (const frame of arena.walk(random)) {
        const moves = outerMoves(frame);
        for (const cell of moves) expect(isLiberty(frame, cell)).toBe(true);
        const wins = moves.map((cell) => attackerWinsAfter(arena, frame, cell));
        const where = `seed ${seed}\n${arena.describe(frame)}`;
        if (frame.toPlay === DEFENDER && wins.includes(false)) {
          filled++;
          expect(attackerWinsAfter(arena, frame, frame.field.size), where).toBe(false);
        }
        if (frame.toPlay === ATTACKER && moves.length > 1) {
          exchanged++;
          expect(new Set(wins).size, where).toBe(1);
        }
      }
    }
  }
  console.log('outer liberties:', { filled, exchanged });
  expect(filled).toBeGreaterThan(PROBLEMS / 5);
  expect(exchanged).toBeGreaterThan(PROBLEMS / 20);
});

/** Is the cell next to a keystone's chain? */
function isLiberty(frame: Frame, cell: number): boolean {
  const around = [...frame.field.neighbours.subarray(4 * cell, 4 * cell + 4)];
  return around.some((next) => next !== frame.field.size && frame.keystonesOf[frame.chainOf[next]!]! > 0);
}

function attackerWinsAfter(arena: Arena, frame: Frame, cell: number): boolean {
  const after = arena.search.newFrame();
  after.make(frame, cell);
  return after.keystones === 0 || arena.attackerWins(after);
}
