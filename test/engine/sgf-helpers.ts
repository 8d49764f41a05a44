import type { Game } from '../../src/engine/game.ts';
import { loadGame, makeSgf, parseSgf, type SgfNode } from '../../src/engine/sgf.ts';

/** The trees of a text that can be read. */
export function parseTrees(text: string): SgfNode[] {
  const result = parseSgf(text);
  if (!result.ok) throw new Error(result.reason);
  return result.trees;
}

export function parseTree(text: string): SgfNode {
  const trees = parseTrees(text);
  if (trees.length !== 1) throw new Error(`${trees.length} trees`);
  return trees[0]!;
}

/** Why a text cannot be read. */
export function findReason(text: string): string {
  const result = parseSgf(text);
  return result.ok ? `no reason: ${makeSgf(result.trees)}` : result.reason;
}

export function load(text: string, upTo?: number): { game: Game; notes: string[] } {
  const result = loadGame(parseTree(text), upTo);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

/** Why a tree makes no game. */
export function findLoadReason(text: string, upTo?: number): string {
  const result = loadGame(parseTree(text), upTo);
  return result.ok ? 'no reason' : result.reason;
}

/** The rows of the board, without blanks. */
export function draw(game: Game): string[] {
  const { geometry } = game;
  return Array.from({ length: geometry.height }, (_, y) =>
    Array.from({ length: geometry.width }, (_, x) => '.XO'[game.colorAt(geometry.at(x, y))]).join(''),
  );
}
