import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLACK, WHITE } from '../../src/engine/color.ts';
import { PASS } from '../../src/engine/geometry.ts';
import { Session } from '../../src/gtp/session.ts';
import { BoardModel, type Place, type Side } from './board-model.ts';
import { converse } from './converse.ts';

const FILE = fileURLToPath(new URL('../sgf/small-problem.sgf', import.meta.url));

/** Commands in all; `GOLD_COMMANDS=100000 npx vitest run test/gtp/board.property.test.ts` makes more. */
const COMMANDS = Number(process.env.GOLD_COMMANDS ?? 10_000);

/** The file above, as the model has it. */
function makeModel(): BoardModel {
  const keystones = ['0 0', '1 0', '1 1', '0 1'];
  const region = ['2 0', '3 0', '4 0', '3 1', '4 1', '3 2', '4 2', '3 3', '4 3'];
  return new BoardModel(['bb...', 'bbw..', 'www..', '.....'], 'w', {
    keystones: { side: 'b', points: new Map(keystones.map((key) => [key, 0])) },
    region: { points: new Set(region), captures: new Map() },
    threats: [1, 2],
  });
}

/** What a session shows of its board. */
function look({ game, problem }: Session) {
  const { geometry } = game;
  const rows = Array.from({ length: geometry.height }, (_, y) =>
    Array.from({ length: geometry.width }, (_, x) => '.bw'[game.colorAt(geometry.at(x, y))]).join(''),
  );
  const place = (point: number): Place => [geometry.x(point), geometry.y(point)];
  const { koPoint } = game;
  const banned = [BLACK, WHITE].find(
    (color) => koPoint !== PASS && game.checkPlay(color as 1 | 2, koPoint) === 'ko',
  );
  const { present, missing } = problem.hasKeystones
    ? problem.findKeystones(game)
    : { present: [], missing: [] };
  return {
    rows,
    toPlay: game.toPlay === BLACK ? 'b' : 'w',
    ko: banned && { side: banned === BLACK ? 'b' : 'w', place: place(koPoint) },
    keystones: [...present, ...missing].sort((a, b) => a - b).map(place),
    region: problem.hasRegion ? problem.listRegion(game).map(place) : [],
    threats: [problem.threats.black, problem.threats.white],
  };
}

function lookAtModel(model: BoardModel) {
  const { rows, toPlay, ko, settings } = model.now;
  return {
    rows: [...rows],
    toPlay,
    ko,
    keystones: model.listKeystones(),
    region: model.listRegion(),
    threats: [...settings.threats],
  };
}

let count = 0;

/** One line of GTP, and what the model does at it: true if it should succeed. */
class Line implements fc.AsyncCommand<BoardModel, Session> {
  private readonly words: (model: BoardModel) => string;
  private readonly act: (model: BoardModel) => boolean;
  private said = '';

  constructor(words: (model: BoardModel) => string, act: (model: BoardModel) => boolean) {
    this.words = words;
    this.act = act;
  }

  check(): boolean {
    return true;
  }

  async run(model: BoardModel, session: Session): Promise<void> {
    count++;
    this.said = this.words(model);
    const succeeds = this.act(model);
    const answer = await converse(`${this.said}\n`, session);
    expect([this.said, answer.startsWith('=')]).toEqual([this.said, succeeds]);
    expect(look(session)).toEqual(lookAtModel(model));
    expect(model.listIllegal()).toEqual([]);
  }

  toString(): string {
    return this.said;
  }
}

const side = fc.constantFrom<Side>('b', 'w');
/** Of a board of 5 by 4, however it lies. */
const place = fc.tuple(fc.nat(3), fc.nat(3)).map((pair): Place => pair);
const places = fc.uniqueArray(place, { minLength: 1, maxLength: 4, selector: String });

const commands = [
  fc.tuple(side, place).map(([who, where]) => {
    return new Line(
      (model) => `play ${who} ${model.vertex(where)}`,
      (model) => model.play(who, where),
    );
  }),
  fc.tuple(place).map(([where]) => {
    return new Line(
      (model) => `play ${model.now.toPlay} ${model.vertex(where)}`,
      (model) => model.play(model.now.toPlay, where),
    );
  }),
  side.map(
    (who) =>
      new Line(
        () => `play ${who} pass`,
        (model) => model.play(who, 'pass'),
      ),
  ),
  fc.constant(
    new Line(
      () => 'undo',
      (model) => model.undo(),
    ),
  ),
  fc.constant(
    new Line(
      () => 'gold-redo',
      (model) => model.redo(),
    ),
  ),
  fc.integer({ min: 0, max: 4 }).map(
    (steps) =>
      new Line(
        () => `gg-undo ${steps}`,
        (model) => {
          if (model.past.length < steps) return false;
          for (let i = 0; i < steps; i++) model.undo();
          return true;
        },
      ),
  ),
  fc.constant(
    new Line(
      () => 'gold-reset',
      (model) => model.reset(),
    ),
  ),
  side.map(
    (who) =>
      new Line(
        () => `gold-turn ${who}`,
        (model) => {
          model.now.toPlay = who;
          return true;
        },
      ),
  ),
  fc.tuple(side, places).map(([who, where]) => {
    return new Line(
      (model) => `gold-place ${who} ${where.map((each) => model.vertex(each)).join(' ')}`,
      (model) => model.place(who, where),
    );
  }),
  places.map((where) => {
    return new Line(
      (model) => `gold-remove ${where.map((each) => model.vertex(each)).join(' ')}`,
      (model) => model.remove(where),
    );
  }),
  fc.constantFrom(90, 180, 270).map((degrees) => {
    return new Line(
      () => `gold-rotate ${degrees}`,
      (model) => {
        const { width, height } = model;
        if (degrees === 180)
          return model.transform(([x, y]) => [width - 1 - x, height - 1 - y], [width, height], false);
        const move = ([x, y]: Place): Place => (degrees === 90 ? [height - 1 - y, x] : [y, width - 1 - x]);
        return model.transform(move, [height, width], false);
      },
    );
  }),
  fc.constantFrom('horizontal', 'vertical').map((direction) => {
    return new Line(
      () => `gold-flip ${direction}`,
      (model) => {
        const { width, height } = model;
        const move = ([x, y]: Place): Place =>
          direction === 'horizontal' ? [width - 1 - x, y] : [x, height - 1 - y];
        return model.transform(move, [width, height], false);
      },
    );
  }),
  fc.constant(
    new Line(
      () => 'gold-invert',
      (model) => model.transform((where) => where, [model.width, model.height], true),
    ),
  ),
  fc
    .tuple(fc.constantFrom('left', 'right', 'up', 'down'), fc.integer({ min: 0, max: 2 }))
    .map(([word, by]) => {
      const [x, y] = { left: [-by, 0], right: [by, 0], up: [0, -by], down: [0, by] }[word] as [
        number,
        number,
      ];
      return new Line(
        () => `gold-shift ${word} ${by}`,
        (model) => model.shift(x, y),
      );
    }),
  places.map((where) => {
    return new Line(
      (model) => `gold-keystones ${where.map((each) => model.vertex(each)).join(' ')}`,
      (model) => model.setKeystones(where),
    );
  }),
  places.map((where) => {
    return new Line(
      (model) => `gold-region ${where.map((each) => model.vertex(each)).join(' ')}`,
      (model) => model.setRegion(where),
    );
  }),
  fc.tuple(fc.nat(3), fc.nat(3)).map((threats) => {
    return new Line(
      () => `gold-threats ${threats.join(' ')}`,
      (model) => {
        model.now.settings.threats = threats;
        return true;
      },
    );
  }),
  fc.nat(9).map((chance) => {
    // Rarely, since it makes an end of all that could be undone.
    return new Line(
      () => (chance === 0 ? 'clear_board' : 'showboard'),
      (model) => {
        if (chance === 0) model.clear();
        return true;
      },
    );
  }),
];

describe('the board', () => {
  test(`is that of a plain model through ${COMMANDS} commands of editing and playing`, async () => {
    const run = fc.asyncProperty(fc.commands(commands, { maxCommands: 100, size: 'max' }), async (lines) => {
      await fc.asyncModelRun(async () => {
        const session = new Session();
        expect(await converse(`gold-load ${FILE}\n`, session)).toMatch(/^= goal/);
        return { model: makeModel(), real: session };
      }, lines);
    });
    for (count = 0; count < COMMANDS; ) await fc.assert(run, { numRuns: 20 });
  });
});
