/** What a language brings for bots besides its lexicon, as data. */

export type BotLanguage = {
  /** Rude words, separated by spaces. No bot says them. */
  readonly rude: string;
  /** Words for crimes, hatred and suffering, and parties of today, separated by spaces. No bot says them either. */
  readonly sensitive: string;
  /** Endings that the referee leaves to a dictionary: stripped from a clue until a known word remains, longest first. */
  readonly clueEndings: readonly (readonly [ending: string, instead: readonly string[]])[];
  /** Whether an unknown clue may be a compound of known words. */
  readonly hasCompounds: boolean;
  readonly forms: Forms;
  /** How the kinds of questions begin, in lower case, in the order they are tried; a question without any is `yes`. */
  readonly questions: readonly (readonly [kind: QuestionKind, pattern: RegExp])[];
};

export const questionKinds = ['yes', 'or', 'who', 'what', 'how', 'where', 'when', 'long', 'much', 'why'] as const;

/**
 * What a question asks for: `yes` is yes or no, `or` one of two, `long` how long, `much` how much or how many; the others
 * are their question words.
 */
export type QuestionKind = (typeof questionKinds)[number];

/** When two words of a typed sentence are likely forms of one word. */
export type Forms = {
  /** In letters; some languages stack several suffixes. */
  readonly longestEnding: number;
  /** Before an ending, a word loses no letters but these. */
  readonly losesOnly?: RegExp;
  /** Changes of the last vowel, from and to. */
  readonly vowelChange?: RegExp;
  /** How many letters a word of four may gain when its last vowel changes. */
  readonly growsAfterVowel?: number;
  /** Before an ending, a word loses nothing but its last vowel. */
  readonly losesOnlyVowels?: true;
  /** A double letter may become single before an ending. */
  readonly halvesDoubles?: true;
};
