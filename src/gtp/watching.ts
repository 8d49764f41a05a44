import type { Color } from '../engine/color.ts';
import type { Context } from './context.ts';
import type { SearchReport, WatchArgs } from './jobs/reporting.ts';
import { makeLiveGraphics } from './live-graphics.ts';
import type { JobArgs, JobName, JobResult } from './worker-host.ts';

/** Someone who looks at searches while they run. */
export interface Watch {
  /** Milliseconds from one look to the next. */
  readonly interval: number;
  readonly show: (report: SearchReport) => void;
}

/** Jobs that tell what they think of the first moves. */
type WatchedName = { [Name in JobName]: JobArgs<Name> extends WatchArgs ? Name : never }[JobName];

/** Runs a job before the eyes of those who watch the command: an analysis, and live graphics if they are on. */
export async function runWatched<Name extends WatchedName>(
  context: Context,
  name: Name,
  color: Color,
  args: JobArgs<Name>,
  onProgress: (message: unknown) => void = () => {},
): Promise<JobResult<Name>> {
  const graphics = makeLiveGraphics(context, color);
  const watches = [context.watch, graphics].filter((watch) => watch !== undefined);
  if (watches.length === 0) return await context.runJob(name, args, onProgress);
  const reportEvery = Math.min(...watches.map(({ interval }) => interval));
  try {
    return await context.runJob(name, { ...args, reportEvery }, (message) => {
      if (!isReport(message)) onProgress(message);
      else for (const { show } of watches) show(message);
    });
  } finally {
    graphics?.clear();
  }
}

function isReport(message: unknown): message is SearchReport {
  return (message as Partial<SearchReport>).kind === 'report';
}
