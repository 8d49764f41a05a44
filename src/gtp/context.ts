import { Abandoned } from './error.ts';
import { type Command, makeHead, makeLines } from './protocol.ts';
import type { Registry } from './registry.ts';
import type { Session } from './session.ts';
import type { Watch } from './watching.ts';
import type { JobArgs, JobName, JobResult, JobRunner } from './worker-host.ts';

/** What the loop lends to the commands it runs. */
export interface Surroundings {
  readonly session: Session;
  readonly registry: Registry;
  readonly worker: JobRunner;
  /** The output is a terminal that shows colours. */
  readonly colors: boolean;
  /** Writes to the output; false when the reader does not keep up. */
  output(text: string): boolean;
  /** Draws in front-ends that read standard error (see `live-graphics.ts`). */
  draw(text: string): void;
  /** Input is waiting, or there will never be any again. */
  isInputWaiting(): boolean;
  /** Ends the conversation after the answer. */
  quit(): void;
}

/** One command while it runs, and what its handler may use. */
export class Context {
  readonly command: Command;
  private readonly surroundings: Surroundings;
  private controller: AbortController | undefined;
  private hasBegun = false;
  private stopsAtInput = false;
  private abandonsJobs = false;
  /** Who looks at the searches of this command while they run. */
  watch: Watch | undefined;

  constructor(command: Command, surroundings: Surroundings) {
    this.command = command;
    this.surroundings = surroundings;
  }

  get session(): Session {
    return this.surroundings.session;
  }

  get registry(): Registry {
    return this.surroundings.registry;
  }

  /** Pictures may have colours. */
  get colors(): boolean {
    return this.surroundings.colors;
  }

  /**
   * Tells that the command should stop and answer with what it has: after `# interrupt`, SIGINT or `quit`, and
   * for an analysis after any line. Made when first asked for, since most commands are over before it could matter.
   */
  get signal(): AbortSignal {
    this.controller ??= new AbortController();
    return this.controller.signal;
  }

  /** Asks the command to stop. Without effect on one that never looks at the signal. */
  stop(): void {
    this.controller ??= new AbortController();
    this.controller.abort();
  }

  /**
   * Sends a part of the answer at once: begins the response if it has not begun, then adds these lines. What the
   * handler returns in the end becomes its last lines. False when the reader does not keep up, so that an analysis
   * can leave out an update.
   */
  write(text: string): boolean {
    const head = this.hasBegun ? '' : `${makeHead(true, this.command.id)}\n`;
    this.hasBegun = true;
    return this.surroundings.output(head + makeLines(text));
  }

  /** The answer has begun with `=` and can only go on: it is too late to say `?`. */
  get begun(): boolean {
    return this.hasBegun;
  }

  /** From now on any line of input stops this command; at once if one is waiting. This is how an analysis ends. */
  stopOnInput(): void {
    this.stopsAtInput = true;
    if (this.surroundings.isInputWaiting()) this.stop();
  }

  /**
   * The same, and the command ends at the very moment: its job is told to stop, but left behind, since a search may be in the middle of
   * something. `runJob` throws `Abandoned` then.
   */
  endOnInput(): void {
    this.abandonsJobs = true;
    this.stopOnInput();
  }

  /** Waits until the command is told to stop. */
  async untilStopped(): Promise<void> {
    const { signal } = this;
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  /** The loop tells of a line, or of the end of the input. */
  hearInput(): void {
    if (this.stopsAtInput) this.stop();
  }

  /** Runs a long job in the worker thread. It ends early when this command is told to stop. */
  async runJob<Name extends JobName>(
    name: Name,
    args: JobArgs<Name>,
    onProgress: (message: unknown) => void = () => {},
  ): Promise<JobResult<Name>> {
    const { signal, abandonsJobs } = this;
    if (abandonsJobs && signal.aborted) throw new Abandoned();
    const result = this.surroundings.worker.run(name, args, {
      signal,
      onProgress: (message) => {
        if (!abandonsJobs || !signal.aborted) onProgress(message);
      },
    });
    if (!abandonsJobs) return await result;
    const abandoned = this.untilStopped().then(() => {
      throw new Abandoned();
    });
    return await Promise.race([result, abandoned]);
  }

  /** A long job will come soon: makes the worker thread ready for it. */
  expectJob(): void {
    this.surroundings.worker.prepare();
  }

  /** Draws on the board of a front-end, while the command runs. */
  draw(text: string): void {
    this.surroundings.draw(text);
  }

  /** Ends the conversation once this command has been answered. */
  quit(): void {
    this.surroundings.quit();
  }
}
