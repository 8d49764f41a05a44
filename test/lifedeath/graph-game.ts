import { Essence } from '../../src/lifedeath/essence.ts';
import { ATTACKER, DEFENDER, EDGE, Field, type Side } from '../../src/lifedeath/field.ts';
import { Frame } from '../../src/lifedeath/frame.ts';
import { Keys } from '../../src/lifedeath/keys.ts';
import { ProofSearch } from '../../src/lifedeath/proof-search.ts';
import { Statics } from '../../src/lifedeath/statics.ts';
import type { Table } from '../../src/lifedeath/table.ts';
import { parseProblem } from '../oracle/diagram.ts';
import type { Random } from '../oracle/random.ts';
import { convert } from './convert.ts';

/** Moves that a node has at most; each is a cell of the field. */
const MOVES = 4;
const NONE = -1;
/** Where an edge of the attacker's leads that captures. */
const CAPTURED = -2;
const MOST_THREATS = 2;
/** Of the keys of nodes. */
const LO = 0x9e3779b1;
const HI = 0x85ebca6b;

export interface GraphState {
  readonly node: number;
  /** Key of the node. */
  readonly stonesLo: number;
  readonly stonesHi: number;
  readonly toPlay: Side;
  readonly ko: number;
  readonly defenderThreats: number;
  readonly attackerThreats: number;
}

/** More cells than zones have room for: a game on a graph knows no zones. */
const EMPTY_ROWS = `${'.'.repeat(12)}\n`.repeat(11);
const FIELD = new Field(convert(parseProblem(`${EMPTY_ROWS}###########.`, { toPlay: 1 })));
export const KEYS = new Keys(FIELD);

/**
 * A random game with the turns, passes, bans and threats of a problem, but with the nodes of a random graph for positions. On a
 * board play comes back in few ways, and hardly ever to two positions at once; here it does all the time.
 */
export class GraphGame {
  readonly search: ProofSearch;
  /** Every state, with every number of threats. */
  readonly states: GraphState[] = [];
  readonly nodes: number;
  private readonly target: Record<Side, number[]>;
  private readonly bans: Record<Side, number[]>;
  private readonly won: ReadonlySet<string>;

  constructor(random: Random, table: Table) {
    const bans = random.pick([0, 0, 0, 0.15]);
    // Bans make many states of a node.
    const nodes = random.between(4, bans === 0 ? 10 : 5);
    const step = random.pick([2, 3]);
    const attackers = 0.6 + 0.4 * random.real();
    const defenders = attackers * (0.1 + 0.2 * random.real());
    const captures = 0.2 + 0.3 * random.real();
    // The attacker captures from the last nodes alone, and most edges lead to a node near by: both have a long way to go.
    const lead = (node: number, edges: number) => {
      if (!random.chance(edges)) return NONE;
      if (random.chance(0.1)) return random.between(0, node);
      return Math.min(Math.max(node + random.between(-step, step), 0), nodes - 1);
    };
    const capture = (node: number) => node >= 0.7 * nodes && random.chance(captures);
    const ban = () => (random.chance(bans) ? random.between(0, MOVES - 1) : FIELD.size);
    const list = (make: (node: number) => number) =>
      Array.from({ length: nodes * MOVES }, (_, i) => make(Math.floor(i / MOVES)));
    this.nodes = nodes;
    this.target = {
      [DEFENDER]: list((node) => lead(node, defenders)),
      [ATTACKER]: list((node) => (capture(node) ? CAPTURED : lead(node, attackers))),
    };
    this.bans = { [DEFENDER]: list(ban), [ATTACKER]: list(ban) };
    this.search = new GraphSearch(this, table);
    this.listStates(bans === 0 ? 0 : MOST_THREATS, bans === 0);
    this.won = this.findWon([]);
  }

  leadsTo(side: Side, node: number, cell: number): number {
    return cell < MOVES ? this.target[side][node * MOVES + cell]! : NONE;
  }

  banAfter(side: Side, node: number, cell: number): number {
    return this.bans[side][node * MOVES + cell]!;
  }

  /** Who wins if these states count as won by the defender? */
  attackerWins(state: GraphState, granted: readonly GraphState[] = []): boolean {
    const won = granted.length === 0 ? this.won : this.findWon(granted);
    return won.has(identify(state));
  }

  describe(state: GraphState): string {
    return `${identify(state)} of ${JSON.stringify([this.target, this.bans])}`;
  }

  /** The state as the search takes it. */
  frameAt(state: GraphState): Frame {
    const frame = this.search.newFrame() as GraphFrame;
    frame.reset(state.toPlay, state.ko, state.defenderThreats, state.attackerThreats);
    frame.goTo(state.node);
    return frame;
  }

  private listStates(threats: number, withoutBans: boolean): void {
    for (let node = 0; node < this.nodes; node++)
      for (const side of [DEFENDER, ATTACKER] as const)
        for (let ban = 0; ban <= MOVES; ban++)
          for (let mine = 0; mine <= threats; mine++)
            for (let theirs = 0; theirs <= threats; theirs++) {
              if (withoutBans && ban < MOVES) continue;
              this.states.push({
                node,
                stonesLo: keyOf(node, LO),
                stonesHi: keyOf(node, HI),
                toPlay: side,
                ko: ban < MOVES ? ban : FIELD.size,
                defenderThreats: mine,
                attackerThreats: theirs,
              });
            }
  }

  /** The least set of states that holds each from which the attacker can capture or stay in it. */
  private findWon(granted: readonly GraphState[]): Set<string> {
    const won = new Set<string>();
    const open = this.states.filter((state) => !granted.includes(state));
    for (let before = -1; before !== won.size; ) {
      before = won.size;
      for (const state of open) {
        const after = this.successors(state, won);
        const wins = state.toPlay === ATTACKER ? after.some(Boolean) : after.every(Boolean);
        if (wins) won.add(identify(state));
      }
    }
    return won;
  }

  /** Of each legal move: is the attacker known to win after it? */
  private successors(state: GraphState, won: ReadonlySet<string>): boolean[] {
    const { node, toPlay, ko, defenderThreats, attackerThreats } = state;
    const other = (3 - toPlay) as Side;
    const results: boolean[] = [];
    if (toPlay === DEFENDER || ko !== FIELD.size)
      results.push(won.has(`${node} ${other} ${FIELD.size} ${defenderThreats} ${attackerThreats}`));
    for (let cell = 0; cell < MOVES; cell++) {
      const spent = cell === ko ? 1 : 0;
      const mine = defenderThreats - (toPlay === DEFENDER ? spent : 0);
      const theirs = attackerThreats - (toPlay === ATTACKER ? spent : 0);
      const to = this.leadsTo(toPlay, node, cell);
      if (to === NONE || mine < 0 || theirs < 0) continue;
      results.push(
        to === CAPTURED || won.has(`${to} ${other} ${this.banAfter(toPlay, node, cell)} ${mine} ${theirs}`),
      );
    }
    return results;
  }
}

/** A position that is a node: all cells are empty that are moves of the graph, and there are no chains. */
class GraphFrame extends Frame {
  node = 0;
  private readonly game: GraphGame;

  constructor(game: GraphGame) {
    super(FIELD, KEYS);
    this.game = game;
  }

  override reset(toPlay: Side, ko: number, defenderThreats: number, attackerThreats: number): void {
    super.reset(toPlay, ko, defenderThreats, attackerThreats);
    this.cells.fill(EDGE);
    this.cells.fill(0, 0, MOVES);
  }

  goTo(node: number): void {
    this.node = node;
    this.stonesLo = keyOf(node, LO);
    this.stonesHi = keyOf(node, HI);
  }

  override copy(from: Frame): void {
    super.copy(from);
    this.node = (from as GraphFrame).node;
  }

  override make(from: Frame, cell: number): void {
    const { node, toPlay, ko } = from as GraphFrame;
    this.copy(from);
    this.toPlay = (3 - toPlay) as Side;
    this.ko = FIELD.size;
    if (cell === FIELD.size) return;
    if (cell === ko && toPlay === DEFENDER) this.defenderThreats--;
    if (cell === ko && toPlay === ATTACKER) this.attackerThreats--;
    this.ko = this.game.banAfter(toPlay, node, cell);
    this.goTo(this.game.leadsTo(toPlay, node, cell));
  }

  override label(): void {}

  override consider(cell: number): boolean {
    const to = this.game.leadsTo(this.toPlay, this.node, cell);
    if (to === NONE) return false;
    this.capturedStones = 0;
    this.capturedKeystones = to === CAPTURED ? this.keystones : 0;
    this.afterKo = this.game.banAfter(this.toPlay, this.node, cell);
    this.afterLo = keyOf(to, LO);
    this.afterHi = keyOf(to, HI);
    return true;
  }
}

class GraphSearch extends ProofSearch {
  override readonly statics = new NoStatics(FIELD);
  protected override readonly essence = new NodeEssence(FIELD);
  private readonly game: GraphGame;

  constructor(game: GraphGame, table: Table) {
    super(FIELD, table);
    this.game = game;
  }

  override newFrame(): Frame {
    return new GraphFrame(this.game);
  }
}

/** A node tells nothing by its looks. */
class NoStatics extends Statics {
  override hasEscaped(): boolean {
    return false;
  }

  override isAlive(): boolean {
    return false;
  }

  override isDead(): boolean {
    return false;
  }
}

/** No two nodes are alike. */
class NodeEssence extends Essence {
  override look({ stonesLo, stonesHi }: Frame): void {
    this.lo = ~stonesLo;
    this.hi = ~stonesHi;
  }
}

function keyOf(node: number, factor: number): number {
  const mixed = Math.imul(node + 0x1234567, factor);
  return Math.imul(mixed ^ (mixed >>> 15), factor) | 0;
}

function identify({ node, toPlay, ko, defenderThreats, attackerThreats }: GraphState): string {
  return `${node} ${toPlay} ${ko} ${defenderThreats} ${attackerThreats}`;
}
