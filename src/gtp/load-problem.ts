import type { Game } from '../engine/game.ts';
import type { SgfNode } from '../engine/sgf.ts';
import { readProblem } from '../lifedeath/problem-sgf.ts';
import { cannotLoad } from './error.ts';
import { parseFileParameters } from './parameters.ts';
import { readProblemFile } from './problem-files.ts';
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
  session.problem.load(record, tree);
  session.parameters.setFile(parameters);
  session.loaded = { game: record.game.at(0), settings: session.problem.settings };
  return { game: record.game, notes };
}

/** Loads the problem of this number in a file, with its board, and returns what there is to say about it. */
export function loadFile(session: Session, file: string, number = 1): readonly string[] {
  const read = readProblemFile(file);
  if (!read.ok) throw cannotLoad(read.reason);
  const { problems } = read;
  const problem = problems[number - 1];
  if (!problem) throw cannotLoad(`there are ${problems.length} games in it, and none is number ${number}`);
  const { game, notes } = loadProblem(session, problem.tree);
  session.game = game;
  return notes;
}
