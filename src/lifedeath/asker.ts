import { Allowance } from './allowance.ts';
import { PlainRules } from './plain-rules.ts';
import type { Problem } from './problem.ts';
import { type SolveOptions, Solver } from './solver.ts';
import type { Verdict } from './verdict.ts';

export type ExploreOptions = Pick<SolveOptions, 'time' | 'nodes' | 'stopped' | 'watch'>;

/** For groups other than the heaviest, and for what is asked aside. The table takes what it needs of it. */
const SECOND_MEGABYTES = 32;

/** Puts one problem after the other to solvers that remember different ones, within the limits that all share. */
export class Asker {
  readonly allowance: Allowance;
  /** Is a part of the limits to be kept for games that are played out? */
  isSaving: () => boolean = () => false;
  /** For the heaviest group: one for the problem that is being looked at, and one that knows the last problem that was solved. */
  private solver: Solver;
  private mentor: Solver;
  private hasMentor = false;
  /** For other groups, and what is asked aside. */
  private readonly second = new Solver(SECOND_MEGABYTES);
  /** The one that is asked now. */
  private asked: Solver;
  private readonly watch: NonNullable<ExploreOptions['watch']>;

  constructor(solver: Solver, options: ExploreOptions) {
    this.solver = solver;
    this.mentor = new Solver(solver.memory);
    this.asked = solver;
    this.allowance = new Allowance(options);
    this.watch = options.watch ?? (() => {});
  }

  /** Nodes so far. */
  get nodes(): number {
    return this.allowance.spent;
  }

  /** Is nothing left but what is to be kept? */
  get isOut(): boolean {
    return this.allowance.isOut(this.isSaving());
  }

  /** Who wins, and if asked by which moves, within so many nodes? */
  ask(problem: Problem, nodes: number, maxThreats: number, allMoves = false): Verdict {
    const left = this.allowance.left(this.isSaving());
    const verdict = this.asked.solve(problem, {
      ...left,
      watch: this.watch,
      maxThreats,
      allMoves,
      kind: false,
      ...(this.hasMentor && this.asked === this.solver && { mentor: this.mentor }),
      nodes: Math.min(nodes, left.nodes),
    });
    this.allowance.spent += verdict.nodes;
    return verdict;
  }

  /** What comes of a move; undefined if it captures all. Nothing is known of one that cannot be played here. */
  askAfter(problem: Problem, move: number, nodes: number, threats: number): Verdict | undefined {
    const rules = new PlainRules(problem);
    const after = rules.play(rules.root, move);
    if (!after) return { ...this.ask(problem, 0, threats), proved: false };
    return after.keystones.length > 0 ? this.ask(after, nodes, threats) : undefined;
  }

  /**
   * What is known of the problem just solved is kept for the next one. Only where the first move counts: what a defender has lost whoever moves, it must get in
   * other ways further out.
   */
  changeMentor(): void {
    if (this.asked !== this.solver) return;
    this.solver = this.mentor;
    this.mentor = this.asked;
    this.asked = this.solver;
    this.hasMentor = true;
  }

  /** The heaviest group has a solver to itself, so that what is known of it is not forgotten for the sake of others. */
  turnTo(isHeaviest: boolean): void {
    this.asked = isHeaviest ? this.solver : this.second;
  }

  /** What is asked aside must not make the solver forget what it knows of a problem that it has not come to an end with. */
  turnAside(problem: Problem): void {
    const knows = [this.solver, this.mentor].find((solver) => solver.remembers(problem));
    this.asked = knows ?? this.second;
  }
}
