/** The referee at a table: what its people have agreed on, and what it can say of a clue. */
import { z } from 'zod';
import type { Opinion } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import { reasons } from '../kernel/reasons.ts';

export { reasons } from '../kernel/reasons.ts';

export const refereeOptions = z.strictObject({
  /** L17: it says what it thinks, its objection binds, or it is not asked at all. */
  mode: z.enum(['advise', 'strict', 'off']),
  /** L12: names of several words count as one. */
  names: z.boolean(),
  /** L13: abbreviations in common use count as words. */
  acronyms: z.boolean(),
  /** L14: compounds written apart or with a hyphen count as one word. */
  apart: z.boolean(),
  /** L15: all rhymes are legal. Only people can judge that. */
  rhymes: z.boolean(),
});
export type RefereeOptions = z.infer<typeof refereeOptions>;

/** What the referee has to know of it. */
export type HouseRules = Pick<RefereeOptions, 'names' | 'acronyms' | 'apart'>;

export const usualReferee: RefereeOptions = {
  mode: 'advise',
  names: false,
  acronyms: true,
  apart: false,
  rhymes: false,
};

/** Games that were set up before a table could agree on anything are played as usual. */
export function refereeOf({ referee }: { readonly referee?: RefereeOptions | undefined }): RefereeOptions {
  return referee ?? usualReferee;
}

export const opinionSchema = z.strictObject({
  verdict: z.enum(['legal', 'doubtful', 'illegal']),
  /** The rule it rests on (`L6`), and the visible codename it is about. */
  rule: z.string().optional(),
  codename: z.string().optional(),
  reason: z.enum(reasons).optional(),
  /** Part of what it should know of this language is missing in this house: it is less sure. */
  limited: z.literal(true).optional(),
});

export function opinionView(opinion: Opinion | undefined): z.infer<typeof opinionSchema> | undefined {
  if (!opinion) return undefined;
  const { verdict, rule, codename, reason, limited } = opinion;
  return defined({ verdict, rule, codename, reason, limited });
}
