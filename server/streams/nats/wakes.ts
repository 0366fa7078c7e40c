/**
 * Which streams want to be woken, and when: kept in a JetStream stream and mirrored in each node's memory.
 *
 * An entry says: look at this stream at this time, at the latest. It is written before the append that asks for it, so
 * a crash can leave an extra entry but never lose one. A time later than an existing entry needs none: the node that
 * looks at the earlier time finds the later one at the head of the stream and writes it then.
 */
import type { Due, StreamName } from '../streams.ts';
import type { Access } from './access.ts';
import type { Layout } from './layout.ts';
import { Unanswered } from './requests.ts';
import { type Jet, type Scanned, scan } from './scan.ts';

type Entry = { readonly at: number; readonly sequence: number; readonly since: number };

type WakesDeps = {
  readonly access: Access;
  readonly layout: Layout;
  readonly jet: Jet;
  readonly now: () => number;
  /** Whether the JetStream stream of wakes accepts no writes. */
  readonly isAway: () => boolean;
  /** Streams that cannot be read now are due later. */
  readonly canRead: (name: StreamName) => boolean;
};

/** An entry due this soon may be removed by a node that considers it over. */
const SOON = 10_000;
/** By then, the append an entry was written for is done or will never be. */
const SETTLED = 60_000;
/** Heads read in parallel. */
const AT_ONCE = 64;

export class Wakes {
  readonly #entries = new Map<StreamName, Entry[]>();
  readonly #access: Access;
  readonly #layout: Layout;
  readonly #jet: Jet;
  readonly #now: () => number;
  readonly #isAway: WakesDeps['isAway'];
  readonly #canRead: WakesDeps['canRead'];
  /** All entries up to this sequence are mirrored. */
  #seen = 0;
  #syncing: Promise<void> | undefined;

  constructor({ access, layout, jet, now, isAway, canRead }: WakesDeps) {
    this.#access = access;
    this.#layout = layout;
    this.#jet = jet;
    this.#now = now;
    this.#isAway = isAway;
    this.#canRead = canRead;
  }

  /** Resolves once it is durable. While the JetStream stream of wakes is away, only a new entry fails, and at once. */
  async note(name: StreamName, at: number): Promise<void> {
    const now = this.#now();
    const isKnown = this.#entries.get(name)?.some((entry) => entry.at <= at && isLasting(entry, at, now));
    if (isKnown) return;
    if (this.#isAway()) throw new Unanswered('no-leader');
    const sequence = await this.#access.write(this.#layout.wakes, this.#layout.wake(name, at), '');
    this.#add(name, { at, sequence, since: now });
  }

  /** Called for entries stored by any node. */
  hear({ subject, sequence }: Pick<Scanned, 'subject' | 'sequence'>): void {
    if (sequence <= this.#seen) return;
    const wake = this.#layout.wakeOf(subject);
    if (wake) this.#add(wake.name, { at: wake.at, sequence, since: this.#now() });
    if (sequence === this.#seen + 1) this.#seen = sequence;
  }

  /** `wakeAt` reads it from the head of a stream. */
  async due(until: number, most: number, wakeAt: (name: StreamName) => Promise<number | undefined>): Promise<Due[]> {
    await this.#sync();
    const candidates = [...this.#entries]
      .map(([stream, entries]) => ({ stream, at: Math.min(...entries.map((entry) => entry.at)) }))
      .filter(({ stream, at }) => at <= until && this.#canRead(stream))
      .sort((one, other) => one.at - other.at);
    const due: Due[] = [];
    while (candidates.length > 0) {
      const some = candidates.splice(0, AT_ONCE);
      await Promise.all(
        some.map(async ({ stream }) => {
          const at = await wakeAt(stream);
          if (at !== undefined && at <= until) due.push({ stream, at });
          this.#clean(stream, at);
        }),
      );
      const earliest = candidates[0]?.at ?? Number.POSITIVE_INFINITY;
      // No stream is due before its first entry.
      if (due.filter(({ at }) => at <= earliest).length >= most) break;
    }
    return due.sort((one, other) => one.at - other.at).slice(0, most);
  }

  /** Reads what was written since; also covers a lost connection. */
  #sync(): Promise<void> {
    this.#syncing ??= this.#readNew().finally(() => {
      this.#syncing = undefined;
    });
    return this.#syncing;
  }

  async #readNew(): Promise<void> {
    const last = await this.#access.lastSequence(this.#layout.wakes);
    if (last <= this.#seen) return;
    for await (const some of scan(this.#jet, this.#layout.wakes.stream, { after: this.#seen })) {
      for (const one of some) this.hear(one);
      this.#seen = Math.max(this.#seen, some.at(-1)?.sequence ?? 0);
    }
    this.#seen = Math.max(this.#seen, last);
  }

  #add(name: StreamName, entry: Entry): void {
    const others = this.#entries.get(name)?.filter(({ at }) => at !== entry.at) ?? [];
    this.#entries.set(name, [...others, entry]);
  }

  /** Removes entries that are over. Nothing waits for it: entries left behind are checked again. */
  #clean(name: StreamName, wakeAt: number | undefined): void {
    const now = this.#now();
    const entries = this.#entries.get(name) ?? [];
    const over = entries.filter(({ at, since }) => at <= now && at !== wakeAt && since < now - SETTLED);
    if (over.length === 0) return;
    const forget = async (): Promise<void> => {
      if (wakeAt !== undefined) await this.note(name, wakeAt);
      const left = this.#entries.get(name)?.filter((entry) => !over.includes(entry)) ?? [];
      if (left.length > 0) this.#entries.set(name, left);
      else this.#entries.delete(name);
      for (const { sequence } of over) await this.#access.remove(this.#layout.wakes, sequence);
    };
    forget().catch(() => {});
  }
}

/** Whether the entry stays until the append that relies on it is done. */
function isLasting(entry: Entry, at: number, now: number): boolean {
  return entry.at > now + SOON || (entry.at === at && entry.since > now - SOON);
}
