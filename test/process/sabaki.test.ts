import { type Command, Controller, ControllerStateTracker } from '@sabaki/gtp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENGINE } from './engine.ts';

const play = (color: string, vertex: string): Command => ({ name: 'play', args: [color, vertex] });

/** A problem as Sabaki sends it: all black stones as one handicap, then the white ones as moves. */
const problem: Command[] = [
  { name: 'set_free_handicap', args: ['A8', 'B9', 'B8', 'C9', 'C8', 'D9'] },
  ...['E9', 'E8', 'E7', 'D7', 'C7', 'B7', 'A7'].map((vertex) => play('W', vertex)),
];
const line = [play('W', 'J1'), play('B', 'D8'), play('W', 'C6')];

describe("Sabaki's client", () => {
  let controller: Controller;
  let tracker: ControllerStateTracker;
  let stderr: string;
  let exitCode: number | null | undefined;

  beforeEach(() => {
    controller = new Controller(process.execPath, [ENGINE]);
    tracker = new ControllerStateTracker(controller);
    stderr = '';
    controller.on('stderr', ({ content }) => {
      stderr += content;
    });
    controller.on('stopped', ({ signal }) => {
      exitCode = signal;
    });
    controller.start();
  });

  afterEach(async () => {
    // Sends quit, and kills the process after three seconds, which has to have ended by itself by then.
    await controller.stop();
    expect(exitCode).toBe(0);
    expect(stderr).toBe('');
  });

  const ask = async (name: string, ...args: string[]) => await controller.sendCommand({ name, args });

  /** The stones on the board, from the game that the engine prints. */
  async function stones(): Promise<{ black: number; white: number }> {
    const chains = await ask('gold-chains');
    const board = (await ask('showboard')).content;
    const rows = board.split('\n').filter((row) => /^ *\d/.test(row));
    const black = rows.join('').match(/X/g)?.length ?? 0;
    const white = rows.join('').match(/O/g)?.length ?? 0;
    expect(chains.content.split(/\s+/).filter((word) => word !== '')).toHaveLength(black + white);
    return { black, white };
  }

  test('attaches, without waiting for answers', async () => {
    const names = ['name', 'version', 'protocol_version', 'list_commands'];
    const responses = await Promise.all(names.map((name) => ask(name)));
    expect(responses.map((response) => response.error)).toEqual([false, false, false, false]);
    expect(responses[0]!.content).toBe('GoLD');
    expect(responses[2]!.content).toBe('2');
    const commands = responses[3]!.content.split('\n');
    expect(commands).toEqual(commands.map((command) => command.trim()));
    for (const name of ['play', 'genmove', 'undo', 'set_free_handicap', 'rectangular_boardsize']) {
      expect(commands).toContain(name);
    }
  });

  test('sets a problem up, plays, goes back, jumps, and quits', async () => {
    const sync = (moves: number) =>
      tracker.sync({ komi: 0, boardsize: [9, 9], history: [...problem, ...line.slice(0, moves)] });
    await sync(0);
    expect(await stones()).toEqual({ black: 6, white: 7 });
    await sync(1);
    expect(await stones()).toEqual({ black: 6, white: 8 });
    await sync(3);
    expect(await stones()).toEqual({ black: 7, white: 9 });
    await sync(0);
    expect(await stones()).toEqual({ black: 6, white: 7 });
    await sync(2);
    expect(await stones()).toEqual({ black: 7, white: 8 });
    expect(tracker.state.history).toHaveLength(10);
  });

  test('keeps a problem that was set in its console, wherever it jumps', async () => {
    const sync = (moves: readonly Command[]) =>
      tracker.sync({ komi: 0, boardsize: [9, 9], history: [...problem, ...moves] });
    const valid = async () => (await ask('gold-validate')).content;
    await sync([]);
    await ask('gold-keystones', 'A8');
    await ask('gold-region', 'A9', 'D8');
    expect(await valid()).toBe('valid');
    const { content } = await ask('genmove', 'W');
    await sync([play('W', content), play('B', 'J9')]);
    expect(await valid()).toBe('valid');
    await tracker.sync({ history: [play('B', 'E5')] });
    expect(await valid()).toBe('keystone A8 is not a black stone now');
    await sync([]);
    expect(await valid()).toBe('valid');
    expect((await ask('genmove', 'W')).content).toBe(content);
  });

  test('plays with the engine', async () => {
    await ask('gold-param', 'playouts', '100');
    await tracker.sync({ komi: 6.5, boardsize: [9, 9], history: [play('B', 'E5')] });
    const { content, error } = await ask('genmove', 'W');
    expect(error).toBe(false);
    expect(content).toMatch(/^[A-HJ][1-9]$/);
    expect(await stones()).toEqual({ black: 1, white: 1 });
    await tracker.sync({ history: [play('B', 'E5')] });
    expect(await stones()).toEqual({ black: 1, white: 0 });
  });

  test.each([
    [9, 30],
    [19, 4],
  ])('plays a whole game on %i with the engine, which it ends by passing', async (size, playouts) => {
    await ask('gold-param', 'playouts', String(playouts));
    const history: Command[] = [];
    let passes = 0;
    while (passes < 2) {
      await tracker.sync({ komi: 7.5, boardsize: [size, size], history });
      const color = history.length % 2 === 0 ? 'B' : 'W';
      const { content, error } = await ask('genmove', color);
      expect(error).toBe(false);
      passes = content === 'pass' ? passes + 1 : 0;
      history.push(play(color, content));
      expect(history.length).toBeLessThan(3 * size * size);
    }
    expect((await ask('final_score')).content).toMatch(/^[BW]\+\d+\.5$/);
  });

  test('changes to another board, and a rectangular one', async () => {
    await tracker.sync({ komi: 0, boardsize: [9, 9], history: problem });
    await tracker.sync({ komi: 0, boardsize: [13, 7], history: [play('B', 'N7'), play('W', 'A1')] });
    expect(await stones()).toEqual({ black: 1, white: 1 });
    await tracker.sync({ komi: 0, boardsize: [19, 19], history: [] });
    expect(await stones()).toEqual({ black: 0, white: 0 });
  });

  test('recovers from a history that does not fit', async () => {
    await tracker.sync({ boardsize: [9, 9], history: [play('B', 'A1')] });
    await expect(tracker.sync({ history: [play('B', 'A1'), play('W', 'A1')] })).rejects.toThrow();
    await tracker.sync({ history: [play('B', 'A2'), play('W', 'pass')] });
    expect(await stones()).toEqual({ black: 1, white: 0 });
  });

  test('stops an analysis by its next command, and quits during a search', async () => {
    const analysis = await startSleeping('watch');
    expect(await ask('protocol_version')).toMatchObject({ content: '2', error: false });
    expect((await analysis.response).error).toBe(false);
    await startSleeping('tell');
  });

  /** A command of a minute that is known to be under way. */
  async function startSleeping(mode: string) {
    const command = { name: 'gold-sleep', args: ['60', mode] };
    return await new Promise<{ response: ReturnType<typeof ask> }>((resolve) => {
      const response = controller.sendCommand(command, () => resolve({ response }));
    });
  }
});
