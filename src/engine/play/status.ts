import { Benson } from '../benson.ts';
import { Board } from '../board.ts';
import { BLACK, type Color, EMPTY, opponent, WHITE } from '../color.ts';
import type { Replay } from '../game-record.ts';
import { PASS } from '../geometry.ts';
import type { LifeAdviser } from './adviser.ts';
import { Search, type SearchSettings } from './search.ts';
import { Tactics } from './tactics.ts';

export type ChainStatus = 'alive' | 'dead' | 'seki';

/** What is thought of a position at the end of a game. */
export interface Judgement {
  /** By point, for stones only. */
  readonly status: ReadonlyMap<number, ChainStatus>;
  /** By point of the bordered board: from 1 for Black's to -1 for White's, as the playouts say. */
  readonly ownership: Float64Array;
}

export interface JudgeOptions {
  readonly seed: number;
  /** Playouts in all, half of them with each side to play. */
  readonly playouts: number;
  readonly stopped: () => boolean;
  readonly adviser?: LifeAdviser | undefined;
}

/** A chain that lives in fewer of the playouts than this is dead. */
const ALIVE = 0.5;
/** Where the playouts agree as much as this, nobody else is asked. */
const SURE = 0.85;

/**
 * Says which stones are dead: none that lives unconditionally; those that are proved to be; else those that do not survive the
 * playouts, with either side to play.
 */
export function judgePosition({ board, hasStood }: Replay, options: JudgeOptions): Judgement {
  const { geometry } = board;
  const benson = new Benson(geometry);
  benson.look(board);
  const ownership = estimateOwnership(board, hasStood, options);
  const status = new Map<number, ChainStatus>();
  for (const chain of listChains(board)) {
    const color = board.colorAt(chain[0]!) as Color;
    const isDead =
      benson.settled[chain[0]!] !== color && isDeadChain(board, chain, ownership, options.adviser);
    for (const point of chain) status.set(point, isDead ? 'dead' : 'alive');
  }
  markSeki(board, status, benson.settled);
  return { status, ownership };
}

/** The stones of each chain, the topmost chain first. */
export function listChains(board: Board): number[][] {
  const chains = new Map<number, number[]>();
  for (const point of board.geometry.points) {
    if (board.colorAt(point) === EMPTY) continue;
    const head = board.chainHead(point);
    const chain = chains.get(head);
    if (chain) chain.push(point);
    else chains.set(head, [point]);
  }
  return [...chains.values()];
}

function estimateOwnership(
  board: Board,
  isRepeated: (keyLo: number, keyHi: number) => boolean,
  { seed, playouts, stopped }: JudgeOptions,
): Float64Array {
  const { geometry } = board;
  const { length, points } = geometry;
  const settings: SearchSettings = { tree: 'rave', komi: 0.5, safeWeight: 4, seed, memory: 64 };
  const ownership = new Float64Array(length);
  for (const toPlay of [BLACK, WHITE] as const) {
    const search = new Search(geometry, settings);
    const root = { board, toPlay, last: PASS, lastButOne: PASS, isRepeated };
    search.run(root, { playouts: playouts / 2, timeUsed: () => 0, stopped, isThorough: true });
    for (const point of points) {
      const surplus = search.ownership[BLACK * length + point]! - search.ownership[WHITE * length + point]!;
      ownership[point]! += surplus / search.playouts / 2;
    }
  }
  return ownership;
}

function isDeadChain(
  board: Board,
  chain: readonly number[],
  ownership: Float64Array,
  adviser: LifeAdviser | undefined,
): boolean {
  const color = board.colorAt(chain[0]!) as Color;
  const sign = color === BLACK ? 1 : -1;
  const sum = chain.reduce((total, point) => total + sign * ownership[point]!, 0);
  // From 0 where it always dies to 1 where it always lives.
  const share = (1 + sum / chain.length) / 2;
  if (!adviser || share > SURE || share < 1 - SURE) return share < ALIVE;
  if (adviser.ask(board, chain[0]!, opponent(color))?.status === 'alive') return false;
  if (adviser.ask(board, chain[0]!, color)?.status === 'dead') return true;
  return share < ALIVE;
}

/**
 * Chains that stand in seki: around empty points, once the dead stones are gone, where whoever plays first puts himself into
 * atari.
 */
function markSeki(board: Board, status: Map<number, ChainStatus>, settled: Uint8Array): void {
  const { geometry } = board;
  const rest = new Board(geometry);
  for (const point of geometry.points) {
    if (status.get(point) === 'alive') rest.setStone(point, board.colorAt(point));
  }
  const tactics = new Tactics(rest);
  const { stride } = geometry;
  for (const area of listEmptyAreas(rest)) {
    const around = area.flatMap((point) => [point - 1, point + 1, point - stride, point + stride]);
    const chains = around.filter((point) => status.get(point) === 'alive' || status.get(point) === 'seki');
    const colors = new Set(chains.map((point) => rest.colorAt(point)));
    if (colors.size < 2 || chains.some((point) => settled[point] !== EMPTY)) continue;
    const isStuck = ([BLACK, WHITE] as const).every((color) =>
      area.every((point) => !rest.isLegal(color, point) || tactics.isSelfAtari(color, point)),
    );
    if (!isStuck) continue;
    for (const point of chains) for (const stone of listChain(rest, point)) status.set(stone, 'seki');
  }
}

function listChain(board: Board, point: number): number[] {
  const stones = [point];
  for (let stone = board.nextInChain(point); stone !== point; stone = board.nextInChain(stone)) {
    stones.push(stone);
  }
  return stones;
}

function listEmptyAreas(board: Board): number[][] {
  const { points, stride, length } = board.geometry;
  const seen = new Uint8Array(length);
  const areas: number[][] = [];
  for (const start of points) {
    if (seen[start] || board.colorAt(start) !== EMPTY) continue;
    const area = [start];
    seen[start] = 1;
    for (const point of area) {
      for (const near of [point - 1, point + 1, point - stride, point + stride]) {
        if (seen[near] || board.colorAt(near) !== EMPTY) continue;
        seen[near] = 1;
        area.push(near);
      }
    }
    areas.push(area);
  }
  return areas;
}
