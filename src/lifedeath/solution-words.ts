import { BLACK, type Color, opponent } from '../engine/color.ts';
import { type Geometry, makeVertex } from '../engine/geometry.ts';
import type { Ending, Result, Solution, SolutionNode } from './solution-tree.ts';
import type { Kind } from './verdict.ts';

/** What a player would say at the end of a line; an empty text where there is nothing to say. */
export function describeEnding(
  { ending, result, color }: SolutionNode,
  { defender, toPlay }: Pick<Solution, 'defender' | 'toPlay'>,
  geometry: Geometry,
): string {
  if (!ending) return '';
  const fate = describeResult(result, defender, ending.type === 'settled' ? ending.kind : undefined);
  switch (ending.type) {
    case 'captured':
      return `The ${nameColor(defender).toLowerCase()} stones are captured.`;
    case 'settled':
      return ending.idle ? `${fate} ${nameColor(opponent(color))} need not even answer.` : fate;
    case 'ko':
      return `${fate} ${describeKo(ending, geometry)}`;
    case 'same':
      return `${fate} The same position as after ${describeLine(ending.line, toPlay, geometry)}.`;
    case 'repetition':
      return `${fate} The position has come up before.`;
    case 'open':
      return fate;
  }
}

/** `Black lives with two eyes.`, `White is dead.`, `Ko: White needs 2 ko threats to live.` */
export function describeResult({ status, threats }: Result, defender: Color, kind?: Kind): string {
  const name = nameColor(defender);
  if (status === 'alive') return `${name} ${WAYS[kind ?? 'unknown']}.`;
  if (status === 'dead') return `${name} is dead.`;
  if (!threats) return '';
  const who = threats.who === 'defender' ? defender : opponent(defender);
  const aim = threats.who === 'defender' ? 'live' : 'kill';
  return `Ko: ${nameColor(who)} needs ${countThreats(threats.count)} to ${aim}.`;
}

/** The question: `Black to play and live.` */
export function describeTask({ toPlay, defender, verdict }: Solution): string {
  const name = nameColor(toPlay);
  const aim = toPlay === defender ? 'live' : 'kill';
  if (verdict.status === 'ko') return `${name} to play and ${aim}: ko.`;
  if (verdict.moves.length > 0) return `${name} to play and ${aim}.`;
  return `${name} to play. ${describeResult(verdict, defender, verdict.kind)}`;
}

const WAYS: Record<Kind | 'unknown', string> = {
  'two-eyes': 'lives with two eyes',
  seki: 'lives in seki',
  escape: 'is out and cannot be captured',
  repetition: 'lives, for play goes on for ever',
  unknown: 'lives',
};

function describeKo({ needs, at, next }: Extract<Ending, { type: 'ko' }>, geometry: Geometry): string {
  const back = `With a threat ${nameColor(needs)} takes back at ${makeVertex(at, geometry)}`;
  if (next === undefined) return `${back}.`;
  return `${back}, without one ${nameColor(opponent(needs))} goes on at ${makeVertex(next, geometry)}.`;
}

/** `Black A1, White B2` */
function describeLine(moves: readonly number[], toPlay: Color, geometry: Geometry): string {
  const color = (i: number) => (i % 2 === 0 ? toPlay : opponent(toPlay));
  return moves.map((move, i) => `${nameColor(color(i))} ${makeVertex(move, geometry)}`).join(', ');
}

function nameColor(color: Color): 'Black' | 'White' {
  return color === BLACK ? 'Black' : 'White';
}

function countThreats(count: number): string {
  return count === 1 ? '1 ko threat' : `${count} ko threats`;
}
