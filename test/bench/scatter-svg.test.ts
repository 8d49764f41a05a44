import { expect, test } from 'vitest';
import { makeScatter } from '../../bench/scatter-svg.ts';

const plot = {
  title: 'Time',
  groups: ['easy', 'hard'],
  xLabel: 'rank',
  yLabel: 'ms',
  from: 0,
  to: 2,
};
const at = (group: number, value: number) => ({ group, within: 0.5, value });

test('values lie on a logarithmic scale, and a line joins the medians of the classes', () => {
  const points = [at(0, 1), at(0, 10), at(0, 100), at(1, 100)];
  const svg = makeScatter({ ...plot, series: [{ name: 'a', color: '#000', points }] });
  expect(svg).toContain('<title>Time</title>');
  const heights = [...svg.matchAll(/<circle cx="[^"]*" cy="([^"]*)" r="2.2"/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(4);
  expect(heights[0]! - heights[1]!).toBeCloseTo(heights[1]! - heights[2]!);
  expect(svg).toMatch(new RegExp(`points="[\\d.]+,${heights[1]} [\\d.]+,${heights[3]}"`));
});

test('a class without values is left out of the line, and what is beyond the scale lies on its border', () => {
  const svg = makeScatter({ ...plot, series: [{ name: 'a', color: '#000', points: [at(1, 1e9)] }] });
  expect(svg).toMatch(/points="[\d.]+,50"/);
});
