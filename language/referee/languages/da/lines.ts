/** Families, one per line, the root first. */

/** Each word with the first words of its lines. */
export function firsts(lines: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const [first = '', ...words] = line.trim().split(/\s+/);
    for (const word of words) found.set(word, [...(found.get(word) ?? []), first]);
  }
  return found;
}
