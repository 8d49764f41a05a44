import type { Game } from '../engine/game.ts';
import type { ProblemSettings, ProblemState } from './problem-state.ts';

/** The part of a session that an edit changes. */
export interface Desk {
  game: Game;
  readonly problem: ProblemState;
}

/** A game where it stood, and what was set of the problem. */
interface Version {
  readonly game: Game;
  readonly mark: object;
  readonly settings: ProblemSettings;
}

interface Edit {
  readonly before: Version;
  readonly after: Version;
}

/** Edits that can be undone. */
const MOST = 1000;

/**
 * Edits as steps of undo and redo. An edit puts a game in the place of another; the old one stays as it was, with the moves that
 * led there, until the edit is undone.
 *
 * The moves of a game are the game's own to undo. So an edit can be undone only where it was made: in the very state in which its
 * game began, which is known by its mark. A board that was cleared, loaded or set up since has other marks, and the edits before
 * are history.
 */
export class EditHistory {
  private done: Edit[] = [];
  private undone: Edit[] = [];

  /** Puts another game, with other settings of the problem, in the place of what there is. */
  make(desk: Desk, game: Game, settings: ProblemSettings): void {
    desk.game.forgetUndone();
    const before = look(desk);
    this.undone = [];
    put(desk, game, settings);
    this.done = [...this.done.slice(1 - MOST), { before, after: look(desk) }];
  }

  /** Takes the last edit back, if nothing else is to be taken back before it. */
  undo(desk: Desk): boolean {
    const edit = this.done.at(-1);
    if (edit?.after.mark !== desk.game.mark) return false;
    this.done.pop();
    // What was set since is part of what a redo brings back.
    this.undone.push({ before: edit.before, after: look(desk) });
    put(desk, edit.before.game, edit.before.settings);
    return true;
  }

  redo(desk: Desk): boolean {
    const edit = this.undone.at(-1);
    if (edit?.before.mark !== desk.game.mark) return false;
    this.undone.pop();
    this.done.push({ before: look(desk), after: edit.after });
    put(desk, edit.after.game, edit.after.settings);
    return true;
  }
}

function look({ game, problem }: Desk): Version {
  return { game, mark: game.mark, settings: problem.settings };
}

function put(desk: Desk, game: Game, settings: ProblemSettings): void {
  desk.game = game;
  desk.problem.restore(settings);
}
