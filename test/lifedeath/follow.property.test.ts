import { describe, expect, test } from 'vitest';
import { DEFENDER } from '../../src/lifedeath/field.ts';
import { listMoves, Solver } from '../../src/lifedeath/solver.ts';
import { describe as draw } from '../oracle/diagram.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { findFaults } from '../oracle/rules.ts';
import { Arena } from './arena.ts';
import { convert } from './convert.ts';
import { toIndex } from './transform.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 60);
const SEED = Number(process.env.GOLD_SEED ?? 1);

/** One solver that follows random games, as when a problem is played out: it keeps its table from move to move. */
describe('a solver that follows a game', () => {
  test("has the referee's word on the winner at every move", () => {
    let positions = 0;
    for (const { arena, frame, solver, seed } of follow()) {
      const posed = arena.pose(frame);
      const winner = arena.attackerWins(frame) ? 'attacker' : 'defender';
      const verdict = solver.solve(convert(posed), { maxThreats: 2 });
      if (verdict.winner !== winner) throw new Error(`seed ${seed}: ${verdict.winner}\n${draw(posed)}`);
      positions++;
    }
    expect(positions).toBeGreaterThan(10 * PROBLEMS);
  });

  test('replies with a legal move that keeps the win, or with nothing where there is none', () => {
    let replies = 0;
    for (const { arena, frame, solver, seed } of follow()) {
      const posed = arena.pose(frame);
      const isAttacker = frame.toPlay !== DEFENDER;
      const reply = solver.findReply(convert(posed));
      const fail = (what: string) => new Error(`seed ${seed}, reply ${reply}: ${what}\n${draw(posed)}`);
      if (arena.attackerWins(frame) !== isAttacker) {
        if (reply !== undefined) throw fail('there is no win to keep');
        continue;
      }
      if (reply === undefined) throw fail('there is a win');
      const index = toIndex(posed, reply);
      const move = listMoves(frame).find((cell) => arena.indexOf(cell) === index);
      if (move === undefined) throw fail('not legal');
      const next = arena.search.newFrame();
      next.make(frame, move);
      if (next.keystones > 0 && arena.attackerWins(next) !== isAttacker) throw fail('the win is gone');
      replies++;
    }
    expect(replies).toBeGreaterThan(5 * PROBLEMS);
  });
});

function* follow() {
  for (let seed = SEED; seed < SEED + PROBLEMS; seed++) {
    const random = new Random(seed);
    const arena = new Arena(randomProblem(seed));
    const solver = new Solver(8);
    for (let game = 0; game < 3; game++) {
      for (const frame of arena.walk(random)) {
        if (findFaults(arena.pose(frame)).length === 0) yield { arena, frame, solver, seed };
      }
    }
  }
}
