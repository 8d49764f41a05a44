import { makeVertex } from '../engine/geometry.ts';
import { CaptureProof } from './capture-proof.ts';
import { PlainRules } from './plain-rules.ts';
import { type Problem, USUAL_THREATS } from './problem.ts';
import { type Line, Replay, type Strategy } from './replay.ts';
import { SurvivalProof } from './survival-proof.ts';
import { type Role, readTurningPoint, type Verdict } from './verdict.ts';

export interface VerifyOptions {
  /** States that may be looked at; a million if absent. */
  readonly maxStates?: number;
  /** Asked now and then; true ends the verification. */
  readonly stopped?: () => boolean;
  /** Threats up to which `dead` and `alive` claim to hold, as in `SolveOptions`. */
  readonly maxThreats?: number;
}

export interface Verification {
  /** All that the verdict claims was replayed to the end. */
  readonly ok: boolean;
  /** Different states looked at. */
  readonly states: number;
  /** States in which the attacker's strategy, though it kept the win, ran in circles, so that another move had to be found. */
  readonly detours: number;
  /** The first thing that is wrong, with the moves that lead there. */
  readonly hole?: string;
  /** A limit came first; no hole was found up to there. */
  readonly exhausted?: boolean;
}

/**
 * Checks what a proved verdict claims by replaying the winner's strategy against everything: who wins with the threats
 * given, the status, and of every first move whether it gets the best result.
 */
export function verifyVerdict(
  problem: Problem,
  verdict: Verdict,
  strategy: Strategy,
  options: VerifyOptions = {},
): Verification {
  const verifier = new Verifier(problem, strategy, options);
  const ok = verifier.check(verdict);
  const { states, hole, exhausted } = verifier.replay;
  const { detours } = verifier.capture;
  return { ok, states, detours, ...(hole !== undefined && { hole }), ...(exhausted && { exhausted }) };
}

class Verifier {
  readonly replay: Replay;
  readonly capture: CaptureProof;
  private readonly survival: SurvivalProof;
  private readonly rules: PlainRules;
  private readonly max: number;
  private readonly mover: Role;

  constructor(problem: Problem, strategy: Strategy, options: VerifyOptions) {
    this.rules = new PlainRules(problem);
    this.max = options.maxThreats ?? USUAL_THREATS;
    this.mover = problem.toPlay === problem.defender ? 'defender' : 'attacker';
    this.replay = new Replay(this.rules, strategy, {
      maxStates: options.maxStates ?? 1_000_000,
      stopped: options.stopped ?? (() => false),
    });
    this.capture = new CaptureProof(this.replay);
    this.survival = new SurvivalProof(this.replay);
  }

  check(verdict: Verdict): boolean {
    if (!verdict.proved) return this.fail('nothing is proved');
    if (verdict.toPlay !== this.rules.root.toPlay)
      return this.fail('the verdict is for the other side to move');
    const turn = readTurningPoint(verdict, this.max);
    if (turn === undefined) return this.fail('the status makes no sense');
    return this.checkWinner(verdict) && this.checkStatus(turn) && this.checkMoves(verdict, turn);
  }

  private checkWinner(verdict: Verdict): boolean {
    const { root } = this.rules;
    if (verdict.winner === 'unknown') return true;
    return this.prove(verdict.winner, root, undefined, 'with the threats given');
  }

  /** With this net number of threats the defender wins, with one less the attacker; unless that is beyond the most. */
  private checkStatus(turn: number): boolean {
    const { max } = this;
    if (turn <= max && !this.prove('defender', this.start(turn), undefined, makeLevel(turn))) return false;
    return turn <= -max || this.prove('attacker', this.start(turn - 1), undefined, makeLevel(turn - 1));
  }

  /**
   * A first move is right if its mover wins after it with the least threats with which it wins at all (or against the most). Where
   * it loses with any number of threats up to the most, no move is right.
   */
  private checkMoves(verdict: Verdict, turn: number): boolean {
    const { mover, max } = this;
    const { geometry } = this.rules.root;
    if (mover === 'defender' ? turn > max : turn <= -max) {
      return verdict.moves.length === 0 || this.fail('a lost side has no right first move');
    }
    const net = mover === 'defender' ? turn : turn - 1;
    const steps = this.rules.successors(this.start(net));
    for (const move of verdict.moves) {
      if (!steps.some((step) => step.move === move)) {
        return this.fail(`the first move ${makeVertex(move, geometry)} is not allowed`);
      }
    }
    for (const { move, after } of steps) {
      const isRight = verdict.moves.includes(move);
      if (!isRight && !verdict.movesComplete) continue;
      const winner = isRight ? mover : mover === 'defender' ? 'attacker' : 'defender';
      if (!this.prove(winner, after, { move, before: undefined }, makeLevel(net))) return false;
    }
    return true;
  }

  /** The first state with a net number of threats: all are the defender's, or all the attacker's. */
  private start(net: number): Problem {
    return this.rules.start(Math.max(net, 0), Math.max(-net, 0));
  }

  private prove(winner: Role, state: Problem, line: Line, level: string): boolean {
    const { replay } = this;
    if ((winner === 'attacker' ? this.capture : this.survival).check(state, line)) return true;
    if (replay.hole !== undefined) replay.hole = `no win of the ${winner}'s ${level}: ${replay.hole}`;
    return false;
  }

  private fail(what: string): false {
    this.replay.fail(undefined, what);
    return false;
  }
}

function makeLevel(net: number): string {
  if (net === 0) return 'without threats';
  return `with ${Math.abs(net)} threats of the ${net > 0 ? 'defender' : 'attacker'}'s`;
}
