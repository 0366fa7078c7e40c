/** The referee's knowledge of one language, and its analysis of single words. */
import type { Family } from '../family.ts';
import { fold } from '../letters.ts';
import { isCapital } from './dictionaries.ts';
import { type ForeignWords, isPlainGerman } from './foreign.ts';
import type { Ending, Grammar, Invented, WordLookup } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type Split, type Word, writtenParts } from './word.ts';

const SHORTEST_ROOT = 3;
const SHORTEST_PART = 3;
/** *kősó* */
const SHORTEST_COMPOUND = 4;
/** Parts of this length are not chance; of shorter ones, only those that the grammar lists are sure. */
const SURE_PART = 4;
const DEEPEST = 3;
const MOST_PARTS = 3;
/** Analysed words in each generation. */
const MOST_KEPT = 2000;

export class Knowledge {
  readonly language: string;
  readonly grammar: Grammar;
  readonly lexicon: Lexicon;
  readonly vocabulary: Vocabulary;
  readonly known: WordLookup;
  readonly #cards: ReadonlySet<string>;
  readonly #families: ReadonlyMap<string, Family>;
  readonly #foreign: ForeignWords;
  readonly #shortParts: ReadonlySet<string>;
  readonly #noParts: ReadonlySet<string>;
  readonly #heads: ReadonlySet<string>;
  /** Two generations, recent and older, so that the words on the tables stay while clues come and go. */
  #kept = new Map<string, Word>();
  #older = new Map<string, Word>();

  /** `cards` and `families` are keyed by letters. */
  constructor(from: {
    lexicon: Lexicon;
    grammar: Grammar;
    vocabulary: Vocabulary;
    cards: ReadonlySet<string>;
    families: ReadonlyMap<string, Family>;
    foreign: ForeignWords;
  }) {
    this.language = from.lexicon.language;
    this.lexicon = from.lexicon;
    this.grammar = from.grammar;
    this.vocabulary = from.vocabulary;
    this.known = {
      has: (letters) => this.isListed(letters) || this.lexicon.hasName(letters),
      basesOf: (letters) => this.lexicon.basesOf(letters).map((base) => this.fold(base)),
    };
    this.#cards = from.cards;
    this.#families = from.families;
    this.#foreign = from.foreign;
    this.#shortParts = new Set(from.grammar.shortParts);
    this.#noParts = new Set(from.grammar.noParts);
    this.#heads = new Set(from.grammar.heads);
  }

  word(written: string): Word {
    const kept = this.#kept.get(written);
    if (kept) return kept;
    const word = this.#older.get(written) ?? this.analyse(written);
    if (this.#kept.size >= MOST_KEPT) {
      this.#older = this.#kept;
      this.#kept = new Map();
    }
    this.#kept.set(written, word);
    return word;
  }

  fold(written: string): string {
    return fold(written, this.language);
  }

  /** Whether the dictionary, a hand-written list or a card has this word. */
  isListed(letters: string): boolean {
    return this.lexicon.has(letters) || this.vocabulary.words.has(letters) || this.#cards.has(letters);
  }

  /** Whether it is listed, or a form of a listed word. */
  isKnown(written: string): boolean {
    if (this.isListed(this.fold(written)) || this.lexicon.basesOf(written).length > 0) return true;
    return [...this.word(written).bases].some((base) => this.isListed(base));
  }

  /** Whether the dictionary has both spellings, as different words: *papa* and *papà*. */
  isOtherWord(one: string, other: string): boolean {
    const { accentsMatter } = this.grammar;
    if (!accentsMatter || (accentsMatter !== true && !accentsMatter.has(this.fold(one)))) return false;
    const [first, second] = [one, other].map((word) => word.normalize('NFC').toLocaleLowerCase(this.language));
    if (accentsMatter !== true) return first !== second;
    const isWord = (word = '') => this.lexicon.basesOf(word).length > 0;
    return first !== second && isWord(first) && isWord(second);
  }

  /** Whether both spellings are forms of the same other word: *giocò*, *gioco*. */
  haveOneBase(one: string, other: string): boolean {
    const bases = new Set(this.lexicon.basesOf(other.toLocaleLowerCase(this.language)));
    const letters = this.fold(one);
    return this.lexicon
      .basesOf(one.toLocaleLowerCase(this.language))
      .some((base) => bases.has(base) && this.fold(base) !== letters);
  }

  /** Whether it is known as it is written: *paine* is not, although *Paine* is a name. */
  isKnownAsWritten(written: string): boolean {
    if (!this.isKnown(written)) return false;
    const bases = this.lexicon.basesOf(written);
    const isName = !this.isListed(this.fold(written)) && bases.length > 0 && bases.every(isCapital);
    return isCapital(written) || !isName;
  }

  /** Whether it is known only as a name, never in lower case. */
  isOnlyName(written: string): boolean {
    const letters = this.fold(written);
    if (this.#foreign.isName?.(letters)) return false;
    const bases = this.lexicon.basesOf(written);
    return !this.isListed(letters) && bases.length > 0 && bases.every((base) => base !== base.toLowerCase());
  }

  /** Whether it is an everyday word of another language. */
  isForeign(letters: string): boolean {
    return this.#foreign.has(letters) || (this.grammar.looksForeign?.test(letters) ?? false);
  }

  /** Whether it is certainly a word of another language, not one of this language or a name (*Luna*). */
  isOnlyForeign(written: string): boolean {
    const letters = this.fold(written);
    const { foreign, everyday, acronyms } = this.vocabulary;
    // *Vogel* is a bird, although it also is a surname; *Haus*, although it would be a form.
    if (this.#foreign.isGermanNoun?.(written)) {
      const isStrange = this.grammar.strangeLetters?.test(written) ?? false;
      return isStrange || foreign.has(letters) || !(this.isListed(letters) || everyday.has(letters));
    }
    if (foreign.has(letters)) return !isCapital(written) || !this.lexicon.hasName(letters);
    if (this.#isSpelledForeign(written, letters)) return true;
    if (!this.#foreign.isEveryday?.(written)) return false;
    if (this.known.has(letters) || everyday.has(letters) || acronyms.has(letters)) return false;
    return this.lexicon.basesOf(written).length === 0;
  }

  /** Whether its marks are those of another language: *häst* is no Danish *hast*. With a capital it may be a name. */
  #isSpelledForeign(written: string, letters: string): boolean {
    const spelled = written.normalize('NFC');
    if (isCapital(spelled) || this.#cards.has(spelled) || this.lexicon.basesOf(spelled).length > 0) return false;
    if (this.#foreign.isMarked?.(spelled)) return true;
    const { words, everyday } = this.vocabulary;
    return (this.grammar.strangeLetters?.test(spelled) ?? false) && !words.has(letters) && !everyday.has(letters);
  }

  /** Whether it is a German compound that no list has. With a capital it may be a name, unless its letters are foreign. */
  isGermanCompound(written: string): boolean {
    const isOurs = this.fold(written) === written.normalize('NFC').toLowerCase();
    const mayBeName = /^\p{Lu}/u.test(written) && isOurs;
    const splits = this.#foreign.germanParts?.(written.toLowerCase()) ?? [];
    return splits.some(
      (parts) => !parts.every((part) => this.isListed(part)) && (!mayBeName || isPlainGerman(parts[1])),
    );
  }

  /** Whether several other languages have it, so that it may be in use here as well. */
  isShared(letters: string): boolean {
    return this.#foreign.isShared?.(letters) ?? false;
  }

  /** Whether it can be read as a compound. */
  isBuilt(written: string): boolean {
    return this.lexicon.isBuilt(written) || this.word(written).splits.some(({ isSure }) => isSure);
  }

  /** The verdict on an unlisted compound (L10). */
  invented(written: string): Invented {
    const { unlistedCompound } = this.grammar;
    if (typeof unlistedCompound === 'string') return unlistedCompound;
    const { splits, letters } = this.word(written);
    const parts = splits.map((split) => split.parts.map((part) => part.letters));
    return unlistedCompound(parts, letters);
  }

  /** Whether it is derived from a listed word by one of the language's endings or prefixes. */
  isDerived(written: string): boolean {
    const { letters, roots } = this.word(written);
    return [...roots].some((root) => root !== letters && this.isListed(root));
  }

  familyOf(letters: string): Family | undefined {
    return this.#families.get(letters) ?? this.vocabulary.families.get(letters);
  }

  analyse(written: string): Word {
    const letters = this.fold(written);
    const isWhole = this.vocabulary.whole.has(letters);
    const known = isWhole ? [] : this.lexicon.basesOf(written).map((base) => this.fold(base));
    const listed = (word: string) => this.isListed(word);
    const told = this.grammar.readings?.(letters, known, listed) ?? { sure: known, loose: [] };
    const bases = new Set([letters, ...told.sure]);
    if (!isWhole) {
      for (const base of this.#led(letters, this.grammar.inflections)) bases.add(base);
      for (const base of this.grammar.basesOf?.(letters, listed, known) ?? []) bases.add(base);
    }
    const isUncut = [...bases].some((base) => this.vocabulary.whole.has(base));
    const given = (isUncut ? [] : this.lexicon.partsOf(written)).map((parts) =>
      this.#split(
        parts.map((part) => this.fold(part)),
        true,
      ),
    );
    const loose = (isUncut ? [] : (this.lexicon.loosePartsOf?.(written) ?? [])).map((parts) => ({
      ...this.#split(
        parts.map((part) => this.fold(part)),
        false,
      ),
      isSure: false,
    }));
    const own = [...bases].flatMap((base) => this.#notedSplits(base) ?? this.#splitsOf(base));
    const family = this.familyOf(letters);
    return {
      written,
      letters,
      bare: letters.normalize('NFD').replace(/\p{M}/gu, ''),
      spellings: [letters, ...(this.grammar.variants?.(letters) ?? [])],
      parts: family && family.parts.length > 0 ? family.parts : writtenParts(written),
      bases,
      formOf: this.lexicon.formsOf && new Set(this.lexicon.formsOf(written).map((base) => this.fold(base))),
      roots: this.#rootsOf(bases),
      loose: new Set([
        ...told.loose,
        ...this.#rootsOf((this.lexicon.looseBasesOf?.(written) ?? []).map((base) => this.fold(base))),
      ]),
      splits: [...given, ...own, ...loose],
      family,
    };
  }

  /** Everything these words are derived from, as long as each step is a word. */
  #rootsOf(bases: Iterable<string>): Set<string> {
    const roots = new Set(bases);
    let newest = [...roots];
    for (let depth = 0; depth < DEEPEST && newest.length > 0; depth++) {
      const found = newest.flatMap((word) => this.#originsOf(word));
      newest = [...new Set(found)].filter((word) => !roots.has(word));
      for (const word of newest) roots.add(word);
    }
    return roots;
  }

  /** What a word is derived from, in one step. A word that must stay whole has only origins of that kind: *besøge*, *besøg*. */
  #originsOf(word: string): string[] {
    const found = [
      ...this.#led(word, this.grammar.derivations),
      ...this.#withoutPrefix(word),
      ...(this.lexicon.rootsOf?.(word) ?? []),
      ...(this.grammar.rootsOf?.(word, (other) => this.isListed(other)) ?? []),
    ];
    const { whole } = this.vocabulary;
    return whole.has(word) ? found.filter((origin) => whole.has(origin)) : found;
  }

  /** The listed words that these endings lead to. */
  #led(letters: string, endings: readonly Ending[]): string[] {
    return endings.flatMap(([ending, instead]) => {
      if (!letters.endsWith(ending)) return [];
      const stem = ending === '' ? letters : letters.slice(0, -ending.length);
      if (stem.length < 2) return [];
      return instead
        .map((other) => stem + other)
        .filter((word) => word.length >= SHORTEST_ROOT && word !== letters && this.isListed(word));
    });
  }

  #withoutPrefix(letters: string): string[] {
    return this.grammar.prefixes
      .filter((prefix) => letters.startsWith(prefix))
      .map((prefix) => letters.slice(prefix.length))
      .filter((rest) => rest.length > SHORTEST_ROOT && this.isListed(rest));
  }

  /** The notes on a word's parts take precedence over computed splits, even if they list none. */
  #notedSplits(letters: string): Split[] | undefined {
    const family = this.familyOf(letters);
    if (!family) return undefined;
    const parts = family.parts.map((part) => this.fold(part));
    return parts.length > 0 ? [this.#split(parts, true)] : [];
  }

  #splitsOf(letters: string): Split[] {
    if (this.grammar.links.length === 0 || letters.length < SHORTEST_COMPOUND || this.vocabulary.whole.has(letters))
      return [];
    // Names are not split: nobody hears "land" in Finland.
    if (this.lexicon.hasName(letters) && !this.lexicon.has(letters)) return [];
    const told = this.grammar.compoundsOf?.(letters, (word) => this.isListed(word));
    const found = told ?? this.#cut(letters, MOST_PARTS);
    return found.filter((parts) => !this.#breaks(parts)).map((parts) => this.#split(parts, told !== undefined));
  }

  /** Whether the split cuts through a word that must stay whole: *hundrede* in *hundredekrone*. */
  #breaks(parts: readonly string[]): boolean {
    return parts.slice(1).some((part, at) => {
      const first = parts[at] ?? '';
      return Array.from(part, (_, end) => first + part.slice(0, end + 1)).some((word) =>
        this.vocabulary.whole.has(word),
      );
    });
  }

  #split(parts: readonly string[], isSure: boolean): Split {
    const basesOf = (part: string) => this.grammar.partBasesOf?.(part, (word) => this.isListed(word)) ?? [];
    const isLong = (part: string) => part.length >= SURE_PART || this.#shortParts.has(part) || this.#heads.has(part);
    return {
      parts: parts.map((letters) => ({ letters, roots: this.#rootsOf([letters, ...basesOf(letters)]) })),
      isSure: isSure || parts.every(isLong),
    };
  }

  /** Every way to split a word into listed words. */
  #cut(letters: string, most: number): string[][] {
    if (most < 2) return [];
    const found: string[][] = [];
    for (let at = 2; at <= letters.length - 2; at++) {
      const head = letters.slice(0, at);
      const tail = letters.slice(at);
      for (const link of this.grammar.links) {
        if (!head.endsWith(link)) continue;
        const first = head.slice(0, head.length - link.length);
        if (!this.#heads.has(first) && !this.#isPart(first)) continue;
        if (this.#isPart(tail)) found.push([first, tail]);
        if (this.vocabulary.whole.has(tail)) continue;
        for (const rest of this.#cut(tail, most - 1)) found.push([first, ...rest]);
      }
    }
    return found;
  }

  #isPart(letters: string): boolean {
    if (this.#noParts.has(letters)) return false;
    if (this.#shortParts.has(letters)) return true;
    if (letters.length < SHORTEST_PART) return false;
    return this.isListed(letters) || (this.grammar.isPart?.(letters, (word) => this.isListed(word)) ?? false);
  }
}
