import type { Allowance } from './allowance.ts';
import type { Candidate } from './candidate.ts';
import { Contest } from './contest.ts';
import { FENCE_RUNG, LAST_FENCE_RUNG, OPEN_RUNG } from './pose.ts';
import type { Problem } from './problem.ts';
import { Trial } from './trial.ts';

/** Games that are played out: more tell hardly more, and fewer nothing. Each costs about as much as so many nodes. */
const MOST_GAMES = 30_000;
const LEAST_GAMES = 2_000;
const GAME_NODES = 40;
/** Games from one look at the limits to the next. */
const GAMES = 100;
/** A move that more than this part of a trial's games began with is better than what the search leans to, any other is not. */
const CLEAR = 0.5;

/**
 * The first move that games played out at random speak for: for a defender that is not known to live, and for an attacker unless it has one kill only. Undefined if
 * they speak for none. Which problem they are played in, and which way, was found by experiment (docs/notes.md).
 */
export function findFavourite(
  candidate: Candidate,
  pose: (rung: number) => Problem | undefined,
  allowance: Allowance,
): number | undefined {
  // Games in a problem that is known to be lost would tell nothing.
  const find = (...rungs: number[]) =>
    rungs.map(pose).find((problem) => problem && !candidate.isLost(problem));
  const open = find(OPEN_RUNG, OPEN_RUNG + 1, OPEN_RUNG + 2) ?? pose(OPEN_RUNG);
  if (open && open.toPlay === open.defender) return tryOut(open, allowance);
  if (!(candidate.isUnsettled || candidate.isPresumed) || candidate.hasOnly) return undefined;
  const problem = find(LAST_FENCE_RUNG, LAST_FENCE_RUNG - 1, FENCE_RUNG) ?? open;
  if (!problem) return undefined;
  // Where several kills are known, the right one is mostly among them; where one is, it was mostly just found first.
  const known = candidate.findMoves([], false);
  const moves = known.length > 1 ? known : problem.region.filter((move) => candidate.mayKill(move));
  return holdContest(problem, moves, allowance);
}

/** For a defender: the narrowest problem of the board as it is that is not lost. */
function tryOut(problem: Problem, allowance: Allowance): number | undefined {
  const trial = new Trial(problem);
  while (!trial.isOver && trial.games < MOST_GAMES && !allowance.isOut(false)) {
    trial.run(GAMES);
    allowance.spent += GAMES * GAME_NODES;
  }
  const [first] = trial.listOpinions();
  const isTold = trial.isOver || trial.games >= LEAST_GAMES;
  return isTold && first && first.share > CLEAR ? first.move : undefined;
}

/** For an attacker: a fence as wide as can be in which the group is not known to live. */
function holdContest(problem: Problem, moves: readonly number[], allowance: Allowance): number | undefined {
  const contest = new Contest(problem, moves);
  while (!contest.isOver && contest.games < MOST_GAMES && !allowance.isOut(false)) {
    contest.run(GAMES);
    allowance.spent += GAMES * GAME_NODES;
  }
  return contest.isOver || contest.games >= LEAST_GAMES ? contest.listMoves()[0] : undefined;
}
