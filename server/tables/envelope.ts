/** How an event lies in a table's stream, and the recent action ids that are read back from there. */
import type { Actor, Event } from '@safehouse/rules/table/types.ts';
import { limits } from '../config/limits.ts';
import type { Stored } from '../streams/streams.ts';

/**
 * The last event of an action carries who acted, and under which id. `named` says which name of a person's is meant, in
 * the stream of their names; the event's own is empty then. Streams of before 2026-11 have it in the event.
 */
export type Envelope = { readonly event: Event; readonly named?: number; readonly id?: string; readonly by?: Actor };

export function envelopesOf(events: readonly Event[], by: Actor, id: string | undefined): Envelope[] {
  return events.map((event, i) => (i < events.length - 1 || id === undefined ? { event } : { event, id, by }));
}

export function eventOf({ event }: Stored): Event {
  return (event as Envelope).event;
}

/** The actions of late, and the version each led to: one that comes again is answered again and not played again. */
export class RecentActions {
  readonly #versions = new Map<string, number>();

  versionOf(by: Actor, id: string): number | undefined {
    return this.#versions.get(`${by} ${id}`);
  }

  keep(by: Actor, id: string, version: number): void {
    this.#versions.set(`${by} ${id}`, version);
    if (this.#versions.size <= limits.recognised) return;
    for (const oldest of this.#versions.keys()) {
      this.#versions.delete(oldest);
      break;
    }
  }

  read({ version, event }: Stored): void {
    const { by, id } = event as Envelope;
    if (by !== undefined && id !== undefined) this.keep(by, id, version);
  }
}
