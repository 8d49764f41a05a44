import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collect, ENGINE } from './engine.ts';

async function runGenerate(...args: string[]) {
  const child = spawn(process.execPath, [ENGINE, 'generate', ...args]);
  child.stdin.end();
  return await collect(child);
}

function readAll(directory: string): string[] {
  return readdirSync(directory).map((file) => `${file}\n${readFileSync(join(directory, file), 'utf8')}`);
}

describe('gold-gtp generate', () => {
  test('makes the same files with one worker and with three, and does not replace them unasked', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'gold-generate-'));
    const [one, three] = [join(directory, 'one'), join(directory, 'three')];
    const wishes = ['--count', '3', '--seed', '2', '--size', '9', '--level', '30k-15k'];
    try {
      const first = await runGenerate(...wishes, '--jobs', '1', '-o', one);
      expect(first).toMatchObject({ code: 0, stderr: '' });
      expect(first.stdout).toMatch(
        /^(.*corner-(live|kill|ko)-\d\.sgf: .*, corner, \d+k\n){3}3 problems in .*\n$/,
      );
      expect(await runGenerate(...wishes, '--jobs', '3', '-o', three)).toMatchObject({ code: 0 });
      expect(readAll(three)).toEqual(readAll(one));
      expect(readAll(one).length).toBe(3);
      const again = await runGenerate(...wishes, '--count', '1', '-o', one);
      expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('it exists') });
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  test.each([
    [['-o', 'x'], '--count N'],
    [['--count', '3'], '-o DIR'],
    [['--count', '0', '-o', 'x'], '--count must be a whole number'],
    [['--count', '3', '-o', 'x', '--kind', 'semeai'], '--kind must be live, kill, ko'],
    [['--count', '3', '-o', 'x', '--level', '3k-9k'], '--level must be like 15k-8k'],
    [['--count', '3', '-o', 'x', '--size', '9', '--place', 'centre'], 'too small'],
    [['--nonsense'], 'nonsense'],
  ])('%j gets a usage line and exit code 2', async (args, message) => {
    const { code, stdout, stderr } = await runGenerate(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).toContain('usage: gold-gtp generate');
  });

  test('helps', async () => {
    expect(await runGenerate('--help')).toMatchObject({ code: 0, stderr: '' });
  });
});
