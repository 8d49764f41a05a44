import type { Step } from './plain-rules.ts';
import type { Problem } from './problem.ts';
import type { Line, Replay } from './replay.ts';

/**
 * Replays proofs that the attacker captures all keystones. It follows the strategy while the defender tries every move and the
 * pass. Then what is proved spreads backwards from the captures: a state of the attacker's is proved when the state after its move
 * is, one of the defender's when all the states after its moves are. So every line of play ends, with the capture.
 *
 * A strategy whose moves all keep the win can still run in circles with them. States that are not proved for that reason
 * are given other moves, which the strategy has no answer to for the defender; `detours` counts them. Whatever is proved in
 * the end is proved by moves that are on the board here.
 */
export class CaptureProof {
  /** States in which the strategy's move led in a circle and others had to be looked at. */
  detours = 0;
  private readonly replay: Replay;
  private readonly nodes = new Map<string, Node>();
  /** Nodes whose moves have not been looked at. */
  private queue: { node: Node; state: Problem }[] = [];

  constructor(replay: Replay) {
    this.replay = replay;
  }

  /** False if there is a hole, or a limit came first. The line leads to the state. */
  check(state: Problem, line: Line): boolean {
    if (state.keystones.length === 0) return true;
    const root = this.enter(state, line);
    if (!this.expandAll()) return false;
    while (!root.proved) {
      const circle = this.findCircle(root);
      if (!this.detour(circle.nodes) && !this.detour(this.findUnproved(root))) {
        if (!this.replay.isStopped())
          this.replay.fail(circle.line, 'the position has come up before: the attacker runs in circles');
        return false;
      }
      if (!this.expandAll()) return false;
    }
    return true;
  }

  /** The node of a state, a new one if it has not come up before. */
  private enter(state: Problem, line: Line): Node {
    const key = this.replay.rules.makeKey(state);
    let node = this.nodes.get(key);
    if (!node) {
      const attacks = state.toPlay === state.attacker;
      node = { key, line, attacks, children: [], parents: [], open: 0, proved: false, others: undefined };
      this.nodes.set(key, node);
      this.queue.push({ node, state });
    }
    return node;
  }

  private expandAll(): boolean {
    const { replay } = this;
    // The queue grows while it is worked off, level by level, so that the moves which lead to a hole are few.
    for (let i = 0; i < this.queue.length; i++) {
      const { node, state } = this.queue[i]!;
      if (!replay.count()) return false;
      const steps = node.attacks ? replay.follow(state, node.line) : replay.rules.successors(state);
      if (!steps) return false;
      this.connect(node, steps);
    }
    this.queue = [];
    return true;
  }

  private connect(node: Node, steps: readonly Step[]): void {
    for (const { move, after } of steps) {
      if (after.keystones.length === 0) {
        // Only the attacker captures keystones, so this settles the node.
        this.prove(node);
        return;
      }
      const child = this.enter(after, { move, before: node.line });
      node.children.push({ move, node: child });
      child.parents.push(node);
      if (!child.proved) node.open++;
      else if (node.attacks) this.prove(node);
    }
    if (!node.attacks && node.open === 0) this.prove(node);
  }

  /** Spreads what is proved to the nodes that it proves. */
  private prove(start: Node): void {
    const fresh = [start];
    for (const node of fresh) {
      if (node.proved) continue;
      node.proved = true;
      for (const parent of node.parents) {
        parent.open--;
        if (parent.attacks || parent.open === 0) fresh.push(parent);
      }
    }
  }

  /** What is not proved, with a line that leads round in it. */
  private findCircle(root: Node): { nodes: Node[]; line: Line } {
    const path: Node[] = [];
    let { line } = root;
    let node = root;
    while (!path.includes(node)) {
      path.push(node);
      const child = node.children.find((step) => !step.node.proved)!;
      line = { move: child.move, before: line };
      node = child.node;
    }
    return { nodes: path.slice(path.indexOf(node)), line };
  }

  private findUnproved(root: Node): Node[] {
    const found = new Set([root]);
    for (const node of found)
      for (const child of node.children) if (!child.node.proved) found.add(child.node);
    return [...found];
  }

  /** Gives one more move to one of the attacker's nodes; false if there is none to give. The last nodes come first. */
  private detour(nodes: readonly Node[]): boolean {
    for (const node of nodes.toReversed()) {
      if (!node.attacks) continue;
      node.others ??= this.findOthers(node);
      const step = node.others.pop();
      if (!step) continue;
      this.detours++;
      this.connect(node, [step]);
      return true;
    }
    return false;
  }

  /** The attacker's other moves to which the defender has no answer; a single one if it is known to capture. */
  private findOthers(node: Node): Step[] {
    const { rules, strategy } = this.replay;
    const isKnown = ({ after }: Step) =>
      after.keystones.length === 0 || this.nodes.get(rules.makeKey(after))?.proved;
    const steps = rules
      .successors(rules.parseKey(node.key))
      .filter(({ move }) => node.children.every((child) => child.move !== move));
    const known = steps.find(isKnown);
    return known ? [known] : steps.filter(({ after }) => strategy(after) === undefined);
  }
}

/** A state of a capture proof. */
interface Node {
  readonly key: string;
  /** Moves that lead here from the root. */
  readonly line: Line;
  /** The attacker is to move. */
  readonly attacks: boolean;
  readonly children: { readonly move: number; readonly node: Node }[];
  readonly parents: Node[];
  /** Children that are not proved. */
  open: number;
  proved: boolean;
  /** Moves of the attacker's that have not been tried; undefined if they have not been looked for. */
  others: Step[] | undefined;
}
