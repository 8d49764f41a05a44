import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findValue, parseSgf, readSgfFile, type SgfNode } from '../../src/engine/sgf.ts';
import { type CheckReport, checkSolution } from '../../src/lifedeath/check-solution.ts';
import { Solver } from '../../src/lifedeath/solver.ts';

const solver = new Solver(16);

function check(text: string): CheckReport {
  const parsed = parseSgf(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return checkSolution(parsed.trees[0]!, solver, { nodes: 1_000_000 });
}

function list({ findings }: CheckReport): string[] {
  return findings.map(({ severity, fault }) => `${severity} ${fault}`);
}

/** White kills by B9, and by nothing else. */
const CORNER = 'AB[ab][bb][cb][db][da]AW[ac][bc][cc][dc][ec][eb][ea]KS[ab][bb][cb][db]VR[aa:ca]SZ[9]PL[W]';

describe('planted faults', () => {
  const file = readSgfFile(fileURLToPath(new URL('../sgf/planted-faults.sgf', import.meta.url)));
  const trees: SgfNode[] = file.ok ? file.trees : [];
  const named = trees.map((tree, i): [string, SgfNode] => [`${i + 1}: ${findValue(tree, 'GC')}`, tree]);

  test.each(named)('%s', (_, tree) => {
    const fault = findValue(tree, 'GC')!;
    const report = checkSolution(tree, solver, { nodes: 1_000_000 });
    const isFault = fault !== 'ok' && fault !== 'unmarked';
    expect(report.status).toBe(isFault ? 'wrong' : fault);
    expect(list(report)).toEqual(isFault ? [`wrong ${fault}`] : []);
  });

  test('there are some of every kind', () => {
    expect(new Set(named.map(([, tree]) => findValue(tree, 'GC')))).toEqual(
      new Set([
        'ok',
        'unmarked',
        ...['illegal', 'illegal-move', 'wrong-answer', 'second-solution'],
        ...['not-wrong', 'no-refutation', 'ko', 'text'],
      ]),
    );
  });
});

describe('how a solution is marked', () => {
  test('by the word RIGHT: what does not lead to it is wrong', () => {
    expect(check(`(;${CORNER}(;W[aa];B[ba])(;W[ba];B[aa];W[ca]C[RIGHT]))`)).toMatchObject({
      status: 'ok',
      best: ['B9'],
      marked: ['B9'],
    });
    expect(list(check(`(;${CORNER}(;W[ba];B[aa])(;W[aa];B[ca]C[RIGHT]))`))).toEqual([
      'wrong not-wrong',
      'wrong wrong-answer',
    ]);
    // The word has to be in capitals, and whole.
    expect(check(`(;${CORNER}(;W[aa]C[right BRIGHT])(;W[ba]C[RIGHT]))`).marked).toEqual(['B9']);
  });

  test('by TE and BM; a move without either is not judged', () => {
    expect(check(`(;${CORNER}(;W[aa];B[ba])(;W[ba]TE[1]))`)).toMatchObject({ status: 'ok', marked: ['B9'] });
    expect(check(`(;${CORNER}(;W[aa]BM[1];B[ba])(;W[ba]))`)).toMatchObject({ status: 'ok', marked: ['B9'] });
    expect(list(check(`(;${CORNER}(;W[aa]BM[1];B[ba])(;W[ca]BM[1];B[ba]))`))).toEqual(['wrong wrong-answer']);
  });

  test('else by the first branch', () => {
    expect(check(`(;${CORNER}(;W[ba];B[aa])(;W[aa];B[ba]))`)).toMatchObject({ status: 'ok', marked: ['B9'] });
    expect(list(check(`(;${CORNER}(;W[aa];B[ba])(;W[ba];B[aa]))`))).toEqual(['wrong wrong-answer']);
  });

  test('the set-up may take several nodes', () => {
    expect(check(`(;SZ[9];${CORNER};C[Where?](;W[ba]TE[1])(;W[aa]BM[1]))`)).toMatchObject({
      status: 'ok',
      marked: ['B9'],
    });
  });
});

describe('what is not wrong', () => {
  test('two right first moves, if both are marked', () => {
    const both = 'SZ[9]PL[W]AB[bb][cb][db][ac][bc]AW[ea][eb][cc][dc][ec][ad][bd][cd]KS[bb]VR[aa:da][ab]';
    const report = check(`(;${both}(;W[aa]TE[1])(;W[da]TE[1])(;W[ba]BM[1]))`);
    expect(report).toMatchObject({ status: 'ok', best: ['A9', 'D9'], marked: ['A9', 'D9'] });
    expect(report.notes).toContain('2 first moves are right, and marked so');
  });

  test('a pass where no move is needed, and no answer where there is none', () => {
    const alive = 'SZ[9]AB[ab][bb][cb][db][da][ba]AW[ac][bc][cc][dc][ec][eb][ea]KS[ab]VR[aa:ca]';
    expect(check(`(;${alive}PL[B](;B[]TE[1])(;B[aa]BM[1]))`).status).toBe('ok');
    expect(list(check(`(;${alive}PL[B];B[aa])`))).toContain('wrong wrong-answer');
    const four = 'SZ[9]PL[W]AB[ab][bb][cb][db][eb][ea]AW[ac][bc][cc][dc][ec][fc][fb][fa]KS[ab]VR[aa:da]';
    expect(check(`(;${four}(;W[ba]BM[1];B[ca])(;W[ca]BM[1];B[ba]))`).status).toBe('ok');
  });

  test('a ko that is retaken, a move elsewhere, moves of one side in a row', () => {
    const ko = 'SZ[9]PL[W]AB[ac][bc][bb][cb][db][da]AW[ad][bd][cd][cc][dc][ec][eb][ea]KS[ac]VR[aa:ca][ab]';
    expect(list(check(`(;${ko};W[ba]TE[1];B[aa];W[ab];B[aa];W[ab])`))).toEqual([]);
    expect(list(check(`(;${CORNER};W[ba]TE[1];B[hh];W[gg];B[hh])`))).toEqual([]);
    expect(list(check(`(;${CORNER};W[ba]TE[1];W[aa];W[ca])`))).toEqual([]);
  });

  test('nodes without a move, and positions set up in mid-tree', () => {
    expect(list(check(`(;${CORNER};W[ba]TE[1];C[So it is.];B[ba])`))).toEqual([]);
    expect(list(check(`(;${CORNER};W[ba]TE[1];AE[ba]AB[ba];W[ba])`))).toEqual([]);
  });
});

describe('limits', () => {
  test('what was not decided is not called wrong', () => {
    const parsed = parseSgf(`(;${CORNER}(;W[aa]TE[1]))`);
    const report = checkSolution(parsed.ok ? parsed.trees[0]! : (undefined as never), solver, {
      stopped: () => true,
    });
    expect(report).toMatchObject({ status: 'undecided', findings: [], best: [] });
  });

  test('a problem that had to be found is doubted at most, unless it is illegal', () => {
    const found = CORNER.replace(/KS.*?VR\[aa:ca\]/, '');
    const report = check(`(;${found}(;W[aa]TE[1]))`);
    expect(report).toMatchObject({ status: 'doubtful', best: ['B9'] });
    expect(list(report)).toEqual(['doubt wrong-answer']);
    expect(report.notes[0]).toMatch(/^keystones and region found on the board/);
    expect(check(`(;${found}(;W[ba]TE[1]))`).status).toBe('ok');
    expect(list(check(`(;${found}(;W[ba]TE[1];B[ba]))`))).toEqual(['wrong illegal-move']);
    expect(check('(;SZ[9]AB[ee];W[ba])')).toMatchObject({ status: 'undecided', findings: [] });
  });

  test('a line of any length, and a tree of any depth', () => {
    const long = ';B[];W[]'.repeat(4000);
    expect(check(`(;${CORNER};W[ba]TE[1]${long})`)).toMatchObject({ status: 'undecided', findings: [] });
    expect(check(`(;${CORNER};W[ba]${'(;B[];W[]'.repeat(5000)}C[RIGHT]${')'.repeat(5000)})`).marked).toEqual([
      'B9',
    ]);
  });
});
