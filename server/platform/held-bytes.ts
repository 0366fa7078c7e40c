/** Limits what the server keeps in memory for sockets: per address and in total. */

/** A socket with bytes that were not read by the client, or that wait for the rest of a message. */
export interface Holder {
  /** The address it is limited by. */
  readonly address: string;
  /** Bytes it holds now. */
  readonly held: number;
  /** Ends it; nothing is held afterwards. */
  cutOff(): void;
}

export type HeldLimits = { readonly perAddress: number; readonly inAll: number };

/** A socket that holds less is not tracked: nearly all of them, nearly always. */
const SMALL = 4096;
/** Down to this part of the limit, so that not every further byte costs a count. */
const RELIEVED = 7 / 8;

export class HeldBytes {
  readonly #limits: HeldLimits;
  readonly #holders = new Map<Holder, number>();
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  constructor(limits: HeldLimits) {
    this.#limits = limits;
  }

  get total(): number {
    return this.#total;
  }

  /** To be called when a socket may hold more than before. What it has released is noticed at the limit at the latest. */
  note(holder: Holder): void {
    if (holder.held < SMALL && (this.#holders.size === 0 || !this.#holders.has(holder))) return;
    this.#set(holder, holder.held);
    const { address } = holder;
    const { perAddress, inAll } = this.#limits;
    if (this.#of(address) > perAddress) {
      this.#relieve(
        () => this.#of(address) > perAddress * RELIEVED,
        (one) => one.address === address,
      );
    }
    if (this.#total > inAll) this.#relieve(() => this.#total > inAll * RELIEVED);
  }

  forget(holder: Holder): void {
    this.#set(holder, 0);
  }

  /** Counts again, and if it is still too much, ends those who hold the most. */
  #relieve(isTooMuch: () => boolean, isMeant: (holder: Holder) => boolean = () => true): void {
    for (const holder of [...this.#holders.keys()].filter(isMeant)) this.#set(holder, holder.held);
    if (!isTooMuch()) return;
    const most = [...this.#holders].filter(([holder]) => isMeant(holder)).sort(([, one], [, other]) => other - one);
    for (const [holder] of most) {
      if (!isTooMuch()) return;
      this.forget(holder);
      holder.cutOff();
    }
  }

  #of(address: string): number {
    return this.#byAddress.get(address) ?? 0;
  }

  #set(holder: Holder, held: number): void {
    const bytes = held < SMALL ? 0 : held;
    const change = bytes - (this.#holders.get(holder) ?? 0);
    if (bytes === 0) this.#holders.delete(holder);
    else this.#holders.set(holder, bytes);
    if (change === 0) return;
    this.#total += change;
    const left = this.#of(holder.address) + change;
    if (left > 0) this.#byAddress.set(holder.address, left);
    else this.#byAddress.delete(holder.address);
  }
}
