import { parseArgs } from 'node:util';
import { checkSolution } from '../../lifedeath/check-solution.ts';
import { Solver } from '../../lifedeath/solver.ts';
import type { ResultLimits } from '../../lifedeath/state-results.ts';
import { listProblemFiles, readProblemFile } from '../problem-files.ts';
import { needNumber, needWhole } from '../tool-options.ts';
import {
  CHECK_SECONDS,
  countStatuses,
  describeDetails,
  describeHead,
  describeSummary,
  type ProblemReport,
} from './check-report.ts';

const USAGE = 'usage: gold-gtp check FILE|DIRECTORY… [--json] [--time S] [--nodes N] [--memory N]';

const HELP = `${USAGE}

Checks the solutions in SGF files: is every answer that is marked right, is
there no other, are wrong branches wrong, is the problem legal, is it a ko where
life or death is promised? Keystones and region that are not in a file are
found; then nothing is called wrong that could be meant otherwise, only
doubtful.

  --json      the report as JSON
  --time S    seconds for a problem; ${CHECK_SECONDS} unless given, 0 for no limit
  --nodes N   nodes of the search for each problem
  --memory N  megabytes for the search; 256 unless given

The exit code is 1 if something is wrong or a file cannot be read, else 0; 2 for
wrong options.
`;

interface CheckOptions {
  readonly files: readonly string[];
  readonly json: boolean;
  readonly memory: number;
  readonly limits: ResultLimits;
}

interface FiledReport extends ProblemReport {
  readonly file: string;
}

interface Unreadable {
  readonly file: string;
  readonly reason: string;
}

/** Runs `gold-gtp check`. The exit code. */
export async function runCheck(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    process.stdout.write(HELP);
    return 0;
  }
  if (typeof options === 'string') {
    process.stderr.write(`gold-gtp check: ${options}\n${USAGE}\n`);
    return 2;
  }
  const { json } = options;
  const reports: FiledReport[] = [];
  const unreadable: Unreadable[] = [];
  for (const report of checkAll(options)) {
    if ('reason' in report) unreadable.push(report);
    else reports.push(report);
    if (!json) print(report);
  }
  if (json) process.stdout.write(`${makeJson(reports, unreadable)}\n`);
  else process.stdout.write(`${describeSummary(reports)} unreadable ${unreadable.length}\n`);
  return unreadable.length > 0 || reports.some(({ status }) => status === 'wrong') ? 1 : 0;
}

function* checkAll({ files, memory, limits }: CheckOptions): Generator<FiledReport | Unreadable> {
  const solver = new Solver(memory);
  for (const file of files.flatMap(listProblemFiles)) {
    const read = readProblemFile(file);
    if (!read.ok) {
      yield { file, reason: read.reason };
      continue;
    }
    for (const { number, count, tree } of read.problems)
      yield { file, number, count, ...checkSolution(tree, solver, limits) };
  }
}

function print(report: FiledReport | Unreadable): void {
  if ('reason' in report) {
    process.stdout.write(`${report.file}: unreadable: ${report.reason}\n`);
    return;
  }
  const place = report.count > 1 ? `${report.file} ${report.number}` : report.file;
  const details = describeDetails(report).map((line) => `  ${line}\n`);
  process.stdout.write(`${place}: ${describeHead(report)}\n${details.join('')}`);
}

function makeJson(problems: readonly FiledReport[], unreadable: readonly Unreadable[]): string {
  const counts = { problems: problems.length, ...countStatuses(problems), unreadable: unreadable.length };
  return JSON.stringify({ problems, unreadable, summary: counts }, undefined, 2);
}

function readOptions(args: string[]): CheckOptions | 'help' | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        time: { type: 'string', default: `${CHECK_SECONDS}` },
        nodes: { type: 'string' },
        memory: { type: 'string', default: '256' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    if (positionals.length === 0) return 'a file is missing';
    const time = needNumber('time', values.time);
    if (time < 0) return '--time must not be negative';
    const { nodes } = values;
    return {
      files: positionals,
      json: values.json,
      memory: needWhole('memory', values.memory, 1, 4096),
      limits: {
        ...(time > 0 && { time }),
        ...(nodes !== undefined && { nodes: needWhole('nodes', nodes, 1, 1e12) }),
      },
    };
  } catch (error) {
    return (error as Error).message;
  }
}
