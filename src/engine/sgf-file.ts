import { isUtf8 } from 'node:buffer';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { parseSgf, type SgfResult } from './sgf-parse.ts';

const MAX_MEGABYTES = 64;

/** Reads the collection in a file, whatever its character set; or says why that is impossible. Never throws. */
export function readSgfFile(path: string): SgfResult {
  let bytes: Buffer;
  try {
    const refusal = refuse(statSync(path));
    if (refusal) return { ok: false, reason: refusal };
    bytes = readFileSync(path);
  } catch (error) {
    return { ok: false, reason: describe(error as NodeJS.ErrnoException) };
  }
  const charset = findCharset(bytes);
  if (!charset.startsWith('utf-16') && bytes.includes(0)) return { ok: false, reason: 'a binary file' };
  const result = parseSgf(decode(bytes, charset));
  // In memory the text is Unicode, and it will be written as UTF-8.
  if (result.ok && charset !== 'utf-8') for (const tree of result.trees) tree.properties.set('CA', ['UTF-8']);
  return result;
}

function refuse(stats: Stats): string | undefined {
  if (stats.isDirectory()) return 'a directory';
  // Devices and pipes may have no end.
  if (!stats.isFile()) return 'not a regular file';
  if (stats.size > MAX_MEGABYTES * 2 ** 20) return `larger than ${MAX_MEGABYTES} MB`;
  return undefined;
}

function describe({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'no such file';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  return code ?? message;
}

/**
 * The character set: by byte order mark, else by CA, else UTF-8 if the bytes are valid in it, else what SGF says (and
 * what every byte is valid in).
 */
function findCharset(bytes: Buffer): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const named = /[(;\]\s]CA\s*\[([^\]]*)\]/.exec(bytes.toString('latin1', 0, 10_000))?.[1];
  const charset = named?.trim().toLowerCase();
  // A name that can be read byte by byte is not written in UTF-16, whatever it says.
  if (charset && !charset.startsWith('utf-16')) return ALIASES.get(charset) ?? charset;
  return isUtf8(bytes) ? 'utf-8' : 'iso-8859-1';
}

/** Names that files have and TextDecoder does not know. */
const ALIASES = new Map([
  ['utf8', 'utf-8'],
  ['cp932', 'shift_jis'],
  ['cp936', 'gbk'],
  ['cp949', 'euc-kr'],
  ['ms949', 'euc-kr'],
  ['cp950', 'big5'],
]);

function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
