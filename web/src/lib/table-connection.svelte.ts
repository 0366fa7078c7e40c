/** A tab's connection to a table, as state that components can read. Reconnecting is in link.ts. */
import type { ErrorCode, Farewell } from '@safehouse/protocol/codes.ts';
import type { Pack } from '@safehouse/protocol/messages.ts';
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { dial } from './dial.ts';
import { Link, type Status } from './link.ts';
import type { Answer } from './outbox.ts';

export type { Status } from './link.ts';
export type { Answer } from './outbox.ts';

/** The unpacker only saves bytes, so it loads after the first board. Milliseconds. */
const UNHURRIED = 3_000;

export class TableConnection {
  status = $state.raw<Status>('connecting');
  /** Open, but an answer is overdue. */
  late = $state.raw(false);
  /** Open, but the server cannot reach its store: moves wait. */
  away = $state.raw(false);
  /** Why it ended. */
  farewell = $state.raw<Farewell | ErrorCode | undefined>();
  /** The browser reports that there is no network. */
  offline = $state.raw(!navigator.onLine);
  you = $state.raw<string | undefined>();
  view = $state.raw<View | undefined>();
  present = $state.raw<ReadonlySet<string>>(new Set());
  packs = $state.raw<readonly Pack[]>([]);
  /** How many actions wait for an answer. */
  waiting = $state.raw(0);

  readonly #link: Link;
  readonly #stop = new AbortController();

  constructor(table: string, secret?: string) {
    this.#link = new Link({
      table,
      secret,
      dial,
      unpacker: () =>
        new Promise((done) => setTimeout(done, UNHURRIED)).then(() => import('@safehouse/protocol/packed.ts')),
      changed: () => this.#copy(),
      seen: () => !document.hidden,
    });
    const { signal } = this.#stop;
    addEventListener('online', () => this.#network({ offline: false }), { signal });
    addEventListener('offline', () => this.#network({ offline: true }), { signal });
    addEventListener('pageshow', () => this.#link.wake(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.#link.wake(), { signal });
    this.#link.connect();
  }

  act(action: Action): Promise<Answer> {
    return this.#link.act(action);
  }

  checkClue(word: string): Promise<Opinion | undefined> {
    return this.#link.checkClue(word);
  }

  /** The server's clock, in milliseconds since 1970. */
  serverNow(): number {
    return Date.now() + this.#link.offset;
  }

  /** After it ended: connect to the table again. */
  reconnect(): void {
    this.#link.connect();
  }

  close(): void {
    this.#stop.abort();
    this.#link.close();
  }

  #network({ offline }: { offline: boolean }): void {
    this.offline = offline;
    if (offline) this.#link.sleep();
    else this.#link.wake();
  }

  #copy(): void {
    const link = this.#link;
    this.status = link.status;
    this.late = link.late;
    this.away = link.away;
    this.farewell = link.farewell;
    this.you = link.you;
    this.view = link.view;
    this.packs = link.packs;
    this.waiting = link.waiting;
    if (link.present.length !== this.present.size || link.present.some((person) => !this.present.has(person))) {
      this.present = new Set(link.present);
    }
  }
}
