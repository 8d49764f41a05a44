import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ATTACKER, Field, type Side } from '../src/lifedeath/field.ts';
import type { Frame } from '../src/lifedeath/frame.ts';
import type { Guide } from '../src/lifedeath/guide.ts';
import { CAPTURE, ProofSearch } from '../src/lifedeath/proof-search.ts';
import { Prospects } from '../src/lifedeath/prospects.ts';
import { Table } from '../src/lifedeath/table.ts';
import { makeEnclosed, makeRandom } from './enclosed.ts';
import { fitOdds, meanLoss, type Sample, writeWeights } from './fit-odds.ts';
import { Progress } from './progress.ts';

const FIRST_SEED = 5001;
const SIZES = [9, 10, 11, 12, 13, 14, 15];
/** Positions of a search. */
const POSITIONS = 100;
/** Nodes of the search in which positions are met, and of that which tells who wins one of them. */
const SEARCH_NODES = 60_000;
const POSITION_NODES = 15_000;

/**
 * How well do patterns tell who wins? Takes positions that the search guesses about in enclosed problems of its own, solves them, and fits
 * the weights of `Prospects` to four fifths of the problems; the others tell what the fit is worth. `--write FILE` keeps the weights.
 */
export async function benchProspects(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { problems: { type: 'string', default: '140' }, write: { type: 'string' } },
  });
  const count = Number(values.problems);
  const progress = new Progress();
  const train: Sample[] = [];
  const test: Sample[] = [];
  for (let i = 0; i < count; i++) {
    progress.report(`problem ${i + 1} of ${count}`);
    const seed = FIRST_SEED + Math.floor(i / SIZES.length);
    for (const sample of collect(seed, SIZES[i % SIZES.length]!)) (i % 5 === 0 ? test : train).push(sample);
  }
  progress.done();
  const odds = fitOdds(train);
  console.log(`positions: ${train.length} to fit, ${test.length} to test`);
  console.log(
    `mean loss: ${meanLoss(odds, train).toFixed(3)} fitted, ${meanLoss(odds, test).toFixed(3)} tested`,
  );
  if (values.write !== undefined) writeFileSync(values.write, writeWeights(odds));
}

/** Solved positions of one problem with either side to move first. */
function collect(seed: number, empties: number): Sample[] {
  const field = new Field(makeEnclosed(seed, empties).problem);
  if (field.escaped) return [];
  const random = makeRandom(seed * 100 + empties);
  const table = new Table(64);
  return [1, 2].flatMap((toPlay) => {
    table.clear();
    const witness = new Witness(field, random);
    const search = new ProofSearch(field, table, witness);
    witness.newFrame = () => search.newFrame();
    const root = search.newFrame();
    root.reset(toPlay as Side, field.size, 0, 0);
    search.solve(CAPTURE, root, { nodes: SEARCH_NODES, stopped: () => false });
    witness.newFrame = undefined;
    return witness.seen.flatMap(({ frame, ...patterns }) => {
      const limits = { nodes: search.nodes + POSITION_NODES, stopped: () => false };
      const winner = frame.keystones === 0 ? 0 : search.solve(CAPTURE, frame, limits);
      return winner === 0 ? [] : [{ ...patterns, attackerWins: winner === ATTACKER }];
    });
  });
}

/** A guide that keeps some of the positions it is asked about, each with the same chance. */
class Witness implements Guide {
  readonly seen: (Omit<Sample, 'attackerWins'> & { frame: Frame })[] = [];
  readonly most: number;
  /** Where frames come from; nothing is kept without. */
  newFrame: (() => Frame) | undefined;
  private readonly guide: Prospects;
  private readonly random: () => number;
  private asked = 0;

  constructor(field: Field, random: () => number) {
    this.guide = new Prospects(field);
    this.most = this.guide.most;
    this.random = random;
  }

  get pn(): number {
    return this.guide.pn;
  }

  get dn(): number {
    return this.guide.dn;
  }

  prepare(frame: Frame): void {
    this.guide.prepare(frame);
  }

  pass(): void {
    this.guide.pass();
  }

  play(frame: Frame, cell: number): void {
    const { guide } = this;
    guide.play(frame, cell);
    if (!this.newFrame) return;
    this.asked++;
    const at = this.seen.length < POSITIONS ? this.seen.length : Math.floor(this.random() * this.asked);
    if (at >= POSITIONS) return;
    guide.apply(frame, cell);
    const after = this.newFrame();
    after.make(frame, cell);
    this.seen[at] = {
      frame: after,
      toPlay: after.toPlay,
      crosses: guide.crossOf.slice(),
      diagonals: guide.diagonalOf.slice(),
      liberties: guide.liberties,
    };
    guide.restore();
  }
}
