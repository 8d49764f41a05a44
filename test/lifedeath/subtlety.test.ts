import { describe, expect, test } from 'vitest';
import { parseDrawing } from '../../bench/drawing.ts';
import { BLACK } from '../../src/engine/color.ts';
import type { Attempt } from '../../src/lifedeath/attempt.ts';
import { Candidate } from '../../src/lifedeath/candidate.ts';
import type { Group } from '../../src/lifedeath/find-groups.ts';
import { findFirstMove } from '../../src/lifedeath/first-move.ts';
import type { Ground } from '../../src/lifedeath/ground.ts';
import { FENCE_RUNG } from '../../src/lifedeath/pose.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import { Subtlety } from '../../src/lifedeath/subtlety.ts';
import type { Verdict } from '../../src/lifedeath/verdict.ts';

const PROBLEM = parseDrawing(
  `
  . . . . . @ X
  . . . . @ @ X
  @ @ @ @ @ X X
  X X X X X X ,
  , , , , , , ,`,
  BLACK,
);

const { geometry } = PROBLEM;
/** Between white stones, and with room on all sides. */
const CONTACT = geometry.at(4, 0);
const QUIET = geometry.at(2, 1);
const QUIETEST = geometry.at(2, 0);
/** Hardly different. */
const ALIKE = geometry.at(1, 0);

function makeAttempt(problem: Problem, moves: readonly number[], rest: Partial<Attempt> = {}): Attempt {
  const verdict = { proved: true, status: 'dead', winner: 'attacker', moves, line: [], nodes: 1 };
  return {
    rung: FENCE_RUNG,
    problem,
    isOpen: false,
    verdict: verdict as unknown as Verdict,
    nodes: 1,
    gain: 2,
    complete: true,
    won: new Set(),
    lost: new Set(),
    open: new Set(),
    ...rest,
  };
}

describe('subtlety', () => {
  test('is having room rather than touching the enemy', () => {
    const subtlety = new Subtlety(makeAttempt(PROBLEM, []));
    expect(subtlety.rate(QUIET)).toBeGreaterThan(subtlety.rate(CONTACT));
  });

  test('is not all: a move that the search leads with is worth more than without', () => {
    const attempt = makeAttempt(PROBLEM, [QUIET]);
    const led = { ...attempt, verdict: { ...attempt.verdict!, line: [QUIET] } };
    expect(new Subtlety(led).rate(QUIET)).toBeGreaterThan(new Subtlety(attempt).rate(QUIET));
    expect(new Subtlety(led).rate(CONTACT)).toBe(new Subtlety(attempt).rate(CONTACT));
  });
});

describe('of several kills', () => {
  function choose(attempts: readonly Attempt[], favourite?: number): number {
    const candidate = new Candidate({} as Ground, { defender: 2, weight: 10 } as Group, []);
    candidate.attempts.push(...attempts);
    candidate.favourite = favourite;
    const { problem, verdict } = attempts[0]!;
    return findFirstMove(candidate, [candidate], problem, verdict!);
  }

  test('the subtlest is played, in whatever order they are known', () => {
    expect(choose([makeAttempt(PROBLEM, [CONTACT, QUIET])])).toBe(QUIET);
    expect(choose([makeAttempt(PROBLEM, [QUIET, CONTACT])])).toBe(QUIET);
  });

  test('unless one is known to be the only one in a wider problem', () => {
    const wider = makeAttempt(PROBLEM, [CONTACT], { rung: FENCE_RUNG + 2 });
    expect(choose([makeAttempt(PROBLEM, [CONTACT, QUIET]), wider])).toBe(CONTACT);
  });

  test('a hint tips the scales between moves that are nearly alike, and no more', () => {
    const attempt = makeAttempt(PROBLEM, [CONTACT, ALIKE, QUIETEST]);
    expect(choose([attempt])).toBe(QUIETEST);
    expect(choose([{ ...attempt, vital: [ALIKE] }])).toBe(ALIKE);
    expect(choose([{ ...attempt, vital: [CONTACT] }])).toBe(QUIETEST);
  });

  test('what captures at once is played, however obvious', () => {
    const attempt = makeAttempt(PROBLEM, [CONTACT, QUIET]);
    expect(choose([{ ...attempt, verdict: { ...attempt.verdict!, line: [CONTACT] } }])).toBe(CONTACT);
  });

  test('what games speak for comes first', () => {
    expect(choose([makeAttempt(PROBLEM, [CONTACT, QUIET])], CONTACT)).toBe(CONTACT);
  });
});
