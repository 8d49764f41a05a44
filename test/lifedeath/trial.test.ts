import { describe, expect, test } from 'vitest';
import { makeBalancedPosition } from '../../bench/balanced-position.ts';
import { parseDrawing } from '../../bench/drawing.ts';
import { WHITE } from '../../src/engine/color.ts';
import { PASS } from '../../src/engine/geometry.ts';
import { Random } from '../../src/engine/play/random.ts';
import { Contest } from '../../src/lifedeath/contest.ts';
import { ATTACKER, DEFENDER, Field, KEY, SIDE } from '../../src/lifedeath/field.ts';
import { Frame } from '../../src/lifedeath/frame.ts';
import { Keys } from '../../src/lifedeath/keys.ts';
import { FENCE_RUNG, OPEN_RUNG, RUNGS } from '../../src/lifedeath/pose.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import { Trial } from '../../src/lifedeath/trial.ts';
import { TrialBoard } from '../../src/lifedeath/trial-board.ts';

const POSITIONS = Number(process.env.GOLD_PROBLEMS ?? 60);
const SEED = Number(process.env.GOLD_SEED ?? 1);

describe('a trial', () => {
  test('mostly likes a move that wins', { timeout: 600_000 }, () => {
    let right = 0;
    let asked = 0;
    for (const problem of listProblems(FENCE_RUNG - 1)) {
      for (const toPlay of [problem.attacker, problem.defender]) {
        const question = { ...problem, toPlay, koPoint: PASS };
        const winner = toPlay === problem.defender ? 'defender' : 'attacker';
        const verdict = new Solver(16).solve(question, { nodes: 100_000, maxThreats: 0, kind: false });
        if (!verdict.proved || !verdict.movesComplete || verdict.winner !== winner) continue;
        // Where many moves win, to like one that does is no feat.
        if (verdict.moves.length > 2) continue;
        const trial = new Trial(question);
        trial.run(2000);
        asked++;
        if (verdict.moves.includes(trial.listOpinions()[0]?.move ?? PASS)) right++;
      }
    }
    console.log('trials:', right, 'of', asked);
    expect(asked).toBeGreaterThan(POSITIONS / 4);
    expect(right).toBeGreaterThan(0.7 * asked);
  });

  test('of the same problem is the same', () => {
    const [problem] = listProblems(OPEN_RUNG);
    const [one, other] = [1, 2].map(() => {
      const trial = new Trial(problem!);
      trial.run(500);
      return trial.listOpinions();
    });
    expect(one).toEqual(other);
    expect(one!.length).toBeGreaterThan(0);
  });

  test('has opinions of moves that can be played, the best first', () => {
    for (const problem of listProblems(OPEN_RUNG).slice(0, 10)) {
      const trial = new Trial(problem);
      trial.run(300);
      const opinions = trial.listOpinions();
      for (const { move } of opinions) expect(problem.region).toContain(move);
      const shares = opinions.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    }
  });

  test('that is decided plays no more games', () => {
    const trial = listProblems(0)
      .map((problem) => new Trial(problem))
      .find((each) => {
        each.run(3000);
        return each.isOver;
      })!;
    const { games } = trial;
    trial.run(100);
    expect(trial.games).toBe(games);
  });
});

describe('a contest', () => {
  test('is mostly won by a move that wins', { timeout: 600_000 }, () => {
    let right = 0;
    let asked = 0;
    for (const problem of listProblems(FENCE_RUNG - 1)) {
      const question = { ...problem, toPlay: problem.attacker, koPoint: PASS };
      const verdict = new Solver(16).solve(question, { nodes: 100_000, maxThreats: 0, kind: false });
      if (!verdict.proved || !verdict.movesComplete || verdict.winner !== 'attacker') continue;
      if (verdict.moves.length > 2) continue;
      asked++;
      if (verdict.moves.includes(hold(question).listMoves()[0]!)) right++;
    }
    console.log('contests:', right, 'of', asked);
    expect(asked).toBeGreaterThan(POSITIONS / 10);
    expect(right).toBeGreaterThan(0.7 * asked);
  });

  test('of the same problem is the same, and is about moves that can be played', () => {
    for (const problem of listProblems(OPEN_RUNG).slice(0, 5)) {
      const moves = hold(problem).listMoves();
      expect(hold(problem).listMoves()).toEqual(moves);
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) expect(problem.region).toContain(move);
    }
  });

  test('is over as soon as a move takes the keystones', () => {
    const problem = parseDrawing('. # O ,\n# # O ,\nO O O ,\n, , , ,', WHITE);
    const contest = new Contest(problem, problem.region);
    expect(contest.isOver).toBe(true);
  });

  test('can be held between some of the moves', () => {
    const [problem] = listProblems(OPEN_RUNG);
    const among = hold(problem!).listMoves().concat(problem!.region).slice(0, 3);
    const contest = hold(problem!, [...new Set(among), problem!.keystones[0]!]);
    expect(contest.listMoves().length).toBeGreaterThan(0);
    for (const move of contest.listMoves()) expect(among).toContain(move);
  });

  function hold(problem: Problem, moves: readonly number[] = problem.region): Contest {
    const contest = new Contest(problem, moves);
    while (!contest.isOver && contest.games < 6000) contest.run(100);
    return contest;
  }
});

test('a game played out ends in a position without dead stones on it, and the winner is who it says', () => {
  const random = new Random(7);
  for (const problem of listProblems(OPEN_RUNG).slice(0, 20)) {
    const field = new Field(problem);
    if (field.escaped) continue;
    const start = new Frame(field, new Keys(field));
    const board = new TrialBoard(field, random);
    for (let game = 0; game < 100; game++) {
      start.reset(game % 2 === 0 ? DEFENDER : ATTACKER, field.size, 0, 0);
      start.label();
      board.copy(start);
      const winner = board.playOut(start.toPlay, -1);
      const end = new Frame(field, new Keys(field));
      end.copy(start);
      end.cells.set(board.cells);
      end.label();
      for (let chain = 0; chain < end.chains; chain++)
        expect(end.liberties[chain]! > 0 || end.immortal[chain] === 1).toBe(true);
      const keystones = [...end.cells.subarray(0, field.size)].filter((content) => content & KEY);
      expect(keystones.every((content) => (content & SIDE) === DEFENDER)).toBe(true);
      expect(keystones.length).toBe(board.keystones);
      expect(winner === ATTACKER).toBe(board.keystones === 0);
    }
  }
});

/** Problems about random positions in which the first move counts. */
function listProblems(rung: number): Problem[] {
  return Array.from({ length: POSITIONS }, (_, index) => {
    const found = makeBalancedPosition(SEED + index);
    return found && RUNGS[rung]!(found.ground, found.group);
  }).filter((problem) => problem !== undefined);
}
