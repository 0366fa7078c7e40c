/** How a house is laid out in NATS: which JetStream streams there are, and which subject belongs to which stream of ours. */
import { crc32 } from 'node:zlib';
import type { StreamName } from '../streams.ts';

/** Changes when older servers could no longer read what is written. */
export const FORMAT = 1;

/** Streams of ours are spread over so many, each with a leader of its own; fixed when a house is created. */
export const SHARDS = 8;

/** One stream of ours: its subject, where it is told once stored, and which JetStream stream keeps it. */
export type Place = { readonly shard: Shard; readonly subject: string; readonly live: string };

/** One of the JetStream streams. */
export type Shard = {
  readonly index: number;
  readonly stream: string;
  /** All of its subjects. */
  readonly subjects: string;
  /** Where what was stored is told. */
  readonly live: string;
  /** A subject of no stream of ours, to see whether it can be written. */
  readonly probe: string;
};

export class Layout {
  /** Events, and last of all the wakes. */
  readonly shards: readonly Shard[];
  readonly events: readonly Shard[];
  readonly wakes: Shard;
  readonly #house: string;

  constructor(house: string) {
    this.#house = house;
    this.events = Array.from({ length: SHARDS }, (_, index) => this.#shard(index, `events-${index}`, `e.${index}`));
    this.wakes = this.#shard(SHARDS, 'wakes', 'w');
    this.shards = [...this.events, this.wakes];
  }

  place(name: StreamName): Place {
    const shard = this.events[crc32(name) % SHARDS] as Shard;
    const tokens = tokensOf(name);
    const { index } = shard;
    return {
      shard,
      subject: `${this.#house}.e.${index}.${tokens}`,
      live: `${this.#house}.live.e.${index}.${tokens}`,
    };
  }

  /** A wake has a subject of its own for each moment: rivals add, and never overwrite each other. */
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

  /** What every stream of ours in this one matches, and its probe does not. */
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

/** Any name fits into a subject: kind and id in base64url, an empty one as a sign that is none. */
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
