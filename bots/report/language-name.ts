/** Names of languages on the report's page. */
const names = new Intl.DisplayNames('en', { type: 'language' });

export function nameOf(language: string): string {
  return names.of(language) ?? language;
}
