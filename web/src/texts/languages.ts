/** The languages of the interface. `npm run new-language` adds one: a folder beside `en/` and a line here. */
import type { English, PageParts, TableParts } from './en/index.ts';
import type { PluralForms, Translation } from './shape.ts';

/** Each name is in its own language. */
export const languages = {
  en: {
    name: 'English',
    load: () => import('./en/index.ts'),
    map: () => import('./en/map.ts'),
    reading: () => import('./en/reading.ts'),
  },
  da: {
    name: 'Dansk',
    load: () => import('./da/index.ts'),
    map: () => import('./da/map.ts'),
    reading: () => import('./da/reading.ts'),
  },
  fi: {
    name: 'Suomi',
    load: () => import('./fi/index.ts'),
    map: () => import('./fi/map.ts'),
    reading: () => import('./fi/reading.ts'),
  },
  hu: {
    name: 'Magyar',
    load: () => import('./hu/index.ts'),
    map: () => import('./hu/map.ts'),
    reading: () => import('./hu/reading.ts'),
  },
  it: {
    name: 'Italiano',
    load: () => import('./it/index.ts'),
    map: () => import('./it/map.ts'),
    reading: () => import('./it/reading.ts'),
  },
  ro: {
    name: 'Română',
    load: () => import('./ro/index.ts'),
    map: () => import('./ro/map.ts'),
    reading: () => import('./ro/reading.ts'),
  },
} satisfies { [Code in keyof PluralForms]?: Language<Code> };

type Language<Code extends keyof PluralForms> = {
  name: string;
  load: () => Promise<{ catalogue: Of<English, Code>; parts: Loaders<TableParts, Code> }>;
} & Loaders<PageParts, Code>;

type Loaders<Parts, Code extends keyof PluralForms> = { [Part in keyof Parts]: () => Promise<Of<Parts[Part], Code>> };

type Of<Texts, Code extends keyof PluralForms> = Code extends 'en' ? Texts : Translation<Texts, Code>;

export type LanguageCode = keyof typeof languages;

export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** The first of the browser's languages that we have; `da-DK` matches `da`. */
export function bestOf(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(code)) return code;
  }
  return 'en';
}
