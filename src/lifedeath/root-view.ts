import type { MoveReport } from '../engine/move-report.ts';
import { ATTACKER, DEFENDER, type Side } from './field.ts';
import type { Frame } from './frame.ts';
import { CAPTURE } from './proof-search.ts';
import { type Inquiry, listMoves } from './solver.ts';
import { describeTurningPoint, type Role, type Verdict } from './verdict.ts';

/** What becomes of the keystones after a first move: `unknown` as long as it is not proved in full. */
export interface ProblemMoveReport extends MoveReport, Pick<Verdict, 'status' | 'threats'> {
  /** The side to move is proved to win by it, or to lose, with the threats of the problem. */
  readonly wins?: boolean;
}

/** What is known of a first move. */
interface FirstMove {
  readonly cell: number;
  readonly point: number;
  /** The chance of the side to move as the numbers of the search have it. */
  chance: number;
  visits: number;
  winner: Side | 0;
  /** Moves to the end of what is proved. */
  length: number;
  /** Its turning point, see `describeTurningPoint`. */
  turn: number | undefined;
  line: readonly number[];
  /** The line has come to its end: nothing more is to be found out. */
  isWhole: boolean;
}

/** A move that the search has not begun with: it seems to have nothing to do with the question. */
const IDLE_CHANCE = 0.05;
/** Bounds of what is said of a move that is not decided, so that decided ones stand above and below. */
const LEAST_CHANCE = 0.06;
const MOST_CHANCE = 0.94;
/** A win or a loss with the threats of the problem, of which it is not known yet whether it is a ko. */
const WIN = 0.97;
const LOSS = 0.03;
/** A ko that the side to move wins as things are, and one that it loses. More threats for the other side are a little better. */
const KO_WIN = 0.7;
const KO_LOSS = 0.3;
const THREAT = 0.02;
/** Never quite nothing: front-ends divide by it. */
export const REFUTED = 0.0001;

/** Moves of a line at most, and the number of moves that are not decided and get one. */
const LINE_MOVES = 12;
const LINES = 12;
/** Front-ends hide the label of a move with fewer visits than this. */
const SHOWN_VISITS = 10;

/**
 * The first moves of a problem as the exact search sees them, read from its table and from the numbers of the root. It may be asked
 * while the search runs, from `SolveOptions.watch`.
 */
export class RootView {
  private readonly inquiry: Inquiry;
  private readonly root: Frame;
  private readonly moves: readonly FirstMove[];
  /** The move that others speak for: it goes before those of which nothing is proved. */
  private readonly preferred: number | undefined;

  constructor(inquiry: Inquiry, preferred?: number) {
    this.inquiry = inquiry;
    this.preferred = preferred;
    this.root = inquiry.setRoot(undefined, inquiry.search.newFrame());
    this.moves = listMoves(this.root).map((cell) => {
      const point = inquiry.pointOf(cell);
      return {
        cell,
        point,
        chance: IDLE_CHANCE,
        visits: 0,
        winner: 0,
        length: 0,
        turn: undefined,
        line: [point],
        isWhole: false,
      };
    });
  }

  /** The cells of the first moves, the most promising first. */
  get cells(): number[] {
    return this.rank().map(({ cell }) => cell);
  }

  /** Takes the turning point of a move, once it is known, and the line after it. */
  settle(cell: number, turn: number, line: readonly number[]): void {
    const move = this.moves.find((each) => each.cell === cell)!;
    move.turn = turn;
    if (line.length > 0) move.line = line;
    move.isWhole = true;
  }

  /** All first moves, the best first. Empty as long as the search has not looked at anything. */
  report(): ProblemMoveReport[] {
    this.look();
    if (this.moves.every(({ chance, winner, turn }) => isIdle(chance) && winner === 0 && turn === undefined))
      return [];
    const ranked = this.rank();
    for (const [index, move] of ranked.entries())
      if (index < LINES || move.winner !== 0) this.extendLine(move);
    const most = Math.max(SHOWN_VISITS, ...ranked.map(({ visits }) => visits));
    return ranked.map((move) => ({
      move: move.point,
      // What wins shall not look weaker than what took long.
      visits: this.wins(move) ? most : Math.max(move.visits, move.winner === 0 ? 1 : SHOWN_VISITS),
      winRate: this.rate(move),
      line: move.line,
      ...this.describe(move),
    }));
  }

  private describe({ turn, winner }: FirstMove): Pick<ProblemMoveReport, 'status' | 'threats' | 'wins'> {
    const { max, mover } = this.inquiry;
    return {
      ...(turn === undefined ? { status: 'unknown' } : describeTurningPoint(turn, max)),
      ...(winner !== 0 && { wins: winner === mover }),
    };
  }

  private wins({ winner }: FirstMove): boolean {
    return winner === this.inquiry.mover;
  }

  /** The best first: by what is expected of them, then the shortest way to win, the longest to lose. */
  private rank(): FirstMove[] {
    const isPreferred = ({ point }: FirstMove) => (point === this.preferred ? 0 : 1);
    const worth = ({ winner, length }: FirstMove) => (winner === this.inquiry.mover ? -length : length);
    return [...this.moves].sort(
      (a, b) =>
        this.rate(b) - this.rate(a) ||
        isPreferred(a) - isPreferred(b) ||
        worth(b) - worth(a) ||
        b.visits - a.visits ||
        a.cell - b.cell,
    );
  }

  private rate(move: FirstMove): number {
    const { turn, winner } = move;
    const { mover, max } = this.inquiry;
    if (turn !== undefined) {
      const { status, threats } = describeTurningPoint(turn, max);
      if (threats) {
        const mine: Role = mover === DEFENDER ? 'defender' : 'attacker';
        const more = THREAT * (threats.who === mine ? -threats.count : threats.count);
        return clamp((this.wins(move) ? KO_WIN : KO_LOSS) + more, LOSS, WIN);
      }
      return (status === 'alive') === (mover === DEFENDER) ? 1 : REFUTED;
    }
    if (winner !== 0) return this.wins(move) ? WIN : LOSS;
    if (move.point !== this.preferred) return clamp(move.chance, LEAST_CHANCE, MOST_CHANCE);
    const open = this.moves.filter((each) => each.winner === 0).map(({ chance }) => chance);
    return clamp(Math.max(...open), LEAST_CHANCE, MOST_CHANCE);
  }

  /** Reads what the search knows of every first move by now. */
  private look(): void {
    const { search, mover } = this.inquiry;
    const child = search.newFrame();
    const numbers = new Map(search.listRootMoves(this.root).map((each) => [each.cell, each]));
    for (const move of this.moves) {
      if (move.winner !== 0) continue;
      const first = numbers.get(move.cell);
      if (first) move.chance = countChance(mover, first.pn, first.dn);
      child.make(this.root, move.cell);
      move.winner = child.keystones === 0 ? ATTACKER : search.probe(CAPTURE, child);
      if (child.keystones === 0) continue;
      if (search.knownWork === 0) continue;
      move.visits = Math.max(move.visits, search.knownWork);
      move.length = search.knownLength;
      if (move.winner === 0 && !first) move.chance = countChance(mover, search.knownPn, search.knownDn);
    }
  }

  /** Follows what the table says of best play, as far as it has something to say. */
  private extendLine(move: FirstMove): void {
    if (move.isWhole) return;
    move.isWhole = move.winner !== 0;
    const { search } = this.inquiry;
    let frame = search.newFrame();
    let next = search.newFrame();
    frame.make(this.root, move.cell);
    const line = [move.point];
    while (line.length < LINE_MOVES && frame.keystones > 0) {
      const cell = this.findNext(frame);
      if (cell < 0) break;
      line.push(this.inquiry.pointOf(cell));
      next.make(frame, cell);
      [frame, next] = [next, frame];
    }
    move.line = line;
  }

  /** The move that the numbers in the table speak for; -1 if they tell nothing. Labels the frame and fills what is sealed off. */
  private findNext(frame: Frame): number {
    const { search } = this.inquiry;
    const child = search.newFrame();
    const me = frame.toPlay;
    let best = -1;
    let bestWorth = Number.NEGATIVE_INFINITY;
    search.labelBelow(frame);
    for (const cell of listMoves(frame)) {
      child.make(frame, cell);
      if (child.keystones === 0) return cell;
      const winner = search.probe(CAPTURE, child);
      if (winner === 0 && search.knownWork === 0) continue;
      const { knownPn, knownDn, knownLength } = search;
      // Wins come first, the shortest before the others; then what is open; then losses, the longest before the others.
      const worth =
        winner === 0
          ? countChance(me, knownPn, knownDn)
          : winner === me
            ? 2 + 1 / (1 + knownLength)
            : -1 / (1 + knownLength);
      if (worth <= bestWorth) continue;
      best = cell;
      bestWorth = worth;
    }
    return best;
  }
}

/** The chance of a side, from proof and disproof number: the smaller its own, the less there is left to show. */
function countChance(side: Side, pn: number, dn: number): number {
  return (side === ATTACKER ? dn : pn) / Math.max(1, pn + dn);
}

function isIdle(chance: number): boolean {
  return chance === IDLE_CHANCE;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
