import { afterAll, describe, expect, test } from 'vitest';
import { makeVertex, PASS } from '../../src/engine/geometry.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import type { Verdict } from '../../src/lifedeath/verdict.ts';
import { describe as draw } from '../oracle/diagram.ts';
import { getsEyes, type OracleVerdict, verdict } from '../oracle/oracle.ts';
import { randomProblem } from '../oracle/random.ts';
import { NO_KO, type OracleProblem, PASS as PASS_INDEX, type State } from '../oracle/rules.ts';
import { States } from '../oracle/states.ts';
import { convert } from './convert.ts';
import { toIndex } from './transform.ts';

/** More on demand: GOLD_PROBLEMS=20000 GOLD_SEED=1 npx vitest run test/lifedeath/oracle.property.test.ts */
const PROBLEMS = Number(process.env.GOLD_PROBLEMS ?? 300);
const SEED = Number(process.env.GOLD_SEED ?? 1);
const CHUNK = 100;
const LIMIT = 1_500_000;

/** What turned up, so that a run tells what it has covered. */
const seen = new Map<string, number>();
const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

/** One for all problems: what it remembers of one must never answer another. */
const solver = new Solver(64);

describe('the solver and the referee agree', () => {
  for (let first = SEED; first < SEED + PROBLEMS; first += CHUNK) {
    const last = Math.min(first + CHUNK, SEED + PROBLEMS) - 1;
    test(`on the random problems ${first} to ${last}`, () => {
      for (let seed = first; seed <= last; seed++) {
        checkBoth(seed);
      }
    });
  }

  // A point shut in by the attacker's stones was once taken for a liberty of the keystones, and the liberty left aside for it.
  test.each([100479, 111561])('on the random problem %i, which was answered wrongly', checkBoth);

  test('and there was some of everything', () => {
    const share = (what: string) => (seen.get(what) ?? 0) / PROBLEMS;
    expect(share('dead')).toBeGreaterThan(0.2);
    expect(share('alive')).toBeGreaterThan(0.2);
    expect(share('ko')).toBeGreaterThan(0.1);
    expect(share('attacker needs threats')).toBeGreaterThan(0.04);
    expect(share('defender needs threats')).toBeGreaterThan(0.04);
    expect(share('two-eyes')).toBeGreaterThan(0.2);
    expect(share('seki')).toBeGreaterThan(0.05);
    expect(share('captures')).toBeGreaterThan(0.2);
    expect(share('refills')).toBeGreaterThan(0.1);
  });

  afterAll(() => console.log(`${PROBLEMS} random problems:`, Object.fromEntries([...seen].sort())));
});

/** With either side to move, unless a ban says whose turn it is. */
function checkBoth(seed: number): void {
  const problem = randomProblem(seed);
  check(problem, seed);
  if (problem.koPoint === NO_KO) check({ ...problem, toPlay: problem.toPlay === 1 ? 2 : 1 }, seed);
}

function check(problem: OracleProblem, seed: number): void {
  const maxThreats = seed % 10 === 0 ? 5 : 3;
  const truth = verdict(problem, maxThreats, LIMIT);
  if (!truth) {
    count('too large for the referee');
    return;
  }
  const answer = solver.solve(convert(problem), { maxThreats });
  // The line costs the referee as much as the verdict, so only half of them are followed.
  const wrong =
    compare(problem, answer, truth) ??
    checkKind(problem, answer) ??
    (seed % 2 === 0 ? checkLine(problem, answer) : undefined);
  if (wrong) throw new Error(`seed ${seed}: ${wrong}\n${draw(problem)}`);
  count(answer.status);
  if (answer.threats) count(`${answer.threats.who} needs threats`);
  if (answer.threats && answer.threats.count > 1) count('ko with more than one threat');
  if (answer.kind) count(answer.kind);
}

function compare(problem: OracleProblem, answer: Verdict, truth: OracleVerdict): string | undefined {
  const { status, winner, threats } = answer;
  const moves = answer.moves.map((point) => toIndex(problem, point)).sort((a, b) => a - b);
  const ours = JSON.stringify({ status, winner, threats, moves });
  const theirs = JSON.stringify({
    status: truth.status,
    winner: truth.winner,
    threats: truth.threats,
    moves: truth.moves,
  });
  if (ours !== theirs) return `solver ${ours}, referee ${theirs}`;
  return answer.proved && answer.movesComplete ? undefined : 'without limits all must be proved';
}

/** Without threats the referee can tell eyes from other ways to live. */
function checkKind(problem: OracleProblem, answer: Verdict): string | undefined {
  if (answer.winner === 'attacker') return answer.kind ? `the attacker wins, yet ${answer.kind}` : undefined;
  if (!answer.kind) return 'how the defender lives is not said';
  if (problem.threats.some((threats) => threats > 0)) return undefined;
  const eyes = getsEyes(problem, LIMIT);
  if (eyes === undefined) return undefined;
  const says = answer.kind === 'two-eyes' || answer.kind === 'escape';
  return says === eyes ? undefined : `${answer.kind}, but the referee finds ${eyes ? 'eyes' : 'no eyes'}`;
}

/** Every move of the line must be legal and keep the winner winning. */
function checkLine(problem: OracleProblem, answer: Verdict): string | undefined {
  const states = new States(problem, LIMIT);
  const { rules } = states;
  const mine = problem.threats[rules.defender - 1]!;
  const theirs = problem.threats[rules.attacker - 1]!;
  const emptied = new Set<number>();
  const line = answer.line.map((point) => toIndex(problem, point));
  const said = answer.line.map((point) => makeVertex(point, convert(problem).geometry)).join(' ');
  let state: State = rules.start(mine, theirs);
  let captures = false;
  let refills = false;
  for (const move of line) {
    const next = rules.after(state, move);
    if (!next) return `illegal move in the line ${said}`;
    if (move !== PASS_INDEX && emptied.has(move)) refills = true;
    for (let point = 0; point < next.cells.length; point++) {
      if (state.cells[point] === 0 || next.cells[point] !== 0) continue;
      captures = true;
      emptied.add(point);
    }
    state = next;
    const wins = states.attackerWins(state);
    if (wins === undefined) break;
    if (wins !== (answer.winner === 'attacker')) return `the winner throws it away in the line ${said}`;
  }
  if (captures) count('captures');
  if (refills) count('refills');
  if (answer.line.includes(PASS)) count('passes');
  return undefined;
}
