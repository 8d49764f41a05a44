/** The text of the protocol: what a line of input means, and how an answer is spelled. */

/** One command as it was sent. */
export interface Command {
  /** The number that the answer repeats, if the sender gave one. */
  readonly id: number | undefined;
  readonly name: string;
  readonly args: readonly string[];
  /** Everything after the name as one string, for the few commands that take free text. */
  readonly text: string;
}

const HT = 9;
const SPACE = 32;
const HASH = 35;
const DEL = 127;
const MAX_ID = 2 ** 31 - 1;

/**
 * Does the preprocessing that the standard asks for, on bytes: drops control characters except the tab, cuts at
 * `#`, turns tabs into spaces. Only then are the bytes read as UTF-8, because file names may hold any character.
 * Bytes that are not UTF-8 become U+FFFD: no command is named so, and no file is found by it.
 */
export function cleanLine(bytes: Uint8Array): string {
  const kept = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (const byte of bytes) {
    if (byte === HASH) break;
    if (byte === HT) kept[length++] = SPACE;
    else if (byte >= SPACE && byte !== DEL) kept[length++] = byte;
  }
  return kept.toString('utf8', 0, length);
}

/** Reads a clean line; undefined if it is blank, which the standard tells us to ignore. */
export function parseCommand(line: string): Command | undefined {
  const words = line.split(' ').filter((word) => word !== '');
  const id = words.length > 1 ? parseId(words[0]!) : undefined;
  if (id !== undefined) words.shift();
  const name = words.shift();
  if (name === undefined) return undefined;
  return { id, name, args: words, text: words.join(' ') };
}

/** Only digits make an id: `-5` and `7name` are names of commands, unknown ones. */
function parseId(word: string): number | undefined {
  if (!/^\d+$/.test(word)) return undefined;
  const id = Number(word);
  return id <= MAX_ID ? id : undefined;
}

/**
 * Is this the comment by which GoGui interrupts the command that is running? A comment for everyone else, so it
 * has to be looked for before the line is cleaned.
 */
export function isInterrupt(bytes: Uint8Array): boolean {
  return bytes.length < 32 && /^# interrupt\s*$/.test(Buffer.from(bytes).toString('latin1'));
}

/** A whole answer, with the two line ends that close it. Colours are left in it only for a terminal that shows them. */
export function makeResponse(
  ok: boolean,
  id: number | undefined,
  text: string,
  { colors } = { colors: false },
): string {
  const [first = '', ...rest] = cleanAnswer(text, { colors }).split('\n');
  const lines = rest.filter((line) => line !== '');
  return `${makeHead(ok, id)}${first === '' ? '' : ` ${first}`}\n${lines.map((line) => `${line}\n`).join('')}\n`;
}

/** Text without anything that does more to a terminal than to show, colours apart. */
export function cleanAnswer(text: string, { colors }: { colors: boolean }): string {
  return cleanText(text, colors ? UNPRINTABLE_BUT_COLORS : UNPRINTABLE);
}

/** The beginning of an answer that goes on line by line while the command runs. */
export function makeHead(ok: boolean, id: number | undefined): string {
  return `${ok ? '=' : '?'}${id ?? ''}`;
}

/** Further lines of an answer that has begun; empty if there is nothing to say. */
export function makeLines(text: string): string {
  const lines = cleanText(text).split('\n');
  return lines.map((line) => (line === '' ? '' : `${line}\n`)).join('');
}

/**
 * An empty line would end the answer early, and so would anything that a reader of lines takes for a line end:
 * Node's own `readline`, which Sabaki uses, splits at a lone CR and at U+2028 and U+2029.
 */
function cleanText(text: string, unprintable = UNPRINTABLE): string {
  return text.replace(/\t/g, ' ').replace(unprintable, '').replace(/ +$/gm, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
const UNPRINTABLE = /[\x00-\x09\x0b-\x1f\x7f\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what sets a colour may stay, and nothing else.
const UNPRINTABLE_BUT_COLORS = /(?!\x1b\[[\d;]*m)[\x00-\x09\x0b-\x1f\x7f\u2028\u2029]/g;
