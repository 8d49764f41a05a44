import { PASS } from '../../src/engine/geometry.ts';
import { ATTACKER, DEFENDER, Field, KEY, type Side } from '../../src/lifedeath/field.ts';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { makeGuide } from '../../src/lifedeath/guide.ts';
import { ProofSearch } from '../../src/lifedeath/proof-search.ts';
import { listMoves } from '../../src/lifedeath/solver.ts';
import { Table } from '../../src/lifedeath/table.ts';
import { describe } from '../oracle/diagram.ts';
import type { Random } from '../oracle/random.ts';
import { EMPTY, KEYSTONE, NO_KO, type OracleProblem, PASS as PASS_INDEX } from '../oracle/rules.ts';
import { States } from '../oracle/states.ts';
import { convert } from './convert.ts';

/** With what a position is put to the referee, where it is not what the frame says. */
export interface Terms {
  readonly toPlay?: Side;
  readonly ko?: number;
  readonly defenderThreats?: number;
  readonly attackerThreats?: number;
}

/**
 * A problem as the search and as the referee see it, so that any position of it can be put to both. The referee keeps
 * what it has enumerated, so that many questions about one problem cost little more than the first.
 */
export class Arena {
  readonly problem: OracleProblem;
  readonly field: Field;
  readonly search: ProofSearch;
  private readonly states: States;

  constructor(problem: OracleProblem) {
    this.problem = problem;
    this.field = new Field(convert(problem));
    this.search = new ProofSearch(this.field, new Table(16), makeGuide(this.field), true);
    this.states = new States(problem, 3_000_000);
  }

  /** The position at the start, labelled. */
  start(terms: Terms = {}): Frame {
    const { koPoint, toPlay, defender, threats } = this.field.problem;
    const [mine, theirs] = defender === 1 ? [threats.black, threats.white] : [threats.white, threats.black];
    const frame = this.search.newFrame();
    const side = terms.toPlay ?? (toPlay === defender ? DEFENDER : ATTACKER);
    const ko = terms.ko ?? (koPoint === PASS ? this.field.size : this.field.cellOf[koPoint]!);
    frame.reset(side, ko, terms.defenderThreats ?? mine, terms.attackerThreats ?? theirs);
    frame.label();
    return frame;
  }

  /** The positions of a random game, labelled, the start first; none without keystones. */
  walk(random: Random, start = this.start(), most = 12): Frame[] {
    const frames = [start];
    for (let frame = start; frames.length <= most; ) {
      const moves = listMoves(frame);
      if (moves.length === 0) break;
      const next = this.search.newFrame();
      next.make(frame, random.pick(moves));
      if (next.keystones === 0) break;
      next.label();
      frames.push(next);
      frame = next;
    }
    return frames;
  }

  /** Positions that can be reached, labelled, the nearest first, as many as asked for; none without keystones. */
  reach(start: Frame, most: number): Frame[] {
    const frames = [start];
    const seen = new Set([identify(start)]);
    for (const frame of frames) {
      for (const move of listMoves(frame)) {
        if (frames.length >= most) return frames;
        const next = this.search.newFrame();
        next.make(frame, move);
        if (next.keystones === 0 || seen.has(identify(next))) continue;
        seen.add(identify(next));
        next.label();
        frames.push(next);
      }
    }
    return frames;
  }

  /**
   * A copy of a position with other contents on some cells, labelled, without a ban; undefined where this gives no
   * position: a chain without liberty, or no keystone left.
   */
  scramble(frame: Frame, random: Random, mayChange: (cell: number) => boolean): Frame | undefined {
    const copy = this.search.newFrame();
    copy.copy(frame);
    copy.ko = this.field.size;
    const empties = random.real();
    for (let cell = 0; cell < this.field.size; cell++) {
      if (!mayChange(cell)) continue;
      const stone = random.chance(0.5) ? ATTACKER : DEFENDER;
      const isKey = stone === DEFENDER && this.field.start[cell]! & KEY && random.chance(0.7);
      copy.cells[cell] = random.chance(empties) ? 0 : isKey ? DEFENDER | KEY : stone;
    }
    copy.label();
    copy.keystones = copy.cells.filter((content) => content === (DEFENDER | KEY)).length;
    if (copy.keystones === 0) return undefined;
    for (let chain = 0; chain < copy.chains; chain++) {
      if (copy.liberties[chain] === 0 && !copy.immortal[chain]) return undefined;
    }
    return copy;
  }

  /** The referee's word on a position. */
  attackerWins(frame: Frame, terms: Terms = {}): boolean {
    const wins = this.askReferee(frame, terms);
    if (wins === undefined) throw new Error(`too large for the referee:\n${describe(this.problem)}`);
    return wins;
  }

  /** The referee's word; undefined where there are too many states for it. */
  askReferee(frame: Frame, terms: Terms = {}): boolean | undefined {
    const ko = terms.ko ?? frame.ko;
    return this.states.attackerWins({
      cells: this.cellsOf(frame),
      defenderToPlay: (terms.toPlay ?? frame.toPlay) === DEFENDER,
      koPoint: ko === this.field.size ? NO_KO : this.indexOf(ko),
      defenderThreats: terms.defenderThreats ?? frame.defenderThreats,
      attackerThreats: terms.attackerThreats ?? frame.attackerThreats,
    });
  }

  /** For messages of failing tests. */
  describe(frame: Frame): string {
    return describe(this.pose(frame));
  }

  /** The position as a problem of its own. */
  pose(frame: Frame): OracleProblem {
    const { problem, field } = this;
    const { defender, attacker } = field.problem;
    const { defenderThreats, attackerThreats } = frame;
    const cells = this.cellsOf(frame);
    const indices = [...cells.keys()];
    return {
      ...problem,
      stones: indices.map((index) => (cells[index] === KEYSTONE ? defender : cells[index]!)),
      keystones: indices.filter((index) => cells[index] === KEYSTONE),
      region: indices.filter((index) => problem.stones[index] !== EMPTY || problem.region.includes(index)),
      toPlay: frame.toPlay === DEFENDER ? defender : attacker,
      koPoint: frame.ko === field.size ? NO_KO : this.indexOf(frame.ko),
      threats: defender === 1 ? [defenderThreats, attackerThreats] : [attackerThreats, defenderThreats],
    };
  }

  private cellsOf(frame: Frame): Uint8Array {
    const { defender, attacker } = this.field.problem;
    const cells = this.states.rules.startingCells();
    for (let cell = 0; cell < this.field.size; cell++) {
      const content = frame.cells[cell]!;
      const color = content === ATTACKER ? attacker : content & KEY ? KEYSTONE : defender;
      cells[this.indexOf(cell)] = content === 0 ? EMPTY : color;
    }
    return cells;
  }

  /** The referee's number of a cell; a pass is a move too. */
  indexOf(cell: number): number {
    if (cell === this.field.size) return PASS_INDEX;
    const { geometry } = this.field.problem;
    const point = this.field.points[cell]!;
    return geometry.y(point) * geometry.width + geometry.x(point);
  }
}

function identify(frame: Frame): string {
  const { cells, toPlay, ko, defenderThreats, attackerThreats } = frame;
  return `${cells.join('')} ${toPlay} ${ko} ${defenderThreats} ${attackerThreats}`;
}
