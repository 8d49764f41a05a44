/** The part of @sabaki/sgf that GoLD uses. The package has no types of its own. */
declare module '@sabaki/sgf' {
  export interface Token {
    readonly type: 'parenthesis' | 'semicolon' | 'prop_ident' | 'c_value_type' | 'invalid';
    /** The text as it stands in the file; that of a property value includes its brackets. */
    readonly value: string;
    /** Where the text starts, counted from 0 in UTF-16 units. */
    readonly pos: number;
  }

  /** A node of the library's own parser, which only tests use. */
  export interface SabakiNode {
    readonly data: Readonly<Record<string, string[]>>;
    readonly children: SabakiNode[];
  }

  const sgf: {
    parse(contents: string): SabakiNode[];
    stringify(trees: SabakiNode[]): string;
    tokenizeIter(contents: string): Iterable<Token>;
    escapeString(input: string): string;
    unescapeString(input: string): string;
    /** Column and row from 0, each -1 where the text is not a letter; [-1, -1] unless there are two. */
    parseVertex(input: string): [number, number];
    stringifyVertex(vertex: [number, number]): string;
  };
  export default sgf;
}
