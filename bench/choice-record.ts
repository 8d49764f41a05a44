import type { Attempt } from '../src/lifedeath/attempt.ts';
import { Candidate } from '../src/lifedeath/candidate.ts';
import { findGroups } from '../src/lifedeath/find-groups.ts';
import { type Finding, MOST_GROUPS } from '../src/lifedeath/find-problem.ts';
import { makeGround } from '../src/lifedeath/ground.ts';
import { findView, type Position, type View } from '../src/lifedeath/orientation.ts';
import { isOpen, RUNGS } from '../src/lifedeath/pose.ts';

type PackedAttempt = Omit<Attempt, 'problem' | 'isOpen' | 'won' | 'lost' | 'open'> &
  Record<'won' | 'lost' | 'open', number[]>;

interface PackedCandidate {
  readonly rung: number;
  readonly favourite?: number | undefined;
  readonly attempts: readonly PackedAttempt[];
}

/** All that was known when a move was chosen, as plain data. The groups and their problems are not in it: they follow from the position. */
export interface ChoiceRecord {
  /** Which of the groups was the question. */
  readonly chosen: number;
  readonly candidates: readonly PackedCandidate[];
}

export function packChoice({ candidate, candidates }: Finding): ChoiceRecord {
  return { chosen: candidates.indexOf(candidate), candidates: candidates.map(packCandidate) };
}

/** The groups as they were known then, and the side from which they are seen. */
export function unpackChoice(
  { chosen, candidates }: ChoiceRecord,
  position: Position,
): { candidate: Candidate; candidates: Candidate[]; view: View } {
  const view = findView(position);
  const ground = makeGround(view.position);
  const groups = findGroups(ground).slice(0, MOST_GROUPS);
  const unpacked = candidates.map(({ rung, favourite, attempts }, index) => {
    const group = groups[index]!;
    const candidate = new Candidate(ground, group, RUNGS);
    candidate.rung = rung;
    candidate.favourite = favourite;
    for (const { won, lost, open, ...rest } of attempts) {
      const problem = RUNGS[rest.rung]!(ground, group)!;
      const sets = { won: new Set(won), lost: new Set(lost), open: new Set(open) };
      candidate.attempts.push({ ...rest, ...sets, problem, isOpen: isOpen(ground, problem) });
    }
    return candidate;
  });
  return { candidate: unpacked[chosen]!, candidates: unpacked, view };
}

function packCandidate({ rung, favourite, attempts }: Candidate): PackedCandidate {
  return { rung, favourite, attempts: attempts.map(packAttempt) };
}

function packAttempt({ problem, isOpen, won, lost, open, ...rest }: Attempt): PackedAttempt {
  return { ...rest, won: [...won], lost: [...lost], open: [...open] };
}
