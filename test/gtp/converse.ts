import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { commandGroups } from '../../src/gtp/commands/index.ts';
import { type JobContext, jobs } from '../../src/gtp/jobs.ts';
import { Loop } from '../../src/gtp/loop.ts';
import { type CommandSpec, Registry } from '../../src/gtp/registry.ts';
import { Session } from '../../src/gtp/session.ts';
import type { JobRunner } from '../../src/gtp/worker-host.ts';

/** A conversation without a process: all that is answered to this input, which ends after it. */
export async function converse(
  input: string | Uint8Array | Iterable<string | Uint8Array>,
  session = new Session(),
  commands: readonly CommandSpec[] = [],
  patience = PATIENCE,
): Promise<string> {
  const { stdin, answers } = startConversation(session, commands, patience);
  const chunks = typeof input === 'string' || input instanceof Uint8Array ? [input] : input;
  for (const chunk of chunks) stdin.write(chunk);
  stdin.end();
  return await answers;
}

/** A conversation whose input comes bit by bit. */
export function startConversation(
  session = new Session(),
  commands: readonly CommandSpec[] = [],
  patience = PATIENCE,
  graphics?: PassThrough,
) {
  const stdin = new PassThrough();
  const stdout = new PassThrough({ highWaterMark: 2 ** 30 });
  const loop = new Loop({
    session,
    registry: new Registry([...commandGroups, commands]),
    worker: makeRunner(patience),
    input: stdin,
    output: stdout,
    ...(graphics && { graphics }),
  });
  const done = loop.run().then(() => stdout.end());
  const answers = text(stdout).then(async (all) => {
    await done;
    return all;
  });
  return { loop, stdin, stdout, answers };
}

/** So often a job may ask whether to stop; a search asks every few thousand nodes. */
const PATIENCE = 20;

/**
 * Does the jobs in this thread, so that nothing has to be built, and makes an end of those that take long. What they do to
 * the other thread and what can stop them there is tested with the built process.
 */
export function makeRunner(patience = PATIENCE): JobRunner {
  return {
    run: async (name, args, { signal, onProgress }) => {
      let asked = 0;
      const context: JobContext = {
        stopped: () => signal.aborted || ++asked > patience,
        progress: onProgress,
      };
      const job = jobs[name] as (args: unknown, context: JobContext) => never;
      return job(structuredClone(args), context);
    },
    prepare: () => {},
    close: async () => {},
  };
}
