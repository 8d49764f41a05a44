import type { HeuristicSettings } from '../lifedeath/heuristic-search.ts';
import type { Progress } from '../lifedeath/heuristic-solver.ts';

/** How work has grown from depth to depth in the last search that went deep enough to tell. */
interface Seen {
  readonly breadth: number;
  readonly depth: number;
  readonly seconds: number;
  /** How many times the work of one depth the next one is. */
  readonly factor: number;
}

/** Depths that tell something: below, the numbers are small and jump. */
const LEAST_DEPTH = 3;
const LEAST_FACTOR = 1.2;
/** Before any search: about so many positions a second, and so many points to play where the breadth is not limited. */
const NODES_A_SECOND = 40_000;
const ALL_MOVES = 20;

/** What a heuristic search will cost, from what others have. */
export class Growth {
  private seen: Seen | undefined;

  /** Takes the depths that a search has completed. */
  note({ breadth }: HeuristicSettings, depths: readonly Progress[]): void {
    const last = depths.at(-1);
    const first = depths.find(({ depth }) => depth >= LEAST_DEPTH);
    if (!last || !first || last.depth === first.depth || last.seconds <= 0) return;
    const factor = (last.nodes / first.nodes) ** (1 / (last.depth - first.depth));
    this.seen = {
      breadth,
      depth: last.depth,
      seconds: last.seconds,
      factor: Math.max(LEAST_FACTOR, factor),
    };
  }

  /**
   * Seconds that a search would take, and the factor from depth to depth that this rests on. Alpha-beta looks at about the square root
   * of all lines, so the factor goes with the square root of the breadth.
   */
  estimate(depth: number, breadth: number): { seconds: number; factor: number; isSeen: boolean } {
    const width = breadth || ALL_MOVES;
    const { seen } = this;
    if (!seen) {
      const factor = Math.sqrt(width);
      return { seconds: (width * factor ** (depth - 1)) / NODES_A_SECOND, factor, isSeen: false };
    }
    const wider = Math.sqrt(width / (seen.breadth || ALL_MOVES));
    const factor = Math.max(LEAST_FACTOR, seen.factor * wider);
    const seconds = seen.seconds * wider ** seen.depth * factor ** (depth - seen.depth);
    return { seconds, factor, isSeen: true };
  }
}
