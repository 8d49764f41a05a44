import { describe, expect, test } from 'vitest';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { Prospects } from '../../src/lifedeath/prospects.ts';
import { listMoves } from '../../src/lifedeath/solver.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { Arena } from './arena.ts';

const PROBLEMS = 15;
const GAMES = 10;

/** Positions of random games in random problems, each with a guide that has looked at it. */
function* positions(): Generator<{ arena: Arena; frame: Frame; prospects: Prospects }> {
  for (let seed = 1; seed <= PROBLEMS; seed++) {
    const arena = new Arena(randomProblem(seed));
    const prospects = new Prospects(arena.field);
    const random = new Random(seed);
    for (let game = 0; game < GAMES; game++) {
      for (const frame of arena.walk(random)) {
        prospects.prepare(frame);
        yield { arena, frame, prospects };
      }
    }
  }
}

function stonesToPlay(arena: Arena, frame: Frame): number[] {
  return listMoves(frame).filter((cell) => cell !== arena.field.size);
}

/** How many chains of the side to move the stone joins. */
function countJoined(arena: Arena, frame: Frame, cell: number): number {
  const around = arena.field.neighbours.subarray(4 * cell, 4 * cell + 4);
  const chains = [...around].map((next) => frame.chainOf[next]!);
  return new Set(chains.filter((chain) => chain >= 0 && frame.side[chain] === frame.toPlay)).size;
}

function picture({ crossOf, diagonalOf, liberties }: Prospects): string {
  return `${crossOf} ${diagonalOf} ${liberties}`;
}

describe('patterns after a move', () => {
  test('are those of the position after it, where it captures nothing and joins one chain at most', () => {
    let compared = 0;
    for (const { arena, frame, prospects } of positions()) {
      const fresh = new Prospects(arena.field);
      for (const cell of stonesToPlay(arena, frame)) {
        frame.consider(cell);
        if (frame.capturedStones > 0 || countJoined(arena, frame, cell) > 1) continue;
        const after = arena.search.newFrame();
        after.make(frame, cell);
        after.label();
        fresh.prepare(after);
        prospects.apply(frame, cell);
        expect(picture(prospects)).toBe(picture(fresh));
        prospects.restore();
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test('are forgotten again, whatever the move', () => {
    for (const { arena, frame, prospects } of positions()) {
      prospects.pass();
      const before = `${picture(prospects)} ${prospects.pn} ${prospects.dn}`;
      for (const cell of stonesToPlay(arena, frame)) prospects.play(frame, cell);
      prospects.pass();
      expect(`${picture(prospects)} ${prospects.pn} ${prospects.dn}`).toBe(before);
    }
  });
});
