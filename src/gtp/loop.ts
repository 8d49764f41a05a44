import type { Readable, Writable } from 'node:stream';
import { Context, type Surroundings } from './context.ts';
import { GtpError, syntaxError } from './error.ts';
import { type Line, LineSplitter } from './line-splitter.ts';
import { log } from './log.ts';
import { suggest } from './nearest.ts';
import { type Command, cleanLine, isInterrupt, makeLines, makeResponse, parseCommand } from './protocol.ts';
import type { Handler, Registry } from './registry.ts';
import type { Session } from './session.ts';
import type { JobRunner } from './worker-host.ts';

/** A command that waits for its turn. */
interface Waiting {
  readonly command: Command;
  readonly handler: Handler;
  /** How much memory it holds, roughly. */
  readonly bytes: number;
  /** The number of the piece of input that it came in. */
  readonly chunk: number;
}

export interface LoopOptions {
  readonly session: Session;
  readonly registry: Registry;
  readonly worker: JobRunner;
  readonly input: Readable;
  readonly output: Writable;
  /** The output is a terminal that shows colours; not unless said. */
  readonly colors?: boolean;
  /** Where live graphics go; nowhere if left out. */
  readonly graphics?: Writable;
}

/** So much input may wait; then reading pauses until half of it is answered. */
const MAX_WAITING_BYTES = 2 ** 20;
/** After so long without a look at the outside world the loop takes one, to hear signals and input. */
const SLICE_MS = 20;
/** How long to wait after `quit` for the end of the input, which tells a script from a person. */
const QUIT_PATIENCE_MS = 100;

/**
 * The conversation: hears lines, runs one command after the other, answers in that order. The only place that
 * catches what commands throw, and the only one that writes to the output.
 *
 * Lines are heard while a command runs, since long commands wait for the worker thread. What they do then:
 *
 * - `# interrupt` (and SIGINT, see `interrupt`) stops the command that runs, not those that wait behind it;
 * - any line stops an analysis, and so does the end of the input;
 * - `quit` stops the command that runs, if someone sends it because of that command: see `hearQuit`;
 * - all others wait for their turn. The end of the input waits for all of them.
 */
export class Loop {
  private readonly input: Readable;
  private readonly output: Writable;
  private readonly registry: Registry;
  private readonly worker: JobRunner;
  private readonly surroundings: Surroundings;
  private readonly splitter = new LineSplitter();

  private waiting: Waiting[] = [];
  /** Index of the first of `waiting` that has not been started. */
  private first = 0;
  private waitingBytes = 0;
  private chunk = 0;

  /** The command that runs and has not been answered. */
  private running: Context | undefined;
  private runningChunk = 0;
  /** Nothing may be started now: the reader has to catch up, or the outside world has its turn. */
  private held = false;
  private inputEnded = false;
  private quitting = false;
  private quitTimer: NodeJS.Timeout | undefined;
  private finish: () => void = () => {};

  constructor({ session, registry, worker, input, output, colors = false, graphics }: LoopOptions) {
    this.input = input;
    this.output = output;
    this.registry = registry;
    this.worker = worker;
    this.surroundings = {
      session,
      registry,
      worker,
      colors,
      output: (text) => output.write(text),
      draw: (text) => graphics?.write(text),
      isInputWaiting: () => this.inputEnded || this.first < this.waiting.length,
      quit: () => {
        this.quitting = true;
      },
    };
  }

  /** Converses until `quit` or the end of the input; every answer has been handed to the output then. */
  async run(): Promise<void> {
    const finished = new Promise<void>((resolve) => {
      this.finish = resolve;
    });
    this.input.on('data', (chunk: Buffer) => this.hear(chunk));
    this.input.on('end', () => this.hearEnd());
    this.input.on('error', (error) => {
      log.warn(`the input broke off: ${error.message}`);
      this.hearEnd();
    });
    await finished;
    this.input.destroy();
    await this.worker.close();
  }

  /** Stops the command that runs; false if there is none. */
  interrupt(): boolean {
    this.running?.stop();
    return this.running !== undefined;
  }

  /** Behaves as if the input had ended here. */
  end(): void {
    this.hearEnd();
  }

  private hear(chunk: Buffer): void {
    if (this.inputEnded) return;
    this.chunk++;
    for (const line of this.splitter.push(chunk)) this.hearLine(line);
    if (this.waitingBytes > MAX_WAITING_BYTES) this.input.pause();
  }

  private hearEnd(): void {
    if (this.inputEnded) return;
    const line = this.splitter.end();
    if (line) this.hearLine(line);
    this.inputEnded = true;
    clearTimeout(this.quitTimer);
    this.running?.hearInput();
    this.work();
  }

  private hearLine(line: Line): void {
    if (this.quitting) return;
    if (isInterrupt(line.bytes)) this.interrupt();
    this.running?.hearInput();
    const command = parseCommand(cleanLine(line.bytes));
    const tooLong = line.cut && !line.bytes.includes(0x23);
    if (command === undefined && !tooLong) return;
    this.enqueue(command ?? NAMELESS, tooLong ? refuseLongLine : undefined, line.bytes.length);
    this.work();
  }

  private enqueue(command: Command, handler: Handler | undefined, length: number): void {
    if (command.name === 'quit') this.hearQuit();
    handler ??= this.registry.get(command.name)?.run ?? refuseUnknown;
    const bytes = length + 200;
    this.waiting.push({ command, handler, bytes, chunk: this.chunk });
    this.waitingBytes += bytes;
  }

  /**
   * A `quit` that is sent while a command runs means: stop it and go. But a script has all its lines waiting, its
   * `quit` among them, and wants every answer. So `quit` stops the command only if it came in after it, with no
   * other command in between, and the input stays open, as that of a front-end does and that of a script does not.
   */
  private hearQuit(): void {
    const { running } = this;
    if (!running || this.runningChunk === this.chunk || this.first < this.waiting.length) return;
    this.quitTimer = setTimeout(() => running.stop(), QUIT_PATIENCE_MS);
  }

  /** Starts what waits, one command after the other, until one takes its time or something holds the loop. */
  private work(): void {
    const start = performance.now();
    while (!this.running && !this.held && !this.quitting && this.first < this.waiting.length) {
      this.start(this.dequeue());
      if (performance.now() - start > SLICE_MS) this.hold((release) => setImmediate(release));
    }
    if (this.running || this.held) return;
    if (this.quitting || this.inputEnded) this.finish();
  }

  private dequeue(): Waiting {
    const next = this.waiting[this.first++]!;
    this.waitingBytes -= next.bytes;
    if (this.input.isPaused() && this.waitingBytes < MAX_WAITING_BYTES / 2) this.input.resume();
    // Cut off what has been started, now and then: `shift` would move the rest every time.
    if (this.first === this.waiting.length || this.first === 1000) {
      this.waiting = this.waiting.slice(this.first);
      this.first = 0;
    }
    return next;
  }

  private start({ command, handler, chunk }: Waiting): void {
    const context = new Context(command, this.surroundings);
    this.running = context;
    this.runningChunk = chunk;
    log.debug(`command ${command.name} ${command.text.slice(0, 200)}`);
    try {
      const result = handler(command.args, context);
      if (result instanceof Promise) this.await(context, result);
      else this.answer(context, true, result ?? '');
    } catch (error) {
      this.answer(context, false, explain(error));
    }
  }

  private await(context: Context, result: ReturnType<Handler>): void {
    Promise.resolve(result)
      .then(
        (text) => this.answer(context, true, text ?? ''),
        (error) => this.answer(context, false, explain(error)),
      )
      .then(() => this.work());
  }

  private answer(context: Context, ok: boolean, text: string): void {
    this.running = undefined;
    clearTimeout(this.quitTimer);
    // Once an answer has begun with `=`, all that can be done about an error is to say so in words.
    const end = context.begun
      ? `${makeLines(ok ? text : `error ${text}`)}\n`
      : makeResponse(ok, context.command.id, text, context);
    if (!this.output.write(end)) this.hold((release) => this.output.once('drain', release));
  }

  private hold(until: (release: () => void) => void): void {
    if (this.held) return;
    this.held = true;
    until(() => {
      this.held = false;
      this.work();
    });
  }
}

/** What a line is called that had no end within the limit and no word in what was kept of it. */
const NAMELESS: Command = { id: undefined, name: '', args: [], text: '' };

const refuseLongLine: Handler = () => {
  throw syntaxError('the line is too long');
};

const refuseUnknown: Handler = (_, { command, registry }) => {
  const names = registry.listed().map(({ name }) => name);
  throw new GtpError(`unknown command${suggest(command.name, names)}`);
};

function explain(error: unknown): string {
  if (error instanceof GtpError) return error.message;
  log.error('a command failed in an unforeseen way', error);
  return `internal error: ${error instanceof Error ? error.message : String(error)}`;
}
