/** How a problem went. */
export type Outcome = 'solved' | 'solved with help' | 'failed' | 'open';

/** Remembers how the problems of a set went. */
export class ScoreCard {
  private readonly outcomes = new Map<number, Outcome>();
  private readonly helped = new Set<number>();
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  get(problem: number): Outcome {
    return this.outcomes.get(problem) ?? 'open';
  }

  /** A hint was given. */
  noteHelp(problem: number): void {
    this.helped.add(problem);
  }

  noteFailed(problem: number): void {
    if (this.get(problem) === 'open') this.outcomes.set(problem, 'failed');
  }

  /** What went wrong once, or was told, is never solved without help any more. */
  noteSolved(problem: number): void {
    const before = this.get(problem);
    if (before === 'solved') return;
    const isAlone = before === 'open' && !this.helped.has(problem);
    this.outcomes.set(problem, isAlone ? 'solved' : 'solved with help');
  }

  /** The next problem from here on that is not solved, round to the first; undefined if all are. */
  findNext(from: number): number | undefined {
    for (let i = 0; i < this.size; i++) {
      const problem = (from + i) % this.size;
      const outcome = this.get(problem);
      if (outcome === 'open' || outcome === 'failed') return problem;
    }
    return undefined;
  }

  /** `3 of 12 solved, 2 at the first try and without help, 1 failed so far` */
  describe(): string {
    const all = [...this.outcomes.values()];
    const solved = all.filter((outcome) => outcome !== 'failed').length;
    const alone = all.filter((outcome) => outcome === 'solved').length;
    const failed = all.length - solved;
    const detail = solved > 0 ? `, ${alone} at the first try and without help` : '';
    return `${solved} of ${this.size} solved${detail}${failed > 0 ? `, ${failed} failed so far` : ''}`;
  }
}
