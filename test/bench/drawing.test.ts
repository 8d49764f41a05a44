import { describe, expect, test } from 'vitest';
import { makeDrawing, parseDrawing } from '../../bench/drawing.ts';
import { makeEnclosed } from '../../bench/enclosed.ts';
import { makeTextbook } from '../../bench/textbook.ts';
import { BLACK, WHITE } from '../../src/engine/color.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';

/** Draws the problem and reads it back. */
function redraw(problem: Problem): Problem {
  return parseDrawing(makeDrawing(problem).replace(/\n.* to play$/, ''), problem.toPlay);
}

describe('drawings', () => {
  test('leave out what lies open', () => {
    const problem = parseDrawing(
      `
      . . @ X ,
      . @ @ X ,
      X X X , ,
      , , , , ,`,
      BLACK,
    );
    expect(problem.geometry.width).toBe(13);
    expect(problem.defender).toBe(WHITE);
    expect(makeDrawing(problem)).toBe(`. . @ X ,
. @ @ X ,
X X X , ,
, , , , ,
black to play`);
  });

  test('keep the edges that they show', () => {
    const problem = parseDrawing('. # .\n# # O', WHITE);
    expect([problem.geometry.width, problem.geometry.height]).toEqual([3, 2]);
    expect(makeDrawing(problem)).toBe('. # .\n# # O\nwhite to play');
  });

  test('are read back', () => {
    for (const { problem } of makeTextbook()) expect(redraw(problem)).toEqual(problem);
    for (let seed = 1; seed <= 30; seed++) {
      const { problem } = makeEnclosed(seed, 12);
      expect(redraw(problem)).toEqual(problem);
    }
  });
});
