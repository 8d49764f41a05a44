import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { GtpError } from '../error.ts';
import { listProblemFiles, readProblemFile } from '../problem-files.ts';
import { findShipped, listShipped, listShippedFolder, type ShippedProblem } from '../shipped-problems.ts';

/** Where a problem to be solved is, and what it is called in lists. */
export interface SetProblem {
  readonly file: string;
  /** In the file, from 1. */
  readonly number: number;
  readonly name: string;
}

/** Problems one after the other, and the one to begin with. */
export interface ProblemSet {
  readonly problems: readonly SetProblem[];
  readonly first: number;
}

/**
 * The problems that a word stands for: those in a file or a folder; those of a folder of the shipped problems; a shipped problem and
 * with it those of its folder; without a word all that are shipped. Throws a GtpError with the nearest names if it stands for none.
 */
export function findProblemSet(word: string | undefined): ProblemSet {
  if (word === undefined) return make(listShipped().map(fromShipped));
  if (existsSync(word)) return make(listProblemFiles(word).flatMap(fromFile));
  const folder = listShippedFolder(word);
  if (folder.length > 0) return make(folder.map(fromShipped));
  const wanted = findShipped(word);
  const all = listShipped().filter(({ name }) => dirname(name) === dirname(wanted.name));
  return make(
    all.map(fromShipped),
    all.findIndex(({ name }) => name === wanted.name),
  );
}

function make(problems: readonly SetProblem[], first = 0): ProblemSet {
  if (problems.length === 0) throw new GtpError('there is no problem');
  return { problems, first };
}

function fromShipped({ name, file }: ShippedProblem): SetProblem {
  return { file, number: 1, name };
}

function fromFile(file: string): SetProblem[] {
  const read = readProblemFile(file);
  if (!read.ok) throw new GtpError(`${file}: ${read.reason}`);
  return read.problems.map(({ number, count }) => ({
    file,
    number,
    name: count > 1 ? `${basename(file)} ${number}` : basename(file),
  }));
}
