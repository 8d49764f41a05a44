import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ENGINE, Engine, runEngine, splitResponses } from './engine.ts';

describe('the process', () => {
  test('answers in order, with ids, and ends with code 0 at the end of the input', async () => {
    expect(await runEngine('1 name\n2 nonsense\n\n3 protocol_version # comment\n  \nname')).toEqual({
      stdout: '=1 GoLD\n\n?2 unknown command\n\n=3 2\n\n= GoLD\n\n',
      stderr: '',
      code: 0,
      signal: null,
    });
  });

  test('drops CR wherever it stands, and splits at LF only', async () => {
    expect(await runEngine('1 name\r\n2 na\rme\r\n\r\n3 na\x07me')).toMatchObject({
      stdout: '=1 GoLD\n\n=2 GoLD\n\n=3 GoLD\n\n',
    });
  });

  test('loses no answer at the end of the input, though some take their time', async () => {
    const { stdout, code } = await runEngine('1 gold-sleep 0.3\n2 name\n3 gold-sleep 0.1\n4 name');
    expect(stdout).toMatch(/^=1 slept .*\n\n=2 GoLD\n\n=3 slept .*\n\n=4 GoLD\n\n$/);
    expect(code).toBe(0);
  });

  test('answers quit, then ends, and answers nothing after it', async () => {
    expect(await runEngine('1 name\n2 quit\n3 name\n')).toMatchObject({
      stdout: '=1 GoLD\n\n=2\n\n',
      code: 0,
    });
  });

  test('loses nothing of megabytes of answers, by end of input or by quit', async () => {
    const { stdout: one } = await runEngine('1 help\n');
    const count = Math.ceil(2_000_000 / one.length);
    const commands = '1 help\n'.repeat(count);
    for (const end of ['', 'quit\n']) {
      const { stdout, code } = await runEngine(commands + end);
      expect(stdout === one.repeat(count) + (end && '=\n\n')).toBe(true);
      expect(code).toBe(0);
    }
  });

  test('waits for a reader that does not read', async () => {
    const engine = spawn(process.execPath, [ENGINE]);
    engine.stdin.end(`${'help\n'.repeat(1000)}quit\n`);
    await sleep(500);
    let output = '';
    for await (const data of engine.stdout) output += data;
    expect(splitResponses(output)).toHaveLength(1001);
  });

  test('ends quietly when the reader has gone', async () => {
    const script = `(yes help | head -10000) | ${process.execPath} ${ENGINE} | head -1; echo "\${PIPESTATUS[@]}"`;
    const output = execFileSync('bash', ['-c', script], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect(output).toMatch(/^= protocol_version\n(0|141) 0 0\n$/);
  });

  test('lives with an input that cannot be read', async () => {
    const script = (redirection: string) => `${process.execPath} ${ENGINE} ${redirection}; echo $?`;
    for (const redirection of ['< /', '<&-', '< /dev/null']) {
      expect(execFileSync('bash', ['-c', script(redirection)], { encoding: 'utf8' })).toBe('0\n');
    }
  });

  test('is stopped by nobody but those who may: what waits is no interrupt', async () => {
    const { stdout } = await runEngine('1 gold-sleep 0.5\n2 name\n3 quit\n');
    expect(stdout).toMatch(/^=1 slept .*\n\n=2 GoLD\n\n=3\n\n$/);
  });
});

describe('a command that runs in the worker thread', () => {
  /** An engine with a command of a minute, which is known to be under way. */
  async function startSleeping(id: number, engine = new Engine()): Promise<Engine> {
    engine.write(`${id} gold-sleep 60 tell\n`);
    await engine.expect(new RegExp(`^=${id}\ninfo slept .*\n`));
    return engine;
  }

  const STOPPED = /^(info .*\n)*stopped \d+\.\d+$/;

  test('is stopped by # interrupt, and the next one is not', async () => {
    const engine = await startSleeping(1);
    engine.write('# interrupt\n');
    expect(await engine.response()).toMatch(STOPPED);
    expect(await engine.ask('2 gold-sleep 0.1')).toMatch(/^=2 slept/);
    expect(await engine.ask('quit')).toBe('=');
    expect(await engine.outcome).toMatchObject({ code: 0, stderr: '' });
  });

  test('is stopped by # interrupt before the thread is up', async () => {
    const { stdout } = await runEngine('1 gold-sleep 60\n# interrupt\n2 name\n');
    expect(stdout).toMatch(/^=1 stopped .*\n\n=2 GoLD\n\n$/);
  });

  test('is stopped by SIGINT, which does not end the process', async () => {
    const engine = new Engine();
    for (const id of [1, 2]) {
      await startSleeping(id, engine);
      engine.child.kill('SIGINT');
      expect(await engine.response()).toMatch(STOPPED);
    }
    engine.child.kill('SIGINT');
    expect(await engine.ask('3 name')).toBe('=3 GoLD');
    engine.child.stdin.end();
    expect(await engine.outcome).toMatchObject({ code: 0 });
  });

  test('is stopped and answered by a quit that comes later', async () => {
    const engine = await startSleeping(1);
    engine.write('2 quit\n');
    expect(await engine.response()).toMatch(STOPPED);
    expect(await engine.response()).toBe('=2');
    expect(await engine.outcome).toMatchObject({ code: 0, stderr: '' });
  });

  test('is not stopped by other commands, nor keeps them from being heard', async () => {
    const engine = await startSleeping(1);
    engine.write('2 name\n3 name\n');
    await engine.expect(/^(info .*\n){3}/);
    engine.write('# interrupt\n4 name\n');
    expect(await engine.response()).toMatch(STOPPED);
    for (const id of [2, 3, 4]) expect(await engine.response()).toBe(`=${id} GoLD`);
    engine.child.stdin.end();
    await engine.outcome;
  });

  test('is stopped by any line if it is an analysis', async () => {
    const engine = new Engine();
    engine.write('1 gold-sleep 60 watch\n');
    await engine.expect(/^=1\ninfo slept [\d.]+\ninfo slept [\d.]+\n/);
    engine.write('2 protocol_version\n');
    expect(await engine.response()).toMatch(STOPPED);
    expect(await engine.response()).toBe('=2 2');
    engine.child.stdin.end();
    await engine.outcome;
  });

  test('may throw, crash or be deaf: the caller hears of it, and the next one has a thread again', async () => {
    const engine = new Engine();
    expect(await engine.ask('1 gold-sleep 1 throw')).toBe('?1 internal error: thrown on purpose');
    expect(await engine.ask('2 gold-sleep 0.1')).toMatch(/^=2 slept/);
    expect(await engine.ask('3 gold-sleep 1 crash')).toBe('?3 internal error: the worker ended with code 1');
    expect(await engine.ask('4 gold-sleep 0.1')).toMatch(/^=4 slept/);
    engine.write('5 gold-sleep 60 deaf\n# interrupt\n');
    expect(await engine.response()).toBe('?5 internal error: the job did not stop and was ended');
    expect(await engine.ask('6 gold-sleep 0.1')).toMatch(/^=6 slept/);
    engine.child.stdin.end();
    expect(await engine.outcome).toMatchObject({ code: 0 });
  });
});

test('SIGINT twice, with nothing to stop, ends the process', async () => {
  const engine = new Engine();
  await engine.ask('name');
  const timer = setInterval(() => engine.child.kill('SIGINT'), 100);
  expect(await engine.outcome).toMatchObject({ code: 0, signal: null });
  clearInterval(timer);
});
