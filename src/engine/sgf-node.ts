/** A node of a game tree. A property's values are the text it means, with the escapes of the file taken out. */
export interface SgfNode {
  /** Names are capital letters (and digits in some old files); the order is that of the file. */
  properties: Map<string, string[]>;
  /** The first child continues the main line. */
  children: SgfNode[];
  /**
   * How the file spelled the values of a property, where the writer would spell one of them differently: `\:` in a
   * composed value, or a soft line break. A value that has been changed since is not written with its old spelling.
   */
  spelling?: Map<string, string[]>;
}

export function createSgfNode(properties: Iterable<[string, string[]]> = []): SgfNode {
  return { properties: new Map(properties), children: [] };
}

/** The only or first value of a property, without blanks around it; undefined if the node lacks the property. */
export function findValue(node: SgfNode, name: string): string | undefined {
  return node.properties.get(name)?.[0]?.trim();
}

/** The root and its first children down to the end. */
export function* mainLine(tree: SgfNode): Generator<SgfNode> {
  for (let node: SgfNode | undefined = tree; node; node = node.children[0]) yield node;
}
