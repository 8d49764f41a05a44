/** What of @sabaki/gtp is used in tests; the package has no types of its own. */
declare module '@sabaki/gtp' {
  export interface Command {
    name: string;
    args?: string[];
  }

  export interface Response {
    id: number | null;
    content: string;
    error: boolean;
  }

  interface State {
    komi?: number;
    boardsize?: number[];
    history?: Command[];
  }

  export class Controller {
    readonly process: unknown;
    constructor(path: string, args: string[]);
    start(): void;
    stop(timeout?: number): Promise<void>;
    sendCommand(command: Command, subscriber?: (event: { line: string }) => void): Promise<Response>;
    on(event: 'stderr', listener: (event: { content: string }) => void): void;
    /** `signal` is in truth the exit code. */
    on(event: 'stopped', listener: (event: { signal: number | null }) => void): void;
  }

  export class ControllerStateTracker {
    readonly state: State;
    constructor(controller: Controller);
    sync(state: State): Promise<void>;
  }
}
