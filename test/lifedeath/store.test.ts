import { beforeEach, describe, expect, test } from 'vitest';
import { ATTACKER, DEFENDER, type Side } from '../../src/lifedeath/field.ts';
import type { Frame } from '../../src/lifedeath/frame.ts';
import { CAPTURE, type ProofSearch } from '../../src/lifedeath/proof-search.ts';
import { parseProblem } from '../oracle/diagram.ts';
import { Arena } from './arena.ts';

/** What a search has found of a position. */
interface Result {
  readonly bound: number;
  readonly length: number;
  readonly zone: number;
  readonly move: number;
}

/** The inside of the search: that a position is met again below itself with a stronger result is too rare to wait for. */
interface Inside {
  zoned: boolean;
  ply(depth: number): { frame: Frame; net: number; bound: number; length: number; readonly zone: Int32Array };
  identify(ply: unknown): void;
  storeResult(ply: unknown, winner: Side, move: number, work: number): void;
  storeNumbers(ply: unknown, work: number): void;
  /** The state at this depth of the path is the head. */
  headOne: number;
  storeConditional(ply: unknown, winner: Side, work: number): void;
}

/**
 * The bound on threats, the move, the length and the zone of a result belong together: the zone of a weaker result holds for
 * fewer threats than the bound of a stronger one says, and so does its move.
 */
describe.each([
  ['attacker', ATTACKER, 1],
  ['defender', DEFENDER, -1],
] as const)('in the table, of the results of the %s', (_, winner, better) => {
  const strong: Result = { bound: 2 * better, length: 5, zone: 0b0110, move: 1 };
  const weak: Result = { bound: -1 * better, length: 9, zone: 0b1001, move: 2 };
  const other: Result = { bound: 0, length: 3, zone: 0b1111, move: 3 };
  let search: ProofSearch;
  let arena: Arena;

  beforeEach(() => {
    arena = new Arena(parseProblem(DIAGRAM, { toPlay: 1 }));
    search = arena.search;
  });

  test('a weaker one does not touch a stronger one', () => {
    store(strong, winner);
    store(weak, winner);
    for (const net of [-2, -1, 0, 1, 2].map((n) => n * better)) expect(probe(net)).toEqual(known(strong));
    expect(probe(3 * better)).toBeUndefined();
  });

  test('a stronger one replaces a weaker one', () => {
    store(weak, winner);
    expect(probe(-1 * better)).toEqual(known(weak));
    expect(probe(0)).toBeUndefined();
    store(strong, winner);
    for (const net of [-2, -1, 0, 1, 2].map((n) => n * better)) expect(probe(net)).toEqual(known(strong));
  });

  test('the zone is not taken for that of the other side', () => {
    const loser = (3 - winner) as Side;
    store({ ...other, bound: 3 * better }, loser);
    store(strong, winner);
    expect(probe(2 * better)).toEqual(known(strong));
    expect(probe(3 * better)).toMatchObject({ length: other.length, zone: -1 });
    store({ ...other, bound: 3 * better }, loser);
    expect(probe(3 * better)).toMatchObject({ length: other.length, zone: other.zone });
    expect(probe(2 * better)).toMatchObject({ length: strong.length, zone: -1 });
  });

  test('neither numbers nor a conditional result for other threats change it, nor whose zone it is', () => {
    const inside = search as unknown as Inside;
    store(strong, winner);
    inside.ply(0).net = 3 * better;
    inside.storeNumbers(inside.ply(0), 1);
    for (const net of [-2, 0, 2].map((n) => n * better)) expect(probe(net)).toEqual(known(strong));
    expect(probe(3 * better)).toBeUndefined();
    for (const side of [ATTACKER, DEFENDER] as const) {
      inside.ply(0).net = 3 * better;
      inside.headOne = 0;
      inside.storeConditional(inside.ply(0), side, 1);
      expect(probe(2 * better)).toMatchObject({ zone: strong.zone, move: strong.move });
      expect(probe(3 * better)).toBeUndefined();
    }
  });

  const known = ({ length, zone, move }: Result) => ({ length, zone, move });

  function store({ bound, length, zone, move }: Result, side: Side): void {
    const inside = search as unknown as Inside;
    inside.zoned = true;
    const ply = inside.ply(0);
    ply.frame.copy(arena.start());
    inside.identify(ply);
    ply.bound = bound;
    ply.length = length;
    ply.zone.fill(zone);
    inside.storeResult(ply, side, move, 1);
  }

  /** What the table knows for this net number of threats. */
  function probe(net: number): Omit<Result, 'bound'> | undefined {
    const threats = { defenderThreats: Math.max(net, 0), attackerThreats: Math.max(-net, 0) };
    if (search.probe(CAPTURE, arena.start(threats)) === 0) return undefined;
    return { length: search.knownLength, zone: search.knownZone[0]!, move: search.knownMove };
  }
});

const DIAGRAM = `
  . . . # O ,
  # # # # O ,
  O O O O O ,
  , , , , , ,`;
