import { describe, expect, test } from 'vitest';
import { makeVertex, PASS, parseVertex } from '../../src/engine/geometry.ts';
import { PlainRules } from '../../src/lifedeath/plain-rules.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import type { Strategy } from '../../src/lifedeath/replay.ts';
import { Solver } from '../../src/lifedeath/solver.ts';
import type { Verdict } from '../../src/lifedeath/verdict.ts';
import { type Verification, verifyVerdict } from '../../src/lifedeath/verify.ts';
import { describe as draw, parseProblem } from '../oracle/diagram.ts';
import { randomProblem } from '../oracle/random.ts';
import { convert } from './convert.ts';

const BLACK = 1;
const WHITE = 2;

/** A drawn problem (see `parseProblem`), the answer for each side to move, and the index of a ban if there is one. */
interface Drawn {
  readonly name: string;
  readonly diagram: string;
  readonly black?: string;
  readonly white?: string;
  readonly ko?: number;
}

const DRAWN: readonly Drawn[] = [
  {
    name: 'two eyes',
    diagram: `
      . # . # O ,
      # # # # O ,
      O O O O O ,
      , , , , , ,`,
    black: 'alive',
    white: 'alive',
  },
  {
    name: 'two points for an eye, a snapback',
    diagram: `
      . . # O ,
      # # # O ,
      O O O O ,
      , , , , ,`,
    black: 'dead',
    white: 'dead',
  },
  {
    name: 'straight three',
    diagram: `
      . . . # O ,
      # # # # O ,
      O O O O O ,
      , , , , , ,`,
    black: 'alive',
    white: 'dead',
  },
  {
    name: 'straight four',
    diagram: `
      . . . . # O ,
      # # # # # O ,
      O O O O O O ,
      , , , , , , ,`,
    black: 'alive',
    white: 'alive',
  },
  {
    name: 'square four',
    diagram: `
      . . # O ,
      . . # O ,
      # # # O ,
      O O O O ,
      , , , , ,`,
    black: 'dead',
    white: 'dead',
  },
  {
    name: 'T four on the side',
    diagram: `
      O # . . . # O
      O # # . # # O
      O O # # # O O
      , O O O O O ,`,
    black: 'alive',
    white: 'dead',
  },
  {
    name: 'four points around the corner',
    diagram: `
      . . . # O ,
      . # # # O ,
      # # O O O ,
      O O O , , ,`,
    black: 'alive',
    white: 'ko 1 defender',
  },
  {
    name: 'bulky five in the corner',
    diagram: `
      . . # O ,
      . . # O ,
      . # # O ,
      # # O O ,
      O O O , ,`,
    black: 'alive',
    white: 'dead',
  },
  {
    name: 'six points in the corner',
    diagram: `
      . . . # O ,
      . . . # O ,
      # # # # O ,
      O O O O O ,
      , , , , , ,`,
    black: 'alive',
    white: 'dead',
  },
  {
    name: 'bent four in the corner',
    diagram: `
      O O . # O
      . O # # O
      # # # O O
      O O O O ,`,
    black: 'dead',
    white: 'dead',
  },
  {
    name: 'a seki with two shared liberties',
    diagram: `
      , O # . O X ,
      , O # . O X ,`,
    black: 'alive',
    white: 'alive',
  },
  {
    name: 'a race that turns into a seki',
    diagram: `
      , O . # . O X ,
      , O # # . O X ,`,
    black: 'alive',
    white: 'alive',
  },
  {
    name: 'a race that the first to move wins',
    diagram: `
      , O # . X O X ,
      , O # . . O X ,`,
    black: 'alive',
    white: 'dead',
  },
  {
    name: 'a step to the open',
    diagram: `
      , O O O ,
      , O # . ,
      , O O O ,`,
    black: 'alive',
    white: 'dead',
  },
  {
    name: 'an escape that has happened',
    diagram: `
      , O # . . # ,
      , O # . O # ,
      , O . . O # ,`,
    black: 'alive',
    white: 'alive',
  },
  {
    name: 'under the stones: some are taken, and their place is played again',
    diagram: `
      , X @ X X O ,
      , X @ . . O ,
      , X . . X O ,`,
    white: 'alive',
    black: 'dead',
  },
  {
    name: 'a capture after two stones are given',
    diagram: `
      , O # # # . O X ,
      , O # # . . O X ,`,
    white: 'dead',
  },
  {
    name: 'life on a tiny board by playing where stones were taken',
    diagram: `
      O X .
      . O O
      X # .`,
    black: 'alive',
  },
  {
    name: 'a stone in the corner of a tiny board',
    diagram: `
      . .
      . #`,
    black: 'alive',
    white: 'dead',
  },
  {
    name: 'a ko that the attacker takes first',
    diagram: `
      . O O O
      . # . #`,
    black: 'ko 1 defender',
  },
  {
    name: 'a ko that the defender takes first',
    diagram: `
      . # # O O ,
      O # # O , ,
      . O # O , ,
      O . O X , ,
      O O X , O ,
      , O , O O ,`,
    black: 'ko 1 attacker',
  },
  {
    name: 'a ban on the attacker of a single stone',
    diagram: `
      . @ .
      O X .`,
    black: 'ko 1 attacker',
    ko: 0,
  },
  {
    name: 'a ban on the attacker',
    diagram: `
      . # # O , , ,
      . . # . O , ,
      O X O O , O ,
      X . X O O O ,
      O X O O , , O
      , , , , , , ,`,
    white: 'ko 1 attacker',
    ko: 22,
  },
  {
    name: 'a ko in two steps that the defender must win twice',
    diagram: `
      . O . @ X , ,
      O X X @ . X ,
      X @ . @ X X ,
      X @ @ @ X , ,
      , X X X , , ,
      , X X , , X X
      , X , , , , ,`,
    black: 'ko 2 defender',
  },
  {
    name: 'a ko in two steps that the attacker must win twice',
    diagram: `
      X . # O , , ,
      O # # O O O O
      . # O X , , O
      X O . O , O O
      O O O O , O ,
      , , , , , , O
      , , , O , O O`,
    white: 'ko 2 attacker',
  },
  {
    name: 'a ko in three steps that the defender must win',
    diagram: `
      X X . X .
      . @ X O .
      @ @ @ X X
      X X X , X
      , , , , ,`,
    white: 'ko 3 defender',
    ko: 2,
  },
  {
    name: 'a ko in three steps that the attacker must win',
    diagram: `
      . O O
      O X .
      # # O
      O O .`,
    black: 'ko 3 attacker',
  },
  {
    name: 'a ko in which a pass is right with two threats, not with one',
    diagram: `
      # . X
      # # O
      # O O
      # . .`,
    black: 'ko 1 defender',
  },
  {
    name: 'three stones that can be given again and again',
    diagram: `
      . O
      O O
      # #
      # .
      . .
      O O
      , O`,
    black: 'dead',
  },
  {
    name: 'two kos and an eye, not enough',
    diagram: `
      X . # . # . X
      O # # # # # O
      O O O O O O O
      , , , , , , ,`,
    black: 'dead',
    white: 'dead',
  },
  {
    name: 'life by repetition: two are sent, one is received',
    diagram: `
      . . O
      . # O
      O O .`,
    black: 'alive',
  },
  {
    name: 'life by repetition in three chains',
    diagram: `
      . . .
      O # O
      . O O`,
    black: 'alive',
  },
  {
    name: 'life by repetition in a large eye',
    diagram: `
      . X X @ X
      . . . @ X
      . @ @ @ X
      @ @ X X ,
      X X , X X`,
    black: 'alive',
  },
];

interface Case {
  readonly title: string;
  readonly problem: Problem;
  readonly answer: string;
}

const CASES: readonly Case[] = DRAWN.flatMap(({ name, diagram, black, white, ko }) => {
  const make = (toPlay: 1 | 2, answer: string | undefined): Case[] => {
    if (answer === undefined) return [];
    const problem = convert(parseProblem(diagram, { toPlay, ...(ko !== undefined && { ko }) }));
    return [{ title: `${name}, ${toPlay === BLACK ? 'black' : 'white'} to move`, problem, answer }];
  };
  return [...make(BLACK, black), ...make(WHITE, white)];
});

/** A solver for each state: nothing that one state has left in the table can help or mislead in another. */
const follow: Strategy = (state) => new Solver(0.25).findReply(state);

const solve = (problem: Problem): Verdict => new Solver(16).solve(problem);

describe('the solver proves what it says', () => {
  test.each(CASES)('$title: $answer', ({ problem, answer }) => {
    const verdict = solve(problem);
    expect(makeStatus(verdict)).toBe(answer);
    expect(verifyVerdict(problem, verdict, follow)).toMatchObject({ ok: true });
  });

  test('with the table that the verdict came from', () => {
    const holes = CASES.map(({ title, problem }) => {
      const { hole } = verifyWithTable(problem);
      return hole && `${title}: ${hole}`;
    });
    expect(holes.filter((hole) => hole)).toEqual([]);
  });

  test('of an escaped group that could take back a ko', () => {
    const diagram = `
      O . O . ,
      X O X . ,
      . X . # ,`;
    const problem = convert(parseProblem(diagram, { toPlay: BLACK, ko: 1, threats: [1, 0] }));
    expect(verifyVerdict(problem, solve(problem), follow).hole).toBeUndefined();
  });

  // More on demand: GOLD_PROBLEMS=3000 GOLD_SEED=1 npx vitest run test/lifedeath/verify.test.ts
  const count = Number(process.env.GOLD_PROBLEMS ?? 150);
  const first = Number(process.env.GOLD_SEED ?? 1);

  test(`on ${count} random problems`, () => {
    for (let seed = first; seed < first + count; seed++) {
      const drawn = randomProblem(seed);
      const problem = convert(drawn);
      const result = verifyWithTable(problem);
      expect(result.ok, `${seed}\n${draw(drawn)}\n${result.hole}`).toBe(true);
    }
  });
});

/** Follows what the search for the verdict has left in the table, as a user would. */
function verifyWithTable(problem: Problem): Verification {
  const solver = new Solver(16);
  return verifyVerdict(problem, solver.solve(problem), (state) => solver.findReply(state));
}

function makeStatus({ status, threats }: Verdict): string {
  return threats ? `${status} ${threats.count} ${threats.who}` : status;
}

describe('a false verdict has a hole', () => {
  test.each(CASES)('$title: $answer', ({ problem }) => {
    for (const [why, verdict] of falsify(problem, solve(problem))) {
      const result = verifyVerdict(problem, verdict, follow);
      expect(result.ok, why).toBe(false);
      expect(result.hole, why).toBeTypeOf('string');
    }
  });
});

/** The verdict with one thing wrong, in every way. */
function falsify(problem: Problem, verdict: Verdict): [string, Verdict][] {
  const { status, winner, threats, moves } = verdict;
  const other = winner === 'attacker' ? 'defender' : 'attacker';
  const plain: Verdict = { ...verdict };
  delete (plain as { threats?: unknown }).threats;
  const cases: [string, Verdict][] = [['other winner', { ...verdict, winner: other }]];
  for (const wrong of ['dead', 'alive'] as const) {
    if (wrong !== status) cases.push([wrong, { ...plain, status: wrong }]);
  }
  for (const who of ['attacker', 'defender'] as const) {
    for (const count of [1, 2, 3, 4, 5]) {
      if (threats?.count === count && threats.who === who) continue;
      cases.push([`${count} ${who}`, { ...verdict, status: 'ko', threats: { count, who } }]);
    }
  }
  for (const move of moves) {
    cases.push([`without ${move}`, { ...verdict, moves: moves.filter((one) => one !== move) }]);
  }
  for (const { move } of new PlainRules(problem).successors(problem)) {
    if (!moves.includes(move)) cases.push([`with ${move}`, { ...verdict, moves: [...moves, move] }]);
  }
  return cases;
}

describe('a false strategy has a hole', () => {
  const findCase = (title: string): Problem => CASES.find((one) => one.title === title)!.problem;
  const findHole = (problem: Problem, strategy: Strategy, verdict = solve(problem)) =>
    verifyVerdict(problem, verdict, strategy).hole;
  /** Follows the solver but for the first move. */
  const startWith = (problem: Problem, vertex: string): Strategy => {
    const move = parseVertex(vertex, problem.geometry)!;
    const isStart = (state: Problem) =>
      state.toPlay === problem.toPlay && state.colors.join() === problem.colors.join();
    return (state) => (isStart(state) ? move : follow(state));
  };

  test('a move that does not kill', () => {
    const problem = findCase('straight three, white to move');
    expect(findHole(problem, startWith(problem, 'B4'))).toBeUndefined();
    expect(findHole(problem, startWith(problem, 'A4'))).toBe(
      "no win of the attacker's with the threats given: after white A4, black B4: there is no move for white that keeps its win",
    );
  });

  test('a move that does not live', () => {
    const problem = findCase('straight three, black to move');
    expect(findHole(problem, startWith(problem, 'A4'))).toBe(
      "no win of the defender's with the threats given: after black A4, white B4: there is no move for black that keeps its win",
    );
  });

  test('a defender that does nothing', () => {
    const problem = findCase('straight three, black to move');
    expect(findHole(problem, () => PASS)).toMatch(
      /^no win of the defender's .*: the last keystone is captured$/,
    );
  });

  test('moves that are not allowed', () => {
    const white = findCase('straight three, white to move');
    const hole = "no win of the attacker's with the threats given:";
    expect(findHole(white, startWith(white, 'A3'))).toBe(`${hole} white A3 is not allowed`);
    expect(findHole(white, startWith(white, 'F1'))).toBe(`${hole} white F1 is not allowed`);
    expect(findHole(white, startWith(white, 'pass'))).toBe(`${hole} white pass is not allowed`);
  });

  test('suicide', () => {
    const problem = findCase('two eyes, white to move');
    expect(
      findHole(problem, startWith(problem, 'A4'), { ...solve(problem), status: 'dead', winner: 'attacker' }),
    ).toBe("no win of the attacker's with the threats given: white A4 is not allowed");
  });

  test('taking back a ko that is banned', () => {
    const problem = findCase('a ban on the attacker of a single stone, black to move');
    const verdict: Verdict = { ...solve(problem), winner: 'attacker' };
    expect(findHole(problem, startWith(problem, 'A2'), verdict)).toBe(
      "no win of the attacker's with the threats given: black A2 is not allowed",
    );
  });

  test('no move at all', () => {
    const problem = findCase('straight three, white to move');
    expect(findHole(problem, () => undefined)).toContain('there is no move for white');
  });

  test('running in circles', () => {
    // White would win by connecting one ko, but it takes the one, and the other, and waits while it is banned.
    const problem = findCase('two kos and an eye, not enough, white to move');
    const rules = new PlainRules(problem);
    const chase: Strategy = (state) => {
      const steps = rules.successors(state);
      const last = steps.find(({ after }) => after.keystones.length === 0);
      const ko = steps.find(({ move }) => ['B4', 'F4'].includes(makeVertex(move, problem.geometry)));
      return (last ?? ko ?? steps.at(-1))?.move;
    };
    expect(findHole(problem, chase)).toBe(
      "no win of the attacker's with the threats given: after white B4, black pass, white F4, black A4, white pass, black G4, " +
        'white B4: the position has come up before: the attacker runs in circles',
    );
  });

  test('running in circles where other moves win is mended, and counted', () => {
    const problem = findCase('three stones that can be given again and again, black to move');
    const rules = new PlainRules(problem);
    const circle = new Map<string, number>();
    let state = rules.root;
    for (const vertex of ['pass', 'A3', 'A7', 'B6', 'pass', 'A6', 'pass', 'B7']) {
      const move = parseVertex(vertex, problem.geometry)!;
      circle.set(rules.makeKey(state), move);
      state = rules.play(state, move)!;
    }
    const stray: Strategy = (at) =>
      (at.toPlay === WHITE ? circle.get(rules.makeKey(at)) : undefined) ?? follow(at);
    const result = verifyVerdict(problem, solve(problem), stray);
    expect(result.ok).toBe(true);
    expect(result.detours).toBeGreaterThan(0);
  });
});

describe('limits', () => {
  const { problem } = CASES.find((one) => one.title === 'six points in the corner, white to move')!;

  test('too many states', () => {
    const result = verifyVerdict(problem, solve(problem), follow, { maxStates: 100 });
    expect(result).toEqual({ ok: false, states: 101, detours: 0, exhausted: true });
  });

  test('a stop', () => {
    const result = verifyVerdict(problem, solve(problem), follow, { stopped: () => true });
    expect(result).toMatchObject({ ok: false, exhausted: true });
  });

  test('a stop while the strategy looks for its move is no hole', () => {
    let asked = 0;
    const isStopped = () => asked > 20;
    const stopped: Strategy = (state) => (++asked > 20 ? undefined : follow(state));
    const result = verifyVerdict(problem, solve(problem), stopped, { stopped: isStopped });
    expect(result).toMatchObject({ ok: false, exhausted: true });
    expect(result.hole).toBeUndefined();
  });

  test('a verdict without a proof', () => {
    const verdict: Verdict = { ...solve(problem), status: 'unknown', proved: false, winner: 'unknown' };
    expect(verifyVerdict(problem, verdict, follow)).toMatchObject({ ok: false, hole: 'nothing is proved' });
  });

  test('threats up to another number', () => {
    const ko = CASES.find((one) => one.title.startsWith('a ko in three steps that the attacker'))!.problem;
    const verdict = new Solver(1).solve(ko, { maxThreats: 2 });
    expect(verdict.status).toBe('alive');
    expect(verifyVerdict(ko, verdict, follow, { maxThreats: 2 })).toMatchObject({ ok: true });
    expect(verifyVerdict(ko, verdict, follow)).toMatchObject({ ok: false });
  });
});
