import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { listProblemFiles, readProblemFile } from '../problem-files.ts';
import { needNumber, needWhole } from '../tool-options.ts';
import { WorkerHost } from '../worker-host.ts';
import type { FiledVerdict, SolveLimits } from './filed-verdict.ts';
import { ProgressBar } from './progress-bar.ts';
import { type SolveItem, SolvePool } from './solve-pool.ts';
import { describeSummary, describeVerdict, isAllWell, summarize } from './solve-report.ts';

const USAGE = 'usage: gold-gtp solve FILE|DIRECTORY… [--time S] [--nodes N] [--jobs N] [--memory N] [--json]';

/** Seconds for a problem unless given. */
const SECONDS = 10;
/** Megabytes for all searches together unless given, and for one at most. */
const ALL_MEMORY = 1024;
const MOST_MEMORY = 256;

const HELP = `${USAGE}

Solves every problem in SGF files, collections and directories, several at once,
and prints a line for each in the order of the files: the status for the side to
move, every winning first move, the effort. Keystones and region that are not in
a file are found. Where the tree of a file says which first moves are right (by
RIGHT in comments, by TE and BM, else the first branch), the line says whether
they are.

  --time S    seconds for a problem; ${SECONDS} unless given, 0 for no limit
  --nodes N   nodes of the search for a problem
  --jobs N    problems at once; as many as there are processors unless given
  --memory N  megabytes for each search; a part of ${ALL_MEMORY} unless given
  --json      a JSON object a line for each problem, then one with the summary

The exit code is for scripts:
  0  every problem was proved, and every answer in the files agrees
  1  a limit came before a proof, an answer differs, a file cannot be read, or
     there was no problem at all
  2  wrong options
Ctrl-C ends the searches that run and prints what is known by then.
`;

interface SolveToolOptions {
  readonly files: readonly string[];
  readonly json: boolean;
  readonly jobs: number;
  readonly limits: SolveLimits;
}

/** Runs `gold-gtp solve`. The exit code. */
export async function runSolve(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    process.stdout.write(HELP);
    return 0;
  }
  if (typeof options === 'string') {
    process.stderr.write(`gold-gtp solve: ${options}\n${USAGE}\n`);
    return 2;
  }
  return await solveAll(options);
}

async function solveAll({ files, json, jobs, limits }: SolveToolOptions): Promise<number> {
  const start = performance.now();
  const items = files.flatMap(listProblemFiles).flatMap(readItems);
  const counts = new Map(items.map((item) => [item.file, 'count' in item ? item.count : 1]));
  const bar = new ProgressBar(process.stderr, items.length);
  const all: FiledVerdict[] = [];
  const print = (verdict: FiledVerdict) => {
    all.push(verdict);
    bar.clear();
    const line = json ? JSON.stringify(verdict) : describeVerdict(verdict, counts.get(verdict.file) ?? 1);
    process.stdout.write(`${line}\n`);
    bar.draw();
  };
  const width = Math.max(1, Math.min(jobs, items.length));
  const workers = Array.from(
    { length: width },
    () => new WorkerHost(new URL('./worker.js', import.meta.url)),
  );
  const pool = new SolvePool(workers, limits);
  const stop = () => pool.stop();
  process.once('SIGINT', stop);
  bar.draw();
  await pool.solve(items, print, () => bar.advance());
  process.off('SIGINT', stop);
  bar.clear();
  const summary = summarize(all, (performance.now() - start) / 1000);
  process.stdout.write(`${json ? JSON.stringify({ summary }) : describeSummary(summary, width)}\n`);
  const isInterrupted = all.length < items.length;
  return isAllWell(all) && !isInterrupted ? 0 : 1;
}

function readItems(file: string): SolveItem[] {
  const read = readProblemFile(file);
  return read.ok ? [...read.problems] : [{ file, number: 1, error: read.reason }];
}

function readOptions(args: string[]): SolveToolOptions | 'help' | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        time: { type: 'string', default: `${SECONDS}` },
        nodes: { type: 'string' },
        jobs: { type: 'string', short: 'j' },
        memory: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    if (positionals.length === 0) return 'a file is missing';
    const time = needNumber('time', values.time);
    if (time < 0) return '--time must not be negative';
    const { nodes, jobs, memory } = values;
    const count = jobs === undefined ? availableParallelism() : needWhole('jobs', jobs, 1, 256);
    const share = Math.max(1, Math.min(MOST_MEMORY, Math.floor(ALL_MEMORY / count)));
    return {
      files: positionals,
      json: values.json,
      jobs: count,
      limits: {
        time,
        nodes: nodes === undefined ? 0 : needWhole('nodes', nodes, 1, 1e12),
        memory: memory === undefined ? share : needWhole('memory', memory, 1, 4096),
      },
    };
  } catch (error) {
    return (error as Error).message;
  }
}
