/** The languages of the interface. A new one is a folder beside `en/`, and a line here. */
import type { English, Parts } from './en/index.ts';
import type { PluralForms, Translation } from './shape.ts';

/** The name is in the language itself: who needs it can read it. */
export const languages = {
  en: {
    name: 'English',
    load: () => import('./en/index.ts'),
    codenames: () => import('./en/codenames.ts'),
    duet: () => import('./en/duet.ts'),
    ending: () => import('./en/ending.ts'),
    map: () => import('./en/map.ts'),
    reading: () => import('./en/reading.ts'),
    spyfall: () => import('./en/spyfall.ts'),
    spyfallOwn: () => import('./en/spyfall-own.ts'),
    spyfallSetup: () => import('./en/spyfall-setup.ts'),
    spyfallVotes: () => import('./en/spyfall-votes.ts'),
    passing: () => import('./en/passing.ts'),
    words: () => import('./en/words.ts'),
  },
  da: {
    name: 'Dansk',
    load: () => import('./da/index.ts'),
    codenames: () => import('./da/codenames.ts'),
    duet: () => import('./da/duet.ts'),
    ending: () => import('./da/ending.ts'),
    map: () => import('./da/map.ts'),
    reading: () => import('./da/reading.ts'),
    spyfall: () => import('./da/spyfall.ts'),
    spyfallOwn: () => import('./da/spyfall-own.ts'),
    spyfallSetup: () => import('./da/spyfall-setup.ts'),
    spyfallVotes: () => import('./da/spyfall-votes.ts'),
    passing: () => import('./da/passing.ts'),
    words: () => import('./da/words.ts'),
  },
  fi: {
    name: 'Suomi',
    load: () => import('./fi/index.ts'),
    codenames: () => import('./fi/codenames.ts'),
    duet: () => import('./fi/duet.ts'),
    ending: () => import('./fi/ending.ts'),
    map: () => import('./fi/map.ts'),
    reading: () => import('./fi/reading.ts'),
    spyfall: () => import('./fi/spyfall.ts'),
    spyfallOwn: () => import('./fi/spyfall-own.ts'),
    spyfallSetup: () => import('./fi/spyfall-setup.ts'),
    spyfallVotes: () => import('./fi/spyfall-votes.ts'),
    passing: () => import('./fi/passing.ts'),
    words: () => import('./fi/words.ts'),
  },
  hu: {
    name: 'Magyar',
    load: () => import('./hu/index.ts'),
    codenames: () => import('./hu/codenames.ts'),
    duet: () => import('./hu/duet.ts'),
    ending: () => import('./hu/ending.ts'),
    map: () => import('./hu/map.ts'),
    reading: () => import('./hu/reading.ts'),
    spyfall: () => import('./hu/spyfall.ts'),
    spyfallOwn: () => import('./hu/spyfall-own.ts'),
    spyfallSetup: () => import('./hu/spyfall-setup.ts'),
    spyfallVotes: () => import('./hu/spyfall-votes.ts'),
    passing: () => import('./hu/passing.ts'),
    words: () => import('./hu/words.ts'),
  },
  it: {
    name: 'Italiano',
    load: () => import('./it/index.ts'),
    codenames: () => import('./it/codenames.ts'),
    duet: () => import('./it/duet.ts'),
    ending: () => import('./it/ending.ts'),
    map: () => import('./it/map.ts'),
    reading: () => import('./it/reading.ts'),
    spyfall: () => import('./it/spyfall.ts'),
    spyfallOwn: () => import('./it/spyfall-own.ts'),
    spyfallSetup: () => import('./it/spyfall-setup.ts'),
    spyfallVotes: () => import('./it/spyfall-votes.ts'),
    passing: () => import('./it/passing.ts'),
    words: () => import('./it/words.ts'),
  },
  ro: {
    name: 'Română',
    load: () => import('./ro/index.ts'),
    codenames: () => import('./ro/codenames.ts'),
    duet: () => import('./ro/duet.ts'),
    ending: () => import('./ro/ending.ts'),
    map: () => import('./ro/map.ts'),
    reading: () => import('./ro/reading.ts'),
    spyfall: () => import('./ro/spyfall.ts'),
    spyfallOwn: () => import('./ro/spyfall-own.ts'),
    spyfallSetup: () => import('./ro/spyfall-setup.ts'),
    spyfallVotes: () => import('./ro/spyfall-votes.ts'),
    passing: () => import('./ro/passing.ts'),
    words: () => import('./ro/words.ts'),
  },
} satisfies { [Code in keyof PluralForms]?: Language<Code> };

/** Beside what any table needs at once: the parts that the pages which show them ask for. */
type Language<Code extends keyof PluralForms> = {
  name: string;
  load: () => Promise<{ catalogue: Of<English, Code> }>;
} & { [Part in keyof Parts]: () => Promise<Of<Parts[Part], Code>> };

type Of<Texts, Code extends keyof PluralForms> = Code extends 'en' ? Texts : Translation<Texts, Code>;

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
