import { type OracleProblem, PASS } from './rules.ts';
import { States } from './states.ts';

export { findFaults, type OracleProblem } from './rules.ts';

/**
 * The referee: it enumerates every state of a small problem and works backwards. The rules it goes by are in
 * `rules.ts`; nothing here or there comes from `src/`.
 */
export interface OracleVerdict {
  status: 'dead' | 'alive' | 'ko';
  /** With the threats that the problem gives to each side; the status leaves those aside. */
  winner: 'attacker' | 'defender';
  /** For ko: how many threats turn it round, and who needs them. */
  threats?: { count: number; who: 'attacker' | 'defender' };
  /** Every winning first move, in rising order; -1 is a pass. */
  moves: number[];
}

/** The verdict for the side to move, or undefined where there are more states than the limit. */
export function verdict(
  problem: OracleProblem,
  maxThreats = 5,
  limit = 2_000_000,
): OracleVerdict | undefined {
  const levels = new Levels(problem, limit);
  const { defender } = levels;
  const [black, white] = problem.threats;
  const plain = levels.attackerWins(0, 0);
  if (plain === undefined) return undefined;
  // A start where the attacker captures at once is not explored further, but its other first moves may lead to a ko.
  for (const move of levels.firstMoves()) levels.attackerWins(0, 0, move);
  const given = levels.hasKo
    ? levels.attackerWins(defender === 1 ? black : white, defender === 1 ? white : black)
    : plain;
  const winner = given ? 'attacker' : 'defender';

  // Whoever loses without threats gets 1, 2, … of them; the other side never has any. More threats never hurt.
  const loser = plain ? 'defender' : 'attacker';
  const wins = (threats: number, move?: number): boolean | undefined =>
    plain ? levels.attackerWins(threats, 0, move) : levels.attackerWins(0, threats, move);
  let needed = 1;
  if (levels.hasKo) while (needed <= maxThreats && wins(needed) === plain) needed++;
  const turned = levels.hasKo && needed <= maxThreats;

  const moverIsLoser = levels.mover === loser;
  const moverWinsAs = levels.mover === 'attacker';
  // The best result of a loser is to win with the threats it needs; of a winner, to win against one fewer.
  let level = turned ? (moverIsLoser ? needed : needed - 1) : maxThreats;
  if (!levels.hasKo) level = 0;
  const moves =
    moverIsLoser && !turned ? [] : levels.firstMoves().filter((move) => wins(level, move) === moverWinsAs);
  if (levels.overflown) return undefined;
  if (!turned) return { status: plain ? 'dead' : 'alive', winner, moves };
  return { status: 'ko', winner, threats: { count: needed, who: loser }, moves };
}

export interface Enumeration {
  attackerWins: boolean;
  /** Every legal first move (-1 is a pass) and who wins after it. */
  moves: { move: number; attackerWins: boolean }[];
  /** How many states were looked at. */
  states: number;
}

/** All about one number of threats for each side; undefined where there are more states than the limit. */
export function enumerate(
  problem: OracleProblem,
  defenderThreats: number,
  attackerThreats: number,
  limit = 2_000_000,
): Enumeration | undefined {
  const states = new States(problem, limit);
  const root = states.rules.start(defenderThreats, attackerThreats);
  const attackerWins = states.attackerWins(root);
  const moves: Enumeration['moves'] = [];
  for (let move = PASS; move < problem.stones.length; move++) {
    const next = states.rules.after(root, move);
    if (next) moves.push({ move, attackerWins: states.attackerWins(next) === true });
  }
  if (attackerWins === undefined || states.overflown) return undefined;
  return { attackerWins, moves, states: states.count };
}

/**
 * Whether the defender can get two eyes or an escape, rather than survive by a seki or a repetition. The attacker may
 * always pass here: otherwise a seki would become an eye because the attacker has to move.
 */
export function getsEyes(problem: OracleProblem, limit = 2_000_000): boolean | undefined {
  const states = new States(problem, limit, true);
  return states.defenderGetsEyes(states.rules.start(0, 0));
}

/** The starting position with different numbers of threats, over one growing set of states. */
class Levels {
  readonly mover: 'attacker' | 'defender';
  readonly defender: number;
  private readonly problem: OracleProblem;
  private readonly states: States;

  constructor(problem: OracleProblem, limit: number) {
    this.problem = problem;
    this.states = new States(problem, limit);
    this.defender = this.states.rules.defender;
    this.mover = problem.toPlay === this.defender ? 'defender' : 'attacker';
  }

  /** Whether a ban was met anywhere. Where none was, the threats of both sides are of no use. */
  get hasKo(): boolean {
    return this.states.sawBan;
  }

  get overflown(): boolean {
    return this.states.overflown;
  }

  /** Every move that is legal with enough threats. */
  firstMoves(): number[] {
    const { rules } = this.states;
    const root = rules.start(1, 1);
    const moves: number[] = [];
    for (let move = PASS; move < this.problem.stones.length; move++) {
      if (rules.after(root, move)) moves.push(move);
    }
    return moves;
  }

  /**
   * Who wins from the start, or after a first move. A first move that needs a threat which the mover does not have
   * counts as lost for it.
   */
  attackerWins(defenderThreats: number, attackerThreats: number, move?: number): boolean | undefined {
    const root = this.states.rules.start(defenderThreats, attackerThreats);
    if (move === undefined) return this.states.attackerWins(root);
    const next = this.states.rules.after(root, move);
    return next ? this.states.attackerWins(next) : this.mover === 'defender';
  }
}
