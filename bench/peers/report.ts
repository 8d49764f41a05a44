import { makeDrawing } from '../drawing.ts';
import { groupBy, makeMilliseconds, percentile, sum } from '../figures.ts';
import { makeTable } from '../table.ts';
import { type Comparison, differs, isAnswer } from './compare.ts';
import { findOutcome, type Opinion, type Peer } from './peer.ts';

/** Side by side with one peer: a table, and the problems on which we differ. */
export function makePeerReport(peer: Peer, comparisons: readonly Comparison[], peerTime: number): string {
  const groups = [...groupBy(comparisons, ({ problem }) => problem.group), ['all', comparisons] as const];
  const rows = groups.map(([group, members]) => [group, ...makeRow(peer, members)]);
  const differences = comparisons.filter((comparison) => differs(comparison, peer));
  return [
    `Side by side with ${peer.name}, which has ${peerTime} s for each problem; times are of what both solve`,
    makeTable(HEADINGS, rows),
    ...makeUnsolved(peer, comparisons),
    `where it is furthest ahead: ${listAhead(peer, comparisons)}`,
    ...(peer.exact
      ? differences.map((comparison) => drawDifference(peer, comparison))
      : [`differ: ${differences.map(({ problem }) => problem.name).join('; ') || 'none'}`]),
  ].join('\n');
}

const HEADINGS = [
  'empty points',
  'problems',
  'taken',
  'it solves',
  'we solve',
  'it alone',
  'differ',
  'its median ms',
  'ours',
  'its total s',
  'ours',
  'times faster',
];

function makeRow(peer: Peer, comparisons: readonly Comparison[]): string[] {
  const opinionOf = ({ opinions }: Comparison): Opinion => opinions.get(peer)!;
  const taken = comparisons.filter((comparison) => opinionOf(comparison).outcome !== 'refused');
  const its = taken.filter((comparison) => isAnswer(opinionOf(comparison)));
  const both = its.filter(isSolved);
  const theirTimes = both.map((comparison) => (opinionOf(comparison) as { seconds: number }).seconds);
  const ourTimes = both.map(({ ours }) => ours.seconds);
  const [theirs, ours] = [sum(theirTimes), sum(ourTimes)];
  return [
    ...[comparisons, taken, its, taken.filter(isSolved)].map((list) => String(list.length)),
    String(its.length - both.length),
    String(comparisons.filter((comparison) => differs(comparison, peer)).length),
    makeMilliseconds(percentile(theirTimes, 50)),
    makeMilliseconds(percentile(ourTimes, 50)),
    theirs.toFixed(2),
    ours.toFixed(2),
    both.length > 0 ? (theirs / ours).toFixed(1) : '-',
  ];
}

function isSolved({ ours }: Comparison): boolean {
  return ours.verdict.proved;
}

/** Where its time is shorter than ours by most: where we have most to gain. */
function listAhead(peer: Peer, comparisons: readonly Comparison[]): string {
  const leads = comparisons.filter(isSolved).flatMap(({ problem, ours, opinions }) => {
    const opinion = opinions.get(peer)!;
    if (!isAnswer(opinion) || opinion.seconds >= ours.seconds) return [];
    const times = [opinion.seconds, ours.seconds].map(makeMilliseconds);
    return [{ lead: ours.seconds - opinion.seconds, text: `${problem.name} ${times.join(' to ')} ms` }];
  });
  const sorted = leads.sort((a, b) => b.lead - a.lead).slice(0, 5);
  return sorted.map(({ text }) => text).join('; ') || 'nowhere';
}

/** Names of what it solves and we do not: there should be none. */
function makeUnsolved(peer: Peer, comparisons: readonly Comparison[]): string[] {
  const alone = comparisons.filter(
    (comparison) => !isSolved(comparison) && isAnswer(comparison.opinions.get(peer)!),
  );
  return alone.length > 0 ? [`it alone: ${alone.map(({ problem }) => problem.name).join('; ')}`] : [];
}

function drawDifference(peer: Peer, { problem, ours, opinions, replay }: Comparison): string {
  const { status, threats } = ours.verdict;
  const ko = threats ? ` (${threats.who} needs ${threats.count})` : '';
  const we = `we: ${findOutcome(problem.problem, ours.verdict)}, ${status}${ko}`;
  const it = `${peer.name}: ${opinions.get(peer)!.outcome}`;
  return `\n${problem.name}: ${we}; ${it}; ${replay}\n${makeDrawing(problem.problem)}`;
}
