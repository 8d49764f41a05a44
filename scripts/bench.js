// Bundles the benches and runs them: `npm run bench`, or `npm run bench -- NAME…` for some of them.
import { runBundled } from './run-bundled.js';

await runBundled(
  { bench: 'bench/main.ts', 'tsumego-process': 'bench/tsumego-process.ts' },
  process.argv.slice(2),
);
