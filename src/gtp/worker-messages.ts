/** What the two threads say to each other. */

/** From the host to the worker: do this. */
export interface JobRequest {
  readonly id: number;
  readonly name: string;
  readonly args: unknown;
}

/** From the worker to the host. */
export type JobMessage =
  | { readonly kind: 'progress'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly message: string; readonly stack: string };
