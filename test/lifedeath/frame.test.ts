import { describe, expect, test } from 'vitest';
import { Board } from '../../src/engine/board.ts';
import { type Color, EMPTY, opponent } from '../../src/engine/color.ts';
import { Geometry, makeVertex, PASS } from '../../src/engine/geometry.ts';
import { ATTACKER, DEFENDER, Field, KEY, SIDE, type Side } from '../../src/lifedeath/field.ts';
import { Frame } from '../../src/lifedeath/frame.ts';
import { Keys, stoneKey } from '../../src/lifedeath/keys.ts';
import { makeProblem, type Problem } from '../../src/lifedeath/problem.ts';
import { Random, randomProblem } from '../oracle/random.ts';
import { convert } from './convert.ts';

/** Made once: drawing them costs more than playing on them. */
const problems = Array.from({ length: 60 }, (_, seed) => convert(randomProblem(seed)));

/** The same game on the search's frames and on the ordinary board, compared after every move. */
class Match {
  readonly field: Field;
  readonly keys: Keys;
  readonly board: Board;
  frame: Frame;
  private next: Frame;
  private readonly found: Int16Array;
  private readonly problem: Problem;

  constructor(problem: Problem, toPlay: Side, threats: number) {
    this.problem = problem;
    this.found = new Int16Array(problem.geometry.points.length);
    this.field = new Field(problem);
    this.keys = new Keys(this.field);
    this.board = new Board(problem.geometry);
    this.board.setStones({ geometry: problem.geometry, colorAt: (point) => problem.colors[point]! });
    this.frame = new Frame(this.field, this.keys);
    this.next = new Frame(this.field, this.keys);
    this.frame.reset(toPlay, this.field.size, threats, threats);
    this.frame.label();
  }

  get toPlay(): Color {
    return this.colorOf(this.frame.toPlay);
  }

  colorOf(content: number): Color {
    return (content & SIDE) === DEFENDER ? this.problem.defender : this.problem.attacker;
  }

  /** The legal cells by the frame, with those that need a threat. */
  listLegal(): number[] {
    const { frame, field } = this;
    const threats = frame.toPlay === DEFENDER ? frame.defenderThreats : frame.attackerThreats;
    const isLegal = (cell: number) =>
      frame.cells[cell] === 0 && frame.consider(cell) && (cell !== frame.ko || threats > 0);
    return [...Array(field.size).keys()].filter(isLegal);
  }

  /** Plays on both; the cell `field.size` is a pass. A threat and its answer elsewhere are two passes on the board. */
  play(cell: number): void {
    const { frame, next, board } = this;
    const color = this.toPlay;
    if (cell === frame.ko) {
      board.play(color, PASS);
      board.play(opponent(color), PASS);
    }
    const before = board.captures(color);
    frame.capturedStones = 0;
    next.make(frame, cell);
    expect(board.play(color, cell === this.field.size ? PASS : this.field.points[cell]!)).toBe(true);
    if (cell !== this.field.size) expect(frame.capturedStones).toBe(board.captures(color) - before);
    this.frame = next;
    this.next = frame;
    this.frame.label();
  }

  /** Everything that both boards know of the position must agree. */
  check(): void {
    const { frame, board, field, problem } = this;
    field.points.forEach((point, cell) => {
      const content = frame.cells[cell]!;
      const color = content === 0 ? EMPTY : this.colorOf(content);
      if (board.colorAt(point) !== color) this.fail(`colour of ${makeVertex(point, problem.geometry)}`);
      if (content !== 0) this.checkChain(point, cell);
      else if (frame.consider(cell) !== this.isLegal(point))
        this.fail(`legality of ${makeVertex(point, problem.geometry)}`);
    });
    const ko = frame.ko === field.size ? PASS : field.points[frame.ko]!;
    if (ko !== board.bannedPoint(this.toPlay)) this.fail('ko');
    const keystones = [...frame.cells].filter((content) => content === (DEFENDER | KEY)).length;
    if (frame.keystones !== keystones) this.fail('keystones');
    this.checkKey();
  }

  /** Legal on the ordinary board, a ban left aside. */
  private isLegal(point: number): boolean {
    const { board } = this;
    if (board.bannedPoint(this.toPlay) === point) return true;
    return board.isLegal(this.toPlay, point);
  }

  private checkChain(point: number, cell: number): void {
    const { frame, board, field } = this;
    const chain = frame.chainOf[cell]!;
    const first = field.points[frame.first[chain]!]!;
    if (this.colorOf(frame.side[chain]!) !== board.colorAt(point)) this.fail('side of a chain');
    if (board.chainHead(point) !== board.chainHead(first)) this.fail('stones of a chain');
    if (point !== first) return;
    const liberties = this.found.subarray(0, board.findLiberties(point, this.found));
    const inside = liberties.filter((liberty) => field.cellOf[liberty]! >= 0);
    const isImmortal = inside.length < liberties.length;
    if ((frame.immortal[chain] === 1) !== isImmortal) this.fail('permanent liberties');
    // On the ordinary board an immortal chain may go on beyond the cells, so the rest is not the same.
    if (isImmortal) return;
    if (frame.stones[chain] !== board.chainSize(point)) this.fail('stones of a chain');
    if (frame.liberties[chain] !== inside.length) this.fail('liberties');
    if (inside.length === 1 && field.points[frame.liberty[chain]!] !== inside[0]) this.fail('last liberty');
  }

  private checkKey(): void {
    const { frame, field, keys } = this;
    let lo = keys.fixedLo;
    let hi = keys.fixedHi;
    for (let cell = 0; cell < field.size; cell++) {
      if (frame.cells[cell] === 0) continue;
      lo ^= keys.stoneLo[stoneKey(cell, frame.cells[cell]!)]!;
      hi ^= keys.stoneHi[stoneKey(cell, frame.cells[cell]!)]!;
    }
    if (frame.stonesLo !== lo || frame.stonesHi !== hi) this.fail('key');
  }

  private fail(what: string): never {
    const { geometry } = this.problem;
    const rows = [...geometry.points].map((point) => '.XO'[this.board.colorAt(point)]!).join('');
    throw new Error(`${what}\n${rows.replace(new RegExp(`.{${geometry.width}}`, 'g'), '$&\n')}`);
  }
}

function playRandomly(
  match: Match,
  random: Random,
  moves: number,
  seen: (match: Match) => void = () => {},
): void {
  match.check();
  for (let i = 0; i < moves; i++) {
    const legal = match.listLegal();
    match.play(legal.length === 0 || random.chance(0.05) ? match.field.size : random.pick(legal));
    match.check();
    seen(match);
  }
}

/** A whole board as the region, with one stone of each colour. */
function openBoard(width: number, height: number): Problem {
  const geometry = Geometry.of(width, height);
  const stones = new Map([
    [geometry.at(0, 0), 1],
    [geometry.at(width - 1, height - 1), 2],
  ]);
  const colorAt = (point: number) => stones.get(point) ?? EMPTY;
  const result = makeProblem({
    geometry,
    colorAt,
    keystones: [geometry.at(0, 0)],
    region: [...geometry.points],
    toPlay: 1,
  });
  if (!result.ok) throw new Error(result.reasons.join(', '));
  return result.problem;
}

describe('the frame against the ordinary board, move by move', () => {
  test('in the regions of random problems', () => {
    let kos = 0;
    let captures = 0;
    for (const [seed, problem] of problems.entries()) {
      const random = new Random(seed);
      for (const toPlay of [DEFENDER, ATTACKER, DEFENDER, ATTACKER] as const) {
        const match = new Match(problem, toPlay, random.between(0, 2));
        playRandomly(match, random, 30, ({ frame, field, board }) => {
          if (frame.ko !== field.size) kos++;
          if (board.captures(1) + board.captures(2) > 0) captures++;
        });
      }
    }
    expect(kos).toBeGreaterThan(50);
    expect(captures).toBeGreaterThan(1000);
  });

  for (const [width, height] of [
    [2, 2],
    [5, 4],
    [9, 9],
    [13, 13],
    [19, 19],
  ] as const) {
    test(`on an open board of ${width}x${height}`, () => {
      for (let seed = 1; seed <= 3; seed++) {
        const match = new Match(openBoard(width, height), DEFENDER, 3);
        playRandomly(match, new Random(seed), 2 * width * height);
      }
    });
  }
});

describe('keys', () => {
  test('are one for a position however it came about, and no two positions share one', () => {
    let transpositions = 0;
    for (const [seed, problem] of problems.entries()) {
      const random = new Random(seed);
      const positions = new Map<string, string>();
      const keys = new Map<string, string>();
      for (let game = 0; game < 20; game++) {
        const match = new Match(problem, random.pick([DEFENDER, ATTACKER] as const), 1);
        playRandomly(match, random, 12, ({ frame }) => {
          const position = frame.cells.join('');
          const key = `${frame.stonesLo} ${frame.stonesHi}`;
          if (positions.has(position)) transpositions++;
          expect(positions.get(position) ?? key).toBe(key);
          expect(keys.get(key) ?? position).toBe(position);
          positions.set(position, key);
          keys.set(key, position);
        });
      }
    }
    expect(transpositions).toBeGreaterThan(1000);
  });

  test('are told before the move is made', () => {
    for (const [seed, problem] of problems.entries()) {
      const random = new Random(seed);
      const match = new Match(problem, ATTACKER, 1);
      const child = new Frame(match.field, match.keys);
      for (let i = 0; i < 20; i++) {
        const legal = match.listLegal();
        for (const cell of legal) {
          match.frame.consider(cell);
          const { afterLo, afterHi, afterKo } = match.frame;
          child.make(match.frame, cell);
          const isSame = child.stonesLo === afterLo && child.stonesHi === afterHi && child.ko === afterKo;
          expect(isSame).toBe(true);
        }
        match.play(legal.length === 0 ? match.field.size : random.pick(legal));
      }
    }
  });

  test('stay the same when the field is cut out anew after a move', () => {
    let compared = 0;
    for (const [seed, problem] of problems.entries()) {
      const random = new Random(seed);
      const match = new Match(problem, DEFENDER, 0);
      playRandomly(match, random, 6, ({ frame, board, field }) => {
        const { geometry } = problem;
        // What was playable stays so, whatever has been captured since.
        const region = geometry.points.filter(
          (point) => problem.colors[point] !== EMPTY || problem.region.includes(point),
        );
        const keystones = field.points.filter((_, cell) => frame.cells[cell]! === (DEFENDER | KEY));
        const made = makeProblem({
          geometry,
          colorAt: (p) => board.colorAt(p),
          keystones,
          region: [...region],
          toPlay: 1,
        });
        if (!made.ok) return;
        const cut = new Field(made.problem);
        if (cut.escaped) return;
        const anew = new Frame(cut, new Keys(cut));
        anew.reset(DEFENDER, cut.size, 0, 0);
        expect([anew.stonesLo, anew.stonesHi]).toEqual([frame.stonesLo, frame.stonesHi]);
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(100);
  });
});
