/** A tab's link to a table: its state is reactive, and the network and the page's visibility make it sleep or wake. */
import type { ErrorCode, Farewell } from '@safehouse/protocol/codes.ts';
import type { OnTv, Pack } from '@safehouse/protocol/messages.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { dial } from './dial.ts';
import { Link, type Status } from './link.ts';

/** The unpacker only saves bytes, so it loads after the first board. Milliseconds. */
const UNHURRIED = 3_000;

export class TableConnection extends Link {
  status = $state.raw<Status>('connecting');
  late = $state.raw(false);
  away = $state.raw(false);
  farewell = $state.raw<Farewell | ErrorCode | undefined>();
  you = $state.raw<string | undefined>();
  present = $state.raw<ReadonlySet<string>>(new Set());
  packs = $state.raw<readonly Pack[]>([]);
  shown = $state.raw<OnTv | undefined>();
  waiting = $state.raw(0);
  /** The browser reports that there is no network. */
  offline = $state.raw(!navigator.onLine);

  /** Called with each new view before anything shows it. */
  ahead: ((before: View | undefined, after: View | undefined) => void) | undefined;
  #view = $state.raw<View | undefined>();
  readonly #stop = new AbortController();

  constructor(table: string, secret?: string) {
    super({
      table,
      secret,
      dial,
      unpacker: () =>
        new Promise((done) => setTimeout(done, UNHURRIED)).then(() => import('@safehouse/protocol/packed.ts')),
      seen: () => !document.hidden,
    });
    const { signal } = this.#stop;
    addEventListener('online', () => this.#network({ offline: false }), { signal });
    addEventListener('offline', () => this.#network({ offline: true }), { signal });
    addEventListener('pageshow', () => this.wake(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.wake(), { signal });
    this.connect();
  }

  get view(): View | undefined {
    return this.#view;
  }
  set view(view: View | undefined) {
    this.ahead?.(this.#view, view);
    this.#view = view;
  }

  override close(): void {
    this.#stop.abort();
    super.close();
  }

  #network({ offline }: { offline: boolean }): void {
    this.offline = offline;
    if (offline) this.sleep();
    else this.wake();
  }
}
