/**
 * The referee at a table: the house rules its people agreed on, and its opinions on clues. Has no schemas, so that pages
 * can run the rules.
 */
import type { z } from 'zod';
import { type Opinion, usualHouseRules } from '../kernel/opinion.ts';
import { defined } from '../kernel/plain.ts';
import type { opinionSchema, refereeOptions } from './referee-schemas.ts';

export type RefereeOptions = z.infer<typeof refereeOptions>;

export const usualReferee: RefereeOptions = {
  mode: 'advise',
  ...usualHouseRules,
  rhymes: false,
};

/** L13: in Duet an abbreviation is no word unless the table has agreed on it. */
export const usualDuetReferee: RefereeOptions = { ...usualReferee, acronyms: false };

/** Games set up before these options existed use the defaults. */
export function refereeOf({ referee }: { readonly referee?: RefereeOptions | undefined }): RefereeOptions {
  return referee ?? usualReferee;
}

const LEGAL: z.infer<typeof opinionSchema> = { verdict: 'legal' };

export function opinionView(opinion: Opinion | undefined): z.infer<typeof opinionSchema> | undefined {
  if (!opinion) return undefined;
  const { verdict, rule, codename, reason, limited } = opinion;
  // Most clues are legal, and nothing more is said about them: they share one object.
  if (verdict === 'legal' && !rule && !codename && !reason && !limited) return LEGAL;
  return defined({ verdict, rule, codename, reason, limited });
}
