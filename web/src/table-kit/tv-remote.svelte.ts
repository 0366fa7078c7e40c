/** Puts a page of the host on the table's TVs, and keeps them at what the host looks at. */
import type { TvPage } from '@safehouse/protocol/messages.ts';
import type { Table } from './table-context.ts';

/** The server accepts a few changes a second; of those in between, the last is sent. Milliseconds. */
const PACE = 300;

export class TvRemote {
  readonly #table: Table;
  /** Whether the TVs are to follow this page. */
  #isOn = $state(false);
  #sentAt = 0;

  /** Call during component initialisation. */
  constructor(table: Table, page: () => TvPage) {
    this.#table = table;
    // After a reload, it goes on.
    this.#isOn = isOfOnePage(table.connection.shown?.what, page()) && this.#isMine;
    $effect(() => {
      if (!this.isAllowed || (table.connection.shown && !this.#isMine)) this.#isOn = false;
    });
    $effect(() => {
      const { status, shown } = table.connection;
      const what = this.#isOn ? page() : undefined;
      const isRight = what ? isSame(shown?.what, what) : !this.#isMine;
      if (isRight || status !== 'open' || !this.isAllowed) return;
      const waiting = setTimeout(() => this.#send(what), Math.max(0, this.#sentAt + PACE - performance.now()));
      return () => clearTimeout(waiting);
    });
  }

  get isAllowed(): boolean {
    return this.#table.view.may.show === 'yes';
  }
  get isOn(): boolean {
    return this.#isOn;
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
  }

  get #isMine(): boolean {
    const { shown, you } = this.#table.connection;
    return shown !== undefined && shown.by === you;
  }

  #send(what: TvPage | undefined): void {
    this.#sentAt = performance.now();
    this.#table.connection.show(what);
  }
}

/** Whether it is about the same game, or the evening, at whatever moment. */
function isOfOnePage(one: TvPage | undefined, other: TvPage): boolean {
  if (one?.page === 'replay' && other.page === 'replay') return one.game === other.game;
  return one?.page === other.page;
}

function isSame(one: TvPage | undefined, other: TvPage): boolean {
  if (one?.page !== 'replay' || other.page !== 'replay') return one?.page === other.page;
  return one.game === other.game && one.step === other.step && one.as === other.as;
}
