/** What a viewer of Codenames sees, as a closed schema: a field that is not listed here cannot be sent. */
import { z } from 'zod';
import { askedSchema } from '../clues/asked-schema.ts';
import { opinionSchema } from '../clues/referee-schemas.ts';
import { standings } from '../clues/standing.ts';
import { clockActions } from '../kernel/clock.ts';
import { eachOf } from '../kernel/plain.ts';
import { refusals } from './refusals.ts';
import { seatActions } from './seat-actions.ts';
import { teams } from './teams.ts';
import { agreedSchema, clocks, coverings, endings, identities, phases, turnEnds } from './types.ts';

const team = z.enum(teams);
const identity = z.enum(identities);
const permission = z.enum(['yes', ...refusals]);
const person = z.string();
const clueNumber = z.union([z.int(), z.literal('unlimited')]);

const cardView = z.strictObject({
  /** May contain soft hyphens (U+00AD) where it can be broken. */
  word: z.string(),
  /** The identity of a covered card; shown to all. */
  covered: identity.optional(),
  /** How it was covered, and on which clue (index into `clues`). */
  how: z.enum(coverings).optional(),
  clue: z.int().optional(),
  /** The key: for spymasters, and for all once the game is over. */
  identity: identity.optional(),
  marks: z.array(person),
});

const clueView = z.strictObject({
  team,
  by: person,
  word: z.string(),
  number: clueNumber,
  opinion: opinionSchema.optional(),
  /** The cards that the giver noted it is for: shown to everyone once the game is over. */
  meant: z.array(z.int()).optional(),
  standing: z.enum(standings),
  /** Who called it illegal. */
  struckBy: person.optional(),
  /** C23: operatives who doubt it, shown to their own team. */
  hands: z.array(person).optional(),
  guesses: z.array(z.strictObject({ card: z.int(), identity, by: person })),
  ended: z.enum(turnEnds).optional(),
});

export const viewSchema = z.strictObject({
  game: z.literal('codenames'),
  options: agreedSchema,
  /** `team` is `both` for the lone operative of C31. */
  you: z.strictObject({ team: z.enum([...teams, 'both']), role: z.enum(['spymaster', 'operative']) }).optional(),
  starts: team,
  team,
  phase: z.enum(phases),
  cards: z.array(cardView).length(25),
  /** The covered cards, in the order they were covered. */
  covers: z.array(z.int()),
  /** C5 */
  remaining: z.strictObject({ red: z.int(), blue: z.int() }),
  clues: z.array(clueView),
  /** C24, L18: the word the spymaster in turn has asked about: for those who ask and answer. */
  asked: askedSchema.optional(),
  /** Guesses made in this turn and the most there may be; no `most` means no limit (C16, C17). */
  guesses: z.strictObject({ made: z.int(), most: z.int().optional() }).optional(),
  /** C22: this team's spymaster may cover one of their own agents now or before their next clue. */
  penalty: team.optional(),
  /** C28, C32: opponent's agents still to be covered by the spymaster. */
  due: z.int(),
  clock: z
    .strictObject({
      kind: z.enum(clocks),
      total: z.int(),
      /** Running: when it expires (server time in milliseconds). Paused: what is left. */
      until: z.number().optional(),
      left: z.number().optional(),
    })
    .optional(),
  outcome: z
    .strictObject({
      ending: z.enum(endings),
      winners: z.array(team),
      /** C30: only a won game played together has one. */
      score: z.int().min(1).max(8).optional(),
    })
    .optional(),
  /** What this viewer may do now, or why not. */
  may: z.strictObject(eachOf(seatActions, permission)),
  /** What the host may do with the clock now, or why not. */
  hostMay: z.strictObject(eachOf(clockActions, permission)),
});
export type View = z.infer<typeof viewSchema>;
