import { BLACK, type Color, WHITE } from '../engine/color.ts';
import { Geometry } from '../engine/geometry.ts';
import { Random } from '../engine/play/random.ts';
import { studyProblem, type Traits } from './difficulty.ts';

import { countOddities } from './generate-look.ts';
import { type Draft, MEGABYTES, type ProblemKind, poseSketch, SketchSearch } from './generate-search.ts';
import { composeSketch, listPlaces, type Place } from './generate-sketch.ts';
import type { HeuristicSettings } from './heuristic-search.ts';
import { HeuristicSolver } from './heuristic-solver.ts';
import { orient } from './orientation.ts';
import { makeProblem, type Problem } from './problem.ts';
import { estimateRank } from './rank-estimate.ts';
import { findSmallestSettings } from './smallest-settings.ts';
import { buildSolution, type Solution } from './solution-tree.ts';
import { Solver } from './solver.ts';
import type { Verdict } from './verdict.ts';

/** What kind of problems are wanted. Whatever is absent is left to chance. */
export interface Wishes {
  /** Of the board. */
  readonly size: number;
  readonly kind?: ProblemKind;
  readonly place?: Place;
  /** Ranks as numbers (see `rank.ts`). */
  readonly easiest: number;
  readonly hardest: number;
}

/** A new problem, Black to move, proved, with one right first move. */
export interface GeneratedProblem {
  readonly problem: Problem;
  readonly verdict: Verdict;
  readonly kind: ProblemKind;
  readonly place: Place;
  /** An estimate, as a number. */
  readonly rank: number;
  /** The smallest with which the heuristic search solves it. */
  readonly settings: HeuristicSettings;
  readonly solution: Solution;
}

/** Sketches that are tried for a problem: another seed may have better luck. */
const MOST_SKETCHES = 40;
const MOST_ODDITIES = 2;
/** Nodes to look at the first moves of a position in the making; more where only hard problems are wished for. */
const LOOK_NODES = 12_000;
const HARD_NODES = 40_000;
const HARD = -4;
/** Points of the region beyond those of the space. */
const SPARE_POINTS = 6;
/** How far one can crawl along the edge in the wider region. */
const LONG_CRAWL = 3;
/** Below this rank a problem may be obvious. */
const BEGINNER = -18;
/** Nodes for the last proof, for each refutation that is studied, and for the solution. */
const PROOF_NODES = 300_000;
const STUDY_NODES = 20_000;
const TREE_NODES = 1_000_000;

/** A problem before all is known that goes with it. */
type Candidate = Omit<GeneratedProblem, 'settings' | 'solution'>;

/** Makes problems. The same seed and wishes make the same problem, whatever was made before. */
export class Generator {
  private readonly solver = new Solver(MEGABYTES);
  private readonly heuristicSolver = new HeuristicSolver();

  /** Undefined where no problem as it is wished for came up. */
  generate(seed: number, wishes: Wishes): GeneratedProblem | undefined {
    const random = new Random(seed);
    const plan = makePlan(random, wishes);
    for (let sketch = 0; sketch < MOST_SKETCHES; sketch++) {
      const made = this.attempt(random, plan);
      const complete = made && this.complete(made);
      if (complete) return complete;
    }
    return undefined;
  }

  /** With the solution and the settings; undefined if one of them takes too long. */
  private complete(made: Candidate): GeneratedProblem | undefined {
    const settings = findSmallestSettings(made.problem, made.verdict, this.heuristicSolver);
    if (!settings) return undefined;
    this.solver.setMemory(MEGABYTES);
    const result = buildSolution(made.problem, this.solver, { nodes: TREE_NODES });
    return result.ok && result.solution.complete
      ? { ...made, settings, solution: result.solution }
      : undefined;
  }

  private attempt(random: Random, plan: Plan): Candidate | undefined {
    const { kind, place, geometry } = plan;
    const space = chooseSpace(plan, random);
    const measure = (draft: Draft) => this.measure(draft, plan);
    const nodes = plan.easiest >= HARD ? HARD_NODES : LOOK_NODES;
    const goal = { kind, mostPoints: space + SPARE_POINTS, nodes, measure };
    const sketch = composeSketch({ geometry, place, space, defender: plan.defender }, random);
    const draft = new SketchSearch(this.solver, random, goal).run(sketch);
    if (!draft || countOddities(draft.sketch) > MOST_ODDITIES || !this.isConfirmed(draft)) return undefined;
    const problem = turnProblem(draft.problem, random.below(8));
    const verdict = this.prove(problem);
    if (verdict?.status !== draft.verdict.status || verdict.moves.length !== 1) return undefined;
    const traits = studyProblem(problem, verdict, this.solver, STUDY_NODES);
    const rank = estimateRank(traits);
    if (!isWorthAsking(traits, rank) || countRanksOff(rank, plan) > 0) return undefined;
    return { problem, verdict, kind, place, rank };
  }

  /** Ranks between a draft and those that are wished for. */
  private measure({ problem, verdict }: Draft, plan: Plan): number {
    const traits = studyProblem(problem, verdict, this.solver, STUDY_NODES);
    const rank = estimateRank(traits);
    return isWorthAsking(traits, rank) ? countRanksOff(rank, plan) : Number.POSITIVE_INFINITY;
  }

  /** Is the result the same where one can crawl a point further along the edge? */
  private isConfirmed({ sketch, verdict }: Draft): boolean {
    const wider = poseSketch(sketch, BLACK, LONG_CRAWL);
    const found = wider && this.prove(wider);
    return found?.status === verdict.status && found.moves.join() === verdict.moves.join();
  }

  private prove(problem: Problem): Verdict | undefined {
    this.solver.setMemory(MEGABYTES);
    const verdict = this.solver.solve(problem, { nodes: PROOF_NODES });
    return verdict.proved && verdict.movesComplete ? verdict : undefined;
  }
}

/** What is tried to be made. */
interface Plan {
  readonly geometry: Geometry;
  readonly kind: ProblemKind;
  readonly place: Place;
  readonly defender: Color;
  readonly easiest: number;
  readonly hardest: number;
}

function makePlan(random: Random, { size, kind, place, easiest, hardest }: Wishes): Plan {
  const chosen = kind ?? chooseKind(random);
  return {
    geometry: Geometry.of(size),
    kind: chosen,
    place: place ?? choosePlace(listPlaces(size), random),
    defender: chooseDefender(chosen, random),
    easiest,
    hardest,
  };
}

/** Ranks by which it is too easy or too hard, when it is rounded. */
function countRanksOff(rank: number, { easiest, hardest }: Plan): number {
  return Math.max(easiest - 0.5 - rank, rank - hardest - 0.5, 0);
}

/** There are wrong moves to fall for, and the right one is not just to take something; beginners get easier ones. */
function isWorthAsking({ tempting, capture }: Traits, rank: number): boolean {
  if (rank < BEGINNER) return true;
  return capture === 0 && tempting >= 2;
}

function chooseKind(random: Random): ProblemKind {
  if (random.chance(12)) return 'ko';
  return random.chance(50) ? 'live' : 'kill';
}

/** Most problems are in the corner. */
function choosePlace(places: readonly Place[], random: Random): Place {
  const place = random.chance(60) ? 'corner' : random.chance(75) ? 'side' : 'centre';
  return places.includes(place) ? place : 'corner';
}

/** Black moves first, as in books. */
function chooseDefender(kind: ProblemKind, random: Random): Color {
  if (kind === 'ko') return random.chance(50) ? BLACK : WHITE;
  return kind === 'live' ? BLACK : WHITE;
}

/** Points of the space: more in harder problems. */
function chooseSpace({ easiest, hardest }: Plan, random: Random): number {
  const rank = easiest + random.below(Math.max(hardest - easiest, 0) + 1);
  return Math.min(Math.max(3, Math.round(9 + rank / 4)), 10) + random.below(4);
}

function turnProblem(problem: Problem, orientation: number): Problem {
  const { geometry, colors, toPlay, koPoint } = problem;
  const view = orient({ geometry, colorAt: (point) => colors[point]!, toPlay, koPoint }, orientation);
  const made = makeProblem({
    ...view.position,
    keystones: problem.keystones.map(view.see),
    region: problem.region.map(view.see),
    koPoints: [],
  });
  return made.ok ? made.problem : problem;
}
