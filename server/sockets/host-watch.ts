/** Asks the table for another host when the host stays disconnected too long. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Timings } from '../config/timings.ts';
import type { Clock } from '../platform/clock.ts';
import type { LiveTable } from '../tables/live-table.ts';

export class HostWatch {
  readonly #table: LiveTable;
  readonly #clock: Clock;
  readonly #wait: number;
  readonly #present: () => PersonId[];
  #cancel: (() => void) | undefined;

  constructor(table: LiveTable, { clock, timings }: { clock: Clock; timings: Timings }, present: () => PersonId[]) {
    this.#table = table;
    this.#clock = clock;
    this.#wait = timings.hostGone;
    this.#present = present;
  }

  /** Call when someone came or went, or the host may have changed. */
  update(): void {
    if (!this.#isHostMissed()) this.close();
    else this.#cancel ??= this.#clock.at(this.#clock.now() + this.#wait, () => this.#handOver());
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** The host is not here, but someone else is. */
  #isHostMissed(): boolean {
    const present = this.#present();
    return present.length > 0 && !present.includes(this.#table.state.host);
  }

  async #handOver(): Promise<void> {
    this.#cancel = undefined;
    if (!this.#isHostMissed()) return;
    const action = { kind: 'hostGone', gone: this.#table.state.host, present: this.#present() } as const;
    const answer = await this.#table.act({ by: 'house', action });
    if (answer.kind === 'failed' && answer.code === 'store-unavailable') this.update();
  }
}
