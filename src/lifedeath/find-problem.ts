import type { ExploreOptions } from './asker.ts';
import type { Candidate } from './candidate.ts';
import { isCrowded } from './escape.ts';
import { Exploration } from './explore.ts';
import { findGroupOfKeystones, findGroups, findGroupsOfStones, type Group } from './find-groups.ts';
import { findFirstMove } from './first-move.ts';
import { type Ground, makeGround } from './ground.ts';
import { findView, type Position, type View } from './orientation.ts';
import { poseIn, RUNGS } from './pose.ts';
import type { Problem } from './problem.ts';
import { makeProblem } from './problem.ts';
import type { Inquiry, Solver } from './solver.ts';
import type { Verdict } from './verdict.ts';

/** What is known of the problem already. */
export interface Clues {
  /** Keystones that are given: these and no others. */
  readonly keystones?: readonly number[];
  /** Stones of the group in question, as far as they are known. */
  readonly stones?: readonly number[];
  /** The region, if it is given. */
  readonly region?: readonly number[];
}

/**
 * How sure a finding is. `shown`: the first move decides what becomes of the group. `likely`: it does if the group cannot get out. `guess`: the
 * group looks like the question, but nothing is known. `settled`: no first move changes what becomes of it.
 */
export type Certainty = 'shown' | 'likely' | 'guess' | 'settled';

/** The problem that was found on the board. */
export interface Finding {
  /** On the board as it is: in the widest region that was solved, else in the narrowest. */
  readonly problem: Problem;
  readonly verdict: Verdict;
  /** Rings by which the region was widened without a change of the verdict. */
  readonly confirmed: number;
  readonly certainty: Certainty;
  /** It is worth a move: a group whose fate no move changes is not, unless its owner is to move and may try to save it. */
  readonly isQuestion: boolean;
  /** The first move to play, PASS where none has to be played. */
  readonly move: number;
  /** The group, and all that were looked at, for those who look for errors; as seen from another side (`findView`). */
  readonly candidate: Candidate;
  readonly candidates: readonly Candidate[];
}

export interface FindOptions extends Omit<ExploreOptions, 'watch'> {
  readonly clues?: Clues;
  /** As for a solver, while it is asked about the side to move; with what brings its points back to the position. */
  readonly watch?: (inquiry: Inquiry, restore: (point: number) => number) => void;
}

/** Groups that are looked at. */
export const MOST_GROUPS = 5;

/** Finds the problem on the board; undefined if no group looks like one. */
export function findProblem(
  position: Position,
  solver: Solver,
  options: FindOptions = {},
): Finding | undefined {
  const view = findView(position);
  const ground = makeGround(view.position);
  const clues = seeClues(options.clues ?? {}, view);
  const rungs = clues.region ? [poseIn(clues.region)] : RUNGS;
  const exploration = new Exploration(ground, listGroups(ground, clues), rungs, solver, {
    ...options,
    watch: (inquiry) => {
      if (inquiry.problem.toPlay === view.position.toPlay) options.watch?.(inquiry, view.restore);
    },
  });
  const candidate = exploration.run();
  const standing = candidate?.findStanding();
  if (!candidate || !standing) return undefined;
  const verdict = standing.verdict ?? solver.solve(standing.problem, { nodes: 0 });
  return restore(position, view, candidate, exploration.candidates, standing.problem, verdict);
}

function listGroups(ground: Ground, { keystones, stones, region }: Clues): Group[] {
  if (keystones) return [findGroupOfKeystones(ground, keystones)].filter((group) => !!group);
  if (!stones && !region && isCrowded(ground.geometry, ground.colors)) return [];
  const groups = stones ? findGroupsOfStones(ground, stones) : findGroups(ground);
  const isIn = ({ chains }: Group) =>
    chains.some(({ liberties }) => liberties.some((point) => region!.includes(point)));
  return (region ? groups.filter(isIn) : groups).slice(0, MOST_GROUPS);
}

function seeClues({ keystones, stones, region }: Clues, view: View): Clues {
  return {
    ...(keystones && { keystones: keystones.map(view.see) }),
    ...(stones && { stones: stones.map(view.see) }),
    ...(region && { region: region.map(view.see) }),
  };
}

/** The finding as it looks from where the position was seen first. */
function restore(
  position: Position,
  view: View,
  candidate: Candidate,
  candidates: readonly Candidate[],
  problem: Problem,
  verdict: Verdict,
): Finding | undefined {
  const points = (list: readonly number[]) => list.map(view.restore).sort((a, b) => a - b);
  const result = makeProblem({
    geometry: position.geometry,
    colorAt: (point) => position.colorAt(point),
    keystones: points(problem.keystones),
    region: points(problem.region),
    toPlay: position.toPlay,
    koPoints: problem.koPoint ? [position.koPoint] : [],
  });
  if (!result.ok) return undefined;
  const certainty = rateCertainty(candidate);
  const isLost = problem.toPlay === problem.defender && verdict.status === 'dead';
  return {
    problem: result.problem,
    verdict: {
      ...verdict,
      toPlay: position.toPlay,
      moves: points(verdict.moves),
      line: verdict.line.map(view.restore),
    },
    confirmed: candidate.countConfirmed(),
    certainty,
    isQuestion: certainty !== 'settled' || isLost,
    move: view.restore(findFirstMove(candidate, candidates, problem, verdict)),
    candidate,
    candidates,
  };
}

function rateCertainty(candidate: Candidate): Certainty {
  if (candidate.isShown) return 'shown';
  if (candidate.isUnsettled || candidate.isFaint || candidate.isPresumed) return 'likely';
  return candidate.isSettled ? 'settled' : 'guess';
}
