import { Game } from '../../engine/game.ts';
import type { Geometry } from '../../engine/geometry.ts';
import { makeSgf } from '../../engine/sgf.ts';
import type { Problem } from '../../lifedeath/problem.ts';
import type { ProblemRecord } from '../../lifedeath/problem-sgf.ts';
import { makeSolutionSgf } from '../../lifedeath/solution-sgf.ts';
import { countSolutionNodes, type Solution } from '../../lifedeath/solution-tree.ts';
import { needInt, quote } from '../arguments.ts';
import { cannotLoad, syntaxError } from '../error.ts';
import { ensureProblem } from '../finding.ts';
import { packProblem } from '../jobs/solve.ts';
import { type Limits, makeLimits, readLimits } from '../limits.ts';
import type { CommandSpec } from '../registry.ts';
import { needSavable, saveFile } from '../save-file.ts';
import { checkReplaced } from '../save-problem.ts';
import type { Session } from '../session.ts';
import { CHECK_SECONDS, describeReport, describeSummary } from '../solutions/check-report.ts';
import { MOST_DEPTH, MOST_WIDTH, TREE_SECONDS } from '../solutions/tree-limits.ts';
import { makeSolverArgs, needProblem } from '../solving.ts';
import { makeVertices } from '../vertices.ts';

/** Solutions in files. */
export const solution: readonly CommandSpec[] = [
  {
    name: 'gold-tree',
    usage: 'FILE [depth NUMBER] [width NUMBER] [time SECONDS] [nodes NUMBER] [overwrite]',
    help:
      'Writes the problem on the board with its whole solution to an SGF file: the right first moves with every answer that has to be met,\n' +
      'the wrong ones with their refutation. All of it is proved. Lines have up to depth moves (12), and in a position up to width\n' +
      'answers are shown (3). Answers with the status, the number of nodes in the tree, and its first moves; with status unknown if\n' +
      'nothing was proved within the limits, and then writes nothing. A file that exists is replaced only with overwrite.',
    // GoGui asks before a file is overwritten.
    analyze: ['string/Write Solution/gold-tree %w overwrite'],
    run: async ([file, ...words], context) => {
      if (file === undefined) throw syntaxError('a file name is missing');
      const { session } = context;
      const { given, depth, width, overwrite } = readTreeLimits(words);
      const limits = makePatientLimits(session, given, TREE_SECONDS);
      needSavable(file, { overwrite });
      if (overwrite) checkReplaced(file);
      await ensureProblem(context, session.game.toPlay);
      const problem = needProblem(session, session.game.toPlay);
      const result = await context.runJob('tree', {
        problem: packProblem(problem),
        ...makeSolverArgs(session, limits),
        ...(depth !== undefined && { depth }),
        ...(width !== undefined && { width }),
      });
      if (!result.ok) return 'status unknown\ntree_nodes 0';
      const { solution } = result;
      const tree = makeSolutionSgf(makeRecord(session, problem), solution);
      saveFile(file, makeSgf([tree]), { overwrite });
      return describeSolution(solution, problem.geometry);
    },
  },
  {
    name: 'gold-check',
    usage: 'FILE [time SECONDS] [nodes NUMBER]',
    help:
      'Checks the solutions in an SGF file or collection: is every answer that is marked right, is there no other, are wrong branches\n' +
      'wrong, is the problem legal, is it a ko where life or death is promised? Each problem gets a line with its number and ok,\n' +
      'wrong, doubtful, undecided or unmarked (no solution in the file), and a line for each finding. The limits are for each problem.',
    analyze: ['string/Check File/gold-check %r'],
    run: async ([file, ...words], context) => {
      if (file === undefined) throw syntaxError('a file name is missing');
      const { session } = context;
      const given = readLimits(words);
      if (given.has('depth') || given.has('breadth'))
        throw syntaxError('there is neither depth nor breadth here');
      const limits = makePatientLimits(session, given, CHECK_SECONDS);
      const result = await context.runJob('check', { file, ...makeSolverArgs(session, limits) });
      if (!result.ok) throw cannotLoad(result.reason);
      const lines = result.reports.flatMap((report) => describeReport(report));
      return [...lines, describeSummary(result.reports)].join('\n');
    },
  },
];

function describeSolution({ verdict, lines, complete, omitted }: Solution, geometry: Geometry): string {
  const list = (wanted: string) => lines.filter(({ mark }) => mark === wanted).map(({ move }) => move);
  return [
    `status ${verdict.status}`,
    `tree_nodes ${countSolutionNodes(lines)}`,
    `right ${makeVertices(list('right'), geometry)}`,
    `wrong ${makeVertices(list('wrong'), geometry)}`,
    `complete ${complete && omitted === 0}`,
  ].join('\n');
}

/** The limits of a question that may take long: so many seconds, unless another limit is set, or none is asked for with `time 0`. */
function makePatientLimits(session: Session, given: ReadonlyMap<string, number>, seconds: number): Limits {
  const limits = makeLimits(session, given);
  const isLimited = limits.seconds !== undefined || limits.nodes !== undefined || given.get('time') === 0;
  return isLimited ? limits : { ...limits, seconds };
}

/** `depth` and `width` are those of the tree; the rest limits the search. */
function readTreeLimits(words: readonly string[]) {
  const sizes = new Map<string, number>();
  const others: string[] = [];
  let overwrite = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === 'overwrite') overwrite = true;
    else if (word === 'depth' || word === 'width') sizes.set(word, needSize(word, words[++i]));
    else if (word === 'time' || word === 'nodes') others.push(word, ...words.slice(++i, i + 1));
    else throw syntaxError(`${quote(word)} is none of depth, width, time, nodes, overwrite`);
  }
  return { given: readLimits(others), depth: sizes.get('depth'), width: sizes.get('width'), overwrite };
}

function needSize(name: 'depth' | 'width', word: string | undefined): number {
  const most = name === 'depth' ? MOST_DEPTH : MOST_WIDTH;
  const value = needInt(word, `a number after ${name}`);
  if (value < 1 || value > most) throw syntaxError(`${name} must be a whole number from 1 to ${most}`);
  return value;
}

/** The problem on the board as a file has it: the position is the start, whatever moves have led to it. */
function makeRecord({ game, problem, parameters }: Session, posed: Problem): ProblemRecord {
  const { geometry, toPlay, keystones, koPoint, threats } = posed;
  const start = new Game(geometry, game.komi);
  start.setup(game.stones(), toPlay);
  return {
    game: start,
    keystones,
    region: problem.listRegion(game, toPlay),
    koPoint,
    threats,
    parameters: parameters.listFile(),
    // What a file says is said of its own position.
    ...(game.moves.length === 0 && problem.info),
  };
}
