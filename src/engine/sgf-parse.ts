import sgf, { type Token } from '@sabaki/sgf';
import { createSgfNode, type SgfNode } from './sgf-node.ts';

export type SgfResult =
  | { readonly ok: true; readonly trees: SgfNode[] }
  | { readonly ok: false; readonly reason: string };

/** More than this could fill the memory: each node takes some 300 bytes. It is enough for 2,000 whole games. */
const MAX_TOKENS = 2_000_000;

/**
 * Reads a collection: every game tree in the text. What stands before, between and after the trees is skipped, and
 * the end of the text closes what is still open. The reason of a failure says where it is.
 *
 * @sabaki/sgf reads the tokens. The tree is built here, because the library's own parser descends recursively (a few
 * thousand nested variations overflow the stack), takes garbage for an empty game, and drops misplaced nodes.
 */
export function parseSgf(text: string): SgfResult {
  text = text.replace(/^\uFEFF/, '').replace(/\r\n?|\n\r/g, '\n');
  const trees: SgfNode[] = [];
  let tokens = MAX_TOKENS;
  let end = 0;
  for (let start = findTree(text, 0); start >= 0; start = findTree(text, end)) {
    const builder = new TreeBuilder();
    end = start;
    try {
      // A fresh start for each tree keeps the tokenizer away from the text between trees: it would look for the end
      // of a value at every `[` in there, all the way to the end of the file.
      for (const token of sgf.tokenizeIter(text.slice(start))) {
        if (--tokens < 0) return fail(text, end, `more than ${MAX_TOKENS} names, values and nodes`);
        const error = builder.add(token);
        if (error) return fail(text, start + error.pos, error.message);
        end = start + token.pos + token.value.length;
        if (builder.done) break;
      }
    } catch (error) {
      // The library's pattern for values runs out of stack at some millions of characters.
      if (!(error instanceof RangeError)) throw error;
      return fail(text, end, 'a value that is too long');
    }
    const error = builder.missingValue();
    if (error) return fail(text, start + error.pos, error.message);
    trees.push(builder.root!);
    end = skipClosing(text, end);
    if (text[end] === ';') return fail(text, end, 'a node after the end of the game tree');
  }
  return trees.length > 0
    ? { ok: true, trees }
    : { ok: false, reason: 'there is no game tree, which starts with "(;"' };
}

/** A tree starts with `(;`, or with a property where the semicolon has been forgotten. -1 if there is none. */
function findTree(text: string, from: number): number {
  const start = /\(\s*(?:;|[A-Z]{2}\[)/g;
  start.lastIndex = from;
  return start.exec(text)?.index ?? -1;
}

/** The first position that is neither blank nor a closing parenthesis too many. */
function skipClosing(text: string, from: number): number {
  const closing = /[\s)]*/y;
  closing.lastIndex = from;
  closing.exec(text);
  return closing.lastIndex;
}

function fail(text: string, pos: number, message: string): SgfResult {
  let line = 1;
  let column = 1;
  for (const char of text.slice(0, pos)) {
    column++;
    if (char === '\n') {
      line++;
      column = 1;
    }
  }
  return { ok: false, reason: `line ${line}, column ${column}: ${message}` };
}

interface SgfError {
  readonly pos: number;
  readonly message: string;
}

/** Takes the tokens of one game tree and hangs up the nodes, with a list of open branches in place of recursion. */
class TreeBuilder {
  root: SgfNode | undefined;
  done = false;

  /** The last node of the line being read. */
  #node: SgfNode | undefined;
  /** For each open parenthesis the node that it branches from. */
  readonly #open: (SgfNode | undefined)[] = [];
  /** What came last where it matters: after `(` there is no node yet, after `)` there may be none. */
  #last: 'open' | 'node' | 'close' = 'open';
  /** The property being read: its name as the file has it, where that stands, and whether a value has followed. */
  #name = '';
  #namePos = 0;
  #hasValue = false;

  add(token: Token): SgfError | undefined {
    const { type, value, pos } = token;
    if (this.#continuesName(token)) {
      this.#name += value;
      return undefined;
    }
    if (type === 'c_value_type') return this.#addValue(value.slice(1, -1), pos);
    if (type === 'invalid') return { pos, message: describeInvalid(value) };
    const error = this.missingValue();
    if (error) return error;
    this.#name = '';
    this.#hasValue = false;
    if (value === '(') this.#branch();
    else if (value === ')') this.#close();
    else if (type === 'semicolon') return this.#startNode(pos);
    else return this.#startProperty(value, pos);
    return undefined;
  }

  /** To be called at the end of the text too: a name waits for its value. */
  missingValue(): SgfError | undefined {
    if (this.#name === '' || this.#hasValue) return undefined;
    return { pos: this.#namePos, message: `property ${this.#name.slice(0, 20)} has no value` };
  }

  /** The tokenizer knows letters only, but there are files with digits in names of private properties. */
  #continuesName({ type, value, pos }: Token): boolean {
    if (this.#name === '' || this.#hasValue || pos !== this.#namePos + this.#name.length) return false;
    return type === 'prop_ident' || (type === 'invalid' && /\d/.test(value));
  }

  #branch(): void {
    this.#open.push(this.#node);
    this.#last = 'open';
  }

  #close(): void {
    this.#node = this.#open.pop();
    this.#last = 'close';
    this.done = this.#open.length === 0;
  }

  #startNode(pos: number): SgfError | undefined {
    if (this.#last === 'close') return { pos, message: 'a node after a variation that has ended' };
    const node = createSgfNode();
    if (!this.#node) this.root = node;
    // A literal of one: an array that is pushed to makes room for sixteen more.
    else if (this.#node.children.length === 0) this.#node.children = [node];
    else this.#node.children.push(node);
    this.#node = node;
    this.#last = 'node';
    return undefined;
  }

  #startProperty(name: string, pos: number): SgfError | undefined {
    if (this.#last === 'close') return { pos, message: 'a property after a variation that has ended' };
    if (this.#last === 'open') this.#startNode(pos);
    this.#name = name;
    this.#namePos = pos;
    return undefined;
  }

  #addValue(raw: string, pos: number): SgfError | undefined {
    if (this.#name === '') return { pos, message: 'a value without a property name' };
    this.#hasValue = true;
    const node = this.#node!;
    const name = parseName(this.#name);
    const value = raw.includes('\\') ? sgf.unescapeString(raw) : raw;
    const values = node.properties.get(name);
    if (values) values.push(value);
    else node.properties.set(name, [value]);
    if (value !== raw && sgf.escapeString(value) !== raw) keepSpelling(node, name, values?.length ?? 1, raw);
    return undefined;
  }
}

/** Old files spell names out (`Black`, `AddWhite`): the small letters do not count, unless there are no others. */
function parseName(name: string): string {
  const capitals = name.replace(/[a-z]/g, '');
  return /^[A-Z]/.test(capitals) ? capitals : name.toUpperCase();
}

/** Remembers how the last of `count` values was spelled. */
function keepSpelling(node: SgfNode, name: string, count: number, raw: string): void {
  node.spelling ??= new Map();
  const spellings = node.spelling.get(name) ?? [];
  while (spellings.length < count - 1) spellings.push('');
  spellings.push(raw);
  node.spelling.set(name, spellings);
}

function describeInvalid(char: string): string {
  if (char === '[') return 'a value that is never closed';
  return /[!-~]/.test(char) ? `unexpected "${char}"` : 'unexpected character';
}
