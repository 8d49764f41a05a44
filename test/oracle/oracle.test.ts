import { expect, test } from 'vitest';
import { describe, makeDiagram, parseProblem } from './diagram.ts';
import { enumerate, findFaults, getsEyes, type OracleVerdict, verdict } from './oracle.ts';
import { Random, randomProblem } from './random.ts';
import { type OracleProblem, PASS, Rules } from './rules.ts';
import { States } from './states.ts';

/** Black is the defender in all drawings here. */
function judge(diagram: string, toPlay: 1 | 2, ko?: number): OracleVerdict {
  return verdict(parseProblem(diagram, ko === undefined ? { toPlay } : { toPlay, ko }))!;
}

test('a stone in atari is taken', () => {
  const diagram = `
    # . ,
    O O ,`;
  expect(judge(diagram, 2)).toEqual({ status: 'dead', winner: 'attacker', moves: [1] });
  // The point next to it leads out.
  expect(judge(diagram, 1)).toEqual({ status: 'alive', winner: 'defender', moves: [1] });
});

test('two eyes live whoever moves, one eye dies', () => {
  const two = `
    . # . # O ,
    # # # # O ,
    O O O O O ,`;
  expect(judge(two, 1)).toEqual({ status: 'alive', winner: 'defender', moves: [PASS] });
  expect(judge(two, 2)).toEqual({ status: 'alive', winner: 'defender', moves: [] });
  const one = `
    . # O ,
    # # O ,
    O O O ,`;
  expect(judge(one, 1)).toEqual({ status: 'dead', winner: 'attacker', moves: [] });
  expect(judge(one, 2)).toEqual({ status: 'dead', winner: 'attacker', moves: [0] });
});

test('the middle of three points decides', () => {
  const diagram = `
    . . . # O ,
    # # # # O ,
    O O O O O ,`;
  expect(judge(diagram, 1)).toEqual({ status: 'alive', winner: 'defender', moves: [1] });
  expect(judge(diagram, 2)).toEqual({ status: 'dead', winner: 'attacker', moves: [1] });
});

test('an empty point outside the region is never played and stays a liberty', () => {
  expect(judge('# , O , .', 2)).toEqual({ status: 'alive', winner: 'defender', moves: [] });
  expect(judge('# . O ,', 2)).toEqual({ status: 'dead', winner: 'attacker', moves: [1] });
});

test('a point under a stone is playable once the stone is gone, listed or not', () => {
  const problem = parseProblem(
    `
    O . #
    X . .`,
    { toPlay: 1 },
  );
  expect(problem.region).toEqual([1, 4, 5]);
  const rules = new Rules(problem);
  const taken = rules.after(rules.start(0, 0), 1)!;
  expect([...taken.cells]).toEqual([0, 1, 3, 1, 0, 0]);
  expect(rules.after(rules.after(taken, 4)!, 0)).toBeDefined();
});

test('suicide is illegal, capture before it is not', () => {
  const rules = new Rules(parseProblem('. # . O ,', { toPlay: 2 }));
  expect(rules.after(rules.start(0, 0), 0)).toBeUndefined();
  expect(rules.after(rules.start(0, 0), 2)).toBeDefined();
  const snap = new Rules(parseProblem('. # O ,', { toPlay: 2 }));
  expect([...snap.after(snap.start(0, 0), 0)!.cells]).toEqual([2, 0, 2, 0]);
});

test('a ko ban holds for one move, costs a threat, and is lifted by a pass', () => {
  const ko = `
    , # O ,
    # O . O
    , # O ,
    . # O ,`;
  const rules = new Rules(parseProblem(ko, { toPlay: 1 }));
  const taken = rules.after(rules.start(0, 0), 6)!;
  expect(taken.koPoint).toBe(5);
  expect(rules.after(taken, 5)).toBeUndefined();
  expect(rules.after({ ...taken, attackerThreats: 2 }, 5)).toMatchObject({ attackerThreats: 1, koPoint: 6 });
  const passed = rules.after(taken, PASS)!;
  expect(passed.koPoint).toBe(-1);
  const answered = rules.after(passed, PASS)!;
  expect(rules.after(answered, 5)).toMatchObject({ koPoint: 6 });
  // Without a ban the attacker has to move.
  expect(rules.after(answered, PASS)).toBeUndefined();
});

test('a stone that takes two makes no ko', () => {
  const rules = new Rules(parseProblem('# O O . O ,', { toPlay: 1 }));
  expect(rules.after(rules.start(0, 0), 3)!.koPoint).toBe(-1);
});

test('a captured keystone stays captured', () => {
  const rules = new Rules(parseProblem('. # . O , # .', { toPlay: 2 }));
  const shut = rules.after(rules.start(1, 0), 2)!;
  const gone = rules.after(rules.after(shut, PASS)!, 0)!;
  expect([...gone.cells]).toEqual([2, 0, 2, 2, 0, 3, 0]);
  const again = rules.after(gone, 1)!;
  expect([...again.cells]).toEqual([0, 1, 2, 2, 0, 3, 0]);
});

test('all keystones have to be taken', () => {
  const diagram = `
    # . O , O . #
    O O O , O O O`;
  expect(judge(diagram, 2).status).toBe('dead');
  expect(judge(diagram, 1).status).toBe('dead');
  // One of the two chains gets out.
  const open = `
    # . O , O . #
    O O O , O O ,`;
  expect(judge(open, 2)).toEqual({ status: 'alive', winner: 'defender', moves: [] });
});

test('a direct ko: whoever needs a threat needs one', () => {
  const bentFour = `
    . . . # O ,
    . # # # O ,
    # # O O O ,
    O O O , , ,`;
  expect(judge(bentFour, 2)).toEqual({
    status: 'ko',
    winner: 'attacker',
    threats: { count: 1, who: 'defender' },
    moves: [1],
  });
  const problem = parseProblem(bentFour, { toPlay: 2, threats: [1, 0] });
  expect(verdict(problem)!.winner).toBe('defender');
  expect(verdict({ ...problem, threats: [1, 1] })!.winner).toBe('attacker');
});

test('a first move that needs a threat is lost without one', () => {
  const diagram = `
    # . X O O ,
    # # O . O ,
    # # # O O ,
    . # O O , ,
    # # O , , ,
    O O O , , ,`;
  const attacker = { count: 1, who: 'attacker' };
  const defender = { count: 1, who: 'defender' };
  expect(judge(diagram, 1)).toEqual({ status: 'ko', winner: 'defender', threats: attacker, moves: [9] });
  expect(judge(diagram, 1, 9)).toEqual({ status: 'ko', winner: 'attacker', threats: defender, moves: [9] });
});

test('double ko: the side that needs only one of them has it for good', () => {
  const life = `
    # . X O O ,
    # # O . O ,
    # # # O O ,
    . # O O , ,
    # # # O O ,
    # # . X O ,
    # . X O O ,`;
  expect(judge(life, 1).status).toBe('alive');
  expect(judge(life, 2).status).toBe('alive');
  const death = `
    . X O ,
    # O O ,
    # O O ,
    . X O ,`;
  expect(judge(death, 1).status).toBe('dead');
  expect(judge(death, 2).status).toBe('dead');
});

test('seki is life without eyes', () => {
  const diagram = `
    , O # . O X ,
    , O # . O X ,
    , O # # O X ,`;
  for (const toPlay of [1, 2] as const) {
    expect(judge(diagram, toPlay).status).toBe('alive');
    expect(getsEyes(parseProblem(diagram, { toPlay }))).toBe(false);
  }
  // The defender must not touch it.
  expect(judge(diagram, 1).moves).toEqual([PASS]);
});

test('life by repetition alone is life', () => {
  const diagram = `
    , O # O .
    , O # # O
    , O # . O
    , O # # O
    , O # . X`;
  expect(judge(diagram, 2).status).toBe('alive');
  const states = new States(parseProblem(diagram, { toPlay: 2 }), 100_000);
  expect(states.defenderGetsEyes(states.rules.start(0, 0))).toBe(false);
});

test('snapback', () => {
  const diagram = `
    O . . X ,
    O # # O ,
    O O O O ,`;
  expect(judge(diagram, 2)).toEqual({ status: 'dead', winner: 'attacker', moves: [2] });
  expect(judge(diagram, 1)).toEqual({ status: 'alive', winner: 'defender', moves: [2] });
});

test('under the stones: four stones are given up and their points played on again', () => {
  const diagram = `
    O O O O O O O ,
    O # # # # # O ,
    O # O O . # O ,
    O # O . # # O ,
    O # # # # O O ,
    O O O O O O , ,`;
  expect(judge(diagram, 2)).toEqual({ status: 'dead', winner: 'attacker', moves: [27] });
});

test('enumerate tells who wins after each first move, and stops at its limit', () => {
  const problem = parseProblem(
    `
    . . . # O ,
    # # # # O ,
    O O O O O ,`,
    { toPlay: 1 },
  );
  const { attackerWins, moves } = enumerate(problem, 0, 0)!;
  expect(attackerWins).toBe(false);
  expect(moves).toEqual([
    { move: PASS, attackerWins: true },
    { move: 0, attackerWins: true },
    { move: 1, attackerWins: false },
    { move: 2, attackerWins: true },
  ]);
  expect(enumerate(problem, 0, 0, 5)).toBeUndefined();
  expect(verdict(problem, 5, 5)).toBeUndefined();
});

test('what is no problem is told', () => {
  const faults = (diagram: string) => findFaults(parseProblem(diagram, { toPlay: 1 }));
  expect(faults('# . O')).toEqual([]);
  expect(faults('X . O')).toEqual(['no keystone']);
  expect(faults('# . @')).toEqual(['keystones of two colours']);
  expect(faults('# , O')).toEqual(['no playable point']);
  expect(faults('# O . O')).toEqual(['a chain without liberties']);
  const problem = parseProblem('# . O', { toPlay: 1 });
  expect(findFaults({ ...problem, keystones: [1] })).toEqual(['a keystone on an empty point']);
  expect(findFaults({ ...problem, koPoint: 2 })).toEqual(['the ko point is not empty']);
});

const SMALL = 20_000;

test('random problems are valid, repeat with their seed, and their drawings can be read back', () => {
  for (let seed = 0; seed < 40; seed++) {
    const problem = randomProblem(seed);
    expect(findFaults(problem)).toEqual([]);
    expect(randomProblem(seed)).toEqual(problem);
    const { toPlay, koPoint, threats } = problem;
    const again = parseProblem(makeDiagram(problem), { toPlay, ko: koPoint, threats });
    expect({ ...again, region: [] }).toEqual({ ...problem, region: [] });
  }
});

test('more threats never hurt, on random problems', () => {
  for (let seed = 1000; seed < 1040; seed++) {
    const problem = randomProblem(seed);
    const states = new States(problem, SMALL * 10);
    const wins = (defender: number, attacker: number) =>
      states.attackerWins(states.rules.start(defender, attacker));
    for (const [d, a] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      if (wins(d, a) === true) expect(wins(d, a + 1), describe(problem)).not.toBe(false);
      if (wins(d, a) === false) expect(wins(d + 1, a), describe(problem)).not.toBe(true);
    }
  }
});

test('a pass of the attacker at will changes nothing, on random problems', () => {
  for (let seed = 2000; seed < 2050; seed++) {
    const problem = randomProblem(seed);
    const strict = new States(problem, SMALL);
    const free = new States(problem, SMALL, true);
    const [one, other] = [strict, free].map((states) => states.attackerWins(states.rules.start(1, 0)));
    if (one !== undefined && other !== undefined) expect(one, describe(problem)).toBe(other);
  }
});

test('turning, mirroring and swapping the colours change nothing, on random problems', () => {
  for (let seed = 3000; seed < 3050; seed++) {
    const problem = randomProblem(seed);
    const truth = verdict(problem, 2, SMALL);
    if (!truth) continue;
    const random = new Random(seed);
    const { changed, to } = relocate(problem, random.chance(0.5), random.chance(0.5), random.chance(0.5));
    const moves = truth.moves.map(to).sort((a, b) => a - b);
    expect(verdict(swapColors(changed), 2, SMALL), describe(problem)).toEqual({ ...truth, moves });
  }
});

/** The problem mirrored and turned over, and where a point has gone. */
function relocate(problem: OracleProblem, flipColumns: boolean, flipRows: boolean, transpose: boolean) {
  const { width, height } = problem;
  const to = (point: number): number => {
    if (point < 0) return point;
    const x = point % width;
    const y = Math.floor(point / width);
    const column = flipColumns ? width - 1 - x : x;
    const row = flipRows ? height - 1 - y : y;
    return transpose ? column * height + row : row * width + column;
  };
  const stones: number[] = [];
  for (const [point, color] of problem.stones.entries()) stones[to(point)] = color;
  const changed: OracleProblem = {
    ...problem,
    width: transpose ? height : width,
    height: transpose ? width : height,
    stones,
    keystones: problem.keystones.map(to),
    region: problem.region.map(to),
    koPoint: to(problem.koPoint),
  };
  return { changed, to };
}

function swapColors(problem: OracleProblem): OracleProblem {
  const [black, white] = problem.threats;
  return {
    ...problem,
    stones: problem.stones.map((color) => (color === 0 ? 0 : 3 - color)),
    toPlay: problem.toPlay === 1 ? 2 : 1,
    threats: [white, black],
  };
}

test('a first move into a ko is no better than it is, though another captures at once', () => {
  const problem = parseProblem('O #\nO .\nO .', { toPlay: 2 });
  expect(verdict(problem)).toMatchObject({ status: 'dead', moves: [3] });
});
