import { describe, expect, test } from 'vitest';
import { BLACK, type Color, WHITE } from '../../src/engine/color.ts';
import { type Attempt, Candidate, FAINT } from '../../src/lifedeath/candidate.ts';
import type { Group } from '../../src/lifedeath/find-groups.ts';
import type { Ground } from '../../src/lifedeath/ground.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import type { Verdict } from '../../src/lifedeath/verdict.ts';

/** What is known of a problem about a black group, the moves by any numbers. */
interface Known {
  readonly open?: true;
  readonly complete?: true;
  /** Winning moves. */
  readonly moves?: readonly number[];
  /** They win a ko of several steps. */
  readonly faint?: true;
  /** They win a ko. */
  readonly ko?: true;
  /** The moves that the other side would win by. */
  readonly vital?: readonly number[];
  /** The group lives whoever moves first. */
  readonly alive?: true;
  /** Not solved after so many nodes, with moves in the order in which the search leans to them. */
  readonly nodes?: number;
  readonly ranking?: readonly number[];
}

function chooseOf(toPlay: Color, known: readonly Known[]): readonly number[] {
  return makeCandidate(toPlay, known).findMoves();
}

/** From narrow to wide; the rungs before these have no problem if the first one is told. */
function makeCandidate(toPlay: Color, known: readonly Known[], firstRung = 0): Candidate {
  const candidate = new Candidate({} as Ground, { defender: BLACK, weight: 10 } as Group, []);
  for (const [index, each] of known.entries()) {
    const { open = false, complete = false, alive, faint, ko, vital, moves, nodes = 1, ranking } = each;
    const verdict = {
      proved: !!alive || moves !== undefined,
      status: ko ? 'ko' : alive || toPlay === BLACK ? 'alive' : 'dead',
      ...(ko && { threats: { count: 1, who: 'defender' } }),
      moves: moves ?? [],
      nodes,
      ...(ranking && { ranking }),
    };
    const attempt: Attempt = {
      rung: firstRung + index,
      problem: { toPlay } as Problem,
      isOpen: open,
      verdict: verdict as unknown as Verdict,
      gain: alive ? 0 : moves && (faint ? FAINT : 2),
      complete,
      ...(vital && { vital }),
    };
    candidate.attempts.push(attempt);
  }
  return candidate;
}

describe('the moves to play', () => {
  test('are those of the widest problem in which all are known, if possible those known to win in others', () => {
    expect(chooseOf(WHITE, [{ moves: [1, 2], complete: true }])).toEqual([1, 2]);
    expect(chooseOf(WHITE, [{ moves: [1, 2, 3], complete: true }, { moves: [3] }])).toEqual([3]);
    expect(chooseOf(WHITE, [{ moves: [1, 2], complete: true }, { moves: [4] }])).toEqual([1, 2]);
  });

  test('and of several the one to which a wider problem leans', () => {
    const wider = { open: true as const, nodes: 10, ranking: [7, 2, 1] };
    expect(chooseOf(WHITE, [{ moves: [1, 2], complete: true }, wider])).toEqual([2]);
  });

  test('a defender lives in a fence whatever is outside', () => {
    const open = { open: true as const, complete: true as const, moves: [2] };
    expect(chooseOf(BLACK, [{ moves: [1] }, open])).toEqual([1]);
  });

  test('an attacker kills where every way out is safe', () => {
    const fence = { complete: true as const, moves: [1] };
    expect(chooseOf(WHITE, [fence, { open: true, moves: [2] }])).toEqual([2]);
  });

  test('that a defender lives where a near way out is safe tells nothing of a wider problem', () => {
    const near = { open: true as const, complete: true as const, moves: [1] };
    const wide = { open: true as const, complete: true as const, moves: [1, 2] };
    const wider = { open: true as const, nodes: 10, ranking: [2, 1] };
    expect(chooseOf(BLACK, [near, wide, wider])).toEqual([2]);
    expect(chooseOf(WHITE, [near, wide, wider])).toEqual([1]);
  });

  test('an attacker plays what a wider fence leans to after a long search, not what wins in a narrow one', () => {
    const narrow = { moves: [1], complete: true as const };
    const ranking = [2, 1];
    expect(chooseOf(WHITE, [narrow, { nodes: 10, ranking }])).toEqual([1]);
    expect(chooseOf(WHITE, [narrow, { nodes: 1e6, ranking }])).toEqual([2]);
    expect(chooseOf(WHITE, [narrow, { nodes: 1e6, ranking, open: true }])).toEqual([1]);
    expect(chooseOf(BLACK, [narrow, { nodes: 1e6, ranking }])).toEqual([1]);
  });

  test('nor what wins in a narrow fence if the group lives in a wider one', () => {
    const narrow = { moves: [1], complete: true as const };
    const open = { nodes: 10, ranking: [2, 1], open: true as const };
    expect(chooseOf(WHITE, [narrow, { alive: true }, open])).toEqual([2]);
    expect(chooseOf(WHITE, [narrow, { alive: true, open: true }, open])).toEqual([1]);
    expect(chooseOf(WHITE, [narrow, { alive: true }])).toEqual([1]);
  });

  test('a ko of several steps counts where there is nothing better', () => {
    const ko = { moves: [1], complete: true as const, faint: true as const };
    expect(chooseOf(BLACK, [ko])).toEqual([1]);
    expect(chooseOf(BLACK, [{ moves: [2], complete: true }, ko])).toEqual([2]);
  });

  test('of several a vital point, which the other side would win by, too', () => {
    expect(chooseOf(WHITE, [{ moves: [1, 2, 3], complete: true, vital: [2] }])).toEqual([2]);
    expect(chooseOf(WHITE, [{ moves: [1, 3], complete: true, vital: [] }])).toEqual([1, 3]);
  });

  test('a defender lives on the board as it is rather than by a ko in a fence, but not in a region that a wider one belies', () => {
    const fence = { moves: [1], complete: true as const, ko: true as const };
    const near = { moves: [2], complete: true as const, open: true as const };
    expect(chooseOf(BLACK, [fence, near])).toEqual([2]);
    expect(chooseOf(BLACK, [fence, near, { ...fence, open: true }])).toEqual([1]);
  });

  test('where nothing wins in the fence and in the widest region, the widest stands if there is room to stop a way out', () => {
    const fence = { moves: [1], complete: true as const };
    const wide = { moves: [2], complete: true as const, open: true as const };
    expect(makeCandidate(BLACK, [fence, wide], 3).findMoves()).toEqual([1]);
    expect(makeCandidate(BLACK, [fence, wide], 4).findMoves()).toEqual([2]);
  });
});

describe('a group for which the first move counts in a fence', () => {
  const fence = { moves: [1], complete: true as const };
  const open = { alive: true as const, open: true as const };

  test('is refuted by a wide region in which it does not', () => {
    expect(makeCandidate(WHITE, [fence, open], 5).isRefuted).toBe(true);
    expect(makeCandidate(WHITE, [fence, open], 4).isRefuted).toBe(false);
    expect(makeCandidate(WHITE, [fence, open, { ...fence, open: true }], 5).isRefuted).toBe(false);
    expect(makeCandidate(WHITE, [fence], 6).isRefuted).toBe(false);
  });

  test('is then less likely the question than one of which nothing is known', () => {
    const unknown = makeCandidate(WHITE, [{ nodes: 10 }]);
    expect(makeCandidate(WHITE, [fence, open], 5).score).toBeLessThan(unknown.score);
    expect(makeCandidate(WHITE, [fence, open], 4).score).toBeGreaterThan(unknown.score);
  });
});
