/** Token buckets: a rate limit that allows short bursts. */

/** `most` at once, and `perSecond` more every second. */
export type Rate = { readonly most: number; readonly perSecond: number };

/** The caller passes the time. */
export class Bucket {
  readonly #most: number;
  readonly #perMillisecond: number;
  #left: number;
  #at: number;

  constructor({ most, perSecond }: Rate, now: number) {
    this.#most = most;
    this.#perMillisecond = perSecond / 1000;
    this.#left = most;
    this.#at = now;
  }

  take(now: number, tokens = 1): boolean {
    this.#fill(now);
    if (this.#left < tokens) return false;
    this.#left -= tokens;
    return true;
  }

  /** Takes as many of these as are left. */
  charge(now: number, tokens: number): void {
    this.#fill(now);
    this.#left = Math.max(0, this.#left - tokens);
  }

  #fill(now: number): void {
    // A clock that was set back adds and removes nothing.
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMillisecond);
    this.#at = now;
  }

  isEmpty(now: number): boolean {
    return this.#left + Math.max(0, now - this.#at) * this.#perMillisecond < 1;
  }

  isFull(now: number): boolean {
    return this.#left + (now - this.#at) * this.#perMillisecond >= this.#most;
  }
}

/** How often addresses are cleaned up, while there are any. */
const TIDY = 60_000;

/**
 * One bucket per address. A bucket that is full again is deleted: an address is kept no longer than its limit needs it.
 */
export class Budget {
  readonly #size: Rate;
  readonly #buckets = new Map<string, Bucket>();
  #tidyAt = 1000;
  #timer: NodeJS.Timeout | undefined;

  constructor(size: Rate) {
    this.#size = size;
  }

  /** How many addresses it has. */
  get size(): number {
    return this.#buckets.size;
  }

  take(address: string, now: number, tokens = 1): boolean {
    return this.#bucketOf(address, now).take(now, tokens);
  }

  /** Takes as many of these as are left. */
  charge(address: string, now: number, tokens: number): void {
    this.#bucketOf(address, now).charge(now, tokens);
  }

  #bucketOf(address: string, now: number): Bucket {
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      if (this.#buckets.size >= this.#tidyAt) this.#tidy(now);
      bucket = new Bucket(this.#size, now);
      this.#buckets.set(address, bucket);
      this.#tidyLater(now);
    }
    return bucket;
  }

  #tidy(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address);
    this.#tidyAt = Math.max(1000, this.#buckets.size * 2);
  }

  /** By the clock of the caller, whichever that is. */
  #tidyLater(now: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tidy(now + TIDY);
      if (this.#buckets.size > 0) this.#tidyLater(now + TIDY);
    }, TIDY).unref();
  }
}
