import { describe, expect, test } from 'vitest';
import { makeVertex, PASS, parseVertex } from '../../src/engine/geometry.ts';
import { afterMove, type Judgement, judgeMove } from '../../src/lifedeath/judge-move.ts';
import { listLegalMoves } from '../../src/lifedeath/legal-moves.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import { parseProblem } from '../oracle/diagram.ts';
import { randomProblem } from '../oracle/random.ts';
import { convert } from './convert.ts';

const solver = new Solver(16);

function draw(text: string, toPlay: 1 | 2): Problem {
  return convert(parseProblem(text, { toPlay }));
}

function judge(text: string, toPlay: 1 | 2, vertex: string): Judgement {
  const problem = draw(text, toPlay);
  return judgeMove(problem, parseVertex(vertex, problem.geometry)!, solver);
}

const THREE = `
  . . . X O ,
  # # # X O ,
  O O O O O ,
  , , , , , ,`;

describe('a move', () => {
  test('is right if it wins, and wrong if not', () => {
    expect(judge(THREE, 1, 'B4')).toMatchObject({ isRight: true, after: { status: 'alive' } });
    expect(judge(THREE, 1, 'A4')).toMatchObject({ isRight: false, after: { status: 'dead' } });
    expect(judge(THREE, 2, 'B4')).toMatchObject({ isRight: true, after: { status: 'dead' } });
  });

  test('elsewhere, or a pass of the attacker, leaves the other side to move', () => {
    expect(judge(THREE, 1, 'F1')).toMatchObject({ isRight: false, after: { status: 'dead' } });
    expect(judge(THREE, 2, 'pass')).toMatchObject({ isRight: false, after: { status: 'alive' } });
  });

  test('was not needed by a side that wins anyway, and helps none that cannot win', () => {
    const alive = `
      . X . X O ,
      # # # X O ,
      O O O O O ,
      , , , , , ,`;
    expect(judge(alive, 1, 'pass')).toMatchObject({ isRight: true, decided: 'won' });
    expect(judge(alive, 1, 'A4')).toMatchObject({ isRight: false, decided: 'won' });
    expect(judge(alive, 2, 'F1')).toMatchObject({ isRight: false, decided: 'lost' });
    expect(judge(THREE, 1, 'B4').decided).toBeUndefined();
  });

  test('that takes the last keystone leaves no question', () => {
    const atari = `
      X O . O ,
      # # # O ,
      O O O O ,
      , , , , ,`;
    expect(judge(atari, 2, 'C4')).toMatchObject({ isRight: true, after: undefined });
  });

  test('is not judged where a limit comes first', () => {
    const problem = draw(THREE, 1);
    const options = { nodes: 1, stopped: () => true };
    expect(judgeMove(problem, PASS, new Solver(1), options).isRight).toBeUndefined();
  });

  test('is right exactly if the solver has it among the winning ones, on random problems', () => {
    let right = 0;
    for (let seed = 0; seed < 50; seed++) {
      const problem = convert(randomProblem(seed));
      const { moves, status } = solver.solve(problem);
      expect(status).not.toBe('unknown');
      // A ko retaken with a threat is a move of the problem, and not one of the board.
      for (const move of listLegalMoves(problem).filter(
        (each) => each === PASS || each !== problem.koPoint,
      )) {
        const { isRight } = judgeMove(problem, move, solver);
        const name = `seed ${seed}, ${makeVertex(move, problem.geometry)}`;
        expect([name, isRight]).toEqual([name, moves.includes(move)]);
        if (isRight) right++;
      }
    }
    expect(right).toBeGreaterThan(20);
  });

  test('leads to the other side to move', () => {
    const problem = draw(THREE, 1);
    expect(afterMove(problem, problem.region[0]!)).toMatchObject({ toPlay: 2 });
    expect(afterMove(problem, problem.keystones[0]!)).toMatchObject({ toPlay: 2, colors: problem.colors });
  });
});
