/** The texts of the interface, in the language chosen now. Read `t` in a component and it follows a switch by itself. */
import { keep, kept } from '../lib/storage.ts';
import type { Parts, Whole } from './en/index.ts';
import { joined } from './joined.ts';
import { bestOf, isLanguage, type LanguageCode, languages } from './languages.ts';
import { ready } from './ready.ts';
import type { Ready, Source } from './shape.ts';

export type Part = keyof Parts;
export type Texts = Ready<Whole>;

let code = $state.raw<LanguageCode>('en');
let texts = $state.raw({} as Texts);
/** The parts that pages have asked for, and those that are there in the language spoken now. */
const wanted = new Set<Part>();
let there: ReadonlySet<Part> = new Set();
const spoken = Promise.withResolvers<void>();

/** `t.home.title`, `t.lobby.players({ n: 3 })`. Empty until `speak` has been awaited once; a part until `ask` has been awaited for it. */
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
export async function speak(next: LanguageCode, choice: 'remembered' | 'for now' = 'for now'): Promise<void> {
  const parts = [...wanted];
  const [{ catalogue }, ...more] = await Promise.all([
    languages[next].load(),
    ...parts.map((part) => bring(part, next)),
  ]);
  texts = ready(joined([catalogue, ...more]) as Whole, next);
  there = new Set(parts);
  code = next;
  document.documentElement.lang = next;
  if (choice === 'remembered') keep('language', next);
  spoken.resolve();
}

/** Brings a part of the texts. Await it before a page that shows it. */
export async function ask(part: Part): Promise<void> {
  wanted.add(part);
  await spoken.promise;
  while (!there.has(part)) {
    const now = code;
    const more = await bring(part, now);
    // Whoever switched the language meanwhile wants it in that one.
    if (there.has(part) || now !== code) continue;
    texts = joined([texts, ready({ ...more }, now)]) as Texts;
    there = new Set([...there, part]);
  }
}

/** A page's own comes at once; a table's, by the list that comes with the language. */
async function bring(part: Part, code: LanguageCode): Promise<Readonly<Record<string, Source>>> {
  if (part === 'map' || part === 'reading') return languages[code][part]();
  const { parts } = await languages[code].load();
  return parts[part]();
}

/** A page, once its texts are there. */
export async function after<Page>(parts: readonly Part[], page: Promise<Page>): Promise<Page> {
  // All at once: whatever does not come, somebody hears of it.
  const [loaded] = await Promise.all([page, ...parts.map(ask)]);
  return loaded;
}

/** A language's name in that language, also for languages the interface does not speak (yet). */
export function languageName(tag: string): string {
  if (isLanguage(tag)) return languages[tag].name;
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
