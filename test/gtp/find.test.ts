import { describe, expect, test } from 'vitest';
import { Session } from '../../src/gtp/session.ts';
import { converse } from './converse.ts';

/** The answer to the last of some lines, all of which have to succeed. */
async function ask(session: Session, ...lines: string[]): Promise<string> {
  const output = await converse(lines.map((line) => `${line}\n`).join(''), session);
  const answers = output.split('\n\n').slice(0, -1);
  for (const [i, answer] of answers.entries()) expect(`${lines[i]} ${answer}`).toMatch(/^.* =/);
  return answers.at(-1)!.slice(1).trim();
}

/** Three in a row at the top left, as Sabaki sends it. */
const STONES = [
  'clear_board',
  'set_free_handicap A12 B12 C12 D12 D13',
  ...['A11', 'B11', 'C11', 'D11', 'E11', 'E12', 'E13'].map((vertex) => `play W ${vertex}`),
];
const KEYSTONES = 'D13 A12 B12 C12 D12';

async function setUp(): Promise<Session> {
  const session = new Session();
  await ask(session, 'boardsize 13', ...STONES);
  return session;
}

describe('a problem that nobody has set', () => {
  test('is found by whoever asks, for either side', async () => {
    for (const question of ['genmove w', 'gold-genmove w', 'reg_genmove w', 'reg_genmove b']) {
      expect(await ask(await setUp(), question)).toBe('B13');
    }
    expect(await ask(await setUp(), 'gold-status')).toMatch(/^unsettled\n/);
    expect(await ask(await setUp(), 'gold-solve w')).toMatch(/^status dead\nproved true\n(.*\n)*moves B13\n/);
  });

  test('is told in words, with how sure it is', async () => {
    const text = await ask(await setUp(), 'gold-problem');
    expect(text).toMatch(/^goal black to move and live\n/);
    expect(text).toContain(`keystones ${KEYSTONES}\n`);
    expect(text).toMatch(/^found keystones and region; sure: /m);
  });

  test('stays the same while it is played out, taken back and sent again', async () => {
    const session = await setUp();
    expect(await ask(session, 'genmove w')).toBe('B13');
    expect(await ask(session, 'play b A13', 'gold-problem')).toContain('A12 B12 C12 D12\n');
    expect(await ask(session, 'gold-solve w')).toMatch(/^status dead\n/);
    expect(await ask(session, 'undo', 'undo', 'gold-keystones')).toBe(KEYSTONES);
    expect(await ask(session, ...STONES, 'gold-keystones')).toBe(KEYSTONES);
    expect(await ask(session, 'clear_board', 'gold-keystones')).toBe('');
  });

  test('is played to its end, and passed then', async () => {
    const session = await setUp();
    await ask(session, 'genmove w', 'play b A13', 'genmove w', 'play b pass', 'genmove w');
    let moves = 0;
    while (session.game.stones().size > 8 && moves++ < 6) await ask(session, 'play b pass', 'genmove w');
    expect([...session.game.stones().values()].filter((color) => color === 1)).toHaveLength(0);
    expect(await ask(session, 'play b pass', 'genmove w')).toBe('pass');
  });

  test('does not replace what the user has set', async () => {
    const session = await setUp();
    expect(await ask(session, 'gold-keystones D12', 'gold-solve b', 'gold-keystones')).toBe('D12');
    expect(await ask(session, 'gold-region A13:C13', 'gold-solve b', 'gold-region')).toBe('A13 B13 C13');
    expect(await ask(session, 'gold-keystones clear', 'gold-problem')).toMatch(/^found keystones; /m);
    expect(await ask(session, 'gold-region')).toBe('A13 B13 C13');
  });
});

describe('no problem', () => {
  test('in a game that two play in turn', async () => {
    const session = new Session();
    const lines = [
      'boardsize 9',
      'play b A1',
      'play w A2',
      'play b B1',
      'play w B2',
      'play b C1',
      'play w C2',
    ];
    expect(await ask(session, ...lines, 'gold-problem')).toMatch(/^goal none: /);
    expect(await ask(session, 'genmove b')).toMatch(/^[A-HJ]\d$/);
    expect(await ask(session, 'gold-keystones')).toBe('');
  });

  test('with a handicap', async () => {
    const session = new Session();
    expect(await ask(session, 'fixed_handicap 9', 'play w C3', 'gold-problem')).toMatch(/^goal none: /);
  });
});
