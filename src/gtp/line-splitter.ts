/** A line of input without its line end. */
export interface Line {
  readonly bytes: Uint8Array;
  /** The line was longer than the limit, and `bytes` is only its beginning. */
  readonly cut: boolean;
}

/** Long enough for every stone of the largest board, short enough that nobody can fill the memory with one. */
export const MAX_LINE = 2 ** 20;

const LF = 10;

/**
 * Splits a stream of bytes at LF and nowhere else. Written by hand because `readline` also splits at a lone CR,
 * which the protocol tells us to drop, and holds a line of any length in memory.
 */
export class LineSplitter {
  /** Pieces of the line that has not ended yet. */
  private pieces: Uint8Array[] = [];
  private length = 0;
  private cut = false;

  /** The lines that this chunk completes. */
  *push(chunk: Uint8Array): Generator<Line> {
    let start = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
      this.keep(chunk.subarray(start, end));
      start = end + 1;
      yield this.take();
    }
    this.keep(chunk.subarray(start));
  }

  /** The last line, where the input ended without LF. */
  end(): Line | undefined {
    return this.length > 0 ? this.take() : undefined;
  }

  private keep(piece: Uint8Array): void {
    if (this.length + piece.length > MAX_LINE) this.cut = true;
    const room = piece.subarray(0, MAX_LINE - this.length);
    if (room.length === 0) return;
    this.pieces.push(room);
    this.length += room.length;
    // A line that comes byte by byte must not cost a buffer for every byte.
    if (this.pieces.length === 1000) this.pieces = [Buffer.concat(this.pieces)];
  }

  private take(): Line {
    const bytes = this.pieces.length === 1 ? this.pieces[0]! : Buffer.concat(this.pieces);
    const line = { bytes, cut: this.cut };
    this.pieces = [];
    this.length = 0;
    this.cut = false;
    return line;
  }
}
