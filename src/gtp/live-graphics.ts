import { BLACK, type Color, EMPTY, opponent } from '../engine/color.ts';
import { makeVertex, PASS } from '../engine/geometry.ts';
import type { Context } from './context.ts';
import type { SearchReport } from './jobs/reporting.ts';
import { makeVertices } from './vertices.ts';
import type { Watch } from './watching.ts';

/** Often enough for the eye. */
const INTERVAL_MS = 250;
/** Colours that GoGui shows behind moves that win, lose, and are fought out by ko. */
export const RIGHT = '#30c030';
export const WRONG = '#e04040';
export const KO = '#f0c030';

/**
 * What a search thinks, as lines on standard error that GoGui draws while a command runs; undefined unless `gold-param live_gfx on`. The
 * line of best play is shown as stones, the other moves with their chance in percent, what is proved in green and red.
 */
export function makeLiveGraphics(
  context: Context,
  color: Color,
): (Watch & { readonly clear: () => void }) | undefined {
  if (context.session.parameters.get('live_gfx') !== 'on') return undefined;
  return {
    interval: INTERVAL_MS,
    show: (report) => context.draw(`gogui-gfx:\n${makeGraphics(context, color, report).join('\n')}\n\n`),
    clear: () => context.draw('gogui-gfx: CLEAR\n'),
  };
}

function makeGraphics({ session }: Context, color: Color, { moves, nodes }: SearchReport): string[] {
  const { game, problem } = session;
  const { geometry } = game;
  const line = moves[0]?.line ?? [];
  const points = moves.filter(({ move }) => move !== PASS);
  const list = (name: string, of: readonly number[]) =>
    of.length > 0 ? [`${name} ${makeVertices(of, geometry)}`] : [];
  const proved = (wins: boolean) => points.filter((each) => each.wins === wins).map(({ move }) => move);
  const labels = points
    .filter(({ move }) => !line.includes(move))
    .map(({ move, winRate }) => `${makeVertex(move, geometry)} ${Math.round(100 * winRate)}`);
  const region = problem.listRegion(game, color).filter((point) => game.colorAt(point) === EMPTY);
  return [
    ...list('SQUARE', region.length === geometry.points.length - game.stones().size ? [] : region),
    ...list(`COLOR ${RIGHT}`, proved(true)),
    ...list(`COLOR ${WRONG}`, proved(false)),
    ...(labels.length > 0 ? [`LABEL ${labels.join(' ')}`] : []),
    ...(line.length > 0 ? [`VAR ${makeVariation(line, color, geometry)}`] : []),
    `TEXT ${nodes} positions`,
  ];
}

/** `b A1 w B2` */
function makeVariation(
  line: readonly number[],
  first: Color,
  geometry: Parameters<typeof makeVertex>[1],
): string {
  return line
    .map((point, index) => {
      const color = index % 2 === 0 ? first : opponent(first);
      return `${color === BLACK ? 'b' : 'w'} ${makeVertex(point, geometry)}`;
    })
    .join(' ');
}
