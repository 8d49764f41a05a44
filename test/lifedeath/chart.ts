import { ATTACKER } from '../../src/lifedeath/field.ts';
import { MAX_THREATS } from '../../src/lifedeath/problem.ts';
import { BOUNDS, DN, HEADS, PN, ZERO } from '../../src/lifedeath/table.ts';
import type { Random } from '../oracle/random.ts';
import { type GraphGame, type GraphState, KEYS } from './graph-game.ts';

/** A state with the key under which the search keeps it in its table. */
interface Spot {
  readonly state: GraphState;
  readonly lo: number;
  readonly hi: number;
  readonly net: number;
}

/** What was found in a table, so that a run tells what it has covered. */
export class Findings {
  results = 0;
  /** Conditional results, by the number of their heads. */
  oneHead = 0;
  twoHeads = 0;
  /** Those of states that are lost: the claim is true for the sake of the heads alone. */
  leaning = 0;
}

/**
 * The states of a game by the keys that the search gives them, so that whatever is in its table can be put to the referee: the
 * results, and the conditional ones too, which no question to the search would bring to light.
 */
export class Chart {
  private readonly game: GraphGame;
  private readonly spots: readonly Spot[];
  private readonly byIdentity = new Map<string, GraphState>();

  constructor(game: GraphGame) {
    this.game = game;
    this.spots = game.states.map((state) => this.locate(state));
  }

  /** Puts everything that the table has to the referee; throws where it is wrong. */
  check(findings: Findings): void {
    const { table } = this.game.search;
    for (const spot of this.spots) {
      const entry = table.find(spot.lo, spot.hi);
      if (entry < 0) continue;
      this.checkResult(spot, table.data[entry + BOUNDS]!, findings);
      this.checkConditional(spot, entry, findings);
    }
  }

  /**
   * Gives a share of the states random numbers in the table, as if they had been visited before, so that the search goes
   * astray as it would not by itself.
   */
  mislead(random: Random, share: number): void {
    const { table } = this.game.search;
    for (const { lo, hi } of this.spots) {
      if (!random.chance(share)) continue;
      const entry = table.claim(lo, hi);
      table.data[entry + PN] = random.between(1, 30);
      table.data[entry + DN] = random.between(1, 30);
    }
  }

  private checkResult({ state, net }: Spot, bounds: number, findings: Findings): void {
    const attackers = net + ZERO <= (bounds & 0xff);
    const defenders = net + ZERO >= ((bounds >> 8) & 0xff);
    if (!attackers && !defenders) return;
    findings.results++;
    if (attackers !== defenders && attackers === this.game.attackerWins(state)) return;
    throw new Error(
      `a win of the ${attackers ? 'attacker' : 'defender'} is stored: ${this.game.describe(state)}`,
    );
  }

  /** The claim: where the heads count as won by the defender, so does this state. */
  private checkConditional({ state, net }: Spot, entry: number, findings: Findings): void {
    const { data } = this.game.search.table;
    const count = (data[entry + BOUNDS]! >>> 24) & 3;
    if (count === 0 || ((data[entry + BOUNDS]! >> 16) & 0xff) - ZERO !== net) return;
    findings[count === 1 ? 'oneHead' : 'twoHeads']++;
    if (!this.game.attackerWins(state)) return;
    findings.leaning++;
    const heads: GraphState[] = [];
    for (let i = entry + HEADS; i < entry + HEADS + 2 * count; i += 2)
      heads.push(this.byIdentity.get(`${data[i]} ${data[i + 1]}`)!);
    if (!this.game.attackerWins(state, heads)) return;
    const drawn = heads.map((head) => this.game.describe(head)).join('\n');
    throw new Error(`lost even if its heads are not: ${this.game.describe(state)}\nheads:\n${drawn}`);
  }

  private locate(state: GraphState): Spot {
    const { stonesLo, stonesHi, toPlay, ko, defenderThreats, attackerThreats } = state;
    const net = defenderThreats - attackerThreats;
    const pair = Math.min(defenderThreats, attackerThreats);
    const turn = toPlay === ATTACKER;
    const lo = stonesLo ^ KEYS.koLo[ko]! ^ KEYS.pairLo[pair]! ^ (turn ? KEYS.turnLo : 0);
    const hi = stonesHi ^ KEYS.koHi[ko]! ^ KEYS.pairHi[pair]! ^ (turn ? KEYS.turnHi : 0);
    const at = net + MAX_THREATS;
    this.byIdentity.set(`${lo ^ KEYS.netLo[at]!} ${hi ^ KEYS.netHi[at]!}`, state);
    return { state, lo, hi, net };
  }
}
