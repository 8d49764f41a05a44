import { BLACK, opponent } from '../engine/color.ts';
import { type Geometry, PASS } from '../engine/geometry.ts';
import { listLegalMoves } from './legal-moves.ts';
import type { Problem } from './problem.ts';
import type { SolveOptions, Solver } from './solver.ts';
import type { Verdict } from './verdict.ts';

/**
 * The move to play in a game. The winner plays a winning move, unconditional before ko and shorter before longer; the loser
 * its best ko or the longest resistance. PASS where nothing has to be done or nothing can be: for a defender that lives
 * without a move, and for a side that has no move to try.
 *
 * In a game a ko cannot be retaken at once, whatever threats there are: they would have to be played on the board. Where
 * that were the best move, the choice is made again without own threats.
 */
export function chooseMove(problem: Problem, solver: Solver, options: SolveOptions = {}): number {
  const move = chooseByVerdict(problem, solver.solve(problem, { ...options, kind: false }));
  if (move === PASS || move !== problem.koPoint) return move;
  const own = problem.toPlay === BLACK ? 'black' : 'white';
  const poorer = { ...problem, threats: { ...problem.threats, [own]: 0 } };
  return chooseByVerdict(poorer, solver.solve(poorer, { ...options, kind: false, maxThreats: 0 }));
}

/** The move that a verdict tells to play. The first move of the line is the best: the winner's shortest way, or the loser's longest. */
export function chooseByVerdict(problem: Problem, { status, moves, line, toPlay }: Verdict): number {
  const [best] = line;
  const isDefender = toPlay === problem.defender;
  if (status === 'alive' && isDefender && moves.includes(PASS)) return PASS;
  if (best !== undefined && (moves.length === 0 || moves.includes(best))) return best;
  // Any other right move will do, but a stone that may be put down before a pass, and that before a retaken ko.
  const [first] = [...moves].sort((a, b) => rankMove(problem, a) - rankMove(problem, b));
  if (first !== undefined) return first;
  return status === 'unknown' ? guessMove(problem) : PASS;
}

function rankMove({ koPoint }: Problem, move: number): number {
  if (move === PASS) return 1;
  return move === koPoint ? 2 : 0;
}

/** A move that is not silly, where the search knows none: close to the keystones, and no own eye filled. */
function guessMove(problem: Problem): number {
  const { geometry, keystones, koPoint } = problem;
  const distance = (move: number) => Math.min(...keystones.map((stone) => countSteps(geometry, move, stone)));
  const [nearest] = listLegalMoves(problem)
    .filter((move) => move !== PASS && move !== koPoint && !isOwnEye(problem, move))
    .sort((a, b) => distance(a) - distance(b) || a - b);
  return nearest ?? PASS;
}

function countSteps(geometry: Geometry, one: number, other: number): number {
  const dx = Math.abs(geometry.x(one) - geometry.x(other));
  return dx + Math.abs(geometry.y(one) - geometry.y(other));
}

/** Nothing but own stones and the edge around it. */
function isOwnEye({ geometry: { stride }, colors, toPlay }: Problem, point: number): boolean {
  const around = [point - 1, point + 1, point - stride, point + stride].map((next) => colors[next]!);
  return around.every((color) => color !== 0 && color !== opponent(toPlay));
}
