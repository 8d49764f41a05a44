import { BLACK, type Color, EMPTY, makeColor, parseColor, WHITE } from './color.ts';
import { Game, type PlayError } from './game.ts';
import { Geometry, MAX_SIZE, MIN_SIZE, makeVertex } from './geometry.ts';
import { findValue, mainLine, type SgfNode } from './sgf-node.ts';
import { parsePointList, parseSgfPoint } from './sgf-points.ts';

export type LoadResult =
  | { readonly ok: true; readonly game: Game; readonly notes: string[] }
  | { readonly ok: false; readonly reason: string };

/** A game keeps the position after every move, so a file must not make it keep any number of them. */
const MAX_STEPS = 20_000;
const MAX_NOTES = 20;

/**
 * The game along the main line, up to the position before move `upTo`: 1 is the set-up, none or too large a number is
 * the end. The notes say what was passed over or assumed.
 *
 * SGF has moves carried out whether they are legal or not. A retaken ko is: some rules allow it. A stone on a stone
 * or a suicide is refused, since what the author saw on the board after it cannot be known.
 */
export function loadGame(tree: SgfNode, upTo = Number.POSITIVE_INFINITY): LoadResult {
  const gameType = findValue(tree, 'GM');
  if (gameType && /^\d+$/.test(gameType) && Number(gameType) !== 1) {
    return { ok: false, reason: `${quote('GM', gameType)} is not a game of Go` };
  }
  const geometry = parseSize(findValue(tree, 'SZ'));
  if (typeof geometry === 'string') return { ok: false, reason: geometry };
  const loader = new Loader(tree, geometry);
  const reason = loader.load(upTo);
  return reason ? { ok: false, reason } : { ok: true, game: loader.game, notes: loader.notes };
}

class Loader {
  readonly game: Game;
  readonly notes: string[] = [];

  readonly #tree: SgfNode;
  /** What set-up nodes have changed since the last move: point → EMPTY, BLACK or WHITE. */
  #changes = new Map<number, number>();
  /** The side to move that was set since the last move. */
  #toPlay: Color | undefined;
  #started = false;
  #steps = 0;

  constructor(tree: SgfNode, geometry: Geometry) {
    this.#tree = tree;
    this.game = new Game(geometry);
  }

  /** Plays the main line; the reason if that is impossible. */
  load(upTo: number): string | undefined {
    this.game.komi = this.#readNumber('KM');
    for (const node of mainLine(this.#tree)) {
      this.#readSetup(node);
      for (const [name, color] of MOVES) {
        const values = node.properties.get(name);
        if (!values) continue;
        const reason = this.#finishSetup(color);
        if (reason || this.game.moves.length + 1 >= upTo) return reason;
        const error = this.#play(color, values);
        if (error) return `move ${this.game.moves.length + 1}: ${error}`;
      }
    }
    return this.#finishSetup();
  }

  /** Adds the set-up of a node to what is to be changed before the next move. */
  #readSetup(node: SgfNode): void {
    // AE comes first, so that a node can wipe the board and place stones.
    for (const [name, color] of SETUPS) {
      for (const value of node.properties.get(name) ?? []) {
        const points = parsePointList([value], this.game.geometry);
        if (points.length === 0 && value.trim() !== '')
          this.#note(`${quote(name, value)} is not on the board`);
        for (const point of points) this.#changes.set(point, color);
      }
    }
    const player = findValue(node, 'PL');
    if (!player) return;
    this.#toPlay = parsePlayer(player);
    if (!this.#toPlay) this.#note(`${quote('PL', player)} is no side to move`);
  }

  /** Carries out what was set up since the last move. `next` is the colour of the move that follows, if one does. */
  #finishSetup(next?: Color): string | undefined {
    const toPlay = this.#toPlay ?? next;
    const changes = this.#changes;
    this.#toPlay = undefined;
    this.#changes = new Map();
    if (!this.#started) {
      this.#started = true;
      return this.#start(changes, toPlay);
    }
    if (changes.size > 0) {
      const error = this.#countStep() ?? this.game.addSetup(changes);
      if (error) return `set-up after move ${this.game.moves.length}: ${error}`;
    }
    if (toPlay) this.game.setToPlay(toPlay);
    return undefined;
  }

  #start(changes: Map<number, number>, toPlay: Color | undefined): string | undefined {
    const stones = new Map([...changes].filter(([, color]) => color !== EMPTY)) as Map<number, Color>;
    const points = [...stones.keys()];
    const handicap = this.#readNumber('HA');
    const isHandicap = handicap >= 2 && handicap === points.length && ![...stones.values()].includes(WHITE);
    if (handicap >= 2 && !isHandicap) this.#note(`HA[${handicap}] does not match the stones set up`);
    const error = isHandicap ? this.game.placeHandicap(points) : this.game.setup(stones);
    if (error) return `set-up: ${error}`;
    if (!toPlay && handicap < 2) this.#note('no side to move is given: Black');
    this.game.setToPlay(toPlay ?? (handicap < 2 ? BLACK : WHITE));
    return undefined;
  }

  #play(color: Color, values: readonly string[]): string | undefined {
    const { game } = this;
    const { geometry } = game;
    const name = color === BLACK ? 'B' : 'W';
    const point = parseSgfPoint(values[0]!, geometry);
    if (point === undefined) return `${quote(name, values[0]!)} is not on the board`;
    const move = `${makeColor(color)} ${makeVertex(point, geometry)}`;
    if (values.length > 1)
      this.#note(`move ${game.moves.length + 1}: only the first of several points was played`);
    const tooMany = this.#countStep();
    if (tooMany) return tooMany;
    let error = game.play(color, point);
    if (error === 'ko') {
      this.#note(`move ${game.moves.length + 1}: ${move} retakes a ko at once`);
      // A set-up lifts the ban, even one that changes no stone.
      game.addSetup(new Map());
      error = game.play(color, point);
    }
    return error && `${move} is ${REFUSALS[error]}`;
  }

  #countStep(): string | undefined {
    this.#steps++;
    return this.#steps > MAX_STEPS ? `more than ${MAX_STEPS} moves` : undefined;
  }

  /** A number in the root; 0 if there is none. A decimal comma is read like a point. */
  #readNumber(name: string): number {
    const text = findValue(this.#tree, name);
    if (!text) return 0;
    const number = Number.parseFloat(text.replace(',', '.'));
    if (Number.isFinite(number)) return number;
    this.#note(`${quote(name, text)} is no number`);
    return 0;
  }

  #note(text: string): void {
    if (this.notes.length < MAX_NOTES) this.notes.push(text);
  }
}

const MOVES: readonly [string, Color][] = [
  ['B', BLACK],
  ['W', WHITE],
];
const SETUPS: readonly [string, number][] = [
  ['AE', EMPTY],
  ['AB', BLACK],
  ['AW', WHITE],
];
const REFUSALS: Record<PlayError, string> = {
  'off the board': 'off the board',
  occupied: 'on an occupied point',
  suicide: 'a suicide',
  ko: 'a ko retaken at once',
};

/** `19`, or `9:13` for columns and rows; 19 if there is none. */
function parseSize(text: string | undefined): Geometry | string {
  if (!text) return Geometry.of(19);
  const match = /^(\d+)(?:\s*:\s*(\d+))?$/.exec(text);
  if (!match) return `${quote('SZ', text)} is no board size`;
  const width = Number(match[1]);
  const height = Number(match[2] ?? match[1]);
  if (Math.min(width, height) >= MIN_SIZE && Math.max(width, height) <= MAX_SIZE)
    return Geometry.of(width, height);
  return `${quote('SZ', text)} is not a size from ${MIN_SIZE} to ${MAX_SIZE}`;
}

/** PL in any spelling: `B`, `black`, `1` (as some programs write), … */
function parsePlayer(text: string): Color | undefined {
  if (text === '1') return BLACK;
  if (text === '2') return WHITE;
  return parseColor(text);
}

/** A property for a message: short, and on one line whatever the file has in it. */
function quote(name: string, value: string): string {
  const line = value.replace(/[\s\p{C}]+/gu, ' ');
  return `${name}[${line.length > 20 ? `${line.slice(0, 20)}…` : line}]`;
}
