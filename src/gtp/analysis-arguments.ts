/** What front-ends ask of an analysis: `[COLOR] [INTERVAL] [KEY VALUE…]`, in the dialects of Leela Zero, KataGo and Sabaki. */
import { type Color, parseColor } from '../engine/color.ts';
import type { Geometry } from '../engine/geometry.ts';
import { needColor, needFloat, needInt, needVertex, quote } from './arguments.ts';
import { syntaxError } from './error.ts';
import { parseParameter } from './parameters.ts';

export interface AnalysisRequest {
  readonly color: Color;
  /** Milliseconds from one line to the next. */
  readonly interval: number;
  /** Moves that are shown, if there are so many: at least, though nothing is known of them, and at most. */
  readonly minMoves: number;
  readonly maxMoves: number;
  /** Whether this first move may be shown. */
  readonly allows: (move: number) => boolean;
  /** Limits after which it ends by itself; undefined if it goes on until it is stopped. */
  readonly seconds: number | undefined;
  readonly nodes: number | undefined;
}

/** Centiseconds, as Sabaki sends them. */
const DEFAULT_INTERVAL = 50;
/** No reader needs more than a hundred lines a second. */
const LEAST_INTERVAL = 1;
const MOST_INTERVAL = 100_000;

/** What KataGo can add to its lines, and we do not have. */
const EXTRAS = [
  'rootInfo',
  'ownership',
  'ownershipStdev',
  'movesOwnership',
  'movesOwnershipStdev',
  'pvVisits',
  'pvEdgeVisits',
  'noResultValue',
];
const BOOLEANS = ['true', 'false', '1', '0'];

/** Reads the arguments; throws a GtpError if they make no sense. */
export function readAnalysisRequest(
  words: readonly string[],
  toPlay: Color,
  geometry: Geometry,
): AnalysisRequest {
  const rest = [...words];
  let color: Color | undefined;
  let interval = DEFAULT_INTERVAL;
  const numbers = new Map<string, number>();
  const bans: Ban[] = [];
  while (rest.length > 0) {
    const key = rest.shift()!;
    // The colour and the interval may be anywhere, or nowhere.
    if (parseColor(key) !== undefined) color = needColor(key);
    else if (/^[\d.]+$/.test(key)) interval = needFloat(key, 'an interval');
    else if (key === 'interval') interval = needFloat(rest.shift(), 'an interval');
    else if (key === 'minmoves' || key === 'maxmoves')
      numbers.set(key, needInt(rest.shift(), 'a number of moves'));
    else if (key === 'time' || key === 'nodes')
      numbers.set(key, parseParameter(key, rest.shift() ?? '') as number);
    else if (key === 'allow' || key === 'avoid') bans.push(readBan(key, rest, geometry));
    else if (EXTRAS.includes(key)) needBoolean(rest.shift());
    else throw syntaxError(`${quote(key)} is nothing that an analysis knows`);
  }
  const side = color ?? toPlay;
  if (interval < 0) throw syntaxError('an interval cannot be negative');
  return {
    color: side,
    interval: 10 * Math.min(MOST_INTERVAL, Math.max(LEAST_INTERVAL, interval)),
    minMoves: numbers.get('minmoves') ?? 0,
    maxMoves: numbers.get('maxmoves') ?? Number.POSITIVE_INFINITY,
    allows: (move) => bans.every((ban) => ban.color !== side || ban.points.has(move) === ban.isAllowed),
    seconds: numbers.get('time'),
    nodes: numbers.get('nodes'),
  };
}

/** The points that a side may play first, or those that it may not. */
interface Ban {
  readonly color: Color;
  readonly points: ReadonlySet<number>;
  readonly isAllowed: boolean;
}

/** `COLOR VERTEX,VERTEX,… DEPTH`, of which every depth counts for the first move. */
function readBan(key: 'allow' | 'avoid', rest: string[], geometry: Geometry): Ban {
  const color = needColor(rest.shift());
  const list = rest.shift();
  if (list === undefined) throw syntaxError('vertices are missing');
  const points = new Set(list.split(',').map((word) => needVertex(word, geometry)));
  const depth = needInt(rest.shift(), 'a number of moves');
  if (depth === 0) throw syntaxError('the number of moves must be positive');
  return { color, points, isAllowed: key === 'allow' };
}

function needBoolean(word: string | undefined): void {
  if (word === undefined || !BOOLEANS.includes(word.toLowerCase()))
    throw syntaxError(`${quote(word ?? '')} is neither true nor false`);
}
