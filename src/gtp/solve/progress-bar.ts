/** A bar on a terminal that tells how far things are. On anything else it writes nothing. */
export class ProgressBar {
  private readonly stream: NodeJS.WriteStream;
  private readonly total: number;
  private done = 0;

  constructor(stream: NodeJS.WriteStream, total: number) {
    this.stream = stream;
    this.total = total;
  }

  advance(): void {
    this.done++;
    this.draw();
  }

  draw(): void {
    if (!this.stream.isTTY || this.total === 0) return;
    const filled = Math.round((WIDTH * this.done) / this.total);
    const bar = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}`;
    this.stream.write(`${CLEAR_LINE}[${bar}] ${this.done} of ${this.total}`);
  }

  /** Takes it away, so that something else can be written in its place. */
  clear(): void {
    if (this.stream.isTTY) this.stream.write(CLEAR_LINE);
  }
}

const WIDTH = 30;
const CLEAR_LINE = '\r\u001b[K';
