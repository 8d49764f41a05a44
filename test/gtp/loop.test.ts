import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { GtpError } from '../../src/gtp/error.ts';
import { MAX_LINE } from '../../src/gtp/line-splitter.ts';
import { log } from '../../src/gtp/log.ts';
import type { CommandSpec } from '../../src/gtp/registry.ts';
import { converse, startConversation } from './converse.ts';

const spec = (name: string, run: CommandSpec['run']): CommandSpec => ({ name, help: 'For a test.', run });

/** Commands that take their time, fail, stream. */
const commands: readonly CommandSpec[] = [
  spec('wait', async () => {
    await sleep(20);
    return 'waited';
  }),
  spec('wait-and-fail', async () => {
    await sleep(1);
    throw new GtpError('failed as asked');
  }),
  spec('break', () => {
    throw new TypeError('a bug');
  }),
  spec('stream', async (_, context) => {
    context.write('one');
    await sleep(1);
    context.write('two\n\nthree');
    return 'end';
  }),
  spec('stream-and-fail', async (_, context) => {
    context.write('one');
    throw new GtpError('too late');
  }),
  spec('until-stopped', (_, context) => stopped(context.signal)),
  spec('analyze-forever', (_, context) => {
    context.write('info');
    context.stopOnInput();
    return stopped(context.signal);
  }),
];

function stopped(signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('stopped');
    else signal.addEventListener('abort', () => resolve('stopped'));
  });
}

const talk = (input: string) => converse(input, undefined, commands);

describe('the loop', () => {
  test('answers in order, whatever takes its time', async () => {
    expect(await talk('1 wait\n2 name\n3 nonsense\n4 wait\n5 protocol_version')).toBe(
      '=1 waited\n\n=2 GoLD\n\n?3 unknown command\n\n=4 waited\n\n=5 2\n\n',
    );
  });

  test('ignores blank lines and comments', async () => {
    expect(await talk('\n   \n\t\n# a comment\n\r\n\x01\nname # mine\n')).toBe('= GoLD\n\n');
  });

  test('answers every failure, and goes on', async () => {
    expect(await talk('1 wait-and-fail\n2 stream-and-fail\n3 name\n')).toBe(
      '?1 failed as asked\n\n=2\none\nerror too late\n\n=3 GoLD\n\n',
    );
  });

  test('answers a bug with its message', async () => {
    log.setLevel('silent');
    expect(await talk('1 break\n2 name\n')).toBe('?1 internal error: a bug\n\n=2 GoLD\n\n');
  });

  test('knows no command by the name of an object property', async () => {
    expect(await talk('toString\nconstructor\n__proto__\nknown_command toString')).toBe(
      '? unknown command\n\n? unknown command\n\n? unknown command\n\n= false\n\n',
    );
  });

  test('streams an answer', async () => {
    expect(await talk('7 stream\nname')).toBe('=7\none\ntwo\nthree\nend\n\n= GoLD\n\n');
  });

  test('answers nothing after quit', async () => {
    expect(await talk('1 wait\n2 quit\n3 name\n')).toBe('=1 waited\n\n=2\n\n');
  });

  test('refuses a line that is too long, once, unless the rest is a comment', async () => {
    const filler = 'x'.repeat(MAX_LINE + 10);
    const blanks = ' '.repeat(MAX_LINE + 10);
    expect(await talk(`4 name ${filler}\nname # ${filler}\n${blanks}\n# ${filler}\n5 name\n`)).toBe(
      '?4 syntax error: the line is too long\n\n= GoLD\n\n? syntax error: the line is too long\n\n=5 GoLD\n\n',
    );
  });

  test('takes input in any pieces', async () => {
    const bytes = Buffer.from('1 name\n2 known_command é\n3 wait\n4 name');
    const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await converse(pieces, undefined, commands)).toBe(
      '=1 GoLD\n\n=2 false\n\n=3 waited\n\n=4 GoLD\n\n',
    );
  });
});

describe('what stops a command', () => {
  test('# interrupt stops the one that runs, not the one behind it', async () => {
    const { stdin, answers } = startConversation(undefined, commands);
    stdin.write('1 until-stopped\n# interrupt\n2 wait\n# interrupt\n3 name\n');
    stdin.end();
    expect(await answers).toBe('=1 stopped\n\n=2 waited\n\n=3 GoLD\n\n');
  });

  test('any line stops an analysis, a blank one too', async () => {
    for (const line of ['protocol_version', '', '# comment']) {
      const { stdin, answers } = startConversation(undefined, commands);
      stdin.write('1 analyze-forever\n');
      await sleep(10);
      stdin.write(`${line}\n2 name\n`);
      stdin.end();
      expect(await answers).toMatch(/^=1\ninfo\nstopped\n\n(= 2\n\n)?=2 GoLD\n\n$/);
    }
  });

  test('the end of the input stops an analysis', async () => {
    expect(await talk('1 analyze-forever')).toBe('=1\ninfo\nstopped\n\n');
  });

  test('a line that waits already stops an analysis at once', async () => {
    expect(await talk('1 wait\n2 analyze-forever\n3 name\n')).toBe(
      '=1 waited\n\n=2\ninfo\nstopped\n\n=3 GoLD\n\n',
    );
  });

  test('quit stops the command that runs when it was sent later and the input stays open', async () => {
    const { stdin, answers } = startConversation(undefined, commands);
    stdin.write('1 until-stopped\n');
    await sleep(10);
    stdin.write('2 quit\n');
    expect(await answers).toBe('=1 stopped\n\n=2\n\n');
  });

  test('the quit of a script lets the command before it end by itself', async () => {
    const { stdin, loop, answers } = startConversation(undefined, commands);
    stdin.write('1 until-stopped\n2 quit\n');
    await sleep(300);
    loop.interrupt();
    expect(await answers).toBe('=1 stopped\n\n=2\n\n');

    const second = startConversation(undefined, commands);
    second.stdin.write('1 until-stopped\n');
    await sleep(10);
    second.stdin.write('2 quit\n');
    second.stdin.end();
    await sleep(300);
    expect(second.loop.interrupt()).toBe(true);
    expect(await second.answers).toBe('=1 stopped\n\n=2\n\n');
  });

  test('an interrupt without a command is nothing', async () => {
    const { loop, stdin, answers } = startConversation(undefined, commands);
    expect(loop.interrupt()).toBe(false);
    stdin.end('# interrupt\n1 wait\n');
    expect(await answers).toBe('=1 waited\n\n');
  });
});
