import { type Color, EMPTY, makeColor } from '../engine/color.ts';
import type { Game } from '../engine/game.ts';
import { makeVertex, PASS } from '../engine/geometry.ts';
import type { SgfNode } from '../engine/sgf.ts';
import { makeProblem, type ProblemResult, type Threats } from '../lifedeath/problem.ts';
import type { ProblemRecord } from '../lifedeath/problem-sgf.ts';
import { type ChosenKeystones, type ChosenRegion, chooseKeystones, chooseRegion } from './chosen.ts';
import { type FoundProblem, FoundProblems } from './found-problems.ts';

/** What has become of the keystones that were chosen. */
interface Keystones {
  /** Those that stand on the board. */
  readonly present: readonly number[];
  /** Those whose point is empty or has the other colour, though nobody captured them: the board is another one. */
  readonly missing: readonly number[];
  /** How many were captured, and so are keystones no more. */
  readonly captured: number;
}

/** What a file says of its problem in words. */
export type ProblemInfo = Pick<ProblemRecord, 'name' | 'rank' | 'text'>;

/** A ban that came with a position: it holds there, for this colour, and nowhere else. */
export interface Ban {
  readonly point: number;
  readonly color: Color;
  readonly stones: ReadonlyMap<number, Color>;
}

/** All that is set of a problem, to be put back later. */
export interface ProblemSettings {
  readonly threats: Threats;
  readonly info: ProblemInfo;
  readonly keystones: ChosenKeystones | undefined;
  readonly region: ChosenRegion | undefined;
  readonly ban: Ban | undefined;
  /** Key of the position in which the keystones or the region were set last. */
  readonly origin: string | undefined;
  /** The tree of the file that the problem is from. It is never changed. */
  readonly source: SgfNode | undefined;
  readonly found: readonly FoundProblem[];
}

const NO_THREATS: Threats = { black: 0, white: 0 };

/**
 * The problem that the user has set, as it is remembered between commands. Nothing in here is bound to the game as an
 * object: front-ends clear the board and send it again at will, and the problem is there again as soon as the same
 * stones are. All that depends on the position is worked out when it is asked for.
 *
 * A stone is told from a later one on the same point by the number of stones that had been captured there before it.
 */
export class ProblemState {
  threats = NO_THREATS;
  info: ProblemInfo = {};
  /** What was found where nothing is set, in this game or before. */
  readonly found = new FoundProblems();
  private keystones: ChosenKeystones | undefined;
  private region: ChosenRegion | undefined;
  private ban: Ban | undefined;
  private origin: string | undefined;
  private source: SgfNode | undefined;

  /** Forgets everything, the threats too. */
  clear(): void {
    this.keystones = undefined;
    this.region = undefined;
    this.ban = undefined;
    this.origin = undefined;
    this.source = undefined;
    this.found.clear();
    this.threats = NO_THREATS;
    this.info = {};
  }

  get settings(): ProblemSettings {
    const { threats, info, keystones, region, ban, origin, source } = this;
    return { threats, info, keystones, region, ban, origin, source, found: this.found.all };
  }

  restore(settings: ProblemSettings): void {
    this.threats = settings.threats;
    this.info = settings.info;
    this.keystones = settings.keystones;
    this.region = settings.region;
    this.ban = settings.ban;
    this.origin = settings.origin;
    this.source = settings.source;
    this.found.restore(settings.found);
  }

  /** The same problem with what was found there taken as set, so that it stays the same wherever play leads. */
  settle(found: FoundProblem): ProblemState {
    const { keystones, region, ...others } = this.settings;
    const settled = new ProblemState();
    settled.restore({
      ...others,
      keystones: keystones ?? found.keystones,
      region: region ?? found.region,
    });
    return settled;
  }

  /** The first step of the game after which the position was that in which the problem was set; undefined if there is none. */
  findOrigin(game: Game): number | undefined {
    for (let steps = 0; steps <= game.stepCount; steps++) {
      if (game.keyAfter(steps) === this.origin) return steps;
    }
    return undefined;
  }

  /** Takes the problem of a file, in the place of what was there. */
  load(record: ProblemRecord, source: SgfNode): void {
    const { game, keystones, region, koPoint, threats, name, rank, text } = record;
    this.clear();
    this.source = source;
    this.origin = game.key;
    if (keystones.length > 0) this.setKeystones(game, keystones);
    if (region.length > 0) this.setRegion(game, region);
    if (koPoint !== PASS) this.ban = { point: koPoint, color: game.toPlay, stones: game.stones() };
    this.threats = threats;
    this.info = { ...(name && { name }), ...(rank && { rank }), ...(text && { text }) };
  }

  /** The reason if these points cannot be keystones; then nothing is changed. */
  setKeystones(game: Game, points: readonly number[]): string | undefined {
    const { geometry } = game;
    const empty = points.find((point) => game.colorAt(point) === EMPTY);
    if (empty !== undefined) return `${makeVertex(empty, geometry)} is not a stone`;
    const color = game.colorAt(points[0]!) as Color;
    if (points.some((point) => game.colorAt(point) !== color)) return 'keystones of two colors';
    this.keystones = chooseKeystones(game, points);
    this.origin = game.key;
    this.found.clear();
    return undefined;
  }

  get hasKeystones(): boolean {
    return this.keystones !== undefined;
  }

  get hasRegion(): boolean {
    return this.region !== undefined;
  }

  clearKeystones(): void {
    this.keystones = undefined;
    this.found.clear();
  }

  /** The reason if these points cannot be a region; then nothing is changed. */
  setRegion(game: Game, points: Iterable<number>): string | undefined {
    const listed = new Set(points);
    if (![...listed].some((point) => game.colorAt(point) === EMPTY)) return 'no playable point in the region';
    this.region = chooseRegion(game, listed);
    this.origin = game.key;
    this.found.clear();
    return undefined;
  }

  clearRegion(): void {
    this.region = undefined;
    this.found.clear();
  }

  findKeystones(game: Game, toPlay = game.toPlay): Keystones {
    const chosen = this.chosenKeystones(game, toPlay);
    if (!chosen) return { present: [], missing: [], captured: 0 };
    const { color, points } = chosen;
    const captures = game.countCaptures();
    const left = [...points.keys()].filter((point) => (captures.get(point) ?? 0) <= points.get(point)!);
    return {
      present: left.filter((point) => game.colorAt(point) === color),
      missing: left.filter((point) => game.colorAt(point) !== color),
      captured: points.size - left.length,
    };
  }

  /** Every keystone has been captured: the problem has been played to its end. */
  isOver(game: Game): boolean {
    if (!this.chosenRegion(game)) return false;
    const { present, missing, captured } = this.findKeystones(game);
    return captured > 0 && present.length + missing.length === 0;
  }

  /**
   * The points of the region as one would list them now: those that were listed, and those that have come free since
   * by captures, for a point under a stone counts as in the region.
   */
  listRegion(game: Game, toPlay = game.toPlay): number[] {
    const chosen = this.chosenRegion(game, toPlay);
    if (!chosen) return [];
    const { points, captures } = chosen;
    const freed = [...game.countCaptures()].filter(([point, count]) => count > (captures.get(point) ?? 0));
    return [...new Set([...points, ...freed.map(([point]) => point)])].sort((a, b) => a - b);
  }

  /** The point that this colour may not take now; PASS if there is none. */
  findBan(game: Game, toPlay: Color): number {
    const { koPoint } = game;
    const isBanned = koPoint !== PASS && game.checkPlay(toPlay, koPoint) === 'ko';
    return isBanned ? koPoint : this.holdsBan(game, toPlay) ? this.ban!.point : PASS;
  }

  /** The same, if it is in the region. */
  findKo(game: Game, toPlay: Color): number {
    const ban = this.findBan(game, toPlay);
    return ban !== PASS && this.listRegion(game, toPlay).includes(ban) ? ban : PASS;
  }

  /** The problem with this colour to move, or every reason why there is none. */
  make(game: Game, toPlay: Color): ProblemResult {
    const keystones = this.findKeystones(game, toPlay);
    const hasRegion = this.chosenRegion(game, toPlay) !== undefined;
    const ko = this.findKo(game, toPlay);
    const result = makeProblem({
      geometry: game.geometry,
      colorAt: (point) => game.colorAt(point),
      keystones: keystones.present,
      region: [...this.listRegion(game, toPlay), ...(hasRegion ? game.stones().keys() : [])],
      toPlay,
      koPoints: ko === PASS ? [] : [ko],
      threats: this.threats,
    });
    const reasons = [...this.explainKeystones(game, toPlay, keystones), ...(hasRegion ? [] : ['no region'])];
    if (result.ok) return reasons.length === 0 ? result : { ok: false, reasons };
    const told = ['no keystones', ...(hasRegion ? [] : ['no playable point in the region'])];
    return { ok: false, reasons: [...reasons, ...result.reasons.filter((reason) => !told.includes(reason))] };
  }

  /** Those that were set, else those that were found. */
  private chosenKeystones(game: Game, toPlay = game.toPlay): ChosenKeystones | undefined {
    return this.keystones ?? this.found.lookUp(game, toPlay)?.keystones;
  }

  private chosenRegion(game: Game, toPlay = game.toPlay): ChosenRegion | undefined {
    return this.region ?? this.found.lookUp(game, toPlay)?.region;
  }

  private explainKeystones(game: Game, toPlay: Color, { present, missing }: Keystones): string[] {
    const { geometry } = game;
    const chosen = this.chosenKeystones(game, toPlay);
    if (!chosen) return ['no keystones'];
    if (present.length + missing.length === 0) return ['all keystones have been captured'];
    const color = makeColor(chosen.color);
    return missing.map((point) => `keystone ${makeVertex(point, geometry)} is not a ${color} stone now`);
  }

  /** The ban of the file is for its position when it first comes up: a pass lifts it, and so does any move. */
  private holdsBan(game: Game, toPlay: Color): boolean {
    if (this.ban?.color !== toPlay || game.lastMove?.point === PASS || game.repeats()) return false;
    const { stones } = this.ban;
    return (
      game.stones().size === stones.size &&
      [...stones].every(([point, color]) => game.colorAt(point) === color)
    );
  }
}
