import { BLACK, type Color, WHITE } from '../engine/color.ts';
import { Game } from '../engine/game.ts';
import { Geometry } from '../engine/geometry.ts';

/** Canadian time as `time_settings` gives it; periods of 0 stones mean no limit at all. */
export interface TimeSettings {
  readonly mainSeconds: number;
  readonly periodSeconds: number;
  readonly periodStones: number;
}

/** What `time_left` last said of a colour; 0 stones while its main time runs. */
export interface TimeLeft {
  readonly seconds: number;
  readonly stones: number;
}

/** All that is remembered between two commands. */
export class Session {
  game = new Game(Geometry.of(19));
  /** Undefined until told: no limit. */
  timeSettings: TimeSettings | undefined;
  readonly timeLeft = new Map<Color, TimeLeft>();
  /** What GoGui shows in the title of its window. */
  title = 'GoLD';

  /** An empty board of another shape. Komi is not the board's business and stays. */
  startBoard(geometry: Geometry): void {
    this.game = new Game(geometry, this.game.komi);
  }

  setTime(settings: TimeSettings): void {
    this.timeSettings = settings;
    this.timeLeft.delete(BLACK);
    this.timeLeft.delete(WHITE);
  }
}
