/**
 * Lines up rows under their headings: the first column to the left, the others, which are figures, to the right. Every
 * row has as many cells as there are headings.
 */
export function makeTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) => makeLine(line, widths)).join('\n');
}

function makeLine(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
  );
  return padded.join('  ').trimEnd();
}
