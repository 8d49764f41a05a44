import { Benson } from '../benson.ts';
import { type Color, EMPTY, opponent, WHITE } from '../color.ts';
import type { Step } from '../game.ts';
import { type GameRecord, type Replay, replayRecord } from '../game-record.ts';
import { Geometry, PASS } from '../geometry.ts';
import { scorePosition } from '../scoring.ts';
import type { LifeAdviser } from './adviser.ts';
import { findHints, type Hint } from './hints.ts';
import { Search, type SearchLimits, type SearchRoot, type SearchSettings } from './search.ts';
import { Tactics } from './tactics.ts';

export interface PlayOptions extends Omit<SearchSettings, 'komi'> {
  /** Use again what the last search found. Without this the same game gets the same answer. */
  readonly reuse: boolean;
  /** Give up below this chance to win, in percent; 0 for never. */
  readonly resign: number;
  /** Take dead stones off the board before passing. */
  readonly cleanup: boolean;
}

/** How long to think without choosing a move. */
export interface PonderLimits extends Pick<SearchLimits, 'playouts' | 'stopped'> {
  readonly watch: (search: Search) => void;
}

/** What the player does, and what it thinks of it. */
export interface PlayResult {
  /** A point or PASS. */
  readonly move: number;
  readonly resigns: boolean;
  /** The chance to win, from 0 to 1, as the playouts say. */
  readonly winRate: number;
  /** The mean score, Black's less White's, komi included. */
  readonly score: number;
  readonly playouts: number;
}

/** A point whose owner is the same in this share of the playouts is decided. */
const DECIDED = 0.9;
/** The share of the time that questions about life and death may take. */
const ADVICE_SHARE = 0.2;
/** The share of the playouts that is spent on the question whether to pass. */
const PASS_SHARE = 0.25;
/** A pass may cost so little of the mean score. */
const PASS_COST = 0.6;
const LEAST_PASS_PLAYOUTS = 128;
/** Playouts before anything else is done, where someone is watching. */
const FIRST_LOOK = 200;
const GLIMPSE = 2;
/** Questions about life and death may take a part of so many seconds then. */
const PONDER_SECONDS = 5;

/** Plays ordinary Go. It remembers its last search, so that the next one can begin where that led. */
export class Player {
  private readonly adviser: LifeAdviser | undefined;
  private search: Search | undefined;
  private settings = '';
  /** The game that the tree of the search begins with, and who was to play. */
  private record: GameRecord | undefined;
  private toPlay: Color | undefined;

  /** Without an adviser the playouts alone judge life and death. */
  constructor(adviser?: LifeAdviser) {
    this.adviser = adviser;
  }

  /** Chooses a move for this colour. */
  choose(record: GameRecord, toPlay: Color, options: PlayOptions, limits: SearchLimits): PlayResult {
    const replay = replayRecord(record);
    const search = this.prepare(record, toPlay, options);
    const root = makeRoot(replay, toPlay);
    search.run(root, limits, this.findHints(root, limits));
    const ranked = search.rankMoves();
    const [best] = ranked;
    const playouts = search.playouts;
    if (!best || best.visits === 0) return { move: PASS, resigns: false, winRate: 0, score: 0, playouts };
    const { winRate, score } = best;
    const result = { move: best.move, resigns: 100 * winRate < options.resign, winRate, score, playouts };
    if (best.move === PASS || !this.isFinished(search, root)) return result;
    const dame = ranked.find(({ move }) => isDame(search, root, move));
    if (dame) return { ...result, move: dame.move };
    if (!this.canPass(search, root, limits)) return result;
    return { ...result, move: options.cleanup ? findCleanup(search, root) : PASS };
  }

  /**
   * Thinks about a position until it is told to stop, for those who watch, and returns its search. What is known about life and death comes in
   * after a first look, so that there is something to be seen at once.
   */
  ponder(record: GameRecord, toPlay: Color, options: PlayOptions, limits: PonderLimits): Search {
    const { stopped, watch, playouts } = limits;
    const search = this.prepare(record, toPlay, options);
    const root = makeRoot(replayRecord(record), toPlay);
    const endless = { stopped, watch, playouts, isThorough: true, timeUsed: () => 0 };
    // In a fresh process playouts are slow at first, so the very first report comes after a couple of them.
    search.run(root, { ...endless, playouts: Math.min(playouts, GLIMPSE) });
    if (!stopped()) search.run(root, { ...endless, playouts: Math.min(playouts, FIRST_LOOK) });
    if (stopped() || playouts <= FIRST_LOOK) return search;
    const start = performance.now();
    const timeUsed = () => (performance.now() - start) / (1000 * PONDER_SECONDS);
    const hints = this.findHints(root, { ...endless, timeUsed });
    search.run(root, { ...endless, playouts: playouts - FIRST_LOOK }, hints);
    return search;
  }

  private findHints({ board, toPlay }: SearchRoot, { stopped, timeUsed }: SearchLimits): Hint[] {
    if (!this.adviser) return [];
    const mayAsk = () => !stopped() && timeUsed() < ADVICE_SHARE;
    return findHints(board, toPlay, new Benson(board.geometry), this.adviser, mayAsk);
  }

  /** The search for this game: with the tree of the last one, if it led here, else with an empty one. */
  private prepare(record: GameRecord, toPlay: Color, options: PlayOptions): Search {
    const { tree, safeWeight, seed, memory } = options;
    const settings: SearchSettings = { tree, komi: record.komi, safeWeight, seed, memory };
    const key = JSON.stringify([record.width, record.height, settings]);
    if (!this.search || key !== this.settings) {
      this.search = new Search(Geometry.of(record.width, record.height), settings);
      this.record = undefined;
    }
    const moves =
      options.reuse && this.record ? findContinuation(this.record, this.toPlay!, record, toPlay) : undefined;
    if (moves) this.search.advance(moves);
    else this.search.clear();
    this.settings = key;
    this.record = record;
    this.toPlay = toPlay;
    return this.search;
  }

  /** Whether the playouts agree about every point that somebody could still play on. */
  private isFinished(search: Search, { board, toPlay }: SearchRoot): boolean {
    const { length, points } = search.geometry;
    const need = DECIDED * search.playouts;
    return points.every((point) => {
      const most = Math.max(
        search.ownership[point]!,
        search.ownership[length + point]!,
        search.ownership[2 * length + point]!,
      );
      if (most >= need) return true;
      // Where nobody may play nothing is left to decide.
      return (
        board.colorAt(point) === EMPTY &&
        !board.isLegal(toPlay, point) &&
        !board.isLegal(opponent(toPlay), point)
      );
    });
  }

  /** Whether a pass loses nothing: looks at the game from the other side, after it. */
  private canPass(search: Search, root: SearchRoot, limits: SearchLimits): boolean {
    const before = meanScore(search);
    const after: SearchRoot = {
      ...root,
      toPlay: opponent(root.toPlay),
      last: PASS,
      lastButOne: root.last,
    };
    const playouts = Math.max(LEAST_PASS_PLAYOUTS, Math.round(PASS_SHARE * search.playouts));
    const other = new Search(search.geometry, search.settings);
    const { stopped, timeUsed } = limits;
    other.run(after, { stopped, playouts, timeUsed: () => timeUsed() - PASS_SHARE });
    const cost = meanScore(other) - before;
    return (root.toPlay === WHITE ? cost : -cost) < PASS_COST && this.isFinished(other, after);
  }
}

/**
 * Whether this point is one of the last in a finished game: between the areas of both sides, and worth a point to whoever takes
 * it when area is counted.
 */
function isDame(
  { geometry, ownership, playouts }: Search,
  { board, toPlay }: SearchRoot,
  move: number,
): boolean {
  if (move === PASS || new Tactics(board).isSelfAtari(toPlay, move)) return false;
  const { owner } = scorePosition(board, {
    scoring: 'area',
    isDead: (point) => {
      const enemy = opponent(board.colorAt(point) as Color);
      return ownership[enemy * geometry.length + point]! >= DECIDED * playouts;
    },
    isSeki: () => false,
    captures: { black: 0, white: 0 },
  });
  return owner[move] === EMPTY;
}

/**
 * A move that takes dead stones of the enemy off or comes closer to it: the chain with the fewest liberties first. PASS if
 * there is none that does no harm.
 */
function findCleanup({ geometry, ownership, playouts }: Search, { board, toPlay }: SearchRoot): number {
  const tactics = new Tactics(board);
  const liberties = new Int16Array(geometry.points.length);
  let best = PASS;
  let fewest = Number.POSITIVE_INFINITY;
  for (const point of geometry.points) {
    if (board.colorAt(point) !== opponent(toPlay)) continue;
    if (ownership[toPlay * geometry.length + point]! < DECIDED * playouts) continue;
    const count = board.findLiberties(point, liberties);
    if (count >= fewest) continue;
    const move = liberties
      .subarray(0, count)
      .find(
        (liberty) => board.isLegal(toPlay, liberty) && (count === 1 || !tactics.isSelfAtari(toPlay, liberty)),
      );
    if (move === undefined) continue;
    best = move;
    fewest = count;
  }
  return best;
}

/** The mean of the scores of all playouts. */
function meanScore({ tree }: Search): number {
  return tree.scores[1]! / Math.max(1, tree.visits[1]!);
}

function makeRoot({ board, last, lastButOne, hasStood }: Replay, toPlay: Color): SearchRoot {
  return { board, toPlay, last, lastButOne, isRepeated: hasStood };
}

/** The moves that lead from one game to the other, colours in turn; undefined if it is another game. */
function findContinuation(
  from: GameRecord,
  fromPlay: Color,
  to: GameRecord,
  toPlay: Color,
): number[] | undefined {
  const known = from.steps.length;
  if (to.steps.length < known || JSON.stringify(from.start) !== JSON.stringify(to.start)) return undefined;
  if (!from.steps.every((step, index) => isSameStep(step, to.steps[index]!))) return undefined;
  const moves: number[] = [];
  let color = fromPlay;
  for (const step of to.steps.slice(known)) {
    if (step.kind !== 'move' || step.move.color !== color) return undefined;
    moves.push(step.move.point);
    color = opponent(color);
  }
  return color === toPlay ? moves : undefined;
}

function isSameStep(one: Step, other: Step): boolean {
  const list = (step: Step) =>
    step.kind === 'move' ? [step.move.color, step.move.point] : [...step.changes];
  return one.kind === other.kind && JSON.stringify(list(one)) === JSON.stringify(list(other));
}
