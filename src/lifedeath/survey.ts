import { PASS } from '../engine/geometry.ts';
import type { Asker } from './asker.ts';
import { ALIVE, type Attempt, CAPTURED, FAINT, isWideFence, rateResult } from './attempt.ts';
import type { Candidate } from './candidate.ts';
import { intersect } from './choice.ts';
import { FENCE_RUNG } from './pose.ts';
import { findChains, type Problem, USUAL_THREATS } from './problem.ts';
import type { Role, Verdict } from './verdict.ts';

/** Nodes for what else is asked of an attacker's moves in a fence: a wider one is a better use of more. */
const UNSURE_NODES = 200_000;
/** Where more moves win than this, a narrow problem tells nothing of a wider one. */
export const MOST_WINNING = 6;

/** What is asked about one of a group's problems: what the first move is worth, all moves that win, and which of these are better than others. */
export class Survey {
  private readonly asker: Asker;

  constructor(asker: Asker) {
    this.asker = asker;
  }

  /**
   * What is the first move worth? Either side moves first, without ko threats, which is cheaper and mostly tells enough, then with one: that
   * verdict for the side to move is returned, if it came to that.
   */
  measure(candidate: Candidate, attempt: Attempt, other: Problem, nodes: number): Verdict | undefined {
    const plain = attempt.verdict!;
    if (!candidate.livesFirst(attempt)) {
      const plainReverse = this.asker.ask(other, nodes, 0);
      if (!plainReverse.proved) return undefined;
      attempt.otherwise = plainReverse.winner;
    } else attempt.otherwise = 'defender';
    const verdict = this.asker.ask(attempt.problem, nodes, 1);
    if (verdict.proved && !attempt.isPresumed) attempt.verdict = verdict;
    if (plain.winner !== attempt.otherwise) attempt.gain = 2;
    else {
      const reverse = this.asker.ask(other, nodes, 1);
      if (verdict.proved && reverse.proved)
        attempt.gain = Math.abs(rateResult(verdict) - rateResult(reverse));
    }
    return verdict;
  }

  /** Does what was shown in a narrower region hold? That it counts who moves first is known, so it is enough to ask about the side to move. */
  confirm(attempt: Attempt, nodes: number): Verdict | undefined {
    const { problem } = attempt;
    const verdict = this.asker.ask(problem, nodes, 1);
    if (!verdict.proved) return undefined;
    attempt.verdict = verdict;
    const got = problem.toPlay === problem.defender ? rateResult(verdict) : 3 - rateResult(verdict);
    attempt.gain = got === 3 ? 2 : Math.min(got, 1);
    return verdict;
  }

  /** Finds all winning moves, of these the firmest, and among those the vital points. */
  findAllMoves(candidate: Candidate, attempt: Attempt, other: Problem, nodes: number, threats: number): void {
    const { problem } = attempt;
    if (this.tryPromising(candidate, attempt, nodes, threats)) return;
    const full = this.asker.ask(problem, nodes, threats, true);
    if (!full.proved) return;
    attempt.verdict = full;
    attempt.complete = full.movesComplete;
    if (problem.toPlay === problem.defender) {
      if (!attempt.complete) this.addKnown(attempt, nodes, threats);
      this.saveAll(attempt, nodes, threats);
    }
    // A wide fence tells which of the moves kill there; what else there is to know of them the narrow ones have told.
    if (isWideFence(attempt)) return;
    const more = isSure(attempt) ? nodes : Math.min(nodes, UNSURE_NODES);
    const hasSeveral = () => (attempt.chosen ?? attempt.verdict!.moves).length > 1;
    if (hasSeveral()) this.pickFirmest(attempt, more);
    if (hasSeveral() && attempt.gain !== undefined) this.findVital(attempt, other, more);
  }

  /** Where a limit came before all moves were looked at: moves that win without threats are known from `lookAhead`, and may be as good as those that were found. */
  private addKnown(attempt: Attempt, nodes: number, threats: number): void {
    const { problem, won } = attempt;
    const verdict = attempt.verdict!;
    const moves = [...won].filter((move) => !verdict.moves.includes(move));
    const isAsGood = (move: number) => {
      const result = this.asker.askAfter(problem, move, nodes / moves.length, threats);
      return result?.proved && rateResult(result) >= rateResult(verdict);
    };
    const found = moves.filter(isAsGood);
    if (found.length > 0) attempt.verdict = { ...verdict, moves: [...verdict.moves, ...found] };
  }

  /**
   * The defender lives if one of its chains does, but nobody gives up the others for nothing: of the winning moves those that save each of the chains
   * that can be saved, if there is such a move. Where the largest chain cannot be saved, the move counts for a part of the group only.
   */
  private saveAll(attempt: Attempt, nodes: number, threats: number): void {
    const { problem } = attempt;
    const result = rateResult(attempt.verdict!);
    const chains = findChains(problem.geometry, problem.colors)
      .map(({ points }) => problem.keystones.filter((stone) => points.includes(stone)))
      .filter((stones) => stones.length > 0)
      .sort((a, b) => b.length - a.length);
    if (chains.length < 2) return;
    let saving: readonly number[] | undefined;
    let complete = true;
    for (const keystones of chains) {
      const verdict = this.asker.ask({ ...problem, keystones }, nodes, threats, true);
      if (!verdict.proved) return;
      if (rateResult(verdict) < result) {
        if (keystones === chains[0] && chains[0].length > chains[1]!.length) attempt.gain = FAINT;
        continue;
      }
      const { moves } = verdict;
      if (!verdict.movesComplete) complete = false;
      saving = saving ? saving.filter((move) => moves.includes(move)) : moves;
    }
    if (!saving || saving.length === 0) return;
    attempt.chosen = saving;
    attempt.complete = complete;
  }

  /**
   * What kills kills in a fence as well, and what lives in a narrow region mostly lives in a wider one. So the winning moves of a narrower problem are
   * looked at first, each by itself. The table keeps what comes of it.
   */
  lookAhead(candidate: Candidate, attempt: Attempt, nodes: number): void {
    const moves = candidate.listPromising(attempt).filter((move) => move !== PASS);
    if (moves.length > MOST_WINNING) return;
    for (const move of moves)
      this.note(attempt, move, this.asker.askAfter(attempt.problem, move, nodes / (2 * moves.length), 0));
  }

  /** What came of a move without threats: undefined if it captured all. */
  note({ problem, won, lost, open }: Attempt, move: number, verdict: Verdict | undefined): void {
    if (verdict && !verdict.proved) {
      open.add(move);
      return;
    }
    open.delete(move);
    const winner = verdict?.winner ?? 'attacker';
    (winner === makeRole(problem) ? won : lost).add(move);
  }

  /**
   * An attacker's moves that kill in narrower fences are the ones in question in a wider problem: it is enough to look at each of these, and where a limit comes
   * first, an even wider problem is a better use of more. False if there are no such moves, or none of them wins.
   */
  private tryPromising(candidate: Candidate, attempt: Attempt, nodes: number, threats: number): boolean {
    const { problem, rung } = attempt;
    if (problem.toPlay === problem.defender || rung <= FENCE_RUNG || !candidate.knowsAll(attempt))
      return false;
    const moves = candidate.listPromising(attempt).filter((move) => !attempt.lost.has(move));
    if (moves.length === 0 || moves.length > MOST_WINNING) return false;
    // What gets less than is known to be had here, a ko in the place of a kill, is no choice.
    const most = rateResult(attempt.verdict!);
    const killing = this.findKilling(problem, moves, nodes, threats, most);
    if (!killing) return true;
    if (killing.length === 0) return false;
    const firmest = killing.length > 1 && this.findKilling(problem, killing, nodes, USUAL_THREATS);
    attempt.chosen = firmest || killing;
    attempt.complete = true;
    return true;
  }

  /** Those of an attacker's moves that get most, none if that leaves the defender with more than so much; undefined if a limit came first. */
  private findKilling(
    problem: Problem,
    moves: readonly number[],
    nodes: number,
    threats: number,
    most = ALIVE - 1,
  ): readonly number[] | undefined {
    const results: number[] = [];
    for (const move of moves) {
      const verdict = this.asker.askAfter(problem, move, nodes / moves.length, threats);
      if (verdict && !verdict.proved) return undefined;
      results.push(verdict ? rateResult(verdict) : CAPTURED);
    }
    const best = Math.min(...results);
    return best <= most ? moves.filter((_, index) => results[index] === best) : [];
  }

  /** "The enemy's vital point is mine": which of the winning moves would the other side win by? */
  findVital(attempt: Attempt, other: Problem, nodes: number): void {
    const { proved, moves } = this.asker.ask(other, nodes, 1, true);
    if (proved) attempt.vital = moves;
  }

  /**
   * Where the first move counts for nothing with one threat, it may still count in a ko of several steps. For an attacker that is asked only where nothing else is left:
   * many a group that lives has such a ko, and nobody would call it the question.
   */
  lookForKo(attempt: Attempt, other: Problem, nodes: number): void {
    const { problem } = attempt;
    const verdict = this.asker.ask(problem, nodes, USUAL_THREATS);
    if (!verdict.proved) return;
    const reverse = this.asker.ask(other, nodes, USUAL_THREATS);
    if (!reverse.proved || rateResult(verdict) === rateResult(reverse)) return;
    attempt.gain = FAINT;
    const full = this.asker.ask(problem, nodes, USUAL_THREATS, true);
    attempt.verdict = full.proved ? full : verdict;
    attempt.complete = full.proved && full.movesComplete;
  }

  /** Of several winning moves, those that win against the most threats: the others would give the enemy a ko that it need not have. */
  private pickFirmest(attempt: Attempt, nodes: number): void {
    const firm = this.asker.ask(attempt.problem, nodes, USUAL_THREATS, true);
    if (!firm.proved || !firm.movesComplete || firm.moves.length === 0) return;
    attempt.verdict = firm;
    if (attempt.chosen) attempt.chosen = intersect(attempt.chosen, firm.moves);
    attempt.complete = true;
  }
}

/** What the side to move is. */
function makeRole({ toPlay, defender }: Problem): Role {
  return toPlay === defender ? 'defender' : 'attacker';
}

/** In a fence an attacker's win means little. */
export function isSure({ isOpen, problem }: Attempt): boolean {
  return isOpen || problem.toPlay === problem.defender;
}
