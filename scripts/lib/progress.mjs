/** Prints lines that stay, and one progress line below them. */
import { performance } from 'node:perf_hooks';
import { took } from './steps.mjs';

/** Without a terminal, a progress line is printed after this many seconds without output. */
const QUIET = 30;

export class Progress {
  #begun = performance.now();
  #printed = performance.now();
  /** @type {Map<string, string>} */
  #running = new Map();
  #timer = setInterval(() => this.#tick(), 1000);
  #isTerminal = process.stdout.isTTY === true;

  /** @param {string} line */
  print(line) {
    this.#clear();
    process.stdout.write(`${line}\n`);
    this.#printed = performance.now();
  }

  /**
   * @param {string} what
   * @param {string} [how] nothing once it is done
   */
  at(what, how) {
    if (how === undefined) this.#running.delete(what);
    else this.#running.set(what, how);
  }

  end() {
    clearInterval(this.#timer);
    this.#clear();
  }

  #tick() {
    const all = [...this.#running].map(([what, how]) => (how ? `${what} (${how})` : what));
    const line = `… ${took(this.#begun)}: ${all.join(', ')}`;
    if (this.#isTerminal) {
      this.#clear();
      process.stdout.write(line.slice(0, (process.stdout.columns ?? 80) - 1));
    } else if (performance.now() - this.#printed > QUIET * 1000) this.print(line);
  }

  #clear() {
    if (this.#isTerminal) process.stdout.write('\r\x1b[K');
  }
}
