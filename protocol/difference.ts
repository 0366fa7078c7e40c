/** Walks two views together and reports what differs. `diff.ts` writes it down as a patch, `packer.ts` as bytes. */

export type Json = string | number | boolean | null | Json[] | Fields;
export type Fields = { [key: string]: Json | undefined };

/** Where a difference is written. A mark is whatever the writer needs to undo or close what it began. */
export type DifferenceWriter = {
  /** A list or record that is still one, whose parts follow. Returns a mark for `close`. */
  open(kind: 'list' | 'record'): number;
  /** The part that follows: the index or name. Returns a mark for `leave`. */
  enter(part: number | string): number;
  /** What is entered has this value now. An index one past the end appends. */
  set(value: Json): void;
  /** What is entered, a field of a record, is gone. */
  remove(): void;
  /** Ends what `enter` began. Without a change, nothing has been written since. */
  leave(mark: number, isChanged: boolean): void;
  /** `after` is the whole new value, `removed` of its `changed` parts are gone. */
  close(mark: number, after: Json, changed: number, removed: number): void;
};

/**
 * Whether two records differ. They can only differ at this path, and `before` and `after` are what they have there; with an
 * empty path, these are the records themselves. A field that is undefined is not there.
 */
export function differenceAt(
  path: readonly string[],
  before: Json,
  after: Json,
  to: DifferenceWriter,
  depth = 0,
): boolean {
  const name = path[depth];
  if (name === undefined) return difference(before, after, to);
  const record = to.open('record');
  const mark = to.enter(name);
  const isChanged = differenceAt(path, before, after, to, depth + 1);
  to.leave(mark, isChanged);
  to.close(record, {}, isChanged ? 1 : 0, 0);
  return isChanged;
}

function difference(before: Json, after: Json, to: DifferenceWriter): boolean {
  if (before === after) return false;
  if (Array.isArray(before)) {
    if (Array.isArray(after) && before.length <= after.length) return inList(before, after, to);
  } else if (isRecord(before) && isRecord(after)) return inRecord(before, after, to);
  to.set(after);
  return true;
}

function inList(before: Json[], after: Json[], to: DifferenceWriter): boolean {
  const list = to.open('list');
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const value = after[i] as Json;
    const isNew = i >= before.length;
    if (!isNew && before[i] === value) continue;
    if (inPart(i, isNew ? undefined : before[i], value, to)) changed += 1;
  }
  to.close(list, after, changed, 0);
  return changed > 0;
}

function inRecord(before: Fields, after: Fields, to: DifferenceWriter): boolean {
  const record = to.open('record');
  let changed = 0;
  // Skips the search for removed fields if all old fields are still there.
  let kept = 0;
  for (const name in after) {
    const value = after[name];
    const old = before[name];
    if (value !== undefined && old !== undefined) kept += 1;
    if (value === undefined || value === old) continue;
    if (inPart(name, old, value, to)) changed += 1;
  }
  for (const _ in before) kept -= 1;
  const removed = kept < 0 ? removedFrom(before, after, to) : 0;
  to.close(record, after, changed + removed, removed);
  return changed + removed > 0;
}

function inPart(part: number | string, old: Json | undefined, value: Json, to: DifferenceWriter): boolean {
  const mark = to.enter(part);
  let isChanged = true;
  if (old === undefined) to.set(value);
  else isChanged = difference(old, value, to);
  to.leave(mark, isChanged);
  return isChanged;
}

function removedFrom(before: Fields, after: Fields, to: DifferenceWriter): number {
  let removed = 0;
  for (const name in before) {
    if (before[name] === undefined || after[name] !== undefined) continue;
    const mark = to.enter(name);
    to.remove();
    to.leave(mark, true);
    removed += 1;
  }
  return removed;
}

function isRecord(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
