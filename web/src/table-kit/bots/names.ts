/** A name for the next bot: the first in the language's list that nobody at the table has. */

export function freshName(names: string, taken: readonly string[]): string {
  const known = names.split(', ');
  const used = new Set(taken.map((name) => name.toLocaleLowerCase()));
  return known.find((name) => !used.has(name.toLocaleLowerCase())) ?? known[taken.length % known.length] ?? '';
}
