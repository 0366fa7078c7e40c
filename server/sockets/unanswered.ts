/** The messages of one connection that have no answer yet: until then they take memory. */
import type { FromClient } from '@safehouse/protocol/messages.ts';

type Waiting = { readonly message: FromClient; readonly bytes: number };

/** Thousands of connections are mostly silent: they share one empty array. */
const NOTHING: readonly never[] = [];

export class Unanswered {
  count = 0;
  bytes = 0;
  /** Messages that came while the hello is being answered. */
  #waiting: readonly Waiting[] = NOTHING;

  /** Counts a message until its answer is made. */
  async during(bytes: number, answer: Promise<void>): Promise<void> {
    this.#add(1, bytes);
    try {
      await answer;
    } finally {
      this.#add(-1, -bytes);
    }
  }

  wait(message: FromClient, bytes: number): void {
    this.#add(1, bytes);
    this.#waiting = [...this.#waiting, { message, bytes }];
  }

  takeWaiting(): readonly Waiting[] {
    const waiting = this.#waiting;
    this.#waiting = NOTHING;
    for (const { bytes } of waiting) this.#add(-1, -bytes);
    return waiting;
  }

  #add(count: number, bytes: number): void {
    this.count += count;
    this.bytes += bytes;
  }
}
