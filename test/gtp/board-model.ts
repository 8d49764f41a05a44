/** A plain model of what a session does to its board, written without the engine: rows of characters, and a list of what has been. */

export type Side = 'b' | 'w';
export type Cell = Side | '.';

/** Column from the left and row from the top. */
export type Place = readonly [number, number];

/** The board after a step. `toPlay` may be set while the board stands. */
export interface Situation {
  readonly rows: readonly string[];
  /** Stones captured on each point, in this game. */
  readonly captures: ReadonlyMap<string, number>;
  /** The point that a side may not take. */
  readonly ko: { readonly side: Side; readonly place: Place } | undefined;
  toPlay: Side;
  /** The settings that count here: an edit makes new ones. */
  readonly settings: Settings;
}

export interface Settings {
  keystones: { readonly side: Side; readonly points: ReadonlyMap<string, number> } | undefined;
  region:
    | { readonly points: ReadonlySet<string>; readonly captures: ReadonlyMap<string, number> }
    | undefined;
  threats: readonly [number, number];
}

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

export const other = (side: Side): Side => (side === 'b' ? 'w' : 'b');

export class BoardModel {
  /** Oldest first; all have been, the last is the one before now. */
  past: Situation[] = [];
  /** What was undone, the next to be redone at the end. */
  future: Situation[] = [];
  now: Situation;
  readonly start: Situation;

  constructor(rows: readonly string[], toPlay: Side, settings: Settings) {
    this.start = { rows, captures: new Map(), ko: undefined, toPlay, settings };
    this.now = { ...this.start, settings: { ...settings } };
  }

  get width(): number {
    return this.now.rows[0]!.length;
  }

  get height(): number {
    return this.now.rows.length;
  }

  vertex([x, y]: Place): string {
    return `${LETTERS[x]}${this.height - y}`;
  }

  /** Plays, if that is legal. */
  play(side: Side, place: Place | 'pass'): boolean {
    const { rows, captures, ko, settings } = this.now;
    if (place === 'pass') return this.step({ rows, captures, ko: undefined, toPlay: other(side), settings });
    const [x, y] = place;
    if (at(rows, place) !== '.') return false;
    if (ko?.side === side && ko.place[0] === x && ko.place[1] === y) return false;
    const put = change(rows, [place], side);
    const taken = listDead(put, other(side));
    const after = change(put, taken, '.');
    if (listDead(after, side).length > 0) return false;
    const counts = new Map(captures);
    for (const each of taken) counts.set(makeKey(each), (counts.get(makeKey(each)) ?? 0) + 1);
    const own = findChain(after, place);
    const isKo = taken.length === 1 && own.stones.length === 1 && own.liberties.length === 1;
    const ban = isKo ? { side: other(side), place: taken[0]! } : undefined;
    return this.step({ rows: after, captures: counts, ko: ban, toPlay: other(side), settings });
  }

  place(side: Side, places: readonly Place[]): boolean {
    const put = change(this.now.rows, places, side);
    return this.begin(change(put, listDead(put, other(side)), '.'));
  }

  remove(places: readonly Place[]): boolean {
    if (places.some((place) => at(this.now.rows, place) === '.')) return false;
    return this.begin(change(this.now.rows, places, '.'));
  }

  shift(right: number, down: number): boolean {
    const { rows } = this.now;
    const stones = list(rows).filter((place) => at(rows, place) !== '.');
    const move = ([x, y]: Place): Place => [x + right, y + down];
    const isInside = ([x, y]: Place) => x >= 0 && y >= 0 && x < this.width && y < this.height;
    if (!stones.map(move).every(isInside)) return false;
    let after = rows.map((row) => '.'.repeat(row.length));
    for (const place of stones) after = change(after, [move(place)], at(rows, place));
    const region = this.listRegion();
    const isWhole = region.length === this.width * this.height;
    const listed = isWhole ? region : region.map(move).filter(isInside);
    if (region.length > 0 && !listed.some((place) => at(after, place) === '.')) return false;
    return this.begin(after, move, listed);
  }

  /** Turns, mirrors or inverts: a new view of the same game. */
  transform(move: (place: Place) => Place, size: readonly [number, number], swap: boolean): boolean {
    const { rows, captures, ko, toPlay, settings } = this.now;
    const cells = Array.from({ length: size[1] }, () => new Array<string>(size[0]).fill('.'));
    const turn = (side: Side) => (swap ? other(side) : side);
    for (const place of list(rows)) {
      const [x, y] = move(place);
      const cell = at(rows, place);
      cells[y]![x] = cell === '.' ? '.' : turn(cell);
    }
    const moveKeys = (map: ReadonlyMap<string, number>) =>
      new Map([...map].map(([key, count]) => [makeKey(move(readKey(key))), count]));
    const { keystones, region, threats } = settings;
    return this.step({
      rows: cells.map((row) => row.join('')),
      captures: moveKeys(captures),
      ko: ko && { side: turn(ko.side), place: move(ko.place) },
      toPlay: turn(toPlay),
      settings: {
        keystones: keystones && { side: turn(keystones.side), points: moveKeys(keystones.points) },
        region: region && {
          points: new Set([...region.points].map((key) => makeKey(move(readKey(key))))),
          captures: moveKeys(region.captures),
        },
        threats: swap ? [threats[1], threats[0]] : threats,
      },
    });
  }

  undo(): boolean {
    const before = this.past.pop();
    if (!before) return false;
    this.future.push(this.now);
    this.now = before;
    return true;
  }

  redo(): boolean {
    const after = this.future.pop();
    if (!after) return false;
    this.past.push(this.now);
    this.now = after;
    return true;
  }

  reset(): boolean {
    return this.step({ ...this.start, settings: { ...this.start.settings } });
  }

  clear(): void {
    const { rows, settings } = this.now;
    this.now = {
      rows: rows.map((row) => '.'.repeat(row.length)),
      captures: new Map(),
      ko: undefined,
      toPlay: 'b',
      settings,
    };
    this.past = [];
    this.future = [];
  }

  setKeystones(places: readonly Place[]): boolean {
    const { rows, captures, settings } = this.now;
    const sides = new Set(places.map((place) => at(rows, place)));
    const [side] = sides;
    if (sides.size !== 1 || side === undefined || side === '.') return false;
    const points = places.map((place): [string, number] => [
      makeKey(place),
      captures.get(makeKey(place)) ?? 0,
    ]);
    settings.keystones = { side, points: new Map(points) };
    return true;
  }

  setRegion(places: readonly Place[]): boolean {
    const { rows, captures, settings } = this.now;
    if (!places.some((place) => at(rows, place) === '.')) return false;
    settings.region = { points: new Set(places.map(makeKey)), captures };
    return true;
  }

  /** Those that have not been captured since they were chosen. */
  listKeystones(): Place[] {
    const { captures, settings } = this.now;
    const chosen = [...(settings.keystones?.points ?? [])];
    return sort(
      chosen.filter(([key, count]) => (captures.get(key) ?? 0) <= count).map(([key]) => readKey(key)),
    );
  }

  listRegion(): Place[] {
    const { captures, settings } = this.now;
    if (!settings.region) return [];
    const { points, captures: before } = settings.region;
    const freed = [...captures].filter(([key, count]) => count > (before.get(key) ?? 0)).map(([key]) => key);
    return sort([...new Set([...points, ...freed])].map(readKey));
  }

  /** Stones that no liberty is left to: there must never be any. */
  listIllegal(): Place[] {
    return [...listDead(this.now.rows, 'b'), ...listDead(this.now.rows, 'w')];
  }

  /** An edit: the position begins anew, if it can be. */
  private begin(
    rows: readonly string[],
    move = (place: Place) => place,
    region = this.listRegion(),
  ): boolean {
    if (listDead(rows, 'b').length + listDead(rows, 'w').length > 0) return false;
    const { settings, toPlay } = this.now;
    const side = settings.keystones?.side;
    const present = this.listKeystones().filter((place) => at(this.now.rows, place) === side);
    const keystones = present.map(move).filter((place) => at(rows, place) === side);
    const points = new Map(keystones.map((place) => [makeKey(place), 0]));
    return this.step({
      rows,
      captures: new Map(),
      ko: undefined,
      toPlay,
      settings: {
        keystones: side && points.size > 0 ? { side, points } : undefined,
        region: settings.region && { points: new Set(region.map(makeKey)), captures: new Map() },
        threats: settings.threats,
      },
    });
  }

  private step(situation: Situation): true {
    this.past.push(this.now);
    this.future = [];
    this.now = situation;
    return true;
  }
}

function at(rows: readonly string[], [x, y]: Place): Cell {
  return rows[y]![x] as Cell;
}

function change(rows: readonly string[], places: readonly Place[], cell: Cell): string[] {
  return rows.map((row, y) =>
    [...row]
      .map((old, x) => (places.some((place) => place[0] === x && place[1] === y) ? cell : old))
      .join(''),
  );
}

function list(rows: readonly string[]): Place[] {
  return rows.flatMap((row, y) => [...row].map((_, x): Place => [x, y]));
}

function listDead(rows: readonly string[], side: Side): Place[] {
  const stones = list(rows).filter((place) => at(rows, place) === side);
  return stones.filter((place) => findChain(rows, place).liberties.length === 0);
}

function findChain(rows: readonly string[], start: Place): { stones: Place[]; liberties: Place[] } {
  const stones = [start];
  const liberties: Place[] = [];
  const has = (places: readonly Place[], [x, y]: Place) =>
    places.some((each) => each[0] === x && each[1] === y);
  for (const [x, y] of stones) {
    const around: Place[] = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ];
    for (const place of around) {
      const cell = rows[place[1]]?.[place[0]];
      if (cell === '.' && !has(liberties, place)) liberties.push(place);
      if (cell === at(rows, start) && !has(stones, place)) stones.push(place);
    }
  }
  return { stones, liberties };
}

function makeKey([x, y]: Place): string {
  return `${x} ${y}`;
}

function readKey(key: string): Place {
  return key.split(' ').map(Number) as unknown as Place;
}

function sort(places: Place[]): Place[] {
  return places.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
