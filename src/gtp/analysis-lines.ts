import { type Geometry, makeVertex } from '../engine/geometry.ts';
import type { SearchReport } from './jobs/reporting.ts';
import { makeVertices } from './vertices.ts';

/**
 * The two dialects of analysis. `leela`: chances are whole numbers of 1/10000, which is what Sabaki reads in `analyze` and `lz-analyze`, in all
 * its versions. `kata`: they are fractions with a point.
 */
export type AnalysisStyle = 'leela' | 'kata';

type Move = SearchReport['moves'][number];

/**
 * One line for all moves, the best first: `info move A1 visits 10 winrate 9000 … pv A1 B2 info move …`. Every key has one value but the last of
 * a move, `pv`, which has one at least.
 */
export function makeInfoLine(moves: readonly Move[], style: AnalysisStyle, geometry: Geometry): string {
  const sum = moves.reduce((total, { winRate }) => total + winRate, 0);
  return moves
    .map((each, order) => {
      const { move, visits, line, status, score } = each;
      const prior = each.winRate / sum;
      const pairs: [string, string | number][] = [
        ['move', makeVertex(move, geometry)],
        ['visits', Math.round(visits)],
        ...makeNumbers(each, prior, style),
        ...(score === undefined ? [] : makeScores(score, style)),
        ...(status === undefined ? [] : [['status', status] as [string, string]]),
        ['order', order],
      ];
      return `info ${pairs.map((pair) => pair.join(' ')).join(' ')} pv ${makeVertices(line, geometry)}`;
    })
    .join(' ');
}

function makeNumbers({ winRate }: Move, prior: number, style: AnalysisStyle): [string, string | number][] {
  if (style === 'leela') {
    const chance = makeTenThousandths(winRate);
    return [
      ['winrate', chance],
      ['prior', makeTenThousandths(prior)],
      ['lcb', chance],
    ];
  }
  const chance = makeFraction(winRate);
  return [
    ['winrate', chance],
    ['utility', makeFraction(2 * winRate - 1)],
    ['prior', makeFraction(prior)],
    ['lcb', chance],
  ];
}

function makeScores(score: number, style: AnalysisStyle): [string, string][] {
  if (style === 'leela') return [];
  return [
    ['scoreMean', makeFraction(score)],
    ['scoreLead', makeFraction(score)],
  ];
}

/** From 1, since front-ends divide by the largest. */
function makeTenThousandths(chance: number): number {
  return Math.min(10_000, Math.max(1, Math.round(10_000 * chance)));
}

function makeFraction(value: number): string {
  return value.toFixed(6);
}
