import { describe, expect, test, vi } from 'vitest';
import { Solver } from '../../src/lifedeath/solver.ts';
import { DN, NO_MOVE, PN, STAMP, Table, WORK } from '../../src/lifedeath/table.ts';
import type { Kind } from '../../src/lifedeath/verdict.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { convert } from './convert.ts';

/** Fills a table and gives back the keys. */
function fill(table: Table, entries: number, seed = 1): [number, number][] {
  const random = new Random(seed);
  const word = () => (random.real() * 2 ** 32) | 0;
  return Array.from({ length: entries }, () => {
    const key: [number, number] = [word(), word()];
    table.claim(...key);
    return key;
  });
}

describe('the table', () => {
  test('gives back what was claimed, and compares whole keys', () => {
    const table = new Table(1);
    const entry = table.claim(123, -456);
    table.data[entry + PN] = 7;
    table.setMove(entry, 42);
    expect(table.find(123, -456)).toBe(entry);
    expect(table.claim(123, -456)).toBe(entry);
    expect(table.data[entry + PN]).toBe(7);
    expect(table.data[entry + STAMP]! & 0xffff).toBe(42);
    expect(table.find(123, 456)).toBe(-1);
    expect(table.find(124, -456)).toBe(-1);
  });

  test('tells keys apart that stand in one bucket with the same tag', () => {
    const table = new Table(1);
    const keys = [0x100, 0x200, 0x300, 0x400].map((hi): [number, number] => [5, hi]);
    const entries = keys.map((key) => table.claim(...key));
    expect(new Set(entries).size).toBe(4);
    expect(keys.map((key) => table.find(...key))).toEqual(entries);
    expect(table.find(5, 0x500)).toBe(-1);
  });

  test('knows nothing of a new entry', () => {
    const table = new Table(1);
    const entry = table.claim(-1, -1);
    expect([table.data[entry + PN], table.data[entry + DN]]).toEqual([1, 1]);
    expect(table.data[entry + STAMP]! & 0xffff).toBe(NO_MOVE);
  });

  test('forgets all when it is cleared, a hundred thousand times over', () => {
    const table = new Table(0);
    for (let round = 0; round < 100_000; round++) {
      const key = round % 50;
      if (table.find(key, key) >= 0) throw new Error(`remembered in round ${round}`);
      table.claim(key, key);
      if (table.find(key, key) < 0 || table.filled !== 1) throw new Error(`lost in round ${round}`);
      table.clear();
    }
    expect(table.filled).toBe(0);
  });

  test('makes do with what it has where the machine has no more memory', () => {
    const table = new Table(1024);
    const { length } = table.data;
    class Scarce extends Int32Array {
      constructor(size: number) {
        if (size > length) throw new RangeError('Array buffer allocation failed');
        super(size);
      }
    }
    vi.stubGlobal('Int32Array', Scarce);
    const keys = fill(table, 100_000);
    vi.unstubAllGlobals();
    expect(table.data.length).toBe(length);
    expect(keys.filter(([lo, hi]) => table.find(lo, hi) >= 0).length).toBe(table.filled);
  });

  test('keeps nearly everything while it grows, up to its limit', () => {
    const table = new Table(4);
    const before = table.data.length;
    const keys = fill(table, 20_000);
    expect(table.data.length).toBeGreaterThan(before);
    expect(keys.filter(([lo, hi]) => table.find(lo, hi) < 0).length).toBeLessThan(1000);
    fill(table, 300_000, 2);
    expect(table.data.byteLength).toBeLessThanOrEqual(4 * 2 ** 20);
    expect(table.filled * 64).toBeLessThanOrEqual(table.data.byteLength);
  });

  test('gives up the cheapest work first', () => {
    const table = new Table(0);
    const precious = table.claim(5, 5);
    table.data[precious + WORK] = 1_000_000;
    fill(table, 10_000);
    expect(table.find(5, 5)).toBe(precious);
  });

  test('starts anew with another size', () => {
    const table = new Table(1);
    table.claim(1, 1);
    table.resize(2);
    expect(table.find(1, 1)).toBe(-1);
  });
});

/** A group that can both make two eyes and escape may be told to do either. */
function ofOwnStrength(kind: Kind | undefined): Kind | undefined {
  return kind === 'escape' ? 'two-eyes' : kind;
}

describe('memory changes no verdict', () => {
  const problems = Array.from({ length: 60 }, (_, seed) => convert(randomProblem(seed)));

  test('with room for 256 positions', () => {
    const tiny = new Solver(0);
    const large = new Solver(64);
    for (const problem of problems) {
      const [small, big] = [tiny, large].map((solver) => solver.solve(problem));
      const { status, winner, threats, moves, kind } = small!;
      expect({ status, winner, threats, moves, kind: ofOwnStrength(kind) }).toEqual({
        status: big!.status,
        winner: big!.winner,
        threats: big!.threats,
        moves: big!.moves,
        kind: ofOwnStrength(big!.kind),
      });
    }
  });

  test('nor does what the table remembers of other problems, or of this one', () => {
    const solver = new Solver(4);
    const first = problems.map((problem) => solver.solve(problem));
    const again = [...problems].reverse().map((problem) => solver.solve(problem));
    again.reverse().forEach(({ status, winner, threats, moves, kind }, i) => {
      const before = first[i]!;
      expect({ status, winner, threats, moves, kind }).toEqual({
        status: before.status,
        winner: before.winner,
        threats: before.threats,
        moves: before.moves,
        kind: before.kind,
      });
    });
    for (const problem of problems) {
      const { nodes, status } = solver.solve(problem);
      expect(solver.solve(problem).nodes).toBeLessThanOrEqual(nodes);
      expect(solver.solve(problem).status).toBe(status);
    }
  });
});
