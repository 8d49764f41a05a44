/** `gold-gtp play [FILE|NAME]`: problems for a person at a terminal. */
import { createInterface } from 'node:readline';
import { wantsColors } from '../color-board.ts';
import { commandGroups } from '../commands/index.ts';
import { GtpError } from '../error.ts';
import { cleanAnswer } from '../protocol.ts';
import { Registry } from '../registry.ts';
import { Session } from '../session.ts';
import { WorkerHost } from '../worker-host.ts';
import { Commander } from './commander.ts';
import { findProblemSet, type ProblemSet } from './problem-set.ts';
import { Trainer } from './trainer.ts';

const USAGE = 'usage: gold-gtp play [FILE | FOLDER | NAME]';

const HELP = `${USAGE}

Problems to solve in the terminal: those of an SGF file, of a folder with such
files, or of those that come with the program, by name (gold-gtp play snapback),
by folder, or all of them. Type where you play, and the engine answers; "help"
tells what else can be typed. Colors are left out where NO_COLOR is set.
`;

export async function runPlay(args: string[]): Promise<number> {
  const [word] = args;
  if (word === '--help' || word === '-h') {
    process.stdout.write(HELP);
    return 0;
  }
  if (args.length > 1 || word?.startsWith('-')) return fail(`what is '${args.at(-1)}'?\n${USAGE}`);
  let set: ProblemSet;
  try {
    set = findProblemSet(word);
  } catch (error) {
    if (!(error instanceof GtpError)) throw error;
    return fail(error.message);
  }
  const worker = new WorkerHost(new URL('./worker.js', import.meta.url));
  const colors = wantsColors(process.stdout);
  const registry = new Registry(commandGroups);
  const commander = new Commander({ session: new Session(), registry, worker, colors });
  try {
    const trainer = new Trainer(commander, set, { colors, width: process.stdout.columns });
    await converse(trainer, commander, { colors });
    return 0;
  } catch (error) {
    if (!(error instanceof GtpError)) throw error;
    return fail(error.message);
  } finally {
    await worker.close();
  }
}

function fail(message: string): number {
  process.stderr.write(`gold-gtp play: ${message}\n`);
  return 2;
}

async function converse(
  trainer: Trainer,
  commander: Commander,
  { colors }: { colors: boolean },
): Promise<void> {
  // What a file has in its texts must not do anything to the terminal.
  const say = (text: string) => process.stdout.write(text === '' ? '' : `${cleanAnswer(text, { colors })}\n`);
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal, prompt: '> ' });
  const prompt = () => (terminal ? lines.prompt() : undefined);
  // Ctrl-C stops a search, which then answers with what it has; else it is the end, like Ctrl-D.
  lines.on('SIGINT', () => {
    if (!commander.interrupt()) lines.close();
  });
  say(await trainer.start());
  say('"help" tells what can be typed.');
  prompt();
  let hasQuit = false;
  for await (const line of lines) {
    const answer = await trainer.hear(line);
    hasQuit = answer === undefined;
    if (answer === undefined) break;
    say(answer);
    prompt();
  }
  lines.close();
  // The cursor still stands behind a prompt that nothing was typed at.
  if (terminal && !hasQuit) process.stdout.write('\n');
  say(trainer.summary);
}
