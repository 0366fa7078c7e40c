/** What the people who ask and answer see of a question about a clue. */
import { z } from 'zod';
import { answers } from './asking.ts';
import { opinionSchema } from './referee-schemas.ts';

export const askedSchema = z.strictObject({
  by: z.string(),
  word: z.string(),
  opinion: opinionSchema.optional(),
  yes: z.array(z.string()),
  /** Who has not answered yet; empty where one answer is enough. */
  awaits: z.array(z.string()),
  answer: z.enum(answers),
});
export type AskedView = z.infer<typeof askedSchema>;
