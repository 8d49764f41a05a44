/** Entry of the worker thread: does the jobs that the host sends, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { type JobContext, jobs } from './jobs.ts';
import type { JobMessage, JobRequest } from './worker-messages.ts';

type AnyJob = (args: never, context: JobContext) => unknown;

const port = parentPort!;
const table = new Map<string, AnyJob>(Object.entries(jobs));
/** Element 0 holds the id of the job that should stop. An id, not a boolean: nothing has to be reset. */
const stopFlag = workerData as Int32Array;

port.on('message', async ({ id, name, args }: JobRequest) => {
  const send = (message: JobMessage) => port.postMessage(message);
  const context: JobContext = {
    stopped: () => Atomics.load(stopFlag, 0) === id,
    progress: (message) => send({ kind: 'progress', id, message }),
  };
  try {
    const job = table.get(name);
    if (!job) throw new Error(`there is no job ${name}`);
    send({ kind: 'result', id, result: await job(args as never, context) });
  } catch (error) {
    const { message, stack = '' } = error as Error;
    send({ kind: 'error', id, message, stack });
  }
});
