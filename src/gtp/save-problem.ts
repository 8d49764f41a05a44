import { Game } from '../engine/game.ts';
import { mainLine, makeSgf, readSgfFile, type SgfNode } from '../engine/sgf.ts';
import { makeProblemSgf, type ProblemRecord, readProblem } from '../lifedeath/problem-sgf.ts';
import { GtpError } from './error.ts';
import { findBeginning, findMover } from './practise.ts';
import { saveFile } from './save-file.ts';
import type { Session } from './session.ts';

/** Saves the problem on the board as it began, and returns what there is to say about it; or throws and writes nothing. */
export function saveProblem(session: Session, file: string, { overwrite }: { overwrite: boolean }): string[] {
  const { problem } = session;
  const { source } = problem.settings;
  const tree = makeProblemSgf(makeRecord(session), source);
  if (overwrite) checkReplaced(file);
  saveFile(file, makeSgf([tree]), { overwrite });
  const hadSolution = source !== undefined && hasMoves(source);
  return [
    ...(problem.hasKeystones
      ? []
      : ['no keystones are set, so none are saved; gold-keystones auto sets them']),
    ...(problem.hasRegion ? [] : ['no region is set, so none is saved; gold-region auto sets it']),
    ...(hadSolution && tree.children.length === 0
      ? ['the position has changed: the solution is left out']
      : []),
  ];
}

function hasMoves(tree: SgfNode): boolean {
  return [...mainLine(tree)].some(({ properties }) => properties.has('B') || properties.has('W'));
}

/** A collection is more than one problem, and would be lost. */
export function checkReplaced(file: string): void {
  const old = readSgfFile(file);
  if (old.ok && old.trees.length > 1)
    throw new GtpError(
      `cannot save file: it is a collection of ${old.trees.length}, which one problem cannot replace`,
    );
}

function makeRecord(session: Session): ProblemRecord {
  const { problem, parameters } = session;
  const start = makeStart(session);
  const { source } = problem.settings;
  const read = source && readProblem(source);
  const words = new Map(read?.ok ? read.record.parameters : []);
  for (const name of SAVED_PARAMETERS) {
    const value = parameters.findUserValue(name);
    if (value !== undefined) words.set(name, String(value));
  }
  return {
    game: start,
    keystones: problem.hasKeystones ? problem.findKeystones(start).present : [],
    region: problem.hasRegion ? problem.listRegion(start) : [],
    koPoint: problem.findBan(start, start.toPlay),
    threats: problem.threats,
    parameters: words,
    ...problem.info,
  };
}

/** What belongs to the problem. How long one wants to wait for an answer does not. */
const SAVED_PARAMETERS = ['depth', 'breadth'] as const;

/** The position in which the problem began, as a game without moves. */
function makeStart({ game, problem }: Session): Game {
  const step = findBeginning(problem, game);
  const toPlay = findMover(game, step);
  const before = game.at(step);
  if (step === 0) {
    before.setToPlay(toPlay);
    return before;
  }
  const start = new Game(game.geometry, game.komi);
  start.setup(before.stones(), toPlay);
  return start;
}
