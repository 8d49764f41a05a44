import { expect, test } from 'vitest';
import { makeMarkdownTable } from '../../bench/markdown-table.ts';

test('columns are as wide as their widest cell', () => {
  expect(
    makeMarkdownTable(
      ['name', 'n'],
      [
        ['a', '1,234'],
        ['longer', '5'],
      ],
    ),
  ).toBe('| name   | n     |\n| ------ | ----- |\n| a      | 1,234 |\n| longer | 5     |');
});
