/** Plain data: what is stored and sent is JSON, and JSON has no field that is there but undefined. */

/** The same fields without those that are undefined. */
export function defined<Fields extends object>(fields: Fields): Fields {
  const kept: Partial<Fields> = {};
  for (const name in fields) if (fields[name] !== undefined) kept[name] = fields[name];
  return kept as Fields;
}

/** Whether it would be the same after a round trip through JSON. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  // JSON has neither NaN and infinity nor a zero below zero.
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  const kind = Object.getPrototypeOf(value);
  if (kind === Array.prototype) return Array.isArray(value) && Array.from(value).every(isPlain);
  return kind === Object.prototype && Reflect.ownKeys(value).every((key) => isPlainField(value, key));
}

function isPlainField(value: object, key: string | symbol): boolean {
  return typeof key === 'string' && isPlain(Reflect.get(value, key));
}
