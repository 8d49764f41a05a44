import type { Color } from '../../engine/color.ts';
import type { GameRecord } from '../../engine/game-record.ts';
import { Player, type PlayOptions, type PlayResult } from '../../engine/play/player.ts';
import type { JobContext } from '../jobs.ts';

export interface PlayArgs {
  readonly game: GameRecord;
  readonly color: Color;
  readonly options: PlayOptions;
  /** Playouts at most. */
  readonly playouts?: number;
  /** Seconds at most, from the time given by `since` on (milliseconds of the clock on the wall, which both threads share). */
  readonly seconds?: number;
  readonly since: number;
}

/** One for all jobs: it uses its last search again. */
const player = new Player();

/** Chooses a move of ordinary Go. */
export function play(args: PlayArgs, { stopped }: JobContext): PlayResult {
  const { seconds = Number.POSITIVE_INFINITY, since, playouts = Number.POSITIVE_INFINITY } = args;
  const timeUsed = () => (Date.now() - since) / (1000 * seconds);
  return player.choose(args.game, args.color, args.options, { playouts, timeUsed, stopped });
}
