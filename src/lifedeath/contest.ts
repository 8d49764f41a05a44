import { PlainRules } from './plain-rules.ts';
import type { Problem } from './problem.ts';
import { Trial } from './trial.ts';

/** A first move, and the games played out after it. */
interface Contender {
  readonly move: number;
  /** Undefined if the move captures all keystones. */
  readonly trial: Trial | undefined;
}

/** Games that each move gets in the first round; twice as many in each round after that. */
const FIRST_ROUND = 200;

/**
 * Which of some first moves of a problem does best, by games played out after each of them? All get as many games, and after every round the worse half is given up
 * (sequential halving: Z. Karnin, T. Koren and O. Somekh, 2013). So no move is given up because its first games went badly, as it may be in a tree in
 * which the best move gets nearly all games. Nothing that comes of it is a proof.
 */
export class Contest {
  /** Games so far. */
  games = 0;
  private contenders: Contender[];
  /** Games that each contender gets in this round, whose turn it is, and how many it has had. */
  private each = FIRST_ROUND;
  private turn = 0;
  private played = 0;

  /** Moves that cannot be played do not take part. */
  constructor(problem: Problem, moves: readonly number[]) {
    const rules = new PlainRules(problem);
    this.contenders = moves.flatMap((move) => {
      const after = rules.play(rules.root, move);
      if (!after) return [];
      return [{ move, trial: after.keystones.length > 0 ? new Trial(after) : undefined }];
    });
  }

  /** One move is left, or one has won. */
  get isOver(): boolean {
    return this.contenders.length < 2 || this.contenders.some((contender) => rate(contender) === 1);
  }

  /** Plays so many games after one of the moves. */
  run(games: number): void {
    const { trial } = this.contenders[this.turn]!;
    const before = trial?.games ?? 0;
    trial?.run(games);
    this.games += (trial?.games ?? 0) - before;
    this.played += games;
    if (this.played < this.each && !trial?.isOver) return;
    this.played = 0;
    this.turn++;
    if (this.turn === this.contenders.length) this.endRound();
  }

  /** The moves that are still in question, the best first. */
  listMoves(): number[] {
    return this.sort().map(({ move }) => move);
  }

  private endRound(): void {
    this.turn = 0;
    this.each *= 2;
    this.contenders = this.sort().slice(0, Math.ceil(this.contenders.length / 2));
  }

  private sort(): Contender[] {
    return this.contenders.toSorted((a, b) => rate(b) - rate(a));
  }
}

/** How often the side that made the move wins. */
function rate({ trial }: Contender): number {
  return trial ? 1 - trial.rate : 1;
}
