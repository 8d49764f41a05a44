import { cpus, loadavg } from 'node:os';

export function describeMachine(): string {
  const [cpu] = cpus();
  return `node ${process.version}, ${cpus().length} x ${cpu?.model ?? 'unknown processor'}, ${describeLoad()}`;
}

/** Other work on the machine makes all times longer. */
export function describeLoad(): string {
  return `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
}
