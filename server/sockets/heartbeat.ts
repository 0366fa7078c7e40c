/** The heartbeat: pings every connection once per round, spread over time slots instead of all at once. */

export interface Beating {
  /** Pings it, or ends it if there was no reply since the last ping. */
  beat(): void;
  /** Its time slot. */
  slot: number;
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

  add(one: Beating): void {
    one.slot = this.#next++ % SLOTS;
    this.#slots[one.slot]?.add(one);
  }

  remove(one: Beating): void {
    this.#slots[one.slot]?.delete(one);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    for (const one of this.#slots[this.#turn++ % SLOTS] ?? []) one.beat();
  }
}
