/** Plain data: what is stored and sent is JSON, and JSON has no field that is there but undefined. */

/** The same fields without those that are undefined. */
export function defined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
