import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { parseTestFile } from '../../scripts/regress.js';

const script = fileURLToPath(new URL('../../scripts/regress.js', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'gold-regress-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Runs the script on a file with this text. */
function regress(text: string, ...args: string[]): { status: number | null; output: string } {
  const file = join(directory, 'test.tst');
  writeFileSync(file, text);
  const { status, stdout } = spawnSync(process.execPath, [script, ...args, file], { encoding: 'utf8' });
  return { status, output: stdout.replaceAll(file, 'FILE') };
}

describe('the regression script', () => {
  test.each([
    [
      'name\n1 name\n#? [GoLD]\n',
      0,
      'PASS 1, FAIL 0, unexpected PASS 0, unexpected FAIL 0, error 0, crash 0\n',
    ],
    ['1 name\n#? [Go]\n', 1, "FILE:1: 1 name: unexpected FAIL: correct 'Go', got 'GoLD'\n"],
    ['1 name\n#? [!GoLD]\n', 1, "unexpected FAIL: correct '!GoLD', got 'GoLD'\n"],
    ['1 name\n#? [!Go]\n', 0, 'PASS 1'],
    ['1 name\n#? [Fuego]*\n', 0, 'PASS 0, FAIL 1'],
    ['1 name\n#? [GoLD]*\n', 0, 'FILE:1: 1 name: unexpected PASS'],
    ['1 name\n#? [Fuego]&\n', 0, 'PASS 0, FAIL 0'],
    ['1 nonsense\n#? [.*]\n', 1, "unexpected FAIL: correct '.*', got '? unknown command'"],
    ['1 nonsense\n#? [!name]\n', 1, 'unexpected FAIL'],
    ['1 nonsense\n#? [\\? unknown command]\n', 0, 'PASS 1'],
    ['1 name\n#? [\\? unknown command]\n', 1, 'unexpected FAIL'],
    ['nonsense\n', 1, "FILE:1: nonsense: unexpected error: got '? unknown command'"],
    ['1 list_commands\n#? [^protocol_version$.*]\n', 0, 'PASS 1'],
    ['quit\n1 name\n#? [GoLD]\n', 2, 'FILE: the engine ended with code 0'],
  ])('%j ends with %i', (text, status, output) => {
    const result = regress(text);
    expect(result.output).toContain(output);
    expect(result.status).toBe(status);
  });

  test('says everything when asked', () => {
    expect(regress('1 name\n#? [GoLD]\n', '--verbose').output).toContain(
      "FILE:1: 1 name: PASS: correct 'GoLD'",
    );
  });

  test('runs other engines, and says when one cannot be started', () => {
    expect(regress('1 name\n#? [GoLD]\n', '--engine', 'no-such-engine')).toMatchObject({ status: 2 });
  });

  test('does not read what is no test', () => {
    expect(() => parseTestFile('name\n#? [GoLD]')).toThrow('line 2');
    expect(() => parseTestFile('1 name\n#? GoLD')).toThrow('line 2');
  });
});
