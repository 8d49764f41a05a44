import { Board } from '../board.ts';
import { BLACK, type Color, EMPTY, opponent, WHITE } from '../color.ts';
import { type Geometry, PASS } from '../geometry.ts';
import { isShape, stepsAround } from './patterns.ts';
import type { Random } from './random.ts';
import { Tactics } from './tactics.ts';

/** In so many of a hundred cases a playout looks for a move of this kind. */
const ATARI_RATE = 95;
const NAKADE_RATE = 90;
const SHAPE_RATE = 90;

/** A playout goes on for so many times the points of the board at most: kos could go round for ever. */
const MAX_LENGTH = 3;

/**
 * Plays a game to its end, by chance but not blindly: answers to the last move come first (captures, escapes, vital
 * points, shapes), then any move that fills no own eye and puts no large chain into atari.
 *
 * One object for many playouts: nothing is allocated while playing.
 */
export class Playout {
  readonly board: Board;
  readonly tactics: Tactics;
  /** The number of the move with which each colour took a point first, at `color * length + point`; 0 if it did not. */
  readonly firstPlayed: Int32Array;
  /** After a playout: BLACK, WHITE, or EMPTY for a point that is nobody's. */
  readonly owner: Uint8Array;

  private readonly geometry: Geometry;
  private readonly random: Random;
  private readonly around: Int16Array;
  private readonly empties: Int16Array;
  private emptyCount = 0;
  /** Where in `empties` a point is. */
  private readonly places: Int16Array;
  private readonly candidates = new Int16Array(64);
  private candidateCount = 0;
  private moveNumber = 0;

  constructor(geometry: Geometry, random: Random) {
    this.geometry = geometry;
    this.random = random;
    this.board = new Board(geometry);
    this.tactics = new Tactics(this.board);
    this.firstPlayed = new Int32Array(3 * geometry.length);
    this.owner = new Uint8Array(geometry.length);
    this.around = stepsAround(geometry);
    this.empties = new Int16Array(geometry.points.length);
    this.places = new Int16Array(geometry.length);
  }

  /** Starts from this position: the moves until `run` are those of the tree. */
  start(position: Board): void {
    this.board.copyFrom(position);
    this.firstPlayed.fill(0);
    this.moveNumber = 0;
  }

  /** Plays a move on the board, which must be legal, and notes it. */
  play(color: Color, point: number): boolean {
    this.moveNumber++;
    if (point !== PASS) this.note(color, point);
    return this.board.play(color, point);
  }

  /** Takes the last `play` back, as if it had not been. */
  takeBack(color: Color, point: number): void {
    const at = color * this.geometry.length + point;
    if (this.firstPlayed[at] === this.moveNumber) this.firstPlayed[at] = 0;
    this.moveNumber--;
    this.board.undo();
  }

  /**
   * Plays to the end from the position on the board and answers with the score, Black's points less White's. Points that
   * are settled (BLACK or WHITE in the list) belong to their owner, and nobody plays there.
   */
  run(toPlay: Color, last: number, lastButOne: number, settled: Uint8Array): number {
    this.listEmpties(settled);
    const end = this.moveNumber + MAX_LENGTH * this.geometry.points.length;
    let color = toPlay;
    let passes = 0;
    while (passes < 2 && this.moveNumber < end) {
      const point = this.choose(color, last, lastButOne, settled);
      this.moveNumber++;
      if (point === PASS) {
        passes++;
        this.board.play(color, PASS);
      } else {
        passes = 0;
        this.board.play(color, point);
        this.note(color, point);
        this.removeEmpty(point);
        for (let i = 0; i < this.board.capturedCount; i++) this.addEmpty(this.board.captured[i]!, settled);
      }
      lastButOne = last;
      last = point;
      color = opponent(color);
    }
    return this.count(settled);
  }

  private choose(color: Color, last: number, lastButOne: number, settled: Uint8Array): number {
    const { random } = this;
    if (last !== PASS) {
      if (random.chance(ATARI_RATE)) {
        this.candidateCount = 0;
        this.findCaptures(color, last);
        const point = this.pick(color, settled);
        if (point !== PASS) return point;
      }
      if (random.chance(NAKADE_RATE)) {
        this.candidateCount = 0;
        this.findNakade(color, last);
        const point = this.pick(color, settled);
        if (point !== PASS) return point;
      }
      if (random.chance(SHAPE_RATE)) {
        this.candidateCount = 0;
        this.findShapes(last);
        if (lastButOne !== PASS) this.findShapes(lastButOne);
        const point = this.pickShape(color, settled);
        if (point !== PASS) return point;
      }
    }
    return this.chooseAny(color);
  }

  /** Any move that is legal, fills no eye and throws no chain away; PASS if there is none. */
  private chooseAny(color: Color): number {
    const { board, tactics, empties, emptyCount, random } = this;
    if (emptyCount === 0) return PASS;
    let left = emptyCount;
    while (left > 0) {
      // A fair draw without repetition: what was drawn goes behind the rest.
      const at = random.below(left);
      const point = empties[at]!;
      left--;
      this.swapEmpties(at, left);
      if (tactics.isEye(color, point) || !board.isLegal(color, point)) continue;
      if (!tactics.isBadSelfAtari(color, point)) return point;
    }
    return PASS;
  }

  /** The last move's chain in atari can be taken, own chains in atari beside it can be saved. */
  private findCaptures(color: Color, last: number): void {
    const { board, tactics } = this;
    if (board.colorAt(last) !== EMPTY && board.colorAt(last) !== color) {
      const liberty = board.findLastLiberty(last);
      if (liberty !== PASS) this.add(liberty);
    }
    for (let i = 0; i < 4; i++) {
      const near = last + this.around[i]!;
      if (board.colorAt(near) !== color || !board.isInAtari(near)) continue;
      const saving = tactics.findEscape(near);
      if (saving !== PASS) this.add(saving);
    }
  }

  /** The vital point of an eyespace that the last move made. */
  private findNakade(color: Color, last: number): void {
    const { board, tactics } = this;
    const owner = opponent(color);
    if (board.colorAt(last) !== owner) return;
    for (let i = 0; i < 4; i++) {
      const near = last + this.around[i]!;
      if (board.colorAt(near) !== EMPTY) continue;
      const vital = tactics.findVitalPoint(near, owner);
      if (vital !== PASS) this.add(vital);
    }
  }

  private findShapes(center: number): void {
    const { board } = this;
    for (let i = 0; i < 8; i++) {
      const point = center + this.around[i]!;
      if (board.colorAt(point) === EMPTY && isShape(board, point)) this.add(point);
    }
  }

  private add(point: number): void {
    if (this.candidateCount < this.candidates.length) this.candidates[this.candidateCount++] = point;
  }

  private pick(color: Color, settled: Uint8Array): number {
    while (this.candidateCount > 0) {
      const point = this.draw();
      if (settled[point] === EMPTY && this.board.isLegal(color, point)) return point;
    }
    return PASS;
  }

  private pickShape(color: Color, settled: Uint8Array): number {
    const { tactics } = this;
    while (this.candidateCount > 0) {
      const point = this.draw();
      if (settled[point] !== EMPTY || !this.board.isLegal(color, point)) continue;
      if (!tactics.isEye(color, point) && !tactics.isSelfAtari(color, point)) return point;
    }
    return PASS;
  }

  /** Takes a candidate out at random. */
  private draw(): number {
    const at = this.random.below(this.candidateCount);
    const point = this.candidates[at]!;
    this.candidates[at] = this.candidates[--this.candidateCount]!;
    return point;
  }

  private note(color: Color, point: number): void {
    const at = color * this.geometry.length + point;
    if (this.firstPlayed[at] === 0) this.firstPlayed[at] = this.moveNumber;
  }

  private listEmpties(settled: Uint8Array): void {
    const { points } = this.geometry;
    this.emptyCount = 0;
    for (let i = 0; i < points.length; i++) {
      if (this.board.colorAt(points[i]!) === EMPTY) this.addEmpty(points[i]!, settled);
    }
  }

  private addEmpty(point: number, settled: Uint8Array): void {
    if (settled[point] !== EMPTY) return;
    this.places[point] = this.emptyCount;
    this.empties[this.emptyCount++] = point;
  }

  private removeEmpty(point: number): void {
    this.swapEmpties(this.places[point]!, --this.emptyCount);
  }

  private swapEmpties(one: number, other: number): void {
    const { empties, places } = this;
    const point = empties[one]!;
    const last = empties[other]!;
    empties[one] = last;
    places[last] = one;
    empties[other] = point;
    places[point] = other;
  }

  /** Area: stones, and empty points that stones of one colour alone touch. */
  private count(settled: Uint8Array): number {
    const { points } = this.geometry;
    const { owner } = this;
    let score = 0;
    for (let i = 0; i < points.length; i++) {
      const point = points[i]!;
      const color = settled[point] || this.board.colorAt(point) || this.findNeighbor(point);
      owner[point] = color;
      if (color === BLACK) score++;
      else if (color === WHITE) score--;
    }
    return score;
  }

  /** The colour of the stones beside an empty point if they are all of one, else EMPTY. */
  private findNeighbor(point: number): number {
    let colors = 0;
    for (let i = 0; i < 4; i++) colors |= neighborBit(this.board.colorAt(point + this.around[i]!));
    return colors === BLACK || colors === WHITE ? colors : EMPTY;
  }
}

function neighborBit(color: number): number {
  return color === BLACK || color === WHITE ? color : 0;
}
