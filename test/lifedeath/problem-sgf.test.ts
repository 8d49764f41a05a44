import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLACK, type Color, EMPTY, WHITE } from '../../src/engine/color.ts';
import { Game } from '../../src/engine/game.ts';
import { Geometry, makeVertex, PASS } from '../../src/engine/geometry.ts';
import { makeSgf, parseSgf, type SgfNode } from '../../src/engine/sgf.ts';
import { MAX_THREATS } from '../../src/lifedeath/problem.ts';
import {
  hasProblem,
  makeProblemSgf,
  type ProblemRecord,
  readProblem,
} from '../../src/lifedeath/problem-sgf.ts';

function parse(text: string): SgfNode {
  const result = parseSgf(text);
  if (!result.ok) throw new Error(result.reason);
  return result.trees[0]!;
}

function read(text: string): { record: ProblemRecord; notes: readonly string[] } {
  const result = readProblem(parse(text));
  if (!result.ok) throw new Error(result.reason);
  return result;
}

/** What can be compared of a record. */
function describeRecord({ game, ...record }: ProblemRecord) {
  const stones = [...game.stones()].sort(([a], [b]) => a - b);
  const { toPlay, komi, geometry } = game;
  const sort = (points: readonly number[]) => [...points].sort((a, b) => a - b);
  return {
    ...record,
    keystones: sort(record.keystones),
    region: sort(record.region),
    parameters: [...record.parameters],
    stones,
    toPlay,
    komi,
    geometry,
  };
}

const vertices = (points: readonly number[], { geometry }: Game) =>
  points.map((point) => makeVertex(point, geometry)).join(' ');

const STONES = 'AB[ab][bb][cb][db][da]AW[ac][bc][cc][dc][ec][eb][ea]';

describe('readProblem', () => {
  test('reads what GoLD writes', () => {
    const { record, notes } = read(
      `(;SZ[9]PL[W]${STONES}KS[ab][bb]TR[db]VR[aa:ca]KT[b:1][W:2]SP[depth:6][nodes:1000]GN[Three]RK[20k]C[Kill!])`,
    );
    expect(vertices(record.keystones, record.game)).toBe('A8 B8');
    expect(vertices(record.region, record.game)).toBe('A9 B9 C9');
    expect(record).toMatchObject({
      koPoint: PASS,
      threats: { black: 1, white: 2 },
      name: 'Three',
      rank: '20k',
      text: 'Kill!',
    });
    expect([...record.parameters]).toEqual([
      ['depth', '6'],
      ['nodes', '1000'],
    ]);
    expect(record.game.toPlay).toBe(WHITE);
    expect(notes).toEqual([]);
  });

  test.each([
    ['TR on stones', 'TR[ab][bb][aa]MA[ac]', 'A8 B8', ['keystones from TR']],
    ['else MA on stones', 'TR[aa]MA[ab][ff]', 'A8', ['keystones from MA']],
    [
      'not TR on stones of both colors',
      'TR[ab][ac]MA[bb]',
      'B8',
      ['TR marks stones of both colors: no keystones', 'keystones from MA'],
    ],
    ['none where nothing is marked', 'CR[ab]', '', []],
  ])('takes for keystones %s', (_, marks, keystones, notes) => {
    const result = read(`(;SZ[9]PL[B]${STONES}${marks})`);
    expect(vertices(result.record.keystones, result.record.game)).toBe(keystones);
    expect(result.notes).toEqual(notes);
  });

  test.each([
    ['VR before marks', 'VR[aa:ba]SQ[fa]', 'A9 B9'],
    ['SQ and CR on empty points', 'SQ[aa][ab]CR[ca]', 'A9 C9'],
    ['nothing from marks on stones', 'SQ[ab]', ''],
  ])('takes for the region %s', (_, marks, region) => {
    const { record } = read(`(;SZ[9]PL[B]${STONES}${marks})`);
    expect(vertices(record.region, record.game)).toBe(region);
  });

  test('says so where it assumes the side to move, and takes that of the first move', () => {
    expect(read(`(;SZ[9]${STONES})`).notes).toEqual(['no side to move is given: Black']);
    expect(read(`(;SZ[9]${STONES};W[ba])`).record.game.toPlay).toBe(WHITE);
  });

  test('reads nodes of set-up after the root, but none from the first move on', () => {
    const { record } = read(`(;SZ[9]GN[a];${STONES}KS[ab]PL[W]C[b];W[ba]VR[aa]C[c])`);
    expect(vertices(record.keystones, record.game)).toBe('A8');
    expect(record.region).toEqual([]);
    expect(record).toMatchObject({ name: 'a', text: 'b' });
    expect(record.game.moves).toEqual([]);
  });

  test('reads a ban where there is a ko', () => {
    const ko = 'AB[ba][ab][bc]AW[ca][bb][db][cc]KB[cb]';
    const { record } = read(`(;SZ[9]PL[B]${ko})`);
    expect(makeVertex(record.koPoint, record.game.geometry)).toBe('C8');
    expect(makeSgf([makeProblemSgf(record)])).toContain('KB[cb]');
    expect(readProblem(parse(`(;SZ[9]PL[W]${ko})`)).ok).toBe(false);
  });

  test.each([
    ['KS[aa]', 'KS: A9 is not a stone'],
    ['KS[ab][ac]', 'KS: keystones of two colors'],
    ['KS[zz]', 'KS[zz] is not on the board'],
    ['VR[kk:mm]', 'VR[kk:mm] is not on the board'],
    ['VR[ab:db]', 'VR: no playable point in the region'],
    ['KB[aa][ba]', 'KB: two kos, there can be one at most'],
    ['KB[aa]', 'KB: A9 is not a ko that black could retake'],
    ['KT[b:x]', 'KT[b:x] is not like b:N or w:N with N up to 50'],
    ['KT[b:51]', 'KT[b:51] is not like b:N or w:N with N up to 50'],
    ['KT[3]', 'KT[3] is not like b:N or w:N with N up to 50'],
    ['SP[depth]', 'SP[depth] is not like name:value'],
    ['AB[aa][ba][ca]', 'set-up: the chain at A9 has no liberty'],
  ])('refuses %s', (property, reason) => {
    expect(readProblem(parse(`(;SZ[9]PL[B]${STONES}${property})`))).toEqual({ ok: false, reason });
  });

  test('knows a problem by KS or VR', () => {
    expect(hasProblem(parse('(;SZ[9]KS[aa])'))).toBe(true);
    expect(hasProblem(parse('(;SZ[9];VR[aa];B[aa])'))).toBe(true);
    expect(hasProblem(parse('(;SZ[9]TR[aa];B[aa]KS[aa])'))).toBe(false);
  });
});

describe('makeProblemSgf', () => {
  test('writes what people and other programs can see', () => {
    const { record } = read(`(;SZ[9]PL[W]${STONES}KS[ab][bb]VR[aa:ca]KT[b:1]SP[nodes:9]GN[x]RK[1d]C[y])`);
    const text = makeSgf([makeProblemSgf(record)]);
    for (const part of [
      'PL[W]',
      'KS[ab][bb]',
      'TR[ab][bb]',
      'VR[aa:ca]',
      'KT[b:1][w:0]',
      'SP[nodes:9]',
      'RK[1d]',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('is read back as it was', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((text) => text.trim() === text && !/[\r\t\v\f]/.test(text));
    const records = fc
      .record({
        width: fc.integer({ min: 2, max: 9 }),
        height: fc.integer({ min: 2, max: 9 }),
        colors: fc.array(fc.constantFrom(EMPTY, EMPTY, BLACK, WHITE), { minLength: 81, maxLength: 81 }),
        picks: fc.array(fc.boolean(), { minLength: 81, maxLength: 81 }),
        keystones: fc.constantFrom<Color | 0>(0, BLACK, WHITE),
        toPlay: fc.constantFrom<Color>(BLACK, WHITE),
        black: fc.integer({ min: 0, max: MAX_THREATS }),
        white: fc.integer({ min: 0, max: MAX_THREATS }),
        nodes: fc.option(fc.integer({ min: 0 })),
        name: fc.option(word),
        text: fc.option(word),
      })
      .map((drawn) => {
        const geometry = Geometry.of(drawn.width, drawn.height);
        const game = new Game(geometry);
        const points = [...geometry.points];
        const stones = points
          .map((point, i) => [point, drawn.colors[i]!] as const)
          .filter(([, color]) => color !== EMPTY);
        game.setup(new Map(stones as [number, Color][]), drawn.toPlay);
        game.setToPlay(drawn.toPlay);
        const region = points.filter((_, i) => drawn.picks[i]);
        return {
          game,
          keystones: drawn.keystones ? points.filter((point) => game.colorAt(point) === drawn.keystones) : [],
          region: region.some((point) => game.colorAt(point) === EMPTY) ? region : [],
          koPoint: PASS,
          threats: { black: drawn.black, white: drawn.white },
          parameters: new Map(drawn.nodes === null ? [] : [['nodes', `${drawn.nodes}`]]),
          ...(drawn.name !== null && { name: drawn.name }),
          ...(drawn.text !== null && { text: drawn.text }),
        } satisfies ProblemRecord;
      });
    fc.assert(
      fc.property(records, (record) => {
        const again = readProblem(parse(makeSgf([makeProblemSgf(record)])));
        expect(again.ok && describeRecord(again.record)).toEqual(describeRecord(record));
      }),
    );
  });

  const SOLUTION = '(;W[ba]TE[1];B[ca]C[RIGHT])(;W[aa]BM[1];B[ba])';

  test('keeps what its source says beside it, and the solution of the same position', () => {
    const source = parse(
      `(;SZ[9]PL[W]KM[6,5]AP[Some:1]${STONES}MA[ab][gg]TR[hh]SQ[aa][ba][ca]CR[ii]LB[gg:x]SO[book]XY[a\\]b]C[y]${SOLUTION})`,
    );
    const result = readProblem(source);
    if (!result.ok) throw new Error(result.reason);
    const tree = makeProblemSgf(result.record, source);
    const text = makeSgf([tree]).replaceAll('\n', '');
    for (const part of [
      'KS[ab]',
      'TR[ab][hh]',
      'MA[gg]',
      'SQ[aa][ba][ca]',
      'CR[ii]',
      'VR[aa:ca][ii]',
      'XY[a\\]b]',
    ])
      expect(text).toContain(part);
    expect(text).toContain('SO[book]');
    expect(text).toContain(SOLUTION);
    expect(makeSgf([makeProblemSgf(result.record, tree)])).toBe(makeSgf([tree]));
    const other = makeProblemSgf({ ...result.record, keystones: [], region: [] }, source);
    expect(makeSgf([other])).not.toMatch(/KS|VR|SQ|CR|MA\[ab\]/);
  });

  test('drops the solution of another position', () => {
    const source = parse(`(;SZ[9]PL[W]${STONES}${SOLUTION})`);
    const { record } = read(`(;SZ[9]PL[B]${STONES})`);
    expect(makeProblemSgf(record, source).children).toEqual([]);
  });

  test('puts a set-up of several nodes, or with a move in the root, into one node', () => {
    for (const text of [
      `(;SZ[9]SO[book];${STONES}KS[ab]C[one];PL[W]C[two]AE[ii]${SOLUTION})`,
      `(;SZ[9]SO[book]${STONES}KS[ab]C[one]W[ba];B[ca])`,
    ]) {
      const source = parse(text);
      const result = readProblem(source);
      if (!result.ok) throw new Error(result.reason);
      const tree = makeProblemSgf(result.record, source);
      const again = readProblem(tree);
      if (!again.ok) throw new Error(again.reason);
      expect(describeRecord({ ...again.record, text: '' })).toEqual(
        describeRecord({ ...result.record, text: '' }),
      );
      expect(tree.children[0]!.properties.get('W')).toEqual(['ba']);
      expect(tree.properties.get('SO')).toEqual(['book']);
      expect(tree.properties.get('C')![0]).toMatch(/^one(\ntwo)?$/);
    }
  });
});
