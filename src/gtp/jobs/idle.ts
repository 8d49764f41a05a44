import type { JobContext } from '../jobs.ts';

/**
 * Does nothing as busily as a search would, so that tests can prove how long work is stopped, watched and
 * survived when it crashes or does not listen. Answers with the seconds that it took.
 */
export function idle(args: { seconds: number; mode: string }, context: JobContext): number {
  if (args.mode === 'throw') throw new Error('thrown on purpose');
  if (args.mode === 'crash') process.exit(1);
  const start = performance.now();
  let reported = start;
  for (;;) {
    const now = performance.now();
    if (now - start >= args.seconds * 1000) break;
    if (args.mode !== 'deaf' && context.stopped()) break;
    if (now - reported >= 50) {
      reported = now;
      context.progress((now - start) / 1000);
    }
  }
  return (performance.now() - start) / 1000;
}
