/** A table for a page, its columns lined up as the formatter wants them. Every row has as many cells as there are headings. */
export function makeMarkdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => row[column]!.length)),
  );
  const makeRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [makeRow(headings), rule, ...rows.map(makeRow)].join('\n');
}
