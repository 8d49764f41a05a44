import type { Context } from './context.ts';

/** What a command is called, what it wants, what it does. */
export interface CommandSpec {
  readonly name: string;
  /** The arguments as the help shows them, like `COLOR VERTEX`; left out where there are none. */
  readonly usage?: string;
  /** One or more lines for people. The first line has to make sense alone. */
  readonly help: string;
  /** Known, but not listed: for tests. */
  readonly hidden?: boolean;
  /** Lines of `gogui-analyze_commands` that offer this command in GoGui's menu: `type/label/command`. */
  readonly analyze?: readonly string[];
  /** Answers with a text, or throws a GtpError. Surplus arguments are ignored, as GNU Go does. */
  readonly run: Handler;
}

export type Handler = (args: readonly string[], context: Context) => Answer | Promise<Answer>;

/** A handler that returns nothing has nothing to say: an empty answer. */
// biome-ignore lint/suspicious/noConfusingVoidType: so that such handlers need no `return`.
type Answer = string | undefined | void;

/** All commands by name. A Map, because a plain object would know commands called `toString`. */
export class Registry {
  private readonly specs = new Map<string, CommandSpec>();

  constructor(groups: Iterable<readonly CommandSpec[]>) {
    for (const group of groups) for (const spec of group) this.add(spec);
  }

  get(name: string): CommandSpec | undefined {
    return this.specs.get(name);
  }

  /** The commands that are shown to the world, in the order in which they were added. */
  listed(): CommandSpec[] {
    return [...this.specs.values()].filter((spec) => !spec.hidden);
  }

  private add(spec: CommandSpec): void {
    if (this.specs.has(spec.name)) throw new Error(`two commands are called ${spec.name}`);
    this.specs.set(spec.name, spec);
  }
}
