import { parseArgs } from 'node:util';
import { readNumber } from './read-number.ts';

export interface CorpusOptions {
  readonly file: string;
  /** Number of the first problem, from 1. */
  readonly from: number;
  /** Every so many problems one is taken. */
  readonly every: number;
  /** Problems at most. */
  readonly count: number;
  /** Seconds for each problem. */
  readonly time: number;
  /** Where the failures are drawn; on the screen if absent. */
  readonly failures: string | undefined;
  /** To what file the answers are appended, a JSON object a line; to none if absent. */
  readonly answers: string | undefined;
  /** To what file all that was known when a move was chosen is appended, for `choices`; to none if absent. */
  readonly records: string | undefined;
}

export const CORPUS_USAGE = `npm run bench -- corpus FILE [options]
  FILE              problems, one JSON object a line: id, size, black, white, to_move, right, wrong, rank
  --from N          number of the first problem (1)
  --every N         take one problem of so many (1)
  --count N         problems at most (all)
  --time S          seconds for each problem (5)
  --failures FILE   draw the failures there instead of on the screen
  --answers FILE    append every answer to it, one JSON object a line
  --records FILE    append what was known when the moves were chosen, for choices`;

/** The options, or what is wrong with them. */
export function parseCorpusOptions(args: string[]): CorpusOptions | string {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: text,
        every: text,
        count: text,
        time: text,
        failures: text,
        answers: text,
        records: text,
      },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return 'one file is needed';
    return {
      file,
      from: readNumber('from', values.from, 1, 1, 1e6),
      every: readNumber('every', values.every, 1, 1, 1e6),
      count: readNumber('count', values.count, 1e6, 1, 1e6),
      time: readNumber('time', values.time, 5, 0.001, 1e6),
      failures: values.failures,
      answers: values.answers,
      records: values.records,
    };
  } catch (error) {
    return (error as Error).message;
  }
}
