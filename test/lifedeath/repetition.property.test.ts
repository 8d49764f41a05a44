import { expect, test } from 'vitest';
import { Solver } from '../../src/lifedeath/solver.ts';
import { describe as draw } from '../oracle/diagram.ts';
import { verdict } from '../oracle/oracle.ts';
import { Random } from '../oracle/random.ts';
import { chainAt, findFaults, NO_KO, type OracleProblem } from '../oracle/rules.ts';
import { convert } from './convert.ts';
import { toIndex } from './transform.ts';

const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 600);
const SEED = Number(process.env.GOLD_SEED ?? 1);

/**
 * A tiny board where everything can be played and captured, again and again: nowhere does play come back to where it
 * was as often, and this is where a result that leans on a repetition might be kept for a path on which it does not hold.
 */
function tinyBoard(random: Random): OracleProblem | undefined {
  const [width, height] = random.pick([
    [3, 3],
    [3, 3],
    [2, 4],
    [4, 2],
    [2, 3],
  ] as const);
  const density = 0.3 + 0.5 * random.real();
  const stones = Array.from({ length: width * height }, () =>
    random.chance(density) ? random.pick([1, 2]) : 0,
  );
  const keystone = stones.indexOf(random.pick([1, 2]));
  const points = [...stones.keys()];
  const problem: OracleProblem = {
    width,
    height,
    stones,
    keystones: keystone < 0 ? [] : [keystone],
    region: points,
    toPlay: random.pick([1, 2] as const),
    koPoint: NO_KO,
    threats: [random.between(0, 1), random.between(0, 1)],
  };
  if (findFaults(problem).length > 0) return undefined;
  const dice = random.real();
  if (dice < 0.5) problem.keystones = [...chainAt(problem, keystone)];
  else if (dice < 0.75) problem.keystones = points.filter((point) => stones[point] === stones[keystone]);
  return problem;
}

test('on tiny boards, where everything repeats, the referee agrees', () => {
  const solver = new Solver(16);
  const seen = new Map<string, number>();
  for (let seed = SEED, checked = 0; checked < PROBLEMS; seed++) {
    const problem = tinyBoard(new Random(seed));
    if (!problem) continue;
    checked++;
    const truth = verdict(problem, 3)!;
    const { status, winner, threats, moves, kind } = solver.solve(convert(problem), { maxThreats: 3 });
    const indices = moves.map((point) => toIndex(problem, point)).sort((a, b) => a - b);
    const ours = JSON.stringify({ status, winner, threats, moves: indices });
    const theirs = JSON.stringify({
      status: truth.status,
      winner: truth.winner,
      threats: truth.threats,
      moves: truth.moves,
    });
    if (ours !== theirs) throw new Error(`seed ${seed}: solver ${ours}, referee ${theirs}\n${draw(problem)}`);
    for (const what of [status, kind ?? '']) seen.set(what, (seen.get(what) ?? 0) + 1);
  }
  console.log('tiny boards:', Object.fromEntries(seen));
  expect(seen.get('ko')).toBeGreaterThan(PROBLEMS / 50);
});
