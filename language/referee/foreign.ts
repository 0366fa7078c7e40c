/** Everyday words of languages that people know besides their own (L5): from dictionaries, by letters without marks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryFile, isCapital, wordsOf } from './dictionaries.ts';
import { WordSet } from './word-set.ts';

/** Words of other languages, by their letters without marks. */
export type ForeignWords = {
  has(letters: string): boolean;
  /** Whether everyone abroad uses it, so that it is foreign unless it is listed here: *Bahnhof*, *mantequilla*. */
  isEveryday?(letters: string): boolean;
  /** Whether it is an everyday word elsewhere by its exact spelling, marks included: *häst*, *tête*. */
  isMarked?(written: string): boolean;
  /** Whether it is an everyday German noun with its capital, and no well-known surname: *Vogel*, not *Koch*. */
  isGermanNoun?(written: string): boolean;
  /** Whether several languages share it. */
  isShared?(letters: string): boolean;
  /** Its splits into two German words. */
  germanParts?(letters: string): readonly (readonly [string, string])[];
  /** Whether it is a name in several languages. */
  isName?(letters: string): boolean;
};

const languages = ['da', 'de', 'en', 'es', 'fr', 'hu', 'it', 'ro'];
const SHORTEST = 3;
const LONG = 5;
/** A word that at least this many other languages have is likely to be used here too: *badminton*. */
const SHARED = 3;

/** Minimum length of a part of a German compound, and what may stand between its parts. */
const GERMAN_PART = 4;
const links = ['', 's', 'es', 'n', 'en'];

type Cards = { readonly language: string; readonly cards: readonly string[] };

/** Loaded once for all languages; each one excludes its own words. */
export async function loadForeign(packs: readonly Cards[]): Promise<(language: string) => ForeignWords> {
  const { everyday, marked, nouns } = everydayWords();
  const cards = cardsOf(packs, bareOf);
  const markedCards = cardsOf(packs, (card) => (bareOf(card) === card ? undefined : card));
  const lists: { language: string; words: WordSet; names: WordSet }[] = [];
  // Sequential, because the texts are large and need not be in memory all at once.
  for (const language of languages) lists.push({ language, ...read(await dictionaryFile(language, 'dic')) });
  const german = lists.filter(({ language }) => language === 'de');
  const isPart = (bare: string) => german.some(({ words, names }) => words.has(bare) || names.has(bare));
  /** A compound that German dictionaries do not list: *Frühstück*, *Krankenhaus*. */
  const germanParts = (letters: string) => splitsOf(bareOf(letters), isPart);
  return (language) => {
    const others = lists.filter((list) => list.language !== language);
    const has = (letters: string) => {
      const bare = bareOf(letters);
      // Half of these languages form plurals with -s.
      const one = bare.length > LONG && bare.endsWith('s') ? bare.slice(0, -1) : bare;
      if (others.some(({ words }) => words.has(bare) || words.has(one))) return true;
      // German capitalizes nouns like names: if no other language lists it as a name, it is a noun.
      const capitals = others.filter(({ names }) => names.has(bare));
      return capitals.length === 1 && capitals[0]?.language === 'de';
    };
    const isShared = (letters: string) => others.filter(({ words }) => words.has(bareOf(letters))).length >= SHARED;
    const isName = (letters: string) => others.filter(({ names }) => names.has(bareOf(letters))).length > 1;
    const isAbroad = (lists: ReadonlyMap<string, ReadonlySet<string>>, bare: string) =>
      !lists.get(language)?.has(bare) && [...lists].some(([other, words]) => other !== language && words.has(bare));
    const isEveryday = (letters: string) => {
      const bare = bareOf(letters);
      // With a capital it may be a name: liszt is flour in Hungarian.
      return isAbroad(everyday, bare) || (!isCapital(letters) && isAbroad(cards, bare) && !isShared(bare));
    };
    const isMarked = (written: string) => {
      const spelled = written.normalize('NFC').toLowerCase();
      return isAbroad(marked, spelled) || isAbroad(markedCards, spelled);
    };
    const isGermanNoun = (written: string) => nouns.has(written.normalize('NFC'));
    return { has, isEveryday, isMarked, isGermanNoun, isShared, isName, germanParts };
  };
}

type Everyday = {
  /** By their letters without marks. */
  readonly everyday: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those with marks, as they are spelled. */
  readonly marked: ReadonlyMap<string, ReadonlySet<string>>;
  readonly nouns: ReadonlySet<string>;
};

/** The words in `foreign/`, by language. */
function everydayWords(): Everyday {
  const everyday = new Map<string, ReadonlySet<string>>();
  const marked = new Map<string, ReadonlySet<string>>();
  const nouns = new Set<string>();
  const folder = join(import.meta.dirname, 'foreign');
  for (const file of readdirSync(folder)) {
    const language = file.replace('.txt', '');
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    const words = lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(' '));
    everyday.set(language, new Set(words.filter(({ length }) => length >= SHORTEST).map(bareOf)));
    marked.set(language, new Set(words.map((word) => word.toLowerCase()).filter((word) => bareOf(word) !== word)));
    for (const word of words) if (isCapital(word) && !surnames.has(word)) nouns.add(word);
  }
  return { everyday, marked, nouns };
}

/** German nouns that are better known as a person's name. */
const surnames = new Set(
  'Koch Schneider Richter Fuchs Adler Hahn Engel Ritter Bild Becher Fleischer Maler Schwarz Zeit Berg Stern Wolf Kaiser Bach Strauss Held Rock'.split(
    ' ',
  ),
);

/** Cards are everyday words, too, unless they are names. */
function cardsOf(packs: readonly Cards[], keyOf: (card: string) => string | undefined): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { language, cards } of packs) {
    const words = found.get(language) ?? new Set<string>();
    for (const card of cards.filter((each) => !isCapital(each))) {
      const key = keyOf(card.replaceAll('\u00AD', ''));
      if (key !== undefined) words.add(key);
    }
    found.set(language, words);
  }
  return found;
}

function read(dic: string): { words: WordSet; names: WordSet } {
  const words = new WordSet(100_000);
  const names = new WordSet(20_000);
  for (const word of wordsOf(dic)) {
    if (word.length >= SHORTEST && /^\p{L}+$/u.test(word)) (isCapital(word) ? names : words).add(bareOf(word));
  }
  return { words, names };
}

function bareOf(letters: string): string {
  if (/^[a-z]+$/.test(letters)) return letters;
  return letters.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/** Everyday words that end German compounds, but hardly any name: *Augenblick*, not *Goldberg*. */
const plainGerman = new Set(
  `blick schirm hornchen zeug schrank stuhl tisch maschine kuche schlussel flasche kuchen stuck schuh schuhe tuch tasche beere karte kasten lampe
  lehrer schwester wehr zug papier buch schule arzt decke kissen brille burste wasche kleid kleider hose hemd jacke mutze messer loffel gabel teller
  suppe salat saft wurst schinken kase butter milch gemuse frucht nuss geschichte gedanke freude zeit gefuhl schutz angst kunst fahrt reise schiff
  boot flug bild bett fenster wand dach treppe feuer wasser luft wetter regen schnee sturm licht schatten farbe sprache wort frage antwort brief
  zeitung sendung sammlung sucht suche krankheit schmerz schmerzen wunde medizin pille waffe kugel bombe bahn spur weg brucke ampel reifen
  schwein katze fliege kafer spinne schlange schnecke krote frosch blume blatt wurzel zwiebel kartoffel kohl bohne erbse kirsche pflaume
  laden markt kasse preis steuer rechnung vertrag gesetz richter anwalt dienst amt arbeit arbeiter pause urlaub wunsch traum lied stimme klang
  geschwindigkeit freiheit wahrheit schonheit einsamkeit mannschaft freundschaft gesellschaft wissenschaft bewegung erfindung entdeckung`.split(
    /\s+/u,
  ),
);

export function isPlainGerman(bare: string): boolean {
  return plainGerman.has(bare);
}

function splitsOf(bare: string, isPart: (part: string) => boolean): (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  for (let at = GERMAN_PART; at <= bare.length - GERMAN_PART; at++) {
    const last = bare.slice(at);
    if (!isPart(last)) continue;
    for (const link of links) {
      const first = bare.slice(0, at - link.length);
      const isLinked = first.length >= GERMAN_PART && bare.slice(0, at).endsWith(link);
      if (isLinked && isPart(first)) found.push([first, last]);
    }
  }
  return found;
}
