/** The layout in NATS: which JetStream streams exist, and which subject each of our streams has. */
import { crc32 } from 'node:zlib';
import type { StreamName } from '../streams.ts';

/** Bump when older servers can no longer read what is written. */
export const FORMAT = 1;

/** Most JetStream streams of events that an address may ask for. */
export const MOST_SHARDS = 32;

/** One of our streams: its subject, where stored records are republished, and the JetStream stream that keeps it. */
export type StreamLocation = { readonly shard: Shard; readonly subject: string; readonly live: string };

/** One JetStream stream. */
export type Shard = {
  readonly index: number;
  readonly stream: string;
  /** Matches all of its subjects. */
  readonly subjects: string;
  /** Where stored messages are republished. */
  readonly live: string;
  /** A subject outside our streams, to test whether writes work. */
  readonly probe: string;
};

export class Layout {
  /** Event shards first, wakes last. */
  readonly shards: readonly Shard[];
  readonly events: readonly Shard[];
  readonly wakes: Shard;
  readonly #house: string;

  /** `shards` is how many JetStream streams our streams are spread over, each with its own leader; fixed at creation. */
  constructor(house: string, shards: number) {
    this.#house = house;
    this.events = Array.from({ length: shards }, (_, index) => this.#shard(index, eventsName(index), `e.${index}`));
    this.wakes = this.#shard(shards, 'wakes', 'w');
    this.shards = [...this.events, this.wakes];
  }

  locate(name: StreamName): StreamLocation {
    const shard = this.events[crc32(name) % this.events.length] as Shard;
    const tokens = tokensOf(name);
    const { index } = shard;
    return {
      shard,
      subject: `${this.#house}.e.${index}.${tokens}`,
      live: `${this.#house}.live.e.${index}.${tokens}`,
    };
  }

  /** Each wake time has its own subject, so concurrent writers never overwrite each other. */
  wake(name: StreamName, at: number): string {
    return `${this.#house}.w.${tokensOf(name)}.${at}`;
  }

  /** Undefined for a probe. */
  wakeOf(subject: string): { readonly name: StreamName; readonly at: number } | undefined {
    const [kind, id, at] = this.#tail(subject, 'w.');
    return at === undefined ? undefined : { name: nameOf(kind, id), at: Number(at) };
  }

  nameOf(subject: string): StreamName {
    const [, kind, id] = this.#tail(subject, 'e.');
    return nameOf(kind, id);
  }

  /** Matches all of our streams in this shard, but not its probe. */
  filter({ index }: Shard): string {
    return `${this.#house}.e.${index}.*.*`;
  }

  #shard(index: number, name: string, tokens: string): Shard {
    const subjects = `${this.#house}.${tokens}.>`;
    const live = `${this.#house}.live.${tokens}.>`;
    return { index, stream: `${this.#house}-${name}`, subjects, live, probe: `${this.#house}.${tokens}.probe` };
  }

  #tail(subject: string, part: string): string[] {
    return subject.slice(this.#house.length + 1 + part.length).split('.');
  }
}

/** The JetStream stream that every house has, whatever their number. */
export function firstStream(house: string): string {
  return `${house}-${eventsName(0)}`;
}

function eventsName(index: number): string {
  return `events-${index}`;
}

/** Encodes any name as subject tokens: kind and id in base64url, `_` for an empty part. */
function tokensOf(name: StreamName): string {
  const slash = name.indexOf('/');
  return `${token(name.slice(0, slash + 1))}.${token(name.slice(slash + 1))}`;
}

function token(text: string): string {
  return text === '' ? '_' : Buffer.from(text).toString('base64url');
}

function nameOf(kind = '_', id = '_'): StreamName {
  return [kind, id].map((part) => (part === '_' ? '' : Buffer.from(part, 'base64url').toString())).join('');
}
