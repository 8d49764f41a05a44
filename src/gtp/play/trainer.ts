import { type Color, makeColor, opponent } from '../../engine/color.ts';
import { parseVertex } from '../../engine/geometry.ts';
import { drawBoard } from '../board-picture.ts';
import { boldText, colorText, type Frame } from '../color-board.ts';
import { GtpError } from '../error.ts';
import { findNearest } from '../nearest.ts';
import { nameColor } from '../result-words.ts';
import type { Session } from '../session.ts';
import type { Commander } from './commander.ts';
import type { ProblemSet } from './problem-set.ts';
import { ScoreCard } from './score-card.ts';

const GREEN = 34;
const RED = 160;

const HELP = `Type a vertex, like C3, to play there; the engine answers.
  hint       a hint, a clearer one each time
  why        why the last move was right or wrong
  undo       takes your last move back, with the answer
  again      begins the problem again
  next       the next problem that is not solved
  open N     problem number N of the set
  list       the problems of the set, and how they went
  board      shows the board again
  pass       plays elsewhere
  quit       ends
Every other command of the engine can be typed as well, gold-solve or gold-place
b C3 for one; "help gold-solve" explains it.`;

const WORDS = ['hint', 'why', 'undo', 'again', 'next', 'open', 'list', 'board', 'pass', 'help', 'quit'];

export interface TrainerOptions {
  readonly colors: boolean;
  /** Characters in a line of the terminal. */
  readonly width?: number | undefined;
}

/**
 * Puts problems to a person, one after the other, and answers what the person types with text for a terminal. All that it does to the
 * board and all that it knows comes from commands of the engine.
 */
export class Trainer {
  private readonly commander: Commander;
  private readonly set: ProblemSet;
  private readonly colors: boolean;
  private readonly width: number;
  private readonly card: ScoreCard;
  private index: number;
  /** What `gold-judge` said of the last move. */
  private judged: ReadonlyMap<string, string> | undefined;
  /** The side of the person. */
  private side: Color;
  private isSolved = false;

  constructor(commander: Commander, set: ProblemSet, { colors, width = 80 }: TrainerOptions) {
    this.commander = commander;
    this.set = set;
    this.colors = colors;
    this.width = width;
    this.card = new ScoreCard(set.problems.length);
    this.index = set.first;
    this.side = commander.session.game.toPlay;
  }

  /** The first problem. */
  async start(): Promise<string> {
    await this.commander.run('gold-auto', 'on');
    return await this.open(this.index);
  }

  /** What to say at the end. */
  get summary(): string {
    return `${this.card.describe()}.`;
  }

  /** Answers a line; undefined if it asks for the end. */
  async hear(line: string): Promise<string | undefined> {
    const words = line.trim().split(/\s+/);
    const [first = '', ...rest] = words;
    try {
      if (first === 'quit' || first === 'exit') return undefined;
      const answer = await this.obey(first, rest, line.trim());
      return this.commander.hasQuit ? undefined : answer;
    } catch (error) {
      if (!(error instanceof GtpError)) throw error;
      return this.paint(`${error.message[0]!.toUpperCase()}${error.message.slice(1)}.`, RED);
    }
  }

  private async obey(word: string, rest: readonly string[], line: string): Promise<string> {
    switch (word.toLowerCase()) {
      case '':
        return '';
      case 'hint':
        return await this.hint();
      case 'why':
        return this.explain();
      case 'undo':
        return await this.undo();
      case 'again':
        return await this.open(this.index);
      case 'next':
        return await this.goOn();
      case 'open':
        return await this.open(this.needIndex(rest[0]));
      case 'list':
        return this.list();
      case 'board':
        return this.draw();
      case 'help':
      case '?':
        return rest.length > 0 ? await this.commander.ask(line) : HELP;
      default:
        return await this.playOrCommand(word, line);
    }
  }

  private async playOrCommand(word: string, line: string): Promise<string> {
    const { session, registry } = this.commander;
    const { geometry, mark } = session.game;
    if (parseVertex(word, geometry) !== undefined) return await this.play(word);
    if (!registry.get(word)) {
      const names = [...WORDS, ...registry.listed().map(({ name }) => name)];
      const [nearest] = findNearest(word, names);
      throw new GtpError(
        `there is no "${word.slice(0, 40)}"${nearest ? `; did you mean ${nearest}?` : ''} "help" tells what there is`,
      );
    }
    const answer = await this.commander.ask(line);
    if (session.game.mark === mark) return answer || 'Done.';
    this.begin();
    return [this.draw(), ...(answer === '' ? [] : [answer])].join('\n');
  }

  /** Loads a problem of the set and shows it. */
  private async open(index: number): Promise<string> {
    const { file, number } = this.set.problems[index]!;
    // One that cannot be loaded is passed by, not tried again by "next".
    this.index = index;
    const told = await this.commander.askFor('gold-load', file, String(number));
    this.begin();
    const title = [told.get('name') ?? this.set.problems[index]!.name, told.get('rank')].filter(Boolean);
    const head = `Problem ${index + 1} of ${this.set.problems.length}: ${title.join(', ')}`;
    const text = told.get('text');
    return [
      this.colors ? boldText(head) : head,
      ...(text ? [wrap(text, this.width)] : []),
      this.draw(),
      this.describeTurn(told),
    ].join('\n');
  }

  private begin(): void {
    this.judged = undefined;
    this.side = this.commander.session.game.toPlay;
    this.isSolved = false;
  }

  private describeTurn(told: ReadonlyMap<string, string>): string {
    const goal = told.get('goal') ?? '';
    return `${goal[0]?.toUpperCase() ?? ''}${goal.slice(1)}. Where?`;
  }

  private async play(vertex: string): Promise<string> {
    const { session } = this.commander;
    if (this.isSolved) return 'This one is solved: "next" goes on, "again" begins it again.';
    const { toPlay } = session.game;
    const judged = await this.commander.askFor('gold-judge', vertex);
    await this.commander.run('play', makeColor(toPlay), vertex);
    const reply = await this.commander.askFor('gold-reply');
    this.judged = judged;
    const move = reply.get('reply');
    const answered = move && move !== 'none' ? [`${nameColor(opponent(toPlay))} ${describeMove(move)}.`] : [];
    return [this.draw(), this.comment(judged), ...answered, ...this.conclude(reply.get('state'))].join('\n');
  }

  private comment(judged: ReadonlyMap<string, string>): string {
    if (judged.get('decided') === 'lost') return judged.get('text')!;
    switch (judged.get('verdict')) {
      case 'right':
        return this.paint('Right.', GREEN);
      case 'wrong':
        return this.paint(judged.get('text')!, RED);
      default:
        return 'Whether that is right could not be proved in time.';
    }
  }

  /** What the state of the problem means to the person. */
  private conclude(state: string | undefined): string[] {
    if (state === 'solved') {
      this.isSolved = true;
      this.card.noteSolved(this.index);
      const onward =
        this.card.findNext(this.index) === undefined ? 'That was the last one.' : '"next" goes on.';
      return [this.paint(`Solved! ${this.summary}`, GREEN), onward];
    }
    if (state !== 'failed') return [];
    this.card.noteFailed(this.index);
    return ['"why" shows more, "undo" takes it back, or play on.'];
  }

  private async hint(): Promise<string> {
    const told = await this.commander.askFor('gold-hint');
    this.card.noteHelp(this.index);
    const line = told.get('line');
    return `${told.get('text')}${line ? ` (${line})` : ''}`;
  }

  private explain(): string {
    const { judged } = this;
    if (!judged) return 'Play a move first, then "why" tells about it.';
    const line = judged.get('refutation') ?? judged.get('line') ?? '';
    const played = `${judged.get('move')} ${line}`.trim();
    if (judged.get('verdict') !== 'right') this.card.noteHelp(this.index);
    return [judged.get('text')!, ...(line === '' ? [] : [`Play goes on like this: ${played}`])].join('\n');
  }

  private async undo(): Promise<string> {
    const { game } = this.commander.session;
    // An answer goes with the move before it.
    const isAnswer = game.lastMove?.color === opponent(this.side) && game.moves.length > 1;
    await this.commander.run('gg-undo', isAnswer ? '2' : '1');
    this.judged = undefined;
    this.isSolved = false;
    return this.draw();
  }

  private async goOn(): Promise<string> {
    const next = this.card.findNext(this.index + 1);
    return next === undefined ? `All are solved. ${this.summary}` : await this.open(next);
  }

  private needIndex(word: string | undefined): number {
    const index = Number(word) - 1;
    if (this.set.problems[index]) return index;
    throw new GtpError(`a number from 1 to ${this.set.problems.length} should follow`);
  }

  private list(): string {
    const lines = this.set.problems.map(({ name }, index) => {
      const here = index === this.index ? '>' : ' ';
      return `${here}${String(index + 1).padStart(4)} ${name}${describeOutcome(this.card.get(index))}`;
    });
    return [...lines, this.summary].join('\n');
  }

  private draw(): string {
    const { session } = this.commander;
    return drawBoard(session, { colors: this.colors, frame: findFrame(session) });
  }

  private paint(text: string, color: number): string {
    return this.colors ? colorText(text, color) : text;
  }
}

/** Breaks a line between its words. */
function wrap(text: string, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

function describeMove(vertex: string): string {
  return vertex === 'pass' ? 'passes' : `answers ${vertex}`;
}

function describeOutcome(outcome: string): string {
  return outcome === 'open' ? '' : ` (${outcome})`;
}

/** Lines around the stones that are shown, too. */
const MARGIN = 2;
/** An edge that is as near as this is shown. */
const NEAR = 4;

/** The part of the board that matters: all stones, and the edge where it is near. */
function findFrame({ game, problem }: Session): Frame | undefined {
  const { geometry } = game;
  const points = [...game.stones().keys(), ...problem.listRegion(game)];
  if (points.length === 0) return undefined;
  const [left, right] = findSpan(points, (point) => geometry.x(point), geometry.width);
  const [top, bottom] = findSpan(points, (point) => geometry.y(point), geometry.height);
  return { left, right, top, bottom };
}

function findSpan(
  points: readonly number[],
  at: (point: number) => number,
  length: number,
): [number, number] {
  const places = points.map(at);
  const [first, last] = [Math.min(...places) - MARGIN, Math.max(...places) + MARGIN];
  return [first < NEAR ? 0 : first, last >= length - NEAR ? length - 1 : last];
}
