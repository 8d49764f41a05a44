import type { SolveOptions } from './solver.ts';

/** This part of the limits is set aside for games that are played out, but no more than so much, in milliseconds and in nodes. */
const SHARE = 0.2;
const MOST_TIME = 2000;
const MOST_NODES = 1_200_000;

/** What a search over several questions may take, and how much of it is left. */
export class Allowance {
  /** Nodes that were spent so far. */
  spent = 0;
  private readonly deadline: number;
  private readonly nodes: number;
  private readonly stopped: () => boolean;
  private readonly timeAside: number;
  private readonly nodesAside: number;

  constructor({
    time = Number.POSITIVE_INFINITY,
    nodes = Number.POSITIVE_INFINITY,
    stopped,
  }: Pick<SolveOptions, 'time' | 'nodes' | 'stopped'>) {
    this.deadline = performance.now() + 1000 * time;
    this.nodes = nodes;
    this.stopped = stopped ?? (() => false);
    this.timeAside = Math.min(SHARE * 1000 * time, MOST_TIME);
    this.nodesAside = Math.min(SHARE * nodes, MOST_NODES);
  }

  /** Is nothing left? If something is to be set aside, nothing but that. */
  isOut(isSaving: boolean): boolean {
    const { time, nodes } = this.left(isSaving);
    return nodes <= 0 || time <= 0 || this.stopped();
  }

  /** What is left, as limits of a question: all, or without what is set aside. */
  left(isSaving: boolean): Required<Pick<SolveOptions, 'time' | 'nodes' | 'stopped'>> {
    const until = this.deadline - (isSaving ? this.timeAside : 0);
    return {
      time: (until - performance.now()) / 1000,
      nodes: this.nodes - this.spent - (isSaving ? this.nodesAside : 0),
      stopped: this.stopped,
    };
  }
}
