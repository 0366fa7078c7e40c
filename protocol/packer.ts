/** Packs messages for clients that asked for it. The difference of two views is written while it is computed. */
import { type DifferenceWriter, differenceAt, type Fields, type Json } from './difference.ts';
import { keys, kinds, type Person, tags } from './packed.ts';
import { PackedWriter } from './packed-writer.ts';

const NOBODY: readonly Person[] = [];

/** The bytes belong to the packer until its next message: copy them before that. */
export class Packer {
  readonly #writer = new PackedWriter();
  readonly #changes = new PackedChanges(this.#writer);

  done(id: string, version: number): Uint8Array {
    this.#start(kinds.done, version, NOBODY);
    this.#writer.text(id);
    return this.#writer.written;
  }

  view(version: number, view: Json): Uint8Array {
    this.#start(kinds.view, version, NOBODY);
    this.#writer.value(view);
    return this.#writer.written;
  }

  /**
   * Undefined if the two are equal. `people` are those of the previous view. With a path, the views can only differ
   * there, and this is what they have there.
   */
  change(
    versions: { from: number; version: number },
    before: Json,
    after: Json,
    people: readonly Person[],
    path: readonly string[] = [],
  ): Uint8Array | undefined {
    this.#start(kinds.change, versions.version, people);
    this.#writer.whole(versions.version - versions.from);
    return differenceAt(path, before, after, this.#changes) ? this.#writer.written : undefined;
  }

  #start(kind: number, version: number, people: readonly Person[]): void {
    this.#writer.restart(people);
    this.#writer.byte(kind);
    this.#writer.whole(version);
  }
}

/** A mark is where the bytes of a part begin. */
class PackedChanges implements DifferenceWriter {
  readonly #writer: PackedWriter;

  constructor(writer: PackedWriter) {
    this.#writer = writer;
  }

  open(kind: 'list' | 'record'): number {
    const { at } = this.#writer;
    this.#writer.byte(kind === 'list' ? tags.inList : tags.inRecord);
    return at;
  }

  enter(part: number | string): number {
    const { at } = this.#writer;
    if (typeof part === 'number') this.#writer.whole(part + 1);
    else this.#writer.name(part);
    return at;
  }

  set(value: Json): void {
    this.#writer.value(value);
  }

  remove(): void {
    this.#writer.byte(tags.gone);
  }

  leave(mark: number, isChanged: boolean): void {
    if (!isChanged) this.#writer.undo(mark);
  }

  close(mark: number, after: Json, changed: number, removed: number): void {
    if (changed === 0) this.#writer.undo(mark);
    // If only one thing changed, which is known only now, no end marker is needed.
    else if (changed === 1) this.#writer.overwrite(mark, Array.isArray(after) ? tags.oneInList : tags.oneInRecord);
    else this.#writer.byte(keys.end);
    if (removed > 1) this.#shorten(mark, after as Fields);
  }

  /** Where much is removed, as from a card of the last game, the new value may be shorter than the change. */
  #shorten(start: number, after: Fields): void {
    const end = this.#writer.at;
    this.#writer.value(after);
    if (this.#writer.at - end < end - start) this.#writer.moveDown(start, end);
    else this.#writer.undo(end);
  }
}
