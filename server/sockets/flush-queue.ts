/** Collects outgoing frames during a turn of the event loop and writes them in one go. */

export interface Sender {
  flush(): void;
}

/**
 * The moves of many tables become durable together. Writing each frame as soon as it is built would spread the writes
 * out, and each would wake its reader; back to back they cost noticeably less.
 */
export class FlushQueue {
  #senders: Sender[] = [];

  add(sender: Sender): void {
    if (this.#senders.push(sender) === 1) process.nextTick(() => this.#flush());
  }

  #flush(): void {
    const senders = this.#senders;
    this.#senders = [];
    for (const sender of senders) sender.flush();
  }
}
