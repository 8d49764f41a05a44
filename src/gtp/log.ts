import { createRequire } from 'node:module';
import type { Logger } from 'pino';

/** From the quietest to the most talkative. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

let level: LogLevel = 'error';
let logger: Logger | undefined;

/**
 * The log goes to stderr and nowhere else: stdout belongs to the answers, and that is where pino writes unless told
 * otherwise. Pino is loaded by the first message that is really written, since loading it costs a third of the
 * start-up time and most conversations log nothing.
 */
export const log = {
  setLevel(newLevel: LogLevel): void {
    level = newLevel;
    if (logger) logger.level = newLevel;
  },
  error: (message: string, error?: unknown) => write('error', message, error),
  warn: (message: string) => write('warn', message),
  info: (message: string) => write('info', message),
  debug: (message: string) => write('debug', message),
};

function write(at: 'error' | 'warn' | 'info' | 'debug', message: string, error?: unknown): void {
  if (LOG_LEVELS.indexOf(at) > LOG_LEVELS.indexOf(level)) return;
  logger ??= makeLogger();
  if (error === undefined) logger[at](message);
  else logger[at](error, message);
}

/** `require`, because it loads at once: a message written just before a crash must not be lost. */
function makeLogger(): Logger {
  const { pino } = createRequire(import.meta.url)('pino') as typeof import('pino');
  const destination = pino.destination({ fd: 2, sync: true });
  // Nobody may be there to read the log, which is no reason to fail.
  destination.on('error', () => {});
  return pino({ level, base: null }, destination);
}
