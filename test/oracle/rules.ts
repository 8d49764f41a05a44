/**
 * The rules of a problem, written a second time and on purpose without a line from `src/`: what this file says is
 * what the solver is measured against. Where the design leaves room, it is read as follows.
 *
 * - The defender is the colour of the keystones, the attacker the other colour.
 * - Every point that has a stone at the start is playable once it is empty, whether or not `region` lists it. An
 *   empty point that is not listed is never played and is a liberty for ever of the chains that touch it.
 * - A move is a stone on an empty playable point. Captures come first; a move that then leaves its own chain without
 *   a liberty is illegal.
 * - A single stone that captured a single stone and stands alone with exactly one liberty bans the retaking for the
 *   side that moves next. Any move or pass of that side lifts the ban. A banned side with a threat left may play on
 *   the banned point all the same and spends the threat.
 * - The defender may always pass. The attacker may pass whenever a ban is on it (also when it has threats), never
 *   otherwise. Two passes in a row end nothing.
 * - The attacker wins where it can force the capture of all keystones in finitely many moves. The defender wins
 *   otherwise: the attacker has no move and may not pass, or play goes on for ever.
 * - A captured keystone is gone even if a stone is placed there again.
 */
export interface OracleProblem {
  width: number;
  height: number;
  /** Row by row from the top left: 0 empty, 1 black, 2 white. */
  stones: number[];
  /** Indices into `stones`, as are `region` and `koPoint`. */
  keystones: number[];
  region: number[];
  toPlay: 1 | 2;
  /** The point that the side to move may not take at once, or -1. */
  koPoint: number;
  /** Ko threats elsewhere on the board: of Black, of White. */
  threats: [number, number];
}

/** What stands on a point. A keystone that has not been captured is told apart from other stones of its colour. */
export const EMPTY = 0;
export const KEYSTONE = 3;

/** A move that is no stone; also the koPoint that bans nothing. */
export const PASS = -1;
export const NO_KO = -1;

/** One position with all that its future depends on. */
export interface State {
  cells: Uint8Array;
  defenderToPlay: boolean;
  koPoint: number;
  defenderThreats: number;
  attackerThreats: number;
}

export class Rules {
  readonly problem: OracleProblem;
  readonly defender: number;
  readonly attacker: number;
  readonly neighbours: number[][];
  readonly playable: boolean[];
  /**
   * Stones whose chain touches an empty point that is never played. That liberty stays, so the chain stays, and so
   * does every chain that contains one of these stones later.
   */
  readonly lasting: boolean[];

  // Set by the last play: the ban it made and the number of stones it took.
  koPoint = NO_KO;
  captured = 0;

  private readonly seen: Int32Array;
  private stamp = 0;
  /** The stones of the chain that hasLiberty walked last. */
  private readonly chain: Int32Array;
  private chainSize = 0;

  constructor(problem: OracleProblem) {
    this.problem = problem;
    const { width, height, stones, keystones, region } = problem;
    this.defender = stones[keystones[0]!]!;
    this.attacker = 3 - this.defender;
    this.neighbours = stones.map((_, point) => neighboursOf(point, width, height));
    const listed = new Set(region);
    this.playable = stones.map((color, point) => color !== EMPTY || listed.has(point));
    this.seen = new Int32Array(stones.length);
    this.chain = new Int32Array(stones.length);
    const cells = this.startingCells();
    this.lasting = stones.map(() => false);
    for (let point = 0; point < cells.length; point++) {
      if (cells[point] === EMPTY) continue;
      this.hasLiberty(cells, point, true);
      const chain = [...this.chain.subarray(0, this.chainSize)];
      const touches = chain.some((stone) =>
        this.neighbours[stone]!.some((n) => cells[n] === EMPTY && !this.playable[n]),
      );
      if (touches) for (const stone of chain) this.lasting[stone] = true;
    }
  }

  startingCells(): Uint8Array {
    const cells = Uint8Array.from(this.problem.stones);
    for (const point of this.problem.keystones) cells[point] = KEYSTONE;
    return cells;
  }

  start(defenderThreats: number, attackerThreats: number): State {
    const { toPlay, koPoint } = this.problem;
    const defenderToPlay = toPlay === this.defender;
    return { cells: this.startingCells(), defenderToPlay, koPoint, defenderThreats, attackerThreats };
  }

  colorOf(cell: number): number {
    return cell === KEYSTONE ? this.defender : cell;
  }

  hasKeystone(cells: Uint8Array): boolean {
    return cells.includes(KEYSTONE);
  }

  /** The state after a move (or PASS), or undefined where it is not allowed. */
  after(state: State, move: number): State | undefined {
    const { defenderToPlay, koPoint } = state;
    let { defenderThreats, attackerThreats } = state;
    if (move === PASS) {
      if (!this.mayPass(defenderToPlay, koPoint)) return undefined;
      return { ...state, defenderToPlay: !defenderToPlay, koPoint: NO_KO };
    }
    if (move === koPoint) {
      if (defenderToPlay) defenderThreats--;
      else attackerThreats--;
      if (defenderThreats < 0 || attackerThreats < 0) return undefined;
    }
    const cells = state.cells.slice();
    if (!this.play(cells, move, defenderToPlay ? this.defender : this.attacker)) return undefined;
    return {
      cells,
      defenderToPlay: !defenderToPlay,
      koPoint: this.koPoint,
      defenderThreats,
      attackerThreats,
    };
  }

  mayPass(defenderToPlay: boolean, koPoint: number): boolean {
    return defenderToPlay || koPoint !== NO_KO;
  }

  /**
   * Puts a stone on the board and sets `koPoint`. False where the move is illegal for another reason than a ban;
   * the cells are then as before.
   */
  play(cells: Uint8Array, move: number, color: number): boolean {
    if (!this.playable[move] || cells[move] !== EMPTY) return false;
    this.koPoint = NO_KO;
    cells[move] = color;
    this.captured = 0;
    let lastCaptured = NO_KO;
    let alone = true;
    let liberties = 0;
    const neighbours = this.neighbours[move]!;
    for (let i = 0; i < neighbours.length; i++) {
      const n = neighbours[i]!;
      const neighbour = this.colorOf(cells[n]!);
      if (neighbour === color) alone = false;
      if (neighbour !== 3 - color || this.hasLiberty(cells, n)) continue;
      for (let j = 0; j < this.chainSize; j++) {
        lastCaptured = this.chain[j]!;
        cells[lastCaptured] = EMPTY;
        this.captured++;
      }
    }
    if (this.captured === 0 && !this.hasLiberty(cells, move)) {
      cells[move] = EMPTY;
      return false;
    }
    if (this.captured === 1 && alone) {
      for (const n of neighbours) if (cells[n] === EMPTY) liberties++;
      if (liberties === 1) this.koPoint = lastCaptured;
    }
    return true;
  }

  /**
   * Whether the chain at a point has a liberty. Where the answer is no, or the whole chain is asked for, `chain`
   * holds all its stones.
   */
  private hasLiberty(cells: Uint8Array, point: number, whole = false): boolean {
    const { chain, seen, neighbours } = this;
    const color = this.colorOf(cells[point]!);
    const stamp = ++this.stamp;
    let found = false;
    let size = 1;
    chain[0] = point;
    seen[point] = stamp;
    for (let i = 0; i < size; i++) {
      const stone = chain[i]!;
      if (!whole && this.lasting[stone]) return true;
      const around = neighbours[stone]!;
      for (let j = 0; j < around.length; j++) {
        const n = around[j]!;
        const cell = cells[n]!;
        if (cell === EMPTY) {
          if (!whole) return true;
          found = true;
        } else if (seen[n] !== stamp && this.colorOf(cell) === color) {
          seen[n] = stamp;
          chain[size++] = n;
        }
      }
    }
    this.chainSize = size;
    return found;
  }
}

/** Every reason why something is no problem at all; empty for a valid one. */
export function findFaults(problem: OracleProblem): string[] {
  const { width, height, stones, keystones, region, koPoint } = problem;
  const faults: string[] = [];
  if (stones.length !== width * height) faults.push('the number of stones does not fit the board');
  if (keystones.length === 0) faults.push('no keystone');
  const colors = new Set<number | undefined>(keystones.map((point) => stones[point]));
  if (colors.size > 1) faults.push('keystones of two colours');
  if (colors.has(EMPTY) || colors.has(undefined)) faults.push('a keystone on an empty point');
  if (!region.some((point) => stones[point] === EMPTY)) faults.push('no playable point');
  if (koPoint !== NO_KO && stones[koPoint] !== EMPTY) faults.push('the ko point is not empty');
  if (faults.length > 0) return faults;
  for (let point = 0; point < stones.length; point++) {
    if (stones[point] !== EMPTY && libertiesAt(problem, point).size === 0)
      return ['a chain without liberties'];
  }
  return [];
}

/** The liberties of the chain at a point of the starting position, counted the slow way. */
export function libertiesAt(problem: OracleProblem, point: number): Set<number> {
  const { width, height, stones } = problem;
  const liberties = new Set<number>();
  for (const stone of chainAt(problem, point)) {
    for (const n of neighboursOf(stone, width, height)) if (stones[n] === EMPTY) liberties.add(n);
  }
  return liberties;
}

export function chainAt(problem: OracleProblem, point: number): Set<number> {
  const { width, height, stones } = problem;
  const chain = new Set([point]);
  for (const stone of chain) {
    for (const n of neighboursOf(stone, width, height)) if (stones[n] === stones[point]) chain.add(n);
  }
  return chain;
}

export function neighboursOf(point: number, width: number, height: number): number[] {
  const column = point % width;
  const row = (point - column) / width;
  const result: number[] = [];
  if (row > 0) result.push(point - width);
  if (row < height - 1) result.push(point + width);
  if (column > 0) result.push(point - 1);
  if (column < width - 1) result.push(point + 1);
  return result;
}
