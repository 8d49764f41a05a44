import { describe, expect, test } from 'vitest';
import { parseDiagram } from '../../src/engine/diagram.ts';
import { PASS, parseVertex } from '../../src/engine/geometry.ts';
import { makeColorBoard, wantsColors } from '../../src/gtp/color-board.ts';

const { geometry, colorAt } = parseDiagram(`
  . . . . . . . . .
  . X O . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .`);
const point = (vertex: string) => parseVertex(vertex, geometry)!;

/** What is seen, and where the wood is bright. */
function draw(options: Partial<Parameters<typeof makeColorBoard>[0]>) {
  const none = { lastMove: PASS, keystones: new Set<number>(), region: new Set<number>() };
  const text = makeColorBoard({ geometry, colorAt, ...none, ...options });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
  return { text: text.replace(/\x1b\[[\d;]*m/g, ''), bright: text.split('48;5;223m').length - 1 };
}

describe('a board in colours', () => {
  test('has a grid, stars, stones, coordinates and brackets around the last move', () => {
    expect(draw({ lastMove: point('C6') }).text).toBe(
      [
        '    A B C D E F G H J',
        ' 7  ┌─┬─┬─┬─┬─┬─┬─┬─┐  7',
        ' 6  ├─●(●)┼─┼─┼─┼─┼─┤  6',
        ' 5  ├─┼─•─┼─┼─┼─•─┼─┤  5',
        ' 4  ├─┼─┼─┼─•─┼─┼─┼─┤  4',
        ' 3  ├─┼─•─┼─┼─┼─•─┼─┤  3',
        ' 2  ├─┼─┼─┼─┼─┼─┼─┼─┤  2',
        ' 1  └─┴─┴─┴─┴─┴─┴─┴─┘  1',
        '    A B C D E F G H J',
      ].join('\n'),
    );
  });

  test('shows a part, keystones and a region', () => {
    const keystones = new Set([point('B6')]);
    const region = new Set([point('A7'), point('B7')]);
    const { text, bright } = draw({ keystones, region, frame: { left: 1, right: 3, top: 0, bottom: 1 } });
    expect(text).toBe(['    B C D', ' 7 ─┬─┬─┬─ 7', ' 6 ─◉─●─┼─ 6', '    B C D'].join('\n'));
    expect(bright).toBe(2);
  });
});

test('colours are for terminals, unless somebody wants none', () => {
  expect(wantsColors({ isTTY: true }, {})).toBe(true);
  expect(wantsColors({ isTTY: true }, { NO_COLOR: '' })).toBe(true);
  expect(wantsColors({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColors({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
  expect(wantsColors({}, {})).toBe(false);
});
