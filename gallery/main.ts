import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishProblem } from './finish-problem.ts';
import { makeGallery } from './page.ts';
import { readShippedProblems } from './read-shipped.ts';

/**
 * `npm run gallery` writes the page of problems and its pictures; with `--check` it only says what is not up to date. With files it
 * puts parameters and solutions into these first.
 */
function main(folder: string, args: readonly string[]): void {
  for (const file of args.filter((arg) => !arg.startsWith('-'))) {
    const reason = finishProblem(file);
    if (reason !== undefined) fail(`${file}: ${reason}`);
  }
  const isCheck = args.includes('--check');
  const files = makeGallery(readShippedProblems(folder));
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  const isCurrent = (path: string) =>
    existsSync(join(folder, path)) && readFileSync(join(folder, path), 'utf8') === files.get(path);
  const stale = [...files.keys()].filter((path) => !isCurrent(path));
  const spare = readdirSync(pictures)
    .map((name) => `pictures/${name}`)
    .filter((path) => !files.has(path));
  for (const path of [...stale, ...spare]) console.log(`${isCheck ? 'not up to date' : 'changed'}: ${path}`);
  if (isCheck) {
    process.exitCode = stale.length + spare.length > 0 ? 1 : 0;
    return;
  }
  for (const path of stale) writeFileSync(join(folder, path), files.get(path)!);
  for (const path of spare) rmSync(join(folder, path));
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

main(process.argv[2]!, process.argv.slice(3));
