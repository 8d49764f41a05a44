import { parseArgs } from 'node:util';
import { BLACK, type Color, makeColor, opponent, WHITE } from '../src/engine/color.ts';
import { Game } from '../src/engine/game.ts';
import { makeGameRecord, replayRecord } from '../src/engine/game-record.ts';
import { Geometry, makeVertex, PASS } from '../src/engine/geometry.ts';
import { Player } from '../src/engine/play/player.ts';
import { judgePosition } from '../src/engine/play/status.ts';
import { makeScore, scorePosition } from '../src/engine/scoring.ts';
import { GtpClient, parseWords } from '../src/gtp/match/client.ts';
import { SolverAdviser } from '../src/gtp/solver-adviser.ts';

/**
 * Plays quick games with itself to their end, counts them, and has another engine count them: how often is it the same
 * winner, and the same score? Every difference is printed with the game.
 */
export async function benchScoring(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      arbiter: { type: 'string', default: '' },
      games: { type: 'string', default: '100' },
      size: { type: 'string', default: '9' },
      playouts: { type: 'string', default: '60' },
    },
  });
  const command = parseWords(values.arbiter);
  if (command.length === 0) {
    console.log('needs --arbiter "gnugo --mode gtp --chinese-rules" [--games N] [--size N] [--playouts N]');
    return;
  }
  const arbiter = new GtpClient(command);
  const games = Number(values.games);
  let sameWinner = 0;
  let sameScore = 0;
  for (let seed = 1; seed <= games; seed++) {
    const game = playGame(Geometry.of(Number(values.size)), seed, Number(values.playouts));
    const [ours, theirs] = [countGame(game, seed), await askArbiter(arbiter, game)];
    if (ours[0] === theirs[0]) sameWinner++;
    if (ours === theirs) sameScore++;
    else console.log(`game ${seed}: we say ${ours}, the arbiter ${theirs}: ${makeMoves(game)}`);
  }
  console.log(`${games} games: same winner ${sameWinner}, same score ${sameScore}`);
  await arbiter.quit();
}

function playGame(geometry: Geometry, seed: number, playouts: number): Game {
  const game = new Game(geometry, 7.5);
  const player = new Player();
  const options = {
    tree: 'rave',
    safeWeight: 4,
    seed,
    memory: 64,
    reuse: false,
    resign: 0,
    cleanup: false,
  } as const;
  const limits = { playouts, timeUsed: () => 0, stopped: () => false };
  let color: Color = BLACK;
  let passes = 0;
  while (passes < 2 && game.moves.length < 3 * geometry.points.length) {
    const { move } = player.choose(makeGameRecord(game), color, options, limits);
    const error = game.play(color, move);
    if (error) throw new Error(`${makeVertex(move, geometry)}: ${error}`);
    passes = move === PASS ? passes + 1 : 0;
    color = opponent(color);
  }
  return game;
}

function countGame(game: Game, seed: number): string {
  const { status } = judgePosition(replayRecord(makeGameRecord(game)), {
    seed,
    playouts: 1000,
    stopped: () => false,
    adviser: new SolverAdviser(),
  });
  const { black, white } = scorePosition(game, {
    scoring: 'area',
    isDead: (point) => status.get(point) === 'dead',
    isSeki: (point) => status.get(point) === 'seki',
    captures: { black: game.captures(BLACK), white: game.captures(WHITE) },
  });
  return makeScore(black - white - game.komi);
}

async function askArbiter(arbiter: GtpClient, { geometry, komi, moves }: Game): Promise<string> {
  await arbiter.ask(`boardsize ${geometry.width}`);
  await arbiter.ask('clear_board');
  await arbiter.ask(`komi ${komi}`);
  for (const { color, point } of moves) {
    await arbiter.ask(`play ${makeColor(color)} ${makeVertex(point, geometry)}`);
  }
  return await arbiter.ask('final_score');
}

function makeMoves({ moves, geometry }: Game): string {
  return moves.map(({ point }) => makeVertex(point, geometry)).join(' ');
}
