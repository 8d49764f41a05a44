import { parseArgs } from 'node:util';
import type { Limits } from './measure.ts';
import { LARGEST, type ProblemRange, SMALLEST } from './problems.ts';
import { readNumber } from './read-number.ts';

export interface SolverOptions extends ProblemRange {
  /** For each problem and each of the two measurements. */
  readonly limits: Limits;
  /** Seconds for the verdict of a problem for which goals are set, so that every one gets a verdict if it can. */
  readonly patience: number;
  /** Empty points of the largest problems that the peers get; none at all if 0. */
  readonly peersTo: number;
  /** Seconds that a peer has for each problem. */
  readonly peerTime: number;
  readonly help: boolean;
}

export const USAGE = `Options of the solver's bench:
  --from N --to N   empty points of the enclosed problems (4 to 20)
  --count N         problems of each size up to 15 empty points (20)
  --large N         problems of each size above (3)
  --time S          seconds for each problem (5)
  --patience S      seconds for the verdict of a problem of up to 15 empty points (60)
  --nodes N         nodes for each problem, for counts that do not depend on the machine (no limit)
  --peers N         empty points of the largest problems for the peers; 0 for no peers (12)
  --peer-time S     seconds that a peer has for each problem (5)`;

/** The options, or what is wrong with them. */
export function parseSolverOptions(args: string[]): SolverOptions | string {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args,
      options: {
        from: text,
        to: text,
        count: text,
        large: text,
        time: text,
        patience: text,
        nodes: text,
        peers: text,
        'peer-time': text,
        help: { type: 'boolean' },
      },
    });
    return {
      from: readNumber('from', values.from, 4, SMALLEST, LARGEST),
      to: readNumber('to', values.to, 20, SMALLEST, LARGEST),
      count: readNumber('count', values.count, 20, 0, 1e6),
      large: readNumber('large', values.large, 3, 0, 1e6),
      limits: {
        time: readNumber('time', values.time, 5, 0.001, 1e6),
        nodes: readNumber('nodes', values.nodes, Infinity, 1, Infinity),
      },
      patience: readNumber('patience', values.patience, 60, 0.001, 1e6),
      peersTo: readNumber('peers', values.peers, 12, 0, LARGEST),
      peerTime: readNumber('peer-time', values['peer-time'], 5, 0.001, 1e6),
      help: values.help ?? false,
    };
  } catch (error) {
    return (error as Error).message;
  }
}
