import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Random } from '../src/engine/play/random.ts';
import { ATTACKER, Field, type Side } from '../src/lifedeath/field.ts';
import type { Frame } from '../src/lifedeath/frame.ts';
import { pick } from '../src/lifedeath/generate-sketch.ts';
import type { Guide } from '../src/lifedeath/guide.ts';
import { RUNGS } from '../src/lifedeath/pose.ts';
import type { Problem } from '../src/lifedeath/problem.ts';
import { CAPTURE, ProofSearch } from '../src/lifedeath/proof-search.ts';
import { MOST_CHAINS, Prospects } from '../src/lifedeath/prospects.ts';
import { Table } from '../src/lifedeath/table.ts';
import { makeBalancedPosition } from './balanced-position.ts';
import { makeEnclosed } from './enclosed.ts';
import { fitWeights, meanLoss, ODDS, type Sample, WORK, writeWeights } from './fit-patterns.ts';
import { Progress } from './progress.ts';

const FIRST_SEED = 5001;
/** Of so many problems one is enclosed; the others are found in positions in which the first move counts. */
const ENCLOSED_SHARE = 10;
/** Empty points of enclosed problems, and of all. */
const ENCLOSED_SIZES = [11, 12, 13, 14, 15, 16, 17, 18];
const LEAST_EMPTY = 11;
const MOST_EMPTY = 45;
/** Positions of a search. */
const POSITIONS = 60;
/** Nodes of the search in which positions are met, and of that which tells who wins one of them. */
const SEARCH_NODES = 150_000;
const POSITION_NODES = 20_000;
/** How often problems that are settled on the board as it is are used all the same, and those that are not solved, of a hundred. */
const SETTLED = 30;
const UNSOLVED = 50;

/**
 * How well do patterns tell who wins, and how much work it is to find out? Takes positions that the search guesses about, in problems that are
 * found in random positions where the first move counts and in enclosed ones, solves them, and fits the weights of `Prospects` to four fifths of the problems; the others
 * tell what the fit is worth. `--write FILE` keeps the weights.
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
    const problem = pose(FIRST_SEED + i, i);
    if (problem) (i % 5 === 0 ? test : train).push(...collect(problem, FIRST_SEED + i));
  }
  progress.done();
  const odds = fitWeights(train, ODDS);
  const work = fitWeights(train, WORK);
  const solved = [train, test].map((list) => list.filter(ODDS.isKnown).length);
  console.log(
    `positions: ${train.length} to fit (${solved[0]} solved), ${test.length} to test (${solved[1]})`,
  );
  const describe = (list: Sample[]) =>
    `odds ${meanLoss(odds, list, ODDS).toFixed(3)}, work ${Math.sqrt(meanLoss(work, list, WORK)).toFixed(2)}`;
  console.log(`mean loss of the odds, error of the logarithm of the work`);
  console.log(`fitted: ${describe(train)}; tested: ${describe(test)}`);
  if (values.write !== undefined) writeFileSync(values.write, writeWeights(odds, work));
}

/** A problem as the finder puts it about a group, or an enclosed one. */
function pose(seed: number, index: number): Problem | undefined {
  if (index % ENCLOSED_SHARE === 0) {
    const size = ENCLOSED_SIZES[(index / ENCLOSED_SHARE) % ENCLOSED_SIZES.length]!;
    return makeEnclosed(seed, size).problem;
  }
  const position = makeBalancedPosition(seed);
  if (!position) return undefined;
  const { ground, group } = position;
  const problems = RUNGS.map((rung) => rung(ground, group)).filter((problem) => problem !== undefined);
  return problems.length === 0 ? undefined : pick(problems, new Random(seed));
}

/** Positions of one problem with either side to move first. */
function collect(problem: Problem, seed: number): Sample[] {
  const field = new Field(problem);
  if (field.escaped || field.empties < LEAST_EMPTY || field.empties > MOST_EMPTY) return [];
  const random = new Random(seed);
  const runs = ([1, 2] as const).map((toPlay) => {
    const witness = new Witness(field, random);
    const search = new ProofSearch(field, new Table(64), witness);
    witness.newFrame = () => search.newFrame();
    const root = search.newFrame();
    root.reset(toPlay, field.size, 0, 0);
    const winner = search.solve(CAPTURE, root, { nodes: SEARCH_NODES, stopped: () => false });
    return { winner, seen: witness.seen };
  });
  const [one, two] = runs.map(({ winner }) => winner);
  const share = one === 0 || two === 0 ? UNSOLVED : one === two ? SETTLED : 100;
  if (!random.chance(share)) return [];
  const table = new Table(8);
  return runs.flatMap(({ seen }) =>
    seen.flatMap(({ frame, ...patterns }) => {
      if (frame.keystones === 0) return [];
      // From an empty table, so that the nodes are those that the position takes by itself.
      table.clear();
      const judge = new ProofSearch(field, table);
      const winner = judge.solve(CAPTURE, frame, { nodes: POSITION_NODES, stopped: () => false });
      const attackerWins = winner === 0 ? undefined : winner === ATTACKER;
      return [{ ...patterns, attackerWins, nodes: judge.nodes }];
    }),
  );
}

/** A guide that keeps some of the positions it is asked about, each with the same chance. */
class Witness implements Guide {
  readonly seen: (Omit<Sample, 'attackerWins' | 'nodes'> & { frame: Frame; toPlay: Side })[] = [];
  readonly most: number;
  /** Where frames come from; nothing is kept without. */
  newFrame: (() => Frame) | undefined;
  private readonly guide: Prospects;
  private readonly random: Random;
  private asked = 0;

  constructor(field: Field, random: Random) {
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
    const at = this.seen.length < POSITIONS ? this.seen.length : this.random.below(this.asked);
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
      empties: guide.empties,
      chains: Math.min(guide.keyedChains, MOST_CHAINS),
      way: guide.way.describe(cell),
    };
    guide.restore();
  }
}
