import type { Solver } from '../../src/lifedeath/solver.ts';
import { verifyVerdict } from '../../src/lifedeath/verify.ts';
import { type Measurement, measureVerdict } from '../measure.ts';
import type { BenchProblem } from '../problems.ts';
import type { Progress } from '../progress.ts';
import type { SolverOptions } from '../solver-options.ts';
import { findOutcome, type Opinion, type Peer } from './peer.ts';

/** What we and the others have to say about one problem. */
export interface Comparison {
  readonly problem: BenchProblem;
  readonly ours: Measurement;
  readonly opinions: ReadonlyMap<Peer, Opinion>;
  /** Where an exact peer differs: what came of replaying our proof on plain rules. */
  readonly replay?: string;
  /** The replay found a hole. */
  readonly refuted: boolean;
}

/**
 * Puts the problems to everyone in turn, ourselves included, so that all feel the same weather. Ours is the second measurement
 * of the same thing.
 */
export async function compareWithPeers(
  solver: Solver,
  problems: readonly BenchProblem[],
  peers: readonly Peer[],
  { limits, peerTime }: SolverOptions,
  progress: Progress,
): Promise<Comparison[]> {
  if (peers.length === 0) return [];
  const comparisons: Comparison[] = [];
  try {
    for (const [index, problem] of problems.entries()) {
      const ours = measureVerdict(solver, problem.problem, limits);
      const opinions = new Map<Peer, Opinion>();
      for (const peer of peers) {
        progress.report(`${index + 1} of ${problems.length}: ${problem.name}, ${peer.name}`);
        opinions.set(peer, await peer.ask(problem.problem, peerTime));
      }
      const comparison = { problem, ours, opinions, refuted: false };
      const isDisputed = peers.some((peer) => peer.exact && differs(comparison, peer));
      comparisons.push(isDisputed ? { ...comparison, ...replayProof(solver, comparison) } : comparison);
    }
  } finally {
    for (const peer of peers) peer.close();
  }
  return comparisons;
}

/** Both have solved it, and they do not agree. */
export function differs({ problem, ours, opinions }: Comparison, peer: Peer): boolean {
  const opinion = opinions.get(peer)!;
  const outcome = findOutcome(problem.problem, ours.verdict);
  return outcome !== undefined && isAnswer(opinion) && opinion.outcome !== outcome;
}

export function isAnswer(
  opinion: Opinion,
): opinion is Extract<Opinion, { outcome: 'wins' | 'loses' | 'ko' }> {
  return opinion.outcome !== 'limit' && opinion.outcome !== 'refused';
}

function replayProof(solver: Solver, { problem, ours }: Comparison): Pick<Comparison, 'replay' | 'refuted'> {
  const deadline = performance.now() + 60_000;
  const { ok, states, hole } = verifyVerdict(
    problem.problem,
    { ...ours.verdict, movesComplete: false },
    (state) => solver.findReply(state, { time: 10 }),
    { maxThreats: 5, stopped: () => performance.now() >= deadline },
  );
  if (ok) return { replay: `our proof was replayed in ${states} states`, refuted: false };
  if (hole !== undefined) return { replay: `our proof has a hole: ${hole}`, refuted: true };
  return { replay: `our proof is too large to be replayed, no hole in ${states} states`, refuted: false };
}
