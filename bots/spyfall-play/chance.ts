/** Deterministic chance: the same text gives the same number, so that a bot can be asked twice. */

/** A number from 0 to below 1. */
export function chanceOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of parts.join('|')) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  // FNV alone maps texts that differ in the last letter to close numbers, so mix the bits further.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Picks an item by such a number; undefined if there are none. */
export function pickBy<Item>(items: readonly Item[], chance: number): Item | undefined {
  return items[Math.min(items.length - 1, Math.floor(chance * items.length))];
}

/** Picks an item with probability proportional to its weight. */
export function weighedBy<Item>(
  items: readonly Item[],
  weigh: (item: Item) => number,
  chance: number,
): Item | undefined {
  const weights = items.map((item) => Math.max(0, weigh(item)));
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return items[i];
  }
  return items.at(-1);
}
