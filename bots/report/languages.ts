/** The report's languages and their names on its page. */
const names = new Intl.DisplayNames('en', { type: 'language' });

export const languages = ['da', 'en', 'fi', 'hu', 'it', 'ro'] as const;

export function nameOf(language: string): string {
  return names.of(language) ?? language;
}
