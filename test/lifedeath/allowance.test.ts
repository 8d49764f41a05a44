import { expect, test } from 'vitest';
import { Allowance } from '../../src/lifedeath/allowance.ts';

test('what is set aside is left when the rest is spent', () => {
  const allowance = new Allowance({ nodes: 1000 });
  allowance.spent += 799;
  expect(allowance.left(true).nodes).toBe(1);
  expect(allowance.isOut(true)).toBe(false);
  allowance.spent += 1;
  expect(allowance.isOut(true)).toBe(true);
  expect(allowance.left(false).nodes).toBe(200);
  expect(allowance.isOut(false)).toBe(false);
});

test('no more is set aside of a large allowance than a trial can use', () => {
  const allowance = new Allowance({ nodes: 1e9 });
  expect(allowance.left(false).nodes - allowance.left(true).nodes).toBe(1_200_000);
});

test('without limits nothing runs out until it is stopped', () => {
  let stopped = false;
  const allowance = new Allowance({ stopped: () => stopped });
  allowance.spent += 1e12;
  expect([allowance.isOut(true), allowance.isOut(false)]).toEqual([false, false]);
  stopped = true;
  expect([allowance.isOut(true), allowance.isOut(false)]).toEqual([true, true]);
});
