import type { CommandSpec } from '../registry.ts';
import { administrative } from './administrative.ts';
import { analyze } from './analyze.ts';
import { compose } from './compose.ts';
import { debug } from './debug.ts';
import { gogui } from './gogui.ts';
import { heuristic } from './heuristic.ts';
import { moves } from './moves.ts';
import { parameters } from './parameters.ts';
import { play } from './play.ts';
import { practise } from './practise.ts';
import { problem } from './problem.ts';
import { regression } from './regression.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { solution } from './solution.ts';
import { solve } from './solve.ts';
import { tournament } from './tournament.ts';

/** Every command of the engine. A new group of commands is a file beside this one and a line here. */
export const commandGroups: readonly (readonly CommandSpec[])[] = [
  administrative,
  setup,
  play,
  tournament,
  score,
  regression,
  problem,
  practise,
  compose,
  solve,
  analyze,
  moves,
  solution,
  heuristic,
  parameters,
  debug,
  gogui,
];
