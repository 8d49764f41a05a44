import { makeMilliseconds, makeWhole, percentile } from './figures.ts';
import { makeMarkdownTable } from './markdown-table.ts';
import { makeScatter, type Point } from './scatter-svg.ts';
import type { Effort, ShippedResult } from './shipped.ts';
import { makeTable } from './table.ts';

const HEADINGS = [
  'problem',
  'rank',
  'first',
  'result',
  'moves',
  'depth',
  'breadth',
  'iterative ms',
  'nodes',
  'at once ms',
  'nodes',
  'exact ms',
  'nodes',
];

/** The classes of difficulty, each up to a rank: -20 is 20k, 0 is 1d. */
const CLASSES: readonly (readonly [name: string, upTo: number])[] = [
  ['25k to 20k', -20],
  ['19k to 15k', -15],
  ['14k to 10k', -10],
  ['9k to 5k', -5],
  ['4k to 1k', -1],
  ['dan', Number.POSITIVE_INFINITY],
];

export function makeShippedTable(results: readonly ShippedResult[]): string {
  return makeTable(HEADINGS, results.map(makeRow));
}

/** The page in docs/. */
export function makeShippedPage(results: readonly ShippedResult[], machine: string): string {
  const asked = results.filter(({ isAsked }) => isAsked);
  const solved = results.filter(({ heuristic }) => heuristic);
  return `# What the shipped problems take

Made by \`npm run bench -- problems --write\` on ${machine}. Every problem of [problems-sgf](../problems-sgf/README.md) is put twice: to the side that
it is for, and to the other one. There are ${asked.length} problems, ${results.length} questions; the heuristic search solves ${solved.length} of them within its limit.

- **moves**: the valid moves of the side to move. **result**: what becomes of the keystones, proved by the exact search.
- **depth**: the least at which the heuristic search with this breadth (8, or that of the file where 8 does not do; 0 is all moves) names the winner
  and a winning first move if there is one. A dash: it does not with 30,000 nodes a search.
- **iterative**: one depth after the other up to this one. **at once**: this depth alone; an exclamation mark says that its answer is wrong then.
- **exact**: the proof, with all winning first moves, the numbers of ko threats and the way of living.
- Times are milliseconds of processor time, the median of three runs where it is less than a tenth of a second; nodes are positions looked at.

![Time against difficulty](problems-bench.svg)

The medians of the questions that the problems put, by rank:

${makeMarkdownTable(
  ['rank', 'problems', 'solved', 'depth', 'iterative ms', 'at once ms', 'exact ms', 'exact nodes'],
  CLASSES.map(([name], group) =>
    makeSummary(
      name,
      asked.filter((result) => classOf(result) === group),
    ),
  ).filter((row) => row[1] !== '0'),
)}

All questions, the easier problems first:

${makeMarkdownTable(HEADINGS, results.map(makeRow))}
`;
}

/** Processor time against rank. */
export function makeShippedPlot(results: readonly ShippedResult[]): string {
  const asked = results.filter(({ isAsked }) => isAsked);
  const present = CLASSES.map((_, group) => group).filter((group) =>
    asked.some((result) => classOf(result) === group),
  );
  const toPoints = (find: (result: ShippedResult) => Effort | undefined): Point[] =>
    present.flatMap((group, column) => {
      const members = asked.filter((result) => classOf(result) === group);
      return members.flatMap((result, i) => {
        const effort = find(result);
        const within = (i + 0.5) / members.length;
        return effort ? [{ group: column, within, value: effort.milliseconds }] : [];
      });
    });
  return makeScatter({
    title: 'Time that the searches take for the shipped problems, by the rank of the problems',
    groups: present.map((group) => CLASSES[group]![0]),
    xLabel: 'rank of the problem, from easy to hard; lines are medians',
    yLabel: 'milliseconds of processor time',
    from: -1,
    to: 3,
    series: [
      {
        name: 'heuristic, iterative',
        color: '#36c',
        points: toPoints(({ heuristic }) => heuristic?.iterative),
      },
      { name: 'heuristic, at once', color: '#2a8', points: toPoints(({ heuristic }) => heuristic?.atOnce) },
      { name: 'exact', color: '#c33', points: toPoints(({ exact }) => exact) },
    ],
  });
}

function makeRow({ shipped, mover, validMoves, exact, heuristic }: ShippedResult): string[] {
  const { status, threats } = exact.verdict;
  return [
    shipped.name,
    shipped.record.rank ?? '',
    mover,
    threats ? `${status}, ${threats.count} ${threats.who}` : status,
    `${validMoves}`,
    ...(heuristic
      ? [
          `${heuristic.depth}`,
          `${heuristic.breadth}`,
          ...makeEffort(heuristic.iterative),
          ...makeEffort(heuristic.atOnce, heuristic.atOnce.isRight ? '' : ' !'),
        ]
      : ['-', '-', '-', '-', '-', '-']),
    ...makeEffort(exact),
  ];
}

function makeEffort({ milliseconds, nodes }: Effort, mark = ''): string[] {
  return [`${makeMilliseconds(milliseconds / 1000)}${mark}`, makeWhole(nodes)];
}

function makeSummary(name: string, results: readonly ShippedResult[]): string[] {
  const solved = results.flatMap(({ heuristic }) => (heuristic ? [heuristic] : []));
  const median = (values: readonly number[]) => percentile(values, 50);
  const time = (efforts: readonly Effort[]) =>
    makeMilliseconds(median(efforts.map(({ milliseconds }) => milliseconds)) / 1000);
  return [
    name,
    `${results.length}`,
    `${solved.length}`,
    `${median(solved.map(({ depth }) => depth))}`,
    time(solved.map(({ iterative }) => iterative)),
    time(solved.map(({ atOnce }) => atOnce)),
    time(results.map(({ exact }) => exact)),
    makeWhole(median(results.map(({ exact }) => exact.nodes))),
  ];
}

function classOf({ rank }: ShippedResult): number {
  return CLASSES.findIndex(([, upTo]) => rank <= upTo);
}
