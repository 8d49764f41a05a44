import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveFile } from '../../src/gtp/save-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gold-save-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const save = (name: string, text: string, overwrite = false) =>
  saveFile(join(folder, name), text, { overwrite });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a file is written whole, and nothing else is left', () => {
  save('new.sgf', '(;C[é])');
  expect(read('new.sgf')).toBe('(;C[é])');
  expect(readdirSync(folder)).toEqual(['new.sgf']);
});

test('a file that exists is replaced only if that is said', () => {
  save('old.sgf', 'old');
  expect(() => save('old.sgf', 'new')).toThrow(
    'cannot save file: it exists; add the word overwrite to replace it',
  );
  expect(read('old.sgf')).toBe('old');
  save('old.sgf', 'new', true);
  expect(read('old.sgf')).toBe('new');
  expect(readdirSync(folder)).toEqual(['old.sgf']);
});

test('its mode stays, and a link stays a link', () => {
  writeFileSync(join(folder, 'target.sgf'), 'old');
  chmodSync(join(folder, 'target.sgf'), 0o640);
  symlinkSync('target.sgf', join(folder, 'link.sgf'));
  save('link.sgf', 'new', true);
  expect(read('target.sgf')).toBe('new');
  expect(lstatSync(join(folder, 'link.sgf')).isSymbolicLink()).toBe(true);
  expect(lstatSync(join(folder, 'target.sgf')).mode & 0o777).toBe(0o640);
});

test('what cannot be written is said', () => {
  expect(() => save('no/such/folder.sgf', '')).toThrow('cannot save file: there is no such directory');
  expect(() => saveFile(folder, '', { overwrite: true })).toThrow('cannot save file: not a regular file');
});
