#!/usr/bin/env node
/** Entry of the process: the command line, the signals, and a loop between stdin and stdout. */
import { Console } from 'node:console';
import { parseArgs } from 'node:util';
import { wantsColors } from './color-board.ts';
import { commandGroups } from './commands/index.ts';
import { LOG_LEVELS, type LogLevel, log } from './log.ts';
import { Loop } from './loop.ts';
import { Registry } from './registry.ts';
import { Session } from './session.ts';
import { tools } from './tools.ts';
import { VERSION } from './version.ts';
import { WorkerHost } from './worker-host.ts';

const USAGE = `usage: gold-gtp [--log-level ${LOG_LEVELS.join('|')}] [--help] [--version] | TOOL …`;

const HELP = `${USAGE}

GoLD, a GTP engine for life-and-death problems of Go. It reads GTP commands from
standard input and answers on standard output: attach it to Sabaki, GoGui or any
other front-end, or type commands. The command "help" lists them.

  --log-level LEVEL  what to log on standard error; "error" unless given
  --help             this text
  --version          the version

Tools, each with a --help of its own:

${tools.map(({ name, summary }) => `  gold-gtp ${name.padEnd(9)} ${summary}`).join('\n')}

While a command runs, Ctrl-C stops that command. At other times, Ctrl-C twice
within a second ends the process.
`;

/** Two SIGINTs within this time end a process that has nothing to do. */
const SECOND_SIGINT_MS = 1000;

main();

/** Sets the exit code and returns rather than exit: what has been written to a pipe must get there. */
function main(): void {
  process.stdout.on('error', leave);
  const tool = tools.find(({ name }) => name === process.argv[2]);
  if (tool) {
    void tool.run(process.argv.slice(3)).then((code) => {
      process.exitCode = code;
    });
    return;
  }
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    process.stderr.write(`gold-gtp: ${options}\n${USAGE}\n`);
    process.exitCode = 2;
  } else if (options.help) {
    process.stdout.write(HELP);
  } else if (options.version) {
    process.stdout.write(`${VERSION}\n`);
  } else {
    log.setLevel(options.logLevel);
    void converse();
  }
}

interface Options {
  readonly help: boolean;
  readonly version: boolean;
  readonly logLevel: LogLevel;
}

/** The options, or what is wrong with them. */
function readOptions(args: string[]): Options | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'V', default: false },
        'log-level': { type: 'string', default: 'error' },
      },
    });
    const logLevel = LOG_LEVELS.find((level) => level === values['log-level']);
    if (!logLevel) return `unknown log level '${values['log-level']}'`;
    return { help: values.help, version: values.version, logLevel };
  } catch (error) {
    return (error as Error).message;
  }
}

async function converse(): Promise<void> {
  // Standard output carries answers and nothing else, whatever a library prints.
  globalThis.console = new Console(process.stderr);
  process.stderr.on('error', () => {});

  const loop = new Loop({
    session: new Session(),
    registry: new Registry(commandGroups),
    worker: new WorkerHost(new URL('./worker.js', import.meta.url)),
    input: process.stdin,
    output: process.stdout,
    colors: wantsColors(process.stdout),
    graphics: process.stderr,
  });
  const onSigint = makeSigintHandler(loop);
  process.on('SIGINT', onSigint);
  await loop.run();
  process.off('SIGINT', onSigint);
}

/** The reader is gone: there is nobody left to tell, and nothing to lose. */
function leave(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') log.error('cannot write the answers', error);
  process.exit(error.code === 'EPIPE' ? 0 : 1);
}

function makeSigintHandler(loop: Loop): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (loop.interrupt()) return;
    if (now - last < SECOND_SIGINT_MS) loop.end();
    last = now;
  };
}
