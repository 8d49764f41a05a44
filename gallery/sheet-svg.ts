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
  const windows = problems.map(({ problem }) => findWindow(problem));
  const cellWidth = Math.max(190, ...windows.map(widthOf)) + 2 * MARGIN;
  const cellHeight = Math.max(...windows.map(heightOf)) + CAPTION + 2 * MARGIN;
  const columns = Math.min(COLUMNS, problems.length);
  const width = columns * cellWidth;
  const height = Math.ceil(problems.length / columns) * cellHeight;
  const cells = problems.map((shipped, i) => {
    const window = windows[i]!;
    const x = (i % columns) * cellWidth;
    const y = Math.floor(i / columns) * cellHeight;
    const left = x + (cellWidth - widthOf(window)) / 2;
    const top = y + MARGIN + (cellHeight - CAPTION - 2 * MARGIN - heightOf(window));
    const caption = y + cellHeight - CAPTION - MARGIN;
    const { record, problem } = shipped;
    return [
      `<g transform="translate(${left} ${top})">`,
      `<title>${escapeXml(`${shipped.name}: ${record.text}`)}</title>`,
      drawBoard(problem, window),
      '</g>',
      `<text class="name" x="${x + cellWidth / 2}" y="${caption + 18}" text-anchor="middle">${escapeXml(record.name ?? shipped.name)}</text>`,
      `<text x="${x + cellWidth / 2}" y="${caption + 34}" text-anchor="middle">${escapeXml(describeTask(shipped))}</text>`,
    ].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escapeXml(title)}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...cells,
    '</svg>\n',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
