import { PASS } from './geometry.ts';
import type { SgfNode } from './sgf-node.ts';
import { makeSgfPoint, parseSgfPoint } from './sgf-points.ts';
import type { Transform } from './transform.ts';

/** Properties whose values are points, or rectangles from corner to corner. Ours are among them. */
const POINTS = new Set(
  'B W AB AW AE TR SQ CR MA SL DD VW TB TW KS VR KB L M'.split(' '), // L and M are from older versions of SGF.
);
/** Properties whose values are pairs of points, of which the order counts. */
const PAIRS = new Set(['AR', 'LN']);
/** Properties that say something of Black, each with the one that says it of White. */
const OF_COLORS = [
  ['B', 'W'],
  ['AB', 'AW'],
  ['TB', 'TW'],
  ['BL', 'WL'],
  ['OB', 'OW'],
  ['GB', 'GW'],
  ['PB', 'PW'],
  ['BR', 'WR'],
  ['BT', 'WT'],
] as const;
const COUNTERPARTS = new Map<string, string>(
  OF_COLORS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
);
/** Text in which people name the colours. */
const TEXTS = new Set(['C', 'GN', 'N', 'GC']);

/** The same tree seen differently: all points, and with the colours swapped all that names a colour. */
export function transformTree(tree: SgfNode, transform: Transform): SgfNode {
  const root = transformNode(tree, transform);
  // A list of what remains to be done takes the place of recursion, which would overflow on a long game.
  const rest = [root];
  for (let node = rest.pop(); node; node = rest.pop()) {
    node.children = node.children.map((child) => transformNode(child, transform));
    rest.push(...node.children);
  }
  const { width, height } = transform.to;
  if (width !== height) root.properties.set('SZ', [`${width}:${height}`]);
  return root;
}

/** The node with its children as they were. */
function transformNode({ properties, children }: SgfNode, transform: Transform): SgfNode {
  const changed = [...properties].map(([name, values]): [string, string[]] => [
    (transform.swapsColors && COUNTERPARTS.get(name)) || name,
    values.map((value) => transformValue(name, value, transform)),
  ]);
  return { properties: new Map(changed), children };
}

function transformValue(name: string, value: string, transform: Transform): string {
  if (POINTS.has(name)) return makeRectangle(value.split(':').map((point) => movePoint(point, transform)));
  if (PAIRS.has(name))
    return value
      .split(':')
      .map((point) => movePoint(point, transform))
      .join(':');
  if (name === 'LB') return value.replace(/^[^:]*/, (point) => movePoint(point, transform));
  return transform.swapsColors ? swapColors(name, value) : value;
}

/** What is no point of the board stays as it is: a pass, or rubbish. */
function movePoint(text: string, { from, to, movePoint }: Transform): string {
  const point = parseSgfPoint(text, from);
  return point === undefined || point === PASS ? text : makeSgfPoint(movePoint(point), to);
}

/** A rectangle is written from its upper left corner to its lower right one, wherever the corners have got to. */
function makeRectangle(corners: readonly string[]): string {
  const [one = '', other] = corners;
  if (other === undefined || one.length !== 2 || other.length !== 2) return corners.join(':');
  const [left, right] = [one[0]!, other[0]!].sort(compareLetters);
  const [top, bottom] = [one[1]!, other[1]!].sort(compareLetters);
  return left === right && top === bottom ? `${left}${top}` : `${left}${top}:${right}${bottom}`;
}

function compareLetters(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function swapColors(name: string, value: string): string {
  if (TEXTS.has(name)) return swapColorWords(value);
  if (name === 'PL' || name === 'RE') return swapWords(value, /^(?:black|white|b|w|1|2)(?![a-z\d])/i);
  if (name === 'KT') return swapWords(value, /^\s*[bw](?=\s*:)/i);
  return value;
}

/** Text about the problem with the colours swapped: "Black to play" becomes "White to play". */
export function swapColorWords(text: string): string {
  return swapWords(text, /\b(?:black|white)(?=\b|s\b)/gi);
}

function swapWords(text: string, pattern: RegExp): string {
  return text.replace(pattern, (word) => word.replace(/black|white|[bw12]/i, swapWord));
}

/** Keeps the case of the first letter, and of all letters where all are capitals. */
function swapWord(word: string): string {
  const other = SWAPPED.get(word.toLowerCase())!;
  if (word.length > 1 && word === word.toUpperCase()) return other.toUpperCase();
  return word[0] === word[0]!.toUpperCase() ? other[0]!.toUpperCase() + other.slice(1) : other;
}

const SWAPPED = new Map([
  ['black', 'white'],
  ['white', 'black'],
  ['b', 'w'],
  ['w', 'b'],
  ['1', '2'],
  ['2', '1'],
]);
