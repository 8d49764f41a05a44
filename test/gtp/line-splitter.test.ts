import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineSplitter, MAX_LINE } from '../../src/gtp/line-splitter.ts';

function split(chunks: readonly Uint8Array[]): string[] {
  const splitter = new LineSplitter();
  const lines = chunks.flatMap((chunk) => [...splitter.push(chunk)]);
  const last = splitter.end();
  return (last ? [...lines, last] : lines).map(
    ({ bytes, cut }) => `${Buffer.from(bytes).toString('latin1')}${cut ? '…' : ''}`,
  );
}

describe('LineSplitter', () => {
  test('splits at LF and nowhere else, and gives the last line without one', () => {
    expect(split([Buffer.from('a\rb\r\n\nc')])).toEqual(['a\rb\r', '', 'c']);
  });

  test('gives the same lines however the bytes are cut into chunks', () => {
    const bytes = fc
      .uint8Array({ maxLength: 60 })
      .map((array) => array.map((byte) => (byte < 60 ? 10 : byte)));
    fc.assert(
      fc.property(fc.array(bytes), (chunks) => {
        const whole = Buffer.concat(chunks).toString('latin1').split('\n');
        if (whole.at(-1) === '') whole.pop();
        expect(split(chunks)).toEqual(whole);
      }),
    );
  });

  test('keeps the beginning of a line that is too long, and the next line whole', () => {
    const chunk = Buffer.alloc(100_000, 'x');
    const chunks = [...new Array(30).fill(chunk), Buffer.from('\nname\n')];
    const lines = split(chunks);
    expect(lines.map((line) => line.length)).toEqual([MAX_LINE + 1, 4]);
    expect(lines[1]).toBe('name');
  });

  test('takes a line byte by byte', () => {
    const bytes = Buffer.from(`${'y'.repeat(5000)}\n`);
    expect(split([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(['y'.repeat(5000)]);
  });
});
