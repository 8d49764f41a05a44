// Bundles the benches and runs them: `npm run bench`, or `npm run bench -- NAME…` for some of them.
// They are bundled as the process is, so that the figures are those of what is shipped.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = `${root}node_modules/.cache/gold-gtp`;

await build({
  absWorkingDir: root,
  entryPoints: { bench: 'bench/main.ts', 'tsumego-process': 'bench/tsumego-process.ts' },
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, [`${outdir}/bench.js`, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
