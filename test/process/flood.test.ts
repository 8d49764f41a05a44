import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ENGINE, Engine, splitResponses } from './engine.ts';

const LINES = 100_000;

/** The same numbers every time. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One line of many kinds, and whether it wants an answer: `=`, `?` or none. */
function makeLine(id: number, random: (below: number) => number): { bytes: Buffer; answer: string } {
  const text = (line: string, answer: string) => ({ bytes: Buffer.from(`${line}\n`), answer });
  const vertex = `${'ABCDEFGHJ'[random(9)]}${random(9) + 1}`;
  switch (random(12)) {
    case 0:
      return text(`${id} name`, '=');
    case 1:
      return text(`${id} clear_board\r`, '=');
    case 2:
      return text(`${id}\tknown_command\t${vertex} # a comment`, '=');
    case 3:
      return text(`${id} play b`, '?');
    case 4:
      return text(`${id} play ${vertex} b`, '?');
    case 5:
      return text(`${id} nonsense ${vertex}`, '?');
    case 6:
      return text('', '');
    case 7:
      return text(`# ${id} name`, '');
    case 8: {
      // Any bytes after the id and a letter, so that it is an unknown command and not blank.
      const bytes = Buffer.from(Array.from({ length: random(100) }, () => random(256))).filter(
        (byte) => byte !== 10 && byte !== 35,
      );
      return {
        bytes: Buffer.concat([Buffer.from(`${id} \xff~`, 'latin1'), bytes, Buffer.from('\n')]),
        answer: '?',
      };
    }
    case 9:
      return text(`${id} boardsize 9`, '=');
    case 10:
      return text(`${id} set_free_handicap ${vertex} ${vertex}`, '?');
    default:
      return text(`${id} komi ${random(100) / 2}`, '=');
  }
}

/** How much memory a process uses, in MB; undefined where there is no /proc. */
async function measureMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

describe('a hundred thousand lines', () => {
  test('of all kinds are answered in order, and leave no memory behind', async () => {
    const random = makeRandom(1);
    const lines = Array.from({ length: LINES }, (_, id) => ({ id, ...makeLine(id, random) }));
    const expected = lines.filter((line) => line.answer !== '').map((line) => `${line.answer}${line.id}`);
    const input = Buffer.concat(lines.map((line) => line.bytes));

    const child = spawn(process.execPath, [ENGINE]);
    let output = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (data: string) => {
      output += data;
    });
    const memory: (number | undefined)[] = [];
    for (let round = 0; round < 3; round++) {
      output = '';
      child.stdin.write(input);
      child.stdin.write('999999 version\n');
      while (!/(^|\n)=999999 .*\n\n$/.test(output.slice(-100))) await once(child.stdout, 'data');
      memory.push(await measureMemory(child.pid!));
      const answers = splitResponses(output).map((response) => /^[=?]\d+/.exec(response)?.[0]);
      expect(answers.pop()).toBe('=999999');
      expect(answers).toEqual(expected);
    }
    child.stdin.end();
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    console.info(`memory after each ${LINES} lines: ${memory.map((each) => each?.toFixed(0)).join(', ')} MB`);
    // The garbage collector comes and goes, so the bound is wide; a leak of 100 bytes a line would be 20 MB.
    if (memory[0] !== undefined) expect(memory[2]! - memory[0]).toBeLessThan(60);
  });

  test('of moves cost only the history that they are', async () => {
    const random = makeRandom(2);
    const engine = new Engine();
    await engine.ask('boardsize 5');
    const before = (await measureMemory(engine.child.pid!)) ?? 0;
    const moves = Array.from({ length: LINES }, (_, id) => {
      const vertex = random(10) === 0 ? 'pass' : `${'ABCDE'[random(5)]}${random(5) + 1}`;
      return `${id} play ${id % 2 ? 'w' : 'b'} ${vertex}`;
    });
    engine.write(`${moves.join('\n')}\n`);
    for (let id = 0; id < LINES; id++) await engine.expect(new RegExp(`^[=?]${id}( .*)?\n\n`));
    const after = (await measureMemory(engine.child.pid!)) ?? 0;
    console.info(`memory before and after ${LINES} moves: ${before.toFixed(0)} MB, ${after.toFixed(0)} MB`);
    expect(after - before).toBeLessThan(400);
    engine.child.stdin.end();
    expect((await engine.outcome).code).toBe(0);
  });

  test('wait in bounded memory while a command runs', async () => {
    const engine = new Engine();
    engine.write('gold-sleep 60 tell\n');
    await engine.expect(/info/);
    const filler = `known_command ${'x'.repeat(1000)}\n`.repeat(1000);
    // Forty megabytes: most of them have to wait in the pipe.
    for (let i = 0; i < 40; i++) engine.write(filler);
    await engine.expect(/(info .*\n){5}/);
    const memory = await measureMemory(engine.child.pid!);
    engine.child.kill('SIGINT');
    engine.child.stdin.end();
    const { stdout, code } = await engine.outcome;
    expect(stdout.match(/^= false$/gm)).toHaveLength(40_000);
    expect(code).toBe(0);
    if (memory !== undefined) expect(memory).toBeLessThan(300);
  });
});
