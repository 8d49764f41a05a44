import type { Context } from '../context.ts';
import type { FiledProblem } from '../problem-files.ts';
import type { JobRunner } from '../worker-host.ts';
import { type FiledVerdict, type SolveLimits, solveFiled } from './filed-verdict.ts';

/** A problem, or a file that has none, with the reason. */
export type SolveItem = FiledProblem | UnreadableFile;

interface UnreadableFile {
  readonly file: string;
  readonly number: number;
  readonly error: string;
}

/** Solves many problems at once, each in one of several worker threads, and hands the verdicts out in the order of the problems. */
export class SolvePool {
  private readonly workers: readonly JobRunner[];
  private readonly limits: SolveLimits;
  private readonly running = new Set<Context>();
  private stopped = false;

  constructor(workers: readonly JobRunner[], limits: SolveLimits) {
    this.workers = workers;
    this.limits = limits;
  }

  /** `onVerdict` is called for one problem after the other, `onDone` whenever any is done. */
  async solve(
    items: readonly SolveItem[],
    onVerdict: (verdict: FiledVerdict) => void,
    onDone: () => void = () => {},
  ): Promise<void> {
    const verdicts = new Map<number, FiledVerdict>();
    let next = 0;
    let shown = 0;
    const work = async (worker: JobRunner) => {
      while (!this.stopped && next < items.length) {
        const index = next++;
        verdicts.set(index, await this.solveOne(items[index]!, worker));
        onDone();
        for (let verdict = verdicts.get(shown); verdict; verdict = verdicts.get(++shown)) {
          onVerdict(verdict);
          verdicts.delete(shown);
        }
      }
    };
    await Promise.all(this.workers.map(work));
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  /** Ends the searches that run with what they have, and begins no more. */
  stop(): void {
    this.stopped = true;
    for (const context of this.running) context.stop();
  }

  private async solveOne(item: SolveItem, worker: JobRunner): Promise<FiledVerdict> {
    if ('error' in item) return item;
    let current: Context | undefined;
    const verdict = await solveFiled(item, worker, this.limits, (context) => {
      current = context;
      this.running.add(context);
    });
    if (current) this.running.delete(current);
    return verdict;
  }
}
