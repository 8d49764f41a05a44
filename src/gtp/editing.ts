/** Edits of the board. Each makes a new game or throws and changes nothing, and is one step of undo. */
import { type Color, EMPTY, opponent } from '../engine/color.ts';
import { Game } from '../engine/game.ts';
import { makeVertex, PASS } from '../engine/geometry.ts';
import { swapColorWords, transformTree } from '../engine/sgf.ts';
import { type Transform, transformColor, transformGame } from '../engine/transform.ts';
import { findChains, isKo, readColors } from '../lifedeath/problem.ts';
import { type ChosenKeystones, type ChosenRegion, chooseKeystones, chooseRegion } from './chosen.ts';
import { GtpError } from './error.ts';
import type { Ban, ProblemInfo, ProblemSettings } from './problem-state.ts';
import type { Session } from './session.ts';

/** Puts stones of one colour down, in the place of what is there; returns the stones of the other colour that this captures. */
export function placeStones(session: Session, color: Color, points: Iterable<number>): number[] {
  const { game } = session;
  const stones = game.stones();
  for (const point of points) stones.set(point, color);
  const colorAt = (point: number) => stones.get(point) ?? EMPTY;
  const captured = findChains(game.geometry, readColors({ geometry: game.geometry, colorAt }))
    .filter((chain) => chain.color === opponent(color) && chain.liberties.length === 0)
    .flatMap((chain) => chain.points);
  for (const point of captured) stones.delete(point);
  replaceStones(session, stones);
  return captured.sort((a, b) => a - b);
}

export function removeStones(session: Session, points: Iterable<number>): void {
  const stones = session.game.stones();
  for (const point of points) stones.delete(point);
  replaceStones(session, stones);
}

/** Begins anew with these stones. Keystones that are gone are keystones no more; a ban on a ko is lifted. */
function replaceStones(session: Session, stones: ReadonlyMap<number, Color>): void {
  const { problem } = session;
  const { present } = problem.findKeystones(session.game);
  const color = session.game.colorAt(present[0] ?? PASS);
  const game = startGame(session, stones);
  const keystones = present.filter((point) => game.colorAt(point) === color);
  edit(session, game, {
    ...problem.settings,
    keystones: problem.hasKeystones ? keepKeystones(game, keystones) : undefined,
    region: problem.hasRegion ? chooseRegion(game, problem.listRegion(session.game)) : undefined,
    ban: undefined,
  });
}

/** Moves everything so many points to the right and upwards. The edge of the board stays where it is. */
export function shiftBoard(session: Session, right: number, up: number): void {
  const { game, problem } = session;
  const { geometry, toPlay } = game;
  const shift = (point: number): number | undefined => {
    const [x, y] = [geometry.x(point) + right, geometry.y(point) - up];
    return geometry.has(x, y) ? geometry.at(x, y) : undefined;
  };
  const stones = new Map<number, Color>();
  for (const [point, color] of game.stones()) {
    const to = shift(point);
    if (to === undefined) throw new GtpError(`${makeVertex(point, geometry)} would fall off the board`);
    stones.set(to, color);
  }
  const shifted = startGame(session, stones);
  const { present } = problem.findKeystones(game);
  const region = problem.listRegion(game);
  const isWhole = region.length === geometry.points.length;
  const listed = isWhole ? region : region.map(shift).filter((point) => point !== undefined);
  if (region.length > 0 && !listed.some((point) => shifted.colorAt(point) === EMPTY))
    throw new GtpError('no playable point of the region would be left on the board');
  const ban = problem.findBan(game, toPlay);
  const ko = ban === PASS ? undefined : shift(ban);
  const holds = ko !== undefined && isKo(geometry, readColors(shifted), toPlay, ko);
  edit(session, shifted, {
    ...problem.settings,
    keystones: problem.hasKeystones ? keepKeystones(shifted, present.map(shift) as number[]) : undefined,
    region: problem.hasRegion ? chooseRegion(shifted, listed) : undefined,
    ban: holds ? { point: ko, color: toPlay, stones } : undefined,
  });
}

/** Turns or mirrors the board or swaps the colours, and with it all that was played and all that is set. */
export function transformBoard(session: Session, transform: Transform): void {
  const { game, problem } = session;
  const { settings } = problem;
  const { threats, info, source } = settings;
  const transformed = transformGame(game, transform);
  const origin = problem.findOrigin(game);
  const { swapsColors } = transform;
  session.edits.make(session, transformed, {
    keystones: settings.keystones && transformKeystones(settings.keystones, transform),
    region: settings.region && transformRegion(settings.region, transform),
    ban: settings.ban && transformBan(settings.ban, transform),
    threats: swapsColors ? { black: threats.white, white: threats.black } : threats,
    info: swapsColors ? swapInfo(info) : info,
    source: source && transformTree(source, transform),
    origin: origin === undefined ? undefined : transformed.keyAfter(origin),
    found: [],
  });
}

/** A game of these stones with the same side to move; throws if they cannot stand so. */
function startGame({ game: { geometry, komi, toPlay } }: Session, stones: ReadonlyMap<number, Color>): Game {
  const game = new Game(geometry, komi);
  const reason = game.setup(stones, toPlay);
  if (reason) throw new GtpError(`illegal position: ${reason}`);
  return game;
}

function edit(session: Session, game: Game, settings: ProblemSettings): void {
  session.edits.make(session, game, { ...settings, origin: game.key, found: [] });
}

function keepKeystones(game: Game, points: readonly number[]): ChosenKeystones | undefined {
  return points.length > 0 ? chooseKeystones(game, points) : undefined;
}

function transformKeystones({ color, points }: ChosenKeystones, transform: Transform): ChosenKeystones {
  return { color: transformColor(transform, color), points: moveKeys(points, transform) };
}

function transformRegion({ points, captures }: ChosenRegion, transform: Transform): ChosenRegion {
  return { points: new Set([...points].map(transform.movePoint)), captures: moveKeys(captures, transform) };
}

function transformBan({ point, color, stones }: Ban, transform: Transform): Ban {
  const moved = [...moveKeys(stones, transform)].map(
    ([each, its]) => [each, transformColor(transform, its)] as const,
  );
  return {
    point: transform.movePoint(point),
    color: transformColor(transform, color),
    stones: new Map(moved),
  };
}

function moveKeys<Value>(map: ReadonlyMap<number, Value>, { movePoint }: Transform): Map<number, Value> {
  return new Map([...map].map(([point, value]) => [movePoint(point), value]));
}

function swapInfo({ name, rank, text }: ProblemInfo): ProblemInfo {
  return {
    ...(name && { name: swapColorWords(name) }),
    ...(rank && { rank }),
    ...(text && { text: swapColorWords(text) }),
  };
}
