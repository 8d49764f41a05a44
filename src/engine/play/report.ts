import { BLACK, type Color } from '../color.ts';
import type { MoveReport } from '../move-report.ts';
import type { Search } from './search.ts';
import { NONE, type Tree } from './tree.ts';

/** Moves of a line at most. */
const LINE_MOVES = 12;

/** What a search thinks of every first move, the best first. */
export function reportMoves(search: Search, toPlay: Color): MoveReport[] {
  return search.rankMoves().map(({ move, node, visits, winRate, score }) => ({
    move,
    visits,
    winRate,
    score: toPlay === BLACK ? score : -score,
    line: [move, ...followLine(search.tree, node)],
  }));
}

/** The moves below a node that were looked at most. */
function followLine(tree: Tree, node: number): number[] {
  const line: number[] = [];
  for (
    let next = findMain(tree, node);
    next !== NONE && line.length < LINE_MOVES;
    next = findMain(tree, next)
  )
    line.push(tree.move[next]!);
  return line;
}

function findMain({ firstChild, childCount, visits }: Tree, node: number): number {
  let best = NONE;
  for (let child = firstChild[node]!; child < firstChild[node]! + childCount[node]!; child++) {
    if (visits[child]! > (best === NONE ? 0 : visits[best]!)) best = child;
  }
  return best;
}
