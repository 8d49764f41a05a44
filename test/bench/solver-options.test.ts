import { expect, test } from 'vitest';
import { parseSolverOptions } from '../../bench/solver-options.ts';

test('options of the bench, and their usual values', () => {
  expect(parseSolverOptions([])).toMatchObject({
    from: 4,
    to: 20,
    count: 20,
    limits: { time: 5 },
    help: false,
  });
  expect(parseSolverOptions(['--count', '3', '--to=9', '--time', '0.5', '--peers', '0'])).toMatchObject({
    to: 9,
    count: 3,
    limits: { time: 0.5 },
    peersTo: 0,
  });
});

test('nonsense gets a reason', () => {
  expect(parseSolverOptions(['--to', '3'])).toBe('--to is a number from 4 to 24');
  expect(parseSolverOptions(['--time', 'x'])).toMatch(/^--time is a number/);
  expect(parseSolverOptions(['--time', ''])).toMatch(/^--time is a number/);
  expect(parseSolverOptions(['--sizes', '3'])).toMatch(/'--sizes'/);
  expect(parseSolverOptions(['3'])).toMatch(/'3'/);
});
