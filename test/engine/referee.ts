import GoBoard, { type Sign, type Vertex } from '@sabaki/go-board';
import type { Board } from '../../src/engine/board.ts';
import { BLACK, type Color, EMPTY, WHITE } from '../../src/engine/color.ts';
import { makeDiagram } from '../../src/engine/diagram.ts';
import { type Geometry, PASS } from '../../src/engine/geometry.ts';

/** Go-board as a referee. It forgets to lift the ko ban at a pass, so a pass makes a new one without ban. */
export class Referee {
  readonly geometry: Geometry;
  position: GoBoard;

  constructor(geometry: Geometry) {
    this.geometry = geometry;
    this.position = GoBoard.fromDimensions(geometry.width, geometry.height);
  }

  play(color: Color, point: number): boolean {
    if (point === PASS) {
      const { signMap } = this.position;
      const captures = [this.position.getCaptures(1), this.position.getCaptures(-1)] as const;
      this.position = new GoBoard(signMap.map((row) => [...row]));
      this.position.setCaptures(1, captures[0]).setCaptures(-1, captures[1]);
      return true;
    }
    if (!this.isLegal(color, point)) return false;
    this.position = this.position.makeMove(sign(color), this.vertex(point));
    return true;
  }

  isLegal(color: Color, point: number): boolean {
    const { overwrite, ko, suicide } = this.position.analyzeMove(sign(color), this.vertex(point));
    return !overwrite && !ko && !suicide;
  }

  vertex(point: number): Vertex {
    return [this.geometry.x(point), this.geometry.y(point)];
  }

  points(vertices: readonly Vertex[]): number[] {
    return vertices.map(([x, y]) => this.geometry.at(x, y)).sort((a, b) => a - b);
  }
}

function sign(color: number): Sign {
  return color === BLACK ? 1 : color === WHITE ? -1 : 0;
}

/** Everything the two boards say about the position must agree. Plain comparisons: `expect` is slow in a loop. */
export function checkAgreement(board: Board, referee: Referee): void {
  const { geometry } = board;
  const legal = new Int16Array(geometry.points.length);
  for (const color of [BLACK, WHITE] as const) {
    const wanted = [];
    let banned = PASS;
    for (const point of geometry.points) {
      if (referee.position.get(referee.vertex(point)) !== 0) continue;
      const { ko, suicide } = referee.position.analyzeMove(sign(color), referee.vertex(point));
      if (ko) banned = point;
      if (!ko && !suicide) wanted.push(point);
    }
    const count = board.legalMoves(color, legal);
    agree(board, 'legal moves', legal.subarray(0, count), wanted);
    agree(board, 'ko', [board.bannedPoint(color)], [banned]);
    agree(board, 'captures', [board.captures(color)], [referee.position.getCaptures(sign(color))]);
  }
  for (const point of geometry.points) checkPoint(board, referee, point);
}

function checkPoint(board: Board, referee: Referee, point: number): void {
  const vertex = referee.vertex(point);
  agree(board, 'colour', [sign(board.colorAt(point))], [referee.position.get(vertex)!]);
  if (board.colorAt(point) === EMPTY || board.chainHead(point) !== point) return;
  const chain = [];
  let stone = point;
  do {
    chain.push(stone);
    agree(board, 'head', [board.chainHead(stone)], [point]);
    stone = board.nextInChain(stone);
  } while (stone !== point && chain.length <= board.chainSize(point));
  agree(
    board,
    'chain',
    chain.sort((a, b) => a - b),
    referee.points(referee.position.getChain(vertex)),
  );
  agree(board, 'size', [board.chainSize(point)], [chain.length]);
  const liberties = referee.points(referee.position.getLiberties(vertex));
  const found = new Int16Array(board.geometry.points.length);
  const count = board.findLiberties(point, found);
  agree(board, 'liberties', found.subarray(0, count).sort(), liberties);
  agree(
    board,
    'last liberty',
    [board.findLastLiberty(point)],
    [liberties.length === 1 ? liberties[0]! : PASS],
  );
}

function agree(board: Board, what: string, ours: ArrayLike<number>, theirs: ArrayLike<number>): void {
  let same = ours.length === theirs.length;
  for (let i = 0; same && i < ours.length; i++) same = ours[i] === theirs[i];
  if (!same)
    throw new Error(
      `${what}: ${Array.from(ours)}, go-board says ${Array.from(theirs)}\n${makeDiagram(board)}`,
    );
}
