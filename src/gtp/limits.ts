import type { Color } from '../engine/color.ts';
import { quote } from './arguments.ts';
import { findTimeLeft, shareTime } from './clock.ts';
import { syntaxError } from './error.ts';
import { notThereYet, parseParameter } from './parameters.ts';
import type { Session } from './session.ts';

/** How far a search may go; what is left out is not limited. */
export interface Limits {
  readonly seconds?: number;
  readonly nodes?: number;
}

/** A front-end may have no way to stop `genmove`, so a move is never thought about for ever. */
const MOVE_SECONDS = 30;

/** Reads `time S` and `nodes N` in any order; other words go to `readWord`, which tells whether it knows them. */
export function readLimits(
  words: readonly string[],
  readWord: (word: string) => boolean = () => false,
): Map<string, number> {
  const limits = new Map<string, number>();
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (readWord(word)) continue;
    if (!LIMITS.includes(word)) throw syntaxError(`${quote(word)} is neither time nor nodes`);
    const value = words[++i];
    if (value === undefined) throw syntaxError(`a number after ${word} is missing`);
    if (word === 'depth' || word === 'breadth') throw refuseHeuristic(word, value);
    limits.set(word, parseParameter(word, value) as number);
  }
  return limits;
}

const LIMITS = ['time', 'nodes', 'depth', 'breadth'];

function refuseHeuristic(word: string, value: string) {
  return /^\d+$/.test(value) ? notThereYet(word) : syntaxError(`${quote(value)} is not a ${word}`);
}

/** The limits of a question: those given with the command, else the parameters. Zero means none. */
export function makeLimits({ parameters }: Session, given: ReadonlyMap<string, number>): Limits {
  const seconds = given.get('time') ?? parameters.number('time');
  const nodes = given.get('nodes') ?? parameters.number('nodes');
  return { ...(seconds > 0 && { seconds }), ...(nodes > 0 && { nodes }) };
}

/** The limits of a move to be played: the same, but there is always one of time, and the clock of the game counts. */
export function makeMoveLimits(session: Session, color: Color, given: ReadonlyMap<string, number>): Limits {
  const { seconds = MOVE_SECONDS, nodes } = makeLimits(session, given);
  const clock = given.has('time') ? Number.POSITIVE_INFINITY : countClockSeconds(session, color);
  return { seconds: Math.min(seconds, clock), ...(nodes && { nodes }) };
}

/** What the clock of the game leaves for this move. */
export function countClockSeconds(session: Session, color: Color): number {
  const left = findTimeLeft(session, color);
  const { game } = session;
  return left
    ? shareTime(session, left, game.geometry.points.length - game.stones().size)
    : Number.POSITIVE_INFINITY;
}

/** The same limits for each of two questions, which together keep within the whole. */
export function halve({ seconds, nodes }: Limits): Limits {
  return { ...(seconds && { seconds: seconds / 2 }), ...(nodes && { nodes: Math.ceil(nodes / 2) }) };
}
