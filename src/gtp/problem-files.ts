/** Problems in files and folders: the one module that walks them. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSgfFile, type SgfNode } from '../engine/sgf.ts';

/** A problem of a file: one of the game trees in it. */
export interface FiledProblem {
  readonly file: string;
  /** From 1. */
  readonly number: number;
  /** How many the file has. */
  readonly count: number;
  readonly tree: SgfNode;
}

export type FiledProblems =
  | { readonly ok: true; readonly problems: readonly FiledProblem[] }
  | { readonly ok: false; readonly file: string; readonly reason: string };

/** The SGF files at a path, which may be a file of any name or a folder, all its folders included, in the order of their names. */
export function listProblemFiles(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.sgf'))
    .sort(compareNames)
    .map((name) => join(path, name));
}

/** Folders by their names, and `problem-10` behind `problem-9`. The same on every machine. */
function compareNames(one: string, other: string): number {
  return COLLATOR.compare(one, other) || (one < other ? -1 : 1);
}

const COLLATOR = new Intl.Collator('en', { numeric: true });

/** The problems of a file, or why it cannot be read. */
export function readProblemFile(file: string): FiledProblems {
  const read = readSgfFile(file);
  if (!read.ok) return { ok: false, file, reason: read.reason };
  const count = read.trees.length;
  return { ok: true, problems: read.trees.map((tree, index) => ({ file, number: index + 1, count, tree })) };
}
