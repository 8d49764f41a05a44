// Bundles the process and its worker into dist/. Run by `npm ci` through `prepare`.
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: { 'gold-gtp': 'src/gtp/main.ts', worker: 'src/gtp/worker.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Dependencies stay out of the bundle: pino wants its own files, and @sabaki/sgf would pull its optional
  // encoding tables in, which make the bundle twenty times larger.
  packages: 'external',
  sourcemap: true,
  define: { 'process.env.GOLD_VERSION': JSON.stringify(version) },
  logLevel: 'warning',
  write: false,
});

// Each file is put in its place by a rename, so that a process that starts meanwhile never reads half of one.
for (const { path, contents } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, contents);
  if (path.endsWith('gold-gtp.js')) chmodSync(`${path}.new`, 0o755);
  renameSync(`${path}.new`, path);
}
