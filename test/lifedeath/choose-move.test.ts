import { describe, expect, test } from 'vitest';
import { makeVertex, PASS } from '../../src/engine/geometry.ts';
import { chooseMove } from '../../src/lifedeath/choose-move.ts';
import { PlainRules } from '../../src/lifedeath/plain-rules.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import type { Role } from '../../src/lifedeath/verdict.ts';
import { parseProblem } from '../oracle/diagram.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { convert } from './convert.ts';

const solver = new Solver(16);

function choose(problem: Problem): number {
  return chooseMove(problem, solver);
}

function draw(text: string, toPlay: 1 | 2): Problem {
  return convert(parseProblem(text, { toPlay }));
}

function chooseIn(text: string, toPlay: 1 | 2): string {
  const problem = draw(text, toPlay);
  return makeVertex(choose(problem), problem.geometry);
}

describe('the move on a verdict', () => {
  test('wins', () => {
    const shape = `
      . . . X O ,
      # # # X O ,
      O O O O O ,
      , , , , , ,`;
    expect(chooseIn(shape, 1)).toBe('B4');
    expect(chooseIn(shape, 2)).toBe('B4');
  });

  test('is a pass for a defender that lives without one, and for an attacker that has nothing to try', () => {
    const alive = `
      . X . X O ,
      # # # X O ,
      O O O O O ,
      , , , , , ,`;
    expect(chooseIn(alive, 1)).toBe('pass');
    expect(chooseIn(alive, 2)).toBe('pass');
  });

  test('takes the keystones where that is possible at once', () => {
    const atari = `
      X O . O ,
      # # # O ,
      O O O O ,
      , , , , ,`;
    expect(chooseIn(atari, 2)).toBe('C4');
  });

  test('is legal where nothing is known', () => {
    for (let seed = 0; seed < 50; seed++) {
      const problem = convert(randomProblem(seed));
      const move = chooseMove(problem, solver, { nodes: 1, stopped: () => true });
      if (move !== PASS) expect(new PlainRules(problem).play(problem, move)).toBeDefined();
    }
  });
});

/** The winner plays on verdicts, the other side on verdicts too or at random. Who gets what it wants? */
function playOut(problem: Problem, winner: Role, random?: Random): Role {
  const rules = new PlainRules(problem);
  let state = rules.root;
  for (let ply = 0; ply < 150; ply++) {
    const steps = rules.successors(state);
    if (steps.length === 0) return 'defender';
    const isWinner = (state.toPlay === state.attacker) === (winner === 'attacker');
    const move = isWinner || !random ? choose(state) : random.pick(steps).move;
    const after = rules.play(state, move);
    // In a game the attacker may pass where the rules of the problem have it go on; then it has given up.
    if (!after) return 'defender';
    if (after.keystones.length === 0) return 'attacker';
    state = after;
  }
  return 'defender';
}

test('the winner of a random problem wins against random play and against the best', () => {
  for (let seed = 0; seed < 80; seed++) {
    // Threats could not be played in these games, so nobody has any.
    const problem = convert({ ...randomProblem(seed), threats: [0, 0] });
    const { winner } = solver.solve(problem, { kind: false });
    if (winner === 'unknown') continue;
    expect({ seed, winner: playOut(problem, winner, new Random(seed)) }).toEqual({ seed, winner });
    expect({ seed, winner: playOut(problem, winner) }).toEqual({ seed, winner });
  }
});
