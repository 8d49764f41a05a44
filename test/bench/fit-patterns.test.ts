import { expect, test } from 'vitest';
import { fitWeights, meanLoss, ODDS, type Sample, WORK } from '../../bench/fit-patterns.ts';
import { ATTACKER, DEFENDER } from '../../src/lifedeath/field.ts';

/** The attacker wins nine times in ten where it is to move, and one liberty more makes three times the work. */
const samples: Sample[] = Array.from({ length: 4000 }, (_, i) => {
  const toPlay = i % 2 ? ATTACKER : DEFENDER;
  const liberties = 1 + (i % 4);
  const isRule = i % 10 !== 0;
  return {
    toPlay,
    liberties,
    attackerWins: (toPlay === ATTACKER) === isRule,
    nodes: 10 * 3 ** liberties,
    crosses: new Int32Array(0),
    diagonals: new Int32Array(0),
    empties: 5,
    chains: 1,
    way: -1,
  };
});

test('odds and work are learnt from samples', () => {
  const untaught = new Float64Array(fitWeights([], ODDS).length);
  expect(meanLoss(untaught, samples, ODDS)).toBeCloseTo(Math.log(2));
  expect(meanLoss(fitWeights(samples, ODDS), samples, ODDS)).toBeLessThan(0.45);
  expect(meanLoss(fitWeights(samples, WORK), samples, WORK)).toBeLessThan(0.3);
});

test('what is not solved says nothing of the odds, but something of the work', () => {
  const [first] = samples;
  const unsolved = { ...first!, attackerWins: undefined };
  expect(ODDS.isKnown(unsolved)).toBe(false);
  expect(WORK.isKnown(unsolved)).toBe(true);
  expect(WORK.error(0, unsolved)).toBeLessThan(WORK.error(0, first!));
});
