import { type GameRecord, replayRecord } from '../../engine/game-record.ts';
import { type Judgement, judgePosition } from '../../engine/play/status.ts';
import type { JobContext } from '../jobs.ts';
import { SolverAdviser } from '../solver-adviser.ts';

export interface JudgeArgs {
  readonly game: GameRecord;
  readonly seed: number;
  readonly playouts: number;
}

/** Says which stones of a game are dead. */
export function judge({ game, seed, playouts }: JudgeArgs, { stopped }: JobContext): Judgement {
  const adviser = new SolverAdviser();
  return judgePosition(replayRecord(game), { seed, playouts, stopped, adviser });
}
