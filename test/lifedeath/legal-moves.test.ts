import { expect, test } from 'vitest';
import { PASS } from '../../src/engine/geometry.ts';
import { listLegalMoves } from '../../src/lifedeath/legal-moves.ts';
import { randomProblem } from '../oracle/random.ts';
import { PASS as ORACLE_PASS, Rules } from '../oracle/rules.ts';
import { convert } from './convert.ts';

test("the legal moves of random problems are the referee's", () => {
  for (let seed = 0; seed < 150; seed++) {
    const drawn = randomProblem(seed);
    const problem = convert(drawn);
    const rules = new Rules(drawn);
    const [black, white] = drawn.threats;
    const start = rules.defender === 1 ? rules.start(black, white) : rules.start(white, black);
    const points = drawn.region.filter((index) => drawn.stones[index] === 0);
    const legal = [...points, ORACLE_PASS].filter((move) => rules.after(start, move) !== undefined);
    const expected = legal.map((move) => (move === ORACLE_PASS ? PASS : problem.geometry.points[move]!));
    const moves = listLegalMoves(problem);
    expect({ seed, moves: moves.toSorted((a, b) => a - b) }).toEqual({
      seed,
      moves: expected.sort((a, b) => a - b),
    });
  }
});
