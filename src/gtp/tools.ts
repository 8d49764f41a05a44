/** The tools of the command line: what `gold-gtp NAME …` does instead of a conversation. */
import { runGenerate } from './generate-tool.ts';
import { runMatch } from './match/match.ts';
import { runPlay } from './play/play.ts';
import { runCheck } from './solutions/check-tool.ts';
import { runTree } from './solutions/tree-tool.ts';
import { runSolve } from './solve/solve-tool.ts';

export interface Tool {
  readonly name: string;
  /** What it does, for the help text: one line. */
  readonly summary: string;
  /** Runs with the arguments after its name; the exit code. */
  run(args: string[]): Promise<number>;
}

export const tools: readonly Tool[] = [
  { name: 'play', summary: 'puts problems to you, here in the terminal', run: runPlay },
  { name: 'match', summary: 'plays it against another engine', run: runMatch },
  { name: 'solve', summary: 'solves the problems in SGF files', run: runSolve },
  { name: 'tree', summary: 'writes the solutions of problems as SGF', run: runTree },
  { name: 'check', summary: 'checks the solutions in SGF files', run: runCheck },
  { name: 'generate', summary: 'makes new problems', run: runGenerate },
];
