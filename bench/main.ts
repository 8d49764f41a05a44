import { benchBoard } from './board.ts';

/** Every bench by name. `npm run bench -- NAME…` runs those named, `npm run bench` runs all. */
const benches = new Map<string, () => Promise<void>>([['board', benchBoard]]);

const names = process.argv.slice(2);
const unknown = names.filter((name) => !benches.has(name));
if (unknown.length > 0) {
  console.error(`unknown bench: ${unknown.join(' ')} (there is: ${[...benches.keys()].join(' ')})`);
  process.exitCode = 2;
} else {
  for (const [name, bench] of benches) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`# ${name}`);
    await bench();
  }
}
