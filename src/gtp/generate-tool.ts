import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MAX_SIZE } from '../engine/geometry.ts';
import type { Wishes } from '../lifedeath/generate.ts';
import { KINDS } from '../lifedeath/generate-search.ts';
import { listPlaces, PLACES } from '../lifedeath/generate-sketch.ts';
import { parseRank } from '../lifedeath/rank.ts';
import type { GenerateResult } from './jobs/generate.ts';
import { saveFile } from './save-file.ts';
import { needWhole } from './tool-options.ts';
import { WorkerHost } from './worker-host.ts';

const USAGE =
  'usage: gold-gtp generate --count N -o DIR [--seed S] [--size N] [--kind live|kill|ko]\n' +
  '                         [--place corner|side|centre] [--level RANK[-RANK]] [--jobs N] [--overwrite]';

const HELP = `${USAGE}

Makes new life-and-death problems, Black to move. Each is proved, has one right
first move, an estimated rank and its whole solution; no two are alike, however
they are turned or coloured.

  --count N          how many
  -o, --output DIR   where to put them, a file each
  --seed S           another number makes other problems; 1 unless given. The same
                     options make the same problems, on any machine
  --size N           the board; 19 unless given
  --kind KIND        live, kill or ko: what Black can get; any unless given
  --place PLACE      corner, side or centre; any unless given
  --level RANK-RANK  from easiest to hardest, as in 15k-8k, or one rank; any
                     unless given. The fewer ranks, the longer it takes
  --jobs N           problems made at the same time; as many as there are cores
  --overwrite        replace files that exist

The exit code is 0 if all were made, 1 if not, 2 for wrong options.
`;

interface GenerateOptions {
  readonly count: number;
  readonly output: string;
  readonly seed: number;
  readonly jobs: number;
  readonly overwrite: boolean;
  readonly wishes: Wishes;
}

/** Runs `gold-gtp generate`. The exit code. */
export async function runGenerate(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    process.stdout.write(HELP);
    return 0;
  }
  if (typeof options === 'string') {
    process.stderr.write(`gold-gtp generate: ${options}\n${USAGE}\n`);
    return 2;
  }
  try {
    mkdirSync(options.output, { recursive: true });
    return await new Production(options).run();
  } catch (error) {
    process.stderr.write(`gold-gtp generate: ${(error as Error).message}\n`);
    return 1;
  }
}

/** How often a problem is tried with another seed, because it was like another or did not come to anything. */
const MOST_TRIES = 30;

/** A problem that has to be made. */
interface Order {
  readonly number: number;
  readonly attempt: number;
}

/**
 * Workers make problems in any order, but they are accepted in the order of their numbers: so which of two problems that are alike is
 * made anew does not depend on who was faster.
 */
class Production {
  private readonly options: GenerateOptions;
  private readonly orders: Order[];
  private readonly made = new Map<number, { order: Order; result: GenerateResult | undefined }>();
  private readonly likenesses = new Set<string>();
  /** The problem that is accepted next. */
  private next = 1;
  private missing = 0;
  private wake: () => void = () => {};

  constructor(options: GenerateOptions) {
    this.options = options;
    this.orders = Array.from({ length: options.count }, (_, i) => ({ number: i + 1, attempt: 0 }));
  }

  async run(): Promise<number> {
    const { jobs, count, output } = this.options;
    // The worker threads alone do not keep the process going.
    const alive = setInterval(() => {}, 1e6);
    try {
      await Promise.all(Array.from({ length: Math.min(jobs, count) }, () => this.work()));
    } finally {
      clearInterval(alive);
    }
    print(`${count - this.missing} problems in ${output}`);
    return this.missing === 0 ? 0 : 1;
  }

  /** One worker, until everything is accepted. */
  private async work(): Promise<void> {
    const host = new WorkerHost(new URL('./worker.js', import.meta.url));
    const { signal } = new AbortController();
    try {
      while (this.next <= this.options.count) {
        const order = this.orders.shift();
        if (order) {
          const args = { number: order.number, seed: this.seedOf(order), wishes: this.options.wishes };
          const result = await host.run('generate', args, { signal, onProgress: () => {} });
          this.made.set(order.number, { order, result });
          this.accept();
        } else {
          await new Promise<void>((resolve) => this.onChange(resolve));
        }
      }
    } finally {
      await host.close();
    }
  }

  private onChange(resolve: () => void): void {
    const before = this.wake;
    this.wake = () => {
      before();
      resolve();
    };
  }

  private accept(): void {
    for (let found = this.made.get(this.next); found; found = this.made.get(this.next)) {
      const { order, result } = found;
      this.made.delete(this.next);
      const isNew = result && !this.likenesses.has(result.likeness);
      if (!isNew && order.attempt + 1 < MOST_TRIES) {
        this.orders.unshift({ number: order.number, attempt: order.attempt + 1 });
        break;
      }
      if (isNew) this.save(order.number, result);
      else this.miss(order.number);
      this.next++;
    }
    const { wake } = this;
    this.wake = () => {};
    wake();
  }

  private save(number: number, result: GenerateResult): void {
    const { output, count, overwrite } = this.options;
    const { place, kind, rank, sgf, likeness } = result;
    const digits = `${number}`.padStart(`${count}`.length, '0');
    const file = join(output, `${place}-${kind}-${digits}.sgf`);
    saveFile(file, sgf, { overwrite });
    this.likenesses.add(likeness);
    print(`${file}: ${kind}, ${place}, ${rank}`);
  }

  private miss(number: number): void {
    this.missing++;
    process.stderr.write(`problem ${number}: none came up that is as wished for\n`);
  }

  /** Far apart for different numbers and attempts. */
  private seedOf({ number, attempt }: Order): number {
    return Math.imul(Math.imul(this.options.seed, 1000003) + number, 1000033) + attempt;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const SMALLEST = 9;
const ALL_RANKS = '30k-9d';

function readOptions(args: string[]): GenerateOptions | 'help' | string {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args,
      options: {
        count: text,
        output: { ...text, short: 'o' },
        seed: { ...text, default: '1' },
        size: { ...text, default: '19' },
        kind: text,
        place: text,
        level: { ...text, default: ALL_RANKS },
        jobs: { ...text, default: `${availableParallelism()}` },
        overwrite: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    if (values.count === undefined) return 'how many is missing: --count N';
    if (!values.output) return 'where to put them is missing: -o DIR';
    const size = needWhole('size', values.size, SMALLEST, MAX_SIZE);
    const kind = needOneOf('kind', values.kind, KINDS);
    const place = needOneOf('place', values.place, PLACES);
    if (place && !listPlaces(size).includes(place))
      return `a board of ${size} is too small for --place ${place}`;
    return {
      count: needWhole('count', values.count, 1),
      output: values.output,
      seed: needWhole('seed', values.seed, 0, 1e9),
      jobs: needWhole('jobs', values.jobs, 1, 256),
      overwrite: values.overwrite,
      wishes: { size, ...needLevel(values.level), ...(kind && { kind }), ...(place && { place }) },
    };
  } catch (error) {
    return (error as Error).message;
  }
}

function needOneOf<T extends string>(
  name: string,
  word: string | undefined,
  words: readonly T[],
): T | undefined {
  const found = words.find((each) => each === word);
  if (word !== undefined && !found) throw new Error(`--${name} must be ${words.join(', ')}, not '${word}'`);
  return found;
}

/** `15k-8k`, or a single rank. */
function needLevel(text: string): Pick<Wishes, 'easiest' | 'hardest'> {
  const [easiest, hardest = easiest, ...rest] = text.split('-').map(parseRank);
  if (easiest === undefined || hardest === undefined || rest.length > 0 || easiest > hardest)
    throw new Error(`--level must be like 15k-8k or 3k, the easiest first, not '${text}'`);
  return { easiest, hardest };
}
