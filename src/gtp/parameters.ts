import { MAX_SIZE } from '../engine/geometry.ts';
import { MAX_PLY } from '../lifedeath/heuristic-search.ts';
import { MAX_THREATS, USUAL_THREATS } from '../lifedeath/problem.ts';
import { quote } from './arguments.ts';
import { syntaxError } from './error.ts';
import { suggest } from './nearest.ts';

type Value = number | string;

interface Spec {
  readonly initial: Value;
  /** What the value may be, after "must be". */
  readonly range: string;
  /** The words to choose from, if these are all. */
  readonly words?: readonly string[];
  /** Undefined if the word is out of range. */
  parse(word: string): Value | undefined;
}

/** A whole number within bounds. */
function whole(initial: number, least: number, most: number): Spec {
  return {
    initial,
    range: `a whole number from ${least} to ${most}`,
    parse: (word) => {
      const value = /^\d+$/.test(word) ? Number(word) : Number.NaN;
      return value >= least && value <= most ? value : undefined;
    },
  };
}

/** Long enough for anybody, short enough for every timer. */
const MAX_SECONDS = 1e6;

const seconds: Spec = {
  initial: 0,
  range: `a number of seconds from 0 to ${MAX_SECONDS}`,
  parse: (word) => {
    const value = /^(\d+\.?\d*|\.\d+)$/.test(word) ? Number(word) : Number.NaN;
    return value <= MAX_SECONDS ? value : undefined;
  },
};

/** One of some words, the first of them at the start. */
function choice(...words: [string, ...string[]]): Spec {
  return {
    initial: words[0],
    range: words.join(' or '),
    words,
    parse: (word) => (words.includes(word) ? word : undefined),
  };
}

/** In the order in which they are shown. A Map, because a plain object would know a parameter `toString`. */
const SPECS: ReadonlyMap<string, Spec> = new Map([
  ['search', choice('exact', 'heuristic')],
  ['depth', whole(6, 0, MAX_PLY)],
  ['breadth', whole(8, 0, MAX_SIZE * MAX_SIZE)],
  ['iterative', choice('on', 'off')],
  ['time', seconds],
  ['nodes', whole(0, 0, 1e12)],
  ['memory', whole(256, 1, 4096)],
  ['max_threats', whole(USUAL_THREATS, 0, MAX_THREATS)],
  ['tree', choice('rave', 'ucb')],
  ['playouts', whole(0, 0, 1e9)],
  ['seed', whole(1, 0, 2 ** 31 - 1)],
  ['safe_weight', whole(4, 1, 100)],
  ['resign', whole(0, 0, 99)],
  ['scoring', choice('area', 'territory')],
  ['superko', choice('simple', 'positional', 'situational')],
  ['live_gfx', choice('off', 'on')],
]);

/** Those that a problem may bring with it. How much memory there is, is not for a file to say. */
const FILE_NAMES = ['depth', 'breadth', 'time', 'nodes', 'max_threats'];

export type NumberName =
  | 'depth'
  | 'breadth'
  | 'time'
  | 'nodes'
  | 'memory'
  | 'max_threats'
  | 'playouts'
  | 'seed'
  | 'safe_weight'
  | 'resign';

/** What steers the searches. What the user has set counts more than what a file says, and that more than the defaults. */
export class Parameters {
  private readonly user = new Map<string, Value>();
  private file: ReadonlyMap<string, Value> = new Map();

  /** All of them with their values, in order. */
  list(): [string, Value][] {
    return [...SPECS.keys()].map((name) => [name, this.get(name)]);
  }

  /** The words that a parameter can be, or undefined if it is something to be typed. */
  wordsOf(name: string): readonly string[] | undefined {
    return needSpec(name).words;
  }

  /** Throws a GtpError if there is no such parameter. */
  get(name: string): Value {
    return this.user.get(name) ?? this.file.get(name) ?? needSpec(name).initial;
  }

  number(name: NumberName): number {
    return this.get(name) as number;
  }

  /** What the user has set; undefined if nothing. */
  findUserValue(name: string): Value | undefined {
    return this.user.get(name);
  }

  /** Throws a GtpError if that cannot be. */
  set(name: string, word: string): void {
    this.user.set(name, parseParameter(name, word));
  }

  /** Takes what a file says, in the place of what the file before it said. */
  setFile(values: ReadonlyMap<string, Value>): void {
    this.file = values;
  }

  /** What the file says, as it is written. */
  listFile(): Map<string, string> {
    return new Map([...this.file].map(([name, value]) => [name, `${value}`]));
  }
}

/** The value that a word stands for; throws a GtpError if that cannot be. */
export function parseParameter(name: string, word: string): Value {
  const spec = needSpec(name);
  const value = spec.parse(word);
  if (value === undefined) throw syntaxError(explain(name, spec, word));
  return value;
}

/**
 * The parameters of a file, or the reason why they make no sense. Those that are of no use here are left alone: another
 * version may use them.
 */
export function parseFileParameters(words: ReadonlyMap<string, string>): Map<string, Value> | string {
  const values = new Map<string, Value>();
  for (const name of FILE_NAMES) {
    const word = words.get(name);
    if (word === undefined) continue;
    const spec = needSpec(name);
    const value = spec.parse(word);
    if (value === undefined) return explain(name, spec, word);
    values.set(name, value);
  }
  return values;
}

function explain(name: string, { range }: Spec, word: string): string {
  return `${name} must be ${range}, not ${quote(word)}`;
}

function needSpec(name: string): Spec {
  const spec = SPECS.get(name);
  if (spec) return spec;
  const names = [...SPECS.keys()];
  const meant = suggest(name, names);
  throw syntaxError(`unknown parameter ${quote(name)}${meant || `, there are ${names.join(', ')}`}`);
}
