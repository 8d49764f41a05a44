import { Benson } from '../engine/benson.ts';
import type { Board } from '../engine/board.ts';
import { type Color, EMPTY, opponent } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import type { Advice, LifeAdviser } from '../engine/play/adviser.ts';
import { type EnclosedArea, listAreas, MAX_AREA } from '../engine/play/hints.ts';
import { makeProblem } from '../lifedeath/problem.ts';
import { Solver } from '../lifedeath/solver.ts';

/** What one question may cost: it is one of many, in the middle of a game. */
const NODES = 4000;
const MEGABYTES = 1;
/** One ko threat either way tells a ko from life and death. */
const THREATS = 1;
/** A wall around the area stands if it lives unconditionally, or has so many liberties elsewhere: it may be in a race itself. */
const FIRM = 4;

/**
 * Answers with the exact solver: the area that encloses the chain is the region. It does not answer where the area is large,
 * or where the wall around it is short of liberties, so that its life depends on more than the area.
 */
export class SolverAdviser implements LifeAdviser {
  private readonly solver = new Solver(MEGABYTES);

  ask(board: Board, chain: number, toPlay: Color): Advice | undefined {
    const { geometry } = board;
    const defender = board.colorAt(chain) as Color;
    const area = listAreas(board, defender).find(({ stones }) => stones.includes(chain));
    if (!area || area.empties.length > MAX_AREA || !this.isWallFirm(board, area)) return undefined;
    const head = board.chainHead(chain);
    const ban = board.bannedPoint(toPlay);
    const result = makeProblem({
      geometry,
      colorAt: (point) => board.colorAt(point),
      keystones: area.stones.filter((stone) => board.chainHead(stone) === head),
      region: area.empties,
      toPlay,
      koPoints: ban !== PASS && area.empties.includes(ban) ? [ban] : [],
    });
    if (!result.ok) return undefined;
    // An empty table, so that the same question has the same answer whatever was asked before.
    this.solver.setMemory(MEGABYTES);
    const verdict = this.solver.solve(result.problem, { nodes: NODES, maxThreats: THREATS, kind: false });
    const { status, proved, moves } = verdict;
    if (!proved || status === 'unknown') return undefined;
    return { status, moves: moves.filter((move) => move !== PASS && move !== ban) };
  }

  /** Whether every enemy chain around the area lives inside it or is safe outside. */
  private isWallFirm(board: Board, { defender, empties, stones }: EnclosedArea): boolean {
    const { stride, points } = board.geometry;
    const benson = new Benson(board.geometry);
    benson.look(board);
    const inside = new Set(empties);
    const liberties = new Int16Array(points.length);
    for (const point of [...empties, ...stones]) {
      for (const near of [point - 1, point + 1, point - stride, point + stride]) {
        if (board.colorAt(near) !== opponent(defender) || benson.settled[near] !== EMPTY) continue;
        const count = board.findLiberties(near, liberties);
        const outside = liberties.subarray(0, count).filter((liberty) => !inside.has(liberty)).length;
        if (outside > 0 && outside < FIRM) return false;
      }
    }
    return true;
  }
}
