/**
 * People's names, each in a small stream beside the table's: a table's stream only grows, but a name's stream can be
 * dropped without changing what was played. The table's events only say which of a person's names is meant.
 */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Event } from '@safehouse/rules/table/types.ts';
import { nameStream, type TableId } from '../platform/ids.ts';
import { type Stored, type StreamName, type Streams, StreamsError } from '../streams/streams.ts';
import { type Envelope, eventOf } from './envelope.ts';

type Naming = Extract<Event, { kind: 'opened' | 'joined' | 'renamed' }>;

/** An event in a name's stream. */
type Named = { readonly name: string };

/** Whether these events contain a name: few do, and the others need not wait. */
export function bringNames(events: readonly Event[]): boolean {
  return events.some((event) => namingOf(event) !== undefined);
}

/** Everyone whose name ever occurred in these events. */
export function namedIn(events: readonly Event[]): PersonId[] {
  return [
    ...new Set(
      events
        .map(namingOf)
        .filter((event) => event !== undefined)
        .map(bearerOf),
    ),
  ];
}

/** Every method rejects when the store does not answer. */
export class PersonNames {
  readonly #streams: Streams;

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  /** Call before appending: stores the names and returns envelopes without them. */
  async keep(table: TableId, envelopes: readonly Envelope[]): Promise<Envelope[]> {
    const kept: Envelope[] = [];
    for (const envelope of envelopes) {
      const naming = namingOf(envelope.event);
      if (!naming?.name) kept.push(envelope);
      else {
        const named = await this.#write(nameStream(table, bearerOf(naming)), naming.name);
        kept.push({ ...envelope, event: { ...naming, name: '' }, named });
      }
    }
    return kept;
  }

  /** The events with their names, except names that have been forgotten. */
  async read(table: TableId, stored: readonly Stored[]): Promise<Stored[]> {
    const people = new Set(stored.flatMap((one) => (namedOf(one) ? [bearerOf(eventOf(one) as Naming)] : [])));
    if (people.size === 0) return [...stored];
    const names = new Map(await Promise.all([...people].map((person) => this.#namesOf(table, person))));
    return stored.map((one) => {
      const named = namedOf(one);
      if (named === undefined) return one;
      const event = eventOf(one) as Naming;
      const name = names.get(bearerOf(event))?.[named - 1] ?? '';
      return { ...one, event: { ...(one.event as Envelope), event: { ...event, name } } };
    });
  }

  /** Call after the event that says so is stored: until then, the table must read back as everyone sees it. */
  async forget(table: TableId, person: PersonId): Promise<void> {
    await this.#streams.drop(nameStream(table, person));
  }

  /** For a whole table: forgets names that a crash left behind. */
  async finish(table: TableId, stored: readonly Stored[]): Promise<void> {
    const isGone = new Map<PersonId, boolean>();
    for (const event of stored.map(eventOf)) {
      const naming = namingOf(event);
      if (naming) isGone.set(bearerOf(naming), false);
      if (event.kind === 'forgotten') isGone.set(event.person, true);
    }
    for (const person of [...isGone.keys()].filter((person) => isGone.get(person))) {
      const [, names] = await this.#namesOf(table, person);
      if (names.length > 0) await this.forget(table, person);
    }
  }

  /**
   * Keeps the store from treating it as idle. If the name is forgotten at the same moment, the append conflicts and
   * does not bring it back.
   */
  async refresh(stream: StreamName): Promise<void> {
    const stored = await this.#streams.read(stream, 0);
    const last = stored.at(-1);
    if (last) await this.#streams.append(stream, stored.length, [last.event]);
  }

  async #namesOf(table: TableId, person: PersonId): Promise<[PersonId, string[]]> {
    const stored = await this.#streams.read(nameStream(table, person), 0).catch((error: unknown) => {
      // A table goes on without a name that cannot be read.
      if (error instanceof StreamsError && error.code === 'store-damaged') return [];
      throw error;
    });
    return [person, stored.map(({ event }) => (event as Named).name)];
  }

  /** Returns the version of the name in the stream; writes it unless it is already the last one. */
  async #write(stream: StreamName, name: string): Promise<number> {
    for (;;) {
      const stored = await this.#streams.read(stream, 0);
      const last = stored.at(-1);
      if (last && (last.event as Named).name === name) return last.version;
      const { appended, version } = await this.#streams.append(stream, stored.length, [{ name } satisfies Named]);
      if (appended) return version;
    }
  }
}

/** A bot's name belongs to nobody and stays in its event. */
function namingOf(event: Event): Naming | undefined {
  if (event.kind === 'joined' && event.bot) return undefined;
  return event.kind === 'opened' || event.kind === 'joined' || event.kind === 'renamed' ? event : undefined;
}

function bearerOf(event: Naming): PersonId {
  return event.kind === 'opened' ? event.host : event.person;
}

function namedOf({ event }: Stored): number | undefined {
  return (event as Envelope).named;
}
