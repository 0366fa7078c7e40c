/** What a table agrees on before a game of Spyfall: rounds, time, roles, locations. */
import { z } from 'zod';
import { nameKey } from '../kernel/name-key.ts';
import { tidyLine } from '../kernel/text.ts';
import { ROLES } from './seats.ts';

const text = z
  .string()
  .min(1)
  .max(40)
  .refine((text) => text === tidyLine(text), 'spaces around it, or something unseen in it');

const ownLocation = z
  .strictObject({ name: text, roles: z.array(text).length(ROLES) })
  .refine(({ roles }) => areDistinct(roles), 'a role twice');

export const optionsSchema = z
  .strictObject({
    /** S1 */
    rounds: z.int().min(1).max(20),
    /** S8: 0 plays without a clock. */
    minutes: z.int().min(0).max(30),
    /** S6: whether roles are to be played; they are shown either way. */
    roles: z.boolean(),
    /** S9: whether people talk and tap who is asked, just talk, or write their questions and answers here. */
    way: z.enum(['spoken', 'free', 'written']),
    /** Whether everyone has a screen, or one is passed around. */
    device: z.enum(['own', 'shared']),
    /** S22: how many seconds the table waits for a player whose connection is lost. */
    patience: z.int().min(30).max(600),
    /** Ids of locations that are switched off. */
    without: z.array(z.string().min(1).max(40)).max(100),
    /** Locations of the table's own. */
    own: z
      .array(ownLocation)
      .max(20)
      .refine((own) => areDistinct(own.map(({ name }) => name)), 'a location twice'),
  })
  .refine(({ way, device }) => way !== 'written' || device === 'own', 'who passes one device around talks');
export type Options = z.infer<typeof optionsSchema>;

function areDistinct(names: readonly string[]): boolean {
  return new Set(names.map(nameKey)).size === names.length;
}
