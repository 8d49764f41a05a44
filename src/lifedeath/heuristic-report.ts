import type { MoveReport } from '../engine/move-report.ts';
import { PROVED } from './heuristic-search.ts';
import type { Progress } from './heuristic-solver.ts';
import { listRelevance } from './heuristic-view.ts';
import type { Problem } from './problem.ts';

/** A score of this is three chances to one. */
const SCALE = 1500;
/** Of what the best move is thought to be worth, the share of a move without any relevance, and of the most relevant one. */
const LEAST_SHARE = 0.1;
const MOST_SHARE = 0.9;
/** Never quite nothing: front-ends divide by it. */
const LOST = 0.0001;

/**
 * What the heuristic search thinks of the first moves: the best one as its last depth has it, the others, of which it only knows that they
 * are not better, in the order in which it tries them.
 */
export function reportHeuristic(problem: Problem, { move, score, nodes, line }: Progress): MoveReport[] {
  const winRate = countChance(problem.toPlay === problem.defender ? score : -score);
  const others = listRelevance(problem).filter(({ point }) => point !== move);
  const most = Math.max(1, ...others.map((each) => each.score));
  return [
    { move, visits: nodes, winRate, line },
    ...others.map(({ point, score, suicidal }) => {
      const share = suicidal ? 0 : Math.max(0, score) / most;
      const part = LEAST_SHARE + (MOST_SHARE - LEAST_SHARE) * share;
      return { move: point, visits: 1, winRate: Math.max(LOST, part * winRate), line: [point] };
    }),
  ];
}

function countChance(score: number): number {
  if (Math.abs(score) > PROVED) return score > 0 ? 1 : LOST;
  return 1 / (1 + Math.exp(-score / SCALE));
}
