import { type Color, EMPTY, makeColor } from '../engine/color.ts';
import type { Game } from '../engine/game.ts';
import { type Geometry, makeVertex, PASS } from '../engine/geometry.ts';
import {
  findValue,
  loadGame,
  mainLine,
  makePointList,
  makeSgfPoint,
  parsePointList,
  type SgfNode,
  saveGame,
} from '../engine/sgf.ts';
import { isKo, MAX_THREATS, type Threats } from './problem.ts';

/** A problem as a file has it. Whatever is there makes sense, but things may be missing. */
export interface ProblemRecord {
  /** The position, with the side to move and without moves. */
  readonly game: Game;
  /** Stones of one colour; none if the file names none. */
  readonly keystones: readonly number[];
  /** The points that are listed, with an empty one among them; none if the file names none. */
  readonly region: readonly number[];
  /** The point that the side to move may not take; PASS if there is none. */
  readonly koPoint: number;
  readonly threats: Threats;
  /** Parameters of the search, `depth` → `6`, as they are written. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly name?: string;
  readonly rank?: string;
  readonly text?: string;
}

export type ReadProblemResult =
  | { readonly ok: true; readonly record: ProblemRecord; readonly notes: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/**
 * Reads the problem that a game tree sets: the position before the first move, and what its nodes say of it.
 *
 *     KS[aa]…        keystones; else TR on stones, else MA on stones
 *     VR[aa:ee]…     region; else SQ or CR on empty points
 *     PL[B]          side to move (see `loadGame`)
 *     KB[aa]         point that the side to move may not take because of ko
 *     KT[b:1][w:0]   ko threats
 *     SP[depth:6]…   parameters of the search
 *     GN, RK, C      name, rank, text
 *
 * What is written in properties of our own (KS, VR, KB, KT, SP) has to make sense; marks, which anyone may have made for any
 * reason, are passed over where they do not. The notes say what was assumed.
 */
export function readProblem(tree: SgfNode): ReadProblemResult {
  const loaded = loadGame(tree, 1);
  if (!loaded.ok) return loaded;
  const reader = new Reader(tree, loaded.game, loaded.notes);
  const record = reader.read();
  return reader.reason === undefined
    ? { ok: true, record, notes: reader.notes }
    : { ok: false, reason: reader.reason };
}

/** Does the file say in so many words that it is a problem? Marks alone may mean anything. */
export function hasProblem(tree: SgfNode): boolean {
  const nodes = setupNodes(tree);
  return nodes.some((node) => node.properties.has('KS') || node.properties.has('VR'));
}

/** The tree of one node that `readProblem` reads back. Triangles are for the eye: other programs show them. */
export function makeProblemSgf(record: ProblemRecord): SgfNode {
  const { game, keystones, region, koPoint, threats, parameters, name, rank, text } = record;
  const { geometry } = game;
  const root = saveGame(game);
  const set = (property: string, values: readonly string[]) => {
    if (values.length > 0) root.properties.set(property, [...values]);
  };
  const points = [...keystones].sort((a, b) => a - b).map((point) => makeSgfPoint(point, geometry));
  set('GN', name ? [name] : []);
  set('RK', rank ? [rank] : []);
  set('KS', points);
  set('TR', points);
  set('VR', makePointList(region, geometry));
  set('KB', koPoint === PASS ? [] : [makeSgfPoint(koPoint, geometry)]);
  set('KT', threats.black + threats.white === 0 ? [] : [`b:${threats.black}`, `w:${threats.white}`]);
  set(
    'SP',
    [...parameters].map(([parameter, value]) => `${parameter}:${value}`),
  );
  set('C', text ? [text] : []);
  return root;
}

/** Gives a written problem what its file says beside the problem: every property of the set-up that is not there yet. */
export function copyUnknown(source: SgfNode, problem: SgfNode): void {
  for (const { properties } of setupNodes(source)) {
    for (const [name, values] of properties) {
      const isKnown = problem.properties.has(name) || NEVER_COPIED.has(name);
      if (!isKnown) problem.properties.set(name, [...values]);
    }
  }
}

/** What is written anew: moves, and the stones, the side to move, the ko and the threats, none of which may be there. */
const NEVER_COPIED = new Set(['B', 'W', 'AB', 'AW', 'AE', 'PL', 'HA', 'KO', 'KB', 'KT', 'KS', 'VR']);

class Reader {
  readonly notes: string[];
  /** The first thing that makes no sense. */
  reason: string | undefined;
  private readonly nodes: readonly SgfNode[];
  private readonly game: Game;
  private readonly geometry: Geometry;

  constructor(tree: SgfNode, game: Game, notes: readonly string[]) {
    this.nodes = setupNodes(tree);
    this.game = game;
    this.geometry = game.geometry;
    this.notes = [...notes];
  }

  read(): ProblemRecord {
    const [name, rank, text] = ['GN', 'RK', 'C'].map((property) => this.readText(property));
    return {
      game: this.game,
      keystones: this.readKeystones(),
      region: this.readRegion(),
      koPoint: this.readKo(),
      threats: this.readThreats(),
      parameters: this.readParameters(),
      ...(name && { name }),
      ...(rank && { rank }),
      ...(text && { text }),
    };
  }

  private readKeystones(): number[] {
    const { game, geometry } = this;
    const own = this.readPoints('KS');
    if (own.length > 0) {
      const empty = own.find((point) => game.colorAt(point) === EMPTY);
      if (empty !== undefined) this.fail(`KS: ${makeVertex(empty, geometry)} is not a stone`);
      if (this.colorsOf(own).length > 1) this.fail('KS: keystones of two colors');
      return own;
    }
    for (const property of ['TR', 'MA']) {
      const stones = this.findMarks(property, (color) => color !== EMPTY);
      const colors = this.colorsOf(stones);
      if (colors.length === 1) {
        this.note(`keystones from ${property}`);
        return stones;
      }
      if (colors.length > 1) this.note(`${property} marks stones of both colors: no keystones`);
    }
    return [];
  }

  private readRegion(): number[] {
    const own = this.readPoints('VR');
    if (own.length > 0) {
      if (!own.some((point) => this.game.colorAt(point) === EMPTY))
        this.fail('VR: no playable point in the region');
      return own;
    }
    const marks = ['SQ', 'CR'].flatMap((property) => this.findMarks(property, (color) => color === EMPTY));
    if (marks.length > 0) this.note('region from SQ and CR');
    return marks;
  }

  private readKo(): number {
    const points = this.readPoints('KB');
    if (points.length === 0) return PASS;
    if (points.length > 1) this.fail('KB: two kos, there can be one at most');
    const { geometry, game } = this;
    const colors = new Uint8Array(geometry.length).fill(3);
    for (const point of geometry.points) colors[point] = game.colorAt(point);
    if (!isKo(geometry, colors, game.toPlay, points[0]!)) {
      const side = makeColor(game.toPlay);
      this.fail(`KB: ${makeVertex(points[0]!, geometry)} is not a ko that ${side} could retake`);
    }
    return points[0]!;
  }

  private readThreats(): Threats {
    const threats = { black: 0, white: 0 };
    for (const value of this.find('KT')) {
      const match = /^\s*([bw])\s*:\s*(\d{1,9})\s*$/i.exec(value);
      const count = Number(match?.[2]);
      if (!match || count > MAX_THREATS)
        this.fail(`KT[${cut(value)}] is not like b:N or w:N with N up to ${MAX_THREATS}`);
      else if (match[1]!.toLowerCase() === 'b') threats.black = count;
      else threats.white = count;
    }
    return threats;
  }

  private readParameters(): Map<string, string> {
    const parameters = new Map<string, string>();
    for (const value of this.find('SP')) {
      const match = /^\s*(\w+)\s*:\s*(\S+)\s*$/.exec(value);
      if (match) parameters.set(match[1]!, match[2]!);
      else this.fail(`SP[${cut(value)}] is not like name:value`);
    }
    return parameters;
  }

  private readText(property: string): string | undefined {
    const node = this.nodes.find((each) => each.properties.has(property));
    return node && (findValue(node, property) || undefined);
  }

  /** Points of a property of our own, which all have to be on the board. */
  private readPoints(property: string): number[] {
    const values = this.find(property);
    for (const value of values) {
      const points = parsePointList([value], this.geometry);
      if (points.length === 0 && value.trim() !== '')
        this.fail(`${property}[${cut(value)}] is not on the board`);
    }
    return parsePointList(values, this.geometry).sort((a, b) => a - b);
  }

  /** Points of a mark that have such a colour. */
  private findMarks(property: string, accepts: (color: number) => boolean): number[] {
    return parsePointList(this.find(property), this.geometry).filter((point) =>
      accepts(this.game.colorAt(point)),
    );
  }

  private find(property: string): string[] {
    return this.nodes.flatMap((node) => node.properties.get(property) ?? []);
  }

  private colorsOf(points: readonly number[]): Color[] {
    return [...new Set(points.map((point) => this.game.colorAt(point)))].filter(
      (color) => color !== EMPTY,
    ) as Color[];
  }

  private note(text: string): void {
    this.notes.push(text);
  }

  private fail(reason: string): void {
    this.reason ??= reason;
  }
}

/** The root and the nodes of the main line before its first move: some programs set the board up in several. */
export function setupNodes(tree: SgfNode): SgfNode[] {
  const nodes: SgfNode[] = [];
  for (const node of mainLine(tree)) {
    const hasMove = node.properties.has('B') || node.properties.has('W');
    if (node === tree || !hasMove) nodes.push(node);
    if (hasMove) break;
  }
  return nodes;
}

/** A value for a message: short and on one line. */
function cut(value: string): string {
  const line = value.replace(/[\s\p{C}]+/gu, ' ');
  return line.length > 20 ? `${line.slice(0, 20)}…` : line;
}
