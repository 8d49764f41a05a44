import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GtpError } from './error.ts';

/**
 * Writes a text file as a whole or not at all: into a file beside it, which then takes its place. So whatever happens, there is
 * the old file or the new one, never half of one. Throws a GtpError that says why it failed.
 */
export function saveFile(path: string, text: string, { overwrite }: { overwrite: boolean }): void {
  let beside: string | undefined;
  try {
    const old = statSync(path, { throwIfNoEntry: false });
    if (old && !old.isFile()) throw new GtpError('cannot save file: not a regular file');
    if (old && !overwrite)
      throw new GtpError('cannot save file: it exists; add the word overwrite to replace it');
    // A link stays a link: what it leads to is replaced.
    const target = old ? realpathSync(path) : path;
    const name = join(dirname(target), `.${basename(target)}.${process.pid}.new`);
    // A new file, so that nobody's file of that name is written over.
    const descriptor = openSync(name, 'wx', old?.mode);
    beside = name;
    try {
      writeAll(descriptor, Buffer.from(text));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(name, target);
    beside = undefined;
  } catch (error) {
    if (error instanceof GtpError) throw error;
    throw new GtpError(`cannot save file: ${(error as Error).message}`);
  } finally {
    if (beside !== undefined) unlinkSync(beside);
  }
}

/** One call may write a part only. */
function writeAll(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
}
