import { check } from './jobs/check.ts';
import { find } from './jobs/find.ts';
import { generate } from './jobs/generate.ts';
import { idle } from './jobs/idle.ts';
import { judge } from './jobs/judge.ts';
import { play, ponder } from './jobs/play.ts';
import { judgeMove, progress } from './jobs/practise.ts';
import { analyse, choose, solve } from './jobs/solve.ts';
import { tree } from './jobs/tree.ts';

/** What a job may use while it runs in the worker thread. */
export interface JobContext {
  /** Someone wants the job to end now, with what it has. Cheap, but not free: ask every thousand nodes or so. */
  stopped(): boolean;
  /** Sends a message to the command that waits for the job. */
  progress(message: unknown): void;
}

/**
 * The work that is done in the worker thread, by name. A job is a function of its arguments and a JobContext; both
 * the arguments and the result are copied between the threads, so they are plain data. A new job is a line here,
 * and `context.runJob` knows its types.
 */
export const jobs = {
  idle,
  solve,
  choose,
  analyse,
  find,
  play,
  ponder,
  judge,
  tree,
  check,
  generate,
  judgeMove,
  progress,
};
