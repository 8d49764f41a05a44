import type { Color } from '../../engine/color.ts';
import type { GameRecord } from '../../engine/game-record.ts';
import { Player, type PlayOptions, type PlayResult } from '../../engine/play/player.ts';
import type { JobContext } from '../jobs.ts';
import { SolverAdviser } from '../solver-adviser.ts';

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

/** One for all jobs: it uses its last search again. Made when it is first needed, as its adviser takes some memory. */
let player: Player | undefined;

/** Chooses a move of ordinary Go. */
export function play(args: PlayArgs, { stopped }: JobContext): PlayResult {
  const { seconds = Number.POSITIVE_INFINITY, since, playouts = Number.POSITIVE_INFINITY } = args;
  const timeUsed = () => (Date.now() - since) / (1000 * seconds);
  player ??= new Player(new SolverAdviser());
  return player.choose(args.game, args.color, args.options, { playouts, timeUsed, stopped });
}
