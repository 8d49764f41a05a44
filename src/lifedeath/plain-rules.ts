import { BLACK, type Color, EMPTY, opponent } from '../engine/color.ts';
import { type Geometry, PASS } from '../engine/geometry.ts';
import type { Problem, Threats } from './problem.ts';

/**
 * The rules of a problem in the plainest code, for those who check a proof: it shares nothing with the boards that the
 * searches use, so that it does not share their mistakes either.
 *
 * A state of play is again a problem: the stones, the keystones left (none, once the attacker has won), the side to
 * move, the ban, and the threats left. Its region is always that of the start, with the points under the stones of the
 * start, for they can be played once they are empty.
 */
export class PlainRules {
  readonly root: Problem;
  /** Points on which a stone may ever be put. */
  readonly isPlayable: readonly boolean[];
  readonly neighbours: readonly (readonly number[])[];
  /** A point has been seen in the walk of this stamp. */
  private readonly seen: Int32Array;
  private stamp = 0;

  constructor(problem: Problem) {
    const { geometry, colors } = problem;
    const stones = [...geometry.points].filter((point) => colors[point] !== EMPTY);
    const region = [...new Set([...problem.region, ...stones])].sort((a, b) => a - b);
    this.root = { ...problem, region };
    this.isPlayable = Array.from({ length: geometry.length }, (_, point) => region.includes(point));
    this.seen = new Int32Array(geometry.length);
    this.neighbours = Array.from({ length: geometry.length }, (_, point) => findNeighbours(geometry, point));
  }

  /** The first state, with so many threats for each side. */
  start(defenderThreats: number, attackerThreats: number): Problem {
    const threats =
      this.root.defender === BLACK
        ? { black: defenderThreats, white: attackerThreats }
        : { black: attackerThreats, white: defenderThreats };
    return { ...this.root, threats };
  }

  /** Every move that is allowed, with the state after it. A pass comes last. */
  successors(state: Problem): Step[] {
    const steps: Step[] = [];
    for (const move of [...state.region, PASS]) {
      const after = this.play(state, move);
      if (after) steps.push({ move, after });
    }
    return steps;
  }

  /** The state after a move of the side to move; undefined if the move is not allowed. */
  play(state: Problem, move: number): Problem | undefined {
    return move === PASS ? this.pass(state) : this.putStone(state, move);
  }

  /** The defender may always pass, the attacker only while a ban is on it. */
  private pass(state: Problem): Problem | undefined {
    const { toPlay, attacker, koPoint } = state;
    if (toPlay === attacker && koPoint === PASS) return undefined;
    return { ...state, toPlay: opponent(toPlay), koPoint: PASS };
  }

  private putStone(state: Problem, move: number): Problem | undefined {
    const { toPlay } = state;
    const enemy = opponent(toPlay);
    if (!this.isPlayable[move] || state.colors[move] !== EMPTY) return undefined;
    let { threats } = state;
    if (move === state.koPoint) {
      if (countThreats(state) === 0) return undefined;
      threats = spend(state);
    }

    const colors = state.colors.slice();
    colors[move] = toPlay;
    const captured: number[] = [];
    for (const next of this.neighbours[move]!) {
      if (colors[next] !== enemy) continue;
      const chain = this.chainAt(colors, next);
      if (this.findLiberties(colors, chain).length > 0) continue;
      for (const stone of chain) colors[stone] = EMPTY;
      captured.push(...chain);
    }
    const own = this.chainAt(colors, move);
    const liberties = this.findLiberties(colors, own);
    if (liberties.length === 0) return undefined;

    const isKo = captured.length === 1 && own.length === 1 && liberties.length === 1;
    const koPoint = isKo ? captured[0]! : PASS;
    const keystones =
      captured.length === 0 ? state.keystones : state.keystones.filter((stone) => !captured.includes(stone));
    return { ...state, colors, keystones, toPlay: enemy, koPoint, threats };
  }

  /** The stones that are solidly connected with the one at this point. */
  chainAt(colors: Uint8Array, point: number): number[] {
    const { seen } = this;
    const stamp = ++this.stamp;
    const chain = [point];
    seen[point] = stamp;
    for (const stone of chain) {
      for (const next of this.neighbours[stone]!) {
        if (colors[next] !== colors[point] || seen[next] === stamp) continue;
        seen[next] = stamp;
        chain.push(next);
      }
    }
    return chain;
  }

  findLiberties(colors: Uint8Array, chain: readonly number[]): number[] {
    const { seen } = this;
    const stamp = ++this.stamp;
    const liberties: number[] = [];
    for (const stone of chain) {
      for (const next of this.neighbours[stone]!) {
        if (colors[next] !== EMPTY || seen[next] === stamp) continue;
        seen[next] = stamp;
        liberties.push(next);
      }
    }
    return liberties;
  }

  /** A text that two states of this problem share exactly when they are the same. */
  makeKey(state: Problem): string {
    const { colors, koPoint, toPlay, threats } = state;
    const { region } = this.root;
    const codes = new Uint8Array(region.length);
    for (let i = 0; i < region.length; i++) codes[i] = colors[region[i]!]!;
    for (const stone of state.keystones) codes[region.indexOf(stone)] = KEYSTONE;
    return `${Buffer.from(codes).toString('latin1')} ${toPlay} ${koPoint} ${threats.black} ${threats.white}`;
  }

  /** The state of a key. */
  parseKey(key: string): Problem {
    const { region, defender } = this.root;
    const colors = this.root.colors.slice();
    const keystones: number[] = [];
    region.forEach((point, i) => {
      const code = key.charCodeAt(i);
      colors[point] = code === KEYSTONE ? defender : code;
      if (code === KEYSTONE) keystones.push(point);
    });
    const [toPlay, koPoint, black, white] = key
      .slice(region.length + 1)
      .split(' ')
      .map(Number) as [number, number, number, number];
    return { ...this.root, colors, keystones, toPlay: toPlay as Color, koPoint, threats: { black, white } };
  }
}

/** A move and what it leads to. */
export interface Step {
  readonly move: number;
  readonly after: Problem;
}

/** In a key, in the place of its colour. */
const KEYSTONE = 4;

function findNeighbours(geometry: Geometry, point: number): number[] {
  const x = geometry.x(point);
  const y = geometry.y(point);
  if (!geometry.has(x, y)) return [];
  const around = [
    [x, y - 1],
    [x - 1, y],
    [x + 1, y],
    [x, y + 1],
  ] as const;
  return around
    .filter(([column, row]) => geometry.has(column, row))
    .map(([column, row]) => geometry.at(column, row));
}

/** Ko threats that the side to move has left. */
function countThreats(state: Problem): number {
  return state.toPlay === BLACK ? state.threats.black : state.threats.white;
}

function spend(state: Problem): Threats {
  const { black, white } = state.threats;
  return state.toPlay === BLACK ? { black: black - 1, white } : { black, white: white - 1 };
}
