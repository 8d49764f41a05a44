import { makeColor } from '../engine/color.ts';
import { type Geometry, makeVertex } from '../engine/geometry.ts';
import { findValue, parsePointList, type SgfNode } from '../engine/sgf.ts';
import type { Findings } from './check-findings.ts';
import type { MarkedSolution } from './marked-solution.ts';
import type { Problem } from './problem.ts';
import { setupNodes } from './problem-sgf.ts';
import { mentionsKo, readClaims } from './problem-words.ts';
import { describeResult } from './solution-words.ts';
import type { Verdict } from './verdict.ts';

/** Stones that are off the board, or two on one point. What else is illegal keeps a problem from being read at all. */
export function checkStones(tree: SgfNode, geometry: Geometry, findings: Findings): void {
  for (const { properties } of setupNodes(tree)) {
    const [black, white] = ['AB', 'AW'].map((name) => {
      const values = properties.get(name) ?? [];
      const isOff = (value: string) => value.trim() !== '' && parsePointList([value], geometry).length === 0;
      for (const value of values.filter(isOff))
        findings.addIllegal('illegal', `${name}[${value}] is not on the board`);
      return parsePointList(values, geometry);
    });
    const both = black!.filter((point) => white!.includes(point)).map((point) => makeVertex(point, geometry));
    if (both.length > 0) findings.addIllegal('illegal', `stones of both colors at ${both.join(', ')}`);
  }
}

/** What the text of a problem promises, against what is so. */
export function checkText(
  tree: SgfNode,
  { toPlay, defender }: Problem,
  verdict: Verdict,
  { right }: MarkedSolution,
  findings: Findings,
): void {
  const texts = setupNodes(tree).flatMap((node) => [findValue(node, 'GN'), findValue(node, 'C')]);
  const claims = readClaims(texts.join('\n'));
  const side = makeColor(toPlay);
  if (claims.toPlay !== undefined && claims.toPlay !== toPlay) {
    findings.add('text', `the text says ${makeColor(claims.toPlay)} to play, and it is ${side}'s turn`);
    return;
  }
  const aim = toPlay === defender ? 'live' : 'kill';
  if (claims.aim && claims.aim !== aim) {
    findings.add(
      'text',
      `the text says ${side} is to ${claims.aim}, and the question is whether it can ${aim}`,
    );
    return;
  }
  const tellsKo = claims.ko || [...right].some((node) => mentionsKo(findValue(node, 'C') ?? ''));
  if (claims.aim && verdict.status === 'ko' && !tellsKo)
    findings.add(
      'ko',
      `the text says ${side} can ${aim}, and it is a ko. ${describeResult(verdict, defender)}`,
    );
}
