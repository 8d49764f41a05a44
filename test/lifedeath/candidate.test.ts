import { describe, expect, test } from 'vitest';
import { BLACK, type Color, EMPTY, WHITE } from '../../src/engine/color.ts';
import { PASS } from '../../src/engine/geometry.ts';
import { type Attempt, FAINT } from '../../src/lifedeath/attempt.ts';
import { Candidate } from '../../src/lifedeath/candidate.ts';
import type { Group } from '../../src/lifedeath/find-groups.ts';
import type { Ground } from '../../src/lifedeath/ground.ts';
import { OPEN_RUNG, WIDE_RUNG } from '../../src/lifedeath/pose.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import type { Verdict } from '../../src/lifedeath/verdict.ts';

/** What is known of a problem about a black group, the moves by any numbers. */
interface Known {
  readonly open?: true | undefined;
  readonly complete?: true;
  /** Where may be played, if not everywhere. */
  readonly points?: readonly number[];
  /** Winning moves. */
  readonly moves?: readonly number[];
  /** Of the winning moves those that come into question. */
  readonly chosen?: readonly number[] | undefined;
  /** They win a ko of several steps. */
  readonly faint?: true;
  /** They win a ko. */
  readonly ko?: true;
  /** The moves that the other side would win by. */
  readonly vital?: readonly number[];
  /** First moves that were looked at one by one. */
  readonly won?: readonly number[];
  readonly lost?: readonly number[];
  /** The moves win, but it is not known whether the other side would, moving first. */
  readonly presumed?: true;
  /** The group lives whoever moves first. */
  readonly alive?: true;
  /** The group dies whoever moves first. */
  readonly dead?: true;
  /** Not solved after so many nodes, with moves in the order in which the search leans to them. */
  readonly nodes?: number;
  readonly ranking?: readonly number[];
}

const POINTS = Array.from({ length: 20 }, (_, point) => point);

function chooseOf(toPlay: Color, known: readonly Known[]): readonly number[] {
  return makeCandidate(toPlay, known).findMoves();
}

/** From narrow to wide; the rungs before these have no problem if the first one is told. */
function makeCandidate(toPlay: Color, known: readonly Known[], firstRung = 0): Candidate {
  const candidate = new Candidate({} as Ground, { defender: BLACK, weight: 10 } as Group, []);
  for (const [index, each] of known.entries()) {
    const { open = false, complete = false, alive, faint, ko, vital, moves, nodes = 1, ranking } = each;
    const { points = POINTS, dead } = each;
    const verdict = {
      proved: !!alive || !!dead || moves !== undefined,
      status: ko ? 'ko' : !dead && (alive || toPlay === BLACK) ? 'alive' : 'dead',
      ...(ko && { threats: { count: 1, who: 'defender' } }),
      moves: moves ?? [],
      nodes,
      ...(ranking && { ranking }),
    };
    const attempt: Attempt = {
      rung: firstRung + index,
      problem: { toPlay, region: points, colors: POINTS.map(() => EMPTY) } as unknown as Problem,
      isOpen: open,
      verdict: verdict as unknown as Verdict,
      nodes,
      gain: alive || dead ? 0 : moves && !each.presumed ? (faint ? FAINT : 2) : undefined,
      ...(each.presumed && { isPresumed: true }),
      complete,
      won: new Set(each.won),
      lost: new Set(each.lost),
      open: new Set(),
      ...(vital && { vital }),
      ...(each.chosen && { chosen: each.chosen }),
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

  test('and where none is known to win, that one, but not a pass', () => {
    expect(chooseOf(BLACK, [{ nodes: 10, ranking: [PASS, 2, 1] }])).toEqual([2]);
    expect(chooseOf(BLACK, [{ nodes: 10, ranking: [PASS] }])).toEqual([]);
  });

  test('a defender lives in a fence whatever is outside', () => {
    const open = { open: true as const, complete: true as const, moves: [2] };
    expect(chooseOf(BLACK, [{ moves: [1] }, open])).toEqual([1]);
  });

  test('an attacker kills where every way out is safe', () => {
    const open = { open: true as const, moves: [2] };
    expect(chooseOf(WHITE, [{ moves: [1] }, open])).toEqual([2]);
    expect(chooseOf(WHITE, [{ complete: true, moves: [1, 2] }, open])).toEqual([2]);
  });

  test('but what gets less than a kill in a fence gets no more outside, while a kill may', () => {
    const fence = { complete: true as const, moves: [1] };
    const open = { open: true as const, moves: [2] };
    expect(chooseOf(WHITE, [fence, open])).toEqual([1]);
    expect(chooseOf(WHITE, [fence, { ...open, complete: true }])).toEqual([2]);
    expect(chooseOf(WHITE, [fence, { ...open, lost: [1] }])).toEqual([2]);
    expect(chooseOf(WHITE, [{ ...fence, ko: true }, open])).toEqual([2]);
  });

  test('an attacker does not play what fails in a wider fence, unless it is the best ko that can be had there', () => {
    const fence = { complete: true as const, moves: [1] };
    expect(
      chooseOf(WHITE, [
        { ...fence, open: true },
        { moves: [2], lost: [1] },
      ]),
    ).toEqual([2]);
    expect(
      chooseOf(WHITE, [
        { ...fence, moves: [1, 2] },
        { moves: [1], ko: true, lost: [1, 2] },
      ]),
    ).toEqual([1]);
    expect(chooseOf(WHITE, [fence, { moves: [2], lost: [1] }, { alive: true, lost: [1, 2] }])).toEqual([2]);
  });

  test('what fails an attacker where every way out is safe is not held against moves that kill further out', () => {
    const near = { open: true as const, lost: [1], alive: true as const };
    const wide = { open: true as const, complete: true as const, moves: [1, 2], won: [1] };
    expect(chooseOf(WHITE, [near, wide])).toEqual([1, 2]);
    expect(
      chooseOf(WHITE, [
        { complete: true, moves: [1, 2] },
        { ...near, won: [2] },
      ]),
    ).toEqual([2]);
  });

  test('a defender that has found one move in a wide region alone does not give up what saves more for it', () => {
    const wide = { open: true as const, complete: true as const, moves: [1, 2], chosen: [2] };
    const wider = { open: true as const, moves: [1] };
    const choose = (known: readonly Known[]) => makeCandidate(BLACK, known, OPEN_RUNG).findMoves();
    expect(choose([wide, wider])).toEqual([2]);
    expect(choose([{ ...wide, chosen: undefined }, wider])).toEqual([1]);
    expect(choose([wide, { ...wider, complete: true }])).toEqual([1]);
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

  test('nor does a defender play what lives in a narrow region if a wider one shows how it is stopped', () => {
    const narrow = { moves: [1], complete: true as const, open: true as const };
    const last = { nodes: 10, ranking: [2, 1], open: true as const };
    expect(chooseOf(BLACK, [narrow, { dead: true, open: true }, last])).toEqual([2]);
    expect(chooseOf(BLACK, [{ ...narrow, open: undefined }, { dead: true, open: true }, last])).toEqual([1]);
    expect(chooseOf(BLACK, [narrow, last])).toEqual([1]);
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
    expect(makeCandidate(BLACK, [fence, wide], OPEN_RUNG - 1).findMoves()).toEqual([1]);
    expect(makeCandidate(BLACK, [fence, wide], OPEN_RUNG).findMoves()).toEqual([2]);
  });

  test('but what lives in a fence is given up only where all moves of the widest region are known', () => {
    const fence = { moves: [1], complete: true as const };
    const wide = { moves: [2], open: true as const };
    expect(makeCandidate(BLACK, [fence, wide], OPEN_RUNG).findMoves()).toEqual([1]);
    expect(makeCandidate(BLACK, [{ ...fence, ko: true }, wide], OPEN_RUNG).findMoves()).toEqual([2]);
  });

  test('a problem in which a move cannot be played says nothing of it', () => {
    const narrow = { moves: [1], complete: true as const, points: [1, 2] };
    expect(chooseOf(WHITE, [narrow, { moves: [1, 3], complete: true }])).toEqual([1, 3]);
    expect(
      chooseOf(WHITE, [
        { ...narrow, points: [1, 3] },
        { moves: [1, 3], complete: true },
      ]),
    ).toEqual([1]);
  });

  test("of a defender's moves that live those that are best in a narrower fence, where they get a ko", () => {
    const narrow = { moves: [2], complete: true as const, ko: true as const };
    expect(chooseOf(BLACK, [narrow, { moves: [1, 2, 3], complete: true }])).toEqual([2]);
    expect(chooseOf(BLACK, [narrow, { moves: [1, 3], complete: true }])).toEqual([1, 3]);
    const small = { ...narrow, points: [1, 2] };
    expect(chooseOf(BLACK, [small, { moves: [2, 3], complete: true }])).toEqual([2]);
  });

  test('vital points come before what was found first in wider problems', () => {
    const narrow = { moves: [1, 2], complete: true as const, vital: [1] };
    expect(chooseOf(BLACK, [narrow, { moves: [2] }])).toEqual([1]);
    expect(chooseOf(WHITE, [narrow, { moves: [2] }])).toEqual([1]);
  });

  test('and for an attacker after what a wider fence leans to', () => {
    const narrow = { moves: [1, 2], complete: true as const, vital: [1] };
    const wider = { ranking: [2, 1], nodes: 10 };
    expect(chooseOf(WHITE, [narrow, wider])).toEqual([2]);
    expect(chooseOf(WHITE, [narrow, { ...wider, open: true as const }])).toEqual([1]);
    expect(chooseOf(BLACK, [narrow, wider])).toEqual([1]);
  });

  test('those that are good for other groups as well come before vital points', () => {
    const candidate = makeCandidate(WHITE, [{ moves: [1, 2, 3], complete: true, vital: [1] }]);
    expect(candidate.findMoves([[2, 3]])).toEqual([2, 3]);
    expect(candidate.findMoves([[4]])).toEqual([1]);
    expect(candidate.findMoves([], false)).toEqual([1, 2, 3]);
  });

  test('not those that are known to lose in a wider problem, if all were looked at there', () => {
    const narrow = { moves: [1, 2], complete: true as const };
    expect(chooseOf(WHITE, [narrow, { won: [1], lost: [2] }])).toEqual([1]);
    expect(chooseOf(WHITE, [narrow, { lost: [2], open: true }])).toEqual([1, 2]);
    expect(chooseOf(WHITE, [narrow, { lost: [2] }])).toEqual([1]);
    expect(chooseOf(WHITE, [narrow, { lost: [1, 2] }])).toEqual([1, 2]);
    expect(chooseOf(BLACK, [narrow, { lost: [2] }])).toEqual([1, 2]);
  });
});

test("an attacker's ko where a way out is safe so soon counts for less than a kill in the widest fence", () => {
  const fence = { moves: [1], complete: true as const };
  const near = { moves: [2], complete: true as const, ko: true as const, open: true as const };
  expect(chooseOf(WHITE, [fence, near])).toEqual([1]);
  expect(chooseOf(WHITE, [fence, { ...fence, ko: true }, near])).toEqual([2]);
  expect(makeCandidate(WHITE, [fence, near], WIDE_RUNG - 2).findMoves()).toEqual([1]);
  expect(makeCandidate(WHITE, [fence, near], WIDE_RUNG - 1).findMoves()).toEqual([2]);
});

describe('the moves that may win in a wider problem', () => {
  const list = (known: readonly Known[], toPlay: Color = WHITE) =>
    makeCandidate(toPlay, known).listPromising({ rung: Number.POSITIVE_INFINITY });

  test('are those of the widest in which the first move counts', () => {
    expect(
      list([
        { moves: [1, 2, 3], complete: true },
        { moves: [2, 3], complete: true },
      ]),
    ).toEqual([2, 3]);
    expect(list([{ alive: true }])).toEqual([]);
  });

  test('and where not all of them are known, those of one of which they are', () => {
    expect(
      list([
        { moves: [1, 2, 3], complete: true },
        { moves: [2], lost: [3] },
      ]),
    ).toEqual([2, 1]);
  });

  test('not those of an attacker where every way out is safe at once', () => {
    const near = { moves: [2], complete: true as const, open: true as const };
    expect(list([{ moves: [1], complete: true }, near])).toEqual([1]);
    expect(list([{ moves: [1], complete: true }, near], BLACK)).toEqual([2]);
  });
});

describe('a group for which the first move counts on the board as it is', () => {
  const won = { moves: [1], complete: true as const, open: true as const };
  const lived = { alive: true as const, open: true as const };

  test('is shown to be the question unless a wider region says otherwise', () => {
    expect(makeCandidate(WHITE, [won]).isShown).toBe(true);
    expect(makeCandidate(WHITE, [lived, won]).isShown).toBe(true);
    expect(makeCandidate(WHITE, [won, lived]).isShown).toBe(false);
    expect(makeCandidate(WHITE, [won, { ...won, faint: true }]).isShown).toBe(true);
    expect(makeCandidate(WHITE, [{ moves: [1] }]).isShown).toBe(false);
  });
});

describe('a group for which the first move counts in a fence', () => {
  const fence = { moves: [1], complete: true as const };
  const open = { alive: true as const, open: true as const };

  test('is refuted by a wide region in which it does not', () => {
    expect(makeCandidate(WHITE, [fence, open], WIDE_RUNG - 1).isRefuted).toBe(true);
    expect(makeCandidate(WHITE, [fence, open], WIDE_RUNG - 2).isRefuted).toBe(false);
    expect(makeCandidate(WHITE, [fence, open, { ...fence, open: true }], WIDE_RUNG - 1).isRefuted).toBe(
      false,
    );
    expect(makeCandidate(WHITE, [fence], WIDE_RUNG).isRefuted).toBe(false);
  });

  test('is then less likely the question than one of which nothing is known', () => {
    const unknown = makeCandidate(WHITE, [{ nodes: 10 }]);
    expect(makeCandidate(WHITE, [fence, open], WIDE_RUNG - 1).score).toBeLessThan(unknown.score);
    expect(makeCandidate(WHITE, [fence, open], WIDE_RUNG - 2).score).toBeGreaterThan(unknown.score);
  });
});

describe('a defender that knows no life', () => {
  const lost = { dead: true as const };
  const unsolved = { nodes: 10, ranking: [3, 4], open: true as const };

  test('plays what games speak for, else what the search leans to', () => {
    const candidate = makeCandidate(BLACK, [lost, unsolved]);
    expect(candidate.findMoves()).toEqual([3]);
    candidate.favourite = 5;
    expect(candidate.findMoves()).toEqual([5]);
  });
});

describe('an attacker', () => {
  test('has found a kill by chance where it is the only one and there may be others', () => {
    expect(makeCandidate(WHITE, [{ moves: [1] }]).isChance).toBe(true);
    expect(makeCandidate(WHITE, [{ moves: [1], complete: true }]).isChance).toBe(false);
    expect(makeCandidate(WHITE, [{ moves: [1, 2] }]).isChance).toBe(false);
    expect(makeCandidate(WHITE, [{ nodes: 10, ranking: [1] }]).isChance).toBe(false);
  });

  test('has no use for what fails in a fence', () => {
    const candidate = makeCandidate(WHITE, [{ moves: [1], lost: [2] }]);
    expect(candidate.mayKill(2)).toBe(false);
    expect(candidate.mayKill(3)).toBe(true);
    expect(makeCandidate(WHITE, [{ moves: [1], lost: [2], open: true }]).mayKill(2)).toBe(true);
    expect(makeCandidate(WHITE, [{ moves: [2], lost: [2], ko: true }]).mayKill(2)).toBe(true);
  });
});

describe('a win of the side to move, while it is not known whether the other side would win moving first', () => {
  const fence = { moves: [1, 2], presumed: true as const };
  const won = (candidate: Candidate) => Object.assign(candidate.attempts[0]!, { isPresumed: false });

  test('counts as far as is known', () => {
    const candidate = makeCandidate(WHITE, [fence]);
    expect(candidate.isPresumed).toBe(true);
    expect(candidate.isSettled).toBe(false);
    expect(candidate.isUnsettled).toBe(false);
    expect(candidate.findMoves()).toEqual([1, 2]);
    expect(candidate.listPromising({ rung: 5 })).toEqual([1, 2]);
  });

  test('not in a fence in which nearly everything wins', () => {
    const candidate = makeCandidate(WHITE, [{ ...fence, moves: [1, 2, 3, 4, 5, 6, 7] }]);
    expect(candidate.isPresumed).toBe(false);
    expect(candidate.listPromising({ rung: 5 })).toEqual([]);
    expect(makeCandidate(WHITE, [{ ...fence, moves: [1, 2, 3, 4, 5, 6, 7], open: true }]).isPresumed).toBe(
      true,
    );
  });

  test('is enough to go on from a fence', () => {
    const wins = { proved: true, winner: 'attacker' };
    const candidate = makeCandidate(WHITE, [fence]);
    const attempt = won(candidate);
    expect(candidate.mayGoOn({ ...attempt, verdict: wins as unknown as Verdict })).toBe(true);
    expect(candidate.mayGoOn({ ...attempt, verdict: wins as unknown as Verdict, isOpen: true })).toBe(false);
    expect(candidate.mayGoOn({ ...attempt, verdict: wins as unknown as Verdict, gain: 0 })).toBe(false);
    const loses = { proved: true, winner: 'defender' } as unknown as Verdict;
    expect(candidate.mayGoOn({ ...attempt, verdict: loses })).toBe(false);
  });
});

test('a problem is lost where the side to move is known to get nothing', () => {
  const candidate = makeCandidate(WHITE, [{ alive: true }, { moves: [1] }]);
  const [lost, won] = candidate.attempts;
  Object.assign(lost!.verdict!, { winner: 'defender' });
  Object.assign(won!.verdict!, { winner: 'attacker' });
  Object.assign(won!.problem, { region: [1, 2, 3] });
  expect(candidate.isLost({ ...lost!.problem, defender: BLACK })).toBe(true);
  expect(candidate.isLost({ ...won!.problem, defender: BLACK })).toBe(false);
});
