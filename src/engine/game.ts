import type { Sign, Vertex } from '@sabaki/go-board';
import { BLACK, type Color, EMPTY, opponent, WHITE } from './color.ts';
import { type Geometry, makeVertex, PASS } from './geometry.ts';
import { makePositionKey, Position } from './position.ts';

/** A stone or a pass: `point` may be PASS. */
export interface Move {
  readonly color: Color;
  readonly point: number;
}

/** What a step of the game was: a move, or stones set up in mid-game (point → EMPTY, BLACK or WHITE). */
export type Step =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'setup'; readonly changes: ReadonlyMap<number, number> };

export type PlayError = 'off the board' | 'occupied' | 'suicide' | 'ko';

/**
 * A game with its history: the position at the start, then one state after every step. States are never changed
 * (save for the side to play), so undo and redo only move along the list.
 */
export class Game {
  readonly geometry: Geometry;
  komi: number;

  /** State 0 is the start; the states after `current` can be redone. */
  #states: State[] = [];
  #current = 0;
  /** The moves up to `current`. */
  #moves: Move[] = [];
  /** How often each position has come up, up to `current`. A pass changes nothing and is not counted. */
  #seen = new Map<string, number>();
  #handicap = 0;

  constructor(geometry: Geometry, komi = 0) {
    this.geometry = geometry;
    this.komi = komi;
    this.clear();
  }

  /** EMPTY, BLACK or WHITE; EMPTY off the board too. */
  colorAt(point: number): number {
    return toColor(this.#state.position.get(this.#vertex(point)) ?? 0);
  }

  get toPlay(): Color {
    return this.#state.toPlay;
  }

  /** The side to play after so many steps. */
  toPlayAfter(steps: number): Color {
    return this.#states[steps]!.toPlay;
  }

  setToPlay(color: Color): void {
    this.#state.toPlay = color;
  }

  /** The point that the opponent of the last mover may not take; PASS if there is none. */
  get koPoint(): number {
    return this.#state.koPoint;
  }

  /** How many stones this colour has captured. */
  captures(color: Color): number {
    return this.#state.position.getCaptures(toSign(color));
  }

  /** The moves since the start, without those undone. The same array lives on as the game does. */
  get moves(): readonly Move[] {
    return this.#moves;
  }

  /** The last step if it was a move: undefined at the start and right after a set-up. */
  get lastMove(): Move | undefined {
    const step = this.#state.step;
    return step?.kind === 'move' ? step.move : undefined;
  }

  /** The steps since the start, without those undone. */
  steps(): Step[] {
    return this.#states.slice(1, this.#current + 1).map((state) => state.step!);
  }

  /** How many steps lie behind. */
  get stepCount(): number {
    return this.#current;
  }

  /**
   * Something that is the same as long as the game is where it is now, and again when it comes back by undo and redo;
   * no other state of this or any other game has the same.
   */
  get mark(): object {
    return this.#state;
  }

  /** The game as it was after so many steps, as a game of its own. */
  at(step: number): Game {
    const game = new Game(this.geometry, this.komi);
    // States are copied: the side to play may be set in one of the games.
    game.#states = this.#states.slice(0, step + 1).map((state) => ({ ...state }));
    game.#seen = new Map();
    game.#handicap = this.#handicap;
    game.#current = -1;
    for (const state of game.#states) {
      const before = game.#states[game.#current];
      if (state.key !== before?.key) game.#count(state.key, 1);
      if (state.step?.kind === 'move') game.#moves.push(state.step.move);
      game.#current++;
    }
    return game;
  }

  /** Forgets the steps that were undone: what comes next is a step of another kind. */
  forgetUndone(): void {
    this.#states.length = this.#current + 1;
  }

  /** The handicap that was placed at the start; 0 if none. */
  get handicap(): number {
    return this.#handicap;
  }

  /** Why this move is illegal; undefined if it is legal. Either colour may play at any time. */
  checkPlay(color: Color, point: number): PlayError | undefined {
    if (point === PASS) return undefined;
    const { position, koPoint, koColor } = this.#state;
    const vertex = this.#vertex(point);
    if (!position.has(vertex)) return 'off the board';
    if (position.get(vertex) !== 0) return 'occupied';
    if (point === koPoint && color === koColor) return 'ko';
    return position.analyzeMove(toSign(color), vertex).suicide ? 'suicide' : undefined;
  }

  /** Whether this legal move makes a position again that has stood before; with `situational`, with the same side to play. */
  wouldRepeat(color: Color, point: number, kind: 'positional' | 'situational'): boolean {
    if (point === PASS) return false;
    const next = this.#state.position.makeMove(toSign(color), this.#vertex(point));
    const key = makePositionKey(next.signMap);
    if (!this.#seen.has(key)) return false;
    if (kind === 'positional') return true;
    const states = this.#states.slice(0, this.#current + 1);
    return states.some((state) => state.key === key && state.toPlay === opponent(color));
  }

  /** Plays a move, after which nothing can be redone; or says why not and changes nothing. */
  play(color: Color, point: number): PlayError | undefined {
    const error = this.checkPlay(color, point);
    if (error) return error;
    const { position } = this.#state;
    const step: Step = { kind: 'move', move: { color, point } };
    const toPlay = opponent(color);
    if (point === PASS) {
      this.#advance({ ...this.#state, koPoint: PASS, toPlay, step });
      return undefined;
    }
    const next = position.makeMove(toSign(color), this.#vertex(point));
    const koPoint = this.#findKo(position, next, color, point);
    this.#advance({
      position: next,
      key: makePositionKey(next.signMap),
      koPoint,
      koColor: toPlay,
      toPlay,
      step,
    });
    return undefined;
  }

  /** One step back; false at the start. */
  undo(): boolean {
    if (this.#current === 0) return false;
    const { step, key } = this.#state;
    if (step?.kind === 'move') this.#moves.pop();
    this.#current--;
    if (this.#state.key !== key) this.#count(key, -1);
    return true;
  }

  /** One undone step forward; false if there is none. */
  redo(): boolean {
    const next = this.#states[this.#current + 1];
    if (!next) return false;
    this.#enter(next);
    return true;
  }

  /** Replaces the whole position and starts the history anew; or says why not and changes nothing. */
  setup(stones: ReadonlyMap<number, Color>, toPlay: Color = BLACK): string | undefined {
    const position = this.#changed(Position.empty(this.geometry), stones);
    if (typeof position === 'string') return position;
    this.#start(position, toPlay);
    return undefined;
  }

  /** Sets points to EMPTY, BLACK or WHITE in mid-game, as one step of the history; or says why not. */
  addSetup(changes: ReadonlyMap<number, number>): string | undefined {
    const position = this.#changed(this.#state.position.clone(), changes);
    if (typeof position === 'string') return position;
    const step: Step = { kind: 'setup', changes: new Map(changes) };
    const key = makePositionKey(position.signMap);
    this.#advance({ ...this.#state, position, key, koPoint: PASS, step });
    return undefined;
  }

  /** Places Black's handicap on an empty board, White to play; or says why not and changes nothing. */
  placeHandicap(points: readonly number[]): string | undefined {
    if (!this.#state.position.isEmpty()) return 'board not empty';
    const stones = new Map<number, Color>(points.map((point) => [point, BLACK]));
    if (stones.size < points.length) return 'repeated vertex';
    const error = this.setup(stones, WHITE);
    if (!error) this.#handicap = points.length;
    return error;
  }

  /** Empties the board and starts anew, Black to play. Komi stays. */
  clear(): void {
    this.#start(Position.empty(this.geometry), BLACK);
  }

  /** Whether the position on the board has stood before in this game, whoever was to play. */
  repeats(): boolean {
    return this.#seen.get(this.#state.key)! > 1;
  }

  /** The stones on the board as text that is equal exactly where they are. */
  get key(): string {
    return this.#state.key;
  }

  /** The key of the position after so many steps. */
  keyAfter(steps: number): string {
    return this.#states[steps]!.key;
  }

  /** Whether the position with this key has stood in this game, up to now. */
  hasStood(key: string): boolean {
    return this.#seen.has(key);
  }

  /**
   * How often a stone was captured on each point, up to now; points where none was are left out. It tells a stone from
   * a later one of the same colour on the same point, also after the game has been played again from the start.
   */
  countCaptures(): Map<number, number> {
    const counts = new Map<number, number>();
    for (let i = 1; i <= this.#current; i++) {
      const { step, position } = this.#states[i]!;
      if (step?.kind !== 'move') continue;
      this.#states[i - 1]!.position.signMap.forEach((row, y) => {
        const after = position.signMap[y]!;
        // Rows that a move has not changed are shared.
        if (row === after) return;
        row.forEach((sign, x) => {
          if (sign === 0 || after[x] !== 0) return;
          const point = this.geometry.at(x, y);
          counts.set(point, (counts.get(point) ?? 0) + 1);
        });
      });
    }
    return counts;
  }

  stones(): Map<number, Color> {
    return this.#stonesOf(this.#state);
  }

  /** The stones at the start, before the first step. */
  startStones(): Map<number, Color> {
    return this.#stonesOf(this.#states[0]!);
  }

  get #state(): State {
    return this.#states[this.#current]!;
  }

  #start(position: Position, toPlay: Color): void {
    const key = makePositionKey(position.signMap);
    this.#states = [{ position, key, koPoint: PASS, koColor: BLACK, toPlay, step: undefined }];
    this.#current = 0;
    this.#moves = [];
    this.#seen = new Map([[key, 1]]);
    this.#handicap = 0;
  }

  #advance(state: State): void {
    this.#states.length = this.#current + 1;
    this.#states.push(state);
    this.#enter(state);
  }

  /** Makes the state after the current one the current one. */
  #enter(state: State): void {
    if (state.key !== this.#state.key) this.#count(state.key, 1);
    if (state.step?.kind === 'move') this.#moves.push(state.step.move);
    this.#current++;
  }

  #count(key: string, by: number): void {
    const count = (this.#seen.get(key) ?? 0) + by;
    if (count === 0) this.#seen.delete(key);
    else this.#seen.set(key, count);
  }

  /** The point that a move has forbidden to the other colour. Go-board knows, if asked about the right one. */
  #findKo(before: Position, after: Position, color: Color, point: number): number {
    const sign = toSign(color);
    if (after.getCaptures(sign) !== before.getCaptures(sign) + 1) return PASS;
    const [x, y] = after
      .getNeighbors(this.#vertex(point))
      .find((vertex) => after.get(vertex) !== before.get(vertex))!;
    return after.analyzeMove(-sign as Sign, [x, y]).ko ? this.geometry.at(x, y) : PASS;
  }

  /** The position with these points changed, or why it cannot be. */
  #changed(position: Position, changes: ReadonlyMap<number, number>): Position | string {
    for (const [point, color] of changes) {
      if (!position.has(this.#vertex(point))) return 'off the board';
      position.set(this.#vertex(point), toSign(color));
    }
    if (position.isValid()) return position;
    const dead = this.geometry.points.find((point) => {
      const vertex = this.#vertex(point);
      return position.get(vertex) !== 0 && !position.hasLiberties(vertex);
    })!;
    return `the chain at ${makeVertex(dead, this.geometry)} has no liberty`;
  }

  #stonesOf(state: State): Map<number, Color> {
    const stones = new Map<number, Color>();
    for (const point of this.geometry.points) {
      const color = toColor(state.position.get(this.#vertex(point))!);
      if (color !== EMPTY) stones.set(point, color as Color);
    }
    return stones;
  }

  #vertex(point: number): Vertex {
    return [this.geometry.x(point), this.geometry.y(point)];
  }
}

interface State {
  readonly position: Position;
  readonly key: string;
  /** The point that `koColor` may not take; PASS if there is none. */
  readonly koPoint: number;
  readonly koColor: Color;
  toPlay: Color;
  /** What led here; undefined at the start. */
  readonly step: Step | undefined;
}

/** Go-board says 1 for Black and -1 for White. */
function toSign(color: number): Sign {
  return color === BLACK ? 1 : color === WHITE ? -1 : 0;
}

function toColor(sign: number): number {
  return sign === 1 ? BLACK : sign === -1 ? WHITE : EMPTY;
}
