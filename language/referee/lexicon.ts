/** The words of one language, by their letters; and what a dictionary's own analysis says of a form. */

export type Lexicon = {
  readonly language: string;
  /** Whether the language's morphology is missing, and only lists are there. */
  readonly isLimited: boolean;
  /** It knows nothing of this language, and so cannot say of anything that it is no word. */
  readonly isBlank?: true;
  /** Is this listed as a word, in its base form or (where a list holds forms) in any? */
  has(letters: string): boolean;
  /** Is it listed as a name? */
  hasName(letters: string): boolean;
  /** The base forms of a word as it is written; none if it is not known. What is only computed as a compound has none. */
  basesOf(word: string): readonly string[];
  /** The parts that the dictionary itself takes the word apart into, if it knows. */
  partsOf(word: string): readonly (readonly string[])[];
  /** Bases and parts that the word may have besides, so that people would argue: *keksi* is a biscuit, and *he invented*. */
  looseBasesOf?(word: string): readonly string[];
  loosePartsOf?(word: string): readonly (readonly string[])[];
  /** What a base form is derived from, where the dictionary can tell better than the grammar's endings. */
  rootsOf?(letters: string): readonly string[];
  /** Can the dictionary compute it as a compound, though nobody has listed it? */
  isBuilt(word: string): boolean;
};
