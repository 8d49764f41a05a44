import { BLACK, type Color, makeColor, opponent, WHITE } from '../../engine/color.ts';
import { Game } from '../../engine/game.ts';
import { Geometry, makeVertex, PASS, parseVertex } from '../../engine/geometry.ts';
import { EngineError, type GtpClient } from './client.ts';

/** How a game is to be played. */
export interface MatchRules {
  readonly size: number;
  readonly komi: number;
  /** Seconds for every move of either side; 0 for no clock. */
  readonly seconds: number;
}

export interface MatchGame {
  readonly game: Game;
  /** As SGF writes it: `B+3.5`, `W+R`, `B+F`. */
  readonly result: string;
  /** What led to the result, where it was not the score or a resignation. */
  readonly note?: string;
  /** The longest time that Black and White took for a move, in seconds. */
  readonly slowest: readonly [number, number];
}

/** A game has so many moves for each point of the board at most. */
const MAX_LENGTH = 3;

/**
 * Plays one game between two engines. It ends with two passes, a resignation, or a move that is illegal. The score is what
 * both say; where they do not agree, or one cannot say, it is what `scorer` says.
 */
export async function playMatchGame(
  black: GtpClient,
  white: GtpClient,
  scorer: GtpClient,
  rules: MatchRules,
): Promise<MatchGame> {
  const game = new Game(Geometry.of(rules.size), rules.komi);
  const clients = new Map<Color, GtpClient>([
    [BLACK, black],
    [WHITE, white],
  ]);
  for (const client of clients.values()) await startGame(client, rules);
  const slowest: [number, number] = [0, 0];
  let color: Color = BLACK;
  let passes = 0;
  while (passes < 2 && game.moves.length < MAX_LENGTH * game.geometry.points.length) {
    const other = opponent(color);
    try {
      const start = performance.now();
      const answer = await clients.get(color)!.ask(`genmove ${makeColor(color)}`);
      slowest[color - 1] = Math.max(slowest[color - 1]!, (performance.now() - start) / 1000);
      if (answer.toLowerCase() === 'resign') return { game, result: `${letter(other)}+R`, slowest };
      const point = parseVertex(answer, game.geometry);
      const error = point === undefined ? 'no vertex' : game.play(color, point);
      if (error) return { game, result: `${letter(other)}+F`, note: `${answer}: ${error}`, slowest };
      passes = point === PASS ? passes + 1 : 0;
      await clients.get(other)!.ask(`play ${makeColor(color)} ${makeVertex(point!, game.geometry)}`);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return { game, result: 'Void', note: error.message, slowest };
    }
    color = other;
  }
  return { game, ...(await agreeOnScore(black, white, scorer)), slowest };
}

async function startGame(client: GtpClient, { size, komi, seconds }: MatchRules): Promise<void> {
  await client.ask(`boardsize ${size}`);
  await client.ask('clear_board');
  await client.ask(`komi ${komi}`);
  if (seconds > 0) await client.ask(`time_settings 0 ${seconds} 1`);
}

async function agreeOnScore(
  black: GtpClient,
  white: GtpClient,
  scorer: GtpClient,
): Promise<{ result: string; note?: string }> {
  const [one, other] = [await askScore(black), await askScore(white)];
  if (one !== undefined && one === other) return { result: one };
  const result = (await askScore(scorer)) ?? 'Void';
  return { result, note: `Black says ${one ?? 'nothing'}, White says ${other ?? 'nothing'}` };
}

async function askScore(client: GtpClient): Promise<string | undefined> {
  try {
    const answer = await client.ask('final_score');
    // `B+3.50` and `B+3.5` are the same.
    return answer.replace(/^([BW]\+\d+)\.(\d*?)0*$/, (_, whole, rest) => (rest ? `${whole}.${rest}` : whole));
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

function letter(color: Color): string {
  return color === BLACK ? 'B' : 'W';
}
