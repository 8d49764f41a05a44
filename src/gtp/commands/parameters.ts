import type { CommandSpec } from '../registry.ts';

/** What steers the searches. */
export const parameters: readonly CommandSpec[] = [
  {
    name: 'gold-param',
    usage: '[NAME [VALUE]]',
    help:
      'Shows all parameters, shows one, or sets one:\n' +
      'search exact: the proof search, the only one there is yet\n' +
      'time SECONDS: for one search; 0 is no limit, but a move is chosen within 30 seconds then\n' +
      'nodes NUMBER: positions that one search may look at; 0 is no limit\n' +
      'memory MEGABYTES: for the table of positions\n' +
      'max_threats NUMBER: ko threats up to which "dead" and "alive" must hold',
    analyze: ['param/Parameters/gold-param'],
    run: ([name, value], { session }) => {
      if (name === undefined) {
        return session.parameters
          .list()
          .map((pair) => pair.join(' '))
          .join('\n');
      }
      if (value === undefined) return String(session.parameters.get(name));
      session.parameters.set(name, value);
    },
  },
];
