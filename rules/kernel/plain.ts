/** Plain data: all that is stored or sent is JSON, which has no undefined fields. */

/** Copies the fields that are not undefined. */
export function defined<Fields extends object>(fields: Fields): Fields {
  const kept: Partial<Fields> = {};
  for (const name in fields) if (fields[name] !== undefined) kept[name] = fields[name];
  return kept as Fields;
}

/** A copy of the fields with these changes; a field that is undefined is left out. */
export function changedIn<Fields extends object>(fields: Fields, change: Partial<Fields>): Fields {
  const copy = { ...fields };
  for (const name in change) {
    const value = change[name];
    if (value !== undefined) copy[name] = value;
    else if (fields[name] !== undefined) return defined({ ...fields, ...change });
  }
  return copy;
}

/** The list with one more at its end, and no longer: `[...list, one]` reserves room for many more, and states are kept. */
export function withOne<One>(list: readonly One[], one: One): One[] {
  return list.concat([one]);
}

/** The same value under each of these keys. */
export function eachOf<Key extends string, Value>(keys: readonly Key[], value: Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;
}

/** Whether the value survives a JSON round trip unchanged. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  // JSON has no NaN, infinity or negative zero.
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  const kind = Object.getPrototypeOf(value);
  if (kind === Array.prototype) return Array.isArray(value) && Array.from(value).every(isPlain);
  return kind === Object.prototype && Reflect.ownKeys(value).every((key) => isPlainField(value, key));
}

function isPlainField(value: object, key: string | symbol): boolean {
  return typeof key === 'string' && isPlain(Reflect.get(value, key));
}

/** Whether two plain values are the same, whatever the order of their fields. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  if (Array.isArray(one) !== Array.isArray(other) || left.length !== right.length) return false;
  return left.every(([key, value]) => Object.hasOwn(other, key) && isEqual(value, Reflect.get(other, key)));
}
