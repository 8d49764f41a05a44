import { type Color, makeColor } from '../engine/color.ts';
import { makeVertex, PASS } from '../engine/geometry.ts';
import { findValue, type SgfNode } from '../engine/sgf.ts';
import type { Findings } from './check-findings.ts';
import { type MarkedMove, type MarkedSolution, readTreeMove } from './marked-solution.ts';
import type { Problem } from './problem.ts';
import { mentionsKo, readFate } from './problem-words.ts';
import type { Played, TreeWalk } from './tree-walk.ts';

/** Nodes of a tree that are looked at: enough for every tree that was made by hand. */
const MOST_NODES = 3000;
/** Positions that are set up in mid-tree are not followed. */
const SETUP = ['AB', 'AW', 'AE', 'PL'];

/** A node to be looked at, and the state before its move. */
interface Place {
  readonly node: SgfNode;
  readonly state: Problem;
  readonly line: readonly Played[];
  /** Of the first move. */
  readonly mark: MarkedMove['mark'];
  /** Each move after the first is the first child of the one before. */
  readonly isMain: boolean;
}

/** The same with its move made. */
interface PlayedPlace extends Place {
  readonly color: Color;
  readonly after: Problem;
}

/** Checks the moves of a tree with their marks and last words. */
export class TreeCheck {
  private readonly walk: TreeWalk;
  private readonly solution: MarkedSolution;
  private readonly findings: Findings;

  constructor(walk: TreeWalk, solution: MarkedSolution, findings: Findings) {
    this.walk = walk;
    this.solution = solution;
    this.findings = findings;
  }

  run(): void {
    const { walk, findings, solution } = this;
    const { toPlay } = walk.problem;
    const stranger = solution.firstMoves.find(({ color }) => color !== toPlay);
    if (stranger) {
      const color = makeColor(stranger.color);
      findings.add('wrong-answer', `the first move is ${color}'s, and it is ${makeColor(toPlay)}'s turn`);
      return;
    }
    for (const first of solution.firstMoves) this.checkFirst(first);
    if (walk.knowsAllBest) this.checkOnly();
    else findings.isUndecided = true;
    this.checkNodes();
  }

  /** A first move and its mark. */
  private checkFirst({ color, move, mark }: MarkedMove): void {
    const { walk, findings } = this;
    const after = move === undefined ? undefined : walk.step(walk.start, color, move);
    const isBest = after && (walk.isLost ? false : walk.holds(after));
    if (!after || isBest === undefined) return;
    const name = `${makeVertex(move!, walk.problem.geometry)}${walk.isOutside(move!) ? ', outside the region,' : ''}`;
    const result = walk.describe(after);
    if (mark === 'right' && !isBest)
      findings.add('wrong-answer', `${name} is marked as right. After it: ${result} ${walk.describeBest()}`);
    if (mark === 'wrong' && isBest)
      findings.add('not-wrong', `${name} is marked as wrong, but gets the best result. ${result}`);
  }

  /** Are all first moves that get the best result marked? */
  private checkOnly(): void {
    const { findings, solution } = this;
    const { best, problem } = this.walk;
    const marked = solution.firstMoves.filter(({ mark }) => mark !== undefined);
    const right = marked.filter(({ mark }) => mark === 'right').map(({ move }) => move);
    const good = best.filter((move) => right.includes(move));
    if (good.length > 1) findings.note(`${good.length} first moves are right, and marked so`);
    if (best.includes(PASS)) {
      if (!good.includes(PASS))
        findings.add('second-solution', 'no move is needed: a pass gets the same result');
      return;
    }
    // What is marked as wrong has been told already.
    const others = best.filter((move) => marked.every((each) => each.move !== move));
    const names = others.map((move) => makeVertex(move, problem.geometry)).join(' and ');
    const text = `${names}, not marked as right, gets the best result`;
    if (others.length > 0 && good.length > 0) findings.add('second-solution', text);
    else if (others.length > 0 && right.length === 0) findings.add('wrong-answer', text);
  }

  /** Every node: moves must be possible, right lines keep the result, refutations refute, the last words are true. */
  private checkNodes(): void {
    const { walk, findings, solution } = this;
    const open: Place[] = solution.firstMoves.map(({ node, mark }) => {
      return { node, state: walk.start, line: [], mark, isMain: true };
    });
    for (let i = 0; i < open.length; i++) {
      if (i === MOST_NODES) {
        findings.note(`only ${MOST_NODES} nodes of the tree were looked at`);
        findings.isUndecided = true;
        return;
      }
      const played = this.play(open[i]!);
      if (!played) continue;
      const { node, after, line, mark, isMain } = played;
      if (line.length > 1) this.checkLater(played);
      if (node.children.length === 0) this.checkLastWords(played);
      // What is played outside the region is not on the board here, so what comes after it cannot be judged.
      if (walk.isOutside(line.at(-1)!.move)) continue;
      for (const child of node.children)
        open.push({ node: child, state: after, line, mark, isMain: isMain && child === node.children[0] });
    }
  }

  /** Makes the move of a node; undefined if it has none that can be made. */
  private play(place: Place): PlayedPlace | undefined {
    const { walk, findings } = this;
    const { node, state } = place;
    const move = readTreeMove(node, walk.problem.geometry);
    if (!move || SETUP.some((name) => node.properties.has(name))) return undefined;
    if (move.move === undefined) {
      findings.addIllegal('illegal-move', `${walk.makeLine(place.line)}a move that is not on the board`);
      return undefined;
    }
    const { color } = move;
    const line = [...place.line, { color, move: move.move }];
    const obstacle = walk.findObstacle(state, color, move.move);
    if (obstacle) findings.addIllegal('illegal-move', `${walk.makeLine(line)}${obstacle}`);
    // There is no state after a ko that is taken back at once, either: it needs a threat, and none is on the board.
    const after = obstacle ? undefined : walk.step(state, color, move.move);
    return after && { ...place, line, color, after };
  }

  /** A move after the first: one on a right line, or the main answer to a wrong first move. */
  private checkLater({ node, state, after, line, mark, isMain, color }: PlayedPlace): void {
    const { walk, findings, solution } = this;
    const isBefore = walk.holds(state);
    const isAfter = walk.holds(after);
    if (isBefore === undefined || isAfter === undefined || walk.isLost) return;
    const isOwn = color === walk.problem.toPlay;
    const isOnRightLine = solution.sign === 'RIGHT' ? solution.right.has(node) : mark === 'right' && isMain;
    const tell = (what: string) => `${walk.makeLine(line)}this ${what}. ${walk.describe(after)}`;
    if (isOwn && isBefore && !isAfter && (isOnRightLine || node.properties.has('TE')))
      findings.add('wrong-answer', `${tell('is marked as right')} ${walk.describeBest()}`);
    if (isOwn && isBefore && isAfter && node.properties.has('BM'))
      findings.add('not-wrong', tell('is marked as wrong, but keeps the result'));
    if (!isOwn && mark === 'wrong' && isMain && !isBefore && isAfter)
      findings.add('no-refutation', tell('lets the wrong move work'));
  }

  /** What is said at the end of a line of the side whose life is in question. */
  private checkLastWords({ node, after, line }: PlayedPlace): void {
    const { walk, findings } = this;
    const text = findValue(node, 'C') ?? '';
    const fate = readFate(text);
    if (!fate || fate.color !== walk.problem.defender) return;
    const status = walk.findStatus(after);
    const told = fate.isAlive ? 'alive' : 'dead';
    const says = `${walk.makeLine(line)}the comment says ${makeColor(fate.color)} is ${told}`;
    if (status === 'ko' && !mentionsKo(text))
      findings.add('ko', `${says}, and it is a ko. ${walk.describe(after)}`);
    else if (status && status !== 'ko' && status !== told)
      findings.add('text', `${says}. ${walk.describe(after)}`);
  }
}
