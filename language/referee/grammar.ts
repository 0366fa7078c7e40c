/**
 * A language's grammar for the referee, as data. Every ending and part is checked against the dictionary before it
 * counts.
 */

/** An ending and its possible replacements in a related word: `['ning', ['', 'e']]` leads from *maling* to *male*. */
export type Ending = readonly [ending: string, instead: readonly string[]];

export type Invented = 'illegal' | 'doubtful' | 'legal';

/** A word's bases that everyone agrees on, and those that people would argue about. */
export type Readings = { readonly sure: readonly string[]; readonly loose: readonly string[] };

export type Noun = { readonly letters: string; readonly isName: boolean };
/** What the dictionary knows: listed words and names, and the base forms of a word. */
export type WordLookup = { has(letters: string): boolean; basesOf(letters: string): readonly string[] };

export type Grammar = {
  /** Endings that lead from a form to its base, where the dictionary does not. */
  readonly inflections: readonly Ending[];
  /**
   * Bases that endings cannot find, among the words `has` accepts: irregular forms, changing stems. `known` are the
   * dictionary's bases.
   */
  readonly basesOf?: (
    letters: string,
    has: (letters: string) => boolean,
    known: readonly string[],
  ) => readonly string[];
  /**
   * Which of the dictionary's bases are certain, and which belong to another reading: *sale* is salt, and *he climbs*.
   */
  readonly readings?: (letters: string, known: readonly string[], has: (letters: string) => boolean) => Readings;
  /**
   * A noun's or adjective's regular forms, each of which is a form of it whatever else it spells: *suppers* is also a verb's form,
   * *macchine* also a verb's.
   */
  readonly regularForms?: (letters: string, known: WordLookup) => readonly string[];
  /** Whether every base that the dictionary gives a form is one, whatever else the form spells: *bær* of *bære*. */
  readonly trustsDictionary?: true;
  /** The same where there are too many forms to list; `written` has the clue's accents. */
  readonly isForm?: (letters: string, noun: Noun, known: WordLookup, written: string) => boolean;
  /** Endings that lead from a word to one it is derived from, or that shares its origin. */
  readonly derivations: readonly Ending[];
  /** The same where endings are not enough: derivations from changing stems. */
  readonly rootsOf?: (letters: string, has: (letters: string) => boolean) => readonly string[];
  /** Prefixes that leave a word the same word: *un*happy, *be*male. */
  readonly prefixes: readonly string[];
  /**
   * Linking elements between the parts of a compound; `''` if none is needed. Empty if the language does not compound.
   */
  readonly links: readonly string[];
  /**
   * Ways to split a word, for languages with so few compounds that cutting anywhere finds mostly chance; replaces
   * `links`.
   */
  readonly compoundsOf?: (letters: string, has: (letters: string) => boolean) => readonly (readonly string[])[];
  /**
   * Two- and three-letter parts that really form compounds. Other three-letter parts only raise a doubt; other
   * two-letter parts are ignored.
   */
  readonly shortParts: readonly string[];
  /** Parts that only begin compounds, whether or not they are words: *ős* in *őserdő*. */
  readonly heads?: readonly string[];
  /** Parts that no list contains because they are derived themselves: *labda* + *rúgás*. */
  readonly isPart?: (letters: string, has: (letters: string) => boolean) => boolean;
  /** Bases a word has only as part of a compound: *porta* of *portare* in *portachiavi*. */
  readonly partBasesOf?: (letters: string, has: (letters: string) => boolean) => readonly string[];
  /** Words that begin or end so many others by chance that they do not count as parts. */
  readonly noParts: readonly string[];
  /** Other spellings of the same word (L11), by their letters. */
  readonly variants?: (letters: string) => readonly string[];
  /** Words that may refer to a card's position (L2). */
  readonly places?: readonly string[];
  /** Where the spelling itself requires a hyphen, so that people would argue: *linja-auto*. */
  readonly asksForHyphen?: RegExp;
  /** Prefixes that only a hyphen joins to a word: *ex-wife*, *self-esteem*. */
  readonly hyphenPrefixes?: readonly string[];
  /** Letters of other alphabets, which only the loanwords that the dictionary spells so have. */
  readonly strangeLetters?: RegExp;
  /** Detects letters that occur in no word of this language and in no established loanword. */
  readonly looksForeign?: { test(letters: string): boolean };
  /**
   * Whether two dictionary words may differ only by an accent that people often leave out: *papà*, *papa*. Where most such
   * pairs are spellings of one word, the letters of those that are not.
   */
  readonly accentsMatter?: true | ReadonlySet<string>;
  /** Whether people often leave out marks that make another letter, so that *fată* may be meant as *față*. */
  readonly marksAreLeftOut?: true;
  /** Whether compounds are written as one word, so that one written apart can be looked up joined (L10, L14). */
  readonly joinsCompounds?: true;
  /** Whether an unknown word is a verb made of a noun for this one clue (L10): *tomatisere*. */
  readonly isOddVerb?: (letters: string, has: (letters: string) => boolean) => boolean;
  /** The verdict on a compound that no dictionary lists (L10), or a function of its possible splits. */
  readonly unlistedCompound: Invented | ((splits: readonly (readonly string[])[], letters: string) => Invented);
};
