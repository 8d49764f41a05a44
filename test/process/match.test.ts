import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame, parseSgf } from '../../src/engine/sgf.ts';
import { collect, ENGINE } from './engine.ts';

async function runMatch(args: readonly string[]) {
  const child = spawn(process.execPath, [ENGINE, 'match', ...args]);
  child.stdin.end();
  return await collect(child);
}

describe('gold-gtp match', () => {
  test('plays games, colours in turn, saves them, and tells the rate', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'gold-match-'));
    try {
      const { code, stdout, stderr } = await runMatch([
        ...[
          '--opponent',
          `"${process.execPath}" "${ENGINE}"`,
          '--games',
          '2',
          '--size',
          '5',
          '--komi',
          '0.5',
        ],
        ...[
          '--send',
          'gold-param playouts 30',
          '--send-opponent',
          'gold-param playouts 10',
          '--seconds',
          '1',
          '--save',
          directory,
        ],
      ]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(
        /^GoLD .* against GoLD .*\ngame 1: as Black .*\ngame 2: as White .*\nwon \d(\.5)? of 2: .* ± .*\n$/,
      );
      const files = readdirSync(directory);
      expect(files).toEqual(['001.sgf', '002.sgf']);
      for (const file of files) {
        const parsed = parseSgf(readFileSync(join(directory, file), 'utf8'));
        expect(parsed.ok).toBe(true);
        const tree = parsed.ok ? parsed.trees[0]! : undefined;
        expect(tree?.properties.get('RE')?.[0]).toMatch(/^(0|[BW]\+.*)$/);
        expect(loadGame(tree!).ok).toBe(true);
      }
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  test.each([
    [[], 'an opponent is missing'],
    [['--opponent', 'x', '--games', '0'], '--games must be a whole number'],
    [['--opponent', 'x', '--komi', 'much'], '--komi must be a number'],
    [['--nonsense'], 'nonsense'],
  ])('%j gets a usage line and exit code 2', async (args, message) => {
    const { code, stdout, stderr } = await runMatch(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).toContain('usage: gold-gtp match');
  });

  test('says so if the opponent cannot be started, and helps', async () => {
    expect(await runMatch(['--opponent', '/no/such/program'])).toMatchObject({ code: 1 });
    expect(await runMatch(['--help'])).toMatchObject({ code: 0, stderr: '' });
  });
});
