/** The texts of the interface, in the language chosen now. Read `t` in a component and it follows a switch by itself. */
import { keep, kept } from '../lib/storage.ts';
import type { English } from './en/index.ts';
import { bestOf, isLanguage, type LanguageCode, languages } from './languages.ts';
import { ready } from './ready.ts';
import type { Ready } from './shape.ts';

export type Texts = Ready<English>;

let code = $state.raw<LanguageCode>('en');
let texts = $state.raw({} as Texts);

/** `t.home.title`, `t.lobby.players({ n: 3 })`. Empty until `speak` has been awaited once. */
export const t = new Proxy({} as Texts, { get: (_, area: keyof Texts) => texts[area] });

export const language = {
  get code(): LanguageCode {
    return code;
  },
};

/** What to speak on this visit: the remembered choice, or what the browser asks for. */
export function preferred(): LanguageCode {
  const chosen = kept('language') ?? '';
  return isLanguage(chosen) ? chosen : bestOf(navigator.languages);
}

/** Loads a language and switches to it. Nothing is reloaded and nothing is lost. */
export async function speak(wanted: LanguageCode, choice: 'remembered' | 'for now' = 'for now'): Promise<void> {
  const { catalogue } = await languages[wanted].load();
  texts = ready(catalogue, wanted) as Texts;
  code = wanted;
  document.documentElement.lang = wanted;
  if (choice === 'remembered') keep('language', wanted);
}

/** A language's name in that language, also for languages the interface does not speak (yet). */
export function languageName(tag: string): string {
  if (isLanguage(tag)) return languages[tag].name;
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
