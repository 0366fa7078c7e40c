/** The words of one language by their letters, and a dictionary's own analysis of forms. */

export type Lexicon = {
  readonly language: string;
  /** Whether the language's morphology is missing and only lists are available. */
  readonly isLimited: boolean;
  /** Set if nothing is known of this language, so that no word can be called unknown. */
  readonly isBlank?: true;
  /** Whether this is listed as a word, in its base form or (if the list contains forms) in any form. */
  has(letters: string): boolean;
  /** Whether it is listed as a name. */
  hasName(letters: string): boolean;
  /** Base forms of a word as written; empty if it is unknown or only computed as a compound. */
  basesOf(word: string): readonly string[];
  /** Words of which it is a regular form, although it is a word of its own: *lasta* is a spatula, and *lapsi*. */
  formsOf?(word: string): readonly string[];
  /** The dictionary's own splits of the word, if any. */
  partsOf(word: string): readonly (readonly string[])[];
  /** Further possible bases and parts, which people would argue about: *keksi* is a biscuit, and *he invented*. */
  looseBasesOf?(word: string): readonly string[];
  loosePartsOf?(word: string): readonly (readonly string[])[];
  /** What a base form is derived from, where the dictionary knows better than the grammar's endings. */
  rootsOf?(letters: string): readonly string[];
  /** Whether the dictionary lists it with its hyphens: *prim-ministru*. */
  isHyphenated?(pieces: readonly string[]): boolean;
  /** Whether the dictionary can compute it as a compound although it is not listed. */
  isBuilt(word: string): boolean;
};
