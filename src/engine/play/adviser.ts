import type { Board } from '../board.ts';
import type { Color } from '../color.ts';

/** What becomes of a group with one side to move, as somebody has proved. */
export interface Advice {
  readonly status: 'alive' | 'dead' | 'ko';
  /** Moves of that side that bring it about; none where it can do nothing. */
  readonly moves: readonly number[];
}

/**
 * Someone who can read life and death out, for the player and for the count. The player knows the question only; who answers is
 * for the layers above to say.
 */
export interface LifeAdviser {
  /** The life of the chain at this point with this colour to move; undefined where nothing is proved. */
  ask(board: Board, chain: number, toPlay: Color): Advice | undefined;
}
