import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findValue } from '../engine/sgf.ts';
import { GtpError } from './error.ts';
import { suggest } from './nearest.ts';
import { listProblemFiles, readProblemFile } from './problem-files.ts';

/** A problem that comes with the program. */
export interface ShippedProblem {
  /** Its place in the list, from 1. */
  readonly number: number;
  /** `basics/snapback`: its path below `problems-sgf`. */
  readonly name: string;
  readonly file: string;
}

const FOLDER = 'problems-sgf';

/** In the order of their names. Empty if they were not installed. */
export function listShipped(): ShippedProblem[] {
  const folder = findFolder();
  if (folder === undefined) return [];
  return listProblemFiles(folder).map((file, index) => {
    const name = relative(folder, file)
      .split(sep)
      .join('/')
      .replace(/\.sgf$/i, '');
    return { number: index + 1, name, file };
  });
}

/** The problem of this number or name, or of the name whose last part this is; throws a GtpError with the nearest names. */
export function findShipped(word: string): ShippedProblem {
  const all = listShipped();
  const found = /^\d+$/.test(word)
    ? all.filter(({ number }) => number === Number(word))
    : pick(all, word.toLowerCase().replace(/\.sgf$/, ''));
  if (found.length === 1) return found[0]!;
  if (found.length > 1)
    throw new GtpError(`several problems are called so: ${found.map(({ name }) => name).join(', ')}`);
  if (/^\d+$/.test(word)) throw new GtpError(`unknown problem ${word}: there are ${all.length}`);
  const names = all.map(({ name }) => name);
  throw new GtpError(`unknown problem${suggest(word, names) || ': gold-open lists all'}`);
}

/** Those of a folder, `basics`; none if there is no such folder. */
export function listShippedFolder(word: string): ShippedProblem[] {
  const folder = `${word.toLowerCase().replace(/\/$/, '')}/`;
  return listShipped().filter(({ name }) => name.toLowerCase().startsWith(folder));
}

function pick(all: readonly ShippedProblem[], word: string): ShippedProblem[] {
  const exact = all.filter(({ name }) => name.toLowerCase() === word);
  return exact.length > 0 ? exact : all.filter(({ name }) => name.toLowerCase().endsWith(`/${word}`));
}

/** `12 basics/snapback 18k Snapback`: number, name, rank and title; a `-` where there is no rank. */
export function describeShipped({ number, name, file }: ShippedProblem): string {
  const read = readProblemFile(file);
  const tree = read.ok ? read.problems[0]!.tree : undefined;
  const rank = (tree && findValue(tree, 'RK')) || '-';
  const title = (tree && findValue(tree, 'GN')) || '';
  return `${number} ${name} ${rank} ${title}`.replace(/\s+/g, ' ').trim();
}

/** Beside the folder of the bundle, or of the sources. */
function findFolder(): string | undefined {
  return [`../${FOLDER}/`, `../../${FOLDER}/`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
}
