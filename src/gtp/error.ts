/**
 * A command failed, and the message is the answer. Handlers throw it, the loop alone catches it.
 * The message begins with the standard's own words where the standard has some.
 */
export class GtpError extends Error {
  override readonly name = 'GtpError';
}

/** The standard's words for arguments that are missing or are not what they should be, and what was wrong. */
export function syntaxError(detail?: string): GtpError {
  return new GtpError(detail === undefined ? 'syntax error' : `syntax error: ${detail}`);
}

/** The standard's words for a file that is missing, broken or senseless, and what was wrong. */
export function cannotLoad(reason: string): GtpError {
  return new GtpError(`cannot load file: ${reason}`);
}

/** What `Context.runJob` throws when its command has ended and its job is left behind. */
export class Abandoned extends Error {}
