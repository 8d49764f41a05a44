import type { Game } from '../engine/game.ts';
import type { SgfNode } from '../engine/sgf.ts';
import { readProblem } from '../lifedeath/problem-sgf.ts';
import { cannotLoad } from './error.ts';
import { parseFileParameters } from './parameters.ts';
import type { Session } from './session.ts';

/**
 * Puts the problem of a file in the place of the old one, with its parameters, and returns its position and what there is to
 * say about it; or throws and changes nothing. The game is the caller's to put in place.
 */
export function loadProblem(session: Session, tree: SgfNode): { game: Game; notes: readonly string[] } {
  const result = readProblem(tree);
  if (!result.ok) throw cannotLoad(result.reason);
  const { record, notes } = result;
  const parameters = parseFileParameters(record.parameters);
  if (typeof parameters === 'string') throw cannotLoad(`SP: ${parameters}`);
  session.problem.load(record);
  session.parameters.setFile(parameters);
  return { game: record.game, notes };
}
