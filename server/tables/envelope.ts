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

/** The version that each action led to, by actor and action id. Joining the two into one key would take longer. */
type Versions = Map<Actor, Map<string, number>>;

/**
 * Recent actions: a repeated action gets the same answer and is not played again. They are kept in two generations, so
 * that no single one has to be deleted: when the newer generation is full, the older one is dropped.
 */
export class RecentActions {
  #newer: Versions = new Map();
  #older: Versions | undefined;
  #count = 0;

  versionOf(by: Actor, id: string): number | undefined {
    return this.#newer.get(by)?.get(id) ?? this.#older?.get(by)?.get(id);
  }

  keep(by: Actor, id: string, version: number): void {
    if (this.#count === limits.recognised) {
      this.#older = this.#newer;
      this.#newer = new Map();
      this.#count = 0;
    }
    const own = this.#newer.get(by);
    if (own) own.set(id, version);
    else this.#newer.set(by, new Map([[id, version]]));
    this.#count += 1;
  }

  read({ version, event }: Stored): void {
    const { by, id } = event as Envelope;
    if (by !== undefined && id !== undefined) this.keep(by, id, version);
  }
}
