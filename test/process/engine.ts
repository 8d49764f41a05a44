import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The program as users get it. */
export const ENGINE = fileURLToPath(new URL('../../dist/gold-gtp.js', import.meta.url));

export interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
  readonly signal: string | null;
}

/** Starts the built process, sends it this input to the end, and waits for what comes of it. */
export async function runEngine(input: string | Uint8Array, args: readonly string[] = []): Promise<Outcome> {
  const child = spawn(process.execPath, [ENGINE, ...args]);
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return await collect(child);
}

export async function collect(child: ChildProcessWithoutNullStreams): Promise<Outcome> {
  const [stdout, stderr, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, string | null]>,
  ]);
  return { stdout, stderr, code, signal };
}

/** The responses in an output, without the empty lines that end them. */
export function splitResponses(output: string): string[] {
  const responses = output.split('\n\n');
  if (responses.pop() !== '')
    throw new Error(`the output does not end with an empty line: ${output.slice(-100)}`);
  return responses;
}

/** The built process, to talk with line by line. */
export class Engine {
  readonly child = spawn(process.execPath, [ENGINE]);
  readonly outcome = collect(this.child);
  private output = '';
  private heard: () => void = () => {};

  constructor() {
    this.child.stdout.setEncoding('utf8');
    this.child.stdout.on('data', (data: string) => {
      this.output += data;
      this.heard();
    });
  }

  write(text: string): void {
    this.child.stdin.write(text);
  }

  /** Waits until the output that has not been taken yet matches, and takes it up to there. */
  async expect(pattern: RegExp): Promise<string> {
    for (;;) {
      const match = pattern.exec(this.output);
      if (match) {
        this.output = this.output.slice(match.index + match[0].length);
        return match[0];
      }
      await new Promise<void>((resolve) => {
        this.heard = resolve;
      });
    }
  }

  /** The next whole response. */
  async response(): Promise<string> {
    const response = await this.expect(/^.*?\n\n/s);
    return response.slice(0, -2);
  }

  async ask(command: string): Promise<string> {
    this.write(`${command}\n`);
    return await this.response();
  }
}
