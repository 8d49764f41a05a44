import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandGroups } from '../../src/gtp/commands/index.ts';
import { log } from '../../src/gtp/log.ts';
import { Session } from '../../src/gtp/session.ts';
import { converse } from './converse.ts';

log.setLevel('silent');

/** Everything that a command could change and a failed one must not. */
function describeSession({
  game,
  problem,
  parameters,
  growth,
  timeSettings,
  timeLeft,
  title,
  auto,
  hints,
  lastReply,
  lastVerdict,
}: Session): string {
  const { geometry, komi, toPlay, koPoint, moves, handicap } = game;
  const stones = [...game.stones()];
  return JSON.stringify({
    geometry,
    komi,
    toPlay,
    koPoint,
    moves,
    handicap,
    stones,
    timeSettings,
    timeLeft: [...timeLeft],
    title,
    keystones: problem.findKeystones(game),
    region: problem.listRegion(game),
    threats: problem.threats,
    info: problem.info,
    auto,
    hints,
    lastReply,
    lastVerdict,
    parameters: parameters.list(),
    growth,
  });
}

/** The response to one command: `=` or `?`, the id, and the end in its place only. */
function expectOneResponse(output: string, id: number): void {
  expect(output).toMatch(new RegExp(`^[=?]${id}[ \n]`));
  expect(output.indexOf('\n\n')).toBe(output.length - 2);
}

const vertex = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...'ABCDEabcdeHJTZ'), fc.integer({ min: 1, max: 7 }))
      .map(([x, y]) => `${x}${y}`),
  },
  fc.constantFrom('pass', 'PASS', 'resign', 'I5', 'A0', 'A26', 'A1x', 'AA1', '1A', 'A-1', 'A1.0', 'é3'),
);
const color = fc.constantFrom('b', 'W', 'black', 'White', 'B', 'w', 'red', 'bw');
const number = fc.oneof(
  fc.integer({ min: 0, max: 30 }).map(String),
  fc.constantFrom('-1', '1.5', '1e3', '0x10', 'NaN', '99999999999', '2147483647', '١'),
);
const word = fc.oneof(
  fc.constantFrom(
    'alive',
    'dead',
    'seki',
    'toString',
    '__proto__',
    'auto',
    'all',
    'clear',
    'A1:C3',
    'show',
    'time',
    'nodes',
    'memory',
    'max_threats',
    'depth',
    'breadth',
    'search',
    'heuristic',
    'interval',
    'maxmoves',
    'avoid',
    'gfx',
    'dboard',
    'gogui',
    'live_gfx',
    ':',
    '-',
    '%s',
  ),
  fc.string({ maxLength: 10 }).map((text) => text.replace(/[\n#]/g, '')),
);

const listed = commandGroups.flat().filter(({ name, hidden }) => name !== 'quit' && !hidden);

/** Words for every word of the usage text, now and then too few, too many or of another kind. */
const commandLine = fc.constantFrom(...listed).chain(({ name, usage = '' }) => {
  const slots: string[] = usage.match(/[A-Z_]+(\.\.\.)?/g) ?? [];
  // What may write a file gets a name that cannot be written.
  if (slots.includes('FILE')) return fc.constantFrom(`${name} no/such/directory/file.sgf`, `${name} . 3`);
  const right = slots.map((slot) => {
    if (slot.startsWith('COLOR')) return color;
    if (slot.startsWith('VERTEX')) return vertex;
    return fc.oneof(number, word);
  });
  const pairs = fc.array(
    fc.tuple(color, vertex).map(([c, v]) => `${c} ${v}`),
    { maxLength: 6 },
  );
  const args = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(...right).map((words) => words.join(' ')) },
    {
      weight: usage.includes('...') ? 4 : 0,
      arbitrary: usage.includes('COLOR')
        ? pairs.map((all) => all.join(' '))
        : fc.array(vertex, { maxLength: 6 }).map((all) => all.join(' ')),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.oneof(color, vertex, number, word), { maxLength: 5 })
        .map((all) => all.join(' ')),
    },
  );
  return args.map((text) => `${name} ${text}`);
});

/** Any bytes, with more line ends, blanks, digits and comments than chance would give. */
const bytes = fc
  .array(fc.oneof(fc.nat(255), fc.constantFrom(10, 10, 13, 32, 35, 0x31, 0x61)), { maxLength: 200 })
  .map((all) => Uint8Array.from(all));

const PROBLEM = [
  'boardsize 5',
  'set_position b A2 b B2 b C2 b C1 w A3 w B3 w C3 w D3 w D2 w D1',
  'gold-keystones A2',
  'gold-region A1:B1',
  '',
].join('\n');

describe('whatever comes in', () => {
  test('every plausible line gets one answer, and a failed one changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(commandLine, { minLength: 1, maxLength: 40 }),
        async (solvable, lines) => {
          const session = new Session();
          await converse(solvable ? PROBLEM : 'boardsize 5', session);
          for (const [id, line] of lines.entries()) {
            const before = describeSession(session);
            const output = await converse(`${id} ${line}\n`, session);
            expectOneResponse(output, id);
            expect(output).not.toMatch(/internal error/);
            if (output.startsWith('?')) expect(describeSession(session)).toBe(before);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('any bytes are answered or ignored as the standard says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(bytes), async (chunks) => {
        const output = await converse(chunks);
        const lines = Buffer.concat(chunks).toString('latin1').split('\n');
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the standard says so.
        const full = lines.filter((line) => /[^\x00-\x20\x7f]/.test(line.replace(/#.*/s, '')));
        expect(output.split('\n\n').length - 1).toBe(full.length);
        expect(output.replaceAll(/\?\d* unknown command(: did you mean [^\n]*)?\n\n/g, '')).toBe('');
      }),
      { numRuns: 500 },
    );
  });

  test('bytes put between commands spoil no command after them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.uint8Array({ maxLength: 50 }), commandLine)), async (pieces) => {
        const input = pieces.map(([bytes, line], id) =>
          Buffer.concat([bytes, Buffer.from(`\n${id} ${line}\n`)]),
        );
        const output = await converse(Buffer.concat(input));
        const ids = [...output.matchAll(/^[=?](\d+)/gm)].map((match) => Number(match[1]));
        let next = 0;
        for (const id of ids) if (id === next) next++;
        expect(next).toBe(pieces.length);
      }),
      { numRuns: 200 },
    );
  });
});
