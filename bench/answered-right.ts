import type { HeuristicVerdict } from '../src/lifedeath/heuristic-solver.ts';
import type { Verdict } from '../src/lifedeath/verdict.ts';

/** Does the heuristic search name the winner, and a winning first move if there is one? Where nothing is proved, what it leans to counts. */
export function isAnsweredRight({ moves, winner }: Verdict, answer: HeuristicVerdict): boolean {
  const told = answer.winner === 'unknown' ? answer.guess : answer.winner;
  return told === winner && (moves.length === 0 || moves.includes(answer.line[0]!));
}
