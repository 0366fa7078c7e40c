/** Plain data: what is stored and sent is JSON, and JSON has no field that is there but undefined. */

/** The same fields without those that are undefined. */
export function defined<Fields extends object>(fields: Fields): Fields {
  const kept: Partial<Fields> = {};
  for (const name in fields) if (fields[name] !== undefined) kept[name] = fields[name];
  return kept as Fields;
}
