import { mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeSgf, type SgfNode } from '../../engine/sgf.ts';
import { poseRecord } from '../../lifedeath/pose-record.ts';
import { copyUnknown, readProblem } from '../../lifedeath/problem-sgf.ts';
import { makeSolutionSgf } from '../../lifedeath/solution-sgf.ts';
import { buildSolution, countSolutionNodes, type SolutionOptions } from '../../lifedeath/solution-tree.ts';
import { Solver } from '../../lifedeath/solver.ts';
import { GtpError } from '../error.ts';
import { type FiledProblem, listProblemFiles, readProblemFile } from '../problem-files.ts';
import { saveFile } from '../save-file.ts';
import { needNumber, needWhole } from '../tool-options.ts';
import { makeVertices } from '../vertices.ts';
import { MOST_DEPTH, MOST_WIDTH, TREE_SECONDS } from './tree-limits.ts';

const USAGE =
  'usage: gold-gtp tree FILE|DIRECTORY… -o OUT [--depth N] [--width N] [--time S] [--nodes N] [--overwrite]';

const HELP = `${USAGE}

Writes problems with their whole solutions as SGF: the right first moves with
every answer that has to be met, the wrong ones with their refutation. All of
it is proved. Keystones and region that are not in a file are found.

  -o, --output OUT  the file to write; if it is a directory, or ends with a
                    slash, a file of the same name for each file read
  --depth N         moves in a line; 12 unless given
  --width N         answers shown in a position; 3 unless given
  --time S          seconds for a problem; ${TREE_SECONDS} unless given, 0 for no limit
  --nodes N         nodes of the search for a problem
  --memory N        megabytes for the search; 256 unless given
  --overwrite       replace files that exist

The exit code is 0 if every problem got its tree, 1 if not, 2 for wrong options.
`;

interface TreeOptions {
  readonly files: readonly string[];
  readonly output: string;
  readonly overwrite: boolean;
  readonly memory: number;
  readonly tree: SolutionOptions;
}

/** Runs `gold-gtp tree`. The exit code. */
export async function runTree(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    process.stdout.write(HELP);
    return 0;
  }
  if (typeof options === 'string') {
    process.stderr.write(`gold-gtp tree: ${options}\n${USAGE}\n`);
    return 2;
  }
  return new TreeWriter(options).run();
}

class TreeWriter {
  private readonly options: TreeOptions;
  private readonly solver: Solver;
  private failures = 0;

  constructor(options: TreeOptions) {
    this.options = options;
    this.solver = new Solver(options.memory);
  }

  run(): number {
    const { files, output } = this.options;
    const isFolder = output.endsWith('/') || statSync(output, { throwIfNoEntry: false })?.isDirectory();
    const all: SgfNode[] = [];
    for (const file of files.flatMap(listProblemFiles)) {
      const trees = this.solveFile(file);
      if (isFolder) this.save(join(output, basename(file)), trees);
      else all.push(...trees);
    }
    if (!isFolder) this.save(output, all);
    return this.failures === 0 ? 0 : 1;
  }

  private solveFile(file: string): SgfNode[] {
    const read = readProblemFile(file);
    if (read.ok)
      return read.problems.map((problem) => this.solve(problem)).filter((tree) => tree !== undefined);
    this.fail(file, read.reason);
    return [];
  }

  private solve(filed: FiledProblem): SgfNode | undefined {
    const place = filed.count > 1 ? `${filed.file} ${filed.number}` : filed.file;
    const read = readProblem(filed.tree);
    if (!read.ok) return this.fail(place, read.reason);
    const { time } = this.options.tree;
    const pose = poseRecord(read.record, this.solver, time === undefined ? {} : { time: time / 2 });
    if (!pose.ok) return this.fail(place, pose.reasons.join('; '));
    const { problem, record, found } = pose.posed;
    const result = buildSolution(problem, this.solver, this.options.tree);
    if (!result.ok) return this.fail(place, result.reason);
    const { solution } = result;
    const first = solution.lines.filter((line) => line.mark === 'right').map((line) => line.move);
    const words = [
      `${solution.verdict.status}, ${first.length > 0 ? makeVertices(first, problem.geometry) : 'no move wins'}`,
      `${countSolutionNodes(solution.lines)} nodes`,
      ...(found ? [`${found.what} found`] : []),
      ...(solution.complete ? [] : ['cut by the limits']),
    ];
    process.stdout.write(`${place}: ${words.join(', ')}\n`);
    const tree = makeSolutionSgf(record, solution);
    copyUnknown(filed.tree, tree);
    return tree;
  }

  private save(path: string, trees: readonly SgfNode[]): void {
    if (trees.length === 0) return;
    try {
      mkdirSync(dirname(path), { recursive: true });
      saveFile(path, makeSgf(trees), this.options);
    } catch (error) {
      this.fail(path, error instanceof GtpError ? error.message : (error as Error).message);
    }
  }

  private fail(place: string, reason: string): undefined {
    this.failures++;
    process.stderr.write(`${place}: ${reason}\n`);
  }
}

function readOptions(args: string[]): TreeOptions | 'help' | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        output: { type: 'string', short: 'o' },
        depth: { type: 'string' },
        width: { type: 'string' },
        time: { type: 'string', default: `${TREE_SECONDS}` },
        nodes: { type: 'string' },
        memory: { type: 'string', default: '256' },
        overwrite: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    if (positionals.length === 0) return 'a file is missing';
    if (!values.output) return 'where to write is missing: -o OUT';
    const time = needNumber('time', values.time);
    if (time < 0) return '--time must not be negative';
    const { depth, width, nodes } = values;
    return {
      files: positionals,
      output: values.output,
      overwrite: values.overwrite,
      memory: needWhole('memory', values.memory, 1, 4096),
      tree: {
        ...(depth !== undefined && { depth: needWhole('depth', depth, 1, MOST_DEPTH) }),
        ...(width !== undefined && { width: needWhole('width', width, 1, MOST_WIDTH) }),
        ...(time > 0 && { time }),
        ...(nodes !== undefined && { nodes: needWhole('nodes', nodes, 1, 1e12) }),
      },
    };
  } catch (error) {
    return (error as Error).message;
  }
}
