import { Worker } from 'node:worker_threads';
import type { jobs } from './jobs.ts';
import { log } from './log.ts';
import type { JobMessage, JobRequest } from './worker-messages.ts';

type Jobs = typeof jobs;
export type JobName = keyof Jobs & string;
export type JobArgs<Name extends JobName> = Parameters<Jobs[Name]>[0];
export type JobResult<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>;

export interface RunOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (message: unknown) => void;
}

/** Whoever does the jobs. */
export interface JobRunner {
  /** Does a job, after the one before it, whose command may not have waited for its end. */
  run<Name extends JobName>(name: Name, args: JobArgs<Name>, options: RunOptions): Promise<JobResult<Name>>;
  /** Gets ready for jobs that will come soon: to start a thread takes a tenth of a second. */
  prepare(): void;
  close(): Promise<void>;
}

/** The job that is being done, as the host sees it. */
interface Pending extends RunOptions {
  readonly id: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A job that has been told to stop and goes on for this long is ended by force. */
const PATIENCE_MS = 5000;

/**
 * Runs one job at a time in a worker thread, so that this thread always listens. The thread is started by the
 * first job, not by the process, and started again after a crash.
 */
export class WorkerHost implements JobRunner {
  private worker: Worker | undefined;
  private pending: Pending | undefined;
  /** Resolves when the job that is being done has ended, one way or another. */
  private ended: Promise<void> = Promise.resolve();
  private lastId = 0;
  private readonly stopFlag = new Int32Array(new SharedArrayBuffer(4));
  private readonly url: URL;

  constructor(url: URL) {
    this.url = url;
  }

  async run<Name extends JobName>(
    name: Name,
    args: JobArgs<Name>,
    options: RunOptions,
  ): Promise<JobResult<Name>> {
    while (this.pending) await this.ended;
    const id = ++this.lastId;
    const { signal } = options;
    let patience: NodeJS.Timeout | undefined;
    const stop = () => {
      Atomics.store(this.stopFlag, 0, id);
      patience = setTimeout(() => this.lose(new Error('the job did not stop and was ended')), PATIENCE_MS);
    };
    const done = new Promise((resolve, reject) => {
      this.pending = { id, resolve, reject, ...options };
    });
    const end = () => {
      clearTimeout(patience);
      signal.removeEventListener('abort', stop);
    };
    this.ended = done.then(end, end);
    // The flag goes up before the job is sent, so that a command that was stopped early stops its job too.
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
    this.send({ id, name, args });
    return (await done) as JobResult<Name>;
  }

  prepare(): void {
    this.start();
  }

  /** Ends the thread for good. */
  async close(): Promise<void> {
    const { worker, pending } = this;
    this.worker = undefined;
    this.pending = undefined;
    await worker?.terminate();
    // A job that was left behind has nobody waiting for it but the timer that would end it.
    pending?.reject(new Error('the worker has been closed'));
  }

  private send(request: JobRequest): void {
    try {
      this.start().postMessage(request);
    } catch (error) {
      // The arguments cannot be copied to another thread: the thread is as good as before.
      const { pending } = this;
      this.pending = undefined;
      pending?.reject(error as Error);
    }
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    log.debug('starting the worker thread');
    // `stdout: true` keeps what a library may print in the worker out of the answers.
    const worker = new Worker(this.url, { workerData: this.stopFlag, stdout: true });
    worker.stdout.on('data', (text) => log.warn(`the worker printed: ${text}`));
    worker.on('message', (message: JobMessage) => this.hear(message));
    worker.on('error', (error: Error) => this.lose(error, worker));
    worker.on('exit', (code) => this.lose(new Error(`the worker ended with code ${code}`), worker));
    // The end of the process is the loop's to decide, which waits for the job that is running.
    worker.unref();
    this.worker = worker;
    return worker;
  }

  private hear(message: JobMessage): void {
    const { pending } = this;
    if (pending?.id !== message.id) return;
    if (message.kind === 'progress') {
      pending.onProgress(message.message);
      return;
    }
    this.pending = undefined;
    if (message.kind === 'result') {
      pending.resolve(message.result);
    } else {
      const error = new Error(message.message);
      error.stack = message.stack;
      pending.reject(error);
    }
  }

  /** The thread is gone or has to go: whoever waits hears of it, and the next job starts a fresh thread. */
  private lose(error: Error, worker = this.worker): void {
    // A thread that crashes says `error` and then `exit`; by then it may have a successor.
    if (worker !== this.worker) return;
    this.worker = undefined;
    void worker?.terminate();
    const { pending } = this;
    this.pending = undefined;
    pending?.reject(error);
  }
}
