/** The referee at a table: the house rules its people agreed on, and its opinions on clues. */
import { z } from 'zod';
import { type Opinion, reasons, usualHouseRules, verdicts } from '../kernel/opinion.ts';
import { defined } from '../kernel/plain.ts';

export const refereeOptions = z.strictObject({
  /** L17: the referee advises, its objections bind, or it is not used. */
  mode: z.enum(['advise', 'strict', 'off']),
  /** L12: names of several words count as one. */
  names: z.boolean(),
  /** L13: common abbreviations count as words. */
  acronyms: z.boolean(),
  /** L14: compounds written apart or with a hyphen count as one word. */
  apart: z.boolean(),
  /** L15: all rhymes are legal. Only people can judge that. */
  rhymes: z.boolean(),
});
export type RefereeOptions = z.infer<typeof refereeOptions>;

export const usualReferee: RefereeOptions = {
  mode: 'advise',
  ...usualHouseRules,
  rhymes: false,
};

/** Games set up before these options existed use the defaults. */
export function refereeOf({ referee }: { readonly referee?: RefereeOptions | undefined }): RefereeOptions {
  return referee ?? usualReferee;
}

export const opinionSchema = z.strictObject({
  verdict: z.enum(verdicts),
  /** The rule it cites (`L6`), and the visible codename it is about. */
  rule: z.string().optional(),
  codename: z.string().optional(),
  reason: z.enum(reasons).optional(),
  /** Some of the referee's data for this language is not installed, so it is less sure. */
  limited: z.literal(true).optional(),
});

export function opinionView(opinion: Opinion | undefined): z.infer<typeof opinionSchema> | undefined {
  if (!opinion) return undefined;
  const { verdict, rule, codename, reason, limited } = opinion;
  return defined({ verdict, rule, codename, reason, limited });
}
