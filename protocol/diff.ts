/** The difference of two views, as a short list of paths and new values. Plain functions: browsers run this. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** `[path, value]` sets a value (an index one past the end appends); `[path]` removes a key. */
export type Patch = ([(string | number)[], Json] | [(string | number)[]])[];

export function diff(before: Json, after: Json): Patch {
  const patch: Patch = [];
  collect(before, after, [], patch);
  return patch;
}

/** Applies a patch to a value; unchanged parts are shared with the old one. */
export function applied(before: Json, patch: Patch): Json {
  return patch.reduce<Json>((value, [at, ...rest]) => set(value, at, 0, rest.length > 0, rest[0]), before);
}

/** `at` is one list that grows and shrinks on the way, copied only where something differs. */
function collect(before: Json, after: Json, at: (string | number)[], patch: Patch): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length <= after.length) {
    for (let i = 0; i < after.length; i++) {
      at.push(i);
      if (i < before.length) collect(before[i] as Json, after[i] as Json, at, patch);
      else patch.push([[...at], after[i] as Json]);
      at.pop();
    }
  } else if (isRecord(before) && isRecord(after)) {
    for (const key in after) {
      const value = after[key];
      if (value === undefined) continue;
      const old = before[key];
      at.push(key);
      if (old === undefined) patch.push([[...at], value]);
      else collect(old, value, at, patch);
      at.pop();
    }
    for (const key in before) {
      if (before[key] !== undefined && after[key] === undefined) patch.push([[...at, key]]);
    }
  } else patch.push([[...at], after]);
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

function isRecord(value: Json): value is { [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
