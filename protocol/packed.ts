/**
 * Reads the packed encoding: the same messages as JSON in few bytes. A browser loads this file after the first board.
 * Written by packer.ts; described in docs/protocol.md.
 */

import dictionary from './dictionary.json' with { type: 'json' };
import type { Json, Patch } from './diff.ts';
import type { FromServer } from './messages.ts';

export const { fingerprint } = dictionary;

/** The first byte of a packed message. */
export const kinds = { change: 1, view: 2, done: 3 } as const;

/**
 * The first byte of a value, as ranges: each starts here and ends before the next. A number, a word of the dictionary
 * or a person of the view is this byte alone; a text, a list or a record is this byte, with its length if short, and
 * its content.
 */
export const tags = {
  number: 0,
  word: 32,
  farWord: 144,
  person: 148,
  text: 176,
  list: 208,
  record: 224,
  false: 244,
  true: 245,
  null: 246,
  whole: 247,
  negative: 248,
  float: 249,
  /** Only in a change: the value stays, except for what follows, which is often one thing; or it is removed. */
  inRecord: 250,
  inList: 251,
  oneInRecord: 252,
  oneInList: 253,
  gone: 254,
} as const;

/** The byte of a field's name: the end, a name that is not in the dictionary, or one that is. */
export const keys = { end: 0, text: 1, name: 2, farName: 240 } as const;

export type Person = { readonly id: string };
type Change = Extract<FromServer, { type: 'change' }>;
type View = Extract<FromServer, { type: 'view' }>;

/** Without the server's clock: a browser learns that from `pong`. */
export type Unpacked =
  | (Omit<Change, 'now' | 'patch'> & { patch: Patch })
  | Omit<View, 'now'>
  | Extract<FromServer, { type: 'done' }>;

/** `people` are those of the view that the change is from. Throws if the bytes are not a message. */
export function unpacked(bytes: Uint8Array, people: readonly Person[]): Unpacked {
  const reader = new Reader(bytes, people);
  const message = reader.message();
  if (!reader.isPadding) throw new RangeError('more bytes than a message has');
  return message;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Views are not deep; hostile bytes must not exhaust the stack. */
const DEEPEST = 64;

class Reader {
  readonly #bytes: Uint8Array;
  readonly #people: readonly Person[];
  #at = 0;

  constructor(bytes: Uint8Array, people: readonly Person[]) {
    this.#bytes = bytes;
    this.#people = people;
  }

  /** Whether only zeros follow: a message is padded with them so that its length tells no secret. */
  get isPadding(): boolean {
    return this.#bytes.subarray(this.#at).every((byte) => byte === 0);
  }

  message(): Unpacked {
    const kind = this.#byte();
    const version = this.#whole();
    if (kind === kinds.done) return { type: 'done', id: this.#text(this.#whole()), version };
    if (kind === kinds.view) return { type: 'view', version, view: this.#value(this.#byte(), 0) as View['view'] };
    if (kind !== kinds.change) throw new RangeError(`no message begins with ${kind}`);
    const from = version - this.#whole();
    const patch: Patch = [];
    this.#change([], patch);
    return { type: 'change', from, version, patch };
  }

  #change(at: (string | number)[], patch: Patch): void {
    const tag = this.#byte();
    if (at.length > DEEPEST) throw new RangeError('too deep');
    if (tag === tags.inRecord || tag === tags.oneInRecord) {
      for (let name = this.#name(); name !== undefined; name = tag === tags.inRecord ? this.#name() : undefined) {
        this.#change([...at, name], patch);
      }
    } else if (tag === tags.inList || tag === tags.oneInList) {
      for (let place = this.#whole(); place > 0; place = tag === tags.inList ? this.#whole() : 0) {
        this.#change([...at, place - 1], patch);
      }
    } else if (tag === tags.gone) patch.push([at]);
    else patch.push([at, this.#value(tag, at.length)]);
  }

  #value(tag: number, depth: number): Json {
    if (depth > DEEPEST) throw new RangeError('too deep');
    if (tag < tags.word) return tag;
    if (tag < tags.farWord) return known(dictionary.words, tag - tags.word);
    if (tag < tags.person) return known(dictionary.words, far(tag, tags.word, tags.farWord, this.#byte()));
    if (tag < tags.text) return this.#person(this.#short(tag, tags.person, tags.text));
    if (tag < tags.list) return this.#text(this.#short(tag, tags.text, tags.list));
    if (tag < tags.record) return this.#list(this.#short(tag, tags.list, tags.record), depth);
    if (tag < tags.false) return this.#record(this.#short(tag, tags.record, tags.false), depth);
    if (tag === tags.false || tag === tags.true) return tag === tags.true;
    if (tag === tags.null) return null;
    if (tag === tags.whole) return this.#whole();
    if (tag === tags.negative) return -1 - this.#whole();
    if (tag === tags.float) return this.#float();
    throw new RangeError(`no value begins with ${tag}`);
  }

  #person(index: number): string {
    const person = this.#people[index];
    if (!person) throw new RangeError('nobody in the view');
    return person.id;
  }

  /** A count or index: in the tag itself, or after the last tag of its range. */
  #short(tag: number, first: number, next: number): number {
    return tag < next - 1 ? tag - first : this.#whole();
  }

  #list(length: number, depth: number): Json[] {
    const list: Json[] = [];
    for (let i = 0; i < length; i++) list.push(this.#value(this.#byte(), depth + 1));
    return list;
  }

  #record(size: number, depth: number): Json {
    const record: { [key: string]: Json } = {};
    for (let i = 0; i < size; i++) {
      const name = this.#name();
      if (name === undefined) throw new RangeError('a field without a name');
      record[name] = this.#value(this.#byte(), depth + 1);
    }
    return record;
  }

  /** Undefined at the end of a change. */
  #name(): string | undefined {
    const key = this.#byte();
    if (key === keys.end) return undefined;
    if (key === keys.text) return this.#otherName();
    if (key < keys.farName) return known(dictionary.names, key - keys.name);
    return known(dictionary.names, far(key, keys.name, keys.farName, this.#byte()));
  }

  #otherName(): string {
    const name = this.#text(this.#whole());
    if (name === '__proto__') throw new RangeError('no name for a field');
    return name;
  }

  #text(length: number): string {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError('a text is cut off');
    const text = utf8.decode(this.#bytes.subarray(this.#at, end));
    this.#at = end;
    return text;
  }

  /** Seven bits per byte, lowest first; the highest bit says that more follow. */
  #whole(): number {
    let value = 0;
    for (let place = 1; place < 2 ** 53; place *= 128) {
      const byte = this.#byte();
      value += (byte & 127) * place;
      if (byte < 128) return value;
    }
    throw new RangeError('a number is too large');
  }

  #float(): number {
    const { buffer, byteOffset } = this.#bytes;
    const value = new DataView(buffer, byteOffset, this.#bytes.length).getFloat64(this.#at);
    this.#at += 8;
    return value;
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('a message is cut off');
    return byte;
  }
}

/** Words beyond those of one byte: the tag has the high part, a second byte the rest. */
function far(tag: number, near: number, first: number, rest: number): number {
  return first - near + (tag - first) * 256 + rest;
}

function known(list: readonly string[], index: number): string {
  const found = list[index];
  if (found === undefined) throw new RangeError('not in the dictionary');
  return found;
}
