/** Whether all texts in a value are well-formed UTF-16: JSON and packed frames would show a lone surrogate differently. */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  for (const key in value) {
    if (!key.isWellFormed() || !isWellFormed((value as Record<string, unknown>)[key])) return false;
  }
  return true;
}
