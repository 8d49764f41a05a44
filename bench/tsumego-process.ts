import tsumego from 'tsumego.js';

/** A problem for tsumego.js. */
export interface TsumegoQuestion {
  readonly sgf: string;
  readonly player: 'B' | 'W';
  /** The empty points that may be played, in order. */
  readonly playable: readonly string[];
}

/** Does the player win without ko threats? Then also against threats? If not, then with threats? Or why it was not tried. */
export type TsumegoAnswer =
  | {
      readonly wins: boolean;
      readonly winsAgainstThreats: boolean;
      readonly winsWithThreats: boolean;
      readonly seconds: number;
    }
  | { readonly reason: string };

process.on('message', (question: TsumegoQuestion) => process.send!(answer(question)));

/**
 * Asks it what its own `solve(player)` asks: once without threats, and once with any number of them for whoever loses. It
 * finds its area by itself; if that is not ours, the question would not be the same.
 */
function answer({ sgf, player, playable }: TsumegoQuestion): TsumegoAnswer {
  tsumego.rand.seed(1);
  const start = performance.now();
  let solver: tsumego.Solver;
  try {
    solver = new tsumego.Solver(sgf);
  } catch (error) {
    return { reason: String(error) };
  }
  const area = findArea(solver);
  if (area.join() !== playable.join()) return { reason: `another area: ${area.join(' ')}` };
  const color = player === 'B' ? tsumego.color.black : tsumego.color.white;
  const wins = solver.solve(color, 0) * color > 0;
  const again = solver.solve(color, wins ? -color : color) * color > 0;
  const seconds = (performance.now() - start) / 1000;
  return { wins, winsAgainstThreats: wins && again, winsWithThreats: !wins && again, seconds };
}

/** The empty points where it would play, as SGF writes them, in order. */
function findArea({ board, target }: tsumego.Solver): string[] {
  const moves = tsumego.mgen.fixed(board, target)(0);
  const empty = moves.filter((move) => !board.get(move));
  return empty.map((move) => tsumego.stone.toString(move).slice(-3, -1)).sort();
}
