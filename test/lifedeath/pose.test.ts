import { describe, expect, test } from 'vitest';
import { BLACK, WHITE } from '../../src/engine/color.ts';
import { parseDiagram } from '../../src/engine/diagram.ts';
import { makeVertex, PASS } from '../../src/engine/geometry.ts';
import { DEFENDER, Field } from '../../src/lifedeath/field.ts';
import { findGroups } from '../../src/lifedeath/find-groups.ts';
import { makeGround } from '../../src/lifedeath/ground.ts';
import { FENCE_RUNG, OPEN_RUNG, RUNGS } from '../../src/lifedeath/pose.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';

/** The problems about the heaviest group of this corner of a board, Black's or White's turn. */
function poseAll(corner: string, toPlay: typeof BLACK | typeof WHITE): (Problem | undefined)[] {
  const rows = corner.trim().split(/\s*\n\s*/);
  const rest = Array(13 - rows.length).fill(Array(13).fill('.').join(' '));
  const wide = rows.map((row) => [...row.split(' '), ...Array(13).fill('.')].slice(0, 13).join(' '));
  const { geometry, colorAt } = parseDiagram([...wide, ...rest].join('\n'));
  const ground = makeGround({ geometry, colorAt, toPlay, koPoint: PASS });
  const [group] = findGroups(ground);
  return RUNGS.map((rung) => rung(ground, group!));
}

function listRegion({ geometry, region, colors }: Problem): string[] {
  return region.filter((point) => colors[point] === 0).map((point) => makeVertex(point, geometry));
}

/** White's C13 can be taken, and behind it stands B13, which has one liberty. */
const FRIEND = `
  . X O . X O O
  O O X X X O .
  O X X . X O .
  O O O O O O .`;

describe('a fence', () => {
  test('has weak friends of the group inside, with their liberties', () => {
    for (const problem of poseAll(FRIEND, BLACK).slice(0, FENCE_RUNG + 1)) {
      if (!problem) continue;
      expect(listRegion(problem)).toContain('A13');
      expect(new Field(problem).safe.some((sides) => (sides & DEFENDER) !== 0)).toBe(false);
    }
  });

  test('is made wide for an attacker alone', () => {
    const isPosed = (problem: Problem | undefined) => problem !== undefined;
    const wide = (toPlay: typeof BLACK | typeof WHITE) =>
      poseAll(FRIEND, toPlay)
        .slice(FENCE_RUNG + 1, OPEN_RUNG)
        .map(isPosed);
    expect(wide(BLACK)).toEqual([false, false, false]);
    expect(wide(WHITE)).toEqual([true, true, true]);
  });
});

/** White's A11 and A12 have two liberties, A10 and A13; what takes them by A10 can be stopped at A9. */
const WEAK_WALL = `
  . X X O .
  O X . O .
  O X X O .
  . O O O .
  . O . . .
  . . . . .`;

describe('a region of the board as it is', () => {
  test('has the points beside the liberties of weak wall stones, so that taking these is no way out', () => {
    const region = listRegion(poseAll(WEAK_WALL, WHITE)[OPEN_RUNG]!);
    expect(region).toContain('A10');
    expect(region).toContain('A9');
  });
});
