import { EMPTY, opponent } from '../engine/color.ts';
import type { Attempt } from './attempt.ts';
import { ATTACKER, DEFENDER, Field } from './field.ts';
import { Frame } from './frame.ts';
import { type Guide, makeGuide } from './guide.ts';
import { Keys } from './keys.ts';
import { diagonals, neighbours, type Problem } from './problem.ts';

// What makes a move subtle or obvious, by liberties and stones beside it (docs/notes.md has how they were found).
const OWN_STONE = -0.5;
const ENEMY_STONE = -1;
const LIBERTY = 1;
/** An empty point diagonally from it. */
const ROOM = 0.3;
/** For the logarithm of the odds that the first guess gives it. */
const GUESS = -0.3;
/** Obvious or not, a move that the search took for the best is likelier right. */
const LEADING = 0.5;

/**
 * How little a first move looks like the one to play. Nobody makes a problem of the move that everybody plays: of several moves which nothing tells apart, the contact
 * play and the capture are mostly those that fail, and the quiet move is the answer.
 */
export class Subtlety {
  private readonly problem: Problem;
  private readonly leading: number | undefined;
  private readonly field: Field;
  private readonly frame: Frame;
  private readonly guide: Guide;

  constructor({ problem, verdict }: Attempt) {
    this.problem = problem;
    this.leading = verdict?.line[0];
    this.field = new Field(problem);
    this.frame = new Frame(this.field, new Keys(this.field));
    this.frame.reset(problem.toPlay === problem.defender ? DEFENDER : ATTACKER, this.field.size, 0, 0);
    this.frame.label();
    this.guide = makeGuide(this.field);
    this.guide.prepare(this.frame);
  }

  /** More for a subtle move than for an obvious one. */
  rate(move: number): number {
    const { geometry, colors, toPlay } = this.problem;
    let rating = GUESS * this.guess(move) + (move === this.leading ? LEADING : 0);
    for (const next of neighbours(geometry, move)) {
      if (colors[next] === EMPTY) rating += LIBERTY;
      else if (colors[next] === toPlay) rating += OWN_STONE;
      else if (colors[next] === opponent(toPlay)) rating += ENEMY_STONE;
    }
    for (const next of diagonals(geometry, move)) if (colors[next] === EMPTY) rating += ROOM;
    return rating;
  }

  /** The logarithm of the odds that the move wins, at first sight. */
  private guess(move: number): number {
    const { field, frame, guide } = this;
    const cell = field.cellOf[move]!;
    if (cell < 0 || !frame.consider(cell)) return 0;
    guide.play(frame, cell);
    const odds = Math.log(guide.dn / guide.pn);
    return frame.toPlay === ATTACKER ? odds : -odds;
  }
}
