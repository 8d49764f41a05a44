import type { Benson } from '../benson.ts';
import type { Board } from '../board.ts';
import { BLACK, type Color, EMPTY, opponent, WHITE } from '../color.ts';
import type { LifeAdviser } from './adviser.ts';

/** A move that decides about the life of a group, as the adviser has proved. */
export interface Hint {
  readonly color: Color;
  readonly point: number;
  /** The enclosed area of the group: once somebody has played there the hint is old. */
  readonly area: ReadonlySet<number>;
}

/** Larger areas are not asked about: they would take too long. */
export const MAX_AREA = 9;

/** An area that the stones of the other side, and the edge, enclose. */
export interface EnclosedArea {
  readonly defender: Color;
  readonly empties: readonly number[];
  readonly stones: readonly number[];
}

/**
 * Asks about every group in a small enclosed area whose life is open. Where it matters who plays first, the moves that
 * decide it are hints for both sides.
 */
export function findHints(
  board: Board,
  toPlay: Color,
  benson: Benson,
  adviser: LifeAdviser,
  mayAsk: () => boolean,
): Hint[] {
  const hints: Hint[] = [];
  benson.look(board);
  for (const defender of [BLACK, WHITE] as const) {
    for (const area of listAreas(board, defender)) {
      const chain = findLargestChain(board, area.stones);
      if (area.empties.length > MAX_AREA || chain === undefined || benson.settled[chain] !== EMPTY) continue;
      if (!mayAsk()) return hints;
      const other = opponent(toPlay);
      const [mine, theirs] = [adviser.ask(board, chain, toPlay), adviser.ask(board, chain, other)];
      if (!mine || !theirs || mine.status === theirs.status) continue;
      const points = new Set([...area.empties, ...area.stones]);
      for (const point of mine.moves) hints.push({ color: toPlay, point, area: points });
      for (const point of theirs.moves) hints.push({ color: other, point, area: points });
    }
  }
  return hints;
}

/** The areas that hold stones of this colour and no enemy stones. */
export function listAreas(board: Board, defender: Color): EnclosedArea[] {
  const { points, stride, length } = board.geometry;
  const seen = new Uint8Array(length);
  const areas: EnclosedArea[] = [];
  for (const start of points) {
    if (seen[start] || board.colorAt(start) !== defender) continue;
    const members = [start];
    seen[start] = 1;
    for (const point of members) {
      for (const near of [point - 1, point + 1, point - stride, point + stride]) {
        const color = board.colorAt(near);
        if (seen[near] || (color !== EMPTY && color !== defender)) continue;
        seen[near] = 1;
        members.push(near);
      }
    }
    areas.push({
      defender,
      empties: members.filter((point) => board.colorAt(point) === EMPTY),
      stones: members.filter((point) => board.colorAt(point) !== EMPTY),
    });
  }
  return areas;
}

function findLargestChain(board: Board, stones: readonly number[]): number | undefined {
  let best: number | undefined;
  for (const stone of stones) {
    if (best === undefined || board.chainSize(stone) > board.chainSize(best)) best = stone;
  }
  return best;
}
