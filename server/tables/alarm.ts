/** A table's only timer: set to its next deadline, and moved with it. */
import type { Clock } from '../platform/clock.ts';

/** Delay after the store failed. */
export const TRY_AGAIN = 1000;

export class Alarm {
  readonly #clock: Clock;
  readonly #ring: () => Promise<void>;
  #at: number | undefined;
  #cancel: (() => void) | undefined;
  #isClosed = false;

  constructor(clock: Clock, ring: () => Promise<void>) {
    this.#clock = clock;
    this.#ring = ring;
  }

  set(at: number | undefined): void {
    if (this.#isClosed || at === this.#at) return;
    this.#off();
    this.#at = at;
    if (at !== undefined) this.#cancel = this.#clock.at(at, () => this.#rings());
  }

  again(): void {
    this.set(this.#clock.now() + TRY_AGAIN);
  }

  /** Never fires again, whatever is still in progress. */
  close(): void {
    this.#isClosed = true;
    this.#off();
  }

  #rings(): void {
    this.#at = undefined;
    void this.#ring();
  }

  #off(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#at = undefined;
  }
}
