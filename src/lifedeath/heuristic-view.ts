import type { Color } from '../engine/color.ts';
import { PASS } from '../engine/geometry.ts';
import { Evaluation, type Terms } from './evaluation.ts';
import { EyeSpaces } from './eye-spaces.ts';
import { ATTACKER, DEFENDER, Field, type Side } from './field.ts';
import { Frame } from './frame.ts';
import { Keys } from './keys.ts';
import type { Problem } from './problem.ts';
import { isSuicidal, Relevance } from './relevance.ts';
import { has } from './zone.ts';

/** What the heuristic search sees in a problem, in points, for people. */
export interface EyeShape {
  readonly color: Color;
  /** Of the pattern; `area` for an enclosed space that is none of the known shapes. */
  readonly name: string;
  /** `middle`, `side` or `corner`; empty for an area. */
  readonly place: string;
  readonly points: readonly number[];
  /** Vital points of the shape, whoever holds them. */
  readonly vital: readonly number[];
  /** Points where its wall lacks a stone. */
  readonly lacks: readonly number[];
  /** The wall can be cut, or part of it be captured. */
  readonly unsafe: boolean;
  /** Eyes if the enemy moves first in it, and if the owner does. */
  readonly least: number;
  readonly most: number;
}

export interface MoveRelevance {
  readonly point: number;
  readonly score: number;
  /** What of it is for being near the keystones. */
  readonly near: number;
  /** It leaves keystones in atari, and is not searched for this reason. */
  readonly suicidal: boolean;
}

/** The score of the position with the problem's side to move, and what it is made of. */
export function evaluateProblem(problem: Problem): Terms & { readonly score: number } {
  const { field, frame } = setUp(problem);
  const evaluation = new Evaluation(field);
  const score = evaluation.evaluate(frame);
  return { ...evaluation.terms, score };
}

/** The eye shapes of both sides that count, the defender's first. */
export function listEyeShapes(problem: Problem): EyeShape[] {
  const { field, frame } = setUp(problem);
  return [DEFENDER, ATTACKER].flatMap((side) => listOf(field, frame, side as Side));
}

/** The legal moves of the side to move in the order in which they are searched, without a pass. */
export function listRelevance(problem: Problem): MoveRelevance[] {
  const { field, frame, keys } = setUp(problem);
  const evaluation = new Evaluation(field);
  const relevance = new Relevance(field, evaluation);
  const after = new Frame(field, keys);
  evaluation.prepare(frame);
  relevance.score(frame);
  const mayRetake = (frame.toPlay === DEFENDER ? frame.defenderThreats : frame.attackerThreats) > 0;
  return field.points
    .map((point, cell) => ({ point, cell }))
    .filter(({ cell }) => frame.cells[cell] === 0 && (cell !== frame.ko || mayRetake) && frame.consider(cell))
    .map(({ point, cell }) => ({
      point,
      score: relevance.scores[cell]!,
      near: relevance.near[cell]!,
      suicidal: isSuicidal(frame, cell, after),
    }))
    .sort((a, b) => b.score - a.score || a.point - b.point);
}

function setUp(problem: Problem): { field: Field; keys: Keys; frame: Frame } {
  const { koPoint, threats, toPlay, defender } = problem;
  const field = new Field(problem);
  const keys = new Keys(field);
  const frame = new Frame(field, keys);
  const ko = koPoint === PASS ? field.size : field.cellOf[koPoint]!;
  const [mine, theirs] = defender === 1 ? [threats.black, threats.white] : [threats.white, threats.black];
  frame.reset(toPlay === defender ? DEFENDER : ATTACKER, ko, mine, theirs);
  frame.label();
  return { field, keys, frame };
}

function listOf(field: Field, frame: Frame, side: Side): EyeShape[] {
  const { defender, attacker } = field.problem;
  const spaces = new EyeSpaces(field, side);
  spaces.find(frame);
  const { words } = spaces.sets;
  const pointsOf = (cells: readonly number[]) =>
    cells.map((cell) => field.points[cell]!).sort((a, b) => a - b);
  const cells = [...field.points.keys()];
  const shapes: EyeShape[] = [];
  for (let candidate = 0; candidate < spaces.candidates; candidate++) {
    const space = spaces.memberOf[candidate]!;
    if (space < 0) continue;
    const match = spaces.matchOf[candidate]!;
    const placement = match < 0 ? undefined : spaces.matcher.placements[match]!;
    const wall = placement?.wall.filter((cell) => frame.cells[cell] === 0) ?? [];
    shapes.push({
      color: side === DEFENDER ? defender : attacker,
      name: placement?.pattern.name ?? 'area',
      place: placement?.pattern.place ?? '',
      points: pointsOf(placement?.space ?? cells.filter((cell) => has(spaces.inside, space * words, cell))),
      vital: pointsOf(placement?.vital ?? []),
      lacks: pointsOf(wall),
      unsafe: spaces.unsafe[space] === 1,
      least: spaces.least[space]! / 100,
      most: spaces.most[space]! / 100,
    });
  }
  return shapes.sort((a, b) => b.least + b.most - a.least - a.most || a.points[0]! - b.points[0]!);
}
