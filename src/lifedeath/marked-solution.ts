import { BLACK, type Color, WHITE } from '../engine/color.ts';
import type { Geometry } from '../engine/geometry.ts';
import { findValue, mainLine, parseSgfPoint, type SgfNode } from '../engine/sgf.ts';

/** A move of a tree. */
export interface TreeMove {
  readonly node: SgfNode;
  readonly color: Color;
  /** Undefined if it is not on the board. */
  readonly move: number | undefined;
}

/** A first move, and what the file says of it: nothing, if there are marks and it has none. */
export interface MarkedMove extends TreeMove {
  readonly mark: 'right' | 'wrong' | undefined;
}

/** What the variations of a problem say about its answer. */
export interface MarkedSolution {
  /** By what the answer is told: the word RIGHT in comments, TE and BM on first moves, or just the order of the branches. */
  readonly sign: 'RIGHT' | 'TE and BM' | 'first branch';
  readonly firstMoves: readonly MarkedMove[];
  /** Nodes on the way to one with RIGHT. */
  readonly right: ReadonlySet<SgfNode>;
}

/**
 * Reads the solution in the tree of a problem; undefined if it has no moves. The first sign that is there counts:
 *
 * 1. A comment with the word RIGHT, in capitals: first moves that lead to one are right, all others wrong.
 * 2. TE or BM on a first move: TE is right, BM is wrong. If there is BM alone, the first move without it is right.
 * 3. The first branch is right.
 */
export function readMarkedSolution(tree: SgfNode, geometry: Geometry): MarkedSolution | undefined {
  const moves = listFirstMoves(tree, geometry);
  if (moves.length === 0) return undefined;
  const right = findRight(tree);
  if (moves.some(({ node }) => right.has(node))) {
    const firstMoves = moves.map(
      (each) => ({ ...each, mark: right.has(each.node) ? 'right' : 'wrong' }) as const,
    );
    return { sign: 'RIGHT', firstMoves, right };
  }
  const has = (name: string) => moves.some(({ node }) => node.properties.has(name));
  if (has('TE') || has('BM')) {
    const plain = has('TE') ? undefined : moves.find(({ node }) => !node.properties.has('BM'));
    const isRight = (each: TreeMove) => each.node.properties.has('TE') || each === plain;
    const isWrong = ({ node }: TreeMove) => node.properties.has('BM');
    const firstMoves = moves.map(
      (each) => ({ ...each, mark: isRight(each) ? 'right' : isWrong(each) ? 'wrong' : undefined }) as const,
    );
    return { sign: 'TE and BM', firstMoves, right };
  }
  const firstMoves = moves.map((each, i) => ({ ...each, mark: i === 0 ? 'right' : undefined }) as const);
  return { sign: 'first branch', firstMoves, right };
}

/** The move of a node; undefined if it has none. Of two, Black's. */
export function readTreeMove(node: SgfNode, geometry: Geometry): TreeMove | undefined {
  for (const [name, color] of [
    ['B', BLACK],
    ['W', WHITE],
  ] as const) {
    const value = node.properties.get(name)?.[0];
    if (value !== undefined) return { node, color, move: parseSgfPoint(value, geometry) };
  }
  return undefined;
}

/** Moves that follow the set-up, which may take several nodes. */
function listFirstMoves(tree: SgfNode, geometry: Geometry): TreeMove[] {
  const own = readTreeMove(tree, geometry);
  if (own) return [own];
  for (const node of mainLine(tree)) {
    const moves = node.children.map((child) => readTreeMove(child, geometry)).filter((move) => !!move);
    if (moves.length > 0) return moves;
  }
  return [];
}

/** Without recursion, since a file may nest as deep as it likes. */
function findRight(tree: SgfNode): Set<SgfNode> {
  const parents = new Map<SgfNode, SgfNode>();
  const right = new Set<SgfNode>();
  const nodes = [tree];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    for (const child of node.children) {
      parents.set(child, node);
      nodes.push(child);
    }
    if (!/\bRIGHT\b/.test(findValue(node, 'C') ?? '')) continue;
    for (let at: SgfNode | undefined = node; at && !right.has(at); at = parents.get(at)) right.add(at);
  }
  return right;
}
