import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { collect, ENGINE } from './engine.ts';

const directory = mkdtempSync(join(tmpdir(), 'gold-solve-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Black to move lives at A9, and only there. */
const LIVE =
  'FF[4]GM[1]SZ[9]PL[B]AB[ac][bc][bb][cb][db]AW[ea][eb][ec][dc][cc][ad][bd][cd]KS[ac]VR[aa:da][ab]';
/** Far too much for any proof in a lifetime. */
const LARGE = '(;FF[4]GM[1]SZ[9]PL[B]AB[ee][ff]AW[ef][fe]KS[ee]VR[aa:ii])';

const FILES: Record<string, string> = {
  'plain.sgf': `(;${LIVE})`,
  'right.sgf': `(;${LIVE}GN[Right](;B[aa]C[RIGHT])(;B[ab]))`,
  'wrong.sgf': `(;${LIVE}(;B[ba]C[RIGHT]))`,
  'double.sgf': `(;${LIVE}(;B[aa]TE[1])(;B[ba]BM[1]))`,
  'mistaken.sgf': `(;${LIVE}(;B[ba]TE[1])(;B[aa]BM[1]))`,
  'branch.sgf': `(;${LIVE};B[aa];W[ba])`,
  'unmarked.sgf': `(;${LIVE.replace(/KS.*/, '')};B[aa])`,
  'nothing.sgf': '(;FF[4]GM[1]SZ[9])',
  'broken.sgf': 'no tree',
  'large.sgf': LARGE,
  'collection.sgf': `(;${LIVE})(;${LIVE.replace('PL[B]', 'PL[W]')})`,
};
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(directory, name), text);
mkdirSync(join(directory, 'folder/deeper'), { recursive: true });
for (const name of ['folder/b.sgf', 'folder/a.sgf', 'folder/deeper/c.sgf'])
  writeFileSync(join(directory, name), FILES['plain.sgf']!);
writeFileSync(join(directory, 'folder/notes.txt'), 'no problem');

async function solve(...args: string[]) {
  const { stdout, stderr, code } = await collect(
    spawn(process.execPath, [ENGINE, 'solve', ...args], { cwd: directory }),
  );
  const lines = stdout.split('\n').slice(0, -1);
  return { lines, stderr, code };
}

describe('gold-gtp solve', () => {
  test('prints a line for each problem and a summary', async () => {
    const { lines, stderr, code } = await solve('plain.sgf', 'right.sgf', 'branch.sgf', 'double.sgf');
    expect(lines[0]).toMatch(/^plain\.sgf {2}alive {2}A9 {2}\d+ nodes {2}\d+\.\d\d s$/);
    expect(lines[1]).toMatch(/^right\.sgf {2}alive {2}A9 .* {2}answer agrees$/);
    expect(lines[2]).toMatch(/^branch\.sgf {2}alive {2}A9 .* {2}answer agrees$/);
    expect(lines[3]).toMatch(/^double\.sgf {2}alive {2}A9 .* {2}answer agrees$/);
    expect(lines[4]).toMatch(
      /^4 problems, 4 proved, 0 not, 0 errors, answers: 3 agree, 0 differ, \d+\.\d s with \d+ jobs?$/,
    );
    expect(lines).toHaveLength(5);
    // A bar is for terminals.
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test('ends without a word when its reader is gone', async () => {
    const child = spawn(process.execPath, [ENGINE, 'solve', 'plain.sgf', 'right.sgf', 'wrong.sgf'], {
      cwd: directory,
    });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  test.each([
    ['wrong.sgf', /^wrong\.sgf {2}alive {2}A9 .* {2}ANSWER DIFFERS: B9$/],
    ['mistaken.sgf', /ANSWER DIFFERS: B9$/],
    ['nothing.sgf', /^nothing\.sgf {2}error: no valid problem/],
    ['broken.sgf', /^broken\.sgf {2}error: /],
    ['missing.sgf', /^missing\.sgf {2}error: no such file$/],
  ])('fails for %s', async (file, line) => {
    const { lines, code } = await solve('plain.sgf', file);
    expect(lines[1]).toMatch(line);
    expect(code).toBe(1);
  });

  test('fails where a limit comes before a proof', async () => {
    const { lines, code } = await solve('large.sgf', '--nodes', '5000', '--memory', '16');
    expect(lines[0]).toMatch(/^large\.sgf {2}unknown {2}- /);
    expect(lines[1]).toMatch(/^1 problem, 0 proved, 1 not, /);
    expect(code).toBe(1);
    expect((await solve('large.sgf', '--time', '0.2')).code).toBe(1);
  });

  test('finds what is not marked', async () => {
    const { lines, code } = await solve('unmarked.sgf');
    expect(lines[0]).toMatch(
      /^unmarked\.sgf {2}alive {2}A9 .* {2}keystones and region found {2}answer agrees$/,
    );
    expect(code).toBe(0);
  });

  test.each(['1', '3'])('walks folders and collections in order with %s jobs', async (jobs) => {
    const { lines, code } = await solve('folder', 'collection.sgf', '--jobs', jobs);
    expect(lines.slice(0, -1).map((line) => line.split('  ').slice(0, 2).join(' '))).toEqual([
      'folder/a.sgf alive',
      'folder/b.sgf alive',
      'folder/deeper/c.sgf alive',
      'collection.sgf:1 alive',
      'collection.sgf:2 dead',
    ]);
    expect(code).toBe(0);
  });

  test('speaks JSON', async () => {
    const { lines, code } = await solve('right.sgf', 'broken.sgf', 'collection.sgf', '--json');
    const [right, broken, , second, last] = lines.map((line) => JSON.parse(line));
    expect(right).toMatchObject({
      file: 'right.sgf',
      number: 1,
      name: 'Right',
      status: 'alive',
      proved: true,
      to_move: 'black',
      winner: 'defender',
      moves: ['A9'],
      moves_complete: true,
      keystones: ['A7'],
      region: ['A9:D9', 'A8'],
      answer: { moves: ['A9'], agrees: true },
    });
    expect(right.pv[0]).toBe('A9');
    expect(Object.keys(broken)).toEqual(['file', 'number', 'error']);
    expect(second).toMatchObject({ number: 2, status: 'dead', to_move: 'white' });
    expect(last.summary).toMatchObject({ problems: 4, proved: 3, errors: 1, agreeing: 1 });
    expect(code).toBe(1);
  });

  test('says what is known when it is interrupted', async () => {
    const child = spawn(
      process.execPath,
      [ENGINE, 'solve', 'plain.sgf', 'large.sgf', 'plain.sgf', '--time', '0', '--jobs', '1'],
      { cwd: directory },
    );
    const outcome = collect(child);
    let heard = '';
    child.stdout.on('data', (data) => {
      heard += data;
      // The first is solved: the second is under way, or will be in no time.
      if (heard.includes('\n')) setTimeout(() => child.kill('SIGINT'), 200);
    });
    const { stdout, code } = await outcome;
    expect(stdout).toMatch(
      /^plain\.sgf {2}alive .*\nlarge\.sgf {2}unknown .*\n2 problems, 1 proved, 1 not, /,
    );
    expect(code).toBe(1);
  });

  test.each([
    [[], 'a file is missing'],
    [['plain.sgf', '--jobs', '0'], '--jobs'],
    [['plain.sgf', '--time', 'soon'], '--time'],
    [['plain.sgf', '--time', '-1'], '--time'],
    [['plain.sgf', '--quickly'], '--quickly'],
  ])('refuses %j', async (args, reason) => {
    const { stderr, code } = await solve(...args);
    expect(stderr).toContain(reason);
    expect(stderr).toContain('usage: gold-gtp solve');
    expect(code).toBe(2);
  });

  test('explains itself, the exit code included', async () => {
    const { lines, code } = await solve('--help');
    expect(lines.join('\n')).toMatch(/--jobs N.*exit code.*0 {2}every problem was proved/s);
    expect(code).toBe(0);
  });
});
