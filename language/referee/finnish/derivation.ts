/** What a Finnish base form is derived from. */
export function derivedFrom(_letters: string, _isBase: (letters: string) => boolean): string[] {
  return [];
}
