import type { CommandSpec } from '../registry.ts';
import type { Session } from '../session.ts';

/** Parameters on which it depends how long a heuristic search takes. */
const STEERING = ['depth', 'breadth', 'search', 'iterative'];

/** A search is long from here on. */
const LONG_SECONDS = 10;

/** What steers the searches. */
export const parameters: readonly CommandSpec[] = [
  {
    name: 'gold-param',
    usage: '[gogui] [NAME [VALUE]]',
    help:
      'Shows all parameters, shows one, or sets one, with a warning if a search is going to take long; after "gogui" in\n' +
      "the form that GoGui's dialog wants:\n" +
      'search exact|heuristic: the search that proves, or the one that depth and breadth steer\n' +
      'depth NUMBER: moves in a row that the heuristic search looks ahead; 0 is no limit\n' +
      'breadth NUMBER: moves that it tries in a position; 0 is all of them\n' +
      'iterative on|off: one depth after the other, so that there is an answer at any time, or the last at once\n' +
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
      'superko simple|positional|situational: which repetitions play forbids; genmove repeats no position anyway\n' +
      'live_gfx off|on: shows what a search thinks on the board of GoGui, by lines on standard error',
    analyze: ['param/Parameters/gold-param gogui'],
    run: (args, { session }) => {
      const isForGogui = args[0] === 'gogui';
      const [name, value] = isForGogui ? args.slice(1) : args;
      if (name === undefined) {
        return session.parameters
          .list()
          .map((pair) => (isForGogui ? `[${makeGoguiType(session, pair[0])}] ` : '') + pair.join(' '))
          .join('\n');
      }
      if (value === undefined) return String(session.parameters.get(name));
      session.parameters.set(name, value);
      if (STEERING.includes(name)) return warnOfTime(session);
    },
  },
];

/** How GoGui asks for it: by a list of words, or as text. */
function makeGoguiType({ parameters }: Session, name: string): string {
  const words = parameters.wordsOf(name);
  return words ? ['list', ...words].join('/') : 'string';
}

/** A warning if a heuristic search with these settings will take long, and no limit of time will end it before; else nothing. */
function warnOfTime({ parameters, growth }: Session): string | undefined {
  const [depth, breadth, time] = [
    parameters.number('depth'),
    parameters.number('breadth'),
    parameters.number('time'),
  ];
  const isLimited = time > 0 && time <= LONG_SECONDS;
  if (isLimited || (depth > 0 && growth.estimate(depth, breadth).seconds < LONG_SECONDS)) return undefined;
  if (depth === 0)
    return 'warning: without a depth a heuristic search ends only when it has proved the result';
  const { seconds, factor, isSeen } = growth.estimate(depth, breadth);
  const reason = isSeen ? 'as seen so far' : 'by a rough guess';
  const breadthText = breadth === 0 ? 'all moves' : `breadth ${breadth}`;
  return (
    `warning: depth ${depth} with ${breadthText} may take about ${describeSeconds(seconds)}, ` +
    `each depth being ${factor.toFixed(1)} times the work of the one before (${reason})`
  );
}

function describeSeconds(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`;
  if (seconds < 48 * 3600) return `${Math.round(seconds / 3600)} hours`;
  return seconds < 1e10 ? `${Math.round(seconds / 86400)} days` : 'more than a lifetime';
}
