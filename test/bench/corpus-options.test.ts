import { expect, test } from 'vitest';
import { parseCorpusOptions } from '../../bench/corpus-options.ts';

test('a file, and a part of it if wanted', () => {
  expect(parseCorpusOptions(['a.jsonl'])).toMatchObject({ file: 'a.jsonl', from: 1, every: 1, time: 5 });
  expect(parseCorpusOptions(['--every', '10', 'a.jsonl', '--count=5', '--time', '0.5'])).toMatchObject({
    every: 10,
    count: 5,
    time: 0.5,
  });
});

test('nonsense gets a reason', () => {
  expect(parseCorpusOptions([])).toBe('one file is needed');
  expect(parseCorpusOptions(['a', 'b'])).toBe('one file is needed');
  expect(parseCorpusOptions(['a', '--every', '0'])).toMatch(/^--every is a number/);
});
