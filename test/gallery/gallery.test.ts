import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findWindow } from '../../gallery/board-svg.ts';
import { makeGallery, rankOf } from '../../gallery/page.ts';
import { readShippedProblems } from '../../gallery/read-shipped.ts';

const folder = mkdtempSync(join(tmpdir(), 'gold-gallery-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A bent three in the corner of the board. */
function writeProblem(path: string, more: string): void {
  const stones = 'AB[ca][bb][cb][ac][bc]AW[da][db][cc][dc][ad][bd][cd]KS[ca][bb][cb][ac][bc]VR[aa:ba][ab]';
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, `${path}.sgf`), `(;FF[4]GM[1]SZ[19]PL[W]${stones}${more})`);
}

writeProblem('eye-shapes/b', 'GN[A < B & C]RK[20k]C[White to play and kill.]');
writeProblem('eye-shapes/a', 'GN[Hard]RK[1d]C[White to play and kill.]');
writeProblem('odd-folder/c', 'GN[Odd]RK[3k]C[White to play and kill.]');

test('problems are named by their paths, in order', () => {
  const problems = readShippedProblems(folder);
  expect(problems.map(({ name, theme }) => [name, theme])).toEqual([
    ['eye-shapes/a', 'eye-shapes'],
    ['eye-shapes/b', 'eye-shapes'],
    ['odd-folder/c', 'odd-folder'],
  ]);
  expect(problems.map(rankOf)).toEqual([0, -20, -3]);
});

test('a picture shows the corner up to its edges, and one more line', () => {
  const [shipped] = readShippedProblems(folder);
  expect(findWindow(shipped!.problem)).toEqual({ left: 0, top: 0, right: 4, bottom: 4 });
});

test('the page has a section and a picture for each folder, easy problems first', () => {
  const files = makeGallery(readShippedProblems(folder));
  expect([...files.keys()].sort()).toEqual([
    'README.md',
    'pictures/eye-shapes.svg',
    'pictures/odd-folder.svg',
  ]);
  const page = files.get('README.md')!;
  expect(page).toMatch(/## Eye shapes.*eye-shapes\/b\.sgf.*eye-shapes\/a\.sgf.*## Odd folder/s);
  const picture = files.get('pictures/eye-shapes.svg')!;
  expect(picture).toContain('<title>Eye shapes: 2 problems</title>');
  expect(picture).toContain('A &lt; B &amp; C');
  // Two boards with five black and seven white stones.
  expect(picture.match(/class="b" cx/g)).toHaveLength(10);
  expect(picture.match(/class="w" cx/g)).toHaveLength(14);
});

test('a file that is no problem says so', () => {
  writeFileSync(join(folder, 'bad.sgf'), '(;FF[4]SZ[19]AB[aa])');
  expect(() => readShippedProblems(folder)).toThrow(/^bad: /);
});
