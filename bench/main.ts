import { benchBoard } from './board.ts';
import { benchChoices } from './choices.ts';
import { benchCorpus } from './corpus.ts';
import { benchHeuristic } from './heuristic.ts';
import { benchPlaying } from './playing.ts';
import { benchProspects } from './prospects.ts';
import { benchRanks } from './ranks.ts';
import { benchScoring } from './scoring.ts';
import { benchShipped } from './shipped.ts';
import { benchSolver } from './solver.ts';

type Bench = (options: string[]) => Promise<void>;

/** Every bench by name, with what it makes of options. */
const benches = new Map<string, Bench>([
  ['board', (options) => (options.length > 0 ? fail('board takes no options') : benchBoard())],
  ['solver', benchSolver],
  ['playing', (options) => (options.length > 0 ? fail('playing takes no options') : benchPlaying())],
  ['scoring', benchScoring],
]);

/** Benches that run only when they are named: everything after the name is for them. */
const onRequest = new Map<string, Bench>([
  ['corpus', benchCorpus],
  ['choices', benchChoices],
  ['prospects', benchProspects],
  ['problems', benchShipped],
  ['ranks', benchRanks],
  ['heuristic', (options) => (options.length > 0 ? fail('heuristic takes no options') : benchHeuristic())],
]);

/** `npm run bench` runs all; `npm run bench -- NAME…` runs those named; options after one name belong to that bench. */
async function main(args: string[]): Promise<void> {
  const asked = onRequest.get(args[0] ?? '');
  if (asked) return await asked(args.slice(1));
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const names = firstOption < 0 ? args : args.slice(0, firstOption);
  const options = firstOption < 0 ? [] : args.slice(firstOption);
  const unknown = names.filter((name) => !benches.has(name));
  if (unknown.length > 0)
    fail(
      `unknown bench: ${unknown.join(' ')} (there is: ${[...benches.keys(), ...onRequest.keys()].join(' ')})`,
    );
  if (options.length > 0 && names.length !== 1)
    fail('options come after the name of the one bench they are for');
  for (const [name, bench] of benches) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`# ${name}`);
    await bench(options);
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

await main(process.argv.slice(2));
