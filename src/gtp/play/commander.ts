import { Context } from '../context.ts';
import { GtpError } from '../error.ts';
import { cleanLine, parseCommand } from '../protocol.ts';
import type { Registry } from '../registry.ts';
import type { Session } from '../session.ts';
import type { JobRunner } from '../worker-host.ts';

export interface CommanderOptions {
  readonly session: Session;
  readonly registry: Registry;
  readonly worker: JobRunner;
  readonly colors: boolean;
}

/** Runs commands of the engine without a conversation: one at a time, each a line, answered with its text. */
export class Commander {
  readonly session: Session;
  readonly registry: Registry;
  private readonly options: CommanderOptions;
  private running: Context | undefined;
  /** A command has asked for the end. */
  hasQuit = false;

  constructor(options: CommanderOptions) {
    this.session = options.session;
    this.registry = options.registry;
    this.options = options;
  }

  /** The answer to a line as a person types it; throws a GtpError if the command fails. */
  async ask(line: string): Promise<string> {
    const { name = '', args = [] } = parseCommand(cleanLine(Buffer.from(line))) ?? {};
    return await this.run(name, ...args);
  }

  /** The same for a command and its arguments, which may have any characters in them. */
  async run(name: string, ...args: string[]): Promise<string> {
    const spec = this.registry.get(name);
    if (!spec) throw new GtpError('unknown command');
    const told: string[] = [];
    const { session, registry, worker, colors } = this.options;
    const command = { id: undefined, name, args, text: args.join(' ') };
    const context = new Context(command, {
      session,
      registry,
      worker,
      colors,
      output: (text) => told.push(text) > 0,
      draw: () => {},
      isInputWaiting: () => false,
      quit: () => {
        this.hasQuit = true;
      },
    });
    this.running = context;
    try {
      const answer = await spec.run(args, context);
      return [...told, answer ?? ''].join('').replace(/^\n+|\s+$/g, '');
    } finally {
      this.running = undefined;
    }
  }

  /** The answer as its lines of `key value`. */
  async askFor(name: string, ...args: string[]): Promise<Map<string, string>> {
    const lines = (await this.run(name, ...args)).split('\n');
    return new Map(lines.map((each) => [each.split(' ', 1)[0]!, each.slice(each.indexOf(' ') + 1)]));
  }

  /** Stops the command that runs; false if there is none. */
  interrupt(): boolean {
    this.running?.stop();
    return this.running !== undefined;
  }
}
