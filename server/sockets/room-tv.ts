/** What the TVs of a table show in place of it: who may change that, how often, and when it ends by itself. */
import type { ErrorCode, RefusalCode } from '@safehouse/protocol/codes.ts';
import type { OnTv, TvPage } from '@safehouse/protocol/messages.ts';
import { permissionsOf } from '@safehouse/rules/table/permissions.ts';
import type { State, Viewer } from '@safehouse/rules/table/types.ts';
import { limits } from '../config/limits.ts';
import { Bucket } from '../platform/token-bucket.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Why something is not shown. */
type Refused = { readonly refused: RefusalCode } | { readonly error: ErrorCode };

export class RoomTv {
  readonly #table: LiveTable;
  readonly #changed: () => void;
  readonly #unlisten: () => void;
  #pace: Bucket | undefined;

  constructor(table: LiveTable, changed: () => void) {
    this.#table = table;
    this.#changed = changed;
    this.#unlisten = table.presence.tv.listen(() => this.#heard());
  }

  get shown(): OnTv | undefined {
    return this.#table.presence.tv.shown;
  }

  /** Undefined once everyone is told. */
  show(by: Viewer, what: TvPage | undefined, now: number): Refused | undefined {
    const { state, presence } = this.#table;
    const may = permissionsOf(state, by).show;
    if (may !== 'yes') return { refused: may };
    if (what && !exists(state, what)) return { error: 'not-found' };
    this.#pace ??= new Bucket(limits.showings, now);
    if (!this.#pace.take(now)) return { error: 'too-fast' };
    presence.tv.show(what && { by, what });
    return undefined;
  }

  /** The table changed: a game began, or the person who showed it may no longer do so. */
  update(): void {
    const { state, presence } = this.#table;
    const { shown } = presence.tv;
    if (shown && permissionsOf(state, shown.by as Viewer).show !== 'yes') presence.tv.end();
  }

  close(): void {
    this.#unlisten();
  }

  /** Another node may not have seen yet that a game began. */
  #heard(): void {
    const { shown } = this;
    this.update();
    if (this.shown === shown) this.#changed();
  }
}

/** Only what everyone at the table may look through. */
function exists({ played, people }: State, what: TvPage): boolean {
  if (what.page === 'evening') return true;
  const { game, as } = what;
  const isFinished = played.some(({ number, outcome }) => number === game && outcome);
  return isFinished && (as === 'open' || as === 'spectator' || people.some(({ id }) => id === as));
}
