import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeSgf, saveGame } from '../../engine/sgf.ts';
import { needNumber, needWhole } from '../tool-options.ts';
import { EngineError, GtpClient, parseWords } from './client.ts';
import { type MatchGame, type MatchRules, playMatchGame } from './referee.ts';

export const MATCH_USAGE =
  'usage: gold-gtp match --opponent COMMAND [--engine COMMAND] [--games N] [--size N] [--komi K]\n' +
  '                      [--send COMMANDS] [--send-opponent COMMANDS] [--seconds S] [--save DIRECTORY]';

export const MATCH_HELP = `${MATCH_USAGE}

Lets this engine play against another one, colours in turn, and tells the
share of games it has won, with its standard error.

  --opponent COMMAND  the other engine, as in "gnugo --mode gtp"
  --engine COMMAND    what plays on our side; this program unless given
  --games N           how many games; 10 unless given
  --size N            the board; 9 unless given
  --komi K            7.5 unless given
  --send COMMANDS     GTP commands for our side before the first game, parted by
                      semicolons, as in "gold-param playouts 5000"
  --send-opponent COMMANDS  the same for the other engine
  --seconds S         a clock for both: whole seconds for every move
  --save DIRECTORY    where to put the games as SGF
`;

interface MatchOptions extends MatchRules {
  readonly opponent: readonly string[];
  readonly engine: readonly string[];
  readonly games: number;
  readonly send: readonly string[];
  readonly sendOpponent: readonly string[];
  readonly save: string | undefined;
}

/** Runs `gold-gtp match`. The exit code. */
export async function runMatch(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    process.stdout.write(MATCH_HELP);
    return 0;
  }
  if (typeof options === 'string') {
    process.stderr.write(`gold-gtp match: ${options}\n${MATCH_USAGE}\n`);
    return 2;
  }
  const ours = new GtpClient(options.engine);
  const theirs = new GtpClient(options.opponent);
  try {
    await playMatch(ours, theirs, options);
    return 0;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    process.stderr.write(`gold-gtp match: ${error.message}\n`);
    return 1;
  } finally {
    await Promise.all([ours.quit(), theirs.quit()]);
  }
}

async function playMatch(ours: GtpClient, theirs: GtpClient, options: MatchOptions): Promise<void> {
  const names = [await describeEngine(ours), await describeEngine(theirs)] as const;
  print(`${names[0]} against ${names[1]}, ${options.size}x${options.size}, komi ${options.komi}`);
  for (const command of options.send) await ours.ask(command);
  for (const command of options.sendOpponent) await theirs.ask(command);
  let won = 0;
  let counted = 0;
  for (let number = 1; number <= options.games; number++) {
    await seed(ours, 'gold-param seed', number);
    // An engine that is ours as well gets a seed of its own.
    await seed(theirs, 'gold-param seed', options.games + number);
    await seed(theirs, 'set_random_seed', number);
    const isBlack = number % 2 === 1;
    const played = isBlack
      ? await playMatchGame(ours, theirs, ours, options)
      : await playMatchGame(theirs, ours, ours, options);
    const outcome = judgeResult(played.result, isBlack);
    if (outcome !== undefined) {
      won += outcome;
      counted++;
    }
    print(describeGame(number, isBlack, played, won, counted));
    if (options.save !== undefined)
      save(options.save, number, played, isBlack ? names : [names[1], names[0]]);
  }
  print(`won ${describeRate(won, counted)}`);
}

async function describeEngine(client: GtpClient): Promise<string> {
  return `${await client.ask('name')} ${await client.ask('version')}`;
}

/** Another seed for every game, where the engine takes one. */
async function seed(client: GtpClient, command: string, number: number): Promise<void> {
  if (await client.knows(command.split(' ')[0]!)) await client.ask(`${command} ${number}`);
}

/** 1 for a won game, 0 for a lost one, a half for a draw; undefined if there is no result. */
function judgeResult(result: string, isBlack: boolean): number | undefined {
  if (result === '0') return 0.5;
  if (!/^[BW]\+/.test(result)) return undefined;
  return result.startsWith('B') === isBlack ? 1 : 0;
}

function describeGame(
  number: number,
  isBlack: boolean,
  played: MatchGame,
  won: number,
  counted: number,
): string {
  const { result, note, game, slowest } = played;
  const seconds = slowest[isBlack ? 0 : 1].toFixed(2);
  const line = `game ${number}: as ${isBlack ? 'Black' : 'White'} ${result}, ${game.moves.length} moves, slowest ${seconds} s, won ${won} of ${counted}`;
  return note === undefined ? line : `${line} (${note})`;
}

/** The share with its standard error: `33 of 40: 82.5 % ± 6.0 %`. */
export function describeRate(won: number, counted: number): string {
  if (counted === 0) return '0 of 0';
  const rate = won / counted;
  const error = Math.sqrt((rate * (1 - rate)) / counted);
  return `${won} of ${counted}: ${(100 * rate).toFixed(1)} % ± ${(100 * error).toFixed(1)} %`;
}

function save(
  directory: string,
  number: number,
  { game, result }: MatchGame,
  names: readonly [string, string],
): void {
  const root = saveGame(game);
  root.properties.set('PB', [names[0]]);
  root.properties.set('PW', [names[1]]);
  root.properties.set('RE', [result]);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, `${String(number).padStart(3, '0')}.sgf`), makeSgf([root]));
}

function readOptions(args: string[]): MatchOptions | 'help' | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        opponent: { type: 'string' },
        engine: { type: 'string' },
        games: { type: 'string', default: '10' },
        size: { type: 'string', default: '9' },
        komi: { type: 'string', default: '7.5' },
        send: { type: 'string', default: '' },
        'send-opponent': { type: 'string', default: '' },
        seconds: { type: 'string', default: '0' },
        save: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    const opponent = parseWords(values.opponent ?? '');
    if (opponent.length === 0) return 'an opponent is missing';
    return {
      opponent,
      engine: values.engine === undefined ? [process.execPath, process.argv[1]!] : parseWords(values.engine),
      games: needWhole('games', values.games, 1),
      size: needWhole('size', values.size, 2, 25),
      seconds: needWhole('seconds', values.seconds, 0),
      komi: needNumber('komi', values.komi),
      send: splitCommands(values.send),
      sendOpponent: splitCommands(values['send-opponent']),
      save: values.save,
    };
  } catch (error) {
    return (error as Error).message;
  }
}

function splitCommands(text: string): string[] {
  return text
    .split(';')
    .map((command) => command.trim())
    .filter((command) => command !== '');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
