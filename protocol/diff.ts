/** The difference of two views as a short list of paths and new values. Plain functions: browsers run this. */
import { type DifferenceWriter, differenceAt, type Json } from './difference.ts';

export type { Json } from './difference.ts';

/** `[path, value]` sets a value (an index one past the end appends); `[path]` removes a key. */
export type Patch = ([(string | number)[], Json] | [(string | number)[]])[];

/** With a path: of two records that can only differ there, if this is what they have there. */
export function diff(before: Json, after: Json, path: readonly string[] = []): Patch {
  const writer = new PatchWriter();
  differenceAt(path, before, after, writer);
  return writer.patch;
}

class PatchWriter implements DifferenceWriter {
  readonly patch: Patch = [];
  /** One list that grows and shrinks on the way, copied only where something differs. */
  readonly #at: (string | number)[] = [];

  open(): number {
    return 0;
  }
  enter(part: number | string): number {
    return this.#at.push(part);
  }
  set(value: Json): void {
    this.patch.push([[...this.#at], value]);
  }
  remove(): void {
    this.patch.push([[...this.#at]]);
  }
  leave(): void {
    this.#at.pop();
  }
  close(): void {
    // A patch only lists what changed.
  }
}

/** Applies a patch to a value; unchanged parts are shared with the old one. */
export function applied(before: Json, patch: Patch): Json {
  return patch.reduce<Json>((value, [at, ...rest]) => set(value, at, 0, rest.length > 0, rest[0]), before);
}

function set(value: Json, at: (string | number)[], depth: number, keeps: boolean, to: Json | undefined): Json {
  const step = at[depth];
  if (step === undefined) return to as Json;
  if (Array.isArray(value)) {
    const copy = [...value];
    copy[step as number] = set(copy[step as number] as Json, at, depth + 1, keeps, to);
    return copy;
  }
  const copy = { ...(value as { [key: string]: Json }) };
  if (depth === at.length - 1 && !keeps) delete copy[step];
  else copy[step] = set(copy[step] as Json, at, depth + 1, keeps, to);
  return copy;
}
