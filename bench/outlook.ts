import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ATTACKER, Field, type Side } from '../src/lifedeath/field.ts';
import type { Frame } from '../src/lifedeath/frame.ts';
import { Outlook } from '../src/lifedeath/outlook.ts';
import { CAPTURE, ProofSearch } from '../src/lifedeath/proof-search.ts';
import { listMoves } from '../src/lifedeath/solver.ts';
import { Table } from '../src/lifedeath/table.ts';
import { makeEnclosed, makeRandom } from './enclosed.ts';
import { fitOdds, meanLoss, type Sample, writeWeights } from './fit-odds.ts';
import { Progress } from './progress.ts';

const FIRST_SEED = 5001;
const SIZES = [8, 9, 10, 11, 12, 13];
const POSITIONS = 30;
const NODES = 30_000;

/**
 * How well do patterns tell who wins? Takes positions from random play in enclosed problems of its own, solves them, and fits the weights of
 * `Outlook` to four fifths of the problems; the others tell what the fit is worth. `--write FILE` keeps the weights.
 */
export async function benchOutlook(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { problems: { type: 'string', default: '60' }, write: { type: 'string' } },
  });
  const count = Number(values.problems);
  const progress = new Progress();
  const train: Sample[] = [];
  const test: Sample[] = [];
  for (let i = 0; i < count; i++) {
    progress.report(`problem ${i + 1} of ${count}`);
    const seed = FIRST_SEED + Math.floor(i / SIZES.length);
    (i % 5 === 0 ? test : train).push(...collect(seed, SIZES[i % SIZES.length]!));
  }
  progress.done();
  const odds = fitOdds(train);
  console.log(`positions: ${train.length} to fit, ${test.length} to test`);
  console.log(
    `mean loss: ${meanLoss(odds, train).toFixed(3)} fitted, ${meanLoss(odds, test).toFixed(3)} tested`,
  );
  if (values.write !== undefined) writeFileSync(values.write, writeWeights(odds));
}

/** Solved positions of one problem. */
function collect(seed: number, empties: number): Sample[] {
  const field = new Field(makeEnclosed(seed, empties).problem);
  if (field.escaped) return [];
  const random = makeRandom(seed * 100 + empties);
  const search = new ProofSearch(field, new Table(64));
  const outlook = new Outlook(field);
  const samples: Sample[] = [];
  for (let i = 0; i < POSITIONS; i++) {
    const frame = playAtRandom(search, random, empties);
    if (!frame) continue;
    const winner = search.solve(CAPTURE, frame, { nodes: search.nodes + NODES, stopped: () => false });
    if (winner === 0) continue;
    frame.label();
    outlook.prepare(frame);
    samples.push({
      attackerWins: winner === ATTACKER,
      toPlay: frame.toPlay,
      crosses: outlook.crossOf.slice(),
      diagonals: outlook.diagonalOf.slice(),
    });
  }
  return samples;
}

/** A position some random moves after the start; none if it can be told without search. */
function playAtRandom(search: ProofSearch, random: () => number, empties: number): Frame | undefined {
  const { field, statics } = search;
  const frame = search.newFrame();
  const next = search.newFrame();
  frame.reset((1 + Math.floor(random() * 2)) as Side, field.size, 0, 0);
  for (let left = 1 + Math.floor(random() * empties * 0.7); left > 0; left--) {
    const moves = listMoves(frame);
    if (moves.length === 0) return undefined;
    next.make(frame, moves[Math.floor(random() * moves.length)]!);
    if (next.keystones === 0) return undefined;
    frame.copy(next);
  }
  frame.label();
  const decided = statics.hasEscaped(frame) || statics.isAlive(frame) || statics.isDead(frame);
  return decided ? undefined : frame;
}
