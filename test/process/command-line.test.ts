import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ENGINE, runEngine } from './engine.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

describe('the command line', () => {
  test('--help explains, --version says the version', async () => {
    const help = await runEngine('name\n', ['--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toMatch(/^usage: gold-gtp/);
    expect(await runEngine('', ['--version'])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  test.each([[['--nonsense']], [['file.sgf']], [['--log-level']], [['--log-level', 'loud']], [['-x']]])(
    '%j gets a usage line and exit code 2',
    async (args) => {
      const { code, stdout, stderr } = await runEngine('name\n', args);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/^gold-gtp: .+\nusage: gold-gtp .+\n$/);
    },
  );

  test('the version is that of the package', async () => {
    expect(await runEngine('version\n')).toMatchObject({ stdout: `= ${version}\n\n` });
  });

  test('is a program that can be started by itself', () => {
    expect(statSync(ENGINE).mode & 0o111).toBe(0o111);
    expect(execFileSync(ENGINE, { input: 'name\n', encoding: 'utf8' })).toBe('= GoLD\n\n');
  });
});

describe('the log', () => {
  test('is quiet unless asked for', async () => {
    expect(await runEngine('name\nnonsense\nplay b z\n')).toMatchObject({ code: 0, stderr: '' });
  });

  test('goes to stderr', async () => {
    const { stdout, stderr } = await runEngine('name\n', ['--log-level', 'debug']);
    expect(stdout).toBe('= GoLD\n\n');
    expect(JSON.parse(stderr.split('\n')[0]!)).toMatchObject({ level: 20, msg: 'command name ' });
  });

  test('nobody has to read it', async () => {
    const child = spawn(process.execPath, [ENGINE, '--log-level', 'trace'], { stdio: 'pipe' });
    child.stderr.destroy();
    child.stdin.end('name\n'.repeat(100));
    expect(await text(child.stdout)).toBe('= GoLD\n\n'.repeat(100));
  });
});
