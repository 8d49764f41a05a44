import type { FiledVerdict } from './filed-verdict.ts';

/** What came of all problems. */
export interface SolveSummary {
  readonly problems: number;
  readonly proved: number;
  /** A limit came before the proof. */
  readonly unproved: number;
  /** Answers in files that are proved right, and those that are not. */
  readonly agreeing: number;
  readonly differing: number;
  /** Files that cannot be read, and trees that are no problem. */
  readonly errors: number;
  readonly nodes: number;
  readonly seconds: number;
}

/** `FILE[:NUMBER]  STATUS  MOVES  NODES nodes  SECONDS s  [answer …]`, the parts two blanks apart. */
export function describeVerdict(verdict: FiledVerdict, count: number): string {
  const { file, number, error, status, threats, moves = [], nodes = 0, seconds = 0, found } = verdict;
  const place = count > 1 ? `${file}:${number}` : file;
  if (error !== undefined) return `${place}  error: ${error}`;
  return [
    place,
    threats ? `${status} (${threats.who} needs ${threats.count})` : status,
    moves.length > 0 ? moves.join(' ') : '-',
    `${nodes} nodes`,
    `${seconds.toFixed(2)} s`,
    ...(found ? [`${found} found`] : []),
    ...describeAnswer(verdict),
  ].join('  ');
}

function describeAnswer({ answer }: FiledVerdict): string[] {
  if (!answer) return [];
  const told = answer.moves.join(' ');
  if (answer.agrees === undefined) return [`answer ${told} not proved`];
  return [answer.agrees ? 'answer agrees' : `ANSWER DIFFERS: ${told}`];
}

export function summarize(verdicts: readonly FiledVerdict[], seconds: number): SolveSummary {
  const count = (isSuch: (verdict: FiledVerdict) => boolean) => verdicts.filter(isSuch).length;
  return {
    problems: verdicts.length,
    proved: count(({ proved }) => proved === true),
    unproved: count(({ proved }) => proved === false),
    agreeing: count(({ answer }) => answer?.agrees === true),
    differing: count(({ answer }) => answer?.agrees === false),
    errors: count(({ error }) => error !== undefined),
    nodes: verdicts.reduce((sum, { nodes = 0 }) => sum + nodes, 0),
    seconds: Number(seconds.toFixed(3)),
  };
}

export function describeSummary(summary: SolveSummary, jobs: number): string {
  const { problems, proved, unproved, agreeing, differing, errors, seconds } = summary;
  const parts = [
    `${problems} ${problems === 1 ? 'problem' : 'problems'}`,
    `${proved} proved`,
    `${unproved} not`,
    `${errors} ${errors === 1 ? 'error' : 'errors'}`,
    `answers: ${agreeing} agree, ${differing} differ`,
    `${seconds.toFixed(1)} s with ${jobs} ${jobs === 1 ? 'job' : 'jobs'}`,
  ];
  return parts.join(', ');
}

/** Every problem was proved, and no answer in a file differs or could not be compared. */
export function isAllWell(verdicts: readonly FiledVerdict[]): boolean {
  return (
    verdicts.length > 0 &&
    verdicts.every(({ proved, answer }) => proved === true && (!answer || answer.agrees === true))
  );
}
