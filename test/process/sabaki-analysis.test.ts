import { type Command, Controller, ControllerStateTracker, type Response } from '@sabaki/gtp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Info, parseInfoLine, type Style } from '../gtp/info-line.ts';
import { ENGINE } from './engine.ts';

/** Sabaki takes the first of these that an engine lists. */
const ANALYSES = ['analyze', 'kata-analyze', 'lz-analyze'];
const GENERATORS = ['genmove_analyze', 'kata-genmove_analyze', 'lz-genmove_analyze', 'genmove'];

const play = (color: string, vertex: string): Command => ({ name: 'play', args: [color, vertex] });

/** A group that is dead as it stands, sent as Sabaki sends a problem. */
const nine: Command[] = [
  { name: 'set_free_handicap', args: ['A8', 'B9', 'B8', 'C9', 'C8', 'D9'] },
  ...['E9', 'E8', 'E7', 'D7', 'C7', 'B7', 'A7'].map((vertex) => play('W', vertex)),
];

/** Black to move lives at A19, and only there. */
const corner: Command[] = [
  { name: 'set_free_handicap', args: ['A17', 'B18', 'B17', 'C18', 'D18'] },
  ...['E19', 'E18', 'C17', 'D17', 'E17', 'A16', 'B16', 'C16'].map((vertex) => play('W', vertex)),
];

/**
 * What Sabaki does with an engine (its `EngineSyncer` and `sabaki.js`), on top of the client that it uses: before it sends the board it stops
 * what runs with `protocol_version`, and every line of an answer to a command with arguments goes through its reader of analyses.
 */
class Sabaki {
  readonly controller = new Controller(process.execPath, [ENGINE]);
  readonly tracker = new ControllerStateTracker(this.controller);
  readonly errors: string[] = [];
  commands: string[] = [];
  stderr = '';
  exitCode: number | null | undefined;
  private running: Promise<Response> | undefined;

  constructor() {
    this.controller.on('stderr', ({ content }) => {
      this.stderr += content;
    });
    this.controller.on('stopped', ({ signal }) => {
      this.exitCode = signal;
    });
    this.controller.start();
  }

  /** Section 2.2: everything at once, and nothing about the board. */
  async attach(...initial: Command[]): Promise<void> {
    const names = ['name', 'version', 'protocol_version', 'list_commands'];
    const responses = await Promise.all([
      ...names.map((name) => this.send({ name })),
      ...initial.map((command) => this.send(command)),
    ]);
    this.commands = responses[3]!.content.split('\n');
  }

  async send(command: Command, subscriber?: (event: { line: string }) => void): Promise<Response> {
    const response = await this.controller.sendCommand(command, subscriber);
    if (response.error) this.errors.push(`${command.name}: ${response.content}`);
    return response;
  }

  /** Section 2.3. */
  async sync(size: number, history: Command[]): Promise<void> {
    if (this.running) await this.send({ name: 'protocol_version' });
    await this.running;
    this.running = undefined;
    await this.tracker.sync({ komi: 0, boardsize: [size, size], history });
  }

  /** Begins an analysis and waits for a report that is wanted. */
  async analyse(color: string, isWanted: (infos: Info[]) => boolean): Promise<Info[]> {
    const name = ANALYSES.find((each) => this.commands.includes(each))!;
    return await new Promise((resolve, reject) => {
      this.running = this.send({ name, args: [color, '5'] }, ({ line }) => {
        try {
          const infos = readLine(line, 'leela');
          if (infos && isWanted(infos)) resolve(infos);
        } catch (error) {
          reject(error as Error);
        }
      });
    });
  }

  /** Section 2.5: the move is taken from the line `play`. */
  async generate(color: string): Promise<{ move: string; infos: Info[] }> {
    const name = GENERATORS.find((each) => this.commands.includes(each))!;
    let last: Info[] = [];
    let failure: unknown;
    const { content } = await this.send({ name, args: [color, '5'] }, ({ line }) => {
      try {
        last = readLine(line, 'leela') ?? last;
      } catch (error) {
        failure ??= error;
      }
    });
    if (failure) throw failure;
    return { move: /^play (\S+)$/m.exec(content)![1]!, infos: last };
  }
}

/** The moves that a line of an answer is about; undefined if it is about none. */
function readLine(line: string, style: Style): Info[] | undefined {
  const text = line.replace(/^= ?/, '');
  if (text === '' || text.startsWith('play ')) return undefined;
  return parseInfoLine(text, style);
}

/** Everything is proved, or ordinary Go is played by now. */
const isKnown = (infos: Info[]) => infos.every(({ status }) => status !== 'unknown');

describe('Sabaki', () => {
  let sabaki: Sabaki;

  beforeEach(() => {
    sabaki = new Sabaki();
  });

  afterEach(async () => {
    await sabaki.controller.stop();
    expect(sabaki.exitCode).toBe(0);
    expect(sabaki.stderr).toBe('');
    // One refused command, and Sabaki says that the engine cannot be synced.
    expect(sabaki.errors).toEqual([]);
  });

  test('attaches with initial commands, and finds what it needs for analysis', async () => {
    await sabaki.attach(
      { name: 'gold-param', args: ['time', '5'] },
      { name: 'gold-param', args: ['memory', '64'] },
    );
    expect(ANALYSES.filter((name) => sabaki.commands.includes(name))).toEqual(ANALYSES);
    expect(GENERATORS.filter((name) => sabaki.commands.includes(name))).toEqual(GENERATORS);
    expect(sabaki.commands).toEqual(sabaki.commands.map((name) => name.trim()));
  });

  test('analyses a problem, steps forward and back, and lets a move be generated', async () => {
    await sabaki.attach();
    const line = [play('B', 'A19'), play('W', 'B19'), play('B', 'C19')];
    await sabaki.sync(19, corner);
    const atRoot = await sabaki.analyse('B', isKnown);
    expect(atRoot[0]).toMatchObject({ move: 'A19', winRate: 1, status: 'alive' });
    await sabaki.sync(19, [...corner, ...line.slice(0, 1)]);
    const lost = await sabaki.analyse('W', isKnown);
    expect(lost[0]!.winRate).toBeLessThan(0.01);
    await sabaki.sync(19, [...corner, ...line]);
    await sabaki.analyse('W', () => true);
    await sabaki.sync(19, corner);
    await sabaki.analyse('B', ([best]) => best?.move === 'A19');
    await sabaki.sync(19, corner);
    const { move, infos } = await sabaki.generate('B');
    expect(move).toBe('A19');
    expect(infos[0]!.move).toBe('A19');
    await sabaki.sync(19, [...corner, play('B', move)]);
  });

  test('plays a problem from start to end, the user going wrong', async () => {
    await sabaki.attach();
    const history = [...corner];
    for (let turn = 0; turn < 8; turn++) {
      await sabaki.sync(19, history);
      const infos = await sabaki.analyse('B', isKnown);
      // The worst that is shown; from the second move on all are wrong.
      history.push(play('B', infos.at(-1)!.move));
      await sabaki.sync(19, history);
      await sabaki.analyse('W', () => true);
      await sabaki.sync(19, history);
      const { move } = await sabaki.generate('W');
      expect(move).not.toBe('resign');
      history.push(play('W', move));
      await sabaki.sync(19, history);
      const { content } = await sabaki.send({ name: 'gold-chains' });
      if (!/\bD18\b/.test(content)) return;
    }
    throw new Error('the group stands after eight moves');
  });

  test('plays a problem from start to end, the engine on the side that lives', async () => {
    await sabaki.attach();
    const history = [...corner];
    for (const vertex of ['', 'B19', '', 'C19', '', 'D19']) {
      await sabaki.sync(19, history);
      const color = vertex === '' ? 'B' : 'W';
      const move = vertex === '' ? (await sabaki.generate(color)).move : vertex;
      if (vertex !== '' && history.some(({ args = [] }) => args[1] === move)) continue;
      history.push(play(color, move));
    }
    expect(history[corner.length]).toEqual(play('B', 'A19'));
    await sabaki.sync(19, history);
    await sabaki.analyse('W', () => true);
  });

  test('analyses an ordinary game', async () => {
    await sabaki.attach();
    await sabaki.sync(9, [play('B', 'E5'), play('W', 'C3')]);
    const infos = await sabaki.analyse('B', ([best]) => best!.visits >= 10);
    expect(infos.length).toBeGreaterThan(3);
    expect(infos.every(({ status }) => status === undefined)).toBe(true);
    await sabaki.sync(9, [play('B', 'E5')]);
    await sabaki.analyse('W', () => true);
  });

  test('quits in the middle of an analysis', async () => {
    await sabaki.attach();
    await sabaki.sync(19, corner);
    await sabaki.analyse('B', () => true);
  });

  test('keeps what was set in its console while it analyses and jumps', async () => {
    await sabaki.attach();
    await sabaki.sync(9, nine);
    await sabaki.send({ name: 'gold-keystones', args: ['A8'] });
    await sabaki.send({ name: 'gold-region', args: ['A9', 'D8'] });
    const reports = async (color: string) =>
      (await sabaki.analyse(color, isKnown))
        .map(({ move }) => move)
        .filter((move) => move !== 'pass')
        .sort();
    expect(await reports('W')).toEqual(['D8']);
    await sabaki.sync(9, [...nine, play('W', 'J1')]);
    expect(await reports('B')).toEqual(['A9', 'D8']);
    await sabaki.sync(9, [play('B', 'E5')]);
    await sabaki.sync(9, nine);
    expect(await reports('W')).toEqual(['D8']);
  });
});
