import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeGallery } from './page.ts';
import { readShippedProblems } from './shipped-problems.ts';

/** `npm run gallery` writes the page of problems and its pictures; with `--check` it only says what is not up to date. */
function main(folder: string, isCheck: boolean): void {
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
  for (const path of stale) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), files.get(path)!);
  }
  for (const path of spare) rmSync(join(folder, path));
}

main(process.argv[2]!, process.argv.includes('--check'));
