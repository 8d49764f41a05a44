import type { CheckReport, CheckStatus } from '../../lifedeath/check-solution.ts';

/** Seconds for one problem, where nothing else is said. */
export const CHECK_SECONDS = 30;

/** What was found of one problem of a file. */
export interface ProblemReport extends CheckReport {
  readonly number: number;
  /** How many problems the file has. */
  readonly count: number;
}

/** Lines of words, for GTP and for people: `1 wrong`, then what is wrong. */
export function describeReport({ number, ...report }: ProblemReport): string[] {
  return [`${number} ${describeHead(report)}`, ...describeDetails(report).map((line) => `${number} ${line}`)];
}

/** `ok dead B9 "Three in a row"`: the status, the verdict, the best first moves, the name. */
export function describeHead({ status, verdict, best, name }: CheckReport): string {
  return [status, verdict?.status, ...best, ...(name ? [JSON.stringify(oneLine(name))] : [])]
    .filter((word) => word !== undefined)
    .join(' ');
}

/** `wrong second-solution: …`, `doubt …`, `note …` */
export function describeDetails({ findings, notes }: CheckReport): string[] {
  return [
    ...findings.map(({ severity, fault, text }) => `${severity} ${fault}: ${oneLine(text)}`),
    ...notes.map((note) => `note ${oneLine(note)}`),
  ];
}

const STATUSES: readonly CheckStatus[] = ['ok', 'wrong', 'doubtful', 'undecided', 'unmarked'];

/** How many there are of each status. */
export function countStatuses(reports: readonly CheckReport[]): Record<CheckStatus, number> {
  const count = (wanted: CheckStatus) => reports.filter(({ status }) => status === wanted).length;
  return Object.fromEntries(STATUSES.map((status) => [status, count(status)])) as Record<CheckStatus, number>;
}

/** `problems 3 ok 2 wrong 1 doubtful 0 undecided 0 unmarked 0` */
export function describeSummary(reports: readonly CheckReport[]): string {
  const counts = countStatuses(reports);
  return [`problems ${reports.length}`, ...STATUSES.map((status) => `${status} ${counts[status]}`)].join(' ');
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ');
}
