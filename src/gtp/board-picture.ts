import { BLACK, EMPTY, makeColor, WHITE } from '../engine/color.ts';
import { makeDiagram } from '../engine/diagram.ts';
import type { Game } from '../engine/game.ts';
import { type Geometry, PASS } from '../engine/geometry.ts';
import type { Problem } from '../lifedeath/problem.ts';
import { type Frame, makeColorBoard } from './color-board.ts';
import { describeResult } from './result-words.ts';
import type { Session } from './session.ts';

/** The board with what is known of the problem: a picture, and lines below it. */
export function drawSession(session: Session, { colors }: { colors: boolean }): string {
  return [drawBoard(session, { colors }), ...describeGame(session.game), ...describeKnown(session)].join(
    '\n',
  );
}

/** The picture alone, perhaps of a part of the board only. */
export function drawBoard(
  { game, problem }: Session,
  { colors, frame }: { colors: boolean; frame?: Frame | undefined },
): string {
  const { geometry } = game;
  const colorAt = (point: number) => game.colorAt(point);
  const region = problem.listRegion(game).filter((point) => colorAt(point) === EMPTY);
  const isWhole = region.length + game.stones().size === geometry.points.length;
  const shown = isWhole ? [] : region;
  const keystones = problem.findKeystones(game).present;
  if (colors) {
    const lastMove = game.lastMove?.point ?? PASS;
    return makeColorBoard({
      geometry,
      colorAt,
      lastMove,
      frame,
      keystones: new Set(keystones),
      region: new Set(shown),
    });
  }
  const diagram = makeDiagram({
    geometry,
    colorAt,
    lastMove: game.lastMove?.point,
    marks: new Map([
      ...shown.map((point): [number, string] => [point, ':']),
      ...keystones.map((point): [number, string] => [point, colorAt(point) === BLACK ? '#' : '@']),
    ]),
  });
  return frame ? crop(diagram, geometry, frame) : diagram;
}

/** The part of a diagram: a line for each row below the letters, and in it two characters for each column after the number. */
function crop(diagram: string, { width }: Geometry, { left, right, top, bottom }: Frame): string {
  const lines = diagram.split('\n');
  const rows = lines.slice(top + 1, bottom + 2).map((line) => {
    const end = 2 * (right + 1) + 3;
    return line.slice(0, 2) + line.slice(2 * left + 2, end) + line.slice(2 * width + 3);
  });
  const letters = `${lines[0]!.slice(0, 3)}${lines[0]!.slice(2 * left + 3, 2 * right + 4)}`;
  return [letters, ...rows, letters].join('\n');
}

function describeGame(game: Game): string[] {
  const { lastMove } = game;
  const passed = lastMove?.point === PASS ? `, ${makeColor(lastMove.color)} has passed` : '';
  return [
    `${makeColor(game.toPlay)} to play, move ${game.moves.length + 1}, komi ${game.komi}${passed}`,
    `captured by black ${game.captures(BLACK)}, by white ${game.captures(WHITE)}`,
  ];
}

/** The verdict, if it was asked for in this very position. */
function describeKnown({ game, problem, lastVerdict }: Session): string[] {
  if (!lastVerdict) return [];
  const { verdict } = lastVerdict;
  const now = problem.make(game, verdict.toPlay);
  if (!now.ok || !isSame(now.problem, lastVerdict.problem)) return [];
  const outcome = verdict.proved ? describeResult(verdict, now.problem.defender) : 'not proved';
  return [`verdict with ${makeColor(verdict.toPlay)} to move: ${outcome}`];
}

function isSame(one: Problem, other: Problem): boolean {
  const read = ({ geometry, ...rest }: Problem) => JSON.stringify([geometry.width, geometry.height, rest]);
  return read(one) === read(other);
}
