import type { CellSets } from './cell-sets.ts';
import { countBits, countWords } from './cell-sets.ts';
import { DEFENDER, type Field, type Side } from './field.ts';
import { ENEMY, isEdge, isSpace, OWN, type Pattern, type Sign, VITAL } from './pattern-notation.ts';
import { add } from './zone.ts';

/** A pattern laid onto the field in one way: the cells that its signs fall on. Signs on points that never change are checked already. */
export interface Placement {
  readonly pattern: Pattern;
  /** Cells of the eye space, and the vital ones among them. */
  readonly space: readonly number[];
  readonly vital: readonly number[];
  readonly wall: readonly number[];
  readonly enemies: readonly number[];
}

/**
 * Finds patterns in positions of a field. All ways to lay a pattern onto the field are worked out once; a position is then compared with each of
 * them by sets of cells.
 */
export class PatternMatcher {
  readonly placements: readonly Placement[];
  /** The same as sets of cells, so many words each. */
  readonly words: number;
  readonly space: Int32Array;
  readonly wall: Int32Array;
  readonly vital: Int32Array;
  /** After `find`: indices of the placements that match, how many of them, and how many stones the wall of each lacks. */
  readonly found: Int32Array;
  readonly missing: Uint8Array;
  count = 0;
  private readonly own: Side;
  private readonly enemies: Int32Array;

  /** `own` is the side that the patterns call own. */
  constructor(field: Field, patterns: readonly Pattern[], own: Side) {
    this.own = own;
    this.placements = layOut(field, patterns, own);
    this.words = countWords(field.size);
    this.space = this.makeSets((placement) => placement.space);
    this.wall = this.makeSets((placement) => placement.wall);
    this.vital = this.makeSets((placement) => placement.vital);
    this.enemies = this.makeSets((placement) => placement.enemies);
    this.found = new Int32Array(this.placements.length);
    this.missing = new Uint8Array(this.placements.length);
  }

  /** All placements whose wall lacks so many stones at most, the others of its points being empty. */
  find(sets: CellSets, mostMissing: number): void {
    const { words, space, wall, enemies } = this;
    const own = sets.of[this.own]!;
    const enemy = sets.of[3 - this.own]!;
    const { empty } = sets;
    const { length } = this.placements;
    let count = 0;
    for (let i = 0, at = 0; i < length; i++, at += words) {
      let missing = 0;
      let clash = 0;
      for (let k = 0; k < words; k++) {
        const walls = wall[at + k]!;
        clash |= (space[at + k]! & own[k]!) | (walls & enemy[k]!) | (enemies[at + k]! & ~enemy[k]!);
        if (walls & empty[k]!) missing += countBits(walls & empty[k]!);
      }
      if (clash !== 0 || missing > mostMissing) continue;
      this.missing[count] = missing;
      this.found[count++] = i;
    }
    this.count = count;
  }

  private makeSets(cellsOf: (placement: Placement) => readonly number[]): Int32Array {
    const sets = new Int32Array(this.placements.length * this.words);
    this.placements.forEach((placement, i) => {
      for (const cell of cellsOf(placement)) add(sets, i * this.words, cell);
    });
    return sets;
  }
}

/** Every place where a drawing fits among the points that never change, turned and mirrored. */
function layOut(field: Field, patterns: readonly Pattern[], own: Side): Placement[] {
  const placements: Placement[] = [];
  for (const pattern of patterns) {
    for (const look of pattern.looks) {
      for (let cell = 0; cell < field.size; cell++) {
        if (fits(field, look, own, cell)) placements.push(layAt(field, pattern, look, cell));
      }
    }
  }
  return placements;
}

/** Can the drawing lie with the first point of its space on this cell? */
function fits(field: Field, look: readonly Sign[], own: Side, start: number): boolean {
  const { geometry, colors, defender, attacker } = field.problem;
  const left = geometry.x(field.points[start]!);
  const top = geometry.y(field.points[start]!);
  for (const { sign, dx, dy } of look) {
    const isOutside = !geometry.has(left + dx, top + dy);
    if (isEdge(sign) !== isOutside) return false;
    if (isOutside) continue;
    const point = geometry.at(left + dx, top + dy);
    if (field.cellOf[point]! >= 0) continue;
    if (isSpace(sign)) return false;
    const side = sign === OWN ? own : 3 - own;
    if (colors[point] !== (side === DEFENDER ? defender : attacker)) return false;
  }
  return true;
}

function layAt(field: Field, pattern: Pattern, look: readonly Sign[], start: number): Placement {
  const { stride } = field.problem.geometry;
  const list = (accepts: (sign: string) => boolean) =>
    look
      .filter(({ sign }) => accepts(sign))
      .map(({ dx, dy }) => field.cellOf[field.points[start]! + dx + dy * stride]!)
      .filter((cell) => cell >= 0);
  return {
    pattern,
    space: list(isSpace),
    vital: list((sign) => sign === VITAL),
    wall: list((sign) => sign === OWN),
    enemies: list((sign) => sign === ENEMY),
  };
}
