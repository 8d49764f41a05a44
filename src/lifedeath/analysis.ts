import { PASS } from '../engine/geometry.ts';
import { DEFENDER } from './field.ts';
import type { Frame } from './frame.ts';
import type { Problem } from './problem.ts';
import { type ProblemMoveReport, REFUTED, RootView } from './root-view.ts';
import { type Inquiry, type SolveOptions, Solver } from './solver.ts';
import { findTurningPoint } from './turning-point.ts';
import type { Role } from './verdict.ts';

export interface AnalysisOptions extends Pick<SolveOptions, 'nodes' | 'time' | 'stopped' | 'maxThreats'> {
  /** The move that others speak for, as long as nothing is proved. */
  readonly preferred?: number;
  /** Called now and then while there is something new; what it is given makes a report when it is wanted. */
  readonly onLook?: (report: () => readonly ProblemMoveReport[], nodes: number) => void;
}

/**
 * Finds out what becomes of the keystones after each first move: who wins the problem first, which is what people want to see; then who
 * wins after every single move; then whether it is a ko, and how large. Returns what is known at the end or when a limit came.
 */
export function analyseProblem(
  problem: Problem,
  solver: Solver,
  options: AnalysisOptions = {},
): ProblemMoveReport[] {
  const inquiry = solver.inquire(problem, { ...options, watch: () => look() });
  const view = new RootView(inquiry, options.preferred);
  const look = () => options.onLook?.(() => view.report(), inquiry.nodes);
  // An attacker that has no move waits, and the defender lives.
  if (view.cells.length === 0) return [WAITING];
  if (inquiry.field.escaped) {
    for (const cell of view.cells) view.settle(cell, -inquiry.max, []);
    return view.report();
  }
  inquiry.glance();
  look();
  inquiry.winnerAtRoot();
  look();
  const winners = askEvery(inquiry, view, look);
  settleEvery(inquiry, view, winners, look);
  return view.report();
}

/** What a first look at a problem tells, while another search is at work on it. */
export function glanceAtProblem(problem: Problem): ProblemMoveReport[] {
  const inquiry = new Solver(GLANCE_MEGABYTES).inquire(problem, {});
  if (inquiry.field.escaped) return [];
  inquiry.glance();
  return new RootView(inquiry).report();
}

const GLANCE_MEGABYTES = 1;

const WAITING: ProblemMoveReport = {
  move: PASS,
  visits: 1,
  winRate: REFUTED,
  line: [PASS],
  status: 'alive',
  wins: false,
};

/** Who wins after each first move, with the threats of the problem; those of which a limit let nothing be known are left out. */
function askEvery(inquiry: Inquiry, view: RootView, look: () => void): Map<number, Role> {
  const winners = new Map<number, Role>();
  const child = inquiry.search.newFrame();
  for (const cell of view.cells) {
    child.make(labelled(inquiry), cell);
    const winner = child.keystones === 0 ? 'attacker' : inquiry.ask(child);
    if (winner) winners.set(cell, winner);
    look();
  }
  return winners;
}

/** The turning point after each first move. */
function settleEvery(
  inquiry: Inquiry,
  view: RootView,
  winners: ReadonlyMap<number, Role>,
  look: () => void,
): void {
  const { max, mover } = inquiry;
  const child = inquiry.search.newFrame();
  for (const cell of view.cells) {
    const winner = winners.get(cell);
    if (!winner) continue;
    const turn = findTurningPoint(max, (net) => {
      const root = labelled(inquiry, net);
      // A ko that is retaken by spending a threat cannot be where there is none.
      if (isBarred(root, cell)) return mover === DEFENDER ? 'attacker' : 'defender';
      child.make(root, cell);
      return child.keystones === 0 ? 'attacker' : inquiry.ask(child);
    });
    if (turn === undefined) continue;
    view.settle(cell, turn, inquiry.findLine([inquiry.pointOf(cell)], winner));
    look();
  }
}

/** The root with the threats of the problem, or with so many more for the defender than for the attacker, ready for a move. */
function labelled(inquiry: Inquiry, net?: number): Frame {
  const root = inquiry.setRoot(net);
  root.label();
  return root;
}

function isBarred({ toPlay, ko, field, defenderThreats, attackerThreats }: Frame, cell: number): boolean {
  const threats = toPlay === DEFENDER ? defenderThreats : attackerThreats;
  return cell === ko && cell !== field.size && threats === 0;
}
