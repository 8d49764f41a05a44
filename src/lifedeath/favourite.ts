import type { Allowance } from './allowance.ts';
import { type Candidate, isSame } from './candidate.ts';
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
/** What a trial counts for: where every way out is near, games tell less. */
const NEAR_WEIGHT = 1;
const WIDER_WEIGHT = 2;

/**
 * The first move that games played out at random speak for: for a defender that is not known to live, and for an attacker that knows one kill but not whether there are more. Undefined if
 * they speak for none. Which problem they are played in, and which way, was found by experiment (docs/notes.md).
 */
export function findFavourite(
  candidate: Candidate,
  pose: (rung: number) => Problem | undefined,
  allowance: Allowance,
): number | undefined {
  // Games in a problem that is known to be lost would tell nothing.
  const list = (...rungs: number[]) => {
    const posed = rungs
      .map(pose)
      .filter((problem): problem is Problem => problem !== undefined && !candidate.isLost(problem));
    return posed.filter((problem, index) => posed.findIndex((each) => isSame(each, problem)) === index);
  };
  const [open = pose(OPEN_RUNG), wider] = list(OPEN_RUNG, OPEN_RUNG + 1, OPEN_RUNG + 2);
  if (open && open.toPlay === open.defender) return tryOut(open, wider, allowance);
  if (!candidate.isChance) return undefined;
  const [problem = open] = list(LAST_FENCE_RUNG, LAST_FENCE_RUNG - 1, FENCE_RUNG);
  if (!problem) return undefined;
  const moves = problem.region.filter((move) => candidate.mayKill(move));
  return holdContest(problem, moves, allowance);
}

/** For a defender: the two narrowest problems of the board as it is that are not lost, if there are two. */
function tryOut(open: Problem, wider: Problem | undefined, allowance: Allowance): number | undefined {
  const trials = [open, wider].flatMap((problem) => (problem ? [new Trial(problem)] : []));
  const countGames = () => trials.reduce((games, trial) => games + trial.games, 0);
  const isOver = () => trials.every((trial) => trial.isOver);
  while (!isOver() && countGames() < MOST_GAMES && !allowance.isOut(false)) {
    for (const trial of trials) {
      if (trial.isOver) continue;
      trial.run(GAMES);
      allowance.spent += GAMES * GAME_NODES;
    }
  }
  return isOver() || countGames() >= LEAST_GAMES ? findMostTried(trials) : undefined;
}

/** The move that most games of the trials began with. */
function findMostTried(trials: readonly Trial[]): number | undefined {
  const shares = new Map<number, number>();
  for (const [index, trial] of trials.entries()) {
    const weight = index === 0 ? NEAR_WEIGHT : WIDER_WEIGHT;
    for (const { move, share } of trial.listOpinions())
      shares.set(move, (shares.get(move) ?? 0) + weight * share);
  }
  const [best] = [...shares].sort(([, a], [, b]) => b - a);
  return best?.[0];
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
