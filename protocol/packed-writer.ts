/** Writes values in the packed encoding into one buffer that is used again for every message. */
import dictionary from './dictionary.json' with { type: 'json' };
import type { Fields, Json } from './difference.ts';
import { keys, type Person, tags } from './packed.ts';

const words = new Map(dictionary.words.map((word, index) => [word, index]));
const names = new Map(dictionary.names.map((name, index) => [name, index]));
/** Up to this length, copying letters in a loop is faster. */
const FEW = 16;

export class PackedWriter {
  #bytes = Buffer.allocUnsafe(16 * 1024);
  #at = 0;
  /** Their ids are written as an index. */
  #people: readonly Person[] = [];

  restart(people: readonly Person[]): void {
    this.#at = 0;
    this.#people = people;
  }

  /** Where the next byte goes. */
  get at(): number {
    return this.#at;
  }
  /** The bytes belong to the writer until it restarts. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#at);
  }

  /** Takes back what was written from there on. */
  undo(from: number): void {
    this.#at = from;
  }
  overwrite(at: number, byte: number): void {
    this.#bytes[at] = byte;
  }
  /** Moves what was written from `from` on down to `to`. */
  moveDown(to: number, from: number): void {
    this.#bytes.copyWithin(to, from, this.#at);
    this.#at -= from - to;
  }

  value(value: Json): void {
    if (typeof value === 'string') this.#string(value);
    else if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'boolean') this.byte(value ? tags.true : tags.false);
    else if (value === null) this.byte(tags.null);
    else if (Array.isArray(value)) {
      this.#short(tags.list, tags.record, value.length);
      for (const one of value) this.value(one);
    } else this.#record(value);
  }

  #record(value: Fields): void {
    let size = 0;
    for (const name in value) if (value[name] !== undefined) size += 1;
    this.#short(tags.record, tags.false, size);
    for (const name in value) {
      const field = value[name];
      if (field === undefined) continue;
      this.name(name);
      this.value(field);
    }
  }

  name(name: string): void {
    const index = names.get(name);
    if (index === undefined) {
      this.byte(keys.text);
      this.text(name);
    } else this.#known(index, keys.name, keys.farName);
  }

  #string(text: string): void {
    const word = words.get(text);
    const person = word === undefined ? this.#person(text) : -1;
    if (word !== undefined) this.#known(word, tags.word, tags.farWord);
    else if (person >= 0) this.#short(tags.person, tags.text, person);
    else {
      const length = Buffer.byteLength(text);
      this.#short(tags.text, tags.list, length);
      this.#letters(text, length);
    }
  }

  #person(id: string): number {
    for (let i = 0; i < this.#people.length; i++) if (this.#people[i]?.id === id) return i;
    return -1;
  }

  #number(value: number): void {
    if (!Number.isSafeInteger(value)) {
      this.byte(tags.float);
      this.#room(8);
      this.#at = this.#bytes.writeDoubleBE(value, this.#at);
    } else if (value < 0) {
      this.byte(tags.negative);
      this.whole(-1 - value);
    } else if (value < tags.word) this.byte(value);
    else {
      this.byte(tags.whole);
      this.whole(value);
    }
  }

  /** In one byte if it is small, in two if not. */
  #known(index: number, near: number, first: number): void {
    const rest = index - (first - near);
    if (rest < 0) this.byte(near + index);
    else {
      this.byte(first + (rest >> 8));
      this.byte(rest & 255);
    }
  }

  /** A count or index: in the tag itself if it is small, after the last tag of the range if not. */
  #short(first: number, next: number, count: number): void {
    if (count < next - 1 - first) this.byte(first + count);
    else {
      this.byte(next - 1);
      this.whole(count);
    }
  }

  text(text: string): void {
    const length = Buffer.byteLength(text);
    this.whole(length);
    this.#letters(text, length);
  }

  #letters(text: string, length: number): void {
    this.#room(length);
    if (length === text.length && length < FEW) {
      for (let i = 0; i < length; i++) this.#bytes[this.#at++] = text.charCodeAt(i);
    } else this.#at += this.#bytes.write(text, this.#at);
  }

  whole(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.byte((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  byte(byte: number): void {
    if (this.#at === this.#bytes.length) this.#room(1);
    this.#bytes[this.#at++] = byte;
  }

  #room(length: number): void {
    if (this.#at + length <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#at + length));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}
