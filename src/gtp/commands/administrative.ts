import { quote } from '../arguments.ts';
import { GtpError } from '../error.ts';
import { suggest } from '../nearest.ts';
import type { CommandSpec, Registry } from '../registry.ts';
import { VERSION } from '../version.ts';

/** Who the engine is, what it can do, and goodbye. */
export const administrative: readonly CommandSpec[] = [
  {
    name: 'protocol_version',
    help: 'The version of the protocol: 2.',
    run: () => '2',
  },
  {
    name: 'name',
    help: 'The name of the engine.',
    run: () => 'GoLD',
  },
  {
    name: 'version',
    help: 'The version of the engine.',
    run: () => VERSION,
  },
  {
    name: 'known_command',
    usage: 'COMMAND',
    help: 'Whether there is such a command: true or false.',
    run: ([name = ''], { registry }) => String(registry.get(name) !== undefined),
  },
  {
    name: 'list_commands',
    help: 'All commands, one a line.',
    run: (_, context) => {
      // A front-end asks for this when it attaches the engine, and then for an analysis or a move.
      context.expectJob();
      return context.registry
        .listed()
        .map((spec) => spec.name)
        .join('\n');
    },
  },
  {
    name: 'help',
    usage: '[COMMAND]',
    help: 'All commands with their arguments, or what one of them does.',
    run: ([name], { registry }) => makeHelp(registry, name),
  },
  {
    name: 'gold-help',
    usage: '[COMMAND]',
    help: 'The same as help.',
    analyze: ['string/Help/gold-help %o'],
    run: ([name], { registry }) => makeHelp(registry, name),
  },
  {
    name: 'quit',
    help: 'Answers and ends the process. A command that is running is stopped and answered first.',
    run: (_, context) => {
      context.quit();
    },
  },
];

function makeHelp(registry: Registry, name: string | undefined): string {
  if (name === undefined) return registry.listed().map(makeUsage).join('\n');
  const spec = registry.get(name);
  if (!spec) {
    const names = registry.listed().map((each) => each.name);
    throw new GtpError(`unknown command ${quote(name)}${suggest(name, names)}`);
  }
  return `${makeUsage(spec)}\n${spec.help}`;
}

function makeUsage({ name, usage }: CommandSpec): string {
  return usage === undefined ? name : `${name} ${usage}`;
}
