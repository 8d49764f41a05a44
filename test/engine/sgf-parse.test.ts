import { describe, expect, test } from 'vitest';
import { makeSgf, parseSgf, type SgfNode } from '../../src/engine/sgf.ts';
import { findReason, parseTree, parseTrees } from './sgf-helpers.ts';

/** A node as `B[aa]C[x]`, children in parentheses. For small trees only. */
function outline(node: SgfNode): string {
  const own = [...node.properties].map(([name, values]) => `${name}[${values.join('|')}]`).join('');
  return `;${own}${node.children.map((child) => `(${outline(child)})`).join('')}`;
}

const read = (text: string) => outline(parseTree(text));

describe('what is read', () => {
  test('a line', () => expect(read('(;FF[4]SZ[9];B[aa];W[bb])')).toBe(';FF[4]SZ[9](;B[aa](;W[bb]))'));

  test('variations in their order', () =>
    expect(read('(;FF[4](;B[aa];W[bb])(;B[cc](;W[dd])(;W[ee])))')).toBe(
      ';FF[4](;B[aa](;W[bb]))(;B[cc](;W[dd])(;W[ee]))',
    ));

  test('a collection', () =>
    expect(parseTrees('(;SZ[9]) (;SZ[13])\n(;SZ[19])').map(outline)).toEqual([
      ';SZ[9]',
      ';SZ[13]',
      ';SZ[19]',
    ]));

  test('several values, with blanks anywhere between', () =>
    expect(read('( ; AB [aa]\n[bb]\t[cc] AW[dd] )')).toBe(';AB[aa|bb|cc]AW[dd]'));

  test('a property repeated in a node', () => expect(read('(;AB[aa]AW[cc]AB[bb])')).toBe(';AB[aa|bb]AW[cc]'));

  test('an empty node and an empty value', () => expect(read('(;;B[])')).toBe(';(;B[])'));

  test('names that are names of objects elsewhere', () =>
    expect(read('(;CONSTRUCTOR[a]__proto__[b])'.replace(/_/g, ''))).toBe(';CONSTRUCTOR[a]PROTO[b]'));
});

describe('values', () => {
  const value = (raw: string) => parseTree(`(;C[${raw}])`).properties.get('C')![0];

  test('brackets and backslashes', () => expect(value('a\\]b\\\\c[d')).toBe('a]b\\c[d'));
  test('what looks like SGF', () => expect(value('(;B[aa\\])')).toBe('(;B[aa])'));
  test('line breaks stay', () => expect(value('a\n\nb')).toBe('a\n\nb'));
  test('line breaks of every kind', () => expect(value('a\r\nb\rc\n\rd\ne')).toBe('a\nb\nc\nd\ne'));
  test('a soft line break goes', () => expect(value('a\\\nb\\\r\nc')).toBe('abc'));
  test('colons, escaped or not', () => expect(value('a:b\\:c')).toBe('a:b:c'));
  test('blanks stay', () => expect(value(' a\tb ')).toBe(' a\tb '));
});

describe('what is tolerated', () => {
  test('a byte order mark', () => expect(read('\uFEFF(;SZ[9])')).toBe(';SZ[9]'));
  test('text before the tree', () => expect(read('Subject: a game (mine) [x\n(;SZ[9])')).toBe(';SZ[9]'));
  test('text after the tree', () => expect(read('(;SZ[9])\n-- \nme [x (y)')).toBe(';SZ[9]'));
  test('text between trees', () =>
    expect(parseTrees('(;SZ[9]) and [ (;SZ[13])').map(outline)).toEqual([';SZ[9]', ';SZ[13]']));
  test('missing closing parentheses', () =>
    expect(read('(;SZ[9](;B[aa];W[bb](;B[cc]')).toBe(';SZ[9](;B[aa](;W[bb](;B[cc])))'));
  test('too many closing parentheses', () =>
    expect(parseTrees('(;SZ[9]))) (;SZ[13])').map(outline)).toEqual([';SZ[9]', ';SZ[13]']));
  test('parentheses around a tree', () => expect(read('((;SZ[9];B[aa]))')).toBe(';SZ[9](;B[aa])'));
  test('a forgotten first semicolon', () =>
    expect(read('(FF[4]SZ[9];B[aa](W[bb])(;W[cc]))')).toBe(';FF[4]SZ[9](;B[aa](;W[bb])(;W[cc]))'));
  test('an empty variation', () => expect(read('(;SZ[9]()(;B[aa]))')).toBe(';SZ[9](;B[aa])'));
  test('small letters in names', () =>
    expect(read('(;SiZe[9]AddBlack[aa];White[bb];b[cc])')).toBe(';SZ[9]AB[aa](;W[bb](;B[cc]))'));
  test('digits in names', () => expect(read('(;K1[aa]K2X[bb]x3[cc])')).toBe(';K1[aa]K2X[bb]X3[cc]'));
});

describe('what is refused, and where', () => {
  test.each(['', 'hello', '   ', ';B[aa]', ')(', '[', '()', '\u0000\u0001', '(', 'x('])(
    'no tree: %j',
    (text) => expect(findReason(text)).toBe('there is no game tree, which starts with "(;"'),
  );

  test.each([
    ['(;B[aa]\n;W[bb', 'line 2, column 3: a value that is never closed'],
    ['(;B[aa\\]', 'line 1, column 4: a value that is never closed'],
    ['(;B[aa]\r\n\r\n  ;W[bb]?)', 'line 3, column 9: unexpected "?"'],
    ['\uFEFF(;C[😀]é)', 'line 1, column 7: unexpected character'],
    ['(;[aa])', 'line 1, column 3: a value without a property name'],
    ['(;AB;B[aa])', 'line 1, column 3: property AB has no value'],
    ['(;FF[4]\nC (;B[aa]))', 'line 2, column 1: property C has no value'],
    ['(;SZ[9]KM', 'line 1, column 8: property KM has no value'],
    ['(;1[aa])', 'line 1, column 3: unexpected "1"'],
    ['(;B 1[aa])', 'line 1, column 5: unexpected "1"'],
    ['(;B[aa](;W[bb])\n;B[cc])', 'line 2, column 1: a node after a variation that has ended'],
    ['(;B[aa](;W[bb])C[x])', 'line 1, column 16: a property after a variation that has ended'],
    ['(;B[aa](;W[bb])[x])', 'line 1, column 16: a value without a property name'],
    ['(;B[aa])\n\n;W[bb])', 'line 3, column 1: a node after the end of the game tree'],
    ['(;SZ[9])\njunk\n(;B[aa]*)', 'line 3, column 8: unexpected "*"'],
  ])('%j', (text, reason) => expect(findReason(text)).toBe(reason));
});

describe('size', () => {
  test('a line of 100,000 nodes', () => {
    const text = `(;SZ[9]${';B[aa];W[bb]'.repeat(50_000)})`;
    let length = 0;
    for (let node: SgfNode | undefined = parseTree(text); node; node = node.children[0]) length++;
    expect(length).toBe(100_001);
  });

  test('20,000 nested variations, closed or not', () => {
    const open = '(;B[aa](;C[aside])'.repeat(20_000);
    const closed = makeSgf(parseTrees(open + ')'.repeat(20_000)));
    expect(makeSgf(parseTrees(open))).toBe(closed);
    expect(closed.match(/aside/g)).toHaveLength(20_000);
  });

  test('200,000 parentheses and nothing else in them', () => {
    expect(parseSgf(`(;${'('.repeat(200_000)}`).ok).toBe(true);
    expect(parseSgf('('.repeat(200_000)).ok).toBe(false);
  });

  test('a value too long for the tokenizer is a reason', () => {
    expect(findReason(`(;\nC[${'a'.repeat(20_000_000)}])`)).toBe(
      'line 2, column 2: a value that is too long',
    );
  });

  test('a tree too large for the memory is a reason', () => {
    expect(findReason(`(;${'('.repeat(3_000_000)}`)).toMatch(/^line 1, column 2000001: more than 2000000/);
  });

  test('text that is no SGF takes no long search', () => {
    expect(parseSgf(`(;B[aa])${'['.repeat(1_000_000)}`).ok).toBe(true);
    expect(parseSgf('['.repeat(1_000_000)).ok).toBe(false);
    expect(parseSgf(`(;${'['.repeat(1_000_000)}`).ok).toBe(false);
  });
});
