/** Compares names. Apart from the cleaning of texts, because every lobby loads this. */

/** Equal for names that people would call the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
