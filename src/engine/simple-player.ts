import { Board } from './board.ts';
import { BORDER, type Color, opponent } from './color.ts';
import type { Game } from './game.ts';
import { type Geometry, PASS } from './geometry.ts';

/**
 * A legal move that fills no own one-point eye, or PASS if there is none: captures first, then moves that do not
 * put themselves in atari. Among equals one is picked by the position and the number of moves, so the same game
 * always gets the same answer. A game that has gone in circles for long is ended by passing.
 */
export function chooseMove(game: Game, color: Color): number {
  if (game.moves.length > 3 * game.geometry.points.length) return PASS;
  const board = new Board(game.geometry);
  board.setStones(game);
  let best: number[] = [];
  let bestRank = 0;
  for (const point of game.geometry.points) {
    if (!board.isLegal(color, point) || isOneEye(board, color, point)) continue;
    if (point === game.koPoint && game.checkPlay(color, point)) continue;
    const rank = rankMove(board, color, point);
    if (rank < bestRank) continue;
    if (rank > bestRank) best = [];
    bestRank = rank;
    best.push(point);
  }
  return best.length === 0 ? PASS : best[makeSeed(board, game.moves.length) % best.length]!;
}

/** An empty point with nothing but own stones and the edge around it. */
function isOneEye(board: Board, color: Color, point: number): boolean {
  return neighbors(board.geometry, point).every((near) => {
    const there = board.colorAt(near);
    return there === color || there === BORDER;
  });
}

/** 2 for a capture, 1 for a move that stands safely, 0 for one that could be taken at once. */
function rankMove(board: Board, color: Color, point: number): number {
  const enemy = opponent(color);
  const captures = neighbors(board.geometry, point).some(
    (near) => board.colorAt(near) === enemy && board.isInAtari(near),
  );
  if (captures) return 2;
  board.play(color, point);
  const rank = board.isInAtari(point) ? 0 : 1;
  board.undo();
  return rank;
}

function neighbors({ stride }: Geometry, point: number): number[] {
  return [point - 1, point + 1, point - stride, point + stride];
}

function makeSeed(board: Board, moveCount: number): number {
  const mixed = Math.imul(board.keyLo ^ Math.imul(moveCount + 1, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
