/** Whether all texts in a value are well-formed UTF-16: JSON and packed frames would show a lone surrogate differently. */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, one]) => key.isWellFormed() && isWellFormed(one));
}
