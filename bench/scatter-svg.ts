import { percentile } from './figures.ts';

/** A cloud of points over a scale of classes, with the median of each class. */
export interface Series {
  readonly name: string;
  readonly color: string;
  readonly points: readonly Point[];
}

export interface Point {
  /** Index of the class, and where within it, from 0 to 1. */
  readonly group: number;
  readonly within: number;
  readonly value: number;
}

export interface Plot {
  readonly title: string;
  readonly groups: readonly string[];
  readonly xLabel: string;
  readonly yLabel: string;
  /** Powers of ten at the bottom and at the top of the scale, which is logarithmic. */
  readonly from: number;
  readonly to: number;
  readonly series: readonly Series[];
}

const WIDTH = 720;
const HEIGHT = 420;
const LEFT = 70;
const RIGHT = 20;
const TOP = 50;
const BOTTOM = 60;

export function makeScatter(plot: Plot): string {
  const { title, groups, xLabel, yLabel, from, to, series } = plot;
  const step = (WIDTH - LEFT - RIGHT) / groups.length;
  const toX = (group: number, within: number) => round(LEFT + (group + 0.08 + 0.84 * within) * step);
  const toY = (value: number) => {
    const power = Math.min(Math.max(Math.log10(value), from), to);
    return round(HEIGHT - BOTTOM - ((power - from) / (to - from)) * (HEIGHT - TOP - BOTTOM));
  };
  const grid = Array.from({ length: to - from + 1 }, (_, i) => {
    const y = toY(10 ** (from + i));
    return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}" stroke="#ddd"/><text x="${LEFT - 8}" y="${y + 4}" text-anchor="end">${10 ** (from + i)}</text>`;
  });
  const names = groups.map(
    (name, group) =>
      `<text x="${toX(group, 0.5)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${name}</text>`,
  );
  const clouds = series.map(({ color, points }) => {
    const dots = points.map(
      ({ group, within, value }) => `<circle cx="${toX(group, within)}" cy="${toY(value)}" r="2.2"/>`,
    );
    return `<g fill="${color}" fill-opacity="0.4">${dots.join('')}</g>`;
  });
  const medians = series.map(({ color, points }) => {
    const line = groups.flatMap((_, group) => {
      const values = points.filter((point) => point.group === group).map(({ value }) => value);
      return values.length === 0 ? [] : [`${toX(group, 0.5)},${toY(percentile(values, 50))}`];
    });
    return `<polyline points="${line.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>`;
  });
  const key = series.map(
    ({ name, color }, i) =>
      `<circle cx="${LEFT + 10 + i * 210}" cy="32" r="4" fill="${color}"/><text x="${LEFT + 20 + i * 210}" y="36">${name}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>`,
    ...grid,
    ...names,
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 15}" text-anchor="middle">${xLabel}</text>`,
    `<text x="18" y="${(TOP + HEIGHT - BOTTOM) / 2}" text-anchor="middle" transform="rotate(-90 18 ${(TOP + HEIGHT - BOTTOM) / 2})">${yLabel}</text>`,
    ...clouds,
    ...medians,
    ...key,
    '</svg>\n',
  ].join('\n');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
