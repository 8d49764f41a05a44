import type { Color } from '../engine/color.ts';
import type { HeuristicSettings } from '../lifedeath/heuristic-search.ts';
import { quote } from './arguments.ts';
import { findTimeLeft, shareTime } from './clock.ts';
import { syntaxError } from './error.ts';
import { type NumberName, parseParameter } from './parameters.ts';
import type { Session } from './session.ts';

/** How far a search may go; what is left out is not limited. */
export interface Limits {
  readonly seconds?: number;
  readonly nodes?: number;
  /** Search heuristically, like this; else exactly. */
  readonly heuristic?: HeuristicSettings;
}

/** A front-end may have no way to stop `genmove`, so a move is never thought about for ever. */
const MOVE_SECONDS = 30;

/** Reads `time S`, `nodes N`, `depth N` and `breadth N` in any order; other words go to `readWord`, which tells whether it knows them. */
export function readLimits(
  words: readonly string[],
  readWord: (word: string) => boolean = () => false,
): Map<string, number> {
  const limits = new Map<string, number>();
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (readWord(word)) continue;
    if (!LIMITS.includes(word)) throw syntaxError(`${quote(word)} is none of ${LIMITS.join(', ')}`);
    const value = words[++i];
    if (value === undefined) throw syntaxError(`a number after ${word} is missing`);
    limits.set(word, parseParameter(word, value) as number);
  }
  return limits;
}

const LIMITS = ['time', 'nodes', 'depth', 'breadth'];

/**
 * The limits of a question: those given with the command, else the parameters. Zero means none. A depth or a breadth asks for the
 * heuristic search, which is the one that has them.
 */
export function makeLimits({ parameters }: Session, given: ReadonlyMap<string, number>): Limits {
  const number = (name: NumberName) => given.get(name) ?? parameters.number(name);
  const seconds = number('time');
  const nodes = number('nodes');
  const isHeuristic = given.has('depth') || given.has('breadth') || parameters.get('search') === 'heuristic';
  const iterative = parameters.get('iterative') === 'on';
  return {
    ...(seconds > 0 && { seconds }),
    ...(nodes > 0 && { nodes }),
    ...(isHeuristic && { heuristic: { depth: number('depth'), breadth: number('breadth'), iterative } }),
  };
}

/** The limits of a move to be played: the same, but there is always one of time, and the clock of the game counts. */
export function makeMoveLimits(session: Session, color: Color, given: ReadonlyMap<string, number>): Limits {
  const { seconds = MOVE_SECONDS, ...others } = makeLimits(session, given);
  const clock = given.has('time') ? Number.POSITIVE_INFINITY : countClockSeconds(session, color);
  return { ...others, seconds: Math.min(seconds, clock) };
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
export function halve({ seconds, nodes, ...others }: Limits): Limits {
  return {
    ...others,
    ...(seconds && { seconds: seconds / 2 }),
    ...(nodes && { nodes: Math.ceil(nodes / 2) }),
  };
}
