import { EMPTY, NO_KO, type OracleProblem, PASS, Rules, type State } from './rules.ts';

/**
 * All states that can be reached from the states asked about, and their values by backward induction.
 *
 * A state is stored as a few 32-bit words: two bits for each point that can change, sixteen points to a word, then
 * one word for the rest:
 *
 *     ko point + 1 | attacker threats (5 bits) | defender threats (5 bits) | defender to play (1 bit)
 *
 * Everything reachable from a state is explored before any of it is judged. So a set of judged states is closed,
 * its values are final, and a later question explores only what is new.
 */
export class States {
  readonly rules: Rules;
  count = 0;
  /** Whether any explored state has a ko ban. Where none has, ko threats cannot matter. */
  sawBan = false;

  /** The points that can change: playable, and not under a stone that stays for ever. */
  private readonly changing: number[] = [];
  private readonly stride: number;

  // Open addressing: 0 is a free slot, anything else the number of a state plus one.
  private slots = new Int32Array(1 << 12);
  private words: Int32Array<ArrayBuffer>;
  /** 1 where the attacker wins. */
  private won = new Uint8Array(1 << 10);
  /** Successors of a defender's state that are not yet known to be lost for it. */
  private pending = new Int32Array(1 << 10);
  /** The state after the defender's pass, -1 where the attacker is to play. */
  private afterPass = new Int32Array(1 << 10);
  /** The first edge that leads into a state, -1 for none; edges into one state form a list. */
  private firstEdge = new Int32Array(1 << 10);
  private edgeNext = new Int32Array(1 << 12);
  private edgeFrom = new Int32Array(1 << 12);
  private edges = 0;

  private readonly key: Int32Array;
  private readonly fixed: Uint8Array;

  private readonly limit: number;
  private readonly freePass: boolean;

  /** With `freePass` the attacker may pass whenever it likes, which changes no value: the defender passes back. */
  constructor(problem: OracleProblem, limit: number, freePass = false) {
    this.limit = limit;
    this.freePass = freePass;
    this.rules = new Rules(problem);
    this.fixed = this.rules.startingCells();
    for (let point = 0; point < this.fixed.length; point++) {
      if (this.rules.playable[point] && !this.rules.lasting[point]) this.changing.push(point);
    }
    this.stride = Math.ceil(this.changing.length / 16) + 1;
    this.words = new Int32Array(this.stride << 10);
    this.key = new Int32Array(this.stride);
  }

  /** More states than the limit: nothing can be judged any more. */
  get overflown(): boolean {
    return this.count > this.limit;
  }

  /** Whether the attacker wins a state; undefined once there are more states than the limit. */
  attackerWins(state: State): boolean | undefined {
    if (!this.rules.hasKeystone(state.cells)) return true;
    if (this.overflown) return undefined;
    const firstNew = this.count;
    const index = this.find(state.cells, state);
    if (index >= firstNew) {
      for (let i = firstNew; i < this.count; i++) {
        if (this.overflown) return undefined;
        this.expand(i, firstNew);
      }
      this.spread(firstNew);
    }
    return this.won[index] === 1;
  }

  /**
   * Whether the defender can force its way to a state where it may pass for ever and still keep a keystone: two
   * eyes, or an escape.
   */
  defenderGetsEyes(state: State): boolean | undefined {
    if (this.attackerWins(state) !== false) return this.overflown ? undefined : false;
    const index = this.find(state.cells, state);
    const doomed = this.lostByPassing();
    const safe = new Uint8Array(this.count);
    const open = new Int32Array(this.count);
    const queue: number[] = [];
    for (let to = 0; to < this.count; to++) {
      for (let e = this.firstEdge[to]!; e >= 0; e = this.edgeNext[e]!) open[this.edgeFrom[e]!]!++;
      if (!doomed[to]) {
        safe[to] = 1;
        queue.push(to);
      }
    }
    while (queue.length > 0) {
      for (let e = this.firstEdge[queue.pop()!]!; e >= 0; e = this.edgeNext[e]!) {
        const from = this.edgeFrom[e]!;
        const all = --open[from]! === 0 && this.won[from] === 0;
        if (safe[from] || !(all || this.afterPass[from]! >= 0)) continue;
        safe[from] = 1;
        queue.push(from);
      }
    }
    return safe[index] === 1;
  }

  /** The states from which the attacker captures everything if the defender never plays a stone. */
  private lostByPassing(): Uint8Array {
    const lost = this.won.slice(0, this.count);
    const queue: number[] = [];
    for (let i = 0; i < this.count; i++) {
      if (!lost[i] && this.afterPass[i]! >= 0 && lost[this.afterPass[i]!]) lost[i] = 1;
      if (lost[i]) queue.push(i);
    }
    while (queue.length > 0) {
      const to = queue.pop()!;
      for (let e = this.firstEdge[to]!; e >= 0; e = this.edgeNext[e]!) {
        const from = this.edgeFrom[e]!;
        const attackerToPlay = this.afterPass[from]! < 0;
        if (lost[from] || !(attackerToPlay || this.afterPass[from] === to)) continue;
        lost[from] = 1;
        queue.push(from);
      }
    }
    return lost;
  }

  /** Adds the successors of a state. Those numbered below `firstNew` have been judged before. */
  private expand(index: number, firstNew: number): void {
    const { rules, changing, stride } = this;
    const cells = this.fixed.slice();
    const base = index * stride;
    for (let i = 0; i < changing.length; i++) {
      cells[changing[i]!] = (this.words[base + (i >> 4)]! >>> ((i & 15) * 2)) & 3;
    }
    const rest = this.words[base + stride - 1]!;
    const defenderToPlay = (rest & 1) === 1;
    const banned = (rest >>> 11) - 1;
    const next = {
      defenderToPlay: !defenderToPlay,
      koPoint: NO_KO,
      defenderThreats: 0,
      attackerThreats: 0,
    };
    if (banned !== NO_KO) this.sawBan = true;
    const color = defenderToPlay ? rules.defender : rules.attacker;
    const before = cells.slice();
    this.pending[index] = 0;
    this.afterPass[index] = -1;
    for (let i = -1; i < changing.length; i++) {
      const move = i < 0 ? PASS : changing[i]!;
      next.defenderThreats = (rest >>> 1) & 31;
      next.attackerThreats = (rest >>> 6) & 31;
      next.koPoint = NO_KO;
      if (move === PASS) {
        if (!this.freePass && !rules.mayPass(defenderToPlay, banned)) continue;
      } else {
        if (move === banned) {
          if (defenderToPlay) next.defenderThreats--;
          else next.attackerThreats--;
          if (next.defenderThreats < 0 || next.attackerThreats < 0) continue;
        }
        if (!rules.play(cells, move, color)) continue;
        next.koPoint = rules.koPoint;
      }
      if (!defenderToPlay && move !== PASS && rules.captured > 0 && !rules.hasKeystone(cells)) {
        // The attacker has reached its goal; what else it could play here does not matter.
        this.won[index] = 1;
        return;
      }
      const to = this.find(cells, next);
      if (defenderToPlay && move === PASS) this.afterPass[index] = to;
      if (move !== PASS) {
        if (rules.captured > 0) cells.set(before);
        else cells[move] = EMPTY;
      }
      if (to < firstNew && this.won[to] === 1) {
        if (!defenderToPlay) this.won[index] = 1;
        continue;
      }
      this.pending[index]!++;
      this.addEdge(index, to);
    }
    if (defenderToPlay && this.pending[index] === 0) this.won[index] = 1;
  }

  /** Backward induction: from the won states to those from which the attacker can force them. */
  private spread(firstNew: number): void {
    const queue: number[] = [];
    for (let i = firstNew; i < this.count; i++) if (this.won[i] === 1) queue.push(i);
    while (queue.length > 0) {
      for (let e = this.firstEdge[queue.pop()!]!; e >= 0; e = this.edgeNext[e]!) {
        const from = this.edgeFrom[e]!;
        if (this.won[from] === 1) continue;
        const defenderToPlay = this.afterPass[from]! >= 0;
        if (defenderToPlay && --this.pending[from]! > 0) continue;
        this.won[from] = 1;
        queue.push(from);
      }
    }
  }

  /** The number of a state, a new one where it has not been met. */
  private find(cells: Uint8Array, state: Omit<State, 'cells'>): number {
    const { key, stride, changing } = this;
    let word = 0;
    let at = 0;
    for (let i = 0; i < changing.length; i++) {
      word |= cells[changing[i]!]! << ((i & 15) * 2);
      if ((i & 15) === 15) {
        key[at++] = word;
        word = 0;
      }
    }
    if (at < stride - 1) key[at] = word;
    key[stride - 1] =
      ((state.koPoint + 1) << 11) |
      (state.attackerThreats << 6) |
      (state.defenderThreats << 1) |
      (state.defenderToPlay ? 1 : 0);
    let slot = this.slotOf(key, 0);
    for (;;) {
      const index = this.slots[slot]! - 1;
      if (index < 0) break;
      const base = index * stride;
      let same = true;
      for (let i = 0; i < stride && same; i++) same = this.words[base + i] === key[i];
      if (same) return index;
      slot = (slot + 1) & (this.slots.length - 1);
    }
    const index = this.count++;
    if (index >= this.won.length) this.growStates();
    this.words.set(key, index * stride);
    this.firstEdge[index] = -1;
    this.slots[slot] = index + 1;
    if (this.count * 2 > this.slots.length) this.growSlots();
    return index;
  }

  private slotOf(words: Int32Array, base: number): number {
    let hash = 0;
    for (let i = 0; i < this.stride; i++) {
      hash = Math.imul(hash ^ words[base + i]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca6b);
    return (hash ^ (hash >>> 13)) & (this.slots.length - 1);
  }

  private addEdge(from: number, to: number): void {
    if (this.edges >= this.edgeFrom.length) {
      this.edgeFrom = grown(this.edgeFrom);
      this.edgeNext = grown(this.edgeNext);
    }
    this.edgeFrom[this.edges] = from;
    this.edgeNext[this.edges] = this.firstEdge[to]!;
    this.firstEdge[to] = this.edges++;
  }

  private growStates(): void {
    this.words = grown(this.words);
    this.pending = grown(this.pending);
    this.afterPass = grown(this.afterPass);
    this.firstEdge = grown(this.firstEdge);
    const won = new Uint8Array(this.won.length * 2);
    won.set(this.won);
    this.won = won;
  }

  private growSlots(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    for (let index = 0; index < this.count; index++) {
      let slot = this.slotOf(this.words, index * this.stride);
      while (this.slots[slot] !== 0) slot = (slot + 1) & (this.slots.length - 1);
      this.slots[slot] = index + 1;
    }
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
