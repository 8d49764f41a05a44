import { drawBoard, findWindow, heightOf, widthOf } from './board-svg.ts';
import { describeTask } from './captions.ts';
import type { ShippedProblem } from './read-shipped.ts';

const COLUMNS = 4;
const MARGIN = 12;
/** Two lines of text under a board. */
const CAPTION = 40;

const STYLE = `
.wood{fill:#efd3a0}
.line,.edge{fill:none;stroke:#5b4523;stroke-width:1}
.edge{stroke-width:2.2;stroke-linecap:square}
.b{fill:#1c1c1c}
.w{fill:#fff;stroke:#444;stroke-width:.8}
.name{font-weight:bold}
text{font:12px sans-serif;fill:#222}`;

/** The boards of a theme side by side, each with its title, who moves, and its rank. */
export function makeSheet(title: string, problems: readonly ShippedProblem[]): string {
  const cellWidth =
    Math.max(190, ...problems.map(({ problem }) => widthOf(findWindow(problem)))) + 2 * MARGIN;
  const columns = Math.min(COLUMNS, problems.length);
  const width = columns * cellWidth;
  const rows: string[] = [];
  let height = MARGIN;
  for (let first = 0; first < problems.length; first += columns) {
    const row = problems.slice(first, first + columns);
    height += Math.max(...row.map(({ problem }) => heightOf(findWindow(problem))));
    const base = height;
    rows.push(...row.map((shipped, column) => drawCell(shipped, (column + 0.5) * cellWidth, base)));
    height += CAPTION + MARGIN;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escapeXml(title)}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...rows,
    '</svg>\n',
  ].join('\n');
}

/** A board that stands on a line, and its caption below. */
function drawCell(shipped: ShippedProblem, middle: number, base: number): string {
  const { name, problem, record } = shipped;
  const window = findWindow(problem);
  const makeText = (text: string, y: number, more = '') =>
    `<text${more} x="${middle}" y="${y}" text-anchor="middle">${escapeXml(text)}</text>`;
  return [
    `<g transform="translate(${middle - widthOf(window) / 2} ${base - heightOf(window)})">`,
    `<title>${escapeXml(`${name}: ${record.text}`)}</title>`,
    drawBoard(problem, window),
    '</g>',
    makeText(record.name ?? name, base + 18, ' class="name"'),
    makeText(describeTask(shipped), base + 34),
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
