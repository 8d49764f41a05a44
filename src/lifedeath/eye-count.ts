import { ATTACKER, DEFENDER, type Field, SIDE } from './field.ts';
import type { Frame } from './frame.ts';
import type { Guide } from './guide.ts';

/**
 * First guesses for large fields: how many moves in a row would the defender need for two eyes? The nearer it is to them, the less there seems to
 * be left to do for it and the more for the attacker. The constants were found by trial (docs/notes.md).
 */
export class EyeCount implements Guide {
  pn = 1;
  dn = 1;
  readonly most = 1000;
  private readonly field: Field;
  /** Four a cell: diagonal cells, or `field.size`. */
  private readonly diagonals: Int16Array;
  /** Diagonals that the attacker holds for ever. */
  private readonly lost: Uint8Array;
  /** Diagonals that the attacker may hold without making the eye false: one, or none on the edge. */
  private readonly spare: Uint8Array;
  private readonly cost: Uint8Array;
  private readonly cheap: Int16Array;
  private readonly around = new Int16Array(9);
  private readonly kept = new Uint8Array(9);

  constructor(field: Field) {
    const { size, points, cellOf } = field;
    const { geometry, colors, attacker } = field.problem;
    this.field = field;
    this.diagonals = new Int16Array(4 * size).fill(size);
    this.lost = new Uint8Array(size);
    this.spare = new Uint8Array(size).fill(1);
    this.cost = new Uint8Array(size);
    this.cheap = new Int16Array(size);
    points.forEach((point, cell) => {
      [-1, 1].forEach((dy, row) => {
        [-1, 1].forEach((dx, column) => {
          const x = geometry.x(point) + dx;
          const y = geometry.y(point) + dy;
          if (!geometry.has(x, y)) {
            this.spare[cell] = 0;
            return;
          }
          const there = geometry.at(x, y);
          if (cellOf[there]! >= 0) this.diagonals[4 * cell + 2 * row + column] = cellOf[there]!;
          else if (colors[there] === attacker) this.lost[cell]!++;
        });
      });
    });
  }

  pass(): void {
    this.setGuesses(this.countMoves());
  }

  play(frame: Frame, cell: number): void {
    this.setGuesses(this.countMovesAfter(frame, cell));
  }

  private setGuesses(moves: number): void {
    this.pn = Math.max(1, 20 - ((3 * moves) >> 1));
    this.dn = 1 + 3 * moves;
  }

  prepare(frame: Frame): void {
    for (let cell = 0; cell < this.field.size; cell++) this.cost[cell] = this.eyeCost(frame, cell);
  }

  /** Moves for two eyes in the prepared frame, at most MOST. */
  private countMoves(): number {
    const { size, neighbours } = this.field;
    const { cost, cheap } = this;
    let count = 0;
    for (let cell = 0; cell < size; cell++) if (cost[cell]! < MOST) cheap[count++] = cell;
    let best = MOST;
    for (let a = 0; a < count; a++) {
      const one = cheap[a]!;
      if (cost[one]! >= best) continue;
      for (let b = a + 1; b < count; b++) {
        const two = cheap[b]!;
        const sum = cost[one]! + cost[two]!;
        if (sum >= best) continue;
        const at = 4 * one;
        if (
          neighbours[at] === two ||
          neighbours[at + 1] === two ||
          neighbours[at + 2] === two ||
          neighbours[at + 3] === two
        )
          continue;
        best = sum;
      }
    }
    return best;
  }

  /** The same after a stone of the side to move on an empty cell, captures left aside: only eyes around it change. */
  private countMovesAfter(frame: Frame, cell: number): number {
    const { size, neighbours } = this.field;
    const { cost, kept, diagonals } = this;
    const around = this.around;
    let count = 0;
    around[count++] = cell;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      if (neighbours[i] !== size) around[count++] = neighbours[i]!;
      if (diagonals[i] !== size) around[count++] = diagonals[i]!;
    }
    frame.cells[cell] = frame.toPlay;
    for (let k = 0; k < count; k++) {
      kept[k] = cost[around[k]!]!;
      cost[around[k]!] = this.eyeCost(frame, around[k]!);
    }
    const moves = this.countMoves();
    frame.cells[cell] = 0;
    for (let k = 0; k < count; k++) cost[around[k]!] = kept[k]!;
    return moves;
  }

  /** Moves that turn one cell into an eye, MOST if it can hardly become one. */
  private eyeCost(frame: Frame, cell: number): number {
    const { size, neighbours, safe } = this.field;
    const { cells } = frame;
    const content = cells[cell]! & SIDE;
    if (content === DEFENDER || safe[cell]! & ATTACKER) return MOST;
    let cost = 0;
    if (content === ATTACKER) {
      if (this.isImmortal(frame, cell)) return MOST;
      cost = 1;
    }
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const next = neighbours[i]!;
      if (next === size) continue;
      const there = cells[next]! & SIDE;
      if (there === 0) cost++;
      else if (there === ATTACKER) {
        if (this.isImmortal(frame, next)) return MOST;
        cost += 2;
      }
    }
    let lost = this.lost[cell]!;
    let open = 0;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const next = this.diagonals[i]!;
      if (next === size) continue;
      const there = cells[next]! & SIDE;
      if (there === 0) open++;
      else if (there === ATTACKER) lost++;
    }
    const spare = this.spare[cell]!;
    if (lost > spare) cost += 2 * (lost - spare);
    else if (lost + open > spare) cost += (lost + open - spare + 1) >> 1;
    return Math.min(cost, MOST);
  }

  private isImmortal(frame: Frame, cell: number): boolean {
    const chain = frame.chainOf[cell]!;
    return chain >= 0 && frame.immortal[chain] === 1;
  }
}

const MOST = 12;
