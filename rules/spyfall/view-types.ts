/** What a viewer of Spyfall sees, as a closed schema: a field that is not listed here cannot be sent. */
import { z } from 'zod';
import { clockActions } from '../kernel/clock.ts';
import { eachOf } from '../kernel/plain.ts';
import { optionsSchema } from './options.ts';
import { refusals } from './refusals.ts';
import { seatActions } from './seat-actions.ts';
import { endings, merits, phases, results } from './types.ts';

const permission = z.enum(['yes', ...refusals]);
const person = z.string();

const votes = z.array(z.strictObject({ by: person, guilty: z.boolean() }));
const voices = z.array(z.strictObject({ by: person, suspect: person }));

const verdict = z.strictObject({
  result: z.enum(results),
  location: z.string(),
  spy: person,
  roles: z.array(z.strictObject({ person, role: z.string() })),
  /** S19, S20: how many points each player got, and what for. */
  points: z.array(z.strictObject({ person, points: z.int(), merits: z.array(z.enum(merits)) })),
  /** Who was accused or convicted. */
  suspect: person.optional(),
  /** Whose accusation it was, if one ended the round. */
  accuser: person.optional(),
  /** What everyone said in the last vote, if there was one. */
  voices: voices.optional(),
  /** The location the spy named. */
  named: z.string().optional(),
});

const clock = z.union([
  z.strictObject({ total: z.int(), until: z.int() }),
  z.strictObject({ total: z.int(), left: z.int() }),
]);

export const viewSchema = z.strictObject({
  game: z.literal('spyfall'),
  options: optionsSchema,
  /** The viewer's seat; only they see their card, and a newcomer has none before the next round. */
  you: z
    .strictObject({
      person,
      card: z
        .union([z.strictObject({ spy: z.literal(true) }), z.strictObject({ location: z.string(), role: z.string() })])
        .optional(),
    })
    .optional(),
  phase: z.enum(phases),
  /** From 1. */
  round: z.int(),
  /** S4: every location in the game, in the same order for everyone. */
  locations: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /**
   * Everyone with points or a seat; `plays`: has a card of this round; `gone`: is not waited for (S22); `until`: is away,
   * and how long the table waits; `looked`: has looked at their card, until the clock is started.
   */
  players: z.array(
    z.strictObject({
      person,
      points: z.int(),
      plays: z.boolean(),
      gone: z.boolean(),
      until: z.int().optional(),
      looked: z.literal(true).optional(),
    }),
  ),
  dealer: person,
  clock: clock.optional(),
  /** `barred` has just asked them (S10); `asked` owes an answer. */
  turn: z.strictObject({ asker: person, barred: person.optional(), asked: person.optional() }).optional(),
  /** The questions of this round, in order; with their texts if the table writes. */
  talk: z.array(
    z.strictObject({ by: person, to: person, question: z.string().optional(), answer: z.string().optional() }),
  ),
  /** Players who have accused someone in this round (S12). */
  accusers: z.array(person),
  /** Votes are open, and counted when all are in. */
  accusation: z
    .strictObject({
      by: person,
      suspect: person,
      votes,
      awaited: z.array(person),
    })
    .optional(),
  /** The accusations of this round that were voted on, with all votes (S13). */
  hearings: z.array(z.strictObject({ by: person, suspect: person, votes })),
  /** The spy who has shown the card and has to name a location (S15). */
  stopper: person.optional(),
  ballot: z.strictObject({ voices, awaited: person.optional() }).optional(),
  /** All finished rounds, including the last one while it is discussed. */
  verdicts: z.array(verdict),
  outcome: z.strictObject({ ending: z.enum(endings), winners: z.array(person) }).optional(),
  /** What this viewer may do now, or why not. */
  may: z.strictObject(eachOf(seatActions, permission)),
  hostMay: z.strictObject(eachOf(clockActions, permission)),
});
export type View = z.infer<typeof viewSchema>;
