import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, isInterrupt, makeLines, makeResponse, parseCommand } from '../../src/gtp/protocol.ts';

const clean = (text: string) => cleanLine(Buffer.from(text, 'latin1'));
const parse = (text: string) => parseCommand(clean(text));

describe('a line of input', () => {
  test.each([
    ['name\r', 'name'],
    ['na\x00me\x7f', 'name'],
    ['na\rme', 'name'],
    ['play\tb\tA1', 'play b A1'],
    ['name # what is it?', 'name '],
    ['name#', 'name'],
    ['# interrupt', ''],
    ['#', ''],
  ])('%j is cleaned to %j', (line, expected) => {
    expect(clean(line)).toBe(expected);
  });

  test('is UTF-8, read after the control characters are gone', () => {
    expect(cleanLine(Buffer.from('loadsgf 囲碁.sgf'))).toBe('loadsgf 囲碁.sgf');
    expect(cleanLine(Buffer.from([0xc3, 0x00, 0xa9]))).toBe('é');
    expect(cleanLine(Buffer.from([0xff, 0x41]))).toBe('\ufffdA');
  });

  test.each(['', ' ', '\t \t', '\r', '\x01\x02', '# name', ' #'])('%j is ignored', (line) => {
    expect(parse(line)).toBeUndefined();
  });

  test.each([
    ['name', undefined, 'name', []],
    ['  play   b  C3 ', undefined, 'play', ['b', 'C3']],
    ['7 name', 7, 'name', []],
    ['007 name', 7, 'name', []],
    ['0 name', 0, 'name', []],
    ['2147483647 name', 2147483647, 'name', []],
    ['2147483648 name', undefined, '2147483648', ['name']],
    ['7', undefined, '7', []],
    ['7name', undefined, '7name', []],
    ['-5 name', undefined, '-5', ['name']],
    ['+5 name', undefined, '+5', ['name']],
    ['1 2 3', 1, '2', ['3']],
    ['NAME', undefined, 'NAME', []],
  ])('%j is read', (line, id, name, args) => {
    expect(parse(line)).toEqual({ id, name, args, text: args.join(' ') });
  });

  test('only the exact comment is an interrupt', () => {
    expect(isInterrupt(Buffer.from('# interrupt'))).toBe(true);
    expect(isInterrupt(Buffer.from('# interrupt\r'))).toBe(true);
    expect(isInterrupt(Buffer.from('# interrupted'))).toBe(false);
    expect(isInterrupt(Buffer.from('#interrupt'))).toBe(false);
    expect(isInterrupt(Buffer.from('name # interrupt'))).toBe(false);
  });
});

describe('an answer', () => {
  test.each([
    [true, undefined, '', '=\n\n'],
    [true, 3, '', '=3\n\n'],
    [true, undefined, 'C3', '= C3\n\n'],
    [true, 0, 'C3', '=0 C3\n\n'],
    [false, 12, 'syntax error', '?12 syntax error\n\n'],
    [true, undefined, 'a\nb\n', '= a\nb\n\n'],
    [true, undefined, 'a\n\n \n\t\nb\n\n\n', '= a\nb\n\n'],
    [true, undefined, '\n A B\n1 . .', '=\n A B\n1 . .\n\n'],
    [true, undefined, '\n\n A B', '=\n A B\n\n'],
    [true, undefined, 'a\rb\r\nc\u2028d', '= ab\ncd\n\n'],
    [true, undefined, 'a\tb  \nc', '= a b\nc\n\n'],
  ])('%s %s %j is written %j', (ok, id, text, expected) => {
    expect(makeResponse(ok, id, text)).toBe(expected);
  });

  test('keeps colours for a terminal, and nothing else that cannot be seen', () => {
    const text = '\x1b[38;5;16mX\x1b[0m\x1b[2J\x07';
    expect(makeResponse(true, 1, text)).toBe('=1 [38;5;16mX[0m[2J\n\n');
    expect(makeResponse(true, 1, text, { colors: true })).toBe('=1 \x1b[38;5;16mX\x1b[0m[2J\n\n');
  });

  test('goes on with lines that are not empty', () => {
    expect(makeLines('info a\n\ninfo b')).toBe('info a\ninfo b\n');
    expect(makeLines('')).toBe('');
  });

  test('ends exactly once, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.option(fc.nat()), (text, id) => {
        const response = makeResponse(true, id ?? undefined, text);
        expect(response.indexOf('\n\n')).toBe(response.length - 2);
        expect(response).toMatch(/^=\d*[ \n]/);
      }),
    );
  });
});
