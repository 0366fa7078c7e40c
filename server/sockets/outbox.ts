/** What is to be sent is gathered while a turn of the event loop decides and encodes, and then written in one go. */

export interface Sender {
  flush(): void;
}

/**
 * The moves of many tables become durable together. Were each frame written as soon as it is made, the writes would
 * be far between, and each would wake up whoever reads it; one after the other they cost a good part less.
 */
export class Outbox {
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
