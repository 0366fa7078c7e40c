/** Lists the streams in NATS: all of them, or those that have been idle. */
import type { Listed, StreamKind, StreamName } from '../streams.ts';
import type { Access } from './access.ts';
import type { Layout, Shard, StreamLocation } from './layout.ts';
import { decode, listedAs, type Record } from './record.ts';
import { type Jet, scan } from './scan.ts';

type ListingDeps = {
  readonly access: Access;
  readonly jet: Jet;
  readonly layout: Layout;
  readonly now: () => number;
  /** The last record of a stream that counts; undefined if the stream was dropped or never existed. */
  head(name: StreamName): Promise<Record | undefined>;
  /** Asks this shard, if the store is open, and explains a failure. */
  asking<Value>(shard: Shard, ask: () => Promise<Value>): Promise<Value>;
};

/** Heads read in parallel. */
const AT_ONCE = 64;
/** By then, every node that still held the dropped stream has found out. */
const MARK_STAYS = 60 * 60 * 1000;

export class Listing {
  readonly #deps: ListingDeps;

  constructor(deps: ListingDeps) {
    this.#deps = deps;
  }

  /** Also removes what is left of streams that were dropped long ago. */
  async idle(kind: StreamKind, before: number, most: number): Promise<StreamName[]> {
    const found: { name: StreamName; updatedAt: number }[] = [];
    for await (const { name, location, record } of this.#heads()) {
      if (record.isDrop) await this.#forget(location, record);
      else if (name.startsWith(kind) && record.updatedAt < before) found.push({ name, updatedAt: record.updatedAt });
    }
    const idle: StreamName[] = [];
    for (const { name } of found.sort((one, other) => one.updatedAt - other.updatedAt)) {
      if (idle.length === most) break;
      const head = await this.#deps.head(name);
      if (head && head.updatedAt < before) idle.push(name);
    }
    return idle;
  }

  async *all(): AsyncIterable<Listed> {
    const { access, layout, asking } = this.#deps;
    for (const shard of layout.events) {
      const pages = access.subjects(shard, layout.filter(shard));
      for (;;) {
        const { value: subjects, done } = await asking(shard, () => pages.next());
        if (done || !subjects) break;
        const names = subjects.map((subject) => layout.nameOf(subject));
        while (names.length > 0) yield* await this.#listed(names.splice(0, AT_ONCE));
      }
    }
  }

  async #listed(names: readonly StreamName[]): Promise<Listed[]> {
    const heads = await Promise.all(names.map((name) => this.#deps.head(name)));
    return heads.flatMap((head, index) => (head ? [listedAs(names[index] as StreamName, head)] : []));
  }

  /** The last record of every stream, whether it counts or not. */
  async *#heads(): AsyncGenerator<{ name: StreamName; location: StreamLocation; record: Record }> {
    const { jet, layout, asking } = this.#deps;
    for (const shard of layout.events) {
      const scanning = scan(jet, shard.stream, { lastOf: layout.filter(shard) });
      for (;;) {
        const { value: some, done } = await asking(shard, () => scanning.next());
        if (done || !some) break;
        for (const { subject, sequence, data } of some) {
          const name = layout.nameOf(subject);
          yield { name, location: layout.locate(name), record: decode(sequence, data()) };
        }
      }
    }
  }

  /** Purges the drop mark of a stream dropped long ago, and anything a crash left behind. */
  async #forget(location: StreamLocation, { sequence, updatedAt }: Record): Promise<void> {
    const { access, now, asking } = this.#deps;
    if (updatedAt > now() - MARK_STAYS) return;
    await asking(location.shard, () => access.purge(location, sequence + 1));
  }
}
