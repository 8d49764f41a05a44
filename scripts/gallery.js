// Makes problems-sgf/README.md and its pictures from the problems: `npm run gallery [-- --check | FILE…]`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const outfile = `${root}node_modules/.cache/gold-gtp/gallery.js`;

await build({
  absWorkingDir: root,
  entryPoints: ['gallery/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  define: { 'process.env.GOLD_VERSION': JSON.stringify(version) },
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, [outfile, `${root}problems-sgf`, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
