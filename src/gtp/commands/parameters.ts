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
      'max_threats NUMBER: ko threats up to which "dead" and "alive" must hold\n' +
      'tree rave|ucb: how ordinary Go is searched; ucb is UCB1 in its plain form\n' +
      'playouts NUMBER: for one move of ordinary Go, the same move every time; 0: as many as the time allows\n' +
      'seed NUMBER: where chance in the playouts begins\n' +
      'safe_weight NUMBER: so often a point counts that can never be lost again\n' +
      'resign PERCENT: gives a game up when its chance is smaller; 0 is never\n' +
      'scoring area|territory: how games are counted\n' +
      'superko simple|positional|situational: which repetitions play forbids; genmove repeats no position anyway',
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
