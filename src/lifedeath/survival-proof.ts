import { isPassAlive } from './plain-life.ts';
import type { Problem } from './problem.ts';
import type { Line, Replay } from './replay.ts';

/**
 * Replays proofs that the defender keeps a keystone for ever. It follows the strategy while the attacker tries everything. The
 * states that come up are a closed set, so if none of them has lost the last keystone, none ever will, though play may go
 * on without end. The set is not followed beyond states in which a keystone lives even if the defender always passes.
 */
export class SurvivalProof {
  private readonly replay: Replay;
  /** States of all sets so far. Sets that are closed each are closed together. */
  private readonly seen = new Set<string>();

  constructor(replay: Replay) {
    this.replay = replay;
  }

  /** False if there is a hole, or a limit came first. The line leads to the state. */
  check(state: Problem, line: Line): boolean {
    // Level by level, so that the moves which lead to a hole are few.
    let level: Place[] = [{ state, line }];
    while (level.length > 0) {
      const next: Place[] = [];
      for (const place of level) if (!this.visit(place, next)) return false;
      level = next;
    }
    return true;
  }

  private visit({ state, line }: Place, next: Place[]): boolean {
    const { replay } = this;
    const { rules } = replay;
    if (state.keystones.length === 0) {
      replay.fail(line, 'the last keystone is captured');
      return false;
    }
    const key = rules.makeKey(state);
    if (this.seen.has(key)) return true;
    this.seen.add(key);
    if (!replay.count()) return false;
    if (isPassAlive(state, rules)) return true;
    const steps = state.toPlay === state.attacker ? rules.successors(state) : replay.follow(state, line);
    for (const { move, after } of steps ?? []) next.push({ state: after, line: { move, before: line } });
    return steps !== undefined;
  }
}

interface Place {
  readonly state: Problem;
  readonly line: Line;
}
