import { afterAll, describe, expect, test } from 'vitest';
import { HeuristicSolver, type HeuristicVerdict } from '../../src/lifedeath/heuristic-solver.ts';
import { describe as draw } from '../oracle/diagram.ts';
import { type OracleVerdict, verdict } from '../oracle/oracle.ts';
import { randomProblem } from '../oracle/random.ts';
import { NO_KO, type OracleProblem } from '../oracle/rules.ts';
import { convert } from './convert.ts';
import { toIndex } from './transform.ts';

/** More on demand: GOLD_PROBLEMS=20000 GOLD_SEED=1 npx vitest run test/lifedeath/heuristic.property.test.ts */
const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 100);
const SEED = Number(process.env.GOLD_SEED ?? 1);
const CHUNK = 50;
const LIMIT = 300_000;
const UNLIMITED = { depth: 0, breadth: 0, iterative: true };

const seen = new Map<string, number>();
const count = (what: string, by = 1): void => {
  seen.set(what, (seen.get(what) ?? 0) + by);
};
const solver = new HeuristicSolver(4);

describe('without limits the heuristic search and the referee agree', () => {
  for (let first = SEED; first < SEED + PROBLEMS; first += CHUNK) {
    const last = Math.min(first + CHUNK, SEED + PROBLEMS) - 1;
    test(`on the random problems ${first} to ${last}`, () => {
      for (let seed = first; seed <= last; seed++) {
        const problem = randomProblem(seed);
        check(problem, seed);
        if (problem.koPoint === NO_KO) check({ ...problem, toPlay: problem.toPlay === 1 ? 2 : 1 }, seed);
      }
    });
  }

  test('and there was some of everything', () => {
    const share = (what: string) => (seen.get(what) ?? 0) / PROBLEMS;
    for (const status of ['dead', 'alive']) expect(share(status)).toBeGreaterThan(0.2);
    expect(share('ko')).toBeGreaterThan(0.1);
  });

  afterAll(() => console.log(`${PROBLEMS} random problems:`, Object.fromEntries([...seen].sort())));
});

function check(problem: OracleProblem, seed: number): void {
  const truth = verdict(problem, 3, LIMIT);
  if (!truth) {
    count('too large for the referee');
    return;
  }
  const answer = solver.solve(convert(problem), UNLIMITED, { maxThreats: 3 });
  count(answer.proved ? answer.status : 'not proved');
  count('nodes', answer.nodes);
  const wrong = compare(problem, answer, truth);
  if (wrong) throw new Error(`seed ${seed}: ${wrong}, referee ${JSON.stringify(truth)}\n${draw(problem)}`);
}

function compare(problem: OracleProblem, answer: HeuristicVerdict, truth: OracleVerdict): string | undefined {
  const pick = ({ status, winner, threats }: HeuristicVerdict | OracleVerdict) =>
    JSON.stringify({ status, winner, threats });
  if (pick(answer) !== pick(truth)) return pick(answer);
  const moves = answer.moves.map((point) => toIndex(problem, point));
  const right = moves.filter((move) => truth.moves.includes(move));
  return right.length === Math.min(1, truth.moves.length) && right.length === moves.length
    ? undefined
    : `move ${moves}`;
}
