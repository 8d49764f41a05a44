import { expect, test } from 'vitest';
import { ATTACKER, DEFENDER, type Field, KEY, SIDE } from '../../src/lifedeath/field.ts';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { NO_WAY, readWay, WAYS, WayOut, writeWay } from '../../src/lifedeath/way-out.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { Arena } from './arena.ts';

/** The same by trying all ways, a stone more at a time. */
function countSteps(field: Field, { cells }: Frame): number {
  let reached = new Set([...cells.keys()].filter((cell) => cells[cell]! & KEY));
  for (let steps = 0; steps < NO_WAY; steps++) {
    for (const cell of reached) {
      for (const next of neighbours(field, cell))
        if ((cells[next]! & SIDE) === DEFENDER && next < field.size) reached.add(next);
    }
    if ([...reached].some((cell) => field.safe[cell]! & DEFENDER)) return steps;
    const around = [...reached].flatMap((cell) => neighbours(field, cell));
    reached = new Set([...reached, ...around.filter((next) => cells[next] === 0)]);
  }
  return NO_WAY;
}

function neighbours(field: Field, cell: number): number[] {
  return [...field.neighbours.subarray(4 * cell, 4 * cell + 4)];
}

test('the way out takes as many stones as it does when all ways are tried', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const arena = new Arena(randomProblem(seed));
    const { field } = arena;
    const way = new WayOut(field);
    if (!way.isOpen) continue;
    for (const frame of arena.walk(new Random(seed))) {
      way.measure(frame);
      const steps = writeWay(way.describe(field.size))[0]!;
      expect(Number(steps)).toBe(countSteps(field, frame));
      seen.add(steps);
    }
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('a move on the shortest way shortens it, and one that is out of the way does not', () => {
  let shortened = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const arena = new Arena(randomProblem(seed));
    const { field } = arena;
    const way = new WayOut(field);
    const after = new WayOut(field);
    if (!way.isOpen) continue;
    for (const frame of arena.walk(new Random(seed))) {
      way.measure(frame);
      const before = Number(writeWay(way.describe(field.size))[0]);
      for (let cell = 0; cell < field.size; cell++) {
        if (frame.toPlay === ATTACKER || frame.cells[cell] !== 0 || !frame.consider(cell)) continue;
        if (frame.capturedStones > 0) continue;
        const detour = Number(writeWay(way.describe(cell))[2]);
        const next = arena.search.newFrame();
        next.make(frame, cell);
        after.measure(next);
        const now = Number(writeWay(after.describe(field.size))[0]);
        if (before === NO_WAY) continue;
        expect(now).toBe(detour === 0 ? before - 1 : before);
        shortened += detour === 0 ? 1 : 0;
      }
    }
  }
  expect(shortened).toBeGreaterThan(50);
});

test('ways are read as they are written', () => {
  const all = Array.from({ length: WAYS }, (_, way) => way);
  expect(all.map((way) => readWay(writeWay(way)))).toEqual(all);
});
