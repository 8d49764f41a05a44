import sgf from '@sabaki/sgf';
import type { SgfNode } from './sgf-node.ts';

/** Lines are broken before they get longer, though never within a value. */
const WIDTH = 80;
/** A node longer than this (more than a move and a mark, say) stands on lines of its own. */
const SHORT = 24;

/**
 * Writes a collection. Roots get a line for each property, moves share lines, variations start new ones. There is no
 * indentation: it would make the size of a deep tree quadratic.
 */
export function makeSgf(trees: readonly SgfNode[]): string {
  const out = new Lines();
  for (const tree of trees) writeTree(tree, out);
  return out.toString();
}

/** A list of what remains to be written takes the place of recursion, which would overflow on a long game. */
function writeTree(tree: SgfNode, out: Lines): void {
  const rest: (SgfNode | '(' | ')')[] = [')', tree, '('];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (next === '(') {
      out.breakLine();
      out.add('(');
    } else if (next === ')') {
      out.add(')');
    } else {
      writeNode(next, next === tree, out);
      const { children } = next;
      if (children.length === 1) rest.push(children[0]!);
      else for (let i = children.length - 1; i >= 0; i--) rest.push(')', children[i]!, '(');
    }
  }
  out.breakLine();
}

function writeNode(node: SgfNode, isRoot: boolean, out: Lines): void {
  const properties = [...node.properties].filter(([, values]) => values.length > 0);
  const texts = properties.map(([name, values]) =>
    values.map((value, i) => `${i === 0 ? name : ''}[${makeValue(node, name, value, i)}]`),
  );
  const short = !isRoot && texts.reduce((sum, text) => sum + text.join('').length, 1) <= SHORT;
  if (short) {
    out.add(`;${texts.flat().join('')}`);
    return;
  }
  if (!out.afterParenthesis) out.breakLine();
  out.add(';');
  texts.forEach((text, i) => {
    if (isRoot && i > 0) out.breakLine();
    for (const piece of text) out.add(piece);
  });
  out.breakLine();
}

function makeValue(node: SgfNode, name: string, value: string, index: number): string {
  const spelling = node.spelling?.get(name)?.[index];
  return spelling && sgf.unescapeString(spelling) === value ? spelling : sgf.escapeString(value);
}

/** Text in the making, which knows how far its last line reaches. */
class Lines {
  readonly #pieces: string[] = [];
  #column = 0;

  get afterParenthesis(): boolean {
    return this.#pieces.at(-1) === '(';
  }

  add(piece: string): void {
    const first = piece.indexOf('\n');
    const width = first < 0 ? piece.length : first;
    if (this.#column + width > WIDTH && !this.afterParenthesis) this.breakLine();
    this.#pieces.push(piece);
    this.#column = first < 0 ? this.#column + width : piece.length - piece.lastIndexOf('\n') - 1;
  }

  breakLine(): void {
    if (this.#column === 0) return;
    this.#pieces.push('\n');
    this.#column = 0;
  }

  toString(): string {
    return this.#pieces.join('');
  }
}
