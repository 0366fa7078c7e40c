/** How an event is stored in a table's stream, and the recent action ids read back from it. */
import type { Actor, Event } from '@safehouse/rules/table/types.ts';
import { limits } from '../config/limits.ts';
import type { Stored } from '../streams/streams.ts';

/**
 * The last event of an action carries the actor and the action id. `named` says which of the names in the person's name
 * stream is meant; the name in the event is then empty. Streams from before 2026-11 have the name in the event.
 */
export type Envelope = { readonly event: Event; readonly named?: number; readonly id?: string; readonly by?: Actor };

export function envelopesOf(events: readonly Event[], by: Actor, id: string | undefined): Envelope[] {
  return events.map((event, i) => (i < events.length - 1 || id === undefined ? { event } : { event, id, by }));
}

export function eventOf({ event }: Stored): Event {
  return (event as Envelope).event;
}

/** Recent actions and the version each led to: a repeated action gets the same answer and is not played again. */
export class RecentActions {
  /** By actor and action id. Joining the two into one key would take longer than both lookups. */
  readonly #versions = new Map<Actor, Map<string, number>>();
  /** In a ring: to find the oldest, a map steps over everything that was deleted before. */
  readonly #ring: { readonly by: Actor; readonly id: string }[] = [];
  #next = 0;

  versionOf(by: Actor, id: string): number | undefined {
    return this.#versions.get(by)?.get(id);
  }

  keep(by: Actor, id: string, version: number): void {
    const own = this.#of(by);
    const isNew = !own.has(id);
    own.set(id, version);
    if (!isNew) return;
    const oldest = this.#ring[this.#next];
    if (oldest) this.#versions.get(oldest.by)?.delete(oldest.id);
    this.#ring[this.#next] = { by, id };
    this.#next = (this.#next + 1) % limits.recognised;
  }

  read({ version, event }: Stored): void {
    const { by, id } = event as Envelope;
    if (by !== undefined && id !== undefined) this.keep(by, id, version);
  }

  #of(by: Actor): Map<string, number> {
    let own = this.#versions.get(by);
    if (!own) {
      own = new Map();
      this.#versions.set(by, own);
    }
    return own;
  }
}
