import { describe, expect, test } from 'vitest';
import { Session } from '../../src/gtp/session.ts';
import { converse, startConversation } from './converse.ts';
import { type Info, parseInfoLine, type Style } from './info-line.ts';

/** Black can live at A19, in the corner of the README's example. */
const LIVE = [
  'boardsize 19',
  'set_position b A17 b B17 b B18 b C18 b D18 w E19 w E18 w E17 w D17 w C17 w A16 w B16 w C16',
  'gold-keystones A17',
  'gold-region A19:D19 A18',
  '',
].join('\n');

/** For every first move there are several questions, and each asks once at least whether to stop. */
const MUCH_PATIENCE = 1000;

const NAMES: [string, Style][] = [
  ['analyze', 'leela'],
  ['lz-analyze', 'leela'],
  ['kata-analyze', 'kata'],
];

/** The moves of every line of an answer to one command. */
async function ask(command: string, style: Style = 'leela', session = new Session()): Promise<Info[][]> {
  const output = await converse(`1 ${command}\n`, session, [], MUCH_PATIENCE);
  const [head, ...lines] = output.split('\n');
  expect(head).toBe('=1');
  expect(lines.slice(-2)).toEqual(['', '']);
  return lines
    .slice(0, -2)
    .filter((line) => !line.startsWith('play '))
    .map((line) => parseInfoLine(line, style));
}

async function setUp(input: string): Promise<Session> {
  const session = new Session();
  await converse(input, session);
  return session;
}

describe('an analysis of a problem', () => {
  test.each(NAMES)('%s puts the winning move on top and refuted ones at the bottom', async (name, style) => {
    const reports = await ask(`${name} b 10 nodes 100000`, style, await setUp(LIVE));
    const last = reports.at(-1)!;
    expect(last[0]).toMatchObject({ move: 'A19', winRate: 1, status: 'alive' });
    expect(last.map(({ move }) => move).sort()).toEqual(['A18', 'A19', 'B19', 'C19', 'D19', 'pass']);
    const statuses = last.map(({ status }) => status);
    expect(statuses).toEqual(['alive', 'ko', 'dead', 'dead', 'dead', 'dead']);
    for (const { winRate } of last.slice(2)) expect(winRate).toBeCloseTo(0.0001, 5);
    // The refutation is shown, too.
    for (const { pv } of last) expect(pv.length).toBeGreaterThan(1);
  });

  test('is from the view of the color that is asked for', async () => {
    const [first] = (await ask('analyze white nodes 100000', 'leela', await setUp(LIVE))).at(-1)!;
    expect(first).toMatchObject({ winRate: 1, status: 'dead' });
  });

  test('tells a ko from life and death', async () => {
    const session = await setUp('gold-load test/transcripts/sgf/corner-ko.sgf\n');
    const last = (await ask('analyze w nodes 100000', 'leela', session)).at(-1)!;
    const ko = last.find(({ status }) => status === 'ko')!;
    expect(ko.winRate).toBeGreaterThan(0.1);
    expect(ko.winRate).toBeLessThan(0.9);
  });

  test('has something to say of a search that would take for ever', async () => {
    const session = await setUp(
      'boardsize 9\nset_position b E5 b F4 w E4 w F5\ngold-keystones E5\ngold-region all\n',
    );
    const reports = await ask('analyze b 1 nodes 20000', 'leela', session);
    expect(reports.length).toBeGreaterThan(1);
    const chances = reports.at(-1)!.map(({ winRate }) => winRate);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
  });

  test('shows what the heuristic search thinks where that is chosen', async () => {
    const session = await setUp(`${LIVE}gold-param search heuristic\n`);
    const last = (await ask('analyze b nodes 100000', 'leela', session)).at(-1)!;
    expect(last[0]).toMatchObject({ move: 'A19' });
    expect(last.length).toBeGreaterThan(3);
  });

  test('finds a problem that is not marked', async () => {
    const [handicap, moves] = [
      'set_free_handicap A17 B18 B17 C18 D18',
      'gogui-play_sequence w E19 w E18 w C17 w D17 w E17 w A16 w B16 w C16',
    ];
    const session = await setUp(`${handicap}\n${moves}\n`);
    const last = (await ask('analyze B 50 nodes 100000', 'leela', session)).at(-1)!;
    expect(last[0]).toMatchObject({ move: 'A19', status: 'alive' });
  });
});

describe('an analysis of ordinary Go', () => {
  test.each(NAMES)('%s shows what the playouts say', async (name, style) => {
    const session = await setUp('boardsize 7\nplay b D4\nplay w C3\n');
    const last = (await ask(`${name} b 10 nodes 300`, style, session)).at(-1)!;
    expect(last.length).toBeGreaterThan(1);
    expect(last.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(200);
    expect(last.every(({ status }) => status === undefined)).toBe(true);
  });
});

describe('the words of an analysis', () => {
  test.each([
    'b 10',
    '10 b',
    '10',
    'B',
    'interval 10',
    'black interval 10',
    'interval 10 b',
    'b interval 10 minmoves 2 maxmoves 20',
    'b 10 ownership true rootInfo true pvVisits false',
    'b 10 avoid b A1,pass 50 avoid w C3 1',
    'b 50 allow b A19,A18 1',
    '0.5',
  ])('%s', async (words) => {
    expect((await ask(`analyze ${words} nodes 20000`, 'leela', await setUp(LIVE))).length).toBeGreaterThan(0);
  });

  test.each([
    'red',
    'b soon',
    'b interval',
    'b interval x',
    'b minmoves',
    'b maxmoves -1',
    'b avoid',
    'b avoid b',
    'b avoid b A99 1',
    'b allow b A1',
    'b allow b A1 0',
    'b ownership maybe',
    'b 10 time',
    'b 10 nodes x',
    'b A1',
  ])('%s makes no sense', async (words) => {
    expect(await converse(`analyze ${words}\n`, await setUp(LIVE))).toMatch(/^\? syntax error/);
  });

  test('choose what is shown', async () => {
    const session = await setUp(LIVE);
    const moves = async (words: string) =>
      (await ask(`analyze b nodes 100000 ${words}`, 'leela', session)).at(-1)!.map(({ move }) => move);
    expect(await moves('maxmoves 1')).toEqual(['A19']);
    expect(await moves('avoid b A19,pass 1 maxmoves 1')).not.toEqual(['A19']);
    expect((await moves('allow b A18,A19 1')).sort()).toEqual(['A18', 'A19']);
    expect((await moves('avoid w A19 1'))[0]).toBe('A19');
  });
});

describe('a move that is chosen before the eyes of the user', () => {
  test.each([
    ['genmove_analyze', 'leela'],
    ['lz-genmove_analyze', 'leela'],
    ['kata-genmove_analyze', 'kata'],
  ] as [string, Style][])('%s shows it, then plays it', async (name, style) => {
    const session = await setUp(LIVE);
    const output = await converse(`${name} b 10\nundo\nname\n`, session);
    expect(output).toMatch(/^=\n(info .*\n)+play A19\n\n=\n\n= GoLD\n\n$/);
    const line = output.split('\n').findLast((each) => each.startsWith('info '))!;
    expect(parseInfoLine(line, style)[0]!.move).toBe('A19');
  });

  test('keeps to what it may play', async () => {
    expect(await converse('genmove_analyze b 10 avoid b A19 1\n', await setUp(LIVE))).toMatch(
      /\nplay (A18|[B-D]19|pass)\n\n$/,
    );
  });

  test('passes where the problem is over', async () => {
    const session = await setUp(
      'boardsize 5\nset_position b A1 w A2\ngold-keystones A1\ngold-region B1\nplay w B1\n',
    );
    expect(await converse('genmove_analyze b\n', session)).toBe(
      '=\ninfo move pass visits 1 winrate 5000 prior 10000 lcb 5000 order 0 pv pass\nplay pass\n\n',
    );
  });
});

describe('an analysis ends', () => {
  const begun = async (stdout: NodeJS.ReadableStream) =>
    await new Promise<void>((resolve) => {
      stdout.once('data', () => resolve());
    });

  test.each(['protocol_version', 'name', '', '# interrupt', 'nonsense'])('by the line "%s"', async (line) => {
    const session = await setUp(LIVE);
    const { stdin, stdout, answers } = startConversation(session);
    const start = begun(stdout);
    stdin.write('analyze b 10\n');
    await start;
    stdin.end(`${line}\n1 komi 5\n`);
    const output = await answers;
    expect(output).toMatch(/^=\n(info .*\n)+\n([=?].*\n\n)?=1\n\n$/);
  });

  test('at once where a line is waiting already', async () => {
    expect(await converse('analyze b 10\n1 name\n', await setUp(LIVE))).toBe('=\n\n=1 GoLD\n\n');
  });
});
