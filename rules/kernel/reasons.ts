/**
 * Why a referee rejects or doubts a clue; every page has a sentence for each. The referee keeps a copy of this list.
 */
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
