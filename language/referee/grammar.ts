/** What the referee has to be told of a language, as data. Every ending and part is tried against the dictionary before it counts. */

/** An ending, and what may stand in its place in a related word: `['ning', ['', 'e']]` leads from *maling* to *male*. */
export type Ending = readonly [ending: string, instead: readonly string[]];

export type Invented = 'illegal' | 'doubtful' | 'legal';

/** Bases of a word as everybody takes it, and as people would argue. */
export type Readings = { readonly sure: readonly string[]; readonly loose: readonly string[] };

export type Grammar = {
  /** How a form leads to its base, where the dictionary does not tell. */
  readonly inflections: readonly Ending[];
  /** Bases that rules like these cannot tell, of what `has` knows: irregular forms, changing stems. `known` are those the dictionary tells. */
  readonly basesOf?: (
    letters: string,
    has: (letters: string) => boolean,
    known: readonly string[],
  ) => readonly string[];
  /** Which of the bases that the dictionary tells are surely meant, and which in another reading: *sale* is salt, and *he climbs*. */
  readonly readings?: (letters: string, known: readonly string[], has: (letters: string) => boolean) => Readings;
  /** How a word leads to one it is derived from, or that is derived from the same. */
  readonly derivations: readonly Ending[];
  /** The same where endings like these cannot tell: derivations from changing stems. */
  readonly rootsOf?: (letters: string, has: (letters: string) => boolean) => readonly string[];
  /** What is put before a word and leaves it the same word: *un*happy, *be*male. */
  readonly prefixes: readonly string[];
  /** What may stand between the parts of a compound. `''` where nothing need. Empty where the language does not compound. */
  readonly links: readonly string[];
  /** The ways to take a word apart, where compounds are so few that cutting words anywhere finds chance; `links` are not used then. */
  readonly compoundsOf?: (letters: string, has: (letters: string) => boolean) => readonly (readonly string[])[];
  /** Parts of two or three letters that compounds are really made of; with others so short it is only a doubt, or none at two. */
  readonly shortParts: readonly string[];
  /** Parts that no list holds, because they are themselves derived: *labda* + *rúgás*. */
  readonly isPart?: (letters: string, has: (letters: string) => boolean) => boolean;
  /** What a part of a compound is a form of, that as a word of its own it would not be: *porta* of *portare* in *portachiavi*. */
  readonly partBasesOf?: (letters: string, has: (letters: string) => boolean) => readonly string[];
  /** Words that begin or end so many others by chance that they are no part on their own. */
  readonly noParts: readonly string[];
  /** Other spellings of the same word (L11), by their letters. */
  readonly variants?: (letters: string) => readonly string[];
  /** Words that may mean where a card lies (L2). */
  readonly places?: readonly string[];
  /** Where the spelling itself asks for a hyphen within a word, so that people would argue: *linja-auto*. */
  readonly asksForHyphen?: RegExp;
  /** Letters that no word of this language has, and no loanword that is at home in it: a pattern, or what knows them. */
  readonly looksForeign?: { test(letters: string): boolean };
  /** What a compound that no dictionary lists is called (L10), or what it is by the ways to take it apart. */
  readonly unlistedCompound: Invented | ((splits: readonly (readonly string[])[]) => Invented);
};
