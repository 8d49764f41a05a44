import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BLACK, type Color, EMPTY, makeColor, WHITE } from '../src/engine/color.ts';
import { makeDiagram } from '../src/engine/diagram.ts';
import { Geometry, makeVertex, PASS } from '../src/engine/geometry.ts';
import { parseSgfPoint } from '../src/engine/sgf.ts';
import type { Attempt } from '../src/lifedeath/attempt.ts';
import { type Finding, findProblem } from '../src/lifedeath/find-problem.ts';
import type { Position } from '../src/lifedeath/orientation.ts';
import { Solver } from '../src/lifedeath/solver.ts';
import { packChoice } from './choice-record.ts';
import { CORPUS_USAGE, type CorpusOptions, parseCorpusOptions } from './corpus-options.ts';
import { groupBy, percentile, sum } from './figures.ts';
import { describeLoad, describeMachine } from './machine.ts';
import { MEGABYTES, warmUp } from './measure.ts';
import { Progress } from './progress.ts';
import { makeTable } from './table.ts';

/** A problem as a line of the file has it: stones and first moves as SGF letters. */
export interface CorpusProblem {
  readonly id: string;
  readonly size: number;
  readonly black: readonly string[];
  readonly white: readonly string[];
  readonly to_move: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly rank: string;
}

export type Outcome = 'right' | 'wrong' | 'neither' | 'no problem';

interface Result {
  readonly problem: CorpusProblem;
  readonly finding: Finding | undefined;
  /** The first move that would be played. */
  readonly move: number | undefined;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** Puts problems to GoLD as a front-end does, by stones and the side to move, and compares its first moves with those of the source. */
export async function benchCorpus(args: string[]): Promise<void> {
  const options = parseCorpusOptions(args);
  if (typeof options === 'string') {
    console.error(`${options}\n${CORPUS_USAGE}`);
    process.exitCode = 2;
    return;
  }
  const problems = readProblems(options);
  const solver = new Solver(MEGABYTES);
  const progress = new Progress();
  console.log(`# corpus\n${describeMachine()}`);
  warmUp(solver);
  console.log(`${problems.length} problems of ${basename(options.file)}, ${options.time} s each\n`);
  const results = problems.map((problem, index) => {
    progress.report(`${index + 1} of ${problems.length}: ${problem.id}`);
    const result = answer(solver, problem, options.time);
    if (options.answers) appendFileSync(options.answers, `${makeRecord(result)}\n`);
    if (options.records) appendFileSync(options.records, `${recordChoice(result)}\n`);
    return result;
  });
  progress.done();

  console.log(`${makeRankTable(results)}\n`);
  const failures = results.filter(({ outcome }) => outcome !== 'right').map(drawFailure);
  if (options.failures) writeFileSync(options.failures, `${failures.join('\n\n')}\n`);
  else console.log(`${failures.join('\n\n')}\n`);
  console.log(describeLoad());
}

export function readProblems({
  file,
  from,
  every,
  count,
}: Pick<CorpusOptions, 'file' | 'from' | 'every' | 'count'>): CorpusProblem[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const chosen = lines.filter((_, index) => index >= from - 1 && (index - from + 1) % every === 0);
  return chosen.slice(0, count).map((line) => JSON.parse(line));
}

function answer(solver: Solver, problem: CorpusProblem, time: number): Result {
  const position = readPosition(problem);
  solver.setMemory(MEGABYTES);
  const start = performance.now();
  const finding = findProblem(position, solver, { time });
  const move = finding?.isQuestion ? finding.move : undefined;
  const seconds = (performance.now() - start) / 1000;
  return { problem, finding, move, outcome: judge(problem, position.geometry, move), seconds };
}

/** The position as a front-end sends it. */
export function readPosition(problem: CorpusProblem): Position {
  const geometry = Geometry.of(problem.size);
  const stones = readStones(problem, geometry);
  const colorAt = (point: number) => stones.get(point) ?? EMPTY;
  return { geometry, colorAt, toPlay: problem.to_move === 'B' ? BLACK : WHITE, koPoint: PASS };
}

function readStones({ black, white }: CorpusProblem, geometry: Geometry): Map<number, Color> {
  const read = (list: readonly string[], color: Color) =>
    list.map((text): [number, Color] => [parseSgfPoint(text, geometry)!, color]);
  return new Map([...read(black, BLACK), ...read(white, WHITE)]);
}

/** What the source says of a first move. */
export function judge(
  { right, wrong }: CorpusProblem,
  geometry: Geometry,
  move: number | undefined,
): Outcome {
  if (move === undefined) return 'no problem';
  const isIn = (list: readonly string[]) => list.some((text) => parseSgfPoint(text, geometry) === move);
  if (isIn(right)) return 'right';
  return isIn(wrong) ? 'wrong' : 'neither';
}

/** Unsolved are those without a proof, whose first move is a guess; they are counted among the others, too. */
function makeRankTable(results: readonly Result[]): string {
  const groups = groupBy(results, ({ problem }) => problem.rank).set('all', [...results]);
  const rows = [...groups].map(([rank, members]) => {
    const proved = members.filter(({ finding }) => finding?.certainty === 'shown');
    const count = (list: readonly Result[], ...outcomes: Outcome[]) =>
      list.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const seconds = members.map((result) => result.seconds);
    const figures = [
      members.length,
      count(members, 'right'),
      count(members, 'wrong'),
      count(members, 'neither'),
      count(members, 'no problem'),
      members.length - proved.length,
      count(proved, 'right'),
      count(proved, 'wrong'),
      count(proved, 'neither'),
    ];
    const percent = ((100 * count(members, 'right')) / members.length).toFixed(0);
    return [
      rank,
      ...figures.map(String),
      percent,
      percentile(seconds, 50).toFixed(2),
      sum(seconds).toFixed(0),
    ];
  });
  return makeTable(HEADINGS, rows);
}

const HEADINGS = [
  'rank',
  'problems',
  'right',
  'wrong',
  'neither',
  'none found',
  'unsolved',
  'proved: right',
  'wrong',
  'neither',
  'right %',
  'median s',
  'total s',
];

/** An answer as a line of JSON: two files of them tell which problems two versions answer differently. */
function makeRecord({ problem, finding, move, outcome, seconds }: Result): string {
  const { id, rank, size, to_move } = problem;
  const geometry = Geometry.of(size);
  const isLife = finding && (finding.problem.defender === BLACK) === (to_move === 'B');
  return JSON.stringify({
    id,
    rank,
    outcome,
    move: move === undefined ? null : makeVertex(move, geometry),
    certainty: finding?.certainty ?? null,
    goal: finding ? (isLife ? 'live' : 'kill') : null,
    seconds: Number(seconds.toFixed(2)),
    attempts: finding?.candidate.attempts.map(describeAttempt) ?? [],
  });
}

/** What `choices` needs to have the move chosen again. */
function recordChoice({ problem, finding, move, outcome }: Result): string {
  const vertex = move === undefined ? null : makeVertex(move, Geometry.of(problem.size));
  return JSON.stringify({
    id: problem.id,
    outcome,
    move: vertex,
    ...(finding && packChoice(finding)),
  });
}

/** The board around the stones with the keystones (# black, @ white), the region (:), and the moves of the source (r, w). */
function drawFailure({ problem, finding, move, outcome, seconds }: Result): string {
  const geometry = Geometry.of(problem.size);
  const stones = readStones(problem, geometry);
  const marks = new Map<number, string>();
  for (const point of finding?.problem.region ?? []) if (!stones.has(point)) marks.set(point, ':');
  for (const point of finding?.problem.keystones ?? [])
    marks.set(point, stones.get(point) === BLACK ? '#' : '@');
  for (const text of problem.right) marks.set(parseSgfPoint(text, geometry)!, 'r');
  for (const text of problem.wrong) marks.set(parseSgfPoint(text, geometry)!, 'w');
  const diagram = makeDiagram({
    geometry,
    colorAt: (point) => stones.get(point) ?? EMPTY,
    marks,
    lastMove: move,
  });
  const toPlay = makeColor(problem.to_move === 'B' ? BLACK : WHITE);
  const played = move === undefined ? 'none' : makeVertex(move, geometry);
  return [
    `${problem.id} ${problem.rank}: ${outcome}, ${toPlay} played ${played} in ${seconds.toFixed(2)} s`,
    finding ? describeFinding(finding) : 'no problem found',
    ...(finding?.candidate.attempts.map(describeAttempt) ?? []),
    crop(diagram, problem),
  ].join('\n');
}

function describeFinding({ problem, verdict, certainty, confirmed }: Finding): string {
  const { geometry, defender } = problem;
  const moves = verdict.moves.map((point) => makeVertex(point, geometry)).join(' ');
  const proved = verdict.proved ? 'proved' : `guess ${verdict.guess}`;
  const empties = problem.region.filter((point) => problem.colors[point] === EMPTY).length;
  return `${makeColor(defender)} ${verdict.status} (${proved}), moves ${moves}, ${empties} points, ${certainty}, confirmed ${confirmed}`;
}

function describeAttempt({ problem, isOpen, verdict, gain }: Attempt): string {
  const { colors, region } = problem;
  const empties = region.filter((point) => colors[point] === EMPTY).length;
  const result = verdict ? `${verdict.status} after ${verdict.nodes} nodes` : 'not tried';
  return `  ${isOpen ? 'open' : 'fenced'}, ${empties} points: ${result}, ${verdict?.moves.length} moves, gain ${gain}`;
}

/** Leaves out rows and columns far from all stones. */
function crop(diagram: string, { size, black, white }: CorpusProblem): string {
  const used = (index: 0 | 1) => [...black, ...white].map((text) => text.charCodeAt(index) - 97);
  const [left, right] = [Math.min(...used(0)) - 2, Math.max(...used(0)) + 2];
  const [top, bottom] = [Math.min(...used(1)) - 2, Math.max(...used(1)) + 2];
  const lines = diagram.split('\n');
  const rows = [lines[0]!, ...lines.slice(1, size + 1).filter((_, y) => y >= top && y <= bottom)];
  const [from, to] = [2 + 2 * Math.max(left, 0), 2 + 2 * (Math.min(right, size - 1) + 1) + 1];
  return rows.map((row) => row.slice(0, 2) + row.slice(from, to)).join('\n');
}
