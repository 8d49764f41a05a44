/**
 * Checks the solution that an SGF tree gives to its problem: `checkSolution(tree, solver, limits)`.
 *
 * Whatever it calls wrong is shown: the set-up or a move is illegal, or the solver has proved another result. In a problem that had to
 * be found on the board nothing is called wrong but what is illegal; the rest is a doubt, since the author may have meant another
 * group or a wider region. How the marks of a tree and the words of a text are read is told in marked-solution.ts and problem-words.ts.
 */
import { type Color, makeColor } from '../engine/color.ts';
import { makeVertex, PASS } from '../engine/geometry.ts';
import { findValue, parsePointList, type SgfNode } from '../engine/sgf.ts';
import { type MarkedMove, type MarkedSolution, readMarkedSolution, readTreeMove } from './marked-solution.ts';
import { type PosedRecord, poseRecord } from './pose-record.ts';
import type { Problem } from './problem.ts';
import { type ProblemRecord, readProblem, setupNodes } from './problem-sgf.ts';
import { mentionsKo, readClaims, readFate } from './problem-words.ts';
import { describeResult } from './solution-words.ts';
import type { Solver } from './solver.ts';
import { type ResultLimits, StateResults } from './state-results.ts';
import { type Played, TreeWalk } from './tree-walk.ts';
import type { Verdict } from './verdict.ts';

/** What can be wrong with a problem and its solution. */
export type Fault =
  /** The set-up is impossible, or there is no valid problem. */
  | 'illegal'
  /** A move of the tree is impossible. */
  | 'illegal-move'
  /** A move that is marked as right, or on a line that is, does not get the best result. */
  | 'wrong-answer'
  /** A first move that is not marked as right gets the best result, too. */
  | 'second-solution'
  /** A move that is marked as wrong gets the best result. */
  | 'not-wrong'
  /** The answer that the tree gives to a wrong move does not refute it. */
  | 'no-refutation'
  /** Life or death is promised, and it is a ko. */
  | 'ko'
  /** The text says something else than what is so. */
  | 'text';

export interface Finding {
  readonly fault: Fault;
  /** `wrong` is shown to be so, `doubt` is not. */
  readonly severity: 'wrong' | 'doubt';
  readonly text: string;
}

/**
 * `ok`: every question was answered, and nothing is wrong. `undecided`: not every question was answered. `unmarked`: there are no moves in
 * the tree to check.
 */
export type CheckStatus = 'ok' | 'wrong' | 'doubtful' | 'undecided' | 'unmarked';

/** Plain data. */
export interface CheckReport {
  readonly status: CheckStatus;
  readonly name?: string;
  readonly findings: readonly Finding[];
  /** What there is to know beside: what was found or assumed, what the result is. */
  readonly notes: readonly string[];
  /** Of the problem, where there is one; its moves are vertices. */
  readonly verdict?: Pick<Verdict, 'status' | 'threats' | 'proved'>;
  /** The best first moves, and those that the tree calls right, as vertices. */
  readonly best: readonly string[];
  readonly marked: readonly string[];
}

export function checkSolution(tree: SgfNode, solver: Solver, limits: ResultLimits = {}): CheckReport {
  return new Checker(tree, solver, limits).check();
}

/** Nodes of a tree that are looked at: enough for every tree that was made by hand. */
const MOST_NODES = 3000;

class Checker {
  private readonly tree: SgfNode;
  private readonly solver: Solver;
  private readonly limits: ResultLimits;
  private readonly findings: Finding[] = [];
  private readonly notes: string[] = [];
  private isFound = false;
  private isUndecided = false;

  constructor(tree: SgfNode, solver: Solver, limits: ResultLimits) {
    this.tree = tree;
    this.solver = solver;
    this.limits = limits;
  }

  check(): CheckReport {
    const read = readProblem(this.tree);
    if (!read.ok) return this.refuse('illegal', read.reason);
    const { record } = read;
    this.notes.push(...read.notes);
    this.checkStones(record);
    const solution = readMarkedSolution(this.tree, record.game.geometry);
    const { time } = this.limits;
    const posed = poseRecord(record, this.solver, {
      ...this.limits,
      ...(time !== undefined && { time: time / 2 }),
    });
    if (!posed.ok) return this.refusePose(record, posed.reasons, solution);
    return this.checkPosed(posed.posed, solution);
  }

  private refuse(fault: Fault, text: string): CheckReport {
    this.add(fault, text, 'wrong');
    return this.report({});
  }

  /** Where all is told, there is no problem; where it had to be found, nobody knows. */
  private refusePose(
    record: ProblemRecord,
    reasons: readonly string[],
    solution: MarkedSolution | undefined,
  ): CheckReport {
    const isTold = record.keystones.length > 0 && record.region.length > 0;
    if (isTold) return this.refuse('illegal', reasons.join('; '));
    this.notes.push(`no problem was found: ${reasons.join('; ')}`);
    this.isUndecided = solution !== undefined;
    return this.report({ ...record, ...(solution && { solution }) });
  }

  private checkPosed(
    { problem, record, found }: PosedRecord,
    solution: MarkedSolution | undefined,
  ): CheckReport {
    if (found) {
      this.isFound = true;
      this.notes.push(
        `${found.what} found on the board (${found.certainty}): what follows holds in that region`,
      );
    }
    const results = new StateResults(problem, this.solver, this.limits);
    const verdict = results.askAll(results.root);
    const outcome = { ...record, problem, ...(verdict && { verdict }), ...(solution && { solution }) };
    if (!solution) return this.report(outcome);
    if (!verdict) this.isUndecided = true;
    else this.checkText(problem, verdict, record, solution);
    this.checkMoves(new TreeWalk(problem, results, verdict), solution, verdict);
    if (results.exhausted) this.isUndecided = true;
    return this.report(outcome);
  }

  /** Stones that are off the board, or two on one point. */
  private checkStones({ game: { geometry } }: ProblemRecord): void {
    for (const { properties } of setupNodes(this.tree)) {
      const colors = new Map<number, string>();
      for (const name of ['AB', 'AW']) {
        for (const value of properties.get(name) ?? []) {
          const points = parsePointList([value], geometry);
          if (points.length === 0 && value.trim() !== '')
            this.add('illegal', `${name}[${value}] is not on the board`, 'wrong');
          const twice = points.find((point) => colors.has(point) && colors.get(point) !== name);
          if (twice !== undefined)
            this.add('illegal', `stones of both colors at ${makeVertex(twice, geometry)}`, 'wrong');
          for (const point of points) colors.set(point, name);
        }
      }
    }
  }

  /** What the text promises, against what is so. */
  private checkText(
    problem: Problem,
    verdict: Verdict,
    record: ProblemRecord,
    solution: MarkedSolution,
  ): void {
    const text = [record.name, ...setupNodes(this.tree).map((node) => findValue(node, 'C'))].join('\n');
    const claims = readClaims(text);
    const { toPlay, defender } = problem;
    if (claims.toPlay !== undefined && claims.toPlay !== toPlay) {
      this.add(
        'text',
        `the text says ${makeColor(claims.toPlay)} to play, and it is ${makeColor(toPlay)}'s turn`,
      );
      return;
    }
    const aim = toPlay === defender ? 'live' : 'kill';
    if (claims.aim && claims.aim !== aim)
      this.add(
        'text',
        `the text says ${makeColor(toPlay)} is to ${claims.aim}, and the question is whether it can ${aim}`,
      );
    const toldKo = claims.ko || [...solution.right].some((node) => mentionsKo(findValue(node, 'C') ?? ''));
    if (claims.aim === aim && verdict.status === 'ko' && !toldKo)
      this.add(
        'ko',
        `the text says ${makeColor(toPlay)} can ${aim}, but it is a ko. ${describeResult(verdict, defender)}`,
      );
  }

  private checkMoves(walk: TreeWalk, solution: MarkedSolution, verdict: Verdict | undefined): void {
    const { geometry } = walk.problem;
    for (const first of solution.firstMoves) this.checkFirst(first, walk);
    this.checkTree(walk, solution);
    if (!verdict) return;
    if (!verdict.movesComplete) {
      this.isUndecided = true;
      return;
    }
    const told = solution.firstMoves.filter(({ mark }) => mark !== undefined).map(({ move }) => move);
    if (walk.best.includes(PASS)) {
      if (!told.includes(PASS)) this.add('second-solution', 'no move is needed: a pass gets the same result');
      return;
    }
    const others = walk.best.filter((move) => !told.includes(move)).map((move) => makeVertex(move, geometry));
    const right = solution.firstMoves.filter(({ mark }) => mark === 'right').length;
    if (right > 1 && others.length === 0) this.notes.push(`${right} first moves are marked as right`);
    if (others.length > 0)
      this.add('second-solution', `${others.join(', ')} gets the best result, and is not marked as right`);
  }

  /** A first move and its mark. */
  private checkFirst({ color, move, mark }: MarkedMove, walk: TreeWalk): void {
    const { toPlay, geometry } = walk.problem;
    if (color !== toPlay) {
      this.add(
        'wrong-answer',
        `the first move is ${makeColor(color)}'s, and it is ${makeColor(toPlay)}'s turn`,
      );
      return;
    }
    const after = move === undefined ? undefined : walk.step(walk.start, color, move);
    const isBest = after && (walk.isLost ? false : walk.holds(after));
    if (!after || isBest === undefined) return;
    const name = `${makeVertex(move!, geometry)}${walk.isOutside(move!) ? ', outside the region,' : ''}`;
    if (mark === 'right' && !isBest)
      this.add(
        'wrong-answer',
        `${name} is marked as right. After it: ${walk.describe(after)} ${walk.describeBest()}`,
      );
    if (mark === 'wrong' && isBest)
      this.add('not-wrong', `${name} is marked as wrong, but gets the best result. ${walk.describe(after)}`);
  }

  /** All other nodes: moves must be possible, right lines keep the result, refutations refute, the last words are true. */
  private checkTree(walk: TreeWalk, { firstMoves, right, sign }: MarkedSolution): void {
    const { geometry } = walk.problem;
    const open: Place[] = firstMoves
      .map(({ node, mark }) => ({ node, state: walk.start, line: [], mark, isMain: true }))
      .reverse();
    let count = 0;
    for (let place = open.pop(); place; place = open.pop()) {
      if (++count > MOST_NODES) {
        this.notes.push(`only ${MOST_NODES} nodes of the tree were looked at`);
        this.isUndecided = true;
        return;
      }
      const { node, state, mark, isMain } = place;
      const played = readTreeMove(node, geometry);
      // Comments of their own, marks, and positions that are set up in mid-tree are no moves to check.
      if (!played || SETUP.some((name) => node.properties.has(name))) continue;
      const { color, move } = played;
      if (move === undefined) {
        this.add('illegal-move', `${walk.makeLine(place.line)}a move is not on the board`, 'wrong');
        continue;
      }
      const line = [...place.line, { color, move }];
      const reason = walk.findObstacle(state, color, move);
      if (reason) {
        this.add('illegal-move', `${walk.makeLine(line)}${reason}`, 'wrong');
        continue;
      }
      const after = walk.step(state, color, move);
      // A ko that is taken back at once needs a threat, which is not on the board.
      if (!after) continue;
      if (place.line.length > 0)
        this.checkLater({ ...place, line, after }, color, walk, sign === 'RIGHT' && right.has(node));
      if (node.children.length === 0) this.checkLastWords(node, after, line, walk);
      node.children.forEach((child, i) => {
        open.push({ node: child, state: after, line, mark, isMain: isMain && i === 0 });
      });
    }
  }

  /** A move after the first: one of the solver's on a right line, or the main answer to a wrong first move. */
  private checkLater(
    place: Place & { after: Problem },
    color: Color,
    walk: TreeWalk,
    isRight: boolean,
  ): void {
    const { node, state, after, line, mark, isMain } = place;
    const { toPlay } = walk.problem;
    const name = walk.makeLine(line);
    const isBefore = walk.holds(state);
    const isAfter = walk.holds(after);
    if (isBefore === undefined || isAfter === undefined) return;
    if (color === toPlay && isBefore && !isAfter && (isRight || node.properties.has('TE')))
      this.add(
        'wrong-answer',
        `${name}this is marked as right. ${walk.describe(after)} ${walk.describeBest()}`,
      );
    if (color === toPlay && isBefore && isAfter && node.properties.has('BM') && !walk.isLost)
      this.add('not-wrong', `${name}this is marked as wrong, but keeps the result. ${walk.describe(after)}`);
    if (color !== toPlay && mark === 'wrong' && isMain && !isBefore && isAfter)
      this.add('no-refutation', `${name}this lets the wrong move work. ${walk.describe(after)}`);
  }

  private checkLastWords(node: SgfNode, after: Problem, line: readonly Played[], walk: TreeWalk): void {
    const text = findValue(node, 'C') ?? '';
    const fate = readFate(text);
    const status = walk.findStatus(after);
    if (fate?.color !== walk.problem.defender || !status) return;
    const told = fate.isAlive ? 'alive' : 'dead';
    const name = walk.makeLine(line);
    if (status === 'ko' && !mentionsKo(text))
      this.add(
        'ko',
        `${name}the comment says ${makeColor(fate.color)} is ${told}, but it is a ko. ${walk.describe(after)}`,
      );
    else if (status !== 'ko' && status !== told)
      this.add(
        'text',
        `${name}the comment says ${makeColor(fate.color)} is ${told}. ${walk.describe(after)}`,
      );
  }

  private add(
    fault: Fault,
    text: string,
    severity: Finding['severity'] = this.isFound ? 'doubt' : 'wrong',
  ): void {
    this.findings.push({ fault, severity, text: text.trim() });
  }

  private report({ problem, verdict, solution, name }: Outcome): CheckReport {
    const isWrong = this.findings.some(({ severity }) => severity === 'wrong');
    const status = isWrong
      ? 'wrong'
      : this.findings.length > 0
        ? 'doubtful'
        : this.isUndecided
          ? 'undecided'
          : solution
            ? 'ok'
            : 'unmarked';
    const vertices = (moves: readonly (number | undefined)[]) =>
      moves.filter((move) => move !== undefined).map((move) => makeVertex(move, problem!.geometry));
    const marked = solution?.firstMoves.filter(({ mark }) => mark === 'right').map(({ move }) => move);
    return {
      status,
      ...(name && { name }),
      findings: this.findings,
      notes: this.notes,
      ...(verdict && {
        verdict: {
          status: verdict.status,
          proved: verdict.proved,
          ...(verdict.threats && { threats: verdict.threats }),
        },
      }),
      best: problem && verdict ? vertices(verdict.moves) : [],
      marked: problem && marked ? vertices(marked) : [],
    };
  }
}

interface Outcome {
  readonly problem?: Problem;
  readonly verdict?: Verdict;
  readonly solution?: MarkedSolution;
  readonly name?: string;
}

/** A node that is still to be looked at, and the state before its move. */
interface Place {
  readonly node: SgfNode;
  readonly state: Problem;
  readonly line: readonly Played[];
  /** Of the first move. */
  readonly mark: MarkedMove['mark'];
  /** Each move after the first is the first child of the one before. */
  readonly isMain: boolean;
}

const SETUP = ['AB', 'AW', 'AE', 'PL'];
