/** Streams in memory, for tests: gone when the process ends. */
import { storedOf } from './event-text.ts';
import type { Report } from './followers.ts';
import { type LocalStore, LocalStreams, type Write } from './local-store.ts';
import type { Appended, Due, Listed, Stored, StreamKind, StreamName, Streams } from './streams.ts';

type Kept = { readonly events: string[]; updatedAt: number; wakeAt: number | undefined };

export type MemoryOptions = {
  now?: () => number;
  /** Called with errors thrown by followers. */
  report?: Report;
};

export function openMemory({ now = Date.now, report }: MemoryOptions = {}): Streams {
  return new LocalStreams(new MemoryStore(now), report);
}

class MemoryStore implements LocalStore {
  readonly #streams = new Map<StreamName, Kept>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  read(stream: StreamName, after: number): Stored[] {
    const events = this.#streams.get(stream)?.events ?? [];
    return storedOf(events.slice(Math.max(0, after)), events.length);
  }

  commit(writes: readonly Write[]): Appended[] {
    return writes.map((write) => this.#do(write));
  }

  due(until: number, most: number): Due[] {
    const due: Due[] = [];
    for (const [stream, { wakeAt: at }] of this.#streams) if (at !== undefined && at <= until) due.push({ stream, at });
    return due.sort((one, other) => one.at - other.at).slice(0, most);
  }

  idle(kind: StreamKind, before: number, most: number): StreamName[] {
    return [...this.#streams]
      .filter(([stream, { updatedAt }]) => stream.startsWith(kind) && updatedAt < before)
      .sort(([, one], [, other]) => one.updatedAt - other.updatedAt)
      .slice(0, most)
      .map(([stream]) => stream);
  }

  *all(): Iterable<Listed> {
    for (const [stream, { events, updatedAt, wakeAt }] of this.#streams) {
      yield { stream, version: events.length, updatedAt, ...(wakeAt !== undefined && { wakeAt }) };
    }
  }

  close(): void {
    this.#streams.clear();
  }

  #do(write: Write): Appended {
    const kept = this.#streams.get(write.stream) ?? { events: [], updatedAt: 0, wakeAt: undefined };
    const version = kept.events.length;
    if ('drop' in write) {
      this.#streams.delete(write.stream);
      return { appended: true, version: 0 };
    }
    if (write.expectedVersion !== version) return { appended: false, version };
    kept.events.push(...write.events);
    kept.wakeAt = write.wakeAt;
    if (write.events.length > 0) {
      kept.updatedAt = write.at ?? this.#now();
      this.#streams.set(write.stream, kept);
    }
    return { appended: true, version: kept.events.length };
  }
}
