import { ATTACKER, DEFENDER, type Field, KEY, SIDE } from './field.ts';
import type { Frame } from './frame.ts';

/** So many stones are as good as no way at all. */
export const NO_WAY = 9;
/** More points to choose from count as this many, and so do more stones by a detour. */
const MOST_ROUTES = 3;
const MOST_DETOUR = 4;

/** Numbers that `describe` can give. */
export const WAYS = (NO_WAY + 1) * (MOST_ROUTES + 1) * (MOST_DETOUR + 1);

/**
 * The way out: how many stones in a row the defender needs to lead its keystones to a place where they have a permanent liberty, over empty cells and
 * along its own stones. A first guess only, which knows nothing of what the attacker does meanwhile.
 */
export class WayOut {
  /** Is there any place to get to? Where there is none, nothing is measured. */
  readonly isOpen: boolean;
  private readonly field: Field;
  /** Stones that it takes to lead the keystones to each cell, and from each cell to safety, the cell itself included. */
  private readonly reach: Uint8Array;
  private readonly rest: Uint8Array;
  // Cells at the present distance and at the next.
  private readonly near: Int16Array;
  private readonly next: Int16Array;
  /** Cells on the shortest ways, by the stones that it takes to reach them. */
  private readonly choices = new Int16Array(NO_WAY + 1);
  /** Stones that it takes, and how many cells there are to choose from where these are fewest. */
  private steps = NO_WAY;
  private routes = 0;

  constructor(field: Field) {
    const { size, safe } = field;
    this.field = field;
    this.isOpen = safe.some((sides) => (sides & DEFENDER) !== 0);
    this.reach = new Uint8Array(size);
    this.rest = new Uint8Array(size);
    this.near = new Int16Array(size);
    this.next = new Int16Array(size);
  }

  measure({ cells }: Frame): void {
    if (!this.isOpen) return;
    const { reach, rest, near, next } = this;
    const { size, safe } = this.field;
    reach.fill(NO_WAY);
    let now = 0;
    for (let cell = 0; cell < size; cell++) {
      if ((cells[cell]! & KEY) === 0) continue;
      reach[cell] = 0;
      near[now++] = cell;
    }
    this.walk(cells, reach, now, 0);
    rest.fill(NO_WAY);
    now = 0;
    let later = 0;
    for (let cell = 0; cell < size; cell++) {
      if ((safe[cell]! & DEFENDER) === 0 || cells[cell] === ATTACKER) continue;
      if (cells[cell] === 0) {
        rest[cell] = 1;
        next[later++] = cell;
      } else {
        rest[cell] = 0;
        near[now++] = cell;
      }
    }
    this.walk(cells, rest, now, later);
    this.findShortest(cells);
  }

  /** Fills in the distances from the cells at hand, so many of them at distance 0 and at 1. */
  private walk(cells: Uint8Array, distance: Uint8Array, now: number, later: number): void {
    const { size, neighbours } = this.field;
    let { near, next } = this;
    for (let steps = 0; steps < NO_WAY && now + later > 0; steps++) {
      for (let k = 0; k < now; k++) {
        const cell = near[k]!;
        for (let i = 4 * cell; i < 4 * cell + 4; i++) {
          const beside = neighbours[i]!;
          if (beside === size || distance[beside] !== NO_WAY) continue;
          const content = cells[beside]!;
          if (content === 0) {
            if (steps + 1 === NO_WAY) continue;
            distance[beside] = steps + 1;
            next[later++] = beside;
          } else if ((content & SIDE) === DEFENDER) {
            distance[beside] = steps;
            near[now++] = beside;
          }
        }
      }
      const done = near;
      near = next;
      next = done;
      now = later;
      later = 0;
    }
  }

  private findShortest(cells: Uint8Array): void {
    const { reach, rest, choices } = this;
    let least = NO_WAY;
    choices.fill(0);
    for (let cell = 0; cell < cells.length - 1; cell++) {
      const isEmpty = cells[cell] === 0;
      const steps = reach[cell]! + rest[cell]! - (isEmpty ? 1 : 0);
      if (steps > least || cells[cell] === ATTACKER) continue;
      if (steps < least) {
        least = steps;
        choices.fill(0);
      }
      if (isEmpty && steps < NO_WAY) choices[reach[cell]!]!++;
    }
    this.steps = least;
    this.routes = least < NO_WAY ? MOST_ROUTES : 0;
    if (least === NO_WAY) return;
    for (let step = 1; step <= least; step++) if (choices[step]! < this.routes) this.routes = choices[step]!;
  }

  /** A number for the way out before a move, its narrowest place, and how far out of the way the move is; -1 if there is nowhere to get to. */
  describe(cell: number): number {
    if (!this.isOpen) return -1;
    if (cell === this.field.size) return this.encode(MOST_DETOUR);
    const detour = this.reach[cell]! + this.rest[cell]! - 1 - this.steps;
    return this.encode(detour < 0 ? 0 : Math.min(detour, MOST_DETOUR));
  }

  private encode(detour: number): number {
    return (this.steps * (MOST_ROUTES + 1) + this.routes) * (MOST_DETOUR + 1) + detour;
  }
}

/** The stones, the cells to choose from and the detour of a number, as three digits; `readWay` reads them. */
export function writeWay(way: number): string {
  const detour = way % (MOST_DETOUR + 1);
  const routes = Math.floor(way / (MOST_DETOUR + 1)) % (MOST_ROUTES + 1);
  return `${Math.floor(way / (MOST_DETOUR + 1) / (MOST_ROUTES + 1))}${routes}${detour}`;
}

export function readWay(text: string): number {
  const [steps, routes, detour] = [...text].map(Number) as [number, number, number];
  return (steps * (MOST_ROUTES + 1) + routes) * (MOST_DETOUR + 1) + detour;
}
