// Bundles TypeScript as the process is bundled, and runs it: figures and files are those of what is shipped.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * Runs the first of the entry points with arguments; the others are bundled beside it.
 *
 * @param {Record<string, string>} entryPoints
 * @param {string[]} args
 */
export async function runBundled(entryPoints, args) {
  const outdir = `${root}node_modules/.cache/gold-gtp`;
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    define: { 'process.env.GOLD_VERSION': JSON.stringify(version) },
    logLevel: 'warning',
  });
  const [first] = Object.keys(entryPoints);
  const { status } = spawnSync(process.execPath, [`${outdir}/${first}.js`, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
