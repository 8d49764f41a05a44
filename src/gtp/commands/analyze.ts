import type { Color } from '../../engine/color.ts';
import { type Geometry, PASS } from '../../engine/geometry.ts';
import { type AnalysisRequest, readAnalysisRequest } from '../analysis-arguments.ts';
import { type AnalysisStyle, makeInfoLine } from '../analysis-lines.ts';
import { spendTime } from '../clock.ts';
import type { Context } from '../context.ts';
import { Abandoned } from '../error.ts';
import { findQuestion } from '../finding.ts';
import type { SearchReport } from '../jobs/reporting.ts';
import { type Limits, makeLimits } from '../limits.ts';
import { chooseGameMove, type GameMove, makeGameMove, ponderGame } from '../player.ts';
import type { CommandSpec } from '../registry.ts';
import { analyseMoves } from '../solving.ts';

const USAGE =
  '[COLOR] [INTERVAL] [interval NUMBER] [minmoves NUMBER] [maxmoves NUMBER] [allow|avoid COLOR VERTEX,VERTEX NUMBER]';

const ANALYZE_HELP =
  'Shows what is thought of every first move, again and again, until a line comes in: the interval is in hundredths\n' +
  'of a second. In a problem, moves that are proved to win stand at the top and refuted ones at the bottom, the others\n' +
  'by what the search thinks of them; "status" is what becomes of the keystones where that is proved. Elsewhere the\n' +
  'playouts of ordinary Go tell. With time or nodes it ends by itself, and lines that come in wait.\n';

const GENMOVE_HELP = 'Plays as genmove does and shows what is thought of the moves meanwhile, as ';

/** What a search thinks of the moves while it runs, for front-ends that show it on the board. */
export const analyze: readonly CommandSpec[] = [
  ...makePair('', 'leela', 'Chances are in 1/10000.'),
  ...makePair('kata-', 'kata', 'Chances are from 0.0 to 1.0.'),
  ...makePair('lz-', 'leela', 'Chances are in 1/10000.'),
];

/** The two commands of a dialect. */
function makePair(prefix: string, style: AnalysisStyle, scale: string): CommandSpec[] {
  return [
    {
      name: `${prefix}analyze`,
      usage: `${USAGE} [time SECONDS] [nodes NUMBER]`,
      help: ANALYZE_HELP + scale,
      run: async (args, context) => {
        const { game } = context.session;
        await analyse(context, readAnalysisRequest(args, game.toPlay, game.geometry), style);
      },
    },
    {
      name: `${prefix}genmove_analyze`,
      usage: USAGE,
      help: `${GENMOVE_HELP}${prefix}analyze does.\nThe last line is "play" and the move.`,
      run: async (args, context) => {
        const { game } = context.session;
        return await generate(context, readAnalysisRequest(args, game.toPlay, game.geometry), style);
      },
    },
  ];
}

async function analyse(context: Context, request: AnalysisRequest, style: AnalysisStyle): Promise<void> {
  const { seconds, nodes } = request;
  const isLimited = seconds !== undefined || nodes !== undefined;
  context.watch = new Display(context, request, style);
  if (!isLimited) context.endOnInput();
  const timer = seconds === undefined ? undefined : setTimeout(() => context.stop(), 1000 * seconds);
  try {
    await think(context, request);
    if (!isLimited) await context.untilStopped();
  } catch (error) {
    if (!(error instanceof Abandoned)) throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Searches what is to be searched in this position, before the eyes of whoever watches. */
async function think(context: Context, { color, nodes }: AnalysisRequest): Promise<void> {
  const { session } = context;
  const question = await findQuestion(context, color);
  if (!question) {
    if (!context.signal.aborted) await ponderGame(context, color, nodes);
    return;
  }
  // The parameters time and nodes are for answers; an analysis goes on as long as someone looks at it.
  const { heuristic } = makeLimits(session, new Map());
  const limits: Limits = { ...(heuristic && { heuristic }), ...(nodes !== undefined && { nodes }) };
  const found = session.problem.found.lookUpExactly(session.game, color)?.move;
  await analyseMoves(context, question, limits, found);
}

async function generate(context: Context, request: AnalysisRequest, style: AnalysisStyle): Promise<string> {
  const { session } = context;
  const { game } = session;
  const { color } = request;
  const display = new Display(context, request, style);
  context.watch = display;
  const start = performance.now();
  const chosen = await chooseGameMove(context, color);
  const move = chosen === 'resign' || request.allows(chosen) ? chosen : display.best;
  spendTime(session, color, (performance.now() - start) / 1000);
  display.finish(move);
  if (move !== 'resign') game.play(color, move);
  return `play ${makeGameMove(move, game.geometry)}`;
}

/** Writes reports as lines of the answer. */
class Display {
  readonly interval: number;
  private readonly context: Context;
  private readonly request: AnalysisRequest;
  private readonly style: AnalysisStyle;
  private readonly color: Color;
  private readonly geometry: Geometry;
  private last: SearchReport['moves'] = [];
  /** The reader does not keep up: the next report is left out. */
  private isBehind = false;

  constructor(context: Context, request: AnalysisRequest, style: AnalysisStyle) {
    this.context = context;
    this.request = request;
    this.style = style;
    this.interval = request.interval;
    this.color = request.color;
    this.geometry = context.session.game.geometry;
  }

  /** The best of the moves that were shown last; a pass if there is none. */
  get best(): number {
    return this.last[0]?.move ?? PASS;
  }

  readonly show = ({ moves }: SearchReport): void => {
    const shown = this.choose(moves);
    if (shown.length === 0) return;
    this.last = shown;
    this.write(shown);
  };

  /** Shows the moves for the last time, the one that is played at the head. */
  finish(move: GameMove): void {
    if (move === 'resign' || (move === this.last[0]?.move && !this.isBehind)) return;
    const others = this.last.filter((each) => each.move !== move);
    const played = this.last.find((each) => each.move === move) ?? {
      move,
      visits: Math.max(1, ...others.map(({ visits }) => visits)),
      winRate: Math.max(0.5, ...others.map(({ winRate }) => winRate)),
      line: [move],
    };
    this.isBehind = false;
    this.write([played, ...others].slice(0, this.request.maxMoves));
  }

  private write(moves: SearchReport['moves']): void {
    if (this.isBehind) {
      this.isBehind = false;
      return;
    }
    this.isBehind = !this.context.write(makeInfoLine(moves, this.style, this.geometry));
  }

  /** The moves that may be played in the game and are wanted. */
  private choose(moves: SearchReport['moves']): SearchReport['moves'] {
    const { game } = this.context.session;
    const { allows, minMoves, maxMoves } = this.request;
    return moves
      .filter(({ move }) => allows(move) && game.checkPlay(this.color, move) === undefined)
      .filter(({ visits }, index) => visits > 0 || index < minMoves)
      .slice(0, maxMoves);
  }
}
