/** What a search thinks of a first move, while it runs or when it has ended. Plain data, so that it can be sent to another thread. */
export interface MoveReport {
  /** A point or PASS. */
  readonly move: number;
  /** How much of the search went into it: positions or playouts. */
  readonly visits: number;
  /** The chance that the side to move gets what it wants by it, from 0 to 1. */
  readonly winRate: number;
  /** The play that is expected, beginning with the move. */
  readonly line: readonly number[];
  /** The score that is expected, the side to move's less the other side's; only where scores are counted. */
  readonly score?: number;
}
