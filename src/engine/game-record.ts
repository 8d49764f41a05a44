import { Board } from './board.ts';
import type { Color } from './color.ts';
import type { Game, Move, Step } from './game.ts';
import { Geometry, PASS } from './geometry.ts';

/** A game as plain data, which can be sent to another thread and played again there on the fast board. */
export interface GameRecord {
  readonly width: number;
  readonly height: number;
  readonly komi: number;
  readonly start: readonly (readonly [number, Color])[];
  readonly steps: readonly Step[];
  readonly handicap: number;
}

export function makeGameRecord(game: Game): GameRecord {
  const { width, height } = game.geometry;
  const start = [...game.startStones()];
  return { width, height, komi: game.komi, start, steps: game.steps(), handicap: game.handicap };
}

/** A game on the fast board: the position at its end, and what a player has to know of the way there. */
export interface Replay {
  readonly board: Board;
  readonly moves: readonly Move[];
  /** The last two moves, PASS where there was none. */
  readonly last: number;
  readonly lastButOne: number;
  /** Whether a position with this key has stood in the game. */
  readonly hasStood: (keyLo: number, keyHi: number) => boolean;
}

export function replayRecord({ width, height, start, steps }: GameRecord): Replay {
  const board = new Board(Geometry.of(width, height));
  for (const [point, color] of start) board.setStone(point, color);
  const keys = new Set<string>([makeKey(board.keyLo, board.keyHi)]);
  const moves: Move[] = [];
  for (const step of steps) {
    if (step.kind === 'move') {
      moves.push(step.move);
      board.play(step.move.color, step.move.point);
    } else {
      for (const [point, color] of step.changes) board.setStone(point, color);
    }
    keys.add(makeKey(board.keyLo, board.keyHi));
  }
  const [last, lastButOne] = [steps.at(-1), steps.at(-2)].map((step) =>
    step?.kind === 'move' ? step.move.point : PASS,
  );
  return {
    board,
    moves,
    last: last!,
    lastButOne: lastButOne!,
    hasStood: (keyLo, keyHi) => keys.has(makeKey(keyLo, keyHi)),
  };
}

/** All 64 bits. */
function makeKey(keyLo: number, keyHi: number): string {
  return `${keyLo} ${keyHi}`;
}
