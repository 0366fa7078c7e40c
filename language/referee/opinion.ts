/** What the referee says, and what a table may have agreed before. */

/** Why it objects, or doubts; the pages have a sentence for each. */
export const reasons = [
  /** L1: nothing was said; more than one word. */
  'empty',
  'several-words',
  /** L2: a single letter. */
  'letter',
  /** L5: a word of another language; a word nobody here has heard of. */
  'foreign',
  'unknown',
  /** L6: the codename; an inflection or a derivation of it; a word that holds it. */
  'same',
  'form',
  'contains',
  /** L7: a part of the codename; a form of such a part; a word that holds such a part. */
  'part',
  'part-form',
  'part-inside',
  /** L6 or L7, in doubt: letters that meet. If that is sure to be chance, L8 permits it. */
  'near',
  /** L10. */
  'invented',
  /** L11: the same word in another spelling. */
  'spelling',
  /** L12 to L14, where the table has agreed otherwise. */
  'name',
  'abbreviation',
  'apart',
] as const;
export type Reason = (typeof reasons)[number];

export type Opinion = {
  readonly verdict: 'legal' | 'doubtful' | 'illegal';
  readonly rule?: string;
  readonly codename?: string;
  readonly reason?: Reason;
  /** Part of what it should know of this language is missing here: it is less sure. */
  readonly limited?: true;
};

/** L12, L13 and L14; what L15 and L16 say, only people can judge. */
export type HouseRules = {
  /** Names of several words count as one. */
  readonly names: boolean;
  /** Abbreviations in common use count as words. */
  readonly acronyms: boolean;
  /** Compounds written apart or with a hyphen count as one word. */
  readonly apart: boolean;
};

export const usual: HouseRules = { names: false, acronyms: true, apart: false };
