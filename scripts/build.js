// Bundles the process and its worker into dist/. Run by `npm ci` through `prepare`.
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const root = new URL('..', import.meta.url).pathname;

rmSync(`${root}dist`, { recursive: true, force: true });
await build({
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
  banner: { js: '' },
  logLevel: 'warning',
});
chmodSync(`${root}dist/gold-gtp.js`, 0o755);
