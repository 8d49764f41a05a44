import { parseRank } from '../src/lifedeath/rank.ts';
import type { ShippedProblem } from './read-shipped.ts';
import { makeSheet } from './sheet-svg.ts';

/** A theme is a folder; this is what the page says of it. A folder that is not in the list comes after these, with its name alone. */
const THEMES: readonly (readonly [folder: string, title: string, text: string])[] = [
  [
    'eye-shapes',
    'Eye shapes',
    'A space that is large enough for two eyes has a vital point: the side that plays there decides whether there will be two or one.',
  ],
  [
    'false-eyes',
    'False eyes',
    'An eye whose stones can be captured from the outside one part after the other is none. The points diagonally around it tell.',
  ],
  [
    'tesuji',
    'Tesuji',
    'Moves that look impossible: giving stones away, playing under captured stones, using that the other side is short of liberties.',
  ],
  [
    'ko-and-seki',
    'Ko and seki',
    'Between life and death: what depends on ko threats, and what lives without two eyes because nobody can start.',
  ],
  [
    'classic-shapes',
    'Classic shapes',
    'Groups in the corner that every player meets. It pays to know them by heart.',
  ],
  ['corner', 'Corner', 'Graded problems in the corner.'],
  ['side', 'Side', 'Graded problems on the side.'],
  ['centre', 'Centre', 'Graded problems away from the edges.'],
  ['', 'Examples', 'The problems that the documents of GoLD tell about.'],
];

/** A sheet shows so many problems of a theme at most. */
const SHOWN = 16;

const HEAD = `# Problems

Life-and-death problems that come with GoLD, all made for it. Every one of them is proved by the exact search, has one right first move, and
carries its whole solution: the right line with the resistance against it, and wrong first moves with their refutations. The tests of the
project check all of this for every file.

    gold-gtp play                 plays them with you in a terminal
    gold-open snapback            in GTP: opens one
    gold-hint                     helps
    genmove black                 plays it

They are ordinary SGF files, so Sabaki, GoGui and other programs open them, with the solution as variations. \`KS\` names the stones in question,
\`VR\` the points that may be played, \`RK\` the rank at which a player should find the answer, and \`SP\` the least depth and breadth at which
the heuristic search finds it.
`;

/** \`npm run gallery\` makes this page and its pictures from the problems. */
const TAIL = `
This page and its pictures are made from the files by \`npm run gallery\`; \`npm run gallery -- --check\` says whether they are up to date.
[docs/problems-bench.md](../docs/problems-bench.md) has what the searches take for each problem.
`;

/** What belongs into \`problems-sgf/\`, by path: the page, and a sheet of pictures for each theme. */
export function makeGallery(problems: readonly ShippedProblem[]): Map<string, string> {
  const files = new Map<string, string>();
  const sections = listThemes(problems).map(({ folder, title, text, members }) => {
    const picture = `pictures/${folder || 'examples'}.svg`;
    const shown = choose(members);
    files.set(picture, makeSheet(`${title}: ${shown.length} problems`, shown));
    const counted = shown.length < members.length ? ` ${shown.length} of ${members.length}:` : '';
    return [`## ${title}`, `${text}${counted}`, `![${title}](${picture})`, makeList(members)]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  files.set('README.md', `${HEAD}\n${sections.join('\n\n')}\n${TAIL}`);
  return files;
}

interface Theme {
  readonly folder: string;
  readonly title: string;
  readonly text: string;
  readonly members: readonly ShippedProblem[];
}

function listThemes(problems: readonly ShippedProblem[]): Theme[] {
  const known = new Set(THEMES.map(([folder]) => folder));
  const others = [...new Set(problems.map(({ theme }) => theme))]
    .filter((theme) => !known.has(theme))
    .map((theme) => [theme, makeTitle(theme), ''] as const);
  return [...THEMES, ...others]
    .map(([folder, title, text]) => {
      const members = problems.filter(({ theme }) => theme === folder);
      return { folder, title, text, members: members.toSorted((a, b) => rankOf(a) - rankOf(b)) };
    })
    .filter(({ members }) => members.length > 0);
}

/** Evenly from the easy ones to the hard ones. */
function choose(members: readonly ShippedProblem[]): readonly ShippedProblem[] {
  if (members.length <= SHOWN) return members;
  return Array.from(
    { length: SHOWN },
    (_, i) => members[Math.round((i * (members.length - 1)) / (SHOWN - 1))]!,
  );
}

function makeList(members: readonly ShippedProblem[]): string {
  return members
    .map(({ name, record }) => `- [${record.name ?? name}](${name}.sgf), ${record.rank}: ${record.text}`)
    .join('\n');
}

/** As a number, from the easiest up; those without a rank come first. */
export function rankOf({ record }: ShippedProblem): number {
  return parseRank(record.rank ?? '') ?? Number.NEGATIVE_INFINITY;
}

/** `two-words` → `Two words` */
function makeTitle(folder: string): string {
  const words = folder.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
