/** The referee's knowledge of one language: which words there are, which are foreign, and what is known of each. */
import type { Family } from '../family.ts';
import { fold } from '../letters.ts';
import { Analyst } from './analyst.ts';
import { isCapital } from './dictionaries.ts';
import { type ForeignWords, isPlainGerman } from './foreign.ts';
import type { Grammar, Invented, WordLookup } from './grammar.ts';
import { Kept } from './kept.ts';
import type { Lexicon } from './lexicon.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './word.ts';

/** Words of which the analysis is kept, in each generation. */
const MOST_KEPT = 2000;
/** Bases are asked for about forms that nobody has said, too. */
const MOST_BASES = 5000;

export class Knowledge {
  readonly language: string;
  readonly grammar: Grammar;
  readonly lexicon: Lexicon;
  readonly vocabulary: Vocabulary;
  readonly known: WordLookup;
  readonly #cards: ReadonlySet<string>;
  readonly #families: ReadonlyMap<string, Family>;
  readonly #foreign: ForeignWords;
  readonly #analyst: Analyst;
  readonly #words = new Kept<Word>(MOST_KEPT, (written) => this.analyse(written));
  readonly #regularForms = new Kept<ReadonlySet<string>>(
    MOST_KEPT,
    (letters) => new Set(this.grammar.regularForms?.(letters, this.known)),
  );

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
    this.lexicon = keeping(from.lexicon);
    this.grammar = from.grammar;
    this.vocabulary = from.vocabulary;
    this.known = {
      has: (letters) => this.isListed(letters) || this.lexicon.hasName(letters),
      basesOf: (letters) => this.lexicon.basesOf(letters).map((base) => this.fold(base)),
    };
    this.#cards = from.cards;
    this.#families = from.families;
    this.#foreign = from.foreign;
    this.#analyst = new Analyst(this);
  }

  word(written: string): Word {
    return this.#words.of(written);
  }

  /** The forms that a noun, verb or adjective regularly has, as far as they can be listed. */
  regularFormsOf(letters: string): ReadonlySet<string> {
    return this.#regularForms.of(letters);
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
    if (!this.#foreign.isEveryday?.(written) || this.isShared(letters)) return false;
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

  /** Not kept. */
  analyse(written: string): Word {
    return this.#analyst.analyse(written);
  }
}

/** A judgement asks for the bases of the same words again and again, and a dictionary takes long to find them. */
function keeping(lexicon: Lexicon): Lexicon {
  const bases = new Kept(MOST_BASES, (written) => lexicon.basesOf(written));
  return { ...lexicon, basesOf: (written) => bases.of(written) };
}
