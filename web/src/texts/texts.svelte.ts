/** The texts of the interface in the current language. Components that read `t` update when the language changes. */
import { workOffline } from '../lib/offline.ts';
import { house } from '../lib/site.ts';
import { keep, kept } from '../lib/storage.ts';
import type { Parts, Whole } from './en/index.ts';
import { joined } from './joined.ts';
import { bestOf, isLanguage, type LanguageCode, languages } from './languages.ts';
import { ready } from './ready.ts';
import type { Ready, Source } from './shape.ts';

export type TextPart = keyof Parts;
export type Texts = Ready<Whole>;

let code = $state.raw<LanguageCode>('en');
let texts = $state.raw({} as Texts);
/** Parts that pages have requested, and parts loaded in the current language. */
const wanted = new Set<TextPart>();
let there: ReadonlySet<TextPart> = new Set();
const spoken = Promise.withResolvers<void>();
/** How many changes of the language were asked for. */
let changes = 0;

/**
 * `t.home.title`, `t.lobby.players({ n: 3 })`. Empty until `speak` has resolved once; a part is missing until `ask` has
 * resolved for it.
 */
export const t = new Proxy({} as Texts, { get: (_, area: keyof Texts) => texts[area] });

export const language = {
  get code(): LanguageCode {
    return code;
  },
};

/** The stored language, or the browser's. */
export function preferred(): LanguageCode {
  const chosen = kept('language') ?? '';
  return isLanguage(chosen) ? chosen : bestOf(navigator.languages);
}

/** Loads a language and switches to it, without a reload, unless another one is asked for meanwhile. */
export async function speak(next: LanguageCode, choice: 'remembered' | 'for now' = 'for now'): Promise<void> {
  const change = ++changes;
  let parts: readonly TextPart[];
  let whole: Whole;
  // A page may ask for another part meanwhile, and would show it without texts if we switched without it.
  do {
    parts = [...wanted];
    const [{ catalogue }, ...more] = await Promise.all([
      languages[next].load(),
      ...parts.map((part) => bring(part, next)),
    ]);
    whole = await named(joined([catalogue, ...more]) as Whole, next);
  } while (parts.length < wanted.size);
  if (change !== changes) return;
  texts = ready(whole, next);
  there = new Set(parts);
  code = next;
  document.documentElement.lang = next;
  if (choice === 'remembered') {
    keep('language', next);
    void workOffline(next);
  }
  spoken.resolve();
}

/** Speaks the preferred language. Without a network it may not be stored, but another one. */
export async function speakFirst(): Promise<void> {
  const codes = [preferred(), ...(Object.keys(languages) as LanguageCode[])];
  for (const code of codes) {
    const isSpoken = await speak(code).then(
      () => true,
      () => false,
    );
    if (isSpoken) return;
  }
  throw new Error('no language could be loaded');
}

/** Loads a part of the texts. Await it before rendering a page that uses it. */
export async function ask(part: TextPart): Promise<void> {
  wanted.add(part);
  await spoken.promise;
  while (!there.has(part)) {
    const now = code;
    const more = await named(await bring(part, now), now);
    // The language changed meanwhile: the loop loads the part in the new one.
    if (there.has(part) || now !== code) continue;
    texts = joined([texts, ready({ ...more }, now)]) as Texts;
    there = new Set([...there, part]);
  }
}

/** With the names that the operator has chosen. */
async function named<Of extends Source>(source: Of, code: LanguageCode): Promise<Of> {
  if (!house.name && !house.games) return source;
  const [{ renamed }, { catalogue }] = await Promise.all([import('./renamed.ts'), languages[code].load()]);
  return renamed(source, catalogue.games);
}

/** A page's part is its own import; a table's part comes from the list in the language's index. */
async function bring(part: TextPart, code: LanguageCode): Promise<Readonly<Record<string, Source>>> {
  if (part === 'map' || part === 'reading') return languages[code][part]();
  const { parts } = await languages[code].load();
  return parts[part]();
}

/** Resolves to a page once its texts are loaded. */
export async function after<Page>(parts: readonly TextPart[], page: Promise<Page>): Promise<Page> {
  // In parallel, and any failure rejects.
  const [loaded] = await Promise.all([page, ...parts.map(ask)]);
  return loaded;
}

/** A language's name in that language, also for languages without an interface. */
export function languageName(tag: string): string {
  if (isLanguage(tag)) return languages[tag].name;
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
