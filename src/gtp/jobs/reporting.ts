import type { Color } from '../../engine/color.ts';
import type { MoveReport } from '../../engine/move-report.ts';
import { reportMoves } from '../../engine/play/report.ts';
import type { Search } from '../../engine/play/search.ts';
import { glanceAtProblem } from '../../lifedeath/analysis.ts';
import { type ProblemMoveReport, RootView } from '../../lifedeath/root-view.ts';
import type { Inquiry } from '../../lifedeath/solver.ts';
import type { JobContext } from '../jobs.ts';

/** What a search thinks of the first moves, the best first: a message to the command that waits for it. */
export interface SearchReport {
  readonly kind: 'report';
  /** Positions or playouts so far. */
  readonly nodes: number;
  readonly moves: readonly (MoveReport & Partial<ProblemMoveReport>)[];
}

/** For jobs that can be watched. */
export interface WatchArgs {
  /** Milliseconds from one report to the next; none are wanted if it is left out. */
  readonly reportEvery?: number;
}

/** Sends reports of a search while it runs, the first one as soon as there is something to tell. */
export class Reporter {
  private readonly interval: number | undefined;
  private readonly progress: JobContext['progress'];
  private next = 0;
  /** The last that was offered, in case it was not the time for it. */
  private latest: (() => void) | undefined;
  private inquiry: Inquiry | undefined;
  private view: RootView | undefined;

  constructor({ reportEvery }: WatchArgs, { progress }: JobContext) {
    this.interval = reportEvery;
    this.progress = progress;
  }

  /** Sends what this function lists, if it is time for it and there is something. */
  offer(list: () => SearchReport['moves'], nodes: number): void {
    if (this.interval === undefined) return;
    this.latest = () => this.send(list(), nodes);
    if (performance.now() >= this.next) this.latest();
  }

  /** The search has ended: sends how things stand. */
  finish(): void {
    this.latest?.();
  }

  /** Sends a report whatever the time. */
  send(moves: SearchReport['moves'], nodes: number): void {
    if (this.interval === undefined || moves.length === 0) return;
    const report: SearchReport = { kind: 'report', nodes, moves };
    this.progress(report);
    this.next = performance.now() + this.interval;
  }

  /** For `SolveOptions.watch`; the points may have to be seen from another side. */
  readonly watchSolver = (inquiry: Inquiry, restore?: (point: number) => number): void => {
    this.offer(() => {
      if (this.inquiry !== inquiry) this.view = new RootView(inquiry);
      this.inquiry = inquiry;
      let moves = this.view!.report();
      // Something shall be seen before the search has got anywhere; it must not know that it is watched.
      if (moves.length === 0 && this.next === 0) moves = glanceAtProblem(inquiry.problem);
      if (!restore) return moves;
      return moves.map((each) => ({ ...each, move: restore(each.move), line: each.line.map(restore) }));
    }, inquiry.nodes);
  };

  /** For `SearchLimits.watch` of ordinary Go. */
  watchSearch(toPlay: Color): (search: Search) => void {
    return (search) => this.offer(() => reportMoves(search, toPlay), search.playouts);
  }
}
