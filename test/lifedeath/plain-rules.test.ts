import { describe, expect, test } from 'vitest';
import { PASS } from '../../src/engine/geometry.ts';
import { isPassAlive } from '../../src/lifedeath/plain-life.ts';
import { PlainRules } from '../../src/lifedeath/plain-rules.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import { describe as draw, parseProblem } from '../oracle/diagram.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { NO_KO, type OracleProblem, PASS as PASS_INDEX, Rules, type State } from '../oracle/rules.ts';
import { convert } from './convert.ts';

describe('the plain rules and those of the referee', () => {
  test('allow the same moves and make the same positions of them, in random play', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const problem = randomProblem(seed);
      const random = new Random(seed);
      for (let game = 0; game < 8; game++) playBoth(problem, random);
    }
  });
});

/** Plays at random by both sets of rules, comparing all that can be played at each move. */
function playBoth(problem: OracleProblem, random: Random): void {
  const rules = new PlainRules(convert(problem));
  const referee = new Rules(problem);
  const toPoint = (index: number) => (index === PASS_INDEX ? PASS : rules.root.geometry.points[index]!);
  const [black, white] = problem.threats;
  let state = rules.root;
  let other = referee.defender === 1 ? referee.start(black, white) : referee.start(white, black);
  for (let depth = 0; depth < 30 && state.keystones.length > 0; depth++) {
    const steps = new Map(rules.successors(state).map(({ move, after }) => [move, after]));
    const moves: { after: Problem; other: State }[] = [];
    for (let index = PASS_INDEX; index < problem.stones.length; index++) {
      const next = referee.after(other, index);
      const after = steps.get(toPoint(index));
      expect(after !== undefined, `${draw(problem)}\nmove ${index}`).toBe(next !== undefined);
      if (!next || !after) continue;
      expect(toState(rules, after)).toEqual(next);
      moves.push({ after, other: next });
    }
    expect(moves.length).toBe(steps.size);
    if (moves.length === 0) return;
    ({ after: state, other } = random.pick(moves));
    expect(rules.parseKey(rules.makeKey(state))).toEqual(state);
  }
}

function toState(rules: PlainRules, state: Problem): State {
  const { geometry, colors, defender, koPoint, threats } = state;
  const cells = Uint8Array.from(geometry.points, (point) => colors[point]!);
  const indexOf = (point: number) => geometry.points.indexOf(point);
  for (const stone of state.keystones) cells[indexOf(stone)] = 3;
  expect(state.region).toBe(rules.root.region);
  return {
    cells,
    defenderToPlay: state.toPlay === defender,
    koPoint: koPoint === PASS ? NO_KO : indexOf(koPoint),
    defenderThreats: defender === 1 ? threats.black : threats.white,
    attackerThreats: defender === 1 ? threats.white : threats.black,
  };
}

describe('alive though the defender always passes', () => {
  const isAlive = (diagram: string): boolean => {
    const rules = new PlainRules(convert(parseProblem(diagram, { toPlay: 2 })));
    return isPassAlive(rules.root, rules);
  };

  test('two eyes', () => {
    expect(
      isAlive(`
        . # . # O ,
        # # # # O ,
        O O O O O ,
        , , , , , ,`),
    ).toBe(true);
  });

  test('an eye of two points with a stone in it counts, if its empty point is a liberty', () => {
    expect(
      isAlive(`
        . # O . # O ,
        # # # # # O ,
        O O O O O O ,
        , , , , , , ,`),
    ).toBe(true);
  });

  test('one eye of four points is not enough', () => {
    expect(
      isAlive(`
        . . . . # O ,
        # # # # # O ,
        O O O O O O ,
        , , , , , , ,`),
    ).toBe(false);
  });

  test('an eye that shares its border with a chain that falls is false', () => {
    expect(
      isAlive(`
        . # . X O ,
        # # # O O ,
        O O O O , ,
        , , , , , ,`),
    ).toBe(false);
  });

  test('two chains that share two eyes', () => {
    expect(
      isAlive(`
        . # # O ,
        X . # O ,
        X X . . ,
        O O O O ,`),
    ).toBe(true);
  });

  test('a liberty that is never played', () => {
    expect(
      isAlive(`
        . # ,
        # O .
        O . .`),
    ).toBe(true);
  });

  test('an eye in which the attacker stands firm does not count', () => {
    const diagram = (middle: string) => `
      . # . O . # O ,
      # # O ${middle} O # O ,
      O # . O . # O ,
      O # # # # # O ,
      O O O O O O O ,
      , , , , , , , ,`;
    expect(isAlive(diagram('O'))).toBe(true);
    expect(isAlive(diagram(','))).toBe(false);
  });

  test('is never said of keystones that can all be captured while the defender passes', () => {
    let alive = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const problem = randomProblem(seed);
      const rules = new PlainRules(convert(problem));
      for (const state of randomStates(rules, new Random(seed))) {
        if (!isPassAlive(state, rules)) continue;
        alive++;
        expect(fallsWhilePassing(rules, state), draw(problem)).toBe(false);
      }
    }
    expect(alive).toBeGreaterThan(100);
  });
});

/** The states of a few random games. */
function randomStates(rules: PlainRules, random: Random): Problem[] {
  const states: Problem[] = [];
  for (let game = 0; game < 5; game++) {
    let state = rules.start(0, 0);
    for (let depth = 0; depth < 12 && state.keystones.length > 0; depth++) {
      states.push(state);
      const steps = rules.successors(state);
      if (steps.length === 0) break;
      state = random.pick(steps).after;
    }
  }
  return states;
}

/** Can the attacker capture all keystones if the defender passes for ever? By trying everything. */
function fallsWhilePassing(rules: PlainRules, start: Problem): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (const state of open) {
    if (state.keystones.length === 0) return true;
    const key = rules.makeKey(state);
    if (seen.has(key)) continue;
    seen.add(key);
    if (state.toPlay === state.defender) open.push(rules.play(state, PASS)!);
    else for (const { after } of rules.successors(state)) open.push(after);
  }
  return false;
}
