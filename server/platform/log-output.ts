/**
 * Writes log lines to a file descriptor without ever blocking or failing the server: the terminal may be closed, the
 * reader of a pipe gone or slow, the disk full. Lines that cannot be kept are dropped, and the next line that can be
 * written is preceded by one that says how many.
 */
import { write, writeSync } from 'node:fs';

/** `fs.write`, for text. */
export type Write = (fd: number, text: string, done: (error: NodeJS.ErrnoException | null) => void) => void;

type Options = {
  readonly fd?: number;
  readonly write?: Write;
  /** The text of a line that reports dropped ones. */
  readonly dropped?: (count: number) => string;
};

/** Characters kept while the output is slow. */
export const MOST_WAITING = 1_000_000;
/** Milliseconds before an output that failed is tried again. */
const AGAIN_AFTER = 1000;

export class LogOutput {
  #waiting: string[] = [];
  #length = 0;
  #dropped = 0;
  #isWriting = false;
  #idle: (() => void)[] = [];
  readonly #fd: number;
  readonly #write: Write;
  readonly #reportDropped: (count: number) => string;

  constructor({ fd = 1, write: writeTo = writeAll, dropped = () => '' }: Options = {}) {
    this.#fd = fd;
    this.#write = writeTo;
    this.#reportDropped = dropped;
  }

  write(line: string): void {
    if (this.#length + line.length > MOST_WAITING) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push(line);
    this.#length += line.length;
    if (!this.#isWriting) this.#next();
  }

  /** Resolves when everything is written or dropped, or after this many milliseconds. */
  flush(within: number): Promise<void> {
    if (!this.#isWriting) return Promise.resolve();
    return new Promise((resolve) => {
      this.#idle.push(resolve);
      setTimeout(resolve, within);
    });
  }

  /** At once, for a process that is about to end. */
  writeRest(): void {
    try {
      writeSync(this.#fd, this.#waiting.splice(0).join(''));
    } catch {
      // Nobody reads it.
    }
  }

  #next(): void {
    const count = this.#waiting.length;
    if (count === 0) {
      this.#isWriting = false;
      for (const resolve of this.#idle.splice(0)) resolve();
      return;
    }
    this.#isWriting = true;
    const report = this.#dropped > 0 ? this.#reportDropped(this.#dropped) : '';
    const reported = this.#dropped;
    const text = report + this.#waiting.join('');
    this.#write(this.#fd, text, (error) => {
      if (error?.code === 'EAGAIN') {
        this.#later();
        return;
      }
      this.#waiting.splice(0, count);
      this.#length = this.#waiting.reduce((sum, line) => sum + line.length, 0);
      if (error) {
        this.#dropped += count;
        this.#later();
        return;
      }
      this.#dropped -= reported;
      this.#next();
    });
  }

  #later(): void {
    setTimeout(() => this.#next(), AGAIN_AFTER).unref();
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}

/** On a thread, so that a terminal that was stopped, or a full pipe, holds up no player. */
function writeAll(fd: number, text: string, done: (error: NodeJS.ErrnoException | null) => void): void {
  const bytes = Buffer.from(text);
  const from = (offset: number): void => {
    write(fd, bytes, offset, (error, written) => {
      if (error || offset + written >= bytes.length) done(error);
      else from(offset + written);
    });
  };
  from(0);
}
