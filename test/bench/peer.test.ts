import { expect, test } from 'vitest';
import { parseDrawing } from '../../bench/drawing.ts';
import { findObstacle, findOutcome, makePeerSgf } from '../../bench/peers/peer.ts';
import { BLACK, WHITE } from '../../src/engine/color.ts';
import { loadGame, parseSgf } from '../../src/engine/sgf.ts';
import type { Status, Verdict } from '../../src/lifedeath/verdict.ts';

const CORNER = `
  . . # O ,
  . X # O ,
  # # # O ,
  O O O O ,
  , , , , ,`;

const TWO_CHAINS = `
  . # . O ,
  # . # O ,
  O O O O ,
  , , , , ,`;

const RECTANGLE = `
  . # . # .
  # # # # O`;

/** Only what `findOutcome` looks at matters. */
function claim(status: Status, proved = true): Verdict {
  return {
    status,
    proved,
    toPlay: BLACK,
    winner: 'unknown',
    moves: [],
    movesComplete: true,
    line: [],
    nodes: 0,
    seconds: 0,
  };
}

test('a verdict is told from the side of the player to move', () => {
  const [defender, attacker] = [BLACK, WHITE].map((color) => parseDrawing(CORNER, color as 1 | 2));
  expect(findOutcome(defender!, claim('alive'))).toBe('wins');
  expect(findOutcome(defender!, claim('dead'))).toBe('loses');
  expect(findOutcome(attacker!, claim('alive'))).toBe('loses');
  expect(findOutcome(attacker!, claim('dead'))).toBe('wins');
  expect(findOutcome(attacker!, claim('ko'))).toBe('ko');
  expect(findOutcome(attacker!, claim('dead', false))).toBeUndefined();
});

test('what other programs cannot take', () => {
  const corner = parseDrawing(CORNER, BLACK);
  expect(findObstacle(corner, 13)).toBeUndefined();
  expect(findObstacle(corner, 9)).toBe('the board is too large');
  expect(findObstacle(parseDrawing(TWO_CHAINS, BLACK), 13)).toBe('several chains');
  expect(findObstacle(parseDrawing(RECTANGLE, BLACK), 13)).toBe('the board is not square');
  expect(findObstacle({ ...corner, threats: { black: 1, white: 0 } }, 13)).toBe('a ko');
});

test('the position that they get is the one we have', () => {
  const problem = parseDrawing(CORNER, WHITE);
  const parsed = parseSgf(makePeerSgf(problem));
  const loaded = parsed.ok ? loadGame(parsed.trees[0]!) : parsed;
  if (!loaded.ok) throw new Error(loaded.reason);
  const { game } = loaded;
  expect(game.geometry).toBe(problem.geometry);
  expect(game.toPlay).toBe(WHITE);
  for (const point of game.geometry.points) expect(game.colorAt(point)).toBe(problem.colors[point]);
});
