/** Why a referee objects to a clue, or doubts it; every page has a sentence for each. The referee itself has the same list. */
export const reasons = [
  'empty',
  'several-words',
  'letter',
  'foreign',
  'unknown',
  'same',
  'form',
  'contains',
  'part',
  'part-form',
  'part-inside',
  'near',
  'invented',
  'spelling',
  'name',
  'abbreviation',
  'apart',
] as const;
export type Reason = (typeof reasons)[number];
