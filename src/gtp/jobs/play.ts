import type { Color } from '../../engine/color.ts';
import type { GameRecord } from '../../engine/game-record.ts';
import { Player, type PlayOptions, type PlayResult } from '../../engine/play/player.ts';
import { reportMoves } from '../../engine/play/report.ts';
import type { JobContext } from '../jobs.ts';
import { SolverAdviser } from '../solver-adviser.ts';
import { Reporter, type WatchArgs } from './reporting.ts';

export interface PlayArgs extends WatchArgs {
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
export function play(args: PlayArgs, context: JobContext): PlayResult {
  const { seconds = Number.POSITIVE_INFINITY, since, playouts = Number.POSITIVE_INFINITY } = args;
  const timeUsed = () => (Date.now() - since) / (1000 * seconds);
  const { game, color, options } = args;
  const reporter = new Reporter(args, context);
  const watch = reporter.watchSearch(color);
  const limits = { playouts, timeUsed, stopped: context.stopped, watch };
  const result = preparePlayer().choose(game, color, options, limits);
  reporter.finish();
  return result;
}

/** Thinks about a position of ordinary Go until it is told to stop, and reports on the way. */
export function ponder(args: Omit<PlayArgs, 'seconds' | 'since'>, context: JobContext): void {
  const { game, color, options, playouts = Number.POSITIVE_INFINITY } = args;
  const { stopped } = context;
  const reporter = new Reporter(args, context);
  const search = preparePlayer().ponder(game, color, options, {
    playouts,
    stopped,
    watch: reporter.watchSearch(color),
  });
  reporter.send(reportMoves(search, color), search.playouts);
}

function preparePlayer(): Player {
  player ??= new Player(new SolverAdviser());
  return player;
}
