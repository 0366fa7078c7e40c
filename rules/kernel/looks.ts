/**
 * What a text looks like: equal for texts that people cannot tell apart, in any script. Based on Unicode's confusables
 * (UTS #39); the table is large, so the pages must not import this.
 */
import confusables from './confusables.json' with { type: 'json' };
import { rememberedText } from './memo.ts';

/** What each confusable character looks like. */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables.alike).flatMap(([to, from]) =>
    from.split(' ').map((code) => [lettersOf(code), lettersOf(to)] as const),
  ),
);
/**
 * Letters of words in Latin script. Not among them: dotless i, sharp s, ligatures and phonetic letters. In capitals, as
 * pages show clues, some of these become other letters.
 */
const LATIN = 'a-zà-öø-ÿĀ-įĴ-ķĹ-ľŁ-ňŊ-žȘ-ț';
const LATIN_WORD = new RegExp(`^[${LATIN}'’ -]+$`, 'u');
const NOT_LATIN = new RegExp(`[^${LATIN}\\P{L}]`, 'u');
/** Scripts with letters that look like Latin ones, or like each other. */
const OTHER_WORDS = ['Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic'].map(
  (script) => new RegExp(`^[\\p{Script=${script}}'’ -]+$`, 'u'),
);
/** `word`, `WORD` and `Word`, but not `WoRD`. */
const USUAL_CASE = /^(?:\p{Lu}?\P{Lu}*|\P{Ll}*)$/u;
/** The number in brackets that pages write after the second of two names that look alike, as `nameLook` writes it. */
const NUMBERED = /(?: *\([2-9lo]+\))+$/;

/** Whether a clue looks like a codename. Words that are spelled differently in the usual letters of one script do not. */
export function looksLike(clue: string, codename: string): boolean {
  return alikeTo(clue)(codename);
}

/** The same for many codenames: what depends on the clue alone is done once. */
export function alikeTo(clue: string): (codename: string) => boolean {
  if (/^\d+$/.test(clue)) return () => false;
  const scripts = scriptsOf(clue);
  let looks: readonly string[] | undefined;
  return (codename) => {
    const written = codenameScripts(codename);
    if (scripts.some((script) => written.includes(script))) return false;
    looks ??= looksOf(clue);
    return codenameLooks(codename).some((look) => looks?.includes(look));
  };
}

/** Replaces letters of other scripts by the Latin ones they look like, if all of them look like one. */
export function latinLook(text: string): string {
  const letters = Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return NOT_LATIN.test(lower) ? glyph(lower).toLowerCase() : letter;
  });
  const latin = letters.join('').normalize('NFC');
  return NOT_LATIN.test(latin.toLowerCase()) ? text : latin;
}

/**
 * Equal for names that look the same at a glance. It joins more than `looksLike` does, because a mistake only adds a
 * number to a name. A name that ends with such a number looks like the name without it.
 */
export function nameLook(name: string): string {
  const look = numberedLook(name);
  return look.replace(NUMBERED, '') || look;
}

/** Whether a name ends as the pages end names that look alike. */
export function isNumbered(name: string): boolean {
  const look = numberedLook(name);
  return nameLook(name) !== look;
}

function numberedLook(name: string): string {
  return glance(name).replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** Accents count: `Jose` does not look like `José`, nor `öl` like `ől`. */
export function glance(text: string): string {
  return glyph(text)
    .toLowerCase()
    .replace(/[il1|]\u0307?/g, 'l')
    .replaceAll('0', 'o')
    .normalize('NFC');
}

function glyph(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(letters, (letter) => alike.get(letter) ?? letter).join('');
}

/** As it is written, and in capitals. */
function looksOf(word: string): readonly string[] {
  return [glance(word), glance(word.toUpperCase())];
}

const codenameLooks = rememberedText(looksOf);

/** The scripts that have all letters of a codename. */
const codenameScripts = rememberedText((codename: string): readonly RegExp[] => {
  const letters = codename.replaceAll('\u00AD', '').toLowerCase();
  return [LATIN_WORD, ...OTHER_WORDS].filter((script) => script.test(letters));
});

/** The scripts that have all letters of a clue, if it is written as usual. */
function scriptsOf(clue: string): readonly RegExp[] {
  const letters = clue.toLowerCase();
  const isUsual = clue.split(/[ '’-]/u).every((part) => USUAL_CASE.test(part));
  if (isUsual && LATIN_WORD.test(letters)) return [LATIN_WORD];
  return OTHER_WORDS.filter((script) => script.test(letters));
}

function lettersOf(codes: string): string {
  return String.fromCodePoint(...codes.split('-').map((code) => Number.parseInt(code, 16)));
}
