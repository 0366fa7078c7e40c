/** How fast one connection may send, how many mistakes it may make, and how much it may still send after a goodbye. */
import { limits } from '../config/limits.ts';
import { Bucket } from '../platform/token-bucket.ts';
import type { Hub } from './hub.ts';

export class Pace {
  readonly #address: string;
  readonly #hub: Hub;
  readonly #messages: Bucket;
  #mistakes: Bucket | undefined;
  #late = 0;

  constructor(address: string, hub: Hub, now: number) {
    const { messagesPerSecond } = hub.settings;
    this.#address = address;
    this.#hub = hub;
    this.#messages = new Bucket({ most: messagesPerSecond * 3, perSecond: messagesPerSecond }, now);
  }

  /** Whether a frame of this size is within the limits of the connection and of its address. */
  allows(now: number, bytes: number): boolean {
    if (!this.#messages.take(now)) return false;
    return this.#hub.fromAddress.take(this.#address, now, 1 + Math.floor(bytes / limits.heavy));
  }

  /** A hello makes the server read and send a whole table. */
  allowsHello(now: number): boolean {
    return this.#hub.fromAddress.take(this.#address, now, limits.helloWeight);
  }

  /** Whether it may stay after this mistake. */
  forgives(now: number, weight: number): boolean {
    this.#mistakes ??= new Bucket(limits.mistakes, now);
    return this.#mistakes.take(now, weight);
  }

  /** Whether to go on reading from a client that was told goodbye: it may not have seen that yet. */
  allowsLate(bytes: number): boolean {
    this.#late += limits.lateFrame + bytes;
    return this.#late <= limits.late;
  }
}
