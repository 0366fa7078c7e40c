/** A value as text, the same whatever the order of its keys. */
export function sorted(value: unknown): string {
  return JSON.stringify(value, (_, one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    return Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
