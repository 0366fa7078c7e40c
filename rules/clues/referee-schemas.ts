/** The schemas of the referee's options and opinions. */
import { z } from 'zod';
import { reasons, verdicts } from '../kernel/opinion.ts';

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

export const opinionSchema = z.strictObject({
  verdict: z.enum(verdicts),
  /** The rule it cites (`L6`), and the visible codename it is about. */
  rule: z.string().optional(),
  codename: z.string().optional(),
  reason: z.enum(reasons).optional(),
  /** Some of the referee's data for this language is not installed, so it is less sure. */
  limited: z.literal(true).optional(),
});
