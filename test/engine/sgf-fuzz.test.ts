import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSgfNode, loadGame, makeSgf, parseSgf, type SgfNode } from '../../src/engine/sgf.ts';
import { parseTrees } from './sgf-helpers.ts';

const VALID = [
  '(;FF[4]GM[1]SZ[9:13]KM[6,5]HA[2]AB[cc][gg]PL[W]C[a\\]b\\\\c\\:d\ne];W[ee];B[tt](;W[cd]TE[1])(;W[dd]BM[1];B[]))',
  '\uFEFFjunk (;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb];AE[aa:dd]AB[aa]PL[1];AW[bb])(;SZ[3](;B[aa])',
  '(;GaMe[1]SiZe[5]AddBlack[aa:cc]K1[x];White[dd];Black[tt](;w[ee])())',
];

/** Text made of what SGF is made of, so that it often comes near to being valid. */
const pieces = fc
  .array(
    fc.constantFrom(
      '(',
      ')',
      ';',
      '[',
      ']',
      '\\',
      ':',
      '\n',
      '\r',
      ' ',
      'B',
      'W',
      'AB',
      'SZ',
      'b',
      '9',
      'aa',
      '[aa]',
      '(;',
    ),
  )
  .map((parts) => parts.join(''));

/** A valid text with some pieces removed, replaced or doubled. */
const mutated = fc
  .tuple(fc.constantFrom(...VALID), fc.array(fc.tuple(fc.nat(200), fc.nat(12), pieces), { maxLength: 5 }))
  .map(([text, edits]) =>
    edits.reduce(
      (result, [at, length, piece]) => result.slice(0, at) + piece + result.slice(at + length),
      text,
    ),
  );

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  pieces,
  mutated,
  pieces.map((text) => `(;${text}`),
);

/** Values of every kind, with what needs care over-represented. */
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('\\', ']', '[', ':', '\n', '(', ';', ')', ' ', 'a', '\\:', 'é', '死'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
);
const name = fc.stringMatching(/^[A-Z][A-Z0-9]{0,3}$/);
const properties = fc.uniqueArray(fc.tuple(name, fc.array(value, { minLength: 1, maxLength: 4 })), {
  selector: ([name]) => name,
  maxLength: 5,
});
const { tree } = fc.letrec<{ tree: SgfNode }>((tie) => ({
  tree: fc
    .tuple(
      properties,
      fc.oneof(
        { maxDepth: 6, depthSize: 'small' },
        fc.constant<SgfNode[]>([]),
        fc.array(tie('tree'), { maxLength: 3 }),
      ),
    )
    .map(([entries, children]) => ({ ...createSgfNode(entries), children })),
}));

/** What a reader makes of a tree that was not read: all line breaks are alike. */
function normalize(node: SgfNode): SgfNode {
  const entries = [...node.properties].map(([name, values]): [string, string[]] => [
    name,
    values.map((text) => text.replace(/\r\n?|\n\r/g, '\n')),
  ]);
  return { properties: new Map(entries), children: node.children.map(normalize) };
}

function stripSpelling(node: SgfNode): SgfNode {
  return { properties: node.properties, children: node.children.map(stripSpelling) };
}

describe('any text', () => {
  test('gets trees or a reason of one line, and so does its game', () => {
    fc.assert(
      fc.property(anyText, fc.option(fc.nat(5), { nil: undefined }), (text, upTo) => {
        const result = parseSgf(text);
        if (!result.ok) {
          expect(result.reason).toMatch(/^(line \d+, column \d+: |there is no game tree)[^\n]+$/);
          return;
        }
        for (const tree of result.trees) {
          const loaded = loadGame(tree, upTo);
          for (const line of loaded.ok ? loaded.notes : [loaded.reason])
            expect(line).toMatch(/^[^\p{Cc}]+$/u);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('reads the same after it was written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = parseSgf(text);
        if (!result.ok) return;
        const written = makeSgf(result.trees);
        const again = parseTrees(written);
        expect(again.map(stripSpelling)).toEqual(result.trees.map(stripSpelling));
        expect(makeSgf(again)).toBe(written);
      }),
      { numRuns: 3000 },
    );
  });
});

test('any trees come back as they were', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 3 }), (trees) => {
      const again = parseTrees(makeSgf(trees));
      expect(again).toEqual(trees.map(normalize));
    }),
    { numRuns: 500 },
  );
});
