import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds dist/ once before the tests of the process, unless it is newer than all it is made of. */
export default function buildIfStale(): void {
  if (newest('src', 'scripts/build.js', 'package.json') < oldestBuilt()) return;
  execFileSync(process.execPath, ['scripts/build.js'], { cwd: root, stdio: 'inherit' });
}

function newest(...paths: string[]): number {
  return Math.max(
    ...paths.map((path) => {
      const stats = statSync(root + path);
      if (!stats.isDirectory()) return stats.mtimeMs;
      return Math.max(stats.mtimeMs, ...readdirSync(root + path).map((name) => newest(`${path}/${name}`)));
    }),
  );
}

function oldestBuilt(): number {
  try {
    return Math.min(...['gold-gtp.js', 'worker.js'].map((name) => statSync(`${root}dist/${name}`).mtimeMs));
  } catch {
    return 0;
  }
}
