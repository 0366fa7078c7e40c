/** The referee's opinions and the house rules they depend on: the words that the games, the referee and the pages share. */

/** Characters of a clue as it is typed, whether it is given, asked about or answered. */
export const LONGEST_CLUE = 40;

export const verdicts = ['legal', 'doubtful', 'illegal'] as const;
export type Verdict = (typeof verdicts)[number];

/** Why the referee rejects or doubts a clue; the pages have a sentence for each. */
export const reasons = [
  /** L1: nothing was said; more than one word. */
  'empty',
  'several-words',
  /** L2: a single letter. */
  'letter',
  /** L5: a foreign word; an unknown word. */
  'foreign',
  'unknown',
  /** L6: the codename; an inflection or derivation of it; a word that contains it. */
  'same',
  'form',
  'contains',
  /** L7: a part of the codename; a form of such a part; a word that contains such a part. */
  'part',
  'part-form',
  'part-inside',
  /** L6 or L7, in doubt: overlapping letters. If they are certainly chance, L8 permits the clue. */
  'near',
  /** L10: an invented compound. */
  'invented',
  /** L11: the same word in another spelling. */
  'spelling',
  /** L12 to L14, depending on the table's house rules. */
  'name',
  'abbreviation',
  'apart',
] as const;
export type Reason = (typeof reasons)[number];

/** Obtained before `decide` and stored in the event. */
export type Opinion = {
  readonly verdict: Verdict;
  /** The rule it cites (`L6`) and the visible codename it is about. */
  readonly rule?: string;
  readonly codename?: string;
  readonly reason?: Reason;
  /** Some of the referee's data for this language is not installed, so it is less sure. */
  readonly limited?: true;
};

/**
 * L17: whether a strict table refuses the clue unless people allow it: it is illegal, or several words that the referee
 * does not know as one name or compound and that may be invented (L10, L12).
 */
export function isBinding({ verdict, rule }: Pick<Opinion, 'verdict' | 'rule'>): boolean {
  return verdict === 'illegal' || (verdict === 'doubtful' && (rule === 'L12' || rule === 'L14'));
}

/** The options of a table that affect a verdict. Only people can judge L15 and L16. */
export type HouseRules = {
  /** L12: names of several words count as one. */
  readonly names: boolean;
  /** L13: common abbreviations count as words. */
  readonly acronyms: boolean;
  /** L14: compounds written apart or with a hyphen count as one word. */
  readonly apart: boolean;
};

export const usualHouseRules: HouseRules = { names: false, acronyms: true, apart: false };
