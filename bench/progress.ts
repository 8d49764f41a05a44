/** Between two reports where nobody looks at a terminal. */
const PERIOD_MS = 5_000;

/** Says on stderr how far a long run has come: one line that is written over on a terminal, elsewhere a line now and then. */
export class Progress {
  private readonly stream = process.stderr;
  private reported = performance.now();

  report(text: string): void {
    if (this.stream.isTTY) {
      this.stream.write(`\r\u001b[K${text}`);
    } else if (performance.now() - this.reported >= PERIOD_MS) {
      this.reported = performance.now();
      this.stream.write(`${text}\n`);
    }
  }

  /** Takes the line away. */
  done(): void {
    if (this.stream.isTTY) this.stream.write('\r\u001b[K');
  }
}
