/**
 * Checks the solution that an SGF tree gives to its problem: `checkSolution(tree, solver, limits)`.
 *
 * Whatever it calls wrong is shown: the set-up or a move is illegal, or the solver has proved another result. In a problem that had to
 * be found on the board nothing is called wrong but what is illegal; the rest is a doubt, since the author may have meant another
 * group or a wider region. How the marks of a tree and the words of a text are read is told in marked-solution.ts and problem-words.ts.
 */
import { makeVertex } from '../engine/geometry.ts';
import type { SgfNode } from '../engine/sgf.ts';
import { type Finding, Findings } from './check-findings.ts';
import { checkStones, checkText } from './check-setup.ts';
import { TreeCheck } from './check-tree.ts';
import { type MarkedSolution, readMarkedSolution } from './marked-solution.ts';
import { type PosedRecord, poseRecord } from './pose-record.ts';
import { type ProblemRecord, readProblem } from './problem-sgf.ts';
import type { Solver } from './solver.ts';
import { type ResultLimits, StateResults } from './state-results.ts';
import { TreeWalk } from './tree-walk.ts';
import type { Verdict } from './verdict.ts';

/**
 * `ok`: every question was answered, and nothing is wrong. `undecided`: not every question was answered. `unmarked`: there are no moves in
 * the tree to check.
 */
export type CheckStatus = 'ok' | 'wrong' | 'doubtful' | 'undecided' | 'unmarked';

/** Plain data. */
export interface CheckReport {
  readonly status: CheckStatus;
  readonly name?: string;
  readonly findings: readonly Finding[];
  /** What there is to know beside: what was found or assumed. */
  readonly notes: readonly string[];
  /** Of the problem, where it was proved. */
  readonly verdict?: Pick<Verdict, 'status' | 'threats'>;
  /** The best first moves, and those that the tree calls right, as vertices. */
  readonly best: readonly string[];
  readonly marked: readonly string[];
}

export function checkSolution(tree: SgfNode, solver: Solver, limits: ResultLimits = {}): CheckReport {
  const findings = new Findings();
  const read = readProblem(tree);
  if (!read.ok) {
    findings.addIllegal('illegal', read.reason);
    return makeReport(findings);
  }
  const { record } = read;
  for (const note of read.notes) findings.note(note);
  checkStones(tree, record.game.geometry, findings);
  const solution = readMarkedSolution(tree, record.game.geometry);
  const { time } = limits;
  const pose = poseRecord(record, solver, { ...limits, ...(time !== undefined && { time: time / 2 }) });
  if (pose.ok) return checkPosed(tree, pose.posed, solution, solver, limits, findings);
  refusePose(record, pose.reasons, solution, findings);
  return makeReport(findings, record, solution);
}

/** Where the file tells all, it has no problem; where it had to be found, nobody knows. */
function refusePose(
  { keystones, region }: ProblemRecord,
  reasons: readonly string[],
  solution: MarkedSolution | undefined,
  findings: Findings,
): void {
  if (keystones.length > 0 && region.length > 0) {
    findings.addIllegal('illegal', reasons.join('; '));
    return;
  }
  findings.note(`no problem was found: ${reasons.join('; ')}`);
  findings.isUndecided = solution !== undefined;
}

function checkPosed(
  tree: SgfNode,
  { problem, record, found }: PosedRecord,
  solution: MarkedSolution | undefined,
  solver: Solver,
  limits: ResultLimits,
  findings: Findings,
): CheckReport {
  if (found) {
    findings.isFound = true;
    findings.note(`${found.what} found on the board (${found.certainty}): all this holds in that region`);
  }
  const results = new StateResults(problem, solver, limits);
  const verdict = results.askAll(results.root);
  if (solution) {
    if (verdict) checkText(tree, problem, verdict, solution, findings);
    new TreeCheck(new TreeWalk(problem, results, verdict), solution, findings).run();
    if (results.exhausted) findings.isUndecided = true;
  }
  return makeReport(findings, record, solution, verdict);
}

function makeReport(
  { list, notes, isUndecided }: Findings,
  record?: ProblemRecord,
  solution?: MarkedSolution,
  verdict?: Verdict,
): CheckReport {
  const isWrong = list.some(({ severity }) => severity === 'wrong');
  const open = isUndecided ? 'undecided' : solution ? 'ok' : 'unmarked';
  const right = solution?.firstMoves.filter(({ mark }) => mark === 'right') ?? [];
  const vertices = (moves: readonly (number | undefined)[]) =>
    moves.filter((move) => move !== undefined).map((move) => makeVertex(move, record!.game.geometry));
  return {
    status: isWrong ? 'wrong' : list.length > 0 ? 'doubtful' : open,
    ...(record?.name && { name: record.name }),
    findings: list.map((finding) => ({ ...finding, text: finding.text.trim() })),
    notes,
    ...(verdict && {
      verdict: { status: verdict.status, ...(verdict.threats && { threats: verdict.threats }) },
    }),
    best: vertices(verdict?.moves ?? []),
    marked: vertices(right.map(({ move }) => move)),
  };
}
