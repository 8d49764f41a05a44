// Makes problems-sgf/README.md and its pictures from the problems: `npm run gallery [-- --check | FILE…]`.
import { root, runBundled } from './run-bundled.js';

await runBundled({ gallery: 'gallery/main.ts' }, [`${root}problems-sgf`, ...process.argv.slice(2)]);
