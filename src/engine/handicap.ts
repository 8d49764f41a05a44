import type { Geometry } from './geometry.ts';

/**
 * The points of a fixed handicap, as the GTP standard places and limits it: two to nine stones, four on even sizes
 * and 7x7, none below 7. Undefined if there is no such handicap. The standard knows only squares; here each side of
 * a rectangle is looked at by itself, and the smaller limit counts.
 */
export function fixedHandicap(geometry: Geometry, count: number): number[] | undefined {
  if (!Number.isInteger(count) || count < 2 || count > maxFixedHandicap(geometry)) return undefined;
  const { corners, leftAndRight, bottomAndTop, center } = namedPoints(geometry);
  const stones = corners.slice(0, count);
  if (count >= 6) stones.push(...leftAndRight);
  if (count >= 8) stones.push(...bottomAndTop);
  if (count >= 5 && count % 2 === 1) stones.push(center);
  return stones;
}

/** The most stones that `fixedHandicap` places; 0 if it places none. */
export function maxFixedHandicap({ width, height }: Geometry): number {
  if (Math.min(width, height) < 7) return 0;
  return isWide(width) && isWide(height) ? 9 : 4;
}

/**
 * Points for a handicap of any size: the fixed one as far as it goes, then one after another the point farthest from
 * the stones and the edge. At least one point stays empty, so there can be fewer stones than asked for.
 */
export function placeFreeHandicap(geometry: Geometry, count: number): number[] {
  const fixed = Math.min(count, maxFixedHandicap(geometry));
  const stones = fixedHandicap(geometry, fixed) ?? [];
  const limit = Math.min(count, geometry.points.length - 1);
  while (stones.length < limit) stones.push(findRoomiest(geometry, stones));
  return stones;
}

/** The star points, for pictures of the board: the corners and the centre, on large boards the sides too. */
export function starPoints(geometry: Geometry): number[] {
  const { width, height } = geometry;
  if (Math.min(width, height) < 5) return [];
  const { corners, leftAndRight, bottomAndTop, center } = namedPoints(geometry);
  const stars = Math.min(width, height) < 7 ? [] : corners;
  if (width % 2 === 1 && height % 2 === 1) stars.push(center);
  if (height % 2 === 1 && height > 13) stars.push(...leftAndRight);
  if (width % 2 === 1 && width > 13) stars.push(...bottomAndTop);
  return stars;
}

/** Whether a side of this length has a middle star point. */
function isWide(length: number): boolean {
  return length % 2 === 1 && length > 7;
}

/** The star points by their places, in the order in which handicaps use them. */
function namedPoints(geometry: Geometry) {
  const [left, middleX, right] = starLines(geometry.width);
  const [top, middleY, bottom] = starLines(geometry.height);
  return {
    corners: [
      geometry.at(left, bottom),
      geometry.at(right, top),
      geometry.at(left, top),
      geometry.at(right, bottom),
    ],
    leftAndRight: [geometry.at(left, middleY), geometry.at(right, middleY)],
    bottomAndTop: [geometry.at(middleX, bottom), geometry.at(middleX, top)],
    center: geometry.at(middleX, middleY),
  };
}

/** The third line from both sides, or the fourth from 13 on, and the middle. */
function starLines(length: number): [number, number, number] {
  const near = length < 13 ? 2 : 3;
  return [near, (length - 1) >> 1, length - 1 - near];
}

function findRoomiest(geometry: Geometry, stones: readonly number[]): number {
  let best = -1;
  let bestRoom = -1;
  for (const point of geometry.points) {
    if (stones.includes(point)) continue;
    const room = measureRoom(geometry, stones, point);
    if (room <= bestRoom) continue;
    bestRoom = room;
    best = point;
  }
  return best;
}

/** Large where stones and edge are far. The distance to the edge counts double, as half of a stone's influence. */
function measureRoom(geometry: Geometry, stones: readonly number[], point: number): number {
  const { width, height } = geometry;
  const x = geometry.x(point);
  const y = geometry.y(point);
  let room = 2 * Math.min(x, y, width - 1 - x, height - 1 - y) + 1;
  for (const stone of stones) {
    room = Math.min(room, Math.abs(geometry.x(stone) - x) + Math.abs(geometry.y(stone) - y));
  }
  return room;
}
