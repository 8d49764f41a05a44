import { PASS } from '../engine/geometry.ts';
import type { Candidate } from './candidate.ts';
import { intersect } from './choice.ts';
import { chooseByVerdict } from './choose-move.ts';
import type { Problem } from './problem.ts';
import { Subtlety } from './subtlety.ts';
import type { Verdict } from './verdict.ts';

/** A group of this part of another's weight is as important. */
const EQUAL = 0.6;
/** What a move that other hints speak for is worth beside its subtlety. */
const HINT = 0.5;

/**
 * The move to play for a group, by all that is known of it and of the others: PASS where none has to be played, but where the group may be in question that is not the
 * answer. The problem is the one that is shown, with its verdict.
 */
export function findFirstMove(
  candidate: Candidate,
  candidates: readonly Candidate[],
  problem: Problem,
  verdict: Verdict,
): number {
  const moves = findMoves(candidate, candidates);
  const told = candidate.best?.verdict ?? verdict;
  const stones = moves.filter((move) => move !== PASS);
  const isPassed = candidate.isSettled || stones.length === 0;
  return chooseByVerdict(problem, { ...told, moves: isPassed ? moves : stones });
}

/** Moves for a group, if possible such as are good for others, too: for those that weigh as much before vital points count, for the rest after. */
function findMoves(candidate: Candidate, candidates: readonly Candidate[]): readonly number[] {
  const isOther = (other: Candidate) => other !== candidate && other.isUnsettled && !other.isRefuted;
  const others = candidates.filter(isOther);
  const isEqual = ({ group }: Candidate) => group.weight >= EQUAL * candidate.group.weight;
  const list = (members: readonly Candidate[]) => members.map((member) => member.findMoves());
  const equal = list(others.filter(isEqual));
  let moves = pickSubtlest(candidate, candidate.findMoves(equal), candidate.findMoves(equal, false));
  for (const each of list(others.filter((other) => !isEqual(other)))) moves = intersect(moves, each);
  return moves;
}

/**
 * Of several moves that kill as far as is known, and of which there are no more than hints which is the best, the subtlest; but a hint weighs something, too. For a defender the
 * hints are as good.
 */
function pickSubtlest(
  candidate: Candidate,
  hinted: readonly number[],
  killing: readonly number[],
): readonly number[] {
  const moves = killing.filter((move) => move !== PASS);
  const solved = candidate.attempts.findLast(({ verdict }) => verdict?.proved);
  if (candidate.isDefenderToPlay || candidate.favourite !== undefined || moves.length < 2) return hinted;
  // What captures at once is not subtle, but sure.
  if (!solved || solved.verdict?.line.length === 1) return hinted;
  const subtlety = new Subtlety(solved);
  const rate = (move: number) => subtlety.rate(move) + (hinted.includes(move) ? HINT : 0);
  const most = Math.max(...moves.map(rate));
  return moves.filter((move) => rate(move) === most);
}
