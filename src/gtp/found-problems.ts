import type { Color } from '../engine/color.ts';
import type { Game } from '../engine/game.ts';
import type { Certainty } from '../lifedeath/find-problem.ts';
import type { ChosenKeystones, ChosenRegion } from './chosen.ts';

/** What was found in a position. */
export interface FoundProblem {
  /** Of the position in which it was found, and who was to move. */
  readonly key: string;
  readonly toPlay: Color;
  /** The group is in question: the first move counts, or it did earlier in the game. Else it is just the one to ask about. */
  readonly isQuestion: boolean;
  /** Undefined if there is no such group. */
  readonly keystones?: ChosenKeystones;
  readonly region?: ChosenRegion;
  readonly certainty?: Certainty;
  /** The first move that all that is known of the group speaks for. */
  readonly move?: number;
  /** Rings by which the region was widened without a change of the verdict. */
  readonly confirmed: number;
}

/** Problems that are remembered: front-ends jump about in a game, not in many. */
const MOST = 200;

/**
 * The problems that were found, by position. A problem stays the same while it is played out: it counts in the position in
 * which it was found and in all that come after it. A board that is cleared and sent again has the position again, and the problem.
 */
export class FoundProblems {
  private list: FoundProblem[] = [];

  clear(): void {
    this.list = [];
  }

  /** What is remembered now, to be put back later. */
  get all(): readonly FoundProblem[] {
    return this.list;
  }

  restore(all: readonly FoundProblem[]): void {
    this.list = [...all];
  }

  add(found: FoundProblem): void {
    const others = this.list.filter(({ key, toPlay }) => key !== found.key || toPlay !== found.toPlay);
    this.list = [found, ...others].slice(0, MOST);
  }

  /** What was found in this very position with this side to move. */
  lookUpExactly(game: Game, toPlay: Color): FoundProblem | undefined {
    return this.list.find((found) => found.key === game.key && found.toPlay === toPlay);
  }

  /** The question that was found earliest in this game, at this step of it or later, and the step. */
  lookUpFirst(game: Game, from: number): { found: FoundProblem; step: number } | undefined {
    for (let step = from; step <= game.stepCount; step++) {
      const key = game.keyAfter(step);
      const found = this.list.find((each) => each.isQuestion && each.key === key);
      if (found) return { found, step };
    }
    return undefined;
  }

  /** What was found here, or lately in a position that led here. */
  lookUp(game: Game, toPlay = game.toPlay): FoundProblem | undefined {
    return (
      this.lookUpExactly(game, toPlay) ??
      this.list.find((found) => found.key === game.key) ??
      this.list.find((found) => found.isQuestion && game.hasStood(found.key))
    );
  }
}
