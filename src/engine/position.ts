import GoBoard, { type Sign, type SignMap, type Vertex } from '@sabaki/go-board';
import type { Geometry } from './geometry.ts';

/**
 * One position of a game: go-board made fit for long histories, with the same answers.
 *
 * - A clone shares its rows with the original, and `set` copies a row before it writes to it. A move then costs
 *   the memory of one or two rows instead of a board, so a game may have a hundred thousand of them.
 * - Connected components are collected in linear time; the original compares every point with every other.
 * - A clone does not inherit the ko ban, which holds for one move only; the original keeps it through a pass.
 */
export class Position extends GoBoard {
  static empty(geometry: Geometry): Position {
    const row: Sign[] = new Array(geometry.width).fill(0);
    return new Position(new Array<Sign[]>(geometry.height).fill(row));
  }

  override clone(): Position {
    const copy = new Position(this.signMap.slice());
    copy.setCaptures(1, this.getCaptures(1));
    copy.setCaptures(-1, this.getCaptures(-1));
    return copy;
  }

  override makeMove(sign: Sign, vertex: Vertex): Position {
    return super.makeMove(sign, vertex) as Position;
  }

  override set([x, y]: Vertex, sign: Sign): this {
    const row = this.signMap[y];
    if (row !== undefined && x >= 0 && x < row.length && row[x] !== sign) this.signMap[y] = row.with(x, sign);
    return this;
  }

  /** The original tries the move on the board itself; here the shared row comes back, not a copy of it. */
  override analyzeMove(sign: Sign, vertex: Vertex): ReturnType<GoBoard['analyzeMove']> {
    const rows = this.signMap;
    this.signMap = rows.slice();
    const analysis = super.analyzeMove(sign, vertex);
    this.signMap = rows;
    return analysis;
  }

  override getConnectedComponent(vertex: Vertex, predicate: (vertex: Vertex) => boolean): Vertex[] {
    if (!this.has(vertex)) return [];
    const seen = new Uint8Array(this.width * this.height);
    const component = [vertex];
    seen[vertex[1] * this.width + vertex[0]] = 1;
    for (const member of component) {
      for (const neighbor of this.getNeighbors(member)) {
        const index = neighbor[1] * this.width + neighbor[0];
        if (seen[index] || !predicate(neighbor)) continue;
        seen[index] = 1;
        component.push(neighbor);
      }
    }
    return component;
  }
}

/**
 * The stones as a short string, equal exactly where they are equal: ten points to a character, in base three.
 * No hash, so a repetition found with it is one.
 */
export function makePositionKey(signMap: SignMap): string {
  let key = '';
  let digits = 0;
  let count = 0;
  for (const row of signMap) {
    for (const sign of row) {
      digits = digits * 3 + sign + 1;
      if (++count < 10) continue;
      key += String.fromCharCode(digits);
      digits = 0;
      count = 0;
    }
  }
  return key + String.fromCharCode(digits);
}
