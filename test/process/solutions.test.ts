import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSgf } from '../../src/engine/sgf.ts';
import { collect, ENGINE } from './engine.ts';

const TRANSCRIPTS = fileURLToPath(new URL('../transcripts/sgf/', import.meta.url));
const PLANTED = fileURLToPath(new URL('../sgf/planted-faults.sgf', import.meta.url));
let directory = '';

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'gold-solutions-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

async function run(...args: string[]) {
  const child = spawn(process.execPath, [ENGINE, ...args], { cwd: directory });
  child.stdin.end();
  return await collect(child);
}

/** A folder with some problems in it. */
function makeFolder(name: string, files: readonly string[]): string {
  const folder = join(directory, name);
  mkdirSync(folder);
  for (const file of files) cpSync(TRANSCRIPTS + file, join(folder, file));
  return folder;
}

describe('gold-gtp tree', () => {
  test('writes one file for all, or one for each into a directory, and they pass the check', async () => {
    const folder = makeFolder('problems', ['corner.sgf', 'corner-ko.sgf', 'seki.sgf']);
    const one = await run('tree', folder, '-o', 'all.sgf');
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(one.stdout).toMatch(
      /corner-ko\.sgf: ko, B9, 10 nodes\n.*corner\.sgf: dead, B9, 5 nodes\n.*seki\.sgf: /,
    );
    const parsed = parseSgf(readFileSync(join(directory, 'all.sgf'), 'utf8'));
    expect(parsed.ok && parsed.trees.length).toBe(3);

    expect(await run('tree', folder, '-o', 'trees/', '--depth', '5', '--width', '1')).toMatchObject({
      code: 0,
    });
    expect(readdirSync(join(directory, 'trees'))).toEqual(['corner-ko.sgf', 'corner.sgf', 'seki.sgf']);
    const checked = await run('check', 'trees', 'all.sgf');
    expect(checked).toMatchObject({ code: 0, stderr: '' });
    expect(checked.stdout).toMatch(/\nproblems 6 ok 6 wrong 0 .* unreadable 0\n$/);
  });

  test('keeps what the file says beside the problem, and finds what it does not say', async () => {
    const text =
      '(;SZ[9]PL[W]GN[a name]XYZ[kept]LB[aa:1]AB[ab][bb][cb][db][da]AW[ac][bc][cc][dc][ec][eb][ea];W[aa])';
    writeFileSync(join(directory, 'found.sgf'), text);
    const { code, stdout } = await run('tree', 'found.sgf', '-o', 'found-tree.sgf');
    expect(code).toBe(0);
    expect(stdout).toMatch(/dead, B9, \d+ nodes, keystones and region found/);
    const written = readFileSync(join(directory, 'found-tree.sgf'), 'utf8');
    for (const property of ['GN[a name]', 'XYZ[kept]', 'LB[aa:1]', 'KS[', 'VR['])
      expect(written).toContain(property);
    expect(written).toMatch(/\(;W\[ba\]TE\[1\]/);
  });

  test('tells what cannot be done, goes on with the rest, and replaces no file unasked', async () => {
    writeFileSync(join(directory, 'bad.sgf'), '(;SZ[9]AB[aa');
    const { code, stdout, stderr } = await run(
      'tree',
      'bad.sgf',
      'none.sgf',
      `${TRANSCRIPTS}corner.sgf`,
      '-o',
      'x.sgf',
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/^bad\.sgf: .*\nnone\.sgf: no such file\n$/);
    expect(stdout).toMatch(/corner\.sgf: dead, B9, 5 nodes\n$/);
    const again = await run('tree', `${TRANSCRIPTS}corner.sgf`, '-o', 'x.sgf');
    expect(again.code).toBe(1);
    expect(again.stderr).toMatch(/it exists/);
    expect(await run('tree', `${TRANSCRIPTS}corner.sgf`, '-o', 'x.sgf', '--overwrite')).toMatchObject({
      code: 0,
    });
  });

  test('says so where nothing is proved within the limits', async () => {
    const { code, stderr } = await run(
      'tree',
      `${TRANSCRIPTS}large.sgf`,
      '-o',
      'large.sgf',
      '--nodes',
      '1000',
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/large\.sgf: the result is not proved within the limits\n$/);
  });
});

describe('gold-gtp check', () => {
  test('finds the planted faults, tells where, and ends with 1', async () => {
    writeFileSync(join(directory, 'broken.sgf'), '(;SZ[9]AB[aa');
    const { code, stdout, stderr } = await run('check', 'broken.sgf', PLANTED);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^broken\.sgf: unreadable: .*line 1.*\n/);
    expect(stdout).toMatch(/planted-faults\.sgf 4: wrong dead A9 D9\n {2}wrong second-solution: D9/);
    expect(stdout).toMatch(/\nproblems 18 ok 2 wrong 15 doubtful 0 undecided 0 unmarked 1 unreadable 1\n$/);
  });

  test('--json', async () => {
    const { code, stdout } = await run('check', '--json', '--nodes', '100000', PLANTED, 'none.sgf');
    const { problems, unreadable, summary } = JSON.parse(stdout);
    expect(code).toBe(1);
    expect(summary).toMatchObject({ problems: 18, ok: 2, wrong: 15, unreadable: 1 });
    expect(unreadable).toEqual([{ file: 'none.sgf', reason: 'no such file' }]);
    expect(problems[3]).toMatchObject({
      file: PLANTED,
      number: 4,
      status: 'wrong',
      verdict: { status: 'dead' },
      best: ['A9', 'D9'],
      marked: ['A9'],
      findings: [{ fault: 'second-solution', severity: 'wrong' }],
    });
  });
});

test.each([
  [['tree'], 'a file is missing'],
  [['tree', 'a.sgf'], 'where to write is missing'],
  [['tree', 'a.sgf', '-o', 'b.sgf', '--depth', '0'], '--depth must be a whole number'],
  [['tree', 'a.sgf', '-o', 'b.sgf', '--time', 'soon'], '--time must be a number'],
  [['check'], 'a file is missing'],
  [['check', 'a.sgf', '--nodes', '-1'], 'nodes'],
  [['check', 'a.sgf', '--nonsense'], 'nonsense'],
])('%j gets a usage line and exit code 2', async (args, message) => {
  const { code, stdout, stderr } = await run(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toContain(`usage: gold-gtp ${args[0]}`);
});

test.each(['tree', 'check'])('gold-gtp %s --help explains', async (tool) => {
  const { code, stdout, stderr } = await run(tool, '--help');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(new RegExp(`^usage: gold-gtp ${tool} `));
});
