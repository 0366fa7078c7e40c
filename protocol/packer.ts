/** Packs messages for clients that asked for it. The difference of two views is written while it is computed. */

import dictionary from './dictionary.json' with { type: 'json' };
import type { Json } from './diff.ts';
import { keys, kinds, type Person, tags } from './packed.ts';

type Fields = { [key: string]: Json | undefined };

const words = new Map(dictionary.words.map((word, index) => [word, index]));
const names = new Map(dictionary.names.map((name, index) => [name, index]));
const NOBODY: readonly Person[] = [];
/** Up to this length, copying letters in a loop is faster. */
const FEW = 16;

/** The bytes belong to the packer until its next message: copy them before that. */
export class Packer {
  #bytes = Buffer.allocUnsafe(16 * 1024);
  #at = 0;
  #people: readonly Person[] = NOBODY;

  done(id: string, version: number): Uint8Array {
    this.#start(kinds.done, version);
    this.#text(id);
    return this.#end();
  }

  view(version: number, view: Json): Uint8Array {
    this.#start(kinds.view, version);
    this.#people = NOBODY;
    this.#value(view);
    return this.#end();
  }

  /** Undefined if the two are equal. `people` are those of the previous view. */
  change(
    versions: { from: number; version: number },
    before: Json,
    after: Json,
    people: readonly Person[],
  ): Uint8Array | undefined {
    this.#start(kinds.change, versions.version);
    this.#people = people;
    this.#whole(versions.version - versions.from);
    return this.#change(before, after) ? this.#end() : undefined;
  }

  #start(kind: number, version: number): void {
    this.#at = 0;
    this.#byte(kind);
    this.#whole(version);
  }

  #end(): Uint8Array {
    return this.#bytes.subarray(0, this.#at);
  }

  /** Finds what `diff` would find. */
  #change(before: Json, after: Json): boolean {
    if (before === after) return false;
    if (Array.isArray(before)) {
      if (Array.isArray(after) && before.length <= after.length) return this.#inList(before, after);
    } else if (isRecord(before) && isRecord(after)) return this.#inRecord(before, after);
    this.#value(after);
    return true;
  }

  #inList(before: Json[], after: Json[]): boolean {
    const start = this.#at;
    let changed = 0;
    this.#byte(tags.inList);
    for (let i = 0; i < after.length; i++) {
      const value = after[i] as Json;
      if (i < before.length && before[i] === value) continue;
      const place = this.#at;
      this.#whole(i + 1);
      if (i >= before.length) this.#value(value);
      else if (!this.#change(before[i] as Json, value)) {
        this.#at = place;
        continue;
      }
      changed += 1;
    }
    return this.#closed(start, changed, tags.oneInList);
  }

  #inRecord(before: Fields, after: Fields): boolean {
    const start = this.#at;
    let changed = 0;
    this.#byte(tags.inRecord);
    // Skips the search for removed fields if all old fields are still there.
    let kept = 0;
    for (const name in after) {
      const value = after[name];
      const old = before[name];
      if (value !== undefined && old !== undefined) kept += 1;
      if (value === undefined || value === old) continue;
      const place = this.#at;
      this.#name(name);
      if (old === undefined) this.#value(value);
      else if (!this.#change(old, value)) {
        this.#at = place;
        continue;
      }
      changed += 1;
    }
    for (const _ in before) kept -= 1;
    const gone = kept < 0 ? this.#gone(before, after) : 0;
    return this.#closed(start, changed + gone, tags.oneInRecord) && (gone < 2 || this.#inShort(start, after));
  }

  /** Where much is removed, as from a card of the last game, the new value may be shorter than the change. */
  #inShort(start: number, after: Fields): true {
    const end = this.#at;
    this.#value(after);
    const length = this.#at - end;
    if (length < end - start) this.#bytes.copyWithin(start, end, this.#at);
    this.#at = length < end - start ? start + length : end;
    return true;
  }

  #gone(before: Fields, after: Fields): number {
    let gone = 0;
    for (const name in before) {
      if (before[name] === undefined || after[name] !== undefined) continue;
      this.#name(name);
      this.#byte(tags.gone);
      gone += 1;
    }
    return gone;
  }

  /** If only one thing changed, which is known only now, no end marker is needed. */
  #closed(start: number, changed: number, one: number): boolean {
    if (changed === 0) this.#at = start;
    else if (changed === 1) this.#bytes[start] = one;
    else this.#byte(keys.end);
    return changed > 0;
  }

  #value(value: Json): void {
    if (typeof value === 'string') this.#string(value);
    else if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'boolean') this.#byte(value ? tags.true : tags.false);
    else if (value === null) this.#byte(tags.null);
    else if (Array.isArray(value)) {
      this.#short(tags.list, tags.record, value.length);
      for (const one of value) this.#value(one);
    } else this.#record(value);
  }

  #record(value: Fields): void {
    let size = 0;
    for (const name in value) if (value[name] !== undefined) size += 1;
    this.#short(tags.record, tags.false, size);
    for (const name in value) {
      const field = value[name];
      if (field === undefined) continue;
      this.#name(name);
      this.#value(field);
    }
  }

  #name(name: string): void {
    const index = names.get(name);
    if (index === undefined) {
      this.#byte(keys.text);
      this.#text(name);
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
      this.#byte(tags.float);
      this.#room(8);
      this.#at = this.#bytes.writeDoubleBE(value, this.#at);
    } else if (value < 0) {
      this.#byte(tags.negative);
      this.#whole(-1 - value);
    } else if (value < tags.word) this.#byte(value);
    else {
      this.#byte(tags.whole);
      this.#whole(value);
    }
  }

  /** In one byte if it is small, in two if not. */
  #known(index: number, near: number, first: number): void {
    const rest = index - (first - near);
    if (rest < 0) this.#byte(near + index);
    else {
      this.#byte(first + (rest >> 8));
      this.#byte(rest & 255);
    }
  }

  /** A count or index: in the tag itself if it is small, after the last tag of the range if not. */
  #short(first: number, next: number, count: number): void {
    if (count < next - 1 - first) this.#byte(first + count);
    else {
      this.#byte(next - 1);
      this.#whole(count);
    }
  }

  #text(text: string): void {
    const length = Buffer.byteLength(text);
    this.#whole(length);
    this.#letters(text, length);
  }

  #letters(text: string, length: number): void {
    this.#room(length);
    if (length === text.length && length < FEW) {
      for (let i = 0; i < length; i++) this.#bytes[this.#at++] = text.charCodeAt(i);
    } else this.#at += this.#bytes.write(text, this.#at);
  }

  #whole(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#byte((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.#byte(rest);
  }

  #byte(byte: number): void {
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

function isRecord(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
