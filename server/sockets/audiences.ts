/** The audiences at one table, and what each of them sees now. */
import { type Around, aroundOf } from '@safehouse/rules/table/around.ts';
import { table as machine } from '@safehouse/rules/table/table.ts';
import type { Viewer } from '@safehouse/rules/table/types.ts';
import { gameViewOf, viewParts } from '@safehouse/rules/table/view.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Clock } from '../platform/clock.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Audience, type Seen } from './audience.ts';
import type { Moment } from './view-encodings.ts';

const NONE: readonly View[] = [];

/** Call its methods within the table's `remember`. */
export class Audiences {
  readonly #table: LiveTable;
  readonly #clock: Clock;
  readonly #all = new Map<string, Audience>();
  /** What was around the game when the table was last shown. */
  #around: Around | undefined;

  constructor(table: LiveTable, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
  }

  /** The audience of a viewer, with the view at the current version. */
  of(viewer: Viewer): Audience {
    const { state, version } = this.#table;
    const key = machine.audience(state, viewer);
    let audience = this.#all.get(key);
    if (!audience) {
      audience = new Audience(key, viewer, this.#seenBy(viewer));
      this.#all.set(key, audience);
    } else if (audience.version !== version) {
      audience.viewer = viewer;
      audience.see(this.#seenBy(viewer));
    }
    return audience;
  }

  /** If only the game has changed, everyone is still in their audience: then shows it to each, and returns true. */
  seeGame(): boolean {
    const { state } = this.#table;
    if (aroundOf(state) !== this.#around) return false;
    for (const audience of this.#all.values()) {
      const { viewer } = audience;
      const game = gameViewOf(state, viewer);
      if (game) audience.seeGame(game, this.#possible(viewer), this.#moment());
      else audience.see(this.#seenBy(viewer));
    }
    return true;
  }

  /** Everyone has been sent the changes. */
  told(): void {
    for (const audience of this.#all.values()) audience.told();
  }

  leave(audience: Audience): void {
    audience.size -= 1;
    if (audience.size === 0) this.#all.delete(audience.key);
  }

  #seenBy(viewer: Viewer): Seen {
    const { state } = this.#table;
    this.#around = aroundOf(state);
    const { table, round, game } = viewParts(state, viewer);
    const { version, now } = this.#moment();
    return { table, round, game, possible: this.#possible(viewer), around: this.#around, version, now };
  }

  #possible(viewer: Viewer): readonly View[] {
    return machine.possibleViews?.(this.#table.state, viewer) ?? NONE;
  }

  #moment(): Moment {
    return { version: this.#table.version, now: this.#clock.now() };
  }
}
