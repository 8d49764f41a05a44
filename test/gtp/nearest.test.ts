import { expect, test } from 'vitest';
import { findNearest, suggest } from '../../src/gtp/nearest.ts';

const NAMES = ['basics/snapback', 'basics/two-eyes', 'corner/two-eyes-again', 'gold-solve', 'undo'];

test.each([
  ['snpback', ['basics/snapback']],
  ['snapbakc', ['basics/snapback']],
  ['two-eyes', ['basics/two-eyes', 'corner/two-eyes-again']],
  ['GOLD-SLOVE', ['gold-solve']],
  ['udno', ['undo']],
  ['zzz', []],
  ['', []],
])('%j is near to %j', (word, expected) => {
  expect(findNearest(word, NAMES)).toEqual(expected);
});

test('names are suggested in words', () => {
  expect(suggest('undu', NAMES)).toBe(': did you mean undo?');
  expect(suggest('two-eyes', NAMES)).toBe(': did you mean basics/two-eyes or corner/two-eyes-again?');
  expect(suggest('nothing', NAMES)).toBe('');
});
