import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** An answer that began with `?`, or a process that gave none. */
export class EngineError extends Error {}

interface Waiting {
  readonly resolve: (answer: string) => void;
  readonly reject: (error: Error) => void;
}

/** Someone to talk GTP with: another process, which is asked one command after the other. */
export class GtpClient {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly waiting: Waiting[] = [];
  private output = '';
  /** Why nothing is to be heard any more. */
  private end: EngineError | undefined;

  /** Starts a program with its arguments, as `parseWords` reads them from one line. */
  constructor(command: readonly string[]) {
    const [program, ...args] = command;
    this.child = spawn(program!, args);
    this.child.stdout.setEncoding('utf8');
    this.child.stdout.on('data', (text: string) => this.hear(text));
    this.child.stderr.resume();
    this.child.stdin.on('error', () => {});
    this.child.on('error', (error) => this.fail(`cannot be started: ${error.message}`));
    this.child.on('close', (code) => this.fail(`has ended with code ${code}`));
  }

  /** Sends a command; throws an EngineError if the answer is a failure. */
  ask(command: string): Promise<string> {
    if (this.end) return Promise.reject(this.end);
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.child.stdin.write(`${command}\n`);
    });
  }

  async knows(command: string): Promise<boolean> {
    return (await this.ask(`known_command ${command}`)) === 'true';
  }

  /** Asks the process to end, and waits for it. */
  async quit(): Promise<void> {
    if (this.end) return;
    const closed = new Promise((resolve) => this.child.once('close', resolve));
    this.child.stdin.end('quit\n');
    const impatience = setTimeout(() => this.child.kill(), 3000);
    await closed;
    clearTimeout(impatience);
  }

  private hear(text: string): void {
    this.output += text.replaceAll('\r', '');
    for (let end = this.output.indexOf('\n\n'); end >= 0; end = this.output.indexOf('\n\n')) {
      const response = this.output.slice(0, end).trimStart();
      this.output = this.output.slice(end + 2);
      this.answer(response);
    }
  }

  private answer(response: string): void {
    const match = /^([=?])\d* ?(.*)$/s.exec(response);
    if (!match) return;
    const waiting = this.waiting.shift();
    const text = match[2]!.trim();
    if (match[1] === '=') waiting?.resolve(text);
    else waiting?.reject(new EngineError(text));
  }

  private fail(reason: string): void {
    this.end ??= new EngineError(`the engine ${reason}`);
    for (const { reject } of this.waiting.splice(0)) reject(this.end);
  }
}

/** The words of a command line: blanks part them, quotation marks hold them together. */
export function parseWords(line: string): string[] {
  const words = line.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  return words.map((word) => word.replace(/^(["'])(.*)\1$/, '$2'));
}
