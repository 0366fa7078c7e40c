/** The heartbeat: every connection is pinged once a round, each second another share of them, never all at once. */

export interface Beating {
  /** Pings it; or ends it, if nothing came back since the last time. */
  beat(): void;
}

const SLOTS = 30;

export class Heartbeat {
  readonly #slots: Set<Beating>[] = Array.from({ length: SLOTS }, () => new Set());
  readonly #timer: NodeJS.Timeout;
  #turn = 0;
  #next = 0;

  constructor(round: number) {
    this.#timer = setInterval(() => this.#tick(), Math.max(1, round / SLOTS));
    this.#timer.unref();
  }

  /** Ends by the function it returns. */
  add(one: Beating): () => void {
    const slot = this.#slots[this.#next++ % SLOTS];
    slot?.add(one);
    return () => slot?.delete(one);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    for (const one of this.#slots[this.#turn++ % SLOTS] ?? []) one.beat();
  }
}
