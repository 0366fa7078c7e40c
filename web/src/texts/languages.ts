/** The languages of the interface. A new one is a folder beside `en/`, and a line here. */
import type { English } from './en/index.ts';
import type { Translation } from './shape.ts';

/** The name is in the language itself: who needs it can read it. */
export const languages = {
  en: { name: 'English', load: () => import('./en/index.ts') },
  da: { name: 'Dansk', load: () => import('./da/index.ts') },
  fi: { name: 'Suomi', load: () => import('./fi/index.ts') },
  hu: { name: 'Magyar', load: () => import('./hu/index.ts') },
  it: { name: 'Italiano', load: () => import('./it/index.ts') },
} satisfies { [Code in keyof Codes]?: { name: string; load: () => Promise<{ catalogue: Codes[Code] }> } };

type Codes = {
  en: English;
  da: Translation<English, 'da'>;
  fi: Translation<English, 'fi'>;
  hu: Translation<English, 'hu'>;
  it: Translation<English, 'it'>;
  ro: Translation<English, 'ro'>;
};

export type LanguageCode = keyof typeof languages;

export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** The first language a browser asks for that we have; `da-DK` is served by `da`. */
export function bestOf(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(code)) return code;
  }
  return 'en';
}
