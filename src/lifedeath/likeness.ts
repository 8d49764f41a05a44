import { BLACK, EMPTY, WHITE } from '../engine/color.ts';
import type { Stones } from '../engine/stones.ts';

/** Edges further away than this from all stones do not matter. */
const FAR = 4;

/**
 * A text that two positions share exactly when they look alike: the same stones, turned, mirrored, with the colours swapped, or moved along
 * an edge or on the open board.
 */
export function makeLikeness(stones: Stones): string {
  const cells = crop(stones);
  const texts: string[] = [];
  for (let orientation = 0; orientation < 8; orientation++) {
    const turned = turn(cells, orientation);
    texts.push(write(turned, false), write(turned, true));
  }
  return texts.sort()[0]!;
}

/** Rows of points around the stones, with as many empty ones at each side as there are to the edge, up to `FAR`. */
function crop({ geometry, colorAt }: Stones): number[][] {
  const used = [...geometry.points].filter((point) => colorAt(point) !== EMPTY);
  const xs = used.map((point) => geometry.x(point));
  const ys = used.map((point) => geometry.y(point));
  const left = Math.max(Math.min(...xs) - FAR, 0);
  const top = Math.max(Math.min(...ys) - FAR, 0);
  const right = Math.min(Math.max(...xs) + FAR, geometry.width - 1);
  const bottom = Math.min(Math.max(...ys) + FAR, geometry.height - 1);
  return Array.from({ length: Math.max(bottom - top + 1, 0) }, (_, y) =>
    Array.from({ length: right - left + 1 }, (_, x) => colorAt(geometry.at(left + x, top + y))),
  );
}

/** Bit 0 mirrors left and right, bit 1 top and bottom, bit 2 swaps rows and columns. */
function turn(cells: number[][], orientation: number): number[][] {
  let turned = cells;
  if (orientation & 1) turned = turned.map((row) => row.toReversed());
  if (orientation & 2) turned = turned.toReversed();
  if (orientation & 4) turned = (turned[0] ?? []).map((_, x) => turned.map((row) => row[x]!));
  return turned;
}

function write(cells: number[][], isSwapped: boolean): string {
  const read = (color: number) => (isSwapped && color !== EMPTY ? BLACK + WHITE - color : color);
  return cells.map((row) => row.map(read).join('')).join('/');
}
