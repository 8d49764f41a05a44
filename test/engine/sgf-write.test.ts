import { describe, expect, test } from 'vitest';
import { createSgfNode, makeSgf, type SgfNode } from '../../src/engine/sgf.ts';
import { parseTree, parseTrees } from './sgf-helpers.ts';

const rewrite = (text: string) => makeSgf(parseTrees(text));

test('the layout', () => {
  const text = `(;FF[4]
GM[1]
SZ[19]
AB[aa][ba][ca][da][ea][fa][ga][ha][ia][ja][ka][la][ma][na][oa][pa][qa][ra][sa]
[ab][bb]
C[A comment of the root.

It has three lines.]
;B[aa];W[bb];B[cc]TE[1]
;W[dd]C[A longer text stands apart.]
;B[ee]C[The first line counts, and it is short enough to stay here.
However long the second one is: it is not broken, as that would change the text of the value.]
;W[ee];W[ff];B[aa];W[bb];B[cc];W[dd];B[ee];W[ff];B[aa];W[bb];B[cc];W[dd];B[ee]
;W[ff]
(;B[gg];W[hh])
(;B[hh]
(;W[ii])
(;W[jj]C[A longer text in a variation.]
;B[kk])))
(;FF[4]
SZ[9]
)
`;
  expect(rewrite(text)).toBe(text);
  expect(rewrite(text.replace(/(?<!\n)\n(?=[;()A-Z[])(?!It|However)/g, ''))).toBe(text);
});

test('no trees, no text', () => expect(makeSgf([])).toBe(''));

describe('values are written as they were read', () => {
  test.each([
    'C[plain]',
    'C[a\\]b\\\\c[d]',
    'C[a\n\n b\tc ]',
    'C[soft \\\nbreak]',
    'C[needless \\e\\s\\c\\a\\p\\e]',
    'LB[aa:x\\:y][bb:z]',
    'XYZ[a\\:b:c][a:b\\:c][d]',
    'AP[My\\:Program:1\\:0]',
    'C[]',
    'DD[]VW[aa:cc]',
    'K1[x]',
  ])('%j', (properties) => {
    expect(rewrite(`(;SZ[9];${properties})`).replace(/\n(?=[;)])/g, '')).toBe(`(;SZ[9];${properties})\n`);
  });

  test('unless they have been changed since', () => {
    const tree = parseTree('(;LB[aa:x\\:y][bb:z\\:w])');
    tree.properties.get('LB')![0] = 'aa:new]';
    expect(makeSgf([tree])).toBe('(;LB[aa:new\\]][bb:z\\:w]\n)\n');
  });

  test('or removed', () => {
    const tree = parseTree('(;LB[aa:x\\:y])');
    tree.properties.delete('LB');
    expect(makeSgf([tree])).toBe('(;\n)\n');
  });
});

test('a property without values is left out, as it could not be read again', () => {
  expect(
    makeSgf([
      createSgfNode([
        ['AB', []],
        ['SZ', ['9']],
      ]),
    ]),
  ).toBe('(;SZ[9]\n)\n');
});

test('a line of 100,000 nodes', () => {
  const root = createSgfNode([['SZ', ['9']]]);
  let node = root;
  for (let i = 0; i < 100_000; i++) {
    const next = createSgfNode([['B', ['aa']]]);
    node.children.push(next);
    node = next;
  }
  const text = makeSgf([root]);
  expect(text.match(/;/g)).toHaveLength(100_001);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(rewrite(text)).toBe(text);
});

test('20,000 nested variations', () => {
  const root = createSgfNode();
  let node: SgfNode = root;
  for (let i = 0; i < 20_000; i++) {
    const next = createSgfNode([['W', ['aa']]]);
    node.children.push(next, createSgfNode([['W', ['bb']]]));
    node = next;
  }
  const text = makeSgf([root]);
  expect(text.match(/\(/g)).toHaveLength(40_001);
  expect(rewrite(text)).toBe(text);
});
