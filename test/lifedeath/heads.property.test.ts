import { expect, test } from 'vitest';
import { CAPTURE } from '../../src/lifedeath/proof-search.ts';
import { Table } from '../../src/lifedeath/table.ts';
import { Random } from '../oracle/random.ts';
import { Chart, Findings } from './chart.ts';
import { GraphGame } from './graph-game.ts';

const GAMES = Number(process.env.GOLD_PROBLEMS ?? 1200);
const SEED = Number(process.env.GOLD_SEED ?? 1);

/**
 * A result that leans on a repetition holds only as long as the repeated position is on the path, and must say so. Searches from
 * several states, some of them cut short and led astray by random numbers, share a table; whatever they leave in it is put to the referee.
 */
test('in games full of repetitions nothing false is stored, with or without a condition', () => {
  const findings = new Findings();
  const table = new Table(1);
  for (let seed = SEED; seed < SEED + GAMES; seed++) {
    const random = new Random(seed);
    table.clear();
    const game = new GraphGame(random, table);
    const chart = new Chart(game);
    const misled = random.pick([0, 0.5, 1]);
    for (let round = 0; round < 8; round++) {
      if (round % 4 === 0) chart.mislead(random, misled);
      const nodes = game.search.nodes + (random.chance(0.5) ? random.between(1, 100) : 20000);
      game.search.solve(CAPTURE, game.frameAt(random.pick(game.states)), { nodes, stopped: () => false });
      try {
        chart.check(findings);
      } catch (error) {
        throw new Error(`seed ${seed}: ${(error as Error).message}`);
      }
    }
  }
  console.log('games on graphs:', { ...findings });
  expect(findings.leaning).toBeGreaterThan(GAMES / 2);
});
