import type { Color } from '../engine/color.ts';
import { Game } from '../engine/game.ts';
import { Geometry } from '../engine/geometry.ts';
import type { Problem } from '../lifedeath/problem.ts';
import type { Verdict } from '../lifedeath/verdict.ts';
import { EditHistory } from './edit-history.ts';
import { Growth } from './growth.ts';
import { Parameters } from './parameters.ts';
import type { Reply } from './practise.ts';
import { type ProblemSettings, ProblemState } from './problem-state.ts';

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
  /** Edits of the board, which can be undone like moves. */
  readonly edits = new EditHistory();
  readonly parameters = new Parameters();
  /** The problem of the file that was loaded last, as it was then. Its game is never changed. */
  loaded: { readonly game: Game; readonly settings: ProblemSettings } | undefined;
  /** The last problem that was solved, and what came of it. */
  lastVerdict: { readonly problem: Problem; readonly verdict: Verdict } | undefined;
  /** How far the hints have gone, and where they were given. */
  hints: { readonly mark: object; readonly toPlay: Color; readonly step: number } | undefined;
  /** Moves of the user's side are answered at once. */
  auto = false;
  /** How the last of them was answered, and the state of the game after it. */
  lastReply: { readonly mark: object; readonly reply: Reply } | undefined;
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
    this.loaded = undefined;
    this.parameters.setFile(new Map());
  }

  /** Takes the last move or edit back; false if there is none. Stones that were set up otherwise cannot be taken back. */
  undo(): boolean {
    // A turned board has moves behind it, too, but the turn comes after them.
    return this.edits.undo(this) || (this.game.lastMove !== undefined && this.game.undo());
  }

  /** Makes the move or edit again that was taken back last; false if there is none. */
  redo(): boolean {
    return this.game.redo() || this.edits.redo(this);
  }

  setTime(settings: TimeSettings): void {
    this.timeSettings = settings;
    this.timeLeft.clear();
  }
}
