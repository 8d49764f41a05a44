import { afterEach, describe, expect, test } from 'vitest';
import { EngineError, GtpClient, parseWords } from '../../../src/gtp/match/client.ts';
import { describeRate } from '../../../src/gtp/match/match.ts';

/** An engine of a few lines: every command is a piece of JavaScript. */
const SCRIPT = `
  let rest = '';
  process.stdin.on('data', (data) => {
    rest += data;
    const lines = rest.split('\\n');
    rest = lines.pop();
    for (const line of lines) {
      if (line === 'quit') process.exit(0);
      if (line === 'crash') process.exit(3);
      process.stdout.write(line.startsWith('bad') ? '? no\\n\\n' : '=7 you said\\r\\n' + line + '\\r\\n\\r\\n');
    }
  });
`;

describe('the client', () => {
  let client: GtpClient;
  afterEach(async () => await client.quit());

  test('gets answers in order, of several lines, and failures', async () => {
    client = new GtpClient([process.execPath, '-e', SCRIPT]);
    const answers = await Promise.all([client.ask('one'), client.ask('two')]);
    expect(answers).toEqual(['you said\none', 'you said\ntwo']);
    await expect(client.ask('bad')).rejects.toThrow(new EngineError('no'));
    expect(await client.ask('three')).toBe('you said\nthree');
  });

  test('tells of an engine that ends or was never there', async () => {
    client = new GtpClient([process.execPath, '-e', SCRIPT]);
    await expect(client.ask('crash')).rejects.toThrow('ended with code 3');
    const nobody = new GtpClient(['/no/such/program']);
    await expect(nobody.ask('name')).rejects.toThrow('cannot be started');
  });
});

test('command lines are split at blanks outside quotation marks', () => {
  expect(parseWords('gnugo --mode gtp')).toEqual(['gnugo', '--mode', 'gtp']);
  expect(parseWords(`"a b" 'c d'  e`)).toEqual(['a b', 'c d', 'e']);
  expect(parseWords(' ')).toEqual([]);
});

test('a rate comes with its error', () => {
  expect(describeRate(33, 40)).toBe('33 of 40: 82.5 % ± 6.0 %');
  expect(describeRate(0, 0)).toBe('0 of 0');
});
