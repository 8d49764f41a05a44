import { describe, expect, test } from 'vitest';
import { Session } from '../../src/gtp/session.ts';
import { converse } from './converse.ts';

/** A session in which commands are given one by one or several at once; every one of them has to succeed. */
class Talk {
  readonly session = new Session();

  /** The answer to the last line. */
  async ask(...lines: string[]): Promise<string> {
    const output = await converse(lines.map((line) => `${line}\n`).join(''), this.session);
    const answers = output.split('\n\n').slice(0, -1);
    for (const [i, answer] of answers.entries()) {
      if (!answer.startsWith('=')) throw new Error(`${lines[i]}: ${answer}`);
    }
    return answers.at(-1)!.slice(1).trim();
  }

  /** The error that a line gets. */
  async fail(line: string): Promise<string> {
    const output = await converse(line, this.session);
    expect(output).toMatch(/^\? /);
    return output.slice(2).trim();
  }
}

/** Three in a row in the corner, black inside, as Sabaki sends it: the black stones as a handicap, then the white ones. */
const STONES = [
  'clear_board',
  'set_free_handicap A8 B8 C8 D8 D9',
  ...['A7', 'B7', 'C7', 'D7', 'E7', 'E8', 'E9'].map((vertex) => `play W ${vertex}`),
];
const PROBLEM = [...STONES, 'gold-keystones A8 B8 C8 D8', 'gold-region A9:C9'];

async function setUp(...lines: string[]): Promise<Talk> {
  const talk = new Talk();
  await talk.ask('boardsize 9', ...PROBLEM, ...lines);
  return talk;
}

/** `status` and `moves` of gold-solve. */
async function solve(talk: Talk, color: string): Promise<string> {
  const answer = await talk.ask(`gold-solve ${color}`);
  return `${/^status (.*)$/m.exec(answer)![1]}: ${/^moves ?(.*)$/m.exec(answer)![1]}`.trim();
}

describe('a problem that was set', () => {
  test('is solved for either side, and nothing is played', async () => {
    const talk = await setUp();
    expect(await solve(talk, 'w')).toBe('dead: B9');
    expect(await solve(talk, 'b')).toBe('alive: B9');
    expect(talk.session.game.moves).toHaveLength(7);
  });

  test('sleeps while the board is empty and is there again with its stones', async () => {
    const talk = await setUp('clear_board');
    expect(await talk.ask('gold-validate')).toMatch(/^keystone A8 is not a black stone now\n/);
    expect(await talk.fail('gold-solve')).toMatch(/^no valid problem: keystone A8 .*; keystone B8 /);
    expect(await talk.ask('genmove b')).toMatch(/^[A-HJ][1-9]$/);
    expect(await talk.ask(...STONES, 'gold-validate')).toBe('valid');
    expect(await talk.ask('gold-keystones')).toBe('A8 B8 C8 D8');
    expect(await solve(talk, 'w')).toBe('dead: B9');
    expect(await talk.ask('boardsize 9', ...STONES, 'gold-validate')).toBe('valid');
  });

  test('does not take other stones on its points for its own', async () => {
    const talk = await setUp('set_position w A8 w B8 w C8 w D8');
    expect(await talk.ask('gold-validate')).toContain('keystone A8 is not a black stone now');
  });

  test('lives through moves and their undoing, as when Sabaki jumps about', async () => {
    const talk = await setUp('play W B9');
    expect(await solve(talk, 'b')).toBe('dead:');
    expect(await talk.ask('undo', 'gold-validate')).toBe('valid');
    expect(await solve(talk, 'b')).toBe('alive: B9');
    await talk.ask('undo', 'undo', 'undo', 'play W E7', 'play W E8', 'play W E9', 'play B B9');
    expect(await solve(talk, 'w')).toBe('alive:');
  });

  test('is forgotten with a board of another size', async () => {
    const talk = await setUp('boardsize 13');
    expect(await talk.ask('gold-validate')).toBe('no keystones\nno region');
    expect(await talk.ask('boardsize 9', ...STONES, 'gold-keystones')).toBe('');
  });

  test('is over when its keystones have been captured, and is not after an undo', async () => {
    const talk = await setUp('play W B9', 'play B A9', 'play W C9');
    expect(await talk.ask('gold-validate')).toBe('all keystones have been captured');
    expect(await talk.ask('gold-keystones')).toBe('');
    expect(await talk.ask('reg_genmove b')).toBe('pass');
    expect(await talk.ask('gold-genmove b')).toBe('pass');
    expect(await talk.fail('gold-solve')).toBe('no valid problem: all keystones have been captured');
    expect(await talk.ask('undo', 'undo', 'gold-validate')).toBe('valid');
  });
});

describe('keystones', () => {
  const SETUP = ['boardsize 5', 'set_position b A1 b E5', 'gold-keystones A1 E5', 'gold-region all'];
  const CAPTURE = ['play w A2', 'play w B1'];
  const REFILL = ['play b B2', 'play b C1', 'play b A1'];

  test('that were captured are gone, though a new stone stands there', async () => {
    const talk = new Talk();
    expect(await talk.ask(...SETUP, ...CAPTURE, 'gold-keystones')).toBe('E5');
    expect(await talk.ask(...REFILL, 'gold-keystones')).toBe('E5');
    expect(await talk.ask('gold-validate')).toBe('valid');
  });

  test('are the stones that stand there when they are set', async () => {
    const talk = new Talk();
    await talk.ask(...SETUP, ...CAPTURE, ...REFILL, 'gold-keystones A1');
    expect(await talk.ask('gold-keystones')).toBe('A1');
    // The same stone comes back when the game is played again.
    expect(await talk.ask('set_position b A1 b E5', ...CAPTURE, ...REFILL, 'gold-keystones')).toBe('A1');
    expect(await talk.ask('gold-validate')).toBe('valid');
  });
});

describe('the region', () => {
  test('gains the points where stones are captured, and loses them when the moves are taken back', async () => {
    const talk = new Talk();
    await talk.ask('boardsize 5', 'set_position w A1 b E5 w D5', 'gold-keystones E5', 'gold-region A2:B2 B1');
    expect(await talk.ask('gold-region')).toBe('A2 B2 B1');
    expect(await talk.ask('play b A2', 'play b B1', 'gold-region')).toBe('A2 B2 A1 B1');
    expect(await talk.ask('gold-legal w')).not.toContain('A1');
    expect(await talk.ask('gold-legal b')).toBe('B2 A1 pass');
    expect(await talk.ask('undo', 'gold-region')).toBe('A2 B2 B1');
  });

  test('has nothing of what was captured before it was set', async () => {
    const talk = new Talk();
    await talk.ask('boardsize 5', 'set_position w A1 b E5', 'play b A2', 'play b B1', 'gold-region C1:C3');
    expect(await talk.ask('gold-region')).toBe('C3 C2 C1');
  });

  test('is not made larger by the stones of another position', async () => {
    const talk = new Talk();
    await talk.ask('boardsize 5', 'set_position w A1 b E5', 'gold-region C1:C3', 'gold-keystones E5');
    await talk.ask('set_position b E5', 'gold-region');
    expect(await talk.ask('gold-legal b')).toBe('C3 C2 C1 pass');
  });
});

describe('a ko', () => {
  const KO = ['boardsize 5', 'set_position b B5 b A4 b B3 w C5 w D4 w C3 b C4 b E1'];

  test('that was just taken is banned for the side that lost the stone', async () => {
    const talk = new Talk();
    await talk.ask(...KO, 'gold-keystones B3', 'gold-region all', 'play w B4');
    expect(await talk.ask('gold-problem')).toMatch(/^ko C4$/m);
    expect(await talk.ask('gold-legal b')).not.toContain('C4');
    expect(await talk.ask('gold-legal w')).toContain('C4');
    expect(await talk.ask('gold-threats 1 0', 'gold-legal b')).toContain('C4');
    expect(await talk.ask('play b pass', 'gold-problem')).toMatch(/^ko none$/m);
  });

  test('outside the region bans nothing there', async () => {
    const talk = new Talk();
    await talk.ask(...KO, 'play w B4', 'gold-keystones E1', 'gold-region D1:E2');
    expect(await talk.ask('gold-problem')).toMatch(/^ko none$/m);
    expect(await talk.ask('gold-validate')).toBe('valid');
  });

  test('of a file is banned in its position, also when that is sent again', async () => {
    const talk = new Talk();
    await talk.ask('gold-load test/transcripts/sgf/ko.sgf', 'gold-legal b');
    expect(await talk.ask('gold-problem')).toMatch(/^ko C8$/m);
    expect(await talk.ask('gold-legal b')).not.toContain('C8');
    expect(await talk.ask('gold-legal w')).toContain('C8');
    expect(await talk.ask('play b pass', 'gold-problem')).toMatch(/^ko none$/m);
    expect(await talk.ask('play w pass', 'gold-problem')).toMatch(/^ko none$/m);
    expect(await talk.ask('undo', 'undo', 'gold-problem')).toMatch(/^ko C8$/m);
    const stones = [
      'clear_board',
      'set_free_handicap B9 A8 B7',
      'play w C9',
      'play w B8',
      'play w D8',
      'play w C7',
    ];
    expect(await talk.ask(...stones, 'gold-turn b', 'gold-problem')).toMatch(/^ko C8$/m);
  });
});

describe('files', () => {
  test('loadsgf takes the problem of the root to any move of the game', async () => {
    const talk = new Talk();
    expect(await talk.ask('loadsgf test/transcripts/sgf/corner.sgf')).toBe('white');
    expect(await talk.ask('gold-validate')).toBe('valid');
    expect(await talk.ask('loadsgf test/transcripts/sgf/corner-played.sgf', 'gold-keystones')).toBe(
      'A8 B8 C8 D8',
    );
    expect(talk.session.game.moves).toHaveLength(2);
    expect(await talk.ask('loadsgf test/transcripts/sgf/problem.sgf', 'gold-keystones')).toBe('');
  });

  test('gold-load takes the parameters of a file, unless the user has set them', async () => {
    const talk = new Talk();
    await talk.ask('gold-load test/transcripts/sgf/corner-played.sgf');
    expect(await talk.ask('gold-param nodes')).toBe('5000');
    expect(await talk.ask('gold-load test/transcripts/sgf/corner.sgf', 'gold-param nodes')).toBe('0');
    await talk.ask('gold-param nodes 7', 'gold-load test/transcripts/sgf/corner-played.sgf');
    expect(await talk.ask('gold-param nodes')).toBe('7');
  });

  test('what cannot be loaded changes nothing', async () => {
    const talk = await setUp();
    expect(await talk.fail('gold-load test/transcripts/sgf/two-kos.sgf')).toBe(
      'cannot load file: KB: two kos, there can be one at most',
    );
    expect(await talk.fail('gold-load test/transcripts/sgf/bad-limit.sgf')).toMatch(
      /^cannot load file: .*nodes/,
    );
    expect(await talk.fail('loadsgf test/transcripts/sgf/bad-limit.sgf')).toMatch(
      /^cannot load file: .*nodes/,
    );
    expect(await talk.ask('gold-validate')).toBe('valid');
  });
});

describe('playing a problem out', () => {
  /** Both sides by genmove, until the keystones are captured or both have passed in a row. */
  async function playOut(talk: Talk, first: 'b' | 'w'): Promise<string> {
    let color = first;
    let passes = 0;
    for (let i = 0; i < 60 && passes < 2; i++) {
      const move = await talk.ask(`genmove ${color}`);
      passes = move === 'pass' ? passes + 1 : 0;
      color = color === 'b' ? 'w' : 'b';
      if ((await talk.ask('gold-validate')) === 'all keystones have been captured') return 'captured';
    }
    return passes === 2 ? 'passed' : 'endless';
  }

  test.each([
    ['w', 'captured'],
    ['b', 'passed'],
  ] as const)('three in a row with %s first', async (first, end) => {
    expect(await playOut(await setUp(), first)).toBe(end);
  });

  test('the loser tries something before it gives up', async () => {
    const talk = await setUp('play b B9');
    expect(await talk.ask('reg_genmove w')).toBe('pass');
    const other = new Talk();
    await other.ask('boardsize 7', 'gold-load test/transcripts/sgf/six-on-the-second.sgf');
    expect(await solve(other, 'w')).toBe('alive:');
    expect(await other.ask('gold-genmove w')).not.toBe('pass');
    expect(await playOut(other, 'b')).toBe('passed');
  });

  test('never with a move that the rules of the game forbid', async () => {
    // With a threat Black could retake at once; in the game it cannot.
    const talk = new Talk();
    await talk.ask('gold-load test/transcripts/sgf/ko.sgf', 'gold-threats 3 0');
    const move = await talk.ask('reg_genmove b');
    expect(move).not.toBe('C8');
    expect(await talk.ask(`play b ${move}`)).toBe('');
  });
});
