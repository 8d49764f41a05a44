import type { Color } from '../engine/color.ts';
import { Game } from '../engine/game.ts';
import { Geometry } from '../engine/geometry.ts';
import { Growth } from './growth.ts';
import { Parameters } from './parameters.ts';
import { ProblemState } from './problem-state.ts';

/** Canadian time as `time_settings` gives it; periods of 0 stones mean no limit at all. */
export interface TimeSettings {
  readonly mainSeconds: number;
  readonly periodSeconds: number;
  readonly periodStones: number;
}

/** What `time_left` last said of a colour, less the time used since; 0 stones while its main time runs. */
export interface TimeLeft {
  readonly seconds: number;
  readonly stones: number;
}

/** All that is remembered between two commands. */
export class Session {
  game = new Game(Geometry.of(19));
  readonly problem = new ProblemState();
  readonly parameters = new Parameters();
  /** What heuristic searches have cost so far. */
  readonly growth = new Growth();
  /** Undefined until told: no limit. */
  timeSettings: TimeSettings | undefined;
  readonly timeLeft = new Map<Color, TimeLeft>();
  /** What GoGui shows in the title of its window. */
  title = 'GoLD';

  /**
   * An empty board. Komi is not the board's business and stays. A problem is one of a board of its size: it stays if
   * the size does, since front-ends send the size again before they send the same stones.
   */
  startBoard(geometry: Geometry): void {
    if (geometry !== this.game.geometry) this.clearProblem();
    this.game = new Game(geometry, this.game.komi);
    this.timeLeft.clear();
  }

  /** A new game on the same board; the clocks start again. */
  clearBoard(): void {
    this.game.clear();
    this.timeLeft.clear();
  }

  /** Forgets the problem and what its file said. Parameters that the user has set stay. */
  clearProblem(): void {
    this.problem.clear();
    this.parameters.setFile(new Map());
  }

  setTime(settings: TimeSettings): void {
    this.timeSettings = settings;
    this.timeLeft.clear();
  }
}
